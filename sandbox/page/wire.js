// The socket: questions with answers, and news in between. It comes back by itself.

export class Refused extends Error {
  constructor(key, detail) {
    super(key);
    this.key = key;
    this.detail = detail;
  }
}

const waiting = new Map();
const hearers = new Map();
let socket = null;
let number = 0;
let pause = 300;

export function on(kind, hear) {
  hearers.set(kind, hear);
}

function tell(kind, news) {
  hearers.get(kind)?.(news);
}

export function connect() {
  socket = new WebSocket(`ws://${location.host}/socket`);
  socket.addEventListener("open", () => {
    pause = 300;
    tell("open", null);
  });
  socket.addEventListener("message", (frame) => {
    const news = JSON.parse(frame.data);
    if (news.t !== "answer") return tell(news.t, news);
    const { done, failed } = waiting.get(news.n) ?? {};
    waiting.delete(news.n);
    if ("refused" in news) failed?.(new Refused(news.refused, news.detail));
    else done?.(news.ok);
  });
  socket.addEventListener("close", () => {
    for (const { failed } of waiting.values()) failed(new Refused("offline", ""));
    waiting.clear();
    tell("close", null);
    setTimeout(connect, pause);
    pause = Math.min(pause * 1.7, 5000);
  });
}

export function ask(what, details = {}) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("offline", ""));
  number += 1;
  const n = number;
  return new Promise((done, failed) => {
    waiting.set(n, { done, failed });
    socket.send(JSON.stringify({ n, do: what, ...details }));
  });
}

export async function upload(file) {
  const answer = await fetch(`/upload?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file });
  if (!answer.ok) throw new Refused("upload_too_big", "10 MiB");
  return { upload: (await answer.json()).upload };
}

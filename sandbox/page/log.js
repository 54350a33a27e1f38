// The open channel: its messages, kept at the newest unless the reader has scrolled away.

import { el, icon } from "./dom.js";
import { messageNode } from "./message.js";
import { here, older, state } from "./state.js";
import { day } from "./times.js";
import { ask } from "./wire.js";
import { complain } from "./toast.js";
import { welcome } from "./welcome.js";
import { t } from "./languages/words.js";

const KEPT = 100; // messages in the page; older ones come back on request
const LEFT = 50; // of them, when there are more
const NEAR = 60;

let acts = null;
let pinned = true;
const scroller = () => document.getElementById("scroll");
const log = () => document.getElementById("log");

export function setActs(given) {
  acts = given;
  let above = 0;
  scroller().addEventListener("scroll", () => {
    // Only scrolling up leaves the newest; that there is suddenly more below does not.
    pinned = atEnd() || (pinned && scroller().scrollTop >= above);
    above = scroller().scrollTop;
    document.getElementById("newest").hidden = pinned;
    if (pinned) markRead();
  });
  scroller().append(el("button.newest", { id: "newest", type: "button", hidden: true, onclick: toEnd }, icon("down"), el("span")));
  new ResizeObserver(() => pinned && toEnd()).observe(log());
  new ResizeObserver(() => pinned && toEnd()).observe(scroller());
}

const atEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight < NEAR;

export function toEnd() {
  pinned = true;
  scroller().scrollTop = scroller().scrollHeight;
  markRead();
}

let sent = "";
export function markRead() {
  const last = state.messages.findLast((message) => !message.ephemeral);
  if (!last || document.hidden || !here() || !pinned) return;
  const key = `${state.you} ${state.open} ${last.id}`;
  if (key === sent) return;
  sent = key;
  ask("read", { channel: state.open, message: last.id }).catch(() => (sent = ""));
}

export async function load(channel, target = null) {
  log().setAttribute("aria-busy", "true");
  const got = await ask("look", { channel });
  if (channel !== state.open) return;
  log().removeAttribute("aria-busy");
  state.messages = got.messages;
  state.more = got.more;
  const unread = got.messages.find((it) => older(it.id, got.read) > 0 && it.author.id !== state.you && !it.ephemeral);
  state.newFrom = got.read !== "0" || state.messages.length > 3 ? (unread?.id ?? null) : null;
  pinned = true;
  draw();
  if (target) reveal(target);
  else toEnd();
}

export async function loadOlder() {
  const first = state.messages[0];
  if (!first) return;
  const got = await ask("look", { channel: state.open, before: first.id }).catch(complain);
  if (!got) return;
  const before = scroller().scrollHeight;
  state.messages = [...got.messages, ...state.messages];
  state.more = got.more;
  pinned = false;
  draw();
  scroller().scrollTop += scroller().scrollHeight - before;
}

export function reveal(id) {
  const node = document.getElementById(`m-${id}`);
  if (!node) return toEnd();
  pinned = false;
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1600);
}

export function draw() {
  const nodes = [];
  const channel = here();
  document.querySelector("#newest span").textContent = t("newest");
  if (!channel) return log().replaceChildren();
  if (state.more) nodes.push(el("button.older", { type: "button", onclick: loadOlder }, t("older")));
  else nodes.push(...welcome(channel, acts));
  let before = null;
  for (const message of state.messages) {
    nodes.push(...dividers(message, before), messageNode(message, before, acts));
    before = message;
  }
  log().replaceChildren(...nodes);
}

function dividers(message, before) {
  const found = [];
  if (!before || day(before.at) !== day(message.at)) found.push(el("div.divider", {}, el("span", {}, day(message.at))));
  if (message.id === state.newFrom) found.push(el("div.divider.fresh", {}, el("span", {}, t("new"))));
  return found;
}

// A message came or changed.
export function place(message) {
  if (message.channel !== state.open) return;
  const index = state.messages.findIndex((it) => it.id === message.id);
  if (index >= 0) {
    state.messages[index] = message;
    const old = document.getElementById(`m-${message.id}`);
    const focused = old?.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const fresh = messageNode(message, state.messages[index - 1], acts);
    if (pinned) keepHeight(old, fresh);
    old?.replaceWith(fresh);
    if (focused) [...fresh.querySelectorAll("button[data-id]")].find((it) => it.dataset.id === focused)?.focus({ preventScroll: true });
  } else {
    pinned ||= message.ephemeral; // an answer to what we did is what we wait for
    const before = state.messages.at(-1);
    state.messages.push(message);
    log().append(...dividers(message, before), messageNode(message, before, acts));
    if (state.messages.length > KEPT && pinned) {
      state.messages.splice(0, state.messages.length - LEFT);
      state.more = true;
      draw();
    }
  }
  if (pinned) toEnd();
}

// A replaced picture has the size of the old one until it is there: nothing jumps.
function keepHeight(old, fresh) {
  const before = old?.querySelectorAll(".picture img") ?? [];
  fresh.querySelectorAll(".picture img").forEach((image, index) => {
    const height = before[index]?.clientHeight;
    if (!height || image.width) return;
    image.style.minHeight = `${height}px`;
    image.addEventListener("load", () => image.style.removeProperty("min-height"), { once: true });
  });
}

export function remove(id) {
  state.messages = state.messages.filter((message) => message.id !== id);
  document.getElementById(`m-${id}`)?.remove();
}

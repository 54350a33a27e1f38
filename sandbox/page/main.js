// Puts the page together: news from the socket, clicks to the socket, and who looks where.

import * as composer from "./controls/composer.js";
import { dots } from "./dom.js";
import { modal } from "./controls/form.js";
import * as log from "./log.js";
import { linkTo } from "./markdown.js";
import { drawHead, drawSide } from "./sidebar.js";
import { here, language, me, older, person, setChannels, startingPlace, state, threadsOf } from "./state.js";
import { refreshStamps } from "./times.js";
import { complain, hush, toast } from "./toast.js";
import { startDialog } from "./welcome.js";
import { ask, connect, on } from "./wire.js";
import { t } from "./languages/words.js";

const FOLLOW_MS = 15000;
let followUntil = 0;

// Remembered by the tab, so that a reload comes back to the same person and place.
const remembered = {
  get: (key) => sessionStorage.getItem(key),
  set: (key, value) => sessionStorage.setItem(key, value),
};

const acts = {
  async go(channel, message = null) {
    drawer(false);
    hush();
    if (!state.channels.has(channel)) return;
    if (channel === state.open && message) return log.reveal(message);
    state.open = channel;
    remembered.set("channel", channel);
    composer.leave();
    draw();
    await Promise.all([log.load(channel, message), loadCommands()]).catch(complain);
  },
  async be(user) {
    followUntil = 0;
    await become(user);
    drawer(false);
  },
  click: (message, custom_id, button) => busy(button, ask("click", { ...address(message), custom_id })),
  select: (message, custom_id, values, button) => busy(button, ask("select", { ...address(message), custom_id, values })),
  dismiss: (message) => ask("dismiss", address(message)).catch(complain),
  slash: async (name, options) => shown(await ask("slash", { channel: state.open, name, options })),
  startDialog: () => startDialog(acts),
  async start(starter, button) {
    followUntil = Date.now() + FOLLOW_MS;
    const room = here().kind === "text" ? state.open : startingPlace().id;
    if (room !== state.open) await acts.go(room);
    await busy(button, ask("start", { starter, channel: room }));
  },
  drawer: () => drawer(!document.body.classList.contains("drawer")),
};

const address = (message) => ({ channel: message.channel, message: message.id });

async function busy(button, asked) {
  button?.classList.add("busy");
  button?.setAttribute("aria-busy", "true");
  try {
    shown(await asked);
  } catch (error) {
    complain(error);
  } finally {
    button?.classList.remove("busy");
    button?.removeAttribute("aria-busy");
  }
}

// What the bot's first answer asks of the page.
function shown(outcome) {
  if (outcome.kind === "failed") toast(t("failed", { name: state.bot.name }), { kind: "wrong" });
  if (outcome.kind !== "modal") return;
  const { interaction } = outcome;
  modal(outcome.modal, async (values) => shown(await ask("submit", { interaction, values })));
}

function drawer(open) {
  document.body.classList.toggle("drawer", open);
  document.getElementById("shade").hidden = !open;
}

// What stands beside the log, as one text: news come often, and seldom change it.
let beside = "";
function drawn() {
  const channels = [...state.channels.values()];
  const threads = channels.map((it) => threadsOf(it.id).map((thread) => thread.id));
  const { you, open, server, online, people, clock, starters } = state;
  const shows = [you, open, server, online, people, clock.speed, starters, threads, channels.map((it) => ({ ...it, last: 0 }))];
  const before = beside;
  beside = JSON.stringify(shows);
  return beside === before;
}

function draw() {
  if (drawn()) return;
  document.documentElement.lang = language();
  const channel = here();
  const waiting = [...state.channels.values()].reduce((sum, it) => sum + it.rings, 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${channel ? channel.name + " · " : ""}${state.server}`;
  drawSide(acts);
  drawHead(acts);
}

async function loadCommands() {
  if (state.open) state.commands = await ask("commands", { channel: state.open });
}

async function become(user) {
  const inDm = here()?.kind === "dm";
  const got = await ask("be", user ? { user } : {});
  Object.assign(state, {
    ready: true,
    you: got.you,
    server: got.server,
    guild: got.guild,
    bot: got.bot,
    online: got.online,
    people: got.people,
    roles: got.roles,
    starters: got.starters,
    languages: got.languages,
    clock: { now: got.now, at: Date.now() / 1000, speed: got.speed },
  });
  setChannels(got.channels);
  remembered.set("person", state.you);
  const wanted = state.open ?? remembered.get("channel");
  const seen = state.channels.get(wanted);
  const dm = [...state.channels.values()].find((it) => it.kind === "dm");
  // Somebody else's direct messages are not ours: the same place is our own.
  const kept = seen ?? (inDm ? dm : startingPlace());
  state.open = null;
  await acts.go(kept.id);
}

function ringing() {
  return [...state.channels.values()].filter((it) => it.rings).sort((a, b) => older(b.last, a.last));
}

// Somebody's notifications have become more, ours in a channel that is not open.
function called(before, channels) {
  for (const it of state.people) {
    const had = before.find((old) => old.id === it.id)?.rings ?? 0;
    if (it.rings <= had) continue;
    if (it.id === state.you) {
      const channel = ringing().find((one) => one.id !== state.open && one.rings > (channels.get(one.id)?.rings ?? 0));
      if (!channel) continue;
      const text = channel.kind === "dm" ? `${t("messages")}: ${channel.name}` : t("called_you", { name: channel.name });
      toast(text, { kind: "ring", action: t("look"), act: () => acts.go(channel.id) });
    } else {
      const act = async () => {
        await become(it.id);
        const channel = ringing()[0];
        if (channel) await acts.go(channel.id);
      };
      toast(t("called", { name: it.name }), { kind: "ring", action: t("switch_to", { name: it.name }), act });
    }
  }
}

on("open", () => {
  document.body.classList.remove("lost");
  document.getElementById("typing").replaceChildren();
  become(state.you ?? remembered.get("person")).catch(complain);
});
on("close", () => {
  document.body.classList.add("lost");
  document.getElementById("typing").replaceChildren(dots(), t("reconnecting"));
});
on("bot", ({ online }) => {
  state.online = online;
  if (state.ready) draw();
});
on("message", ({ message }) => {
  const channel = state.channels.get(message.channel);
  if (channel && older(message.id, channel.last) > 0) channel.last = message.id;
  log.place(message);
});
on("gone", ({ message }) => log.remove(message));
on("channel", ({ channel }) => {
  const fresh = !state.channels.has(channel.id);
  const { archived, locked } = state.channels.get(channel.id) ?? {};
  state.channels.set(channel.id, channel);
  if (!state.ready) return;
  draw();
  if (channel.id === state.open && (archived !== channel.archived || locked !== channel.locked)) composer.drawComposer();
  if (fresh && channel.parent && Date.now() < followUntil) {
    followUntil = 0;
    acts.go(channel.id);
  }
});
on("channel gone", ({ channel }) => {
  state.channels.delete(channel);
  if (state.open === channel) acts.go([...state.channels.values()][0].id);
  else draw();
});
on("commands", () => loadCommands().catch(complain));
on("people", ({ people, channels }) => {
  if (!state.ready) return;
  const { people: before, channels: rang } = state;
  const spoke = language();
  const names = before.map((it) => it.name).join("\n");
  const guest = me()?.guest;
  state.people = people;
  setChannels(channels);
  if (guest !== me()?.guest || !state.channels.has(state.open)) {
    become(state.you).catch(complain); // another server, other commands
    return;
  }
  draw();
  if (spoke !== language() || names !== people.map((it) => it.name).join("\n")) {
    log.draw();
    composer.drawComposer();
    loadCommands().catch(complain);
  }
  called(before, rang);
  log.markRead();
});

let quiet = 0;
on("typing", ({ channel, user }) => {
  if (channel !== state.open) return;
  const box = document.getElementById("typing");
  box.replaceChildren(dots(), t("typing", { name: person(user)?.name ?? "" }));
  clearTimeout(quiet);
  quiet = setTimeout(() => box.replaceChildren(), 8000);
});

function hop(by) {
  const lines = [...document.querySelectorAll("#side .channel")];
  const at = lines.findIndex((node) => node.dataset.channel === state.open);
  lines[(at + by + lines.length) % lines.length]?.click();
}

document.addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]") || event.defaultPrevented) return;
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
  if (event.altKey && /^Digit[1-9]$/.test(event.code)) {
    const it = state.people[Number(event.code.slice(5)) - 1];
    if (it) acts.be(it.id).catch(complain);
  } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) hop(event.key === "ArrowDown" ? 1 : -1);
  else if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) composer.focusComposer("/");
  else if (event.key === "Escape" && document.body.classList.contains("drawer")) drawer(false);
  else if (event.key === "Escape" && !composer.busy()) log.toEnd();
  else return;
  event.preventDefault();
});
document.addEventListener("visibilitychange", () => !document.hidden && log.markRead());
document.getElementById("shade").addEventListener("click", () => drawer(false));

log.setActs(acts);
composer.setActs(acts);
linkTo(acts.go, composer.beginNamed);
setInterval(refreshStamps, 1000);
connect();

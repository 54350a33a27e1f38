// Channels, threads and direct messages on the left, and the people at the table below them.

import { avatar, el, icon, iconButton, twoLines } from "./dom.js";
import { dialog } from "./controls/form.js";
import { me, offered, state, threadsOf } from "./state.js";
import { ask } from "./wire.js";
import { complain } from "./toast.js";
import { t } from "./languages/words.js";

const KINDS = { text: "hash", thread: "thread", private: "lock", dm: "mail", foreign: "hash", group: "mail" };
let showAsleep = false;

export function drawSide(acts) {
  const all = [...state.channels.values()];
  const texts = all.filter((it) => it.kind === "text" || it.kind === "foreign");
  const asleep = all.filter((it) => it.archived);
  const lines = texts.flatMap((channel) => [
    line(channel, acts),
    ...threadsOf(channel.id).filter((it) => !it.archived).map((thread) => line(thread, acts)),
  ]);
  const open = showAsleep || asleep.some((it) => it.id === state.open);
  const title = el("summary", {}, `${t("asleep")} (${asleep.length})`);
  const sleeping = el("details", { open }, title, ...asleep.slice(-20).map((it) => line(it, acts)));
  sleeping.addEventListener("toggle", () => (showAsleep = sleeping.open));
  const list = el(
    "div.channels",
    {},
    el("h2", {}, t("channels")),
    ...lines,
    asleep.length ? sleeping : null,
    el("h2", {}, t("messages")),
    ...all.filter((it) => it.kind === "dm" || it.kind === "group").map((it) => line(it, acts)),
  );
  const side = document.getElementById("side");
  const kept = side.querySelector(".channels")?.scrollTop ?? 0;
  side.setAttribute("aria-label", t("menu"));
  side.replaceChildren(...[top(), starter(acts), list, people(acts)].filter(Boolean));
  list.scrollTop = kept;
}

function top() {
  const status = state.online ? t("online") : t("offline");
  return el(
    "div.top",
    {},
    el("img", { src: "/page/icon.svg", alt: "", width: 28, height: 28 }),
    el("strong", {}, state.server),
    el("span.status", { class: state.online ? "on" : "off", title: status }, el("span.hidden", {}, status)),
    state.clock.speed !== 1 ? el("span.badge", {}, t("speed", { speed: state.clock.speed })) : null,
  );
}

function starter(acts) {
  if (!offered().length) return null;
  return startButton("button.begin", acts);
}

function startButton(kind, acts) {
  const inside = [icon("plus"), el("span", {}, t("start"))];
  return el(kind, { type: "button", onclick: acts.startDialog, title: t("start_title") }, ...inside);
}

function line(channel, acts) {
  const node = el(
    "button.channel",
    { type: "button", class: channel.kind, onclick: () => acts.go(channel.id), title: channel.name },
    icon(KINDS[channel.kind]),
    el("span.name", {}, channel.name),
    channel.rings ? el("span.count", {}, String(channel.rings)) : channel.unread ? el("span.dot", { title: t("new") }) : null,
  );
  node.dataset.channel = channel.id;
  node.classList.toggle("unread", channel.unread > 0);
  if (channel.id === state.open) node.setAttribute("aria-current", "page");
  return node;
}

function people(acts) {
  const you = me();
  const language = languages(you.language);
  language.setAttribute("aria-label", t("language"));
  language.title = t("language");
  language.addEventListener("change", () => ask("person_change", { user: you.id, language: language.value }).catch(complain));
  const faces = state.people.map((it, index) => face(it, index, acts));
  const gear = iconButton("button.bare", "gear", t("edit_person", { name: you.name }), () => editPerson(you));
  return el(
    "section.people",
    { "aria-label": t("people") },
    el("div.faces", {}, ...faces, iconButton("button.face.add", "plus", t("add_person"), addPerson)),
    el("div.you", {}, avatar(you), el("strong.name", {}, you.name), language, gear),
  );
}

function face(it, index, acts) {
  const yours = it.id === state.you;
  const waiting = it.rings || it.unread ? ", " + t("waiting", { count: it.rings || it.unread }) : "";
  const label = (yours ? t("you_are", { name: it.name }) : t("be", { name: it.name })) + waiting;
  const hint = index < 9 ? ` (Alt ${index + 1})` : "";
  const node = el("button.face", { type: "button", title: label + hint, "aria-label": label }, avatar(it));
  node.dataset.person = it.name;
  node.addEventListener("click", () => acts.be(it.id));
  if (it.rings) node.append(el("span.count", {}, String(it.rings)));
  else if (it.unread && !yours) node.append(el("span.dot"));
  if (yours) node.setAttribute("aria-current", "true");
  return node;
}

function languages(code) {
  const choices = Object.entries(state.languages).map(([key, name]) => el("option", { value: key, selected: key === code }, name));
  return el("select", {}, ...choices);
}

function personFields(name, code) {
  const input = el("input", { type: "text", id: "person-name", value: name, maxLength: 32 });
  const language = languages(code);
  language.id = "person-language";
  const body = [
    el("div.field", {}, el("label", { htmlFor: "person-name" }, t("name")), input),
    el("div.field", {}, el("label", { htmlFor: "person-language" }, t("language")), language),
  ];
  return { input, language, body };
}

function addPerson() {
  const { input, language, body } = personFields("", me().language);
  const send = () => ask("person_add", { name: input.value, language: language.value });
  dialog({ title: t("add_person"), body, action: t("add_person"), send });
}

function editPerson(it) {
  const { input, language, body } = personFields(it.name, it.language);
  const open = el("input", { type: "checkbox", checked: it.dms_open });
  const guest = el("input", { type: "checkbox", checked: it.guest });
  body.push(el("label.choice", {}, open, twoLines(t("dms_open"), t("dms_open_hint"))));
  body.push(el("label.choice", {}, guest, twoLines(t("guest"), t("guest_hint"))));
  const changes = () => ({ name: input.value, language: language.value, dms_open: open.checked, guest: guest.checked });
  const send = () => ask("person_change", { user: it.id, ...changes() });
  dialog({ title: t("edit_person", { name: it.name }), body, action: t("save"), send });
}

export function drawHead(acts) {
  const channel = state.channels.get(state.open);
  if (!channel) return;
  const parent = channel.parent && state.channels.get(channel.parent);
  const elsewhere = [...state.channels.values()].some((it) => it.id !== channel.id && it.rings);
  const others = state.people.some((it) => it.id !== state.you && it.rings);
  const menu = iconButton("button.bare.menu", "menu", t("menu"), acts.drawer);
  if (elsewhere || others) menu.append(el("span.dot"));
  const title = el("h1", {}, icon(KINDS[channel.kind]), el("span", {}, channel.name));
  const head = [menu];
  if (parent) {
    const up = el("button.link.parent", { type: "button", onclick: () => acts.go(parent.id) }, "#" + parent.name);
    head.push(up, el("span.slash", {}, "›"));
  }
  head.push(title, el("span.grow"));
  if (offered().length) head.push(startButton("button.small.starter", acts));
  const you = t("you_are", { name: me().name });
  head.push(el("button.bare.self", { type: "button", onclick: acts.drawer, title: you, "aria-label": you }, avatar(me())));
  document.getElementById("head").replaceChildren(...head);
}

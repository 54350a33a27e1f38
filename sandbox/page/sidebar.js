// Channels, threads and direct messages on the left, and the people at the table below them.

import { avatar, el, icon } from "./dom.js";
import { dialog } from "./form.js";
import { me, state, threadsOf } from "./state.js";
import { ask } from "./wire.js";
import { complain } from "./toast.js";
import { LANGUAGES, t } from "./words.js";

const KINDS = { text: "hash", thread: "thread", private: "lock", dm: "mail" };
let showAsleep = false;

export function drawSide(acts) {
  const all = [...state.channels.values()];
  const texts = all.filter((it) => it.kind === "text");
  const asleep = all.filter((it) => it.archived);
  const lines = texts.flatMap((channel) => [
    line(channel, acts),
    ...threadsOf(channel.id).filter((it) => !it.archived).map((thread) => line(thread, acts)),
  ]);
  const sleeping = el("details", { open: showAsleep || asleep.some((it) => it.id === state.open) }, el("summary", {}, `${t("asleep")} (${asleep.length})`), ...asleep.slice(-20).map((it) => line(it, acts)));
  sleeping.addEventListener("toggle", () => (showAsleep = sleeping.open));
  const list = el(
    "div.channels",
    {},
    el("h2", {}, t("channels")),
    ...lines,
    asleep.length ? sleeping : null,
    el("h2", {}, t("messages")),
    ...all.filter((it) => it.kind === "dm").map((it) => line(it, acts)),
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
  if (!state.starters.length) return null;
  return el("button.begin", { type: "button", onclick: acts.startDialog, title: t("start_title") }, icon("plus"), el("span", {}, t("start")));
}

function line(channel, acts) {
  const node = el(
    "button.channel",
    { type: "button", class: channel.kind, onclick: () => acts.go(channel.id), data: { channel: channel.id }, title: channel.name },
    icon(KINDS[channel.kind]),
    el("span.name", {}, channel.name),
    channel.rings ? el("span.count", {}, String(channel.rings)) : channel.unread ? el("span.dot", { title: t("new") }) : null,
  );
  node.classList.toggle("unread", channel.unread > 0);
  if (channel.id === state.open) node.setAttribute("aria-current", "page");
  return node;
}

function people(acts) {
  const you = me();
  const language = el("select", { "aria-label": t("language"), title: t("language") });
  for (const [code, name] of Object.entries(LANGUAGES)) language.append(el("option", { value: code, selected: code === you.language }, name));
  language.addEventListener("change", () => ask("person_change", { user: you.id, language: language.value }).catch(complain));
  return el(
    "section.people",
    { "aria-label": t("people") },
    el("div.faces", {}, ...state.people.map((it, index) => face(it, index, acts)), el("button.face.add", { type: "button", onclick: addPerson, title: t("add_person"), "aria-label": t("add_person") }, icon("plus"))),
    el("div.you", {}, avatar(you), el("strong.name", {}, you.name), language, el("button.bare", { type: "button", onclick: () => editPerson(you), title: t("edit_person", { name: you.name }), "aria-label": t("edit_person", { name: you.name }) }, icon("gear"))),
  );
}

function face(it, index, acts) {
  const yours = it.id === state.you;
  const waiting = it.rings || it.unread ? ", " + t("waiting", { count: it.rings || it.unread }) : "";
  const label = (yours ? t("you_are", { name: it.name }) : t("be", { name: it.name })) + waiting;
  const hint = index < 9 ? ` (Alt ${index + 1})` : "";
  const node = el("button.face", { type: "button", onclick: () => acts.be(it.id), title: label + hint, "aria-label": label, data: { person: it.name } }, avatar(it));
  if (it.rings) node.append(el("span.count", {}, String(it.rings)));
  else if (it.unread && !yours) node.append(el("span.dot"));
  if (yours) node.setAttribute("aria-current", "true");
  return node;
}

function personFields(name, code) {
  const input = el("input", { type: "text", id: "person-name", value: name, maxLength: 32 });
  const language = el("select", { id: "person-language" });
  for (const [key, title] of Object.entries(LANGUAGES)) language.append(el("option", { value: key, selected: key === code }, title));
  const body = [
    el("div.field", {}, el("label", { htmlFor: "person-name" }, t("name")), input),
    el("div.field", {}, el("label", { htmlFor: "person-language" }, t("language")), language),
  ];
  return { input, language, body };
}

function addPerson() {
  const { input, language, body } = personFields("", me().language);
  dialog({ title: t("add_person"), body, action: t("add_person"), send: () => ask("person_add", { name: input.value, language: language.value }) });
}

function editPerson(it) {
  const { input, language, body } = personFields(it.name, it.language);
  const open = el("input", { type: "checkbox", checked: it.dms_open });
  body.push(el("label.choice", {}, open, el("span.what", {}, el("span", {}, t("dms_open")), el("small", {}, t("dms_open_hint")))));
  const send = () => ask("person_change", { user: it.id, name: input.value, language: language.value, dms_open: open.checked });
  dialog({ title: t("edit_person", { name: it.name }), body, action: t("save"), send });
}

export function drawHead(acts) {
  const channel = state.channels.get(state.open);
  if (!channel) return;
  const parent = channel.parent && state.channels.get(channel.parent);
  const elsewhere = [...state.channels.values()].some((it) => it.id !== channel.id && it.rings);
  const others = state.people.some((it) => it.id !== state.you && it.rings);
  const menu = el("button.bare.menu", { type: "button", onclick: acts.drawer, "aria-label": t("menu") }, icon("menu"));
  if (elsewhere || others) menu.append(el("span.dot"));
  const title = el("h1", {}, icon(KINDS[channel.kind]), el("span", {}, channel.name));
  const head = [menu];
  if (parent) head.push(el("button.link.parent", { type: "button", onclick: () => acts.go(parent.id) }, "#" + parent.name), el("span.slash", {}, "›"));
  head.push(title, el("span.grow"));
  if (state.starters.length) head.push(el("button.small.starter", { type: "button", onclick: acts.startDialog, title: t("start_title") }, icon("plus"), el("span", {}, t("start"))));
  head.push(el("button.bare.self", { type: "button", onclick: acts.drawer, title: t("you_are", { name: me().name }), "aria-label": t("you_are", { name: me().name }) }, avatar(me())));
  document.getElementById("head").replaceChildren(...head);
}

// One message as a node.

import { avatar, dots, el, icon } from "./dom.js";
import { attachments, components, embed } from "./controls/components.js";
import { markdown } from "./markdown.js";
import { state } from "./state.js";
import { clockTime } from "./times.js";
import { t } from "./languages/words.js";

const GROUP_SECONDS = 7 * 60;
const SYSTEM = { 4: "renamed", 6: "pinned", 7: "joined", 18: "started_thread" };

export function continues(message, before) {
  if (!before || before.author.id !== message.author.id || before.ephemeral !== message.ephemeral) return false;
  if (message.used || message.reply || message.type in SYSTEM || before.type in SYSTEM) return false;
  const apart = (new Date(message.at) - new Date(before.at)) / 1000;
  return apart < GROUP_SECONDS * Math.max(1, state.clock.speed) && message.at.slice(0, 10) === before.at.slice(0, 10);
}

// `acts` are the page's moves: click, select, dismiss, go.
export function messageNode(message, before, acts) {
  if (message.type in SYSTEM) return systemNode(message, acts);
  const grouped = continues(message, before);
  const node = el("article.message", { id: `m-${message.id}`, tabIndex: -1 });
  node.classList.toggle("grouped", grouped);
  node.classList.toggle("ephemeral", message.ephemeral);
  node.classList.toggle("calls", message.mentions_you && !message.ephemeral);
  node.classList.toggle("rings", message.rings);
  const marks = [
    message.silent ? el("span.mark", { title: t("silent") }, icon("silent", t("silent"))) : null,
    message.rings ? el("span.mark.loud", { title: t("ringing") }, icon("bell", t("ringing"))) : null,
  ];
  const time = el("time", { dateTime: message.at, title: new Date(message.at).toLocaleString() }, clockTime(message.at));
  if (message.used) node.append(usedLine(message));
  if (message.reply) {
    const to = t("replied", { name: message.reply.author.name }) + ": ";
    node.append(el("div.above", {}, icon("back"), to, el("q", {}, message.reply.text)));
  }
  const side = grouped ? el("span.gutter", {}, time) : avatar(message.author);
  const body = el("div.body");
  if (!grouped)
    body.append(
      el(
        "div.by",
        {},
        el("span.name", {}, message.author.name),
        message.author.bot ? el("span.badge", {}, t("bot")) : null,
        time,
        ...marks.filter(Boolean),
      ),
    );
  else if (marks.some(Boolean)) side.append(...marks.filter(Boolean));
  body.append(...content(message, acts));
  if (message.ephemeral) {
    const away = el("button.inline", { type: "button", onclick: () => acts.dismiss(message) }, t("dismiss"));
    body.append(el("div.only", {}, icon("eye"), t("only_you"), " · ", away));
  }
  node.append(side, body);
  return node;
}

function usedLine(message) {
  return el(
    "div.above",
    {},
    icon("back"),
    avatar(message.used.user, true),
    t("used", { name: message.used.user.name }) + " ",
    el("span.mention", {}, "/" + message.used.command),
  );
}

function content(message, acts) {
  if (message.loading) return [el("p.thinking", {}, dots(), t("thinking", { name: message.author.name }))];
  const use = {
    click: (custom_id, button) => acts.click(message, custom_id, button),
    select: (custom_id, values, button) => acts.select(message, custom_id, values, button),
  };
  const parts = [];
  if (message.text) {
    const text = el("div.text", {}, ...markdown(message.text));
    if (message.edited) text.lastChild?.append(" ", el("small.edited", {}, t("edited")));
    parts.push(text);
  }
  parts.push(...message.embeds.map((it) => embed(it, message)));
  if (!message.v2) parts.push(...attachments(message));
  if (message.components.length) parts.push(el("div.components", {}, ...components(message.components, message, use)));
  const thread = message.thread && state.channels.get(message.thread);
  if (thread) parts.push(threadCard(thread, acts));
  return parts;
}

function threadCard(thread, acts) {
  const inside = [icon(thread.kind === "private" ? "lock" : "thread"), el("strong", {}, thread.name), el("span", {}, t("open_thread"))];
  return el("button.threadcard", { type: "button", onclick: () => acts.go(thread.id) }, ...inside);
}

function systemNode(message, acts) {
  const node = el("article.message.system", { id: `m-${message.id}`, tabIndex: -1 });
  const said = t(SYSTEM[message.type], { name: message.author.name }) + " ";
  const line = el("div.body", {}, icon(message.type === 18 ? "thread" : "right"), said);
  const thread = message.target && state.channels.get(message.target);
  if (message.type === 18) {
    if (thread) line.append(el("button.link", { type: "button", onclick: () => acts.go(thread.id) }, thread.name));
    else line.append(el("strong", {}, message.text));
  }
  line.append(el("time", { dateTime: message.at }, clockTime(message.at)));
  node.append(line);
  return node;
}

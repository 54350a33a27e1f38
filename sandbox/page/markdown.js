// Discord's markdown, a safe part of it, straight to nodes.

import { el, emoji, safeUrl } from "./dom.js";
import { person, state } from "./state.js";
import { stamp } from "./times.js";

let go = () => {};
let run = () => {};

// The page's own moves, handed in so that this file knows no layout.
export function linkTo(openChannel, useCommand) {
  go = openChannel;
  run = useCommand;
}

const INLINE = [
  [/^\\([\\`*_~|>#\-+.[\]()<:])/, (m) => m[1]],
  [/^``([^]+?)``(?!`)/, (m) => el("code", {}, m[1].trim())],
  [/^`([^`]+)`/, (m) => el("code", {}, m[1])],
  [/^<(a?):(\w+):(\d+)>/, (m) => emoji({ id: m[3], name: m[2], animated: Boolean(m[1]) })],
  [/^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<@&(\d+)>/, (m) => el("span.mention", {}, "@" + (state.roles.find((it) => it.id === m[1])?.name ?? "role"))],
  [/^@(everyone|here)\b/, (m) => el("span.mention.me", {}, "@" + m[1])],
  [/^<#(\d+)>/, (m) => channelLink(m[1])],
  [/^<\/([^:>]{1,100}):(\d+)>/, (m) => el("button.mention", { type: "button", onclick: () => run(m[1]) }, "/" + m[1])],
  [/^\[((?:[^[\]]|\[[^[\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^https?:\/\/[^\s<>()[\]]+[^\s<>()[\].,;:!?'"]/, (m) => link(m[0], [m[0]])],
  [/^\|\|([^]+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^\*\*\*([^]+?)\*\*\*/, (m) => el("strong", {}, el("em", {}, ...inline(m[1])))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m) => el("strong", {}, ...inline(m[1]))],
  [/^__([^]+?)__(?!_)/, (m) => el("u", {}, ...inline(m[1]))],
  [/^~~([^]+?)~~/, (m) => el("s", {}, ...inline(m[1]))],
  [/^\*(?=\S)([^*]*?(?:\*\*[^*]*\*\*[^*]*?)*\S|\S)\*(?!\*)/, (m) => el("em", {}, ...inline(m[1]))],
  [/^_(?=\S)([^_]*\S|\S)_(?![\p{L}\p{N}])/u, (m) => el("em", {}, ...inline(m[1]))],
];
const SPECIAL = /[\\`<@[h|*_~\n]/;

export function inline(text) {
  const nodes = [];
  let plain = "";
  let previous = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  while (text) {
    const next = text.search(SPECIAL);
    if (next !== 0) {
      const cut = next < 0 ? text.length : next;
      plain += text.slice(0, cut);
      previous = plain.at(-1) ?? "";
      text = text.slice(cut);
      continue;
    }
    if (text[0] === "\n") {
      flush();
      nodes.push(el("br"));
      text = text.slice(1);
      continue;
    }
    const wordBefore = /[\p{L}\p{N}]/u.test(previous);
    const found = INLINE.find(([rule]) => rule.test(text) && !(wordBefore && (text[0] === "_" || text[0] === "h")));
    const match = found && text.match(found[0]);
    if (match) {
      flush();
      nodes.push(found[1](match));
      text = text.slice(match[0].length);
      previous = "";
    } else {
      plain += text[0];
      previous = text[0];
      text = text.slice(1);
    }
  }
  flush();
  return nodes;
}

function mention(id) {
  const found = person(id);
  return el(id === state.you ? "span.mention.me" : "span.mention", {}, "@" + (found?.name ?? "?"));
}

function channelLink(id) {
  const found = state.channels.get(id);
  if (!found) return el("span.mention", {}, "#?");
  return el("button.mention", { type: "button", onclick: () => go(id) }, (found.kind === "text" ? "#" : "") + found.name);
}

// A jump link to a message of this server stays on the page.
export function jump(url) {
  const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url);
  return found && state.channels.has(found[1]) ? () => go(found[1], found[2]) : null;
}

function link(url, inside) {
  const jumping = jump(url);
  if (jumping) {
    const bare = inside.length === 1 && inside[0] === url;
    const name = state.channels.get(/channels\/[^/]+\/(\d+)/.exec(url)[1]).name;
    return el("button.link", { type: "button", onclick: jumping }, ...(bare ? ["› " + name] : inside));
  }
  const href = safeUrl(url);
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, ...inside) : el("span", {}, ...inside);
}

function spoiler(inside) {
  const node = el("span.spoiler", { tabIndex: 0, role: "button" }, el("span", {}, ...inside));
  const open = () => node.classList.add("open");
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && open());
  return node;
}

const ITEM = /^(\s*)(?:[-*]|(\d{1,3})\.)\s+(.*)$/;

export function markdown(text) {
  const nodes = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(el("p", {}, ...inline(paragraph.join("\n"))));
    paragraph = [];
  };
  while (lines.length) {
    const line = lines[0];
    let found;
    if (line.startsWith("```")) {
      flush();
      nodes.push(fence(lines));
    } else if ((found = /^(#{1,3})\s+(.+)$/.exec(line))) {
      flush();
      nodes.push(el("h" + (found[1].length + 2), {}, ...inline(found[2])));
      lines.shift();
    } else if ((found = /^-#\s+(.+)$/.exec(line))) {
      flush();
      nodes.push(el("p.sub", {}, ...inline(found[1])));
      lines.shift();
    } else if (line.startsWith(">>> ")) {
      flush();
      lines[0] = line.slice(4);
      nodes.push(el("blockquote", {}, ...markdown(lines.splice(0).join("\n"))));
    } else if (line.startsWith("> ")) {
      flush();
      const quoted = [];
      while (lines[0]?.startsWith("> ")) quoted.push(lines.shift().slice(2));
      nodes.push(el("blockquote", {}, ...markdown(quoted.join("\n"))));
    } else if (ITEM.test(line)) {
      flush();
      nodes.push(listOf(lines));
    } else {
      paragraph.push(lines.shift());
    }
  }
  flush();
  return nodes;
}

function fence(lines) {
  const first = lines.shift().slice(3);
  const inside = [];
  if (first.endsWith("```") && first.length > 3) return el("pre", {}, el("code", {}, first.slice(0, -3)));
  if (first && !/^[\w+-]+$/.test(first)) inside.push(first);
  while (lines.length && !lines[0].includes("```")) inside.push(lines.shift());
  if (lines.length) {
    const [last, rest] = lines.shift().split("```");
    if (last) inside.push(last);
    if (rest) lines.unshift(rest);
  }
  return el("pre", {}, el("code", {}, inside.join("\n")));
}

function listOf(lines) {
  const first = ITEM.exec(lines[0]);
  const depth = first[1].length;
  const node = first[2] ? el("ol", { start: Number(first[2]) }) : el("ul");
  while (lines.length) {
    const found = ITEM.exec(lines[0]);
    if (!found || found[1].length < depth) break;
    if (found[1].length > depth && node.lastChild) node.lastChild.append(listOf(lines));
    else {
      node.append(el("li", {}, ...inline(found[3])));
      lines.shift();
    }
  }
  return node;
}

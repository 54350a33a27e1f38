// Where one types: plain messages, and slash commands with their options.

import { el, icon } from "../dom.js";
import { CommandLine } from "./command.js";
import { Suggestions } from "./suggest.js";
import { here, state } from "../state.js";
import { ask } from "../wire.js";
import { complain } from "../toast.js";
import { t } from "../languages/words.js";

const root = () => document.getElementById("compose");
const suggestions = new Suggestions();
let acts = null;
let command = null;
let draft = "";

export function setActs(given) {
  acts = given;
}

export const busy = () => command !== null;

export function drawComposer() {
  if (command) return command.relabel();
  const channel = here();
  if (!channel) return root().replaceChildren();
  const name = (channel.kind === "text" ? "#" : "") + channel.name;
  const label = t("write", { name });
  const input = el("textarea", { rows: 1, id: "say", placeholder: label, "aria-label": label, maxLength: 2000, value: draft });
  input.disabled = channel.locked;
  input.autocomplete = "off";
  const send = el("button.bare.send", { type: "submit", "aria-label": t("send") }, icon("send"));
  const hint = channel.locked ? t("locked_hint") : channel.archived ? t("archived_hint") : t("write_hint");
  const slash = el("button.bare.slashkey", { type: "button", title: t("commands"), "aria-label": t("commands") }, "/");
  slash.disabled = channel.locked;
  slash.addEventListener("click", () => {
    input.value = "/";
    input.focus();
    offer(input);
  });
  const form = el("form.say", {}, slash, input, send);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say(input);
  });
  input.addEventListener("input", () => {
    draft = input.value;
    grow(input);
    offer(input);
  });
  input.addEventListener("focus", () => offer(input));
  const left = () => !root().contains(document.activeElement) && suggestions.close();
  input.addEventListener("blur", () => setTimeout(left, 150));
  input.addEventListener("keydown", (event) => {
    if (suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      say(input);
    }
  });
  const typed = document.activeElement?.id === "say" ? document.activeElement.selectionStart : null;
  root().replaceChildren(suggestions.node, form, el("p.hint", {}, hint));
  grow(input);
  if (typed !== null) {
    input.focus();
    input.setSelectionRange(typed, typed);
  }
}

function grow(input) {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 180)}px`;
}

async function say(input) {
  const text = input.value;
  if (!text.trim() || text.startsWith("/")) return;
  try {
    await ask("say", { channel: state.open, text });
    input.value = draft = "";
    grow(input);
  } catch (error) {
    complain(error);
  }
}

export function matching(typed) {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const start = wanted.join(" ");
  const score = (it) => {
    const names = [it.label.toLowerCase(), it.name];
    return names.includes(start) ? 0 : names.some((name) => name.startsWith(start)) ? 1 : 2;
  };
  return state.commands
    .filter((it) => wanted.every((word) => `${it.label} ${it.name} ${it.description}`.toLowerCase().includes(word)))
    .sort((a, b) => score(a) - score(b));
}

function offer(input) {
  if (!input.value.startsWith("/") || input.value.includes("\n")) return suggestions.close();
  const found = matching(input.value.slice(1));
  suggestions.show(
    found.map((it) => ({ label: "/" + it.label, description: it.description, value: it })),
    (it) => begin(it),
    found.length ? t("commands") : t("no_commands"),
  );
}

// Start filling in a command; one without options runs at once.
export function begin(it, filled = {}) {
  draft = "";
  suggestions.close();
  if (!it.options.length) {
    drawComposer();
    document.getElementById("say")?.focus();
    return run(it, {});
  }
  command = new CommandLine(it, suggestions, { run, leave }, filled);
  root().replaceChildren(suggestions.node, command.node);
  command.focus();
}

export function beginNamed(name) {
  const found = state.commands.find((it) => it.name === name);
  if (found) begin(found);
}

async function run(it, options) {
  try {
    await acts.slash(it.name, options);
    leave();
  } catch (error) {
    complain(error);
  }
}

export function leave() {
  const typing = root().contains(document.activeElement);
  command = null;
  suggestions.close();
  drawComposer();
  if (typing) document.getElementById("say")?.focus();
}

export function focusComposer(text) {
  const input = document.getElementById("say");
  if (!input || input.disabled) return;
  input.focus();
  if (text) {
    input.value = text;
    offer(input);
  }
}

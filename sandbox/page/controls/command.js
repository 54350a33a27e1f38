// A slash command being filled in: one field per option, suggestions above.

import { el, icon, iconButton } from "../dom.js";
import { channels, everybody, roles } from "./select.js";
import { state } from "../state.js";
import { ask, upload } from "../wire.js";
import { complain, toast } from "../toast.js";
import { t } from "../languages/words.js";

const STRING = 3;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const FILE = 11;
const TYPING_PAUSE = 120;

export class CommandLine {
  constructor(spec, suggestions, acts, filled) {
    this.spec = spec;
    this.suggestions = suggestions;
    this.acts = acts;
    this.fields = new Map();
    this.row = el("div.args");
    this.spare = el("div.spare");
    this.help = el("p.hint");
    this.go = el("button.primary.small", { type: "submit" }, icon("play"), el("span", {}, t("run")));
    const quit = iconButton("button.bare", "close", t("cancel"), () => acts.leave());
    const line = el("div.line", {}, el("span.commandname", {}, "/" + spec.label), this.row, this.go, quit);
    this.node = el("form.command", { noValidate: true }, line, this.spare, this.help);
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    this.node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      acts.leave();
    });
    for (const option of spec.options) if (option.required || option.name in filled) this.add(option, filled[option.name]);
    this.drawSpare();
    this.help.textContent = spec.description;
  }

  relabel() {
    this.drawSpare();
  }

  drawSpare() {
    const left = this.spec.options.filter((option) => !this.fields.has(option.name));
    const chips = left.map((option) => {
      const chip = el("button.chip", { type: "button", title: option.description }, icon("plus"), option.label);
      chip.addEventListener("click", () => {
        this.add(option);
        this.drawSpare();
        this.focus(option.name);
      });
      return chip;
    });
    this.spare.replaceChildren(...chips);
  }

  add(option, filled = undefined) {
    const id = `option-of-${option.name}`;
    const file = option.type === FILE;
    const label = `${option.label}: ${option.description}`;
    const input = el("input", { type: file ? "file" : "text", id, autocomplete: "off", spellcheck: false, "aria-label": label });
    const field = { option, input, value: undefined, asked: 0 };
    if ([4, 10].includes(option.type)) input.inputMode = option.type === 4 ? "numeric" : "decimal";
    if (filled !== undefined) this.settle(field, filled, String(filled));
    const away = option.required ? null : iconButton("button.bare", "close", t("dismiss"), () => this.drop(option.name));
    field.node = el("label.arg", { htmlFor: id }, el("span.key", {}, option.label), input, away);
    input.addEventListener("focus", () => {
      this.help.textContent = label;
      this.suggest(field);
    });
    input.addEventListener("input", () => {
      field.value = undefined;
      this.fit(field);
      this.suggest(field);
    });
    const left = () => !this.node.contains(document.activeElement) && this.suggestions.close();
    input.addEventListener("blur", () => setTimeout(left, 150));
    input.addEventListener("keydown", (event) => this.key(event, field));
    this.fields.set(option.name, field);
    this.row.append(field.node);
    this.fit(field);
  }

  drop(name) {
    this.fields.get(name).node.remove();
    this.fields.delete(name);
    this.drawSpare();
    this.focus();
  }

  fit(field) {
    if (field.option.type !== FILE) field.input.size = Math.max(8, Math.min(30, field.input.value.length + 1));
  }

  focus(name = null) {
    const empty = [...this.fields.values()].find((field) => field.option.required && !field.input.value);
    const field = name ? this.fields.get(name) : empty;
    (field?.input ?? this.go).focus();
  }

  key(event, field) {
    if (this.suggestions.key(event)) return;
    const first = field === [...this.fields.values()][0];
    if (event.key !== "Backspace" || field.input.value || !first) return;
    event.preventDefault();
    this.acts.leave();
  }

  settle(field, value, label) {
    field.value = value;
    field.input.value = label;
    this.fit(field);
  }

  fixed({ type, choices }) {
    if (choices.length) return choices.map((it) => ({ label: it.name, value: it.value }));
    if (type === BOOLEAN) return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
    if (type === USER) return everybody();
    if (type === ROLE) return roles();
    if (type === MENTIONABLE) return [...everybody(), ...roles()];
    return type === CHANNEL ? channels() : null;
  }

  suggest(field) {
    const { option, input } = field;
    const fixed = this.fixed(option);
    if (fixed) {
      const typed = field.value === undefined ? input.value.toLowerCase() : "";
      const found = fixed.filter((it) => it.label.toLowerCase().includes(typed));
      this.offer(field, found);
    } else if (option.autocomplete) this.complete(field);
    else this.suggestions.close();
  }

  complete(field) {
    field.asked += 1;
    const asked = field.asked;
    setTimeout(async () => {
      if (asked !== field.asked || document.activeElement !== field.input) return;
      try {
        const found = await ask("complete", {
          channel: state.open,
          name: this.spec.name,
          option: field.option.name,
          typed: field.input.value,
          filled: this.scalars(),
        });
        if (asked !== field.asked || document.activeElement !== field.input) return;
        this.offer(field, found.map((it) => ({ label: it.name, value: it.value })));
      } catch (error) {
        complain(error);
      }
    }, TYPING_PAUSE);
  }

  offer(field, found) {
    const choose = (value, item) => this.chosen(field, value, item.label);
    this.suggestions.show(found, choose, found.length ? "" : t("nothing"));
  }

  chosen(field, value, label) {
    this.settle(field, value, label);
    this.suggestions.close();
    const next = [...this.fields.values()].find((it) => it.option.required && !it.input.value);
    (next?.input ?? this.go).focus();
  }

  // What the field holds: a chosen value, or the text typed.
  read(field) {
    if (field.value !== undefined) return field.value;
    const typed = field.input.value.trim();
    if (!typed) return undefined;
    const fixed = this.fixed(field.option);
    if (!fixed) return field.option.type === STRING ? field.input.value : typed;
    const exact = fixed.filter((it) => it.label.toLowerCase() === typed.toLowerCase());
    const near = fixed.filter((it) => it.label.toLowerCase().includes(typed.toLowerCase()));
    return (exact[0] ?? (near.length === 1 ? near[0] : { value: typed })).value;
  }

  scalars() {
    const found = {};
    for (const field of this.fields.values()) {
      const value = field.option.type === FILE ? undefined : this.read(field);
      if (value !== undefined) found[field.option.name] = value;
    }
    return found;
  }

  async run() {
    if (this.go.classList.contains("busy")) return;
    const empty = (it) => (it.option.type === FILE ? !it.input.files.length : this.read(it) === undefined);
    const missing = [...this.fields.values()].find((it) => it.option.required && empty(it));
    if (missing) {
      missing.node.classList.add("missing");
      missing.input.focus();
      return toast(t("refused_missing", { detail: missing.option.label }), { kind: "wrong" });
    }
    const options = this.scalars();
    this.go.classList.add("busy"); // not disabled: that would lose the focus
    try {
      for (const { option, input } of this.fields.values()) {
        if (option.type === FILE && input.files.length) options[option.name] = await upload(input.files[0]);
      }
      await this.acts.run(this.spec, options);
    } catch (error) {
      complain(error);
    } finally {
      this.go.classList.remove("busy");
    }
  }
}

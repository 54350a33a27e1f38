// Dialogs: the bot's modals, and the page's own small forms.

import { el, iconButton, twoLines } from "../dom.js";
import { markdown } from "../markdown.js";
import { select, SELECTS } from "./select.js";
import { upload } from "../wire.js";
import { refusal, t } from "../languages/words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const FILES = 19;
const RADIO = 21;
const CHECKS = 22;
const CHECK = 23;
let last = 0;

// A dialog with a title, fields and two buttons; `send` may refuse, which is shown inside it.
export function dialog({ title, body, action, send }) {
  const complaint = el("p.complaint", { role: "alert" });
  const go = action ? el("button.primary", { type: "submit" }, action) : null;
  const form = el(
    "form",
    { method: "dialog", noValidate: true },
    el("header", {}, el("h2", {}, title), iconButton("button.bare", "close", t("close"), () => box.close())),
    el("div.fields", {}, ...body),
    complaint,
    action ? el("footer", {}, el("button", { type: "button", onclick: () => box.close() }, t("cancel")), go) : null,
  );
  const box = el("dialog.form", { "aria-label": title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!action || go.classList.contains("busy")) return;
    go.classList.add("busy"); // not disabled: that would lose the focus
    complaint.textContent = "";
    try {
      await send();
      box.close();
    } catch (error) {
      if (!error.key) throw error;
      complaint.textContent = refusal(error);
    } finally {
      go.classList.remove("busy");
    }
  });
  box.addEventListener("click", (event) => event.target === box && !action && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  (box.querySelector(".fields input, .fields textarea, .fields button") ?? go)?.focus();
  return box;
}

// A modal of the bot; `send(values)` gets what was entered, by custom_id.
export function modal(spec, send) {
  const fields = [];
  const body = spec.components.map((node) => part(node, fields));
  const values = async () => {
    const entered = {};
    for (const field of fields) {
      const value = await field.value();
      if (value !== undefined) entered[field.id] = value;
    }
    return entered;
  };
  return dialog({ title: spec.title, body, action: t("submit"), send: async () => send(await values()) });
}

function part(node, fields) {
  if (node.type === TEXT) return el("div.text", {}, ...markdown(node.content));
  if (node.type === ROW) {
    return el("div", {}, ...node.components.map((child) => labelled(child, child.label, null, fields)));
  }
  if (node.type === LABEL) return labelled(node.component, node.label, node.description, fields);
  return null;
}

function labelled(node, label, description, fields) {
  last += 1;
  const id = `field-${last}`;
  const made = control(node, id, label);
  fields.push({ id: node.custom_id, value: made.value });
  const needed = node.type !== CHECK && node.required !== false;
  const name = [label, needed ? el("span.needed", { title: t("required") }, "*") : null];
  const grouped = [RADIO, CHECKS].includes(node.type);
  return el(
    grouped ? "fieldset.field" : "div.field",
    {},
    grouped ? el("legend", {}, ...name.filter(Boolean)) : el("label", { htmlFor: id }, ...name.filter(Boolean)),
    description ? el("p.sub", { id: `${id}-note` }, description) : null,
    made.node,
  );
}

function control(node, id, label) {
  if (node.type === TEXT_INPUT) {
    const common = {
      id,
      value: node.value ?? "",
      placeholder: node.placeholder ?? "",
      maxLength: node.max_length ?? 4000,
      required: node.required !== false,
    };
    const input = node.style === 2 ? el("textarea", { ...common, rows: 4 }) : el("input", { ...common, type: "text" });
    return { node: input, value: () => input.value };
  }
  if (SELECTS.includes(node.type)) {
    const menu = select(node, () => {}, label);
    menu.node.id = id;
    return { node: menu.node, value: menu.values };
  }
  if (node.type === RADIO || node.type === CHECKS) return group(node, id);
  if (node.type === CHECK) {
    const input = el("input", { type: "checkbox", id, checked: node.default });
    return { node: input, value: () => input.checked };
  }
  if (node.type === FILES) {
    const input = el("input", { type: "file", id, multiple: (node.max_values ?? 1) > 1 });
    return { node: input, value: async () => Promise.all([...input.files].map(upload)) };
  }
  return { node: el("span"), value: () => undefined };
}

function group(node, id) {
  const type = node.type === RADIO ? "radio" : "checkbox";
  const inputs = node.options.map((option) =>
    el("input", { type, name: id, value: option.value, checked: option.default }),
  );
  const rows = node.options.map(({ label, description }, index) =>
    el("label.choice", {}, inputs[index], twoLines(label, description)),
  );
  const checked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { node: el("div.choices", {}, ...rows), value: () => (type === "radio" ? checked()[0] : checked()) };
}

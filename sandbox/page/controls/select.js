// A select menu: what it shows closed, and what its list holds.

import { el, emoji, icon } from "../dom.js";
import { pick } from "./picker.js";
import { state } from "../state.js";
import { t } from "../languages/words.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
export const SELECTS = [STRING, USER, ROLE, MENTIONABLE, CHANNEL];

const KINDS = { text: 0, thread: 11, private: 12 }; // Discord's numbers for channels

export function everybody() {
  const all = [...state.people, { ...state.bot, bot: true }];
  return all.map((it) => ({ value: it.id, label: it.name, person: it }));
}

export function roles() {
  return state.roles.map((it) => ({ value: it.id, label: "@" + it.name }));
}

export function channels(kinds = []) {
  const fits = (it) => it.kind !== "dm" && (!kinds.length || kinds.includes(KINDS[it.kind]));
  return [...state.channels.values()].filter(fits).map((it) => ({ value: it.id, label: "#" + it.name }));
}

export function offered(menu) {
  if (menu.type === STRING) return menu.options;
  if (menu.type === USER) return everybody();
  if (menu.type === ROLE) return roles();
  return menu.type === MENTIONABLE ? [...everybody(), ...roles()] : channels(menu.channel_types ?? []);
}

// `chosen(values)` is called with every new choice.
export function select(menu, chosen, label = "") {
  const options = offered(menu);
  const preset = (menu.default_values ?? []).map((it) => it.id); // of people, roles and channels
  let values = options.filter((it) => it.default || preset.includes(it.value)).map((it) => it.value);
  const face = el("span.face");
  const button = el(
    "button.select",
    { type: "button", disabled: menu.disabled, "aria-haspopup": "listbox", "aria-label": label || null, data: { id: menu.custom_id } },
    face,
    icon("down"),
  );
  function draw() {
    const shown = options.filter((option) => values.includes(option.value));
    face.replaceChildren(
      ...(shown.length
        ? shown.map((option) => el("span.chosen", {}, emoji(option.emoji), option.label))
        : [el("span.placeholder", {}, menu.placeholder || t("pick"))]),
    );
  }
  button.addEventListener("click", async () => {
    const max = Math.min(menu.max_values ?? 1, options.length);
    const optional = menu.required === false ? 0 : (menu.min_values ?? 1);
    const title = menu.placeholder || label;
    const answer = await pick({ anchor: button, options, min: optional, max, chosen: values, title });
    if (answer === null) return;
    values = answer;
    draw();
    chosen(values, button);
  });
  draw();
  return { node: button, values: () => values };
}

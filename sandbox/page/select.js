// A select menu: what it shows closed, and what its list holds.

import { el, emoji, icon } from "./dom.js";
import { pick } from "./picker.js";
import { state } from "./state.js";
import { t } from "./words.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
export const SELECTS = [STRING, USER, ROLE, MENTIONABLE, CHANNEL];

export function offered(menu) {
  if (menu.type === STRING) return menu.options;
  const people = [...state.people, { ...state.bot, bot: true }].map((it) => ({ value: it.id, label: it.name, person: it }));
  const roles = state.roles.map((it) => ({ value: it.id, label: "@" + it.name }));
  const channels = [...state.channels.values()]
    .filter((it) => it.kind !== "dm" && (!menu.channel_types?.length || menu.channel_types.includes({ text: 0, thread: 11, private: 12 }[it.kind])))
    .map((it) => ({ value: it.id, label: "#" + it.name }));
  if (menu.type === USER) return people;
  if (menu.type === ROLE) return roles;
  return menu.type === MENTIONABLE ? [...people, ...roles] : channels;
}

// `chosen(values)` is called with every new choice.
export function select(menu, chosen, label = "") {
  const options = offered(menu);
  let values = options.filter((option) => option.default).map((option) => option.value);
  const face = el("span.face");
  const button = el(
    "button.select",
    { type: "button", disabled: menu.disabled, "aria-haspopup": "listbox", "aria-label": label || null },
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
    const answer = await pick({ anchor: button, options, min: optional, max, chosen: values, title: menu.placeholder || label });
    if (answer === null) return;
    values = answer;
    draw();
    chosen(values, button);
  });
  draw();
  return { node: button, values: () => values };
}

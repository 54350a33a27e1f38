// The beginning of a channel, and the guided start.

import { avatar, el, icon } from "./dom.js";
import { dialog } from "./controls/form.js";
import { language, offered, startingPlace, state } from "./state.js";
import { t } from "./languages/words.js";

export function welcome(channel, acts) {
  if (channel.kind === "dm") {
    const text = el("p", {}, t("beginning_dm", { name: channel.name }));
    const begin = startingPlace()?.id === channel.id && offered().length ? cards(acts) : null;
    return [el("section.welcome", {}, avatar({ ...state.bot, bot: true }), el("h2", {}, channel.name), text, begin)];
  }
  const name = (channel.kind === "text" ? "#" : "") + channel.name;
  if (channel.id !== startingPlace()?.id) {
    const sign = icon({ text: "hash", private: "lock", thread: "thread", foreign: "hash", group: "mail" }[channel.kind]);
    const guest = channel.kind === "foreign" || channel.kind === "group" ? el("p", {}, t("beginning_guest")) : null;
    return [el("section.welcome.plain", {}, el("span.sign", {}, sign), el("p", {}, t("beginning", { name })), guest)];
  }
  return [
    el(
      "section.welcome.first",
      {},
      el("h2", {}, t("welcome")),
      el("p", {}, t("welcome_text")),
      state.starters.length ? el("h3", {}, t("start_title")) : null,
      state.starters.length ? cards(acts) : el("p", {}, t("no_starters")),
      state.starters.length ? el("p.sub", {}, t("start_hint")) : null,
      keys(),
    ),
  ];
}

function cards(acts, close = () => {}) {
  return el(
    "div.cards",
    {},
    ...offered().map((starter) => {
      const detail = starter.detail[language()];
      const card = el(
        "button.card",
        { type: "button" },
        icon("play"),
        el("span.what", {}, el("strong", {}, starter.label[language()]), el("small", {}, detail || "/" + starter.command)),
      );
      card.addEventListener("click", () => {
        close();
        acts.start(starter.index, card);
      });
      return card;
    }),
  );
}

function keys() {
  const pairs = [
    ["/", "tip_slash"],
    ["Alt 1…9", "tip_person"],
    ["Alt ↑ ↓", "tip_channel"],
    ["Esc", "tip_escape"],
  ];
  const lines = pairs.map(([key, what]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, t(what))));
  return el("dl.keys", { "aria-label": t("tips") }, ...lines);
}

export function startDialog(acts) {
  const box = dialog({
    title: t("start_title"),
    body: [cards(acts, () => box.close()), el("p.sub", {}, t("start_hint"))],
  });
}

// Discord's timestamps, in the reader's language and by the table's clock.

import { el } from "./dom.js";
import { language, tableNow } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function format(seconds, style) {
  return new Intl.DateTimeFormat(language(), STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

export function relative(seconds) {
  const away = Math.round(seconds - tableNow());
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length * 0.98) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

export function stamp(seconds, style) {
  const node = el("time.stamp", { title: format(seconds, "F"), dateTime: new Date(seconds * 1000).toISOString() });
  node.dataset.at = String(seconds);
  if (style === "R") node.dataset.relative = "";
  node.textContent = style === "R" ? relative(seconds) : format(seconds, style);
  return node;
}

export function refreshStamps() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.at));
    if (node.textContent !== text) node.textContent = text;
  }
}

export function clockTime(iso) {
  const date = new Date(iso);
  return new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(date);
}

export function day(iso) {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date(iso));
}

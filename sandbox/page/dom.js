// Builds nodes. Text only ever becomes text: nothing here or elsewhere parses HTML.

import { state } from "./state.js";

const SVG = "http://www.w3.org/2000/svg";

export function el(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className += " " + value;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key in node && key !== "list" && key !== "form") node[key] = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M4 5h16v11H9l-5 4z",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  menu: "M4 6h16M4 12h16M4 18h16",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  silent: "M6 17V11a6 6 0 0 1 9-5M18 12v5l2 2H7M10 21h4M4 3l16 18",
  send: "M4 12 20 4l-5 16-3-7z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  down: "M6 9l6 6 6-6",
  check: "M5 12l5 5 9-10",
  gear: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  play: "M7 4l13 8-13 8z",
  back: "M9 6l-6 6 6 6M3 12h12a6 6 0 0 1 6 6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
};

export function icon(name, label = null) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

// A button that shows only an icon; its name is for those who cannot see it.
export function iconButton(kind, shown, label, act) {
  return el(kind, { type: "button", onclick: act, title: label, "aria-label": label }, icon(shown));
}

export function dots() {
  return el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

// A label with a smaller line below it.
export function twoLines(first, second) {
  return el("span.what", {}, el("span", {}, first), second ? el("small", {}, second) : null);
}

const COLOURS = 7;

export function avatar(person, small = false) {
  const place = state.people.findIndex((it) => it.id === person.id);
  const node = el(small ? "span.avatar.small" : "span.avatar", { "aria-hidden": "true" });
  node.dataset.colour = person.bot ? "bot" : String((place + COLOURS) % COLOURS);
  node.textContent = [...person.name.trim()][0]?.toUpperCase() ?? "?";
  return node;
}

export function emoji(it) {
  if (!it) return null;
  if (!it.id) return el("span.emoji", {}, it.name);
  const kind = it.animated ? "gif" : "png";
  return el("img.emoji", { src: `/cdn/emojis/${it.id}.${kind}`, alt: it.name, draggable: false });
}

// Only addresses that lead somewhere harmless become links.
export function safeUrl(text) {
  try {
    const url = new URL(text, location.href);
    return ["http:", "https:"].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

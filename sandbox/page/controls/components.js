// The components of a message: rows of buttons and selects, and the layouts around them.

import { el, emoji, icon, safeUrl } from "../dom.js";
import { enlarge } from "../lightbox.js";
import { jump, markdown } from "../markdown.js";
import { select, SELECTS } from "./select.js";
import { t } from "../languages/words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// `use` sends clicks and picks: use.click(custom_id, button), use.select(custom_id, values, button).
export function components(nodes, message, use) {
  return nodes.map((node) => component(node, message, use)).filter(Boolean);
}

function component(node, message, use) {
  switch (node.type) {
    case 1:
      return el("div.row", {}, ...components(node.components, message, use));
    case 2:
      return button(node, use);
    case 9:
      return el(
        "div.section",
        {},
        el("div.texts", {}, ...components(node.components, message, use)),
        component(node.accessory, message, use),
      );
    case 10:
      return el("div.text", {}, ...markdown(node.content));
    case 11:
      return picture([node], 0, message, "thumbnail");
    case 12:
      return gallery(node.items, message);
    case 13:
      return file({ filename: node.name ?? "file", size: node.size, url: node.file.url });
    case 14:
      return el(node.divider === false ? "div.gap" : "hr", { class: node.spacing === 2 ? "large" : "" });
    case 17: {
      const box = el("div.container", {}, ...components(node.components, message, use));
      if (node.accent_color !== null && node.accent_color !== undefined) {
        box.style.setProperty("--accent", `#${node.accent_color.toString(16).padStart(6, "0")}`);
        box.classList.add("accented");
      }
      if (!node.spoiler) return box;
      const cover = el("div.covered", {}, box);
      cover.addEventListener("click", () => cover.classList.add("open"));
      return cover;
    }
    default:
      if (!SELECTS.includes(node.type)) return null;
      return select(node, (values, face) => use.select(node.custom_id, values, face)).node;
  }
}

function button(node, use) {
  const inside = [emoji(node.emoji), node.label ? el("span", {}, node.label) : null];
  if (node.style === 5) {
    const jumping = jump(node.url);
    if (jumping) return el("button.link", { type: "button", disabled: node.disabled, onclick: jumping }, ...inside);
    const href = safeUrl(node.url) ?? "#";
    return el("a.button.link", { href, target: "_blank", rel: "noopener noreferrer" }, ...inside);
  }
  const look = { type: "button", class: STYLES[node.style], disabled: node.disabled, data: { id: node.custom_id } };
  const made = el("button", look, ...inside);
  made.addEventListener("click", () => use.click(node.custom_id, made));
  return made;
}

export function gallery(items, message) {
  const pictures = items.map((_, index) => picture(items, index, message));
  return el("div.gallery", { class: `of-${Math.min(items.length, 5)}` }, ...pictures);
}

function picture(items, index, message, kind = "") {
  const sent = (url) => message.attachments.find((file) => file.url === url);
  const list = items.map(({ media, description }) => ({ url: media.url, alt: description ?? sent(media.url)?.description ?? "" }));
  const { url, alt } = list[index];
  const known = sent(url);
  const image = el("img", { src: url, alt: alt || t("no_alt"), loading: "lazy", decoding: "async" });
  const frame = el("button.picture", { type: "button", class: kind, title: t("open_picture") }, image);
  if (known?.width && !kind) {
    // Its place is kept until it is there: nothing jumps.
    image.width = known.width;
    image.height = known.height;
    frame.classList.add("sized");
    frame.style.setProperty("--w", known.width);
    frame.style.setProperty("--h", known.height);
  }
  frame.addEventListener("click", () => enlarge(list, index));
  image.addEventListener("error", () => frame.replaceWith(el("div.lost", {}, icon("file"), t("picture_gone"))));
  return frame;
}

export function file(it) {
  const kib = Math.max(1, Math.round((it.size ?? 0) / 1024));
  const size = kib > 1024 ? `${(kib / 1024).toFixed(1)} MiB` : `${kib} KiB`;
  const inside = [icon("file"), el("span", {}, it.filename), el("small", {}, size)];
  return el("a.file", { href: it.url, download: it.filename }, ...inside);
}

export function attachments(message) {
  const pictures = message.attachments.filter((it) => (it.content_type ?? "").startsWith("image/"));
  const others = message.attachments.filter((it) => !pictures.includes(it));
  const items = pictures.map((it) => ({ media: { url: it.url }, description: it.description }));
  return [items.length ? gallery(items, message) : null, ...others.map(file)].filter(Boolean);
}

export function embed(it, message) {
  const box = el("div.container.accented.embed");
  if (it.color) box.style.setProperty("--accent", `#${it.color.toString(16).padStart(6, "0")}`);
  if (it.author?.name) box.append(el("p.sub", {}, it.author.name));
  if (it.title) box.append(el("h4", {}, it.title));
  if (it.description) box.append(el("div.text", {}, ...markdown(it.description)));
  for (const { name, value } of it.fields ?? []) {
    box.append(el("div.pair", {}, el("strong", {}, name), el("div.text", {}, ...markdown(value))));
  }
  if (it.image?.url) box.append(gallery([{ media: { url: it.image.url } }], message));
  if (it.footer?.text) box.append(el("p.sub", {}, it.footer.text));
  return box;
}

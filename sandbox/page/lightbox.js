// Pictures large: fitted first, at full size on a second click, with arrows between those of one message.

import { el, icon } from "./dom.js";
import { t } from "./words.js";

let pictures = [];
let at = 0;
let box = null;

function step(by) {
  at = (at + by + pictures.length) % pictures.length;
  show();
}

function show() {
  const { url, alt } = pictures[at];
  const image = el("img", { src: url, alt: alt || t("no_alt"), onclick: () => box.classList.toggle("full") });
  const several = pictures.length > 1;
  box.classList.remove("full");
  box.replaceChildren(
    el("div.stage", { onclick: (event) => event.target === event.currentTarget && box.close() }, image),
    el(
      "footer",
      {},
      el("p", {}, alt || ""),
      el("a", { href: url, target: "_blank", rel: "noopener" }, t("original")),
    ),
    el("button.bare.shut", { type: "button", onclick: () => box.close(), "aria-label": t("close") }, icon("close")),
  );
  if (several) {
    const arrow = (kind, by) =>
      el("button.bare.arrow", { class: kind, type: "button", onclick: () => step(by), "aria-label": t(kind) }, icon(by < 0 ? "left" : "right"));
    box.append(arrow("previous", -1), arrow("next", 1));
  }
}

export function enlarge(list, index) {
  pictures = list;
  at = index;
  box = el("dialog.lightbox", { "aria-label": t("picture") });
  box.addEventListener("close", () => box.remove());
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft" && pictures.length > 1) step(-1);
    if (event.key === "ArrowRight" && pictures.length > 1) step(1);
  });
  document.body.append(box);
  show();
  box.showModal();
}

// Pictures large: fitted first, at full size on a second click, with arrows between those of one message.

import { el, iconButton } from "./dom.js";
import { t } from "./languages/words.js";

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
    iconButton("button.bare.shut", "close", t("close"), () => box.close()),
  );
  if (several) {
    box.append(
      iconButton("button.bare.arrow.previous", "left", t("previous"), () => step(-1)),
      iconButton("button.bare.arrow.next", "right", t("next"), () => step(1)),
    );
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

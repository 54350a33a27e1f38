// Short notices at the edge of the page.

import { el, iconButton } from "./dom.js";
import { refusal, t } from "./languages/words.js";

const SECONDS = 7;

export function toast(text, { kind = "plain", action = null, act = null } = {}) {
  const box = document.getElementById("toasts");
  for (const said of [...box.children]) if (said.firstChild.textContent === text) said.remove(); // once is enough
  const node = el("div.toast", { class: kind }, el("span", {}, text));
  const away = () => node.remove();
  if (action) node.append(el("button.small", { type: "button", onclick: () => (away(), act()) }, action));
  node.append(iconButton("button.bare", "close", t("close"), away));
  box.append(node);
  while (box.children.length > 3) box.firstChild.remove();
  setTimeout(away, SECONDS * 1000);
  return node;
}

// Calls that have been answered need no notice any more.
export function hush() {
  for (const node of document.querySelectorAll("#toasts .ring")) node.remove();
}

export function complain(error) {
  if (error?.key) toast(refusal(error), { kind: "wrong" });
  else throw error;
}

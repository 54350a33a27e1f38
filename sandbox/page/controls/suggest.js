// The list above the line one types in: commands, choices, the bot's suggestions.

import { avatar, el, emoji, twoLines } from "../dom.js";

export class Suggestions {
  constructor() {
    this.node = el("div.suggestions", { hidden: true, role: "listbox" });
    this.items = [];
    this.active = 0;
    this.choose = () => {};
  }

  get open() {
    return !this.node.hidden;
  }

  show(items, choose, title = "") {
    this.items = items;
    this.choose = choose;
    this.active = 0;
    const rows = items.map((item, index) => {
      const row = el(
        "div.option",
        { role: "option", onmousemove: () => this.point(index) },
        item.person ? avatar(item.person, true) : emoji(item.emoji),
        twoLines(item.label, item.description),
      );
      row.addEventListener("mousedown", (event) => event.preventDefault()); // the line keeps the focus
      row.addEventListener("click", () => this.take(index));
      return row;
    });
    this.node.replaceChildren(title ? el("p.title", {}, title) : "", ...rows);
    this.node.hidden = !items.length && !title;
    this.point(0);
  }

  point(index) {
    this.active = index;
    this.node.querySelectorAll(".option").forEach((row, place) => {
      row.classList.toggle("active", place === index);
      row.setAttribute("aria-selected", String(place === index));
    });
  }

  take(index) {
    const item = this.items[index];
    if (item) this.choose(item.value, item);
  }

  close() {
    this.node.hidden = true;
    this.items = [];
  }

  // Whether the key was for the list.
  key(event) {
    if (!this.open || !this.items.length) {
      if (event.key === "Escape" && this.open) {
        this.close();
        return true;
      }
      return false;
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const by = event.key === "ArrowDown" ? 1 : -1;
      this.point((this.active + by + this.items.length) % this.items.length);
      this.node.querySelectorAll(".option")[this.active].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" || event.key === "Tab") this.take(this.active);
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

// A list to pick from: one value or several, by mouse, finger or keyboard.

import { avatar, el, emoji, icon, twoLines } from "../dom.js";
import { t } from "../languages/words.js";

const GAP = 6;

// Resolves to the picked values, or to null if the list was closed without a choice.
export function pick({ anchor, options, min = 1, max = 1, chosen = [], title = "" }) {
  const name = title || t("pick");
  const several = max > 1 || min === 0;
  const picked = new Set(chosen);
  let active = Math.max(0, options.findIndex((option) => picked.has(option.value)));
  let answer = null;

  const list = el("div.options", { role: "listbox", tabIndex: 0, "aria-label": name });
  if (several) list.setAttribute("aria-multiselectable", "true");
  const rows = options.map((option, index) => {
    const row = el(
      "div.option",
      { role: "option", id: `option-${index}`, onclick: () => choose(index), onmousemove: () => point(index), data: { value: option.value } },
      option.person ? avatar(option.person, true) : emoji(option.emoji),
      twoLines(option.label, option.description),
      el(several ? "span.tick.box" : "span.tick", {}, icon("check")),
    );
    list.append(row);
    return row;
  });
  const long = options.length > 8;
  const filter = long ? el("input.filter", { type: "search", placeholder: name, "aria-label": name }) : null;
  const done = several ? el("button.primary", { type: "button", onclick: () => finish() }, t("done")) : null;
  const box = el(
    "dialog.picker",
    { "aria-label": name },
    filter ?? (title ? el("p.title", {}, title) : null),
    list,
    several ? el("footer", {}, el("span.limit"), done) : null,
  );

  function draw() {
    rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(picked.has(options[index].value)));
      row.classList.toggle("active", index === active);
    });
    list.setAttribute("aria-activedescendant", `option-${active}`);
    if (several) {
      box.querySelector(".limit").textContent = max < 2 ? "" : min === max ? t("pick_n", { n: max }) : t("pick_some", { min, max });
      done.disabled = picked.size < min || picked.size > max;
    }
  }
  function point(index) {
    active = index;
    draw();
  }
  function choose(index) {
    const { value } = options[index];
    if (!several) {
      answer = [value];
      return box.close();
    }
    if (picked.has(value)) picked.delete(value);
    else if (max === 1) {
      picked.clear();
      picked.add(value);
    } else if (picked.size < max) picked.add(value);
    point(index);
  }
  function finish() {
    if (done.disabled) return;
    answer = options.map((option) => option.value).filter((value) => picked.has(value));
    box.close();
  }
  function move(by) {
    const open = rows.map((row, index) => (row.hidden ? -1 : index)).filter((index) => index >= 0);
    if (!open.length) return;
    const place = open.indexOf(active);
    active = open[(place + by + open.length) % open.length];
    draw();
    rows[active].scrollIntoView({ block: "nearest" });
  }
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && several && (event.ctrlKey || event.target === done)) finish();
    else if ((event.key === "Enter" || (event.key === " " && event.target !== filter)) && event.target !== done) {
      if (!rows[active]?.hidden) choose(active);
    } else return;
    event.preventDefault();
  });
  filter?.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase();
    rows.forEach((row, index) => {
      row.hidden = !`${options[index].label} ${options[index].description ?? ""}`.toLowerCase().includes(wanted);
    });
    if (rows[active].hidden) active = Math.max(0, rows.findIndex((row) => !row.hidden));
    draw();
  });
  box.addEventListener("click", (event) => event.target === box && box.close());

  document.body.append(box);
  draw();
  box.showModal();
  place(box, anchor);
  (filter ?? list).focus();
  rows[active]?.scrollIntoView({ block: "nearest" });
  return new Promise((tell) => {
    box.addEventListener("close", () => {
      box.remove();
      anchor?.focus?.({ preventScroll: true });
      tell(answer);
    });
  });
}

// Beside its control on a wide screen; on a phone it is a sheet at the bottom (see controls.css).
function place(box, anchor) {
  if (!anchor || matchMedia("(max-width: 640px)").matches) return;
  const at = anchor.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const below = innerHeight - at.bottom - GAP >= size.height || at.top < innerHeight / 3;
  box.style.minWidth = `${Math.min(at.width, 480)}px`;
  box.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - Math.max(size.width, at.width) - GAP))}px`;
  if (below) {
    box.style.top = `${at.bottom + GAP}px`;
    box.style.maxHeight = `${innerHeight - at.bottom - 2 * GAP}px`;
  } else {
    box.style.top = "auto";
    box.style.bottom = `${innerHeight - at.top + GAP}px`;
    box.style.maxHeight = `${at.top - 2 * GAP}px`;
  }
}

"""Panels laid out in a browser as a phone shows them, to measure how high they are."""

from __future__ import annotations

import html
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.async_api import Browser

from cogs.messages import heights as measures
from cogs.messages import limits
from cogs.messages.heights import ShownPanel
from render.kit.fonts import ASSETS


def font(weight: str) -> str:
    """A font of ours as part of the page, which may not read files."""
    return f"data:font/ttf;base64,{b64encode((ASSETS / f'NotoSans-{weight}.ttf').read_bytes()).decode()}"


STYLES = {1: "main", 2: "plain", 3: "good", 4: "bad"}
CSS = f"""
@font-face {{ font-family: Panel; src: url("{font("Regular")}"); }}
@font-face {{ font-family: Panel; font-weight: bold; src: url("{font("Bold")}"); }}
* {{ box-sizing: border-box; margin: 0; }}
body {{ width: 390px; background: #313338; color: #dbdee1; font: 16px/20px Panel; }}
article {{ width: {measures.COLUMN_PX}px; margin-left: 66px; padding: {measures.AROUND_PX // 2}px 0; }}
.by {{ height: {measures.HEAD_PX}px; }} .only {{ height: {measures.FOOT_PX}px; font-size: 13px; }}
.part {{ margin-top: {measures.GAP_PX}px; overflow-wrap: anywhere; }} .only {{ margin-top: 0; }}
.small {{ font-size: 13px; line-height: 18px; color: #949ba4; }} .head {{ font: bold 18px/24px Panel; }}
.bullet {{ padding-left: {measures.INDENT_PX}px; }}
.row {{ display: flex; flex-wrap: wrap; gap: {measures.GAP_PX}px; }}
.button {{ height: {measures.BUTTON_PX}px; padding: 9px {measures.BUTTON_PAD_PX // 2}px; border-radius: 8px;
  font-size: 15px; background: #4e5058; white-space: nowrap; color: #fff; }}
.main {{ background: #5865f2; }} .good {{ background: #248046; }} .bad {{ background: #da373c; }}
.select {{ width: 100%; height: {measures.SELECT_PX}px; padding: 11px; background: #1e1f22; border-radius: 8px;
  white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }}
.section {{ display: flex; gap: {measures.SECTION_GAP_PX}px; justify-content: space-between; }}
.section > :first-child {{ flex: 1; min-width: 0; }} .section > .button {{ flex: none; }}
.container {{ padding: {measures.CONTAINER_PAD_PX}px; border-left: {measures.EDGE_PX}px solid #f0b232;
  border-radius: 8px; background: #2b2d31; }} .container > .part:first-child {{ margin-top: 0; }}
.picture {{ display: block; width: 100%; object-fit: cover; border-radius: 8px; }}
"""


def page(panels: Sequence[ShownPanel], sources: Mapping[str, str] | None = None) -> str:
    """All panels one below the other; pictures from their `sources`, else grey."""
    made = []
    for panel in panels:
        inside = "".join(part(one, panel, sources or {}) for one in panel.components)
        made.append(
            f'<article><div class="by"><b>Kontor</b></div>{inside}<div class="part only">Only you</div></article>'
        )
    return f"<style>{CSS}</style>{''.join(made)}"


def part(one: Mapping[str, Any], panel: ShownPanel, sources: Mapping[str, str]) -> str:
    """One component."""
    inner = "".join(part(each, panel, sources) for each in one.get("components") or ())
    match one["type"]:
        case limits.DISPLAY:
            return f'<div class="part">{"".join(line(each) for each in one["content"].split(chr(10)))}</div>'
        case limits.MEDIA:
            name = one["items"][0]["media"]["url"].removeprefix("attachment://")
            wide, high = panel.pictures[name]
            high = min(round(measures.COLUMN_PX * high / wide), round(measures.COLUMN_PX * measures.HIGHEST_PICTURE))
            source = sources.get(name, "")
            return f'<img class="part picture" style="height: {high}px; background: #888" src="{source}">'
        case limits.ACTION_ROW:
            return f'<div class="part row">{inner}</div>'
        case limits.BUTTON:
            return f'<div class="button {STYLES[one["style"]]}">{html.escape(one.get("label") or "")}</div>'
        case limits.SELECT:
            return f'<div class="select">{html.escape(one.get("placeholder") or "")}</div>'
        case limits.SECTION_TYPE:
            texts = "".join(line(each) for text in one["components"] for each in text["content"].split("\n"))
            return f'<div class="part section"><div>{texts}</div>{part(one["accessory"], panel, sources)}</div>'
        case limits.CONTAINER:
            return f'<div class="part container">{inner}</div>'
    return '<div class="part"></div>'


def line(said: str) -> str:
    """One line of a text with Discord's markdown, as far as panels use it."""
    kind = "small" if said.startswith("-# ") else "head" if said.startswith("#") else "text"
    kind += " bullet" if said.startswith("- ") else ""
    plain = html.escape(measures.TIMES.sub(measures.SOON, re.sub(measures.BEGIN, "", said)))
    marked = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", re.sub(r"&lt;/([^:]+?):\d+&gt;", r"\1", plain))
    return f'<div class="{kind}">{marked}</div>'


async def heights(browser: Browser, panels: Sequence[ShownPanel]) -> list[int]:
    """How high every panel is."""
    shown = await browser.new_page(viewport={"width": 390, "height": 844})
    try:
        await shown.set_content(page(panels))
        await shown.evaluate("document.fonts.ready")
        measured = await shown.evaluate("[...document.querySelectorAll('article')].map(one => one.offsetHeight)")
        return [int(one) for one in measured]
    finally:
        await shown.close()

"""Which action uses a card or a tile."""

from __future__ import annotations

from engine.mombasa.components.rows import (
    BookkeeperCard,
    BookkeeperTile,
    Card,
    ExpansionCard,
    ExpansionTile,
    GoodsCard,
    MerchantCard,
    MerchantTile,
    Tile,
)


def action_of_card(card: Card) -> str:
    """What its options aim at; nothing for what no action uses."""
    match card:
        case GoodsCard():
            return "action:use_goods"
        case ExpansionCard():
            return "action:use_expansion"
        case BookkeeperCard():
            return "action:use_bookkeeper"
        case MerchantCard():
            return "action:use_merchant"
    return ""


def action_of_tile(tile: Tile) -> str:
    match tile:
        case ExpansionTile():
            return "action:use_expansion"
        case BookkeeperTile():
            return "action:use_bookkeeper"
        case MerchantTile():
            return "action:use_merchant"
    return ""

"""What the special fields of a track unlock, in words."""

from __future__ import annotations

from engine.core.text import Text, text
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    CardValue,
    Discount,
    ExpansionBonus,
    ExtraMarkers,
    OneOf,
    Reward,
    SellCard,
)
from engine.mombasa.components.names import good_name, reward_names
from engine.mombasa.components.rows_tracks import TrackBonus


def bonus_text(bonus: TrackBonus) -> Text:
    """What a special field gives."""
    match bonus.effect:
        case ExpansionBonus(n=n):
            return text("mombasa.pic.bonus.expansion", n=n)
        case Discount(good=good, n=n, mixed=mixed):
            return text(f"mombasa.pic.bonus.discount{'_mixed' if mixed else ''}", good=good_name(good), n=n)
        case CardValue(good=good, n=n):
            return text("mombasa.pic.bonus.card_value", good=good_name(good), n=n)
        case ExtraMarkers(n=n):
            return text("mombasa.pic.bonus.markers", n=n)
        case SellCard(accepts="any", extra=n):
            return text("mombasa.pic.bonus.sell", n=n)
        case SellCard(accepts=good, extra=n):
            return text("mombasa.pic.bonus.sell_good", good=good_name(good), n=n)
        case OneOf(pounds=price, choice=choice):
            first, second = map(reward_names, choice)
            return text("mombasa.pic.bonus.choice", price=price, first=first, second=second)
        case BuyAndDiamonds(discount=off, diamonds=n):
            return text("mombasa.pic.bonus.buy", off=off, gain=reward_names(Reward(diamonds=n)))
        case Advance(pounds=price, steps=steps, tracks=tracks):
            return text("mombasa.pic.bonus.advance", price=price, steps=steps, tracks=tracks)
    raise AssertionError(bonus)

"""What an option would bring, told from the deeds of trying it; where nothing comes at once, from what is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.account import Deed
from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.outcome import Trials
from engine.core.state import Event
from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    BuyCard,
    Majority,
    OneOf,
    Reserve,
    Reward,
    SellCard,
    TakeFirst,
)
from engine.mombasa.components.names import company_name, good_name, measure_name, reward_names, tile_name
from engine.mombasa.queries.facts import last_round, value
from engine.mombasa.queries.shares import share_value
from engine.mombasa.queries.spaces import company_of, tiers_reached
from engine.mombasa.rules.bases import room_on_base
from engine.mombasa.rules.books import reward_at
from engine.mombasa.rules.details import enter_detail
from engine.mombasa.rules.option_facts import (
    Acting,
    Entering,
    Marking,
    MovingJar,
    Stepping,
    Taking,
    TakingParts,
    UsingMerchant,
)
from engine.mombasa.state import State

NOTHING = Text("mombasa.gain.nothing")
# Questions of which no answer changes what a reward has still to bring: how they are answered to see it.
ON_THE_WAY: dict[str, Callable[[Ask[Any]], str]] = {
    "mombasa.tier_choice": lambda ask: ask.ids()[0],  # the highest
    "mombasa.remove": lambda ask: ask.ids()[0],
    "mombasa.batch": lambda ask: "rest",
    "mombasa.column_take": lambda ask: ask.ids()[0],
}


class TriedOption(Struct, frozen=True):
    """What picking an option comes to: the deeds, and what is asked then."""

    me: Seat
    deeds: Sequence[Deed] = ()
    asked: Ask[Any] | None = None

    def events(self, kind: str) -> Iterator[Event]:
        return (event for deed in self.deeds for event in deed.events if event.kind == f"mombasa.log.{kind}")

    def amounts(self, kind: str) -> list[int]:
        """The numbers in what is said of the own seat."""
        return [
            n for event in self.events(kind) if event.seat == self.me and isinstance(n := dict(event.args)["n"], int)
        ]

    def steps(self, company: str) -> tuple[int, int]:
        """How many steps are made on a track, and how many are cut off."""
        found = Counter[bool]()
        for deed in self.deeds:
            for entry in deed.entries:
                if entry.seat == self.me and entry.what == f"step:{company}":
                    found[entry.lost] += entry.n
        return found[False], found[True]


def pick(option: Option[Any], trials: Trials, *, whole: bool = False) -> TriedOption:
    """An option tried; with `whole` up to the end of its reward, beyond the questions on the way."""
    answers = [(option.id,)]
    outcome = trials.outcome(*answers)
    while whole and outcome is not None and outcome.asked is not None and outcome.asked.key in ON_THE_WAY:
        answers.append((ON_THE_WAY[outcome.asked.key](outcome.asked),))
        outcome = trials.outcome(*answers)
    if outcome is None:
        return TriedOption(trials.seat)
    return TriedOption(trials.seat, outcome.own if len(answers) == 1 else outcome.deeds, outcome.asked)


def tell(g: State, ask: Ask[Any], option: Option[Any], trials: Trials) -> Text | Option[Any] | None:
    """What stands beside an option; None where its own detail says it all."""
    match option.facts:
        case Acting(action="merchant"):
            used = pick(option, trials)
            return received(used, Reward()) if any(used.events("merchant")) else None
        case UsingMerchant():
            return received(pick(option, trials), Reward())
        case Stepping(price=price, company=company, steps=steps):
            tolls = [] if ask.key == "mombasa.toll" else [text("mombasa.step.toll", n=n) for _, n in price]
            once = join([*tolls, *walk(g, pick(option, trials), company, steps)])
            return (
                once
                if ask.series is None
                else replace(option, detail=once, times=walks(g, ask, option, trials, company))
            )
        case Entering():
            tried = pick(option, trials, whole=True)
            lost = sum(tried.amounts("points_lost"))
            short = text("mombasa.enter.short", region=option.label, lost=lost) if lost else None
            return replace(option, detail=entering(g, tried, option.facts), short=short)
        case MovingJar(position=position):
            return jar(g, pick(option, trials, whole=True), position)
        case Taking(reward=reward, company=company) if reward.track:
            less = [option.detail] if option.detail is not None else []
            return join([*walk(g, pick(option, trials, whole=True), company, reward.track), *less])
        case Taking(reward=reward):
            return overflow(pick(option, trials), reward)
        case TakingParts():
            return overflow(pick(option, trials), Reward())
        case Marking(space=space):
            return marked(g, pick(option, trials, whole=True), space)
    return None


def entering(g: State, tried: TriedOption, facts: Entering) -> Text:
    """An entry; posts that earlier ones of this action oust are back on their bases before the one it ousts."""
    before = sum(g.posts.get(other) == facts.ousts for other in g.fresh)
    gone = bool(facts.ousts) and room_on_base(g, facts.ousts) <= before
    return enter_detail(facts, lost=sum(tried.amounts("points_lost")), gone=gone)


def walk(g: State, tried: TriedOption, company: str, wanted: int, *, further: bool = False) -> list[Text]:
    """What steps on a track bring, as far as they are certain: shares, special fields, and what stops them.

    With `further` also how far the next share is where the last step brings none.
    """
    track, start = g.data.track[g.tracks[company]], g.players[tried.me].tracks[company]
    made, lost = tried.steps(company)
    space, shares, clauses = start + made, track.shares_at, list[Text]()
    if 0 < made < wanted:
        clauses.append(text("mombasa.step.only", n=made, of=wanted))
    if shares[space] > shares[start]:
        clauses.append(text("mombasa.step.share", total=shares[space], value=share_value(g, company)))
    if made and shares[space] == shares[space - 1 if further else start] < shares[-1]:
        ahead = next((at for at in range(space + 1, len(shares)) if shares[at] > shares[space]), space)
        clauses.append(text("mombasa.step.towards", n=ahead - space, total=shares[space] + 1))
    here = [event for event in tried.events("field") if dict(event.args)["company"] == company_name(company)]
    clauses += [text("mombasa.step.field", n=dict(event.args)["n"]) for event in here]
    rivals = [event for event in tried.events("field_too") if dict(event.args)["company"] == company_name(company)]
    if rivals:  # their number: names of players may be long, and what stops the walk has to fit as well
        clauses.append(
            text(
                "mombasa.step.field_too",
                n=len({event.seat for event in rivals}),
                pounds=dict(rivals[0].args)["n"],
            )
        )
    if tried.asked is not None and tried.asked.key == "mombasa.toll" and space in track.toll_after:
        clauses.append(text("mombasa.step.asked", n=track.toll_after[space]))
    return [*clauses, *cut_off(tried, company, lost)]


def walks(g: State, ask: Ask[Any], option: Option[Any], trials: Trials, company: str) -> tuple[Text, ...]:
    """What two steps on the same track bring, three, and so on as far as the marker gets, with all their tolls."""
    found = list[Text]()
    for steps in range(2, ask.series.left + 1 if ask.series is not None else 0):
        outcome = trials.outcome(*[(option.id,)] * steps)
        if outcome is None:
            break
        tried = TriedOption(trials.seat, outcome.own, outcome.asked)
        paid = sum(tried.amounts("toll"))
        tolls = [text("mombasa.step.toll", n=paid)] if paid else []
        found.append(join([*tolls, *walk(g, tried, company, steps, further=True)]))
    return tuple(found)


def cut_off(tried: TriedOption, company: str, lost: int) -> list[Text]:
    """Why not all steps of a walk can be made."""
    short = [dict(one.args) for one in tried.events("toll_short") if dict(one.args)["company"] == company_name(company)]
    if short:
        return [text("mombasa.step.short", n=short[0]["need"])]
    return [text("mombasa.step.end", n=lost)] if lost else []


def gains(tried: TriedOption, reward: Reward, over: int) -> Text:
    """A reward as it really comes: with `over` pounds for points, and with what else is paid in pounds instead."""
    amounts = {
        "pounds": sum(tried.amounts("pounds")),
        "diamonds": sum(tried.amounts("diamonds")),
        "diamonds_over": sum(tried.amounts("diamonds_over")),
        "bookkeeping": 0 if over else reward.bookkeeping,
        "bookkeeping_over": over,
    }
    clauses = [text(f"mombasa.gain.{kind}", n=n) for kind, n in amounts.items() if n]
    return join(clauses, "and") if clauses else NOTHING


def received(tried: TriedOption, reward: Reward) -> Text:
    """A reward beside a label that might be a price: "gets …"; a post that may be removed is a clause of its own."""
    over = tried.amounts("points_over")[:1] if reward.bookkeeping else []
    found = gains(tried, reward, sum(over))
    clauses = [text("mombasa.gets", what=found)] if found != NOTHING else []
    if reward.remove_posts and not any(tried.events("no_post")):
        clauses.append(text("mombasa.gain.remove_posts", n=reward.remove_posts))
    return join(clauses) if clauses else NOTHING


def overflow(tried: TriedOption, reward: Reward) -> Text | None:
    """How a reward comes whose label says what it is; None where nothing of it is paid in pounds."""
    return received(tried, reward) if any(map(tried.amounts, ("diamonds_over", "points_over"))) else None


def jar(g: State, tried: TriedOption, position: int) -> Text:
    """The reward for stopping at a position, what the track is worth there, and what its end does to points (R36)."""
    reward = reward_at(g, tried.me, position)
    stops = text("mombasa.jar.detail", gets=received(tried, reward), n=g.data.bookkeeping_pounds[position])
    over = tried.amounts("points_over")[1 if reward.bookkeeping else 0 :]
    return join([stops, *(text("mombasa.jar.end", n=n) for n in over)], "semicolon")


def marked(g: State, tried: TriedOption, space: str) -> Text:
    """Cost and effect of a bonus space."""
    effect = g.data.place[space].space.effect
    cost = effect.pounds
    match effect:
        case TakeFirst():
            gets = received(tried, Reward(bookkeeping=effect.bookkeeping))
            return gets if last_round(g) else text("mombasa.effect.first_player", gets=gets)
        case BuyCard():
            return text("mombasa.effect.buy_card", cost=cost)
        case SellCard(accepts="any"):
            return text("mombasa.effect.sell_card", n=effect.extra)
        case SellCard():
            return text("mombasa.effect.sell_good", good=good_name(effect.accepts), n=effect.extra)
        case Majority():
            best = next((effect.tiers[n] for n in tiers_reached(g, tried.me, effect)), effect.tiers[0])
            brings = text(
                "mombasa.effect.majority",
                reward=reward_names(best, effect.company),
                measure=measure_name(effect.measure),
                n=value(g, tried.me, effect.measure),
            )
            return join([brings, *cut_off(tried, effect.company, tried.steps(effect.company)[1])])
        case Reserve() if last_round(g):  # R27
            return text("mombasa.effect.reserve_late", cost=cost)
        case Reserve():
            return text("mombasa.effect.reserve", cost=cost, tile=tile_name(effect.tile))
        case OneOf():
            return text("mombasa.effect.one_of", cost=cost, rewards=join(map(reward_names, effect.choice), "or"))
        case BuyAndDiamonds():
            return text("mombasa.effect.buy_and_diamonds", off=effect.discount, n=effect.diamonds)
        case Advance():
            home = company_name(company_of(g, space))
            return text("mombasa.effect.advance", cost=cost, n=effect.steps, tracks=effect.tracks, company=home)

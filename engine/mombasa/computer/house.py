"""The computer player: one judgement per question, a turn at a time, from its own view only."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Observation
from engine.mombasa.computer.judgement import Judge
from engine.mombasa.computer.opinions import HOUSE, Opinions
from engine.mombasa.computer.options import JUDGEMENTS
from engine.mombasa.rules.option_facts import Filling, HandCard, Planned
from engine.mombasa.view.structs import View

CERTAIN = ("mombasa.good", "mombasa.mixed", "mombasa.put", "mombasa.merchant")  # what nobody gets wrong


def house(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    """The best answer by its own lights; equal ones in the order offered."""
    return answer(observation, ask, rng, HOUSE)


def answer(observation: Observation[View], ask: Ask[Any], rng: Random, opinions: Opinions) -> Sequence[str]:
    """The answer of a player with these opinions."""
    if ask.key == "mombasa.cards" or len(ask.untold) == 1:
        return ask.ids()
    judge = opinion(observation, opinions)
    if isinstance(ask.facts, Planned):
        return [next_of_plan(judge, ask, ask.facts.cards)]
    worth = JUDGEMENTS.get(ask.key)
    if worth is None:
        return ask.ids()[: ask.min]
    found = {option.id: worth(judge, option.facts) for option in ask.untold}
    if opinions.doubt and ask.key not in CERTAIN:
        found = {name: value - opinions.doubt * rng.random() for name, value in found.items()}
    return [max(found, key=lambda name: found[name])]


def opinion(observation: Observation[View], opinions: Opinions) -> Judge:
    """Formed once for an observation: the plan of a round is asked for card by card, and nothing changes meanwhile."""
    found: Judge | None = observation.notes.get(opinions)
    if found is None:
        found = observation.notes[opinions] = Judge(observation.view, observation.seat, opinions)
    return found


def next_of_plan(judge: Judge, ask: Ask[Any], laid: dict[str, str]) -> str:
    """The plan is made anew for every question, so it needs no memory: the first slot that is not filled yet.

    Somebody else may have begun the plan: a slot that cannot be filled any more is passed over, and where the card
    meant for a slot already lies in another one, the first card will do.
    """
    alike = judge.data.card_kind
    for slot, card in judge.plan.items():
        if slot in laid:
            continue
        for option in ask.untold:
            match option.facts:
                case Filling(slot=offered) if offered == slot:
                    return option.id
                case HandCard(card=offered) if alike[offered] == alike[card]:
                    return option.id
        if ask.key == "mombasa.plan_card":
            return ask.ids()[0]
    return ask.ids()[-1]  # to lock in, or to leave the slot empty

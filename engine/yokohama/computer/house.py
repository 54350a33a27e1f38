"""The computer player: values what it sees, plans one turn ahead, and answers every question by that."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Observation
from engine.yokohama.computer import actions, turns
from engine.yokohama.computer.opinions import HOUSE, Opinions
from engine.yokohama.computer.outlook import Outlook
from engine.yokohama.computer.picking import Answer, amount, decline, first
from engine.yokohama.view.structs import View


def house(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    """The best answer by its own judgement; equal observations get equal answers, without chance."""
    return answer(observation, ask, HOUSE)


def answer(observation: Observation[View], ask: Ask[Any], opinions: Opinions) -> Sequence[str]:
    """The answer of a player with these opinions."""
    if len(ask.untold) == ask.min == 1:
        return ask.ids()
    return ANSWERS[ask.key](Outlook(observation.view, ask.seat, opinions), ask)


ANSWERS: dict[str, Answer] = {
    "yokohama.keep": actions.keep,
    "yokohama.turn": turns.turn,
    "yokohama.place": turns.place,
    "yokohama.place_pair": turns.place_pair,
    "yokohama.how_many": amount(2),
    "yokohama.place_beside": turns.place_beside,
    "yokohama.move": turns.move,
    "yokohama.payees": turns.payees,
    "yokohama.recall": turns.recall,
    "yokohama.recall_from": decline,
    "yokohama.recall_how_many": amount(1),
    "yokohama.redirect": turns.redirect,
    "yokohama.agent": turns.agent,
    "yokohama.port": actions.port,
    "yokohama.port_second": actions.port_second,
    "yokohama.port_which": actions.port,
    "yokohama.laboratory": actions.laboratory,
    "yokohama.research_price": first,
    "yokohama.station": actions.station,
    "yokohama.hire": actions.hire,
    "yokohama.chinatown": actions.chinatown,
    "yokohama.church": actions.church,
    "yokohama.faith": actions.faith,
    "yokohama.origin": first,
    "yokohama.customs": actions.customs,
    "yokohama.token": first,
    "yokohama.build": actions.build,
    "yokohama.recover": decline,
    "yokohama.any_good": actions.any_good,
    "yokohama.shift_from": actions.shift_from,
    "yokohama.shift_into": turns.shift_into,
    "yokohama.reward_token": actions.reward_token,
    "yokohama.end": turns.end,
}

"""Arguments stand in the order of the English sentence: two numbers that changed places are a false sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import words
from tests.words.test_grammar import DECLINED, pattern_of
from words.files import resources

# Sentences that all other languages, or the one named first, say otherwise, with the orders in which they do.
OTHERWISE = {
    "days-news-taken": "before player",
    "days-yours-taken": "table player",
    "mombasa-log-enter": "player region company n",
    "mombasa-log-enter_all": "player regions company n",
    "mombasa-log-steps": "player company n space",
    "mombasa-step-towards": "total n",
    "mombasa-no-own_post": "region company",
    "mombasa-no-border": "region company",
    "yokohama-here-held": "number player",
    "nippon-log-steps_lost": "player track value n",
    "nippon-detail-lost_steps": "track n",
    "nippon-no-objective": "objective level",
    "nippon-no-first_player": "seats seat",
    "practice-band": "origin turn",
    "practice-about": "origin turn",
    "practice-started": "origin turn players",
    "yokohama-log-pay_place": "player price area payee",
    "yokohama-fee-player": "price payee",
    "yokohama-fee-next": "price payee",
    "yokohama-no-adjacent": "area pair",
    "yokohama-no-assistants_there": "area n",
    "pl days-yours-offer": "until table",
    "ru nippon-amount": "thing n case | n thing case",
    "pl yokohama-log-act": "player n area",
    "pl yokohama-log-act_paying": "player n area owner",
}


class ArgumentOrder(Visitor):
    """Arguments by first appearance, one list for each way through the selections of a pattern."""

    def __init__(self) -> None:
        self.ways: list[tuple[str, ...]] = [()]

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        before, found = self.ways, []
        for variant in node.variants:
            self.ways = before
            self.visit(variant.value)
            found += self.ways
        self.ways = list(dict.fromkeys(found))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        self.ways = [way if name in way else (*way, name) for way in self.ways]


def ways(pattern: ast.Pattern) -> list[tuple[str, ...]]:
    reader = ArgumentOrder()
    reader.visit(pattern)
    return reader.ways


def patterns(prefix: str, lang: str) -> dict[str, ast.Pattern]:
    """All messages of a prefix."""
    entries = [entry for _, resource in resources(prefix, lang) for entry in resource.body]
    return {one.id.name: one.value for one in entries if isinstance(one, ast.Message) and one.value is not None}


def out_of_order(said: ast.Pattern, order: list[tuple[str, ...]]) -> Iterator[str]:
    """Ways through a sentence whose arguments follow none of the orders."""
    for way in ways(said):
        if not any([one for one in right if one in way] == [one for one in way if one in right] for right in order):
            yield " ".join(way)


def excused(lang: str, name: str) -> list[tuple[str, ...]]:
    """The orders in which a language says what it says otherwise."""
    orders = OTHERWISE.get(name) or OTHERWISE.get(f"{lang} {name}", "")
    return [tuple(order.split()) for order in orders.split(" | ") if order]


@pytest.mark.slow
@pytest.mark.parametrize("lang", DECLINED)
def test_arguments_stand_in_one_order_in_every_language(lang: str) -> None:
    found = []
    for prefix in words.prefixes():
        english = patterns(prefix, "en")
        said_in = patterns(prefix, lang)
        for name in said_in.keys() & english.keys():  # other tests find what one of them lacks
            order = excused(lang, name) or ways(english[name])
            found += [f"{name}: {way}" for way in out_of_order(said_in[name], order)]
    assert found == []


@pytest.mark.slow
def test_what_is_excused_is_said_otherwise_somewhere() -> None:
    english = {name: said for prefix in words.prefixes() for name, said in patterns(prefix, "en").items()}
    assert [name for name in OTHERWISE if excused("", name) == ways(english[name.split()[-1]])] == []


def test_two_numbers_that_changed_places_are_found() -> None:
    english = pattern_of("{ $n } of { $of } turns")
    assert list(out_of_order(pattern_of("{ $n } из { $of }"), ways(english))) == []
    assert list(out_of_order(pattern_of("{ $of } из { $n }"), ways(english))) == ["of n"]
    chosen = pattern_of("{ $n ->\n    [one] { $n } из { $of }\n   *[many] из { $of } { $n }\n}")
    assert list(out_of_order(chosen, ways(english))) == ["of n"]

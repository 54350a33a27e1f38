"""What Russian, Ukrainian and Polish need of a template: forms of counted nouns, and no case of a person's name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import words
from words.files import resources

DECLINED: tuple[str, ...] = ("ru", "uk", "pl")


def several(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


def excuses(listed: str) -> frozenset[tuple[str, str]]:
    """Languages with messages: those after the name of a language are of this one, those before the first of all."""
    langs, found = DECLINED, set()
    for word in listed.split():
        if word.endswith(":"):
            langs = (word[:-1],)
        else:
            found |= {(lang, word) for lang in langs}
    return frozenset(found)


FORMS = {"one", "few", "many"}  # of whole numbers, by the plural rules of each of them
NOUN = re.compile(r"[ \u00a0]([^\W\d]{3,})")  # a word right after a number; shorter ones are units and prepositions

# Arguments that say how many there are of something.
AMOUNTS = several("""
    all coal commercial days done every faith games have hours left limit lost missing most n need of orders points
    seats shares steps tables tokens total tracks turns workers
""")
# Words after a number that do not count it.
NOT_COUNTED = several("""
    или против вместо перед нужно больше меньше плюс дороже дешевле других держать можно здесь второй до вне
    завершён або проти год замість перед потрібно більше менше плюс дорожче дешевша більша інших тримати можна
    тут друга поза завершено lub nie zamiast przed więcej mniej plus oraz albo innych jednego bez poza się
    pozwala pozwalała taniej drożej godz min мин pkt
    накроет вытеснит накриє витіснить zakryje wypiera
""")
# Messages whose number is never one that takes another form (of steps, cells and cards there are so many), or that say
# small numbers in words of their own.
ALWAYS_MANY = excuses("""
    host-mistake-away host-mistake-pace host-mistake-quiet mombasa-effect-advance mombasa-log-bonus
    mombasa-log-bonus_next mombasa-log-unlocked mombasa-other_track mombasa-step-only mombasa-what-bonus
    nippon-detail-makes_less
    nippon-detail-makes_nothing nippon-effect-machines nippon-no-favour_workers nippon-what-factory
    yokohama-achievement-built yokohama-achievement-orders yokohama-achievement-tokens
    yokohama-no-agent yokohama-no-build_power yokohama-no-built yokohama-no-orders yokohama-no-pair_fee
    yokohama-no-place_fee yokohama-no-president yokohama-no-tokens
    ru: nippon-amount nippon-no-goods_room yokohama-church-with yokohama-mistake-first_player yokohama-no-faith
    yokohama-space-church yokohama-then-faith
    uk: nippon-no-goods_room yokohama-faith-for yokohama-mistake-first_player yokohama-no-second_room
    pl: nippon-no-machines nippon-no-ships nippon-no-trains yokohama-church-with yokohama-faith-for
    yokohama-no-faith yokohama-no-technologies yokohama-space-church yokohama-then-faith
""")
# Messages that say one by itself, and any other number after a preposition: до 2 and до 5 кораблей.
UP_TO = excuses("""
    nippon-invest_goods nippon-machines nippon-market_cell nippon-production nippon-ships nippon-ships_for nippon-trains
    nippon-trains_for yokohama-chinatown-nth yokohama-place-nth yokohama-shift_from-nth
""")
# Messages in which 2 and 5 take the same form: after a preposition, or of people (2 and 5 помощников).
FEW_AS_MANY = excuses("""
    coach-hint-deals coach-review-sum coach-review-working home-mistake-not_full home-privacy-ended
    home-privacy-left home-privacy-open home-privacy-results home-privacy-sure_open mombasa-batch
    mombasa-log-bookkeeper mombasa-no-bonus mombasa-step-field_too nippon-action_help-local_markets
    nippon-action_help-machines nippon-action_help-production nippon-action_help-ships nippon-action_help-trains
    nippon-no-cell_expert rules-found yokohama-chinatown-all yokohama-hire-all yokohama-hire-first
    yokohama-hire-more yokohama-log-pair yokohama-log-place_fee yokohama-log-recall yokohama-log-recover
    yokohama-no-production yokohama-no-production_extra yokohama-reward-warehouse yokohama-then-production
    yokohama-then-production_extra yokohama-yield-recruit
    ru: mombasa-no-stop_entering yokohama-customs-with
    uk: mombasa-other_track-all yokohama-customs-with yokohama-yield-declare
    pl: look-lobby-seats mombasa-no-points mombasa-other_track-all nippon-detail-with_goods nippon-favour_level
    nippon-no-train_cell_unused yokohama-line-on_board yokohama-no-assistants yokohama-no-customs_both
    yokohama-no-customs_power yokohama-no-imports yokohama-purse-agents yokohama-then-customs_both
    yokohama-then-imports yokohama-yield-declare
""")
# Messages that do not say the number: of one thing, of several, or of a stuff.
ONE_OR_SEVERAL = excuses("""
    days-last end-word-computer look-lobby-won look-scores-winners mombasa-batch-rest mombasa-log-ousted_all
    mombasa-pic-won mombasa-put mombasa-remove-all nippon-thing-cotton nippon-thing-iron ui-post-winners
    yokohama-good-copper yokohama-good-silk yokohama-good-tea yokohama-log-spread yokohama-piece-assistant
    ru: nippon-thing-clocks nippon-thing-coal nippon-thing-paper nippon-thing-silk
    uk: nippon-thing-paper nippon-thing-silk
    pl: yokohama-good-fish
""")
PEOPLE = several("""
    player players whom before after owner payee payer guest inviter user builder holder leader leaders rival
""")
# After these words comes another case than the nominative, so a name needs a noun between: «для игрока { $player }».
GOVERNING = {
    "ru": "без в во вместо для до за из из-за к ко кроме мимо на над о об от перед по под после при про против ради "
    "с со среди у через",
    "uk": "без в у для до за замість з зі із к крім на над о об від перед по під після при про проти ради серед "
    "через повз",
    "pl": "bez dla do dzięki ku na nad o obok od oprócz po pod poza przeciw przeciwko przed przez przy u w we według "
    "wobec wśród z za ze zamiast",
}
LAST_WORD = re.compile(r"([\w-]+)[ \u00a0]\**[«„]?$")


def counted(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Arguments with the word that follows each, in one pattern."""
    for shown, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        match shown, after:
            case ast.Placeable(expression=ast.VariableReference(id=argument)), ast.TextElement(value=said):
                if noun := NOUN.match(said):
                    yield argument.name, noun[1]


def key_of(variant: ast.Variant) -> str:
    """What a variant is for: a form, or an exact number."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def faults(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[str]:
    """Numbers beside nouns whose form nothing selects, and selections that lack a form; whatever the message is."""
    for argument, noun in counted(pattern):
        if argument in AMOUNTS - selected and noun.lower() not in NOT_COUNTED and noun != noun.upper():
            yield f"one form for every ${argument}: {noun}"
    for element in pattern.elements:
        match element:
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
                keys = {key_of(variant) for variant in variants}
                lacking = sorted(FORMS - keys - {"one" if "1" in keys else "", "many" if "other" in keys else ""})
                if keys & FORMS and lacking:
                    yield f"no {', '.join(lacking)} of ${name}"
                for variant in variants:
                    yield from faults(variant.value, selected | ({name} if keys & FORMS else set()))


def miscounted(prefix: str, lang: str) -> Iterator[tuple[str, str]]:
    """Faults by message."""
    for _, resource in resources(prefix, lang):
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                yield from ((entry.id.name, fault) for fault in faults(entry.value))


def test_the_forms_are_those_of_the_languages() -> None:
    """That English has one and other is seen to by the checks of its messages."""
    assert [{*Locale.parse(lang).plural_form.tags} - {"other"} for lang in (*DECLINED, "en")] == [FORMS] * 3 + [{"one"}]


@pytest.mark.slow
@pytest.mark.parametrize("lang", DECLINED)
def test_numbers_select_the_forms_of_their_nouns(lang: str) -> None:
    found = {(lang, *one) for prefix in words.prefixes() if prefix != "demo" for one in miscounted(prefix, lang)}
    anything, without_few = ALWAYS_MANY | UP_TO, FEW_AS_MANY | ONE_OR_SEVERAL
    for one in found:
        message, fault = one[:2], one[2]
        assert message in anything or (message in without_few and fault.startswith("no few of ")), one
    excused = {one for one in anything | without_few if one[0] == lang}
    assert excused - {one[:2] for one in found} == set(), "nothing is lacking there any more"


def pattern_of(source: str) -> ast.Pattern:
    entry = parse(f"x = {source}\n").body[0]
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return entry.value


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("Разобрано { $done } из { $all } ходов", ["one form for every $all: ходов"]),
        ("{ $n ->\n    [one] { $n } ход\n   *[many] { $n } ходов\n}", ["no few of $n"]),
        ("{ $n ->\n    [one] { $n } ход\n    [few] { $n } хода\n   *[many] { $n } ходов\n}", []),
        ("{ $n ->\n    [one] стол\n   *[many] столы\n}", ["no few of $n"]),
        ("{ $n ->\n    [1] один\n    [few] { $n } хода\n   *[other] { $n } ходов\n}", []),
        ("{ $n ->\n    [1] один\n   *[other] второй\n}", []),
        ("{ $n ->\n    [1] один ход\n   *[other] { $n } ходов\n}", ["one form for every $n: ходов"]),
        ("{ $n } ПО, { $player } платит", []),
    ],
)
def test_missing_forms_are_found(source: str, fault: list[str]) -> None:
    assert list(faults(pattern_of(source))) == fault


class NameReader(Visitor):
    """What stands right before a person's name, and whether the name is asked for a case."""

    def __init__(self, lang: str) -> None:
        self.governing = frozenset(GOVERNING[lang].split())
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, shown in zip(node.elements, node.elements[1:], strict=False):
            match before, shown:
                case ast.TextElement(value=said), ast.Placeable(expression=ast.VariableReference(id=argument)):
                    word = LAST_WORD.search(said)
                    if argument.name in PEOPLE and word and word[1].lower() in self.governing:
                        self.found.append(f"{word[1]} ${argument.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        match node.id.name, node.arguments.positional:
            case "CASE" | "COUNTED", [ast.VariableReference(id=argument), *_] if argument.name in PEOPLE:
                self.found.append(f"{node.id.name} of ${argument.name}")
        self.generic_visit(node)


def declined_names(entry: ast.Message | ast.Term, lang: str) -> list[str]:
    """Where a message needs a case of a name."""
    reader = NameReader(lang)
    reader.visit(entry)
    return reader.found


def declined(prefix: str, lang: str) -> Iterator[str]:
    for _, resource in resources(prefix, lang):
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield from (f"{entry.id.name}: {one}" for one in declined_names(entry, lang))


@pytest.mark.slow
@pytest.mark.parametrize("lang", DECLINED)
def test_no_template_needs_a_case_of_a_name(lang: str) -> None:
    assert [one for prefix in words.prefixes() if prefix != "demo" for one in declined(prefix, lang)] == []


@pytest.mark.parametrize(
    ("lang", "source", "wrong"),
    [
        ("uk", "Хід за { $player }.", ["за $player"]),
        ("uk", "Хід за гравця { $player }.", []),
        ("pl", "Zastępstwo za **{ $player }**", ["za $player"]),
        ("pl", "{ $player } płaci, a { $owner } dostaje", []),
        ("ru", '¥1 получает { CASE($owner, "nom") }', ["CASE of $owner"]),
        ("ru", "Ждём: { $players }", []),
    ],
)
def test_names_in_other_cases_are_found(lang: str, source: str, wrong: list[str]) -> None:
    entry = parse(f"x = {source}\n", with_spans=False).body[0]
    assert isinstance(entry, ast.Message)
    assert declined_names(entry, lang) == wrong

"""Looking things up: the contents of the rules, a chapter, lists of things, one thing, what was found by a word."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from itertools import islice

from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, acknowledge_beside
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits, pictures
from cogs.messages.escaping import escaped
from cogs.messages.lookup_index import (
    Chapter,
    IndexEntry,
    absent_things,
    as_in_set,
    by_id,
    by_name,
    chapter_named,
    chapter_of,
    kind_name,
    kinds,
    of_kind,
    search,
    thing_named,
    things_in,
)
from cogs.messages.lookup_pictures import chapter_picture, legend_picture, thing_picture
from cogs.messages.message import (
    Message,
    Part,
    PictureFile,
    SelectLine,
    button,
    fit,
    galleries,
    note,
    paragraph,
    rows,
    select,
)
from cogs.messages.reader import Reader
from cogs.panels.look.beside_question import show_beside_question
from engine.core import games
from engine.core.text import PlayerMistake, Text, text
from engine.core.things import Thing
from host import Person, Question, TableInfo
from host.coach.examples import Example
from words import one_line

CHAPTER_CHARACTERS = 3_700
LIST_CHARACTERS = 3_400
WORDS_CHARACTERS = 60  # of what somebody looked for
OFFERED = 5  # lines of what a question offers
RELATED = 3  # buttons to chapters that a chapter names
SEEN = ("running", "frozen", "over")  # tables with something on them
QUOTED = ("“{}”", "«{}»", "„{}”")


class ReferencePanel:
    """Everything here is printed and known to all; only what a thing means at a table is told from its view."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.reads = context.host.reads
        router.on("chapter", self.chapter)
        router.on("contents", self.contents)
        router.on("things", self.things)
        router.on("thing", self.thing)
        router.on("what", self.what)
        router.on("legend", self.legend)

    async def chapter(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The chapter before or after, or one that was selected."""
        await acknowledge(click)
        value = pressed.values[0] if pressed.values else pressed.arg.strip("<>*")
        table = await self._table(click, pressed)
        if ":" in value:  # the list of what was found holds both
            await self.show_thing(click, value, table)
            return
        await self.show_chapter(click, value, table)

    async def contents(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """All chapters of a game."""
        await acknowledge(click)
        await self.show_contents(click, pressed.arg, await self._table(click, pressed))

    async def things(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A list of things of one kind, named as `game/kind/page`."""
        await acknowledge(click)
        table = await self._table(click, pressed)
        game, kind, page = [*(pressed.values[0] if pressed.values else pressed.arg).split("/"), "", ""][:3]
        if game not in games.names() or kind not in kinds(game):
            raise PlayerMistake(Text("rules.mistake.thing"))
        reader = await self.context.reader(click, table)
        at = button_ids.number(page) if page else 0
        absent = await self.absent(click, game, table)
        components = await self._components(click, game, table)
        made = list_message(game, kind, at, reader, table, absent, components)
        await show_beside_question(self.context, click, table, made)

    async def thing(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """One thing, named as `game:thing`."""
        await acknowledge(click)
        table = await self._table(click, pressed)
        await self.show_thing(click, pressed.values[0] if pressed.values else pressed.arg, table)

    async def what(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What is this? Things of the open question, and every kind of things there is."""
        await acknowledge_beside(click, inside=pressed.step is not None)
        who = person(click)
        table = await self.reads.info(button_ids.table_of(pressed), who)
        reader = await self.context.reader(click, table)
        question = await self._question(table, who)
        await show_beside_question(self.context, click, table, what_message(table, reader, question))

    async def legend(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What the signs of one picture stand for, or those of all pictures of the game."""
        await acknowledge_beside(click, inside=pressed.step is not None)
        table = await self.reads.info(button_ids.table_of(pressed), person(click))
        reader = await self.context.reader(click, table)
        every = pictures.board_kinds(table.game)
        drawn = await legend_picture(table.game, [pressed.arg] if pressed.arg in every else every, reader.lang)
        if drawn is None:
            await show_beside_question(self.context, click, table, note(reader.say(Text("rules.no_legend"))))
            return
        head = f"{heading(table, reader)}\n{reader.say(Text('rules.legend'))}"
        parts = (paragraph(head), *galleries([drawn]), *kind_select(table.game, reader, table))
        await show_beside_question(self.context, click, table, Message(parts, (drawn,)))

    async def absent(self, click: Click, game: str, table: TableInfo | None) -> frozenset[str]:
        """The things of a game that are not at a table of it."""
        if table is None or table.game != game or table.status not in SEEN:
            return frozenset()
        return absent_things(game, await self.reads.view(table.id, person(click)))

    async def _table(self, click: Click, pressed: button_ids.ButtonId) -> TableInfo | None:
        return None if pressed.table is None else await self.reads.info(pressed.table, person(click))

    async def _components(self, click: Click, game: str, table: TableInfo | None) -> str:
        """The component set whose values are told: that of the table, elsewhere the one in use on the server."""
        if table is not None and table.game == game and table.components is not None:
            return table.components
        return await self.context.host.server_sets.key(person(click).guild, game)

    async def _question(self, table: TableInfo, who: Person) -> Question | None:
        asked = table.status == "running" and table.seat_of(who.user) is not None
        return await self.reads.question(table.id, who) if asked else None

    async def show_contents(self, click: Click, game: str, table: TableInfo | None = None) -> None:
        """The contents of one game; where none is meant, the games to choose from."""
        reader = await self.context.reader(click)
        made = contents_message(game, reader, table) if game in games.names() else games_message(reader)
        await show_beside_question(self.context, click, table, made)

    async def show_chapter(self, click: Click, value: str, table: TableInfo | None = None) -> None:
        """A chapter with its picture, and the way to its neighbours and to what it is about."""
        chapter = chapter_named(value)
        reader = await self.context.reader(click)
        drawn = None if reader.pictures == "never" else await chapter_picture(chapter, reader.lang)
        components = await self._components(click, chapter.game, table)
        made = chapter_message(chapter, reader, [] if drawn is None else [drawn], table, components)
        await show_beside_question(self.context, click, table, made)

    async def show_thing(self, click: Click, value: str, table: TableInfo | None) -> None:
        """A thing: its picture, what it does, what it costs here and now, and its chapter."""
        game, thing = thing_named(value)
        reader = await self.context.reader(click, table)
        who, seen, now = person(click), None, []
        if table is not None and table.game == game and table.status in SEEN:
            seen = Example(table.names, await self.reads.view(table.id, who))
            now = list(dict.fromkeys(reader.say(one) for one in games.get(game).here(seen.view, thing.id)))
            now += offered(thing, await self._question(table, who), reader)
            if thing.id in absent_things(game, seen.view):
                now.append(reader.head(Text("rules.absent")))
        thing = as_in_set(game, thing, await self._components(click, game, table))
        drawn = None if reader.pictures == "never" else await thing_picture(game, thing, reader.lang, seen)
        await show_beside_question(self.context, click, table, thing_message(game, thing, reader, table, now, drawn))

    async def show_found(self, click: Click, typed: str, order: Sequence[str]) -> None:
        """What was found by words that somebody typed."""
        reader = await self.context.reader(click)
        found = search(typed, reader.lang, order)
        if not found:
            raise PlayerMistake(nothing_found(typed))
        if len(found) == 1 and chapter_of(found[0].value) is None:
            await self.show_thing(click, found[0].value, None)
            return
        await self.context.show(click, found_message(typed, found, reader))


def number_of(table: TableInfo | None) -> int | None:
    """What a button carries of the table at which something is looked up, if it is one."""
    return None if table is None else table.id


def shown_words(typed: str) -> str:
    """What somebody typed, as it may stand in a sentence."""
    return escaped(fit(one_line(typed), WORDS_CHARACTERS))


def nothing_found(typed: str) -> Text:
    """That there is nothing with these words."""
    return text("rules.mistake.nothing", words=fit(one_line(typed), WORDS_CHARACTERS))


def games_message(reader: Reader) -> Message:
    """The games to read about."""
    buttons = [
        button(reader.label(games.get(name).name), button_ids.make("contents", name), "main") for name in games.names()
    ]
    return Message((paragraph(reader.say(Text("rules.which_game"))), *rows(buttons[: limits.OPTIONS])))


def contents_message(game: str, reader: Reader, table: TableInfo | None = None) -> Message:
    """Every chapter and every kind of things, to be selected."""
    kind = games.get(game)
    head = f"### {reader.say(text('rules.contents', game=kind.name))}"
    chapters = [Chapter(game, topic) for topic in kind.contents]
    listed = "\n".join(f"{n}. {reader.head(one.title)}" for n, one in enumerate(chapters, 1))
    parts: list[Part] = [paragraph(fit(f"{head}\n{listed}\n{reader.say(Text('rules.search'))}", limits.TEXT))]
    parts += chapter_selects(game, reader, table)
    parts += kind_select(game, reader, table)
    others = [
        button(reader.label(games.get(name).name), button_ids.make("contents", name, table=number_of(table)))
        for name in games.names()
        if name != game
    ]
    return Message((*parts, *rows(others[: limits.ROW])))


def chapter_selects(game: str, reader: Reader, table: TableInfo | None = None) -> list[Part]:
    """The chapters to select from, as many to a list as Discord takes."""
    lines = [
        SelectLine(reader.label(Chapter(game, topic).title, limits.OPTION_TEXT), f"{game}/{topic}")
        for topic in games.get(game).contents
    ]
    return [
        select(
            button_ids.make("chapter", str(at), table=number_of(table)),
            lines[at : at + limits.OPTIONS],
            reader.label(Text("ui.help.rules")),
        )
        for at in range(0, len(lines), limits.OPTIONS)
    ]


def kind_select(game: str, reader: Reader, table: TableInfo | None = None) -> list[Part]:
    """The kinds of things to select from."""
    lines = [SelectLine(reader.label(kind_name(game, kind)), f"{game}/{kind}") for kind in kinds(game)]
    custom_id = button_ids.make("things", table=number_of(table))
    return [select(custom_id, lines[: limits.OPTIONS], reader.label(Text("rules.kinds")))] if lines else []


def chapter_message(
    chapter: Chapter,
    reader: Reader,
    shown: Sequence[PictureFile],
    table: TableInfo | None = None,
    components: str | None = None,
) -> Message:
    """A chapter: text, picture, neighbours, chapters it names, things it is about."""
    button_id = partial(button_ids.make, table=number_of(table))
    contents = games.get(chapter.game).contents
    head = f"### {reader.say(games.get(chapter.game).name)}: {reader.head(chapter.title)}"
    body = fit(reader.say(chapter.body(components)), CHAPTER_CHARACTERS)
    parts: list[Part] = [paragraph(f"{head}\n{body}"), *galleries(shown)]
    buttons = [button(reader.label(Text("rules.button.contents")), button_id("contents", chapter.game))]
    if chapter.topic in contents:
        at = contents.index(chapter.topic)
        for mark, to in (("<", at - 1), (">", at + 1)):
            if 0 <= to < len(contents):
                other = Chapter(chapter.game, contents[to])
                label = reader.label(other.title, limits.LABEL - 2)
                label = f"‹ {label}" if mark == "<" else f"{label} ›"
                made = button(label, button_id("chapter", f"{mark}{other.value}"))
                buttons.insert(0 if mark == "<" else len(buttons), made)
    near = {chapter.topic, *contents[max(0, at - 1) : at + 2]} if chapter.topic in contents else {chapter.topic}
    for other in islice(named_in(chapter, body, reader, near), RELATED):
        buttons.append(button(reader.label(other.title), button_id("chapter", f"*{other.value}")))
    parts += rows(buttons)
    things = [as_in_set(chapter.game, thing, components) for thing in things_in(chapter)]
    parts += thing_select(chapter.game, things, reader, Text("rules.about_this"), table)
    return Message(tuple(parts), tuple(shown))


def named_in(chapter: Chapter, body: str, reader: Reader, near: set[str]) -> list[Chapter]:
    """The chapters that a chapter sends its readers to, but for those that have a button anyway."""
    others = [Chapter(chapter.game, topic) for topic in games.get(chapter.game).contents if topic not in near]
    return [one for one in others if any(form.format(reader.head(one.title)) in body for form in QUOTED)]


def list_message(
    game: str,
    kind: str,
    page: int,
    reader: Reader,
    table: TableInfo | None,
    absent: Collection[str] = (),
    components: str | None = None,
) -> Message:
    """Things of one kind with what they do, as many to a page as can be selected; those `absent` are marked."""
    every = [as_in_set(game, thing, components) for thing in of_kind(game, kind)]
    pages = max(1, -(-len(every) // limits.OPTIONS))
    page %= pages
    shown = every[page * limits.OPTIONS : (page + 1) * limits.OPTIONS]
    head = f"### {reader.say(games.get(game).name)}: {reader.head(kind_name(game, kind))}"
    if pages > 1:
        head += f" ({page + 1}/{pages})"
    lines, last = [], None
    for one in shown:
        marked = f" ({reader.say(Text('rules.absent'))})" if one.id in absent else ""
        about = one.in_list if one.in_list != last else None  # of several that do the same it is said once
        lines.append(f"- **{reader.head(one.name)}**{marked} {reader.say(about) if about else ''}".rstrip())
        last = one.in_list
    parts: list[Part] = [paragraph(fit("\n".join([head, *lines]), LIST_CHARACTERS))]
    parts += thing_select(game, shown, reader, Text("rules.pick"), table, absent)
    number = number_of(table)
    buttons = [button(reader.label(Text("rules.button.contents")), button_ids.make("contents", game, table=number))]
    if pages > 1:
        further = button_ids.make("things", f"{game}/{kind}/{(page + 1) % pages}", table=number)
        buttons.append(button(reader.label(Text("rules.button.more")), further))
    return Message((*parts, *kind_select(game, reader, table), *rows(buttons)))


def thing_message(
    game: str, thing: Thing, reader: Reader, table: TableInfo | None, now: Sequence[str], drawn: PictureFile | None
) -> Message:
    """A thing: what it is, what it does, what is said of it at the table."""
    above = f"-# {reader.say(games.get(game).name)} · {reader.head(kind_name(game, thing.kind))}"
    said = [f"### {reader.head(thing.name)}", above, *(reader.say(one) for one in thing.does)]
    if now and table is not None:
        said += ["", f"**{reader.say(text('rules.now', table=str(table.id)))}**", *now]
    shown = () if drawn is None else (drawn,)
    parts = (paragraph(fit("\n".join(said), limits.TEXT)), *galleries(shown))
    return Message((*parts, *rows(thing_buttons(game, thing, reader, table))), shown)


def thing_select(
    game: str,
    things: Sequence[Thing],
    reader: Reader,
    placeholder: Text,
    table: TableInfo | None = None,
    absent: Collection[str] = (),
) -> list[Part]:
    """Things to select from; none where there are none."""
    lines = [
        SelectLine(
            reader.label(thing.name, limits.OPTION_TEXT),
            f"{game}:{thing.id}",
            detail_of(thing, reader, absent),
        )
        for thing in things[: limits.OPTIONS]
    ]
    custom_id = button_ids.make("thing", table=number_of(table))
    return [select(custom_id, lines, reader.label(placeholder))] if lines else []


def detail_of(thing: Thing, reader: Reader, absent: Collection[str]) -> str:
    """The line below a thing in a list: what it does, unless it is not at the table."""
    said = Text("rules.absent") if thing.id in absent else thing.in_list
    return "" if said is None else fit(reader.label(said, limits.OPTION_TEXT), limits.OPTION_TEXT)


def thing_buttons(game: str, thing: Thing, reader: Reader, table: TableInfo | None) -> list[Part]:
    """The way to the chapter, and to other things of the kind."""
    number = number_of(table)
    made = []
    if thing.topic:
        chapter = Chapter(game, thing.topic)
        label = reader.label(text("rules.button.chapter", chapter=chapter.title))
        made.append(button(label, button_ids.make("chapter", chapter.value, table=number), "main"))
    others = button_ids.make("things", f"{game}/{thing.kind}/0", table=number)
    return [*made, button(reader.label(kind_name(game, thing.kind)), others)]


def offered(thing: Thing, question: Question | None, reader: Reader) -> list[str]:
    """What the open question offers about a thing, and at what price; nothing that is said of the thing already."""
    if question is None:
        return []
    found = []
    for option in question.options:
        if option.target in thing.ids or option.label == thing.name:
            detail = "" if option.detail is None else unsaid(reader.say(option.detail), thing, reader)
            label = reader.head(option.label)
            told = ": ".join(one for one in ("" if reader.head(thing.name).startswith(label) else label, detail) if one)
            found += [f"- {told[0].upper()}{told[1:]}"] if told else []
    return list(dict.fromkeys(found))[:OFFERED]


def unsaid(detail: str, thing: Thing, reader: Reader) -> str:
    """What is told of an option without what is said of its thing above."""
    for said in (reader.say(one).rstrip(".") for one in thing.does):
        if detail.casefold() in said.casefold():
            return ""
        at = detail.casefold().find(said.casefold())
        detail = detail if at < 0 or not said else f"{detail[:at].rstrip('→ ')}{detail[at + len(said) :]}"
    return detail.strip("; ")


def what_message(table: TableInfo, reader: Reader, question: Question | None) -> Message:
    """What can be asked about: what is on offer now, and everything by kind."""
    said = [heading(table, reader), reader.say(Text("rules.what_is"))]
    parts: list[Part] = [paragraph("\n".join(said))]
    aimed: dict[str, Thing] = {}
    for label, target in [] if question is None else on_offer(question):
        thing = by_name(table.game).get(label) or by_id(table.game).get(target or "")
        if thing is not None:
            aimed.setdefault(thing.id, as_in_set(table.game, thing, table.components))
    parts += thing_select(table.game, list(aimed.values()), reader, Text("rules.on_offer"), table)
    custom_id = button_ids.make("legend", table=table.id)
    buttons = [button(reader.label(Text("rules.button.legend")), custom_id)]
    return Message((*parts, *kind_select(table.game, reader, table), *rows(buttons)))


def on_offer(question: Question) -> list[tuple[Text, str | None]]:
    """What a question offers and where that lies: options, and what can be filled in where it is a form."""
    fields = () if question.form is None else question.form.fields
    choices = [(choice.label, choice.target) for one in fields for choice in one.choices]
    return [*choices, *((one.label, one.target) for one in question.options)]


def found_message(typed: str, found: Sequence[IndexEntry], reader: Reader) -> Message:
    """What was found, to be selected."""
    shown = found[: limits.OPTIONS]
    head = reader.say(text("rules.found", n=len(found), words=shown_words(typed)))
    lines = [SelectLine(fit(entry.title, limits.OPTION_TEXT), entry.value) for entry in shown]
    listed = "\n".join(f"- {entry.title}" for entry in shown)
    parts: list[Part] = [paragraph(fit(f"{head}\n{listed}", limits.TEXT))]
    return Message((*parts, select(button_ids.make("chapter", "found"), lines, reader.label(Text("rules.pick")))))

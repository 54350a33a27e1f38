"""Custom ids, command options, suggestions and forms, sent by anybody from anywhere through the simulated Discord."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from simcord.actors import _autocomplete_result, _component_interaction, _dispatch_actor_interaction, _slash
from simcord.backend.errors import BackendError, OptionError, SetupError
from simcord.backend.serializers import message_payload
from simcord.interactions import command_leaves

from testkit.hostile.mutations import Mutator
from testkit.hostile.server import LOBBY, NO_TABLE, OVER, PEOPLE, PLACES, RUNNING, SECRET, ClickAnswer, HostileServer

LONGEST_ID, LONGEST_TEXT, LONGEST_FIELD = 100, 6_000, 4_000  # what Discord lets through
MOST_VALUES = 25
LARGEST = 2**53 - 1
ANY_OPTIONS = {  # something of every kind for every option; those with choices have their own
    "game": ("bazaar", "Yokohama", "..", "core.text"),
    "options": ("goods=scarce", "goods=scarce; peeking=off", "goods", "=", "a=b=c;;"),
    "answer": ("work", "1", "n:1", "dates; silk"),
    "until": ("2026-12-24", "2027-8-1", "9999-12-31", "0001-01-01", " 2027-01-01 "),
    "timezone": ("Europe/Kyiv", "Europe", "../../etc/passwd", "auto"),
    "topic": ("bazaar/turn", "a/b/c", "/", "coins"),
    "thing": ("bazaar:lamp", ":", "lamp"),
    "picture": ("board", "hand", "player", ".."),
    "quiet": ("23:00-07:00", "25:00-99:99", "-"),
}


def plain(value: Any, most: int) -> str:
    """A text as Discord would let it through."""
    said = value if isinstance(value, str) else str(value)
    return "".join(one for one in said if not "\ud800" <= one <= "\udfff")[:most]


def of_no_table(value: dict[str, Any]) -> dict[str, Any] | None:
    """A click of a table that nobody has, where this one is of the secret table."""
    parts = plain(value.get("id", ""), LONGEST_ID).split("|", 2)
    if len(parts) < 3 or parts[1] != str(SECRET):
        return None
    return {**value, "id": f"{parts[0]}|{NO_TABLE}|{parts[2]}"}


class InteractionTarget(ABC):
    """What the three kinds share."""

    name: str
    lifetime = 400
    words: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.town: HostileServer | None = None
        self._seeds: list[Any] = []

    async def open(self) -> None:
        self.town = HostileServer()
        await self.town.open()
        self._seeds = self.made_seeds(self.town)

    async def close(self) -> None:
        if self.town is not None:
            town, self.town = self.town, None
            await town.close()

    @abstractmethod
    def made_seeds(self, town: HostileServer) -> list[Any]:
        """What is sent as people do."""

    @abstractmethod
    async def send(self, town: HostileServer, value: dict[str, Any]) -> ClickAnswer | None:
        """What the bot answers; None if it is no click of ours."""

    @abstractmethod
    def secret(self, value: dict[str, Any]) -> dict[str, Any] | None:
        """This click about a table that nobody has, if it is about the secret one."""

    def seeds(self) -> Sequence[Any]:
        return self._seeds

    def mutated(self, value: Any, mutator: Mutator) -> Any:
        return mutator.changed(value)

    async def attempt(self, value: Any) -> str | None:
        """Send it; from who is nobody here also about a table that does not exist, and compare."""
        assert self.town is not None
        town, given = self.town, value if isinstance(value, dict) else {}
        who = given.get("who") if given.get("who") in PEOPLE else "alice"
        where = given.get("where") if given.get("where") in PLACES else "thread"
        given = {**given, "who": who, "where": where}
        answer = await self.send(town, given)
        if answer is None:
            return None
        wrong = await town.judged(answer, str(who))
        twin = self.secret(given) if who == "zoe" else None
        if wrong is None and twin is not None:
            other = await self.send(town, twin)
            await town.judged(other or answer, str(who))
            if other is not None and other.said.replace(str(NO_TABLE), str(SECRET)) != answer.said:
                wrong = f"tells of a private table: {answer.said!r}, of none: {other.said!r}"
        return wrong or next(iter(town.faults()), None)


class CustomIds(InteractionTarget):
    """Buttons and lists that were never shown."""

    name = "custom ids"

    def made_seeds(self, town: HostileServer) -> list[Any]:
        shown = town.shown()
        found = [{"who": "alice", "where": where, "id": one, "values": values} for where, one, values in shown]
        verbs = sorted(town.stage.bot.wired.router.verbs)
        for n, verb in enumerate(verbs):
            for table in (SECRET, OVER, LOBBY, RUNNING):
                who = PEOPLE[(n + table) % len(PEOPLE)]
                found.append(
                    {"who": who, "where": PLACES[n % len(PLACES)], "id": f"v1|{table}||{verb}|", "values": None}
                )
            found.append({"who": "zoe", "where": "channel", "id": f"v1|{SECRET}|1|{verb}|0", "values": ["1"]})
        ids = {part for _, one, values in shown for part in (*one.split("|"), *(values or ()))}
        self.words = tuple(sorted({*ids, *verbs, *map(str, (SECRET, OVER, LOBBY, RUNNING, NO_TABLE)), "v1", "p0", "|"}))
        return found

    def mutated(self, value: Any, mutator: Mutator) -> Any:
        changed = {**value}
        field = mutator.rng.choice(("id", "id", "id", "values", "values", "who", "where"))
        if field == "id" and mutator.rng.random() < 0.7:  # one of its five parts
            parts = str(changed["id"]).split("|", 4)
            at = mutator.rng.randrange(len(parts))
            parts[at] = mutator.text(parts[at])
            changed["id"] = "|".join(parts)
        elif field in ("who", "where"):
            changed[field] = mutator.rng.choice(PEOPLE if field == "who" else PLACES)
        else:
            changed[field] = mutator.once(changed[field])
        return changed

    def secret(self, value: dict[str, Any]) -> dict[str, Any] | None:
        return of_no_table(value)

    async def send(self, town: HostileServer, value: dict[str, Any]) -> ClickAnswer | None:
        custom_id = plain(value.get("id", ""), LONGEST_ID)
        if not custom_id.startswith("v1"):
            return None  # not ours: nobody answers
        if custom_id.partition("|")[0] != "v1":
            return None
        actor, _ = town.actor(value["who"], value["where"])
        message = await town.message(value["who"], value["where"])
        values = value.get("values")
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            chosen = values if isinstance(values, list) else [values]
            data["values"] = [plain(one, LONGEST_ID) for one in chosen[:MOST_VALUES]]
        return town.read(await _component_interaction(actor, message, data))


class CommandOptions(InteractionTarget):
    """Every command with anything that its options can hold, and what is suggested while they are typed."""

    name = "command options"

    def made_seeds(self, town: HostileServer) -> list[Any]:
        self.leaves: dict[str, dict[str, Any]] = {}
        commands = town.stage.env.backend.visible_commands(
            user_id=town.people["mia"].id, channel_id=town.stage.channel.id
        )
        for command in commands:
            self.leaves.update({" ".join(path): leaf for path, leaf in command_leaves(command)})
        found: list[dict[str, Any]] = []
        for n, (name, leaf) in enumerate(self.leaves.items()):
            specs = leaf.get("options") or []
            for round_ in range(3):
                wanted = [spec for spec in specs if round_ or spec.get("required")]
                given = {spec["name"]: self.example(spec, n + round_ + at) for at, spec in enumerate(wanted)}
                who = "mia" if name.startswith("kontor") else PEOPLE[(n + round_) % len(PEOPLE)]
                found.append({"who": who, "where": "thread", "command": name, "options": given, "typing": None})
            for spec in specs:
                if spec.get("autocomplete"):
                    started = {
                        "who": "alice",
                        "where": "channel",
                        "command": name,
                        "options": {},
                        "typing": [spec["name"], ""],
                    }
                    found.append(started)
        self.words = tuple(sorted({*self.leaves, *(one for many in ANY_OPTIONS.values() for one in many)}))
        return found

    def example(self, spec: dict[str, Any], n: int) -> Any:
        """Something that an option takes."""
        choices = [one["value"] for one in spec.get("choices") or ()]
        if choices:
            return choices[n % len(choices)]
        match spec["type"]:
            case 3:
                known = ANY_OPTIONS.get(spec["name"], ("x",))
                return known[n % len(known)]
            case 4:
                return (1, 0, RUNNING, SECRET)[n % 4]
            case 5:
                return n % 2 == 0
            case 6:
                return PEOPLE[n % len(PEOPLE)]
        return b"{}"

    def mutated(self, value: Any, mutator: Mutator) -> Any:
        changed = {**value}
        match mutator.rng.randrange(8):
            case 0:
                changed["who"] = mutator.rng.choice(PEOPLE)
            case 1:
                changed["where"] = mutator.rng.choice(("thread", "channel", "direct", "elsewhere"))
            case 2 if value["typing"]:
                changed["typing"] = [value["typing"][0], mutator.text(str(value["typing"][1]))]
            case 3:
                specs = self.leaves[value["command"]].get("options") or []
                if specs:
                    spec = mutator.rng.choice(specs)
                    example = self.example(spec, mutator.rng.randrange(20))
                    changed["options"] = {**value["options"], spec["name"]: example}
            case _ if value["options"]:
                name = mutator.rng.choice(list(value["options"]))
                changed["options"] = {**value["options"], name: mutator.once(value["options"][name])}
        return changed

    def secret(self, value: dict[str, Any]) -> dict[str, Any] | None:
        if value["options"].get("table") != SECRET:
            return None
        return {**value, "options": {**value["options"], "table": NO_TABLE}}

    def sent(self, town: HostileServer, spec: dict[str, Any], value: Any) -> Any:
        """A value as Discord would let it through."""
        match spec["type"]:
            case 3:
                return plain(value, min(LONGEST_TEXT, spec.get("max_length", LONGEST_TEXT)))
            case 4:
                number = int(value) if isinstance(value, int | float) and abs(value) <= LARGEST else LARGEST
                return max(spec.get("min_value", -LARGEST), min(number, spec.get("max_value", LARGEST)))
            case 5:
                return bool(value)
            case 6:
                return town.people[value if value in PEOPLE else "zoe"].user
        return "game.json", value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")

    async def send(self, town: HostileServer, value: dict[str, Any]) -> ClickAnswer | None:
        leaf = self.leaves[value["command"]]
        specs = {spec["name"]: spec for spec in leaf.get("options") or ()}
        given = {name: self.sent(town, specs[name], one) for name, one in value["options"].items() if name in specs}
        actor, channel = town.actor(value["who"], value["where"])
        try:
            if value["typing"]:
                name, typed = value["typing"]
                given.pop(name, None)
                typed = plain(typed, LONGEST_TEXT)
                return town.read(await _autocomplete_result(actor, channel, value["command"], name, typed, given))
            return town.read(await _slash(actor, channel, value["command"], given))
        except (OptionError, SetupError, BackendError):
            return None  # what Discord does not let through


class FormTexts(InteractionTarget):
    """Forms with any fields, whoever was shown one."""

    name = "modal texts"

    def made_seeds(self, town: HostileServer) -> list[Any]:
        verbs = sorted(town.stage.bot.wired.router.verbs)
        fields = {"goods": "scarce", "peeking": "off"}
        found = [
            {"who": who, "where": "lobby", "id": f"v1|{table}||set_options|", "fields": fields, "written": written}
            for who in PEOPLE
            for table in (SECRET, LOBBY, RUNNING)
            for written in (False, True)
        ]
        found += [
            {"who": "bob", "where": "thread", "id": f"v1|{RUNNING}|1|{verb}|", "fields": {"": verb}, "written": True}
            for verb in verbs
        ]
        self.words = ("goods", "peeking", "caravans", "help", "on", "off", "scarce", "plenty", *verbs)
        return found

    def secret(self, value: dict[str, Any]) -> dict[str, Any] | None:
        return of_no_table(value)

    async def send(self, town: HostileServer, value: dict[str, Any]) -> ClickAnswer | None:
        custom_id = plain(value.get("id", ""), LONGEST_ID)
        if custom_id.partition("|")[0] != "v1":
            return None
        fields = value.get("fields")
        components = []
        for n, (name, one) in enumerate(fields.items() if isinstance(fields, dict) else (), 1):
            inner: dict[str, Any] = {"id": 100 + n, "custom_id": plain(name, LONGEST_ID)}
            if value.get("written"):
                inner |= {"type": 4, "value": plain(one, LONGEST_FIELD)}
            else:
                chosen = one if isinstance(one, list) else [one]
                inner |= {"type": 3, "values": [plain(each, LONGEST_ID) for each in chosen[:MOST_VALUES]]}
            components.append({"type": 18, "id": n, "component": inner})
        actor, channel = town.actor(value["who"], value["where"])
        message = await town.message(value["who"], value["where"])
        extra = {"message": dict(message_payload(town.stage.env.backend, message))}
        if message.channel_id != channel.id:
            channel = town.stage.channel
        result = await _dispatch_actor_interaction(
            actor, 5, channel, {"custom_id": custom_id, "components": components[:5]}, extra=extra,
            source_message_id=message.id,
        )  # fmt: skip
        return town.read(result)

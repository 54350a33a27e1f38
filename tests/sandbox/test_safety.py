"""Loopback only, and only for the page and the bot; names we use of others exist."""

from __future__ import annotations

import asyncio
import importlib
import ipaddress
import re
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl

import sandbox
from sandbox import Sandbox
from sandbox.attach import TokenPresent, attached
from testkit.page.demo_bot import demo_bot

pytestmark = pytest.mark.slow

USED_OF_SIMCORD = {
    "simcord._clock": ["Clock.now", "Clock.advance"],
    "simcord.backend": ["Backend", "serializers"],
    "simcord.backend.access": ["channel_accessible", "message_accessible"],
    "simcord.backend.cdn": ["CDN_BASE", "CdnStore.store_attachment", "CdnStore.get"],
    "simcord.backend.command_access": ["command_access"],
    "simcord.backend.errors": ["BackendError.to_json", "OptionError", "SetupError"],
    "simcord.backend.models": [
        "Channel",
        "Guild",
        "GuildEmoji",
        "Interaction",
        "Message.is_ephemeral",
        "Message.visible_to",
        "ResponseKind.MODAL",
        "User",
        "Webhook",
    ],
    "simcord.backend.serializers": [
        "channel_payload",
        "guild_create_payload",
        "member_payload",
        "message_payload",
        "role_payload",
        "user_payload",
    ],
    "simcord.components": ["walk_components"],
    "simcord.enums": [
        "AppCommandType",
        "ChannelType",
        "ComponentType.CHECKBOX_GROUP",
        "InteractionType",
        "OptionType",
        "SELECT_TYPES",
    ],
    "simcord.http.router": ["dispatch", "RouteNotImplemented", "UnsupportedField"],
    "simcord.http.routes": ["interactions", "messages", "commands"],
    "simcord.intents": ["required_intent", "prune_guild_create", "censor_message"],
    "simcord.interactions": [
        "base_payload",
        "command_leaves",
        "nest_options",
        "parse_option_input",
        "store_interaction_attachment",
        "validate_option_value",
        "walk_to_subcommand",
    ],
}
USED_OF_THE_BACKEND = [
    "_allocate_at",
    "add_member",
    "add_thread_member",
    "announce_channel_update",
    "bulk_delete_messages",
    "commit_message",
    "compute_permissions",
    "create_channel",
    "create_guild",
    "create_message",
    "create_thread",
    "delete_channel",
    "delete_message",
    "edit_bot_profile",
    "edit_channel",
    "edit_message",
    "emit",
    "find_command",
    "get_dm_channel",
    "get_message",
    "get_thread",
    "iso_after",
    "make_user",
    "new_interaction",
    "now_iso",
    "register_commands",
    "remove_member",
    "remove_thread_member",
    "visible_commands",
]
FIELDS_OF_THE_BACKEND = [
    "application_emojis",
    "application_id",
    "bot_user",
    "cdn",
    "channels",
    "clock",
    "commands",
    "dm_channels",
    "guilds",
    "http_requests",
    "interaction_tokens",
    "interactions",
    "messages",
    "subscribers",
    "transcript",
    "users",
    "webhook_tokens",
    "webhooks",
]


def test_the_attach_points_of_discord_py_exist() -> None:
    """Three class attributes, and two private names the table leans on."""
    assert isinstance(discord.http.Route.BASE, str)
    assert isinstance(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, yarl.URL)
    assert isinstance(discord.asset.Asset.BASE, str)
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    assert isinstance(client._connection.guild_ready_timeout, float)
    assert discord.Intents._from_value(1).guilds


def test_the_names_used_of_simcord_exist() -> None:
    """They are internal upstream, so the version is pinned and a change shows here first."""
    assert version("simcord") == "3.2.1"
    for module, names in USED_OF_SIMCORD.items():
        found = importlib.import_module(module)
        for name in names:
            node: Any = found
            for part in name.split("."):
                fields = getattr(node, "__dataclass_fields__", {})
                assert hasattr(node, part) or part in fields, f"{module}.{name}"
                node = getattr(node, part, None)
    from simcord.backend import Backend

    backend = Backend()
    for name in (*USED_OF_THE_BACKEND, *FIELDS_OF_THE_BACKEND):
        assert hasattr(backend, name), name


def test_attaching_is_undone_and_refused_beside_a_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with a token must never end up at the local table, nor the other way round."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.asset.Asset.BASE
    with attached("127.0.0.1:1"):
        assert discord.http.Route("GET", "/x").url == "http://127.0.0.1:1/api/v10/x"
    assert before == (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with pytest.raises(TokenPresent), attached("127.0.0.1:1"):
        pass


@pytest.mark.slow
async def test_no_connection_leaves_loopback(
    make_table: Callable[..., Sandbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Start, commands, pictures, direct messages, resume: every connect goes to 127.0.0.1."""
    seen: list[str] = []
    connect = asyncio.SelectorEventLoop.sock_connect

    async def noted(self: Any, sock: Any, address: Any) -> Any:
        seen.append(address[0])
        return await connect(self, sock, address)

    monkeypatch.setattr(asyncio.selector_events.BaseSelectorEventLoop, "sock_connect", noted)
    async with make_table() as table:
        ada, here = table.person("Ada"), table.channel("tables")
        await ada.slash(here, "board")
        await ada.slash(here, "hand")
        await ada.slash(here, "upload", file=("a.txt", b"x"))
        table.faults.drop_gateway()
        await table.until(lambda: demo_bot(table).resumed)
    assert len(seen) >= 3
    assert all(ipaddress.ip_address(address).is_loopback for address in seen)


async def test_it_listens_on_loopback_only(table: Sandbox) -> None:
    """No other address of this machine answers."""
    assert table.front._runner is not None
    assert [address[0] for address in table.front._runner.addresses] == ["127.0.0.1"]


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/", {}, 200),
        ("/", {"Host": "localhost:{port}"}, 200),
        ("/", {"Host": "evil.example:{port}"}, 403),
        ("/", {"Host": "127.0.0.1"}, 403),
        ("/", {"Origin": "http://evil.example"}, 403),
        ("/socket", {}, 403),
        ("/socket", {"Origin": "http://127.0.0.1:1"}, 403),
        ("/socket", {"Origin": "null"}, 403),
        ("/api/v10/users/@me", {}, 401),
        ("/api/v10/users/@me", {"Authorization": "Bot {token}"}, 200),
        ("/api/v10/users/@me", {"Authorization": "Bot {token}", "Origin": "http://127.0.0.1:{port}"}, 403),
        ("/gateway/", {"Origin": "http://127.0.0.1:{port}"}, 403),
        ("/page/../front.py", {}, 404),
        ("/page/controls/../../front.py", {}, 404),
        ("/page/index.html", {}, 200),
        ("/page/languages/en.js", {}, 200),
        ("/favicon.ico", {}, 200),
        ("/cdn/attachments/1/1/none.png", {}, 404),
    ],
)
async def test_host_and_origin_are_checked(table: Sandbox, path: str, headers: dict[str, str], status: int) -> None:
    """A web page elsewhere can neither rebind a name to us nor use our socket."""
    filled = {key: value.format(port=table.front.port, token=table.token) for key, value in headers.items()}
    async with (
        aiohttp.ClientSession() as session,
        session.get(yarl.URL(table.url[:-1] + path, encoded=True), headers=filled) as response,
    ):
        assert response.status == status


async def test_a_foreign_gateway_token_is_turned_away(table: Sandbox) -> None:
    """Another program on this machine cannot pose as the bot."""
    async with aiohttp.ClientSession() as session, session.ws_connect(table.gateway.url) as ws:
        assert (await ws.receive_json())["op"] == 10
        await ws.send_json({"op": 2, "d": {"token": "other", "intents": 0}})
        assert (await ws.receive()).data == 4004


@pytest.mark.slow
async def test_frames_and_uploads_are_capped(table: Sandbox) -> None:
    """Neither a huge frame nor a huge file is taken in."""
    origin = {"Origin": table.url[:-1]}
    async with aiohttp.ClientSession(headers=origin) as session:
        async with session.ws_connect(table.url + "socket") as ws:
            await ws.send_str("x" * (300 * 1024))
            while (frame := await ws.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
            assert frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        async with session.post(table.url + "upload?name=a.bin", data=bytes(10 * 1024 * 1024 + 1)) as response:
            assert response.status == 413
        async with session.post(table.url + "upload?name=../a.bin", data=b"x") as response:
            assert (await response.json())["name"] == ".._a.bin"


async def test_nonsense_on_the_socket_is_answered_calmly(table: Sandbox) -> None:
    """Malformed frames, unknown acts, wrong ids."""
    async with (
        aiohttp.ClientSession(headers={"Origin": table.url[:-1]}) as session,
        session.ws_connect(table.url + "socket") as ws,
    ):
        for frame in ("{", "[]", '{"n": 1}', '{"n": 1, "do": "_message"}', '{"n": 1, "do": "look", "channel": "x"}'):
            await ws.send_str(frame)
            assert (await ws.receive_json())["refused"] == "malformed"
        await ws.send_json({"n": 1, "do": "look", "channel": "1"})
        assert (await ws.receive_json())["refused"] == "no_channel"
        await ws.send_json({"n": 2, "do": "be"})
        assert (await ws.receive_json())["ok"]["server"] == "Kontor"


async def test_files_of_the_bot_are_never_documents(table: Sandbox) -> None:
    """Pictures are shown, everything else is a download; the page allows no foreign script."""
    table.world.cdn.put("https://cdn.simcord.invalid/attachments/1/1/a.svg", b"<svg/>")
    table.world.cdn.put("https://cdn.simcord.invalid/attachments/1/1/a.html", b"<script>")
    async with aiohttp.ClientSession() as session:
        for name in ("a.svg", "a.html"):
            async with session.get(f"{table.url}cdn/attachments/1/1/{name}") as response:
                assert response.headers["Content-Type"] == "application/octet-stream"
                assert response.headers["Content-Disposition"] == "attachment"
        async with session.get(table.url) as response:
            policy = response.headers["Content-Security-Policy"]
            assert "default-src 'none'; script-src 'self'" in policy
            assert "unsafe" not in policy


PAGE = Path(sandbox.__file__).parent / "page"


def test_the_page_never_parses_markup() -> None:
    """Nodes are built from text; nothing turns text into markup or code."""
    scripts = list(PAGE.rglob("*.js"))
    assert len(scripts) > 15
    for script in scripts:
        found = re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", script.read_text()
        )
        assert found is None, f"{script.name}: {found}"
    page = (PAGE / "index.html").read_text()
    assert not re.search(r"<script(?! type=\"module\" src=)|\son\w+=|style=", page)


def test_every_word_of_the_page_is_used_and_defined() -> None:
    """No key is missing from the dictionary, none is left over."""
    defined = set(re.findall(r"^  (\w+):", (PAGE / "languages" / "en.js").read_text(), re.MULTILINE))
    source = "".join(path.read_text() for path in PAGE.rglob("*.js") if path.stem not in ("en", "ru", "uk", "pl"))
    used = set(re.findall(r"\bt\(\"(\w+)\"", source)) - {"refused_"}
    refusals = {f"refused_{name}" for name in re.findall(r"^  \w+: \"(\w+)\",$", source, re.MULTILINE)} & defined
    named = {key for key in defined if re.search(rf"\"{key}\"", source)}
    assert used <= defined
    assert defined == named | refusals | {"refused_other"}

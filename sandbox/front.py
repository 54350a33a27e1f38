"""The loopback front end: Discord's API and gateway for the bot, the page and its socket for people."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Awaitable, Callable
from importlib.resources import files

from aiohttp import web
from simcord.backend.cdn import CDN_BASE as CDN

from sandbox.gateway import Gateway
from sandbox.pages import Pages
from sandbox.rest import BODY_LIMIT, Rest
from sandbox.world import World

HOST = "127.0.0.1"
PICTURES = {"image/png", "image/jpeg", "image/gif", "image/webp"}
PAGE_FILES = re.compile(r"([a-z]+/)?[a-z_]+\.(js|css|svg)")
TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "html": "text/html"}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Front:
    """One aiohttp application on loopback."""

    def __init__(self, world: World, rest: Rest, gateway: Gateway, pages: Pages) -> None:
        self.world = world
        self.rest = rest
        self.gateway = gateway
        self.pages = pages
        self.port = 0
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Host and port the bot is pointed at."""
        return f"{HOST}:{self.port}"

    async def open(self, port: int, listen: str = HOST) -> None:
        """Listen on loopback; another address is for a container, whose loopback nobody reaches from outside."""
        app = web.Application(middlewares=[self._guard], client_max_size=BODY_LIMIT)
        app.router.add_route("*", "/api/v10/{path:.*}", self.rest.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/cdn/{path:.*}", self._cdn)
        app.router.add_get("/", self._page)
        app.router.add_get("/page/{name:.+}", self._page)
        app.router.add_get("/favicon.ico", self._icon)
        app.router.add_get("/socket", self.pages.handle)
        app.router.add_post("/upload", self.pages.upload)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, listen, port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = self.rest.gateway_url = f"ws://{self.address}/gateway/"

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Only this machine's own page and bot: a foreign site cannot reach us by name or by script."""
        hosts = {f"{name}:{self.port}" for name in (HOST, "localhost")}
        if request.host not in hosts:
            raise web.HTTPForbidden(text="Wrong host.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.removeprefix("http://") not in hosts:
            raise web.HTTPForbidden(text="Wrong origin.")
        if request.path in ("/socket", "/upload") and origin is None:
            raise web.HTTPForbidden(text="Origin missing.")
        if request.path.startswith(("/api/", "/gateway/")) and origin is not None:
            raise web.HTTPForbidden(text="Not for pages.")
        response = await handler(request)
        if not response.prepared:
            response.headers.setdefault("X-Content-Type-Options", "nosniff")
            response.headers.setdefault("Referrer-Policy", "no-referrer")
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    async def _page(self, request: web.Request) -> web.Response:
        name = request.match_info.get("name", "index.html")
        if name != "index.html" and not PAGE_FILES.fullmatch(name):
            raise web.HTTPNotFound
        source = files("sandbox").joinpath("page", name)
        if not source.is_file():
            raise web.HTTPNotFound
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src 'self' ws://{request.host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        return web.Response(
            body=source.read_bytes(),
            headers={
                "Content-Type": f"{TYPES[name.rsplit('.', 1)[1]]}; charset=utf-8",
                "Content-Security-Policy": policy,
            },
        )

    async def _icon(self, request: web.Request) -> web.Response:
        """A picture in a tab of its own names no icon, and browsers ask for one all the same."""
        raise web.HTTPFound("/page/icon.svg")

    async def _cdn(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        data = self.world.cdn.get(f"{CDN}/{path}")
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        headers = {"Cache-Control": "private, max-age=86400, immutable"}
        if kind not in PICTURES:  # anything else is a download, never a document of ours
            kind = "application/octet-stream"
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, headers={**headers, "Content-Type": kind})

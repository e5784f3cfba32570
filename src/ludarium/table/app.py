"""The application: routes, socket and schema."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response, Router, get, head
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.static_files import create_static_files_router

from ludarium import __version__
from ludarium.table import wire, wire_learning, wire_tables
from ludarium.table.api import (
    HANDLERS,
    AnyRequest,
    StrictRequest,
    check_query,
    provide_guest,
    provide_hall,
    provide_visitor,
    tell_missing,
)
from ludarium.table.coaching import COACHING
from ludarium.table.desk import DESK
from ludarium.table.faces import FACES
from ludarium.table.gate import Gate
from ludarium.table.hall import Hall
from ludarium.table.learning import LEARNING
from ludarium.table.library import LIBRARY
from ludarium.table.live import live
from ludarium.table.lobby import LOBBY, Health, Me, MeIn, RecordIn
from ludarium.table.remote import workers
from ludarium.table.reviewing import REVIEWING
from ludarium.table.settings import Limits, Settings
from ludarium.table.story import Story
from ludarium.table.stretches import STRETCHES

WEB = Path(__file__).parent / "web"
"""The folder of the built browser client."""
AS_IT_IS = ["^/api/me", "^/api/tables(?!/[^/]+/positions$)", r"\.(woff2|png)$"]
"""Never compressed: responses with seats' secrets, which the length could leak, and files compressed already. Many
positions at once come from finished games alone."""
KEPT = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
"""For files with a fingerprint in their names."""
READ_AGAIN = CacheControlHeader(no_cache=True)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_schema(request: AnyRequest) -> Response[bytes]:
    """The schema this server keeps to."""
    state = request.app.state
    if "schema" not in state:
        state.schema = msgspec.json.encode(openapi(request.app))
    return Response(state.schema, media_type="application/json")


@get("/", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def no_client() -> str:
    return "Ludarium is running, without the browser client; the schema of the table is at api/openapi.json\n"


@head("/", include_in_schema=False, media_type="text/html", sync_to_thread=False)
def is_there() -> None:
    """For programs that watch whether the page is there, and read nothing of it."""


def pages(web: Path) -> list[Router]:
    """The browser client; a path that no file system can look up is a page that is not there."""
    unreadable: dict[Any, Any] = dict.fromkeys((InternalServerException, OSError, ValueError), tell_missing)
    serve = partial(create_static_files_router, exception_handlers=unreadable)
    return [
        serve("/assets", directories=[web / "assets"], name="assets", cache_control=KEPT),
        serve("/", directories=[web], html_mode=True, cache_control=READ_AGAIN),
    ]


class Routes(Litestar):
    """Without the plugins for pydantic and attrs, which nothing here uses: they take a third of the time for reading
    the routes."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def create_app(settings: Settings) -> Gate:
    """A server for these settings; nothing is opened before it starts."""
    return Gate(routes(settings.limits.body, WEB if WEB.is_dir() else None), Hall(settings))


@cache
def routes(most: int, web: Path | None) -> Litestar:
    """All routes, for bodies of at most so many bytes.

    They hold nothing, since the gate brings the hall along with every request. So servers in one process share them:
    Litestar takes a tenth of a second to read so many.
    """
    handlers = [
        *LOBBY,
        *LIBRARY,
        *FACES,
        *DESK,
        *LEARNING,
        *COACHING,
        *REVIEWING,
        *STRETCHES,
        live,
        workers,
        get_schema,
    ]
    api = Router("/api", route_handlers=handlers, before_request=check_query)
    client: list[Any] = [no_client] if web is None else [*pages(web), is_there]
    return Routes(
        [api, *client],
        dependencies={
            "hall": Provide(provide_hall),
            "guest": Provide(provide_guest),
            "visitor": Provide(provide_visitor),
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=AS_IT_IS),
        exception_handlers=HANDLERS,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Ludarium table", __version__, path="/schema", render_plugins=[], use_handler_docstrings=True
        ),
        request_class=StrictRequest,
        request_max_body_size=most,
    )


def openapi(app: Litestar) -> dict[str, Any]:
    """The schema, with the exact types of the wire, those of the socket included."""
    schema = app.openapi_schema.to_schema()
    every = [
        kind
        for module in (wire, wire_tables, wire_learning)
        for kind in vars(module).values()
        if isinstance(kind, type)
    ]
    types = [kind for kind in every if issubclass(kind, wire.In | wire.Out) and kind not in (wire.In, wire.Out)]
    _, components = msgspec.json.schema_components(
        [*types, Me, MeIn, Health, RecordIn, Story, wire.ClientMessage, wire.ServerMessage],
        ref_template="#/components/schemas/{name}",
    )
    schemas = schema["components"]["schemas"]
    schemas.update(components)
    for name, union in (("ClientMessage", wire.ClientMessage), ("ServerMessage", wire.ServerMessage)):
        (found,), _ = msgspec.json.schema_components([union], ref_template="#/components/schemas/{name}")
        schemas[name] = found
    schema["components"]["schemas"] = dict(sorted(schemas.items()))
    schema["servers"] = [{"url": "../"}]
    return schema


def schema_text() -> str:
    """The schema as it is kept in `docs/openapi.json`; the version is left out, so that only the wire changes it."""
    schema = openapi(routes(Limits().body, None))
    schema["info"]["version"] = "0"
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"

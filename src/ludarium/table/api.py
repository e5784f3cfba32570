"""What all routes share: strict bodies, who is asking, and how problems are reported."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.errors import LudariumError, listed
from ludarium.kernel.seats import SPECTATOR
from ludarium.table import offline, wire
from ludarium.table.hall import Hall
from ludarium.table.identity import COOKIE
from ludarium.table.problems import Trouble, defect, told
from ludarium.table.proxies import household
from ludarium.table.rooms import Room
from ludarium.table.store import PLAYING, Guest

logger = logging.getLogger(__name__)

PROBLEM_TYPE = "application/problem+json"
AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]

TheHall = NamedDependency[Hall]
Known = NamedDependency[Guest]
"""A guest with a cookie of ours."""
Visitor = NamedDependency[Guest | None]
"""Anybody."""

Named = Annotated[str, PathParameter(max_length=64, description="A name or id.")]
Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="How many answers have been given.")]
Viewer = Annotated[int, QueryParameter(ge=-2, le=8, description="One of the guest's seats, or -2 for a spectator.")]
Seat = Annotated[int, QueryParameter(ge=0, le=8, description="A seat, from 0.")]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="A number up to which everything is known.")]
Most = Annotated[int, QueryParameter(ge=1, le=500)]
Tongue = Annotated[
    Literal["", "en", "de", "it"], QueryParameter(description="The language of sentences; without it the guest's own.")
]


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(
            data_container=wire.Problem,
            description="A problem, with a sentence for people.",
            generate_examples=False,
            media_type=PROBLEM_TYPE,
        )
        for status in statuses
    }


READ = _problems(400, 401, 403, 404, 409, 413, 422, 429, 503)
WRITE = _problems(400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503)

reads = partial(get, responses=READ)
does = partial(post, responses=WRITE, status_code=200)
makes = partial(post, responses=WRITE, status_code=201)


class StrictRequest(Request[Any, Any, State]):
    """Bodies are read straight into the type a route asks for: nothing is converted, unknown fields are refused."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        if field is None or not issubclass(field.annotation, msgspec.Struct):
            return await super().json()
        try:
            value = msgspec.json.decode(body or b"null", type=field.annotation, strict=True)
            if value.__struct_config__.tag is not None and "type" not in msgspec.json.decode(body):
                raise Trouble(400, "wrong-body", "The body cannot be read: it lacks the field `type`.")
            return value
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            sentence = str(problem) or "the body is nested too deeply"
            raise Trouble(400, "wrong-body", f"The body cannot be read: {sentence}.") from None


async def check_query(request: AnyRequest) -> None:
    """Unknown query parameters are refused, like unknown fields of a body."""
    if not request.query_params:
        return
    fields = request.route_handler.parsed_fn_signature.parameters
    kinds = {name: field.kwarg_definition for name, field in fields.items()}
    known = {kind.name or name for name, kind in kinds.items() if isinstance(kind, QueryParameter)}
    for name in request.query_params:
        if name not in known:
            allowed = f"there are: {listed(sorted(known))}" if known else "there are none"
            raise Trouble(400, "wrong-request", f"There is no query parameter {name[:60]!r} here; {allowed}.")


async def check_public(request: AnyRequest) -> None:
    """The same for what a browser may keep for anybody."""
    await check_query(request)
    offline.keep_for_anybody()


async def check_kept(request: AnyRequest) -> None:
    """The same for what a browser may keep for the guest who asks."""
    await check_query(request)
    offline.keep_for_guest()


reads_public = partial(reads, before_request=check_public)
reads_kept = partial(reads, before_request=check_kept)


def hall_of(connection: AnyConnection) -> Hall:
    """The hall that the gate brought along."""
    scope: Any = connection.scope
    hall = scope["hall"]
    assert isinstance(hall, Hall)
    return hall


async def provide_hall(request: AnyRequest) -> Hall:
    return hall_of(request)


async def guest_of(connection: AnyConnection) -> Guest | None:
    """The guest whose cookie came along, if we made it and still know them."""
    hall = hall_of(connection)
    id = hall.signer.read(connection.cookies.get(COOKIE, ""))
    guest = None if id is None else await hall.guest(id)
    if guest is not None and connection.client is not None:
        hall.came_from(guest.id, household(connection.client.host))
    return guest


async def provide_visitor(request: AnyRequest) -> Guest | None:
    """The client of this request, known or not."""
    return await guest_of(request)


async def provide_guest(request: AnyRequest) -> Guest:
    """The guest of this request."""
    guest = await guest_of(request)
    if guest is None:
        raise Trouble(401, "no-guest", "You are not signed in: send a name to /api/me first.")
    return guest


def tongue(language: str, guest: Guest | None) -> str:
    """The language to answer in."""
    return language or (guest.language if guest is not None else LANGUAGES[0])


def is_settled(room: Room) -> bool:
    """Whether a game is over for good; one that began from a stored start can go back from its end."""
    return room.table.status != PLAYING and room.showing.open and room.ledger.play.start is None


@asynccontextmanager
async def looking(hall: Hall, table: str, guest: Guest | None, viewer: int = SPECTATOR) -> AsyncIterator[Room]:
    """The room of a table a guest may look at through that seat. Nothing changes inside, so that nobody loses the seat
    between the check and what is shown."""
    room = await hall.room(table)
    async with room.quiet():
        room.check_look(guest, viewer)
        if is_settled(room):
            offline.keep_for_guest()
        if guest is not None and room.belongs(guest):
            hall.presence.saw(table, guest.id)
        yield room


async def room_of(hall: Hall, table: str, guest: Guest | None) -> Room:
    """The room of a table a guest may look at, for what is checked again when it is done."""
    async with looking(hall, table, guest) as room:
        return room


# How problems are reported


def problem_response(trouble: Trouble) -> Response[wire.Problem]:
    headers = {"retry-after": str(max(1, round(trouble.retry_after)))} if trouble.retry_after else None
    return Response(
        trouble.problem(),
        status_code=trouble.status,
        media_type=PROBLEM_TYPE,
        headers=headers,
    )


def tell_trouble(request: AnyRequest, trouble: Trouble) -> Response[wire.Problem]:
    return problem_response(trouble)


def tell_kernel(request: AnyRequest, problem: LudariumError) -> Response[wire.Problem]:
    trouble = told(problem)
    return tell_defect(request, problem) if trouble is None else problem_response(trouble)


def tell_http(request: AnyRequest, problem: HTTPException) -> Response[wire.Problem]:
    """What Litestar itself finds wrong."""
    if problem.status_code >= 500:
        return tell_defect(request, problem)
    details = problem.extra if isinstance(problem.extra, list) else []
    reasons = "; ".join(f"{part.get('key', 'request')}: {part.get('message', '')}" for part in details)
    kind = {404: "no-page", 405: "wrong-method", 413: "too-large", 401: "no-guest"}.get(
        problem.status_code, "wrong-request"
    )
    response = problem_response(Trouble(problem.status_code, kind, (reasons or problem.detail or "")[:500]))
    if problem.status_code == 405:
        response.headers["allow"] = ", ".join(_methods_of(request))
    return response


def _methods_of(request: AnyRequest) -> list[str]:
    """What can be done at a path."""
    parts = [part for part in request.scope["path"].split("/") if part]
    methods: set[str] = set()
    for route in request.app.routes:
        shape = route.path_components
        fits = [not isinstance(own, str) or own == part for own, part in zip(shape, parts, strict=False)]
        if len(shape) == len(parts) and all(fits):
            methods.update(getattr(route, "methods", []))
    return sorted(methods)


def tell_missing(request: AnyRequest, problem: Exception) -> Response[wire.Problem]:
    """What the file system finds wrong with a path."""
    if not isinstance(problem.__cause__ or problem, OSError | ValueError):
        return tell_defect(request, problem)
    return problem_response(Trouble(404, "no-page", "There is no such page."))


def tell_defect(request: AnyRequest, problem: Exception) -> Response[wire.Problem]:
    """A server error is logged in full; the client sees one sentence."""
    logger.error("a defect at %s %s", request.method, request.url.path, exc_info=problem)
    return problem_response(defect())


HANDLERS: dict[Any, Any] = {
    Trouble: tell_trouble,
    LudariumError: tell_kernel,
    HTTPException: tell_http,
    NotAuthorizedException: tell_http,
    Exception: tell_defect,
}

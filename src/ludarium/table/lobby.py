"""Routes of the lobby: who I am, which games there are, which tables, and records brought along."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludarium import __version__
from ludarium.bots.grades import at_least, ratings
from ludarium.kernel.catalogue import say_shared
from ludarium.kernel.editions import compare
from ludarium.kernel.game import Game
from ludarium.kernel.lessons import PREFIX, Lesson
from ludarium.kernel.seats import SPECTATOR
from ludarium.table import seating, wire, wire_games
from ludarium.table.api import (
    After,
    AnyRequest,
    Known,
    Most,
    Named,
    Number,
    TheHall,
    Tongue,
    Viewer,
    Visitor,
    does,
    makes,
    reads,
    reads_kept,
    reads_public,
    tongue,
)
from ludarium.table.faces import address
from ludarium.table.films import At, BoardOf, Info, Moments, ReplayInfo, Tale
from ludarium.table.glance import Look, look_at
from ludarium.table.hall import Hall
from ludarium.table.identity import COOKIE, KEPT, new_id, plain
from ludarium.table.keeping import is_deletable
from ludarium.table.offline import WHO
from ludarium.table.problems import Trouble
from ludarium.table.proxies import household
from ludarium.table.reaching import reachable
from ludarium.table.store import PLAYING, Guest, SeatRow, TableRow
from ludarium.table.story import Story
from ludarium.table.wire_tables import Content, TableCard
from ludarium.table.wording import source_text

KEPT_LOBBY = 5.0
"""Seconds after which a new content pack is seen; looking for packs takes far longer than telling of them."""
MOST_TABLES = 100
PAGE_END = r"^([0-9]{1,12}(\.[0-9]{1,12})?,[0-9a-z]{26})?$"


class MeIn(wire.In):
    name: wire.Name | None = None
    language: wire.Language | None = None


class Me(wire.Out):
    id: str
    name: str
    language: wire.Language


class Forgotten(wire.Out):
    status: Literal["forgotten"]


class Health(wire.Out):
    status: Literal["ok"]
    version: str
    rooms: int
    sockets: int


class Ready(wire.Out):
    status: Literal["ready"]


class Address(wire.Out):
    """Where others find this server's page; "" if it listens to its own machine only."""

    url: str


class RecordIn(wire.In):
    """A record file, and the content pack it was played with."""

    text: Annotated[str, msgspec.Meta(max_length=4 * 1024 * 1024)]
    """The server's own limit, which an operator may set, is mostly lower."""
    pack: Annotated[str, msgspec.Meta(max_length=100)] = ""


# Me


def nobody_in_particular(language: str) -> str:
    """What a guest is called who has given no name, so that two of them can be told apart."""
    return say_shared(language, "table-guest", number=str(1000 + secrets.randbelow(9000)))


def prefix_of(request: AnyRequest) -> str:
    """The path a proxy serves us below, as the gate has read it."""
    scope: Any = request.scope
    return str(scope.get("prefix", ""))


def cookies_of(request: AnyRequest, guest: str = "", signed: str = "") -> list[Cookie]:
    """The cookie that proves who a guest is, and the one that tells the page; without a guest both end."""
    made = partial(
        Cookie,
        path=prefix_of(request) or "/",
        max_age=KEPT if guest else 0,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return [made(key=COOKIE, value=signed, httponly=True), made(key=WHO, value=guest)]


def me_info(guest: Guest) -> Me:
    return Me(id=guest.id, name=guest.name, language=guest.language)  # type: ignore[arg-type]


@reads("/me")
async def get_me(guest: Known) -> Me:
    """Who I am here."""
    return me_info(guest)


@does("/me")
async def put_me(request: AnyRequest, hall: TheHall, visitor: Visitor, data: JSONBody[MeIn]) -> Response[Me]:
    """Become a guest, or change name and language."""
    name = plain(data.name, "A name") if data.name is not None else None
    if visitor is None:
        home = household(request.client.host) if request.client is not None else ""
        hall.rates.take("create", f"address {home}", hall.settings.limits.create)
        language = data.language or "en"
        guest = Guest(new_id(), name or nobody_in_particular(language), language)
        await hall.store.add_guest(guest, hall.settings.clock())
    else:
        guest = Guest(visitor.id, name or visitor.name, data.language or visitor.language)
        if guest != visitor:
            await hall.store.rename_guest(guest, visitor.name)
    hall.remember(guest)
    if visitor is not None and visitor.name != guest.name:
        await hall.renamed(guest)
    return Response(me_info(guest), cookies=cookies_of(request, guest.id, hall.signer.sign(guest.id)))


@does("/me/forget")
async def forget_me(request: AnyRequest, guest: Known) -> Response[Forgotten]:
    """Leave this browser, so that somebody else can be a guest in it. Without another way to their seats the guest
    cannot come back."""
    return Response(Forgotten(status="forgotten"), cookies=cookies_of(request))


# Games


def game_info(hall: Hall, game: Game, language: str) -> wire_games.GameInfo:
    return wire_games.GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        seats=list(game.seats),
        editions=editions_info(game, language),
        options=[
            wire_games.OptionInfo(
                id=option.id,
                title=game.catalogue.name(language, f"option-{option.id}", option.id),
                choices=list(option.choices),
                rule=option.rule,
                numbers=None if option.numbers is None else wire_games.NumberRange(*option.numbers),
            )
            for option in game.options
        ],
        packs=hall.shelf.packs(game),
        lesson=lesson_info(game, hall.shelf.lesson(game), language),
        about=game.catalogue.name(language, "game-about", ""),
        poster=address(game, "poster.svg"),
        ratings={str(seats): found for seats in game.seats if (found := ratings(game.id, seats))},
        at_least={str(seats): found for seats in game.seats if (found := at_least(game.id, seats))},
    )


def lesson_info(game: Game, lesson: Lesson | None, language: str) -> wire_games.LessonInfo | None:
    if lesson is None:
        return None
    title = game.catalogue.say(language, f"{PREFIX}-title")
    return wire_games.LessonInfo(title=title, steps=len(lesson.steps), minutes=lesson.minutes)


def editions_info(game: Game, language: str) -> list[wire_games.EditionInfo]:
    return [
        wire_games.EditionInfo(
            id=edition.id, title=game.catalogue.name(language, f"edition-{edition.id}", edition.title)
        )
        for edition in game.editions
    ]


@reads("/games")
async def list_games(hall: TheHall, visitor: Visitor, language: Tongue = "") -> wire_games.Lobby:
    """The games that can be played here, with editions, options and content packs; and the bots."""
    spoken = tongue(language, visitor)
    await hall.warm(spoken)
    kept = hall.lobbies.get(spoken)
    if kept is None or not 0 <= hall.settings.clock() - kept[0] < KEPT_LOBBY:
        found = list[wire_games.GameInfo]()
        for game in hall.shelf.games():
            found.append(game_info(hall, game, spoken))
            await asyncio.sleep(0)  # each takes some milliseconds, and others have their turn in between
        kept = hall.lobbies[spoken] = (
            hall.settings.clock(),
            wire_games.Lobby(games=found, levels=list(seating.ORDERED)),
        )
    hall.shown.set()
    return kept[1]


@reads_public("/games/{game:str}/editions", sync_to_thread=False)
def compare_editions(hall: TheHall, visitor: Visitor, game: Named, language: Tongue = "") -> wire_games.Comparison:
    """Every rule value on which the editions of a game differ, and every card that says something else."""
    found, spoken = hall.shelf.game(game), tongue(language, visitor)
    differences = [
        wire_games.DifferenceInfo(
            field=difference.field,
            values=[plain_value(value) for value in difference.values],
            because=list(difference.because),
        )
        for difference in compare(found.editions)
    ]
    return wire_games.Comparison(
        editions=editions_info(found, spoken), differences=differences + other_faces(found, spoken)
    )


def other_faces(game: Game, language: str) -> list[wire_games.DifferenceInfo]:
    """The cards that do not say the same in every edition, with why."""
    packs = [game.content(edition=edition.id) for edition in game.editions]
    texts = [game.card_texts(content, language) for _, content in packs]
    found = []
    for card in texts[0]:
        said = [text[card] for text in texts if card in text]  # a part of a card is only where a card has it
        if len(said) == len(texts) and len(set(said)) > 1:
            why = ["" if pack.because is None else pack.because.in_language(language) for pack, _ in packs]
            because = [reason if text != said[0] else "" for reason, text in zip(why, said, strict=True)]
            found.append(wire_games.DifferenceInfo(field=card, values=list(said), because=because))
    return found


def plain_value(value: Any) -> Any:
    """A rule value as JSON."""
    if isinstance(value, bool | int | float | str) or value is None:
        return value
    if isinstance(value, tuple | list | frozenset | set):
        return [plain_value(part) for part in (sorted(value, key=str) if isinstance(value, frozenset | set) else value)]
    return str(value)


@reads_public("/games/{game:str}/words/{language:str}", sync_to_thread=False)
def get_words(
    hall: TheHall,
    game: Named,
    language: Annotated[Literal["en", "de", "it"], PathParameter()],
    pack: Annotated[str, QueryParameter(max_length=100)] = "",
    edition: Annotated[str, QueryParameter(max_length=100)] = "",
) -> wire_games.WordsInfo:
    """The messages of a game in one language, as Fluent sources, and the texts of the cards of a content pack, as an
    edition has them."""
    found = hall.shelf.game(game)
    played, content = found.content(hall.shelf.pack_folder(pack), edition)
    own, shared = source_text(found, played, language)
    return wire_games.WordsInfo(language=language, game=own, shared=shared, cards=found.card_texts(content, language))


@reads_public("/games/{game:str}/content", sync_to_thread=False)
def get_content(
    hall: TheHall,
    game: Named,
    pack: Annotated[str, QueryParameter(max_length=100)] = "",
    edition: Annotated[str, QueryParameter(max_length=100)] = "",
) -> Content:
    """The cards, boards and tokens of a content pack, as an edition has them. Faces are not secret; where they are
    is."""
    found, _ = hall.shelf.game(game).content(hall.shelf.pack_folder(pack), edition)
    files = {file.removesuffix(".toml"): found.entries(file) for file in found.files}
    return Content(name=found.name, hash=found.hash, files=msgspec.to_builtins(files))


# Tables

AT_ONCE = 20
"""So many tables of a list are looked at before others have their turn: each takes up to half a millisecond."""


def table_card(hall: Hall, table: TableRow, seats: list[SeatRow], guest: Guest | None, language: str) -> TableCard:
    room = hall.living.get(table.id)
    look = look_at(room, table.glance, seats, language) if seating.may_watch(table, seats, guest) else Look()
    online = set() if room is None else room.online()
    me = None if guest is None else guest.id
    return TableCard(
        id=table.id,
        title=table.title,
        game=table.game,
        edition=table.edition,
        status=table.status,  # type: ignore[arg-type]
        watch=table.watch,
        hints=table.hints,
        asked=[int(seat) for seat in table.asked.split()],
        winners=[int(seat) for seat in table.winners.split()],
        seats=seating.seat_infos(seats, me, table.host == me, online, table.status == PLAYING),
        round=look.round,
        scores=look.scores,
        told=look.told,
        host=table.host == me,
        deletable=is_deletable(table, seats, guest),
        created=table.created,
        changed=table.changed,
    )


@reads("/tables")
async def list_tables(
    hall: TheHall,
    visitor: Visitor,
    which: Annotated[Literal["mine", "hidden", "open", "watch"], QueryParameter(name="list")] = "mine",
    most: Annotated[int, QueryParameter(ge=1, le=MOST_TABLES)] = MOST_TABLES,
    before: Annotated[str, QueryParameter(pattern=PAGE_END, description="`CHANGED,ID` of the last table known.")] = "",
    language: Tongue = "",
) -> list[TableCard]:
    """My tables, those I have hidden, those with a seat for anybody, or those one may watch; the last changed first.
    They come page by page."""
    if visitor is None and which in ("mine", "hidden"):
        return []
    changed, _, id = before.partition(",")
    end = (float(changed), id) if before else None
    found = await hall.store.listed(which, "" if visitor is None else visitor.id, most, end)
    spoken = tongue(language, visitor)
    cards = list[TableCard]()
    for number, (table, seats) in enumerate(found, 1):
        cards.append(table_card(hall, table, seats, visitor, spoken))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return cards


# Replays


@makes("/replays", request_max_body_size=None)  # the gate counts it
async def add_replay(hall: TheHall, guest: Known, data: JSONBody[RecordIn], language: Tongue = "") -> ReplayInfo:
    """Upload a record to replay it; every answer is checked, and one of former rules is shown as far as possible."""
    hall.rates.take_together("create", hall.client(guest.id), hall.settings.limits.create)
    if len(data.text) > hall.settings.limits.record:
        raise Trouble(413, "too-large", f"A record may have at most {hall.settings.limits.record} characters.")
    if "\0" in data.text:
        raise Trouble(422, "wrong-record", "A record is text, but this one contains a zero byte.")
    if await hall.store.replays_of(guest.id) >= hall.settings.limits.replays:
        raise Trouble(409, "too-many-replays", f"You can keep at most {hall.settings.limits.replays} records here.")
    return await hall.add_replay(guest, data.text, data.pack, tongue(language, guest))


@reads_kept("/replays/{replay:str}")
async def get_replay(hall: TheHall, visitor: Visitor, replay: Named, language: Tongue = "") -> ReplayInfo:
    """What a replay is of."""
    look = Info(replay, tongue(language, visitor))
    return await hall.replay_film(replay, look, ReplayInfo)


@reads_kept("/replays/{replay:str}/positions/{number:int}")
async def replay_position(
    hall: TheHall, visitor: Visitor, replay: Named, number: Number, seat: Viewer = SPECTATOR, language: Tongue = ""
) -> wire.Position:
    """The position after n answers."""
    look = At(number, seat, tongue(language, visitor))
    return await hall.replay_film(replay, look, wire.Position)


@reads_kept("/replays/{replay:str}/boards/{name:str}")
async def replay_board(hall: TheHall, visitor: Visitor, replay: Named, name: Named) -> dict[str, Any]:
    """The board named in `view.board`."""
    return await hall.replay_film(replay, BoardOf(name), dict[str, Any])


@reads_kept("/replays/{replay:str}/log")
async def replay_log(
    hall: TheHall,
    visitor: Visitor,
    replay: Named,
    after: After = 0,
    most: Most = 200,
    seat: Viewer = SPECTATOR,
    language: Tongue = "",
) -> list[wire.MomentInfo]:
    """Moments after a number, without the position."""
    look = Moments(after, most, seat, tongue(language, visitor))
    return await hall.replay_film(replay, look, list[wire.MomentInfo])


@reads_kept("/replays/{replay:str}/story")
async def replay_story(hall: TheHall, visitor: Visitor, replay: Named, language: Tongue = "") -> Story:
    """How the points and the chances went in a record."""
    return await hall.replay_film(replay, Tale(tongue(language, visitor)), Story)


# The server


@reads("/health")
async def health(hall: TheHall) -> Health:
    """Whether the server and its database answer."""
    await hall.store.ping()
    return Health(status="ok", version=__version__, rooms=len(hall.rooms), sockets=hall.sockets)


@reads("/ready")
async def ready(hall: TheHall) -> Ready:
    """Whether new guests may be sent here; not while the server starts or stops, or with another schema."""
    await hall.check_ready()
    return Ready(status="ready")


@reads("/address", sync_to_thread=False)
def get_address(request: AnyRequest, hall: TheHall) -> Address:
    """The address for invitations, for a page that was opened under one that others cannot reach."""
    settings, bound = hall.settings, request.scope.get("server")
    port = (bound[1] if bound is not None else None) or 80
    return Address(url=reachable(settings.public, settings.host, port))


LOBBY = (
    get_me,
    put_me,
    forget_me,
    list_games,
    compare_editions,
    get_words,
    get_content,
    list_tables,
    add_replay,
    get_replay,
    replay_position,
    replay_board,
    replay_log,
    replay_story,
    health,
    ready,
    get_address,
)

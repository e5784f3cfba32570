"""The hall: all tables of a server. It opens new ones, finds those in memory, and reads the others from the store."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.content import Pack
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.game import Match
from ludarium.kernel.play import Answer
from ludarium.kernel.starts import Start
from ludarium.table import conceding, deeds, keeping, upgrade, wire_games
from ludarium.table.bus import Bus, Call, Reply
from ludarium.table.caretaker import Caretaker
from ludarium.table.database import Notice, Taken
from ludarium.table.films import Info, Look, Reel, ReplayInfo
from ludarium.table.glance import Glances
from ludarium.table.holding import Holding
from ludarium.table.identity import Signer, is_id, new_id, plain
from ludarium.table.leases import Leases
from ludarium.table.ledger import ANSWER, Ledger, standing
from ludarium.table.migrate import newest
from ludarium.table.presence import Presence
from ludarium.table.problems import DatabaseAway, Trouble, not_ready, unknown_table, unreadable
from ludarium.table.projector import Projector
from ludarium.table.rates import Rates, Work
from ludarium.table.review import Reviews
from ludarium.table.rooms import Room
from ludarium.table.seating import check_look, is_solo, seats_for
from ludarium.table.settings import Settings
from ludarium.table.shelf import GUIDED, Shelf
from ludarium.table.store import PLAYING, START, Fact, Guest, ReplayRow, Said, SeatRow, Store, TableRow
from ludarium.table.turns import Line, Share, asking, client_of
from ludarium.table.wire_tables import Branch, NewLesson, NewStart, NewTable, SeatWish
from ludarium.table.workers import Workers

logger = logging.getLogger(__name__)

T = TypeVar("T")
KEPT_GUESTS = 5000
READERS = 2
COME_BACK = 2.0
"""So many seconds after its start a server loads games only where somebody needs them: loading all takes as long as
many answers, and whoever was playing comes back at once."""
GLANCES = 50
"""So many games at once have stored what lists show of them."""
TRIAL_BOT = "novice"
"""Who plays against whoever tries a level."""
TRIED = 5
"""So many tables from stored starts are kept for a guest: nobody goes back to more, and each is opened again anew."""


class Hall:
    """Everything the routes work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shelf = Shelf(settings)
        self.holding = Holding(settings.url)
        self.store = Store(settings.url)
        self.leases = Leases(self.store, settings.lease)
        self.presence = Presence(self.store, settings.clock)
        self.bus = Bus(self.store, heard=self._heard, called=self._called, missed=self._missed)
        self.caretaker = Caretaker(self)
        self.signer = Signer.from_folder(settings.data_dir, settings.secret)
        self.workers = Workers(settings.workers, settings.worker, settings.bot_seconds)
        self.reviews = Reviews(self)
        self.rates = Rates()
        self.work = Work(settings.limits.work)
        self.store.spent = self.work.spent
        self.projector = Projector(settings.films, settings.game)
        self.readers = Line([None] * READERS)
        """Threads that make positions from facts."""
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        """The tables kept in memory."""
        self.living: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Those and any still in use: no table is ever in memory twice."""
        self.answers = 0
        self.sockets = 0
        self.opened = False
        self.draining = False
        """Whether no new guests should come, because the server is about to stop."""
        self.lobbies: dict[str, tuple[float, wire_games.Lobby]] = {}
        """What can be played here, by language, and when that was looked up."""
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._homes: OrderedDict[str, str] = OrderedDict()
        """From which address each guest last came."""
        self._hearing: set[asyncio.Task[None]] = set()
        self._warming: asyncio.Task[None] | None = None
        self._warmed: dict[str, asyncio.Future[None]] = {}
        self.shown = asyncio.Event()
        """Somebody has seen the lobby: the other languages can follow, and delay nobody."""
        self._loading: dict[str, asyncio.Future[Room]] = {}

    async def open(self) -> None:
        self.settings.data_dir.mkdir(parents=True, exist_ok=True)
        self.holding.take()
        await self.store.open()
        await self.leases.open()
        await self.presence.forget_old()
        await self.bus.open()
        self.caretaker.start()
        self._warming = asyncio.create_task(self._warm_up())
        self.opened = True

    async def _warm_up(self) -> None:
        """Load every game, once those who were playing when the last server ended are back at their tables."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.shown.wait(), COME_BACK)
        for language in LANGUAGES:
            await self.warm(language)
        await asyncio.to_thread(self.shelf.read_rules)
        gc.freeze()  # all of it stays: to look for garbage in it would stop everybody for a fifth of a second

    async def check_ready(self) -> None:
        """Trouble where no new guests should be sent here: the server starts or stops, or the database is not right."""
        if self.draining or not self.opened:
            raise not_ready("it is shutting down" if self.draining else "it is starting")
        if (found := await self.store.schema()) != newest():
            raise not_ready(f"the database has schema {found}, and this version needs {newest()}")

    async def warm(self, language: str) -> None:
        """Wait until every game and its words in a language are loaded; everything else continues meanwhile, and the
        other languages follow."""
        if language not in self._warmed:
            self._warmed[language] = asyncio.ensure_future(asyncio.to_thread(self.shelf.warm_up, language))
        await asyncio.wait([self._warmed[language]])

    async def close(self) -> None:
        """Stop thinking and writing; whatever was acknowledged is stored."""
        self.draining = True
        await self.caretaker.stop()
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, *self._warmed.values(), *self._hearing, return_exceptions=True)
        for room in list(self.living.values()):
            await room.thinking.stop()
        with suppress(DatabaseAway):
            await self.note_glances(resting=False)
        await self.reviews.close()
        await self.workers.close()
        await self.projector.close()
        with suppress(DatabaseAway):
            await self.presence.close()
            await self.leases.close()
        await self.bus.close()
        await self.store.close()
        self.holding.release()

    # Other processes

    def _heard(self, notice: Notice) -> None:
        """Another process has changed something; show it to everyone connected here."""
        if notice.guest:
            self.forget_guest(notice.guest)
            for room in list(self.living.values()):
                if any(seat.guest == notice.guest for seat in room.seats):
                    room.outdate()
                    self._beside(room.refresh())
            return
        if notice.present:
            self.look_around(notice.table)
            return
        found = self.living.get(notice.table)
        if found is not None and not found.hear(notice) and found.outdate(notice.seq):
            self._beside(found.refresh())

    def _missed(self) -> None:
        """Nobody knows what other processes have said lately."""
        self._guests.clear()
        for room in list(self.living.values()):
            room.outdate()
            self._beside(room.refresh())
            self._beside(room.look_around())

    async def _called(self, call: Call) -> Reply:
        return await deeds.answer_call(self, call)

    def look_around(self, id: str) -> None:
        """Somebody came to a table or went, by way of another process."""
        room = self.living.get(id)
        if room is not None:
            self._beside(room.look_around())

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._hearing.add(task)
        task.add_done_callback(self._heard_out)

    def _heard_out(self, task: asyncio.Task[None]) -> None:
        self._hearing.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Trouble):  # a room that is behind reads when it is needed
            logger.error("following another process has failed", exc_info=problem)

    # Guests

    async def guest(self, id: str) -> Guest | None:
        """A guest by id; those who have been here lately are remembered."""
        known = self._guests.get(id)
        if known is None:
            known = await self.store.guest(id)
            if known is not None:
                self.remember(known)
        return known

    def forget_guest(self, id: str) -> None:
        self._guests.pop(id, None)

    def came_from(self, guest: str, home: str) -> None:
        """A guest was here, from this address."""
        self._homes[guest] = home
        self._homes.move_to_end(guest)
        if len(self._homes) > KEPT_GUESTS:
            self._homes.popitem(last=False)

    def share(self, guest: str, table: str) -> Share:
        """What bots think for a guest at a table counts as the guest's, and as that of their address."""
        return Share(guest, table, self._homes.get(guest, ""))

    def client(self, guest: str) -> Share:
        """The same for what the server does for a guest."""
        return Share(client_of(guest), home=self._homes.get(guest, ""))

    def remember(self, guest: Guest) -> None:
        self._guests[guest.id] = guest
        self._guests.move_to_end(guest.id)
        if len(self._guests) > KEPT_GUESTS:
            self._guests.popitem(last=False)

    # New tables

    async def create(self, host: Guest, wish: NewTable) -> Room:
        """Open a table; chance deals at once, from a fresh seed."""
        return await self._open(host, self.shelf.match(wish.request), wish, wish.pack, [], "")

    async def teach(self, host: Guest, wish: NewLesson) -> Room:
        """Open a table with a coach, for its host alone; it is dealt alike for everybody."""
        game = self.shelf.game(wish.game)
        lesson = self.shelf.lesson(game)
        if lesson is None:
            raise Trouble(404, "no-lesson", f"{game.title} has no guided game.")
        seats = [SeatWish("bot", name, level) if level else SeatWish("me") for name, level in lesson.players]
        plan = NewTable(wish.game, seats, watch=False)
        return await self._open(host, lesson.match, plan, "", [], GUIDED, seed=lesson.seed)

    async def try_out(self, host: Guest, wish: NewStart) -> Room:
        """Open a table from a stored start, for its host alone."""
        start = self.shelf.start(self.shelf.game(wish.game), wish.kind, wish.start)
        for old in (await self.store.tried(host.id))[TRIED - 1 :]:
            room = self.living.get(old)
            await (self.store.delete(old) if room is None else keeping.delete(room, host))
        seats = [SeatWish("me" if seat in start.hands else "bot") for seat in range(start.match.seats)]
        for seat in seats:
            seat.level = TRIAL_BOT if seat.kind == "bot" else ""
        plan = NewTable(wish.game, seats, watch=False)
        return await self._open(host, start.match, plan, "", [], f"{START}{start.name}", start=start)

    async def branch(
        self, host: Guest, wish: Branch, match: Match[Any], pack: str, answers: Sequence[Answer], origin: str
    ) -> Room:
        """Open a table that continues from a position of another game, with a new seed."""
        if wish.answers > len(answers):
            raise Trouble(422, "too-late", f"The game has {len(answers)} answers.")
        if len(wish.seats) != match.seats:
            raise Trouble(422, "wrong-setup", f"The game has {match.seats} seats, not {len(wish.seats)}.")
        return await self._open(host, match, wish, pack, answers[: wish.answers], origin)

    async def _open(
        self,
        host: Guest,
        match: Match[Any],
        wish: NewTable | Branch,
        pack: str,
        answers: Sequence[Answer],
        origin: str,
        *,
        start: Start | None = None,
        seed: str = "",
    ) -> Room:
        if start is None and await self.store.hosted(host.id) >= self.settings.limits.tables:
            raise Trouble(409, "too-many-tables", "You have too many open tables; please finish some of them first.")
        id, at = new_id(), self.settings.clock()
        seed = seed or (start.seed if start is not None else "") or self.settings.seed()
        seats = seats_for(id, host, wish.seats)
        own = [room for room in self.rooms.values() if room.table.host == host.id and room.runs_alone]
        if all(seat.bot for seat in seats) and len(own) >= self.settings.limits.bot_tables:
            raise Trouble(409, "too-many-tables", f"You already have {len(own)} tables with only bots.")
        verbs = match.verbs
        facts = [
            Fact(seq, ANSWER, given.seat, verbs.format(given.action), None, at) for seq, given in enumerate(answers, 1)
        ]
        ledger = Ledger.read(match, seed, facts, start=start)
        facts += ledger.settle(at)
        table = TableRow(
            id=id,
            title=plain(wish.title, "A title") if wish.title.strip() else "",
            game=match.game.id,
            rules=match.game.version,
            edition=match.edition.id,
            options=dict(match.options),
            pack=pack,
            content=match.pack.hash,
            seats=match.seats,
            seed=seed,
            host=host.id,
            watch=not is_solo(wish.seats) if wish.watch is None else wish.watch,
            status="over" if ledger.play.over else PLAYING,
            asked=ledger.waits_for,
            copied=len(answers) or len(ledger.script),
            origin=origin,
            created=at,
            changed=at,
            leader=self.store.name,
            winners=upgrade.winners_of(ledger.play),
            ending=upgrade.ending_of(ledger.play) if ledger.play.over else "",
            hints=wish.hints,
        )
        await self.store.add_table(table, seats, facts)
        self.leases.opened(id)
        self.presence.saw(id, host.id)
        room = Room(self, table, seats, ledger, [])
        self._keep(room)
        room.nudge()
        return room

    # Tables in memory

    async def room(self, id: str) -> Room:
        """The room of a table, read from the store when nobody has been there lately."""
        room = self.living.get(id)
        if room is not None:
            self._keep(room)
            return room
        if not is_id(id):
            raise unknown_table()
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        room = Room(self, *await self.read(id))
        await room.look_around()
        self._keep(room)
        room.nudge()
        return room

    async def read(self, id: str) -> tuple[TableRow, list[SeatRow], Ledger, list[Said]]:
        """A table from the store, its position made again from its facts."""
        loaded = await self.store.load(id)
        if loaded is None:
            raise unknown_table()
        table, seats, facts, chat = loaded
        match, start = self.match_at(table)
        share = asking()
        if upgrade.is_present(table, match, start) and not upgrade.follows_script(table, standing(facts)):
            try:
                ledger = await self.readers.run(share, Ledger.read, match, table.seed, facts, None, start)
                return table, seats, ledger, chat
            except LudariumError as problem:
                logger.error("table %s does not fit its own rules: %s", id, problem)
        if table.status != PLAYING:
            return table, seats, await self.readers.run(share, upgrade.finished, table, facts, match, start), chat
        at = self.settings.clock()
        after, added, ledger = await self.readers.run(
            share, upgrade.continued, table, facts, match, self.settings.seed, at, start
        )
        try:
            await self.store.upgrade(table, after, added)
        except Taken:  # another process was faster: what it wrote counts
            return await self.read(id)
        logger.info("table %s continues under version %s of %s", id, after.rules, after.game)
        return after, seats, ledger, chat

    def match_at(self, table: TableRow) -> tuple[Match[Any], Start | None]:
        """What is played at a stored table, under the present rules, and what from; trouble where that is not here."""
        try:
            match, start = self.shelf.match(table.request), self.shelf.start_at(table)
        except (LudariumError, Trouble) as problem:
            logger.error("table %s cannot be read: %s", table.id, problem)
            raise unreadable(str(problem).rstrip(".")) from None
        if match.game.version < table.rules:
            raise unreadable(f"it needs rules version {table.rules}, but this server has {match.game.version}")
        return match, start

    async def stored_record(self, id: str, guest: Guest | None, viewer: int) -> tuple[TableRow, str]:
        """The record of a table whose game, or a part of it, is gone, written from its facts alone."""
        loaded = await self.store.load(id)
        if loaded is None:
            raise unknown_table()
        table, seats, facts, _ = loaded
        open = table.status != PLAYING
        check_look(table, seats, guest, viewer, open=open)
        players = upgrade.players_of(seats)
        name = table.pack or table.game
        return table, upgrade.written(
            table,
            facts,
            players,
            lambda fact: open or fact.seat == viewer,
            name=name,
            open=open,
            conceded=conceding.conceded(seats),
        )

    def _keep(self, room: Room) -> None:
        """Keep a room in memory, and let go of those that nobody has used for the longest time."""
        self.rooms[room.id] = self.living[room.id] = room
        self.rooms.move_to_end(room.id)
        if len(self.rooms) > self.settings.rooms:
            idle = [id for id, old in self.rooms.items() if not old.busy and id != room.id]
            for id in idle[: len(self.rooms) - self.settings.rooms]:
                del self.rooms[id]
                self.leases.forget(id)

    async def note_glances(self, *, resting: bool = True) -> None:
        """Store what lists show of the games we lead and that have come to rest, or of all of them."""
        found: dict[str, str] = {}
        noted: list[tuple[Glances, int]] = []
        for room in list(self.living.values()):
            if not self.leases.leads(room.id) or room.lock.locked() or room.showing.former is not None:
                continue
            glances, seq = room.glances, room.ledger.seq
            if glances.stored != seq and (glances.rests(seq) or not resting) and len(found) < GLANCES:
                found[room.id] = msgspec.json.encode(glances.at(room, *LANGUAGES)).decode()
                noted.append((glances, seq))
                await asyncio.sleep(0)
        if found:
            await self.store.note_glances(found)
        for glances, seq in noted:
            glances.stored = seq

    async def renamed(self, guest: Guest) -> None:
        """Show a guest's new name at the tables in memory."""
        for room in list(self.living.values()):
            if any(seat.guest == guest.id for seat in room.seats):
                await room.refresh()

    # Films

    def room_film(self, room: Room, look: Look, type: type[T]) -> Awaitable[T]:
        """A look at the game of a table as it is now, whatever is answered there before the look is over."""
        play, open, verdict = room.ledger.play, room.showing.open, room.verdict()
        match, answers = room.ledger.match, list(play.answers)

        def reel() -> Reel:
            return Reel(
                table=match.request,
                rules=match.game.version,
                content=match.pack.hash,
                start="" if play.start is None else play.start.name,
                answers=[(given.seat, given.action, given.audience) for given in answers],
                seed=play.dealer.seed if open else "",
                open=open,
                conceded=verdict.conceded,
                decided=verdict.decided,
            )

        key = f"table {room.id} {room.ledger.seq} {open} {match.pack.hash}"
        return self.projector.show(asking(), key, reel, look, type)

    async def add_replay(self, guest: Guest, text: str, pack: str, language: str) -> ReplayInfo:
        """Take in a record, checking every answer."""
        row = ReplayRow(new_id(), guest.id, pack, text)
        info = await self._replay_film(row, Info(row.id, language), ReplayInfo)
        await self.store.add_replay(row, self.settings.clock())
        return info

    async def replay(self, id: str) -> ReplayRow:
        row = await self.store.replay(id) if is_id(id) else None
        if row is None:
            raise Trouble(404, "no-replay", "There is no such replay.")
        return row

    async def replay_film(self, id: str, look: Look, type: type[T]) -> T:
        """A look at a record that was brought along."""
        return await self._replay_film(await self.replay(id), look, type)

    async def _replay_film(self, row: ReplayRow, look: Look, type: type[T]) -> T:
        folder = self.shelf.pack_folder(row.pack)
        content = "" if folder is None else Pack(folder).written  # a pack may be changed on disk at any time
        reel = Reel(text=row.text, pack=str(folder or ""))
        return await self.projector.show(asking(), f"replay {row.id} {content}", lambda: reel, look, type)

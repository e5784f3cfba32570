"""A room: one game in memory, the people connected to it, and the order in which things happen.

Everything that changes a game happens under the room's lock: checked, written to the store, and only then shown to
anybody. If writing fails, what is in memory is thrown away and read again from the facts. Where another process leads
the table, the room follows what that one writes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.seats import SPECTATOR
from ludarium.table import conceding, progress, seating, upgrade, wire
from ludarium.table.database import Notice, Taken
from ludarium.table.glance import Glances
from ludarium.table.ledger import Ledger
from ludarium.table.presence import Here
from ludarium.table.problems import Trouble, not_your_seat, unknown_table
from ludarium.table.showing import LAST_MOMENTS, Showing
from ludarium.table.store import CHAT_KEPT, ENDED, OVER, PLAYING, Fact, Guest, Said, SeatRow, TableRow
from ludarium.table.telling import Telling
from ludarium.table.thinking import Thinking

if TYPE_CHECKING:
    from ludarium.table.hall import Hall
    from ludarium.table.live import Connection

logger = logging.getLogger(__name__)

MOST_FOLLOWED = 50
"""If there are more new facts than this, all facts are read again, outside the loop."""


class Room:
    """One table."""

    def __init__(self, hall: Hall, table: TableRow, seats: list[SeatRow], ledger: Ledger, chat: list[Said]) -> None:
        self.hall = hall
        self.id, self.table, self.seats = table.id, table, seats
        self.ledger = ledger
        self.showing = self._showing()
        self.telling = Telling(self.showing)
        self.chat = chat
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: list[Here] = []
        """Whom other processes have seen here."""
        self.since = hall.settings.clock()
        self.news = 0
        """Counts what is not a fact: who sits where, who is online."""
        self.taught = False
        """Whether it is remembered that the guided game here is through."""
        self.thinking = Thinking(self)
        self.glances = Glances(table.glance)
        self._behind = False
        """Another process has written what is not in memory."""
        self._broken = False
        """What is in memory may never have been written."""

    # Reading

    @asynccontextmanager
    async def quiet(self) -> AsyncIterator[None]:
        """Nothing changes inside, and memory matches the database."""
        async with self.lock:
            if self._broken or self._behind:
                await self._read()
            yield

    async def _read(self) -> None:
        """Bring what is in memory to what is stored; only what is new is read where that will do."""
        self._behind = False  # anything written from here on is announced again
        try:
            if self._broken or not await self._follow():
                await self._reload()
        except BaseException:
            self._behind = True
            raise

    async def _follow(self) -> bool:
        said = self.chat[-1].number if self.chat else 0
        loaded = await self.hall.store.load(self.id, self.ledger.seq, said)
        if loaded is None:
            raise unknown_table()
        table, seats, facts, chat = loaded
        same = [(row.copied, row.rules, row.content, row.origin) for row in (self.table, table)]
        if same[0] != same[1] or len(facts) > MOST_FOLLOWED:
            return False
        if not self._add(facts):
            return False
        self.table, self.seats = table, seats
        self.chat = [*self.chat, *chat][-CHAT_KEPT:]
        self._renew()
        self.telling.showing = self.showing
        return True

    def _add(self, facts: list[Fact]) -> bool:
        """Add what another process wrote to what is in memory; whether that can be done."""
        self._broken = True
        try:
            self.ledger.follow(facts)
        except (LudariumError, LookupError, AssertionError):
            logger.exception("table %s: what another process wrote cannot be followed", self.id)
            return False
        self._broken = False
        return True

    async def _reload(self) -> None:
        self.table, self.seats, self.ledger, chat = await self.hall.read(self.id)
        self.chat = chat
        self._broken = False
        self._renew()
        self.telling = Telling(self.showing)

    def _renew(self) -> None:
        self.showing = self._showing()
        self.news += 1

    def _showing(self) -> Showing:
        return Showing(
            self.ledger,
            open=self.table.status != PLAYING,
            table=self.table,
            lesson=self.hall.shelf.lesson_at(self.table),
            names=lambda: [seat.name for seat in self.seats],
            verdict=self.verdict,
        )

    def outdate(self, seq: int = -1) -> bool:
        """Another process has written to this table, facts up to `seq` only where that is given; whether it is new."""
        if seq < 0 or seq > self.ledger.seq:
            self._behind = True
        return self._behind

    def hear(self, notice: Notice) -> bool:
        """Go on by the facts that another process has told, if they are all that is missing here; whether they were."""
        if self.unsure or self.lock.locked() or self.showing.open or not notice.facts:
            return False
        if notice.facts[0][0] != self.ledger.seq + 1:
            return False
        self._behind = not self._add([Fact(*each) for each in notice.facts])
        if self._behind:
            return False
        self.table = self.table.moved_on(PLAYING, notice.asked, notice.facts[-1][-1])
        self.tell()
        self.nudge()
        return True

    def verdict(self) -> conceding.Verdict:
        """Who has conceded, and whether the game has a result."""
        decided = self.ledger.play.over or bool(self.table.winners)
        return conceding.Verdict(conceding.conceded(self.seats), decided)

    async def refresh(self) -> None:
        """Show what another process has written to this table."""
        self._behind = True
        try:
            async with self.quiet():
                self.tell()
                self.nudge()
        finally:
            self.wake()  # whoever looks at a table that is gone is turned away

    async def look_around(self) -> None:
        """Find out whom other processes see at this table."""
        around = await self.hall.presence.elsewhere(self.id)
        if around != self.elsewhere:
            self.elsewhere = around
            self.news += 1
            self.wake()

    async def leader(self) -> str:
        """The process that leads this table: we, if nobody else does."""
        leases = self.hall.leases
        if leases.leads(self.id):
            return leases.me
        leader = await leases.take(self.id)
        if leader == leases.me:
            self._behind = True  # the previous leader may have written something we have not heard of yet
        return leader

    async def lead(self) -> bool:
        """Lead this table, if nobody else does; whether we do."""
        return await self.leader() == self.hall.leases.me

    def holds(self, guest: Guest | None, seat: int) -> bool:
        return guest is not None and 0 <= seat < len(self.seats) and self.seats[seat].guest == guest.id

    def belongs(self, guest: Guest | None) -> bool:
        """Whether a guest sits here or has opened the table."""
        return guest is not None and (self.table.host == guest.id or any(seat.guest == guest.id for seat in self.seats))

    def check_look(self, guest: Guest | None, viewer: int) -> None:
        """Whether a guest may look through a seat, or as a spectator."""
        seating.check_look(self.table, self.seats, guest, viewer, open=self.showing.open)

    async def check_join(self, guest: Guest, number: int, secret: str) -> None:
        """A private table exists for guests who belong to it, know a secret, or can take an open seat."""
        async with self.quiet():
            if not self.table.watch and not self.belongs(guest) and not seating.may_join(self.seats, number, secret):
                raise unknown_table()

    def online(self) -> set[str]:
        """Who is connected to this table, by any process."""
        here = {connection.guest.id for connection in self.connections if connection.guest is not None}
        return here | {there.guest for there in self.elsewhere if there.connected}

    def people(self, guest: Guest | None) -> wire.People:
        seated = {seat.guest for seat in self.seats}
        watching = sum(c.guest is None or c.guest.id not in seated for c in self.connections)
        watching += sum(there.connected for there in self.elsewhere if there.guest not in seated)
        return seating.people_at(self.table, self.seats, guest, self.online(), watching)

    def state(self, guest: Guest | None, viewer: int, language: str) -> wire.State:
        """Everything a guest sees on arriving."""
        return wire.State(
            table=self.id,
            seq=self.ledger.seq,
            answers=len(self.ledger.line),
            commitment=self.ledger.commitment,
            view=self.showing.view(viewer, language),
            moments=self.showing.moments(self.ledger.seq - LAST_MOMENTS, viewer, language),
            since=self.showing.since(viewer),
            people=self.people(guest),
            chat=[chat_line(said) for said in self.chat],
            result=self.showing.result(),
            lesson=self.showing.coaching(viewer, language),
            notice=self.showing.notice(viewer, language),
        )

    def players(self) -> list[str]:
        return upgrade.players_of(self.seats)

    # Playing

    def check_mine(self, guest: Guest, seat: int) -> None:
        if not self.holds(guest, seat):
            raise not_your_seat(seat)

    def check_act(self, guest: Guest, seat: int) -> None:
        self.check_mine(guest, seat)
        if self.seats[seat].bot:
            raise Trouble(409, "bot-plays", f"A bot is playing seat {seat + 1}; take it back first.")

    def _repeated(self, kind: str, seat: int, ticket: str, text: str = "") -> wire.Accepted | None:
        """The answer to a message that was carried out before."""
        fact = self.ledger.tickets.get((seat, ticket))
        if fact is None:
            return None
        if fact.kind != kind or not fact.text.startswith(text):
            raise Trouble(409, "id-used", f"The id {ticket!r} was used for another answer of seat {seat + 1}.")
        return wire.Accepted(id=ticket, seq=fact.seq)

    def _check_current(self, guest: Guest, seat: int, seq: int, since: int, language: str) -> None:
        if self.showing.open:
            raise Trouble(409, "game-over", "The game is over.", state=self.state(guest, seat, language))
        if not since <= seq <= self.ledger.seq:
            sentence = f"This was meant for number {seq}, but the game is at {self.ledger.seq}."
            raise Trouble(409, "stale", sentence, state=self.state(guest, seat, language))

    async def answer(self, guest: Guest, message: wire.AnswerIn, language: str) -> wire.Accepted:
        """A person's answer: acknowledged when it is committed, refused when it is not for the present question.

        Whatever another process has written first is read, and then the question may still be the same.
        """
        seat, action = message.seat, message.action
        async with self.quiet():
            while True:
                self.check_act(guest, seat)
                verbs = self.ledger.match.verbs
                text = verbs.format(action) if isinstance(action, int) else " ".join(action.lower().split())
                repeated = self._repeated("answer", seat, message.id, text)
                if repeated is not None:
                    return repeated
                since = self.ledger.asked.get(seat, self.ledger.seq)
                self._check_current(guest, seat, message.seq, since, language)
                code = self.showing.find(seat, action)
                facts = self.ledger.answer(seat, code, message.id, self.hall.settings.clock())
                with suppress(Taken):
                    await self.commit(facts)
                    return wire.Accepted(id=message.id, seq=facts[0].seq)

    async def leave_lesson(self, guest: Guest, seat: int) -> None:
        """Play on without the coach."""
        async with self.quiet():
            self.check_mine(guest, seat)
            if self.showing.coach is not None:
                self._broken = True
                await self.hall.store.leave_lesson(self.id)
                self._broken = False
                self.table = replace(self.table, origin="")
                self.showing.coach = None
        self.wake()

    async def undo(self, guest: Guest, message: wire.UndoIn, language: str) -> wire.Accepted:
        seat = message.seat
        async with self.quiet():
            while True:
                self.check_act(guest, seat)
                repeated = self._repeated("undo", seat, message.id)
                if repeated is not None:
                    return repeated
                if self.ledger.seq >= self.hall.settings.limits.facts:
                    raise Trouble(409, "undo-refused", "This game has reached the limit for undo.")
                since = self.ledger.line[-1] if self.ledger.line else 0
                self._check_current(guest, seat, message.seq, since, language)
                facts = self.ledger.undo(seat, message.whole, message.id, self.hall.settings.clock())
                with suppress(Taken):
                    await self.commit(facts)
                    return wire.Accepted(id=message.id, seq=facts[0].seq)

    async def commit(self, facts: list[Fact]) -> None:
        """Write facts that are in memory already; when that fails, forget them. `Taken`: others were first."""
        self._broken = True
        play = self.ledger.play
        status = OVER if play.over else PLAYING
        asked = self.ledger.waits_for
        winners = " ".join(map(str, self.verdict().winners(play.match, play.state))) if play.over else ""
        ending = upgrade.ending_of(play) if play.over else ""
        try:
            await self.hall.store.append(self.id, facts, status, asked, winners, ending)
        except Taken:
            self.hall.leases.forget(self.id)  # whoever was first may lead now
            await self._reload()
            self.nudge()
            self.wake()
            raise
        self._broken = False
        self.hall.answers += len(facts)
        self.table = self.table.moved_on(status, asked, facts[-1].at)
        if status == OVER:
            self.showing.open = True
            self.news += 1
        self.tell()
        self.nudge()
        await progress.note_guided(self)

    # Bots

    def nudge(self) -> None:
        """Let every bot that is asked think."""
        self.thinking.nudge()

    @property
    def runs_alone(self) -> bool:
        """Whether only bots play here, and still do."""
        return self.table.status == PLAYING and all(seat.bot for seat in self.seats)

    @property
    def busy(self) -> bool:
        return bool(self.connections or self.thinking or self.lock.locked())

    # Seats and talk

    def _seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Trouble(422, "no-such-seat", f"This table has seats 1 to {len(self.seats)}.")
        return self.seats[number]

    async def change_seat(self, number: int, change: Callable[[SeatRow], SeatRow]) -> None:
        """Change who has a seat."""
        async with self.quiet():
            before = self._seat(number)
            after = change(before)
            if after != before:
                self._broken = True
                try:
                    await self.hall.store.put_seat(after, before)
                except Taken:
                    self.outdate()
                    raise Trouble(409, "seat-taken", f"Seat {number + 1} has changed in the meantime.") from None
                self._broken = False
                self.seats[number] = after
            self.nudge()
            self.news += 1
        self.wake()

    async def concede(self, guest: Guest, wish: wire.Concede) -> None:
        """Give up a seat for good; the game ends when that leaves one seat, or no person."""
        async with self.quiet():
            if conceding.has_conceded(self._seat(wish.seat), guest):
                return
            self._check_under_way()
            after = conceding.concede(self.seats, wish.seat, guest, wish.confirm)
            await self._decide(after, ends=wish.confirm != "bot-plays-on")
        self.wake()

    async def end(self, guest: Guest, wish: wire.End) -> None:
        """Agree to end the game without a result; it ends when everybody who plays agrees."""
        async with self.quiet():
            ended = self.table.status == ENDED
            if conceding.has_agreed(self._seat(wish.seat), guest, wish.confirm, ended=ended):
                return
            self._check_under_way()
            after = conceding.agree(self.seats, wish.seat, guest, wish.confirm)
            await self._decide(after, ends=wish.confirm == "ends")
        self.wake()

    def _check_under_way(self) -> None:
        if self.showing.open:
            raise Trouble(409, "game-over", "The game is over.")

    async def _decide(self, after: SeatRow, *, ends: bool) -> None:
        """Store what a seat has decided about the game, and its end if that was the last word."""
        seats = [after if seat.seat == after.seat else seat for seat in self.seats]
        play, at = self.ledger.play, self.hall.settings.clock()
        verdict = conceding.Verdict(conceding.conceded(seats), decided=after.conceded > 0)
        winners = " ".join(map(str, verdict.winners(play.match, play.state))) if ends else None
        self._broken = True
        try:
            await self.hall.store.decide(
                self.seats, after, at, winners, upgrade.ending_of(play, decided=verdict.decided)
            )
        except Taken:
            self.outdate()
            raise Trouble(409, "changed-meanwhile", "The table has changed since; nothing was done.") from None
        self._broken = False
        self.seats = seats
        if winners is not None:
            self.table = replace(self.table, status=ENDED, asked="", winners=winners, changed=at)
            self.showing.open = True
            self.nudge()
        self.news += 1

    def is_away(self, seat: SeatRow) -> bool:
        """Whether a seat's holder has been gone for long, for every process that knows of them."""
        if seat.guest is None or seat.guest in self.online():
            return False
        seen = [there.seen for there in self.elsewhere if there.guest == seat.guest]
        here = self.hall.presence.here(self.id, seat.guest)
        seen += [] if here is None else [here.seen]
        return self.hall.settings.clock() - max(seen, default=self.since) >= self.hall.settings.away

    async def say(self, guest: Guest, text: str) -> None:
        async with self.quiet():
            seat = next((seat.seat for seat in self.seats if seat.guest == guest.id), SPECTATOR)
            while True:
                number = self.chat[-1].number + 1 if self.chat else 1
                said = Said(number, guest.name, seat, text, self.hall.settings.clock())
                try:
                    await self.hall.store.say(self.id, said)
                except Taken:
                    await self._reload()
                    continue
                self.chat = [*self.chat[-CHAT_KEPT + 1 :], said]
                break
        self.wake()

    # Connections

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._come_or_gone(connection)

    def go(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._come_or_gone(connection)

    def _come_or_gone(self, connection: Connection) -> None:
        name = "" if connection.guest is None else connection.guest.id
        sockets = sum(("" if c.guest is None else c.guest.id) == name for c in self.connections)
        self.hall.presence.connected(self.id, name, sockets)
        self.news += 1
        self.wake()

    def wake(self) -> None:
        """Let every connection send what is new."""
        for connection in self.connections:
            connection.wake.set()

    @property
    def unsure(self) -> bool:
        """Whether memory may differ from the database, who sits where too."""
        return self._behind or self._broken

    def tell(self) -> None:
        """Tell everyone what the last facts have changed."""
        self.telling.tell(self.connections)


def chat_line(said: Said) -> wire.ChatLine:
    return wire.ChatLine(number=said.number, name=said.name, seat=said.seat, text=said.text, at=said.at)

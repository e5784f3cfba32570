"""The law of secrets: re-dealing what is hidden from a viewer changes no byte that viewer is sent.

A twin of a game is made in which, for one viewer, everything hidden is different: the position is re-dealt, hidden
answers and events of the past are others, and so is the seed. Then everything the server would send is compared.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium import games
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.conformance import tables
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.game import Match
from ludarium.kernel.play import Answer, Happening, Play
from ludarium.kernel.record import record_of, write
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE, SPECTATOR, hears
from ludarium.table import coaching
from ludarium.table.ledger import RULES, Change, Ledger, Refused, standing
from ludarium.table.problems import told
from ludarium.table.showing import Showing
from ludarium.table.store import Fact, TableRow
from ludarium.table.timeline import Timeline
from tests.table.players import FRIEND, ME, serving

GAMES = int(os.environ.get("LUDARIUM_GAMES", "3"))
"""Random games for each setup of each game."""
SHORT, LONG = 60, 120
"""Answers of a random game of which every one is previewed: without secrets, and with."""
ALWAYS_DRAWS = ("marshlight",)
"""Games in which a die or a card follows every answer, so that none can be previewed."""


def twin(ledger: Ledger, viewer: int, rng: Rng) -> Ledger:
    """The same game to one viewer, and a different one to anyone who could see everything."""
    match = ledger.match
    facts = [moment.fact for moment in ledger.moments]
    other = Ledger.read(match, ledger.play.dealer.seed, facts, start=ledger.play.start)
    assert other.play.can_undo(max(0, viewer)) == ledger.play.can_undo(max(0, viewer))
    state: Any = match.determinise(ledger.play.state, viewer, rng)
    state.events = []
    other.play.state = state
    other.play.dealer = Dealer(seed_of(rng.below(1000) + 1000))
    actions = [given.action for given in ledger.play.answers]
    events = [event.event for event in ledger.play.happenings] or [0]
    for moment in other.moments:
        if moment.fact.seat != viewer and not hears(moment.audience, viewer):
            moment.action = actions[rng.below(len(actions))]
            moment.fact = replace(moment.fact, text="another", ticket=None)
        moment.events = [
            event
            if hears(event.audience, viewer)
            else Happening(event.after, events[rng.below(len(events))], event.audience)
            for event in moment.events
        ]
    other.play.answers = [
        given
        if given.seat == viewer or hears(given.audience, viewer)
        else Answer(given.seat, actions[rng.below(len(actions))], given.audience)
        for given in ledger.play.answers
    ]
    return other


def attempt(work: Any) -> Any:
    """The result of an attempt that may be refused: the message as a client sees it."""
    try:
        return work()
    except LudariumError as problem:
        trouble = told(problem)
        assert trouble is not None
        return trouble.problem()


def everything(ledger: Ledger, viewer: int, codes: list[int]) -> list[bytes]:
    """Every kind of message about a game that one viewer can be sent."""
    showing = Showing(ledger)
    assert not showing.open
    sent: list[Any] = [showing.update(after, viewer, "en") for after in (0, ledger.seq // 2, ledger.seq)]
    sent += [showing.view(viewer, language) for language in ("de", "it")]
    sent += [showing.record(viewer, []), showing.fairness(0), ledger.asked, ledger.seq, len(ledger.line)]
    typed = ("why", "why 1", "look", "look at seat 1", "look at r3", "what changed", "log", "choices", "1")
    sent += [showing.speak("t", viewer, line, "en") for line in typed]
    if viewer != SPECTATOR:
        sent.append(showing.choices(viewer, "en"))
        sent.append(coaching.new_rules(ledger, viewer, ()))
        for code in codes:
            text = ledger.match.verbs.format(code)
            sent.append(attempt(lambda code=code: showing.why("w", viewer, code, "en")))
            sent.append(attempt(lambda code=code: showing.preview(viewer, code, "en")))
            sent.append(attempt(lambda text=text: showing.find(viewer, text.split()[0])))
            if code not in ledger.match.view(ledger.play.state, viewer)["legal"]:
                sent.append(attempt(lambda code=code: ledger.answer(viewer, code, None, 0.0)))
        if not ledger.play.can_undo(viewer):
            sent.append(attempt(lambda: ledger.undo(viewer, False, None, 0.0)))
    return [msgspec.json.encode(message) for message in sent]


def random_ledger(match: Match[Any], seed: int, rng: Rng, most: int) -> Ledger:
    ledger = Ledger(match, seed_of(seed))
    ledger.settle(1.0)
    for _ in range(most):
        asks = ledger.play.asks
        if not asks:
            break
        ask = asks[rng.below(len(asks))]
        if rng.below(8) == 0 and ledger.play.can_undo(ask.seat):
            ledger.undo(ask.seat, rng.below(2) == 0, None, 2.0)
            continue
        ledger.answer(ask.seat, ask.actions[rng.below(len(ask.actions))], None, 2.0)
    return ledger


def setups() -> list[Any]:
    found = []
    for name in games.names():
        seen = list(tables(games.get(name)))
        # Each edition and option set once, with differing numbers of seats.
        step = max(1, len(seen) // 8)
        found += [pytest.param(table, id=f"{name}-{n}") for n, table in enumerate(seen[::step][:8])]
    return found


@pytest.mark.parametrize("table", setups())
def test_no_byte_depends_on_what_is_hidden(table: TableRequest) -> None:
    match = games.resolve(table)
    rng = Rng(7)
    looked = 0
    for number in range(GAMES):
        ledger = random_ledger(match, number, rng, 1 + rng.below(120))
        while ledger.play.over:
            ledger = random_ledger(match, number, rng, 1 + rng.below(40))
        codes = [ledger.play.answers[rng.below(len(ledger.play.answers))].action for _ in range(6)]
        codes += [action for ask in ledger.play.asks for action in ask.actions[:3]]
        for viewer in (*range(match.seats), SPECTATOR):
            other = twin(ledger, viewer, rng)
            assert everything(other, viewer, codes) == everything(ledger, viewer, codes)
            looked += match.digest(other.play.state) != match.digest(ledger.play.state)
    # Something must have been dealt otherwise, unless the game has no secrets or its options lay them open.
    secrets = any(zone.sight != "all" for zone in match.zones)
    assert looked or not secrets or any(match.options[option.id] != option.default for option in match.game.options)


@pytest.mark.parametrize("name", games.names())
def test_looking_back_shows_only_what_could_be_seen_then(name: str) -> None:
    match = games.get(name).match()
    ledger = random_ledger(match, 3, Rng(3), 40)
    play = ledger.play
    film = Timeline(match, play.answers, open=False)
    showing = Showing(ledger)
    for viewer in (*range(match.seats), SPECTATOR):
        last = film.position(len(play.answers), viewer, showing.words("en"))
        assert last.view == msgspec.structs.replace(showing.view(viewer, "en"), undo=False)
        for number in range(0, len(play.answers) + 1, 7):
            shown = film.position(number, viewer, showing.words("en"))
            again = Timeline(match, play.answers[:number], open=False).position(number, viewer, showing.words("en"))
            assert msgspec.structs.replace(shown, answers=0) == msgspec.structs.replace(again, answers=0)
            if shown.moment is not None and shown.moment.action is not None:
                given = play.answers[number - 1]
                assert given.seat == viewer or hears(given.audience, viewer)


def test_a_game_read_again_can_be_taken_back_just_as_far() -> None:
    """What another seat answered and took back has been seen: it is a barrier before and after a restart."""
    foreign = 0
    for name in games.names():
        match = games.get(name).match()
        for number in range(40):
            ledger = random_ledger(match, number, Rng(number), 6 + number)
            again = Ledger.read(match, ledger.play.dealer.seed, [moment.fact for moment in ledger.moments])
            for seat in range(match.seats):
                assert again.play.can_undo(seat) == ledger.play.can_undo(seat)
            last = ledger.moments[-1].fact
            foreign += last.kind == "undo" and last.seat != ledger.moments[ledger.line[-1] - 1].fact.seat
    assert foreign, "nobody took back an answer after another seat's"


@pytest.mark.parametrize("table", setups()[::2])
def test_no_preview_tells_what_is_hidden(table: TableRequest) -> None:
    """Given a random game, when an answer is previewed, then what is hidden from the seat changes no byte of it.

    And what is previewed is what can be taken back, except sealed answers and the one that ends the game.
    """
    match = games.resolve(table)
    rng, previewed = Rng(match.seats), 0
    ledger = Ledger(match, seed_of(5))
    ledger.settle(1.0)
    play = ledger.play
    while not play.over and len(play.answers) < (LONG if match.sights.hidden else SHORT):
        ask = play.asks[rng.below(len(play.asks))]
        given = ask.actions[rng.below(len(ask.actions))]
        sent = msgspec.json.encode(Showing(ledger).preview(ask.seat, given, "en"))
        true = play.state
        play.state = match.determinise(true, ask.seat, rng)
        assert msgspec.json.encode(Showing(ledger).preview(ask.seat, given, "en")) == sent
        play.state = true
        told = play.preview(ask.seat, given) is not None
        previewed += told
        ledger.answer(ask.seat, given, None, 2.0)
        assert play.can_undo(ask.seat) == told or ask.sealed or play.over
    assert bool(previewed) == (match.game.id not in ALWAYS_DRAWS)


def foreseen_by_another() -> tuple[Play, int]:
    """A random game of Voidfall, and the number of the answer that shows the event another seat has foreseen."""
    match = games.get("voidfall").match(seats=2)
    for seed in range(200):
        play, rng, found = Play(match, seed_of(seed)), Rng(seed), 0
        while not play.over:
            ask, before, number = play.asks[0], play.state.event, len(play.answers)
            play.do(ask.seat, random_answer(ask, rng))
            s: Any = play.state
            if s.event != before and s.event == s.foreseen[s.cycle - 1] and s.foreseer[s.cycle - 1] != ask.seat:
                found = found or number
        if found:
            return play, found
    raise AssertionError("nobody foresaw an event")


@pytest.mark.anyio
async def test_a_table_of_voidfall_tells_nothing_of_an_event_another_seat_has_foreseen(tmp_path: Path) -> None:
    play, number = foreseen_by_another()
    match = play.match
    given = play.answers[number]
    told = [match.happenings.format(h.event) for h in play.happenings if h.after == number + 1]
    event = next(text.split()[1] for text in told if text.startswith("event "))
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        replay = await anna.post("/replays", {"text": write(record_of(play))}, 201)
        wish = {"answers": number, "seats": [ME, ME]}
        table = (await anna.post(f"/replays/{replay['id']}/branch", wish, 201))["id"]
        state = await anna.state(table, given.seat)
        body = {"seat": given.seat, "action": given.action}
        preview = await anna.http.post(f"/tables/{table}/preview", json=body)
        assert preview.status_code == 200
        assert preview.json()["view"] is None
        assert preview.json()["told"] is None
        assert event not in preview.text
        accepted = await anna.answer(table, given.seat, given.action, state["seq"])
        after = await anna.state(table, given.seat)
        assert after["view"]["zones"]["event"] == match.verbs.values(match.verbs.parse(f"reveal {event}"))[0]
        assert not after["view"]["undo"]
        refused = await anna.undo(table, given.seat, accepted["seq"], 409)
        assert refused["type"].endswith("undo-refused")


def corrected(ledger: Ledger, rng: Rng) -> Ledger:
    """The same game after a correction of the rules that refuses one of its answers."""
    facts = [moment.fact for moment in ledger.moments]
    answers = standing(facts)
    kept = rng.below(len(answers))
    first = answers[kept]
    refused = Refused(first.seat, first.text, ledger.moments[first.seq - 1].audience)
    seed = ledger.play.dealer.seed
    change = Change(1, "former", seed, 0, 2, "present", kept, len(answers) - kept, refused)
    facts.append(Fact(len(facts) + 1, RULES, CHANCE, change.text(), None, 3.0))
    after = Ledger.read(ledger.match, seed, facts)
    after.settle(3.0)
    return after


def otherwise(ledger: Ledger, viewer: int) -> Ledger:
    """The same game to one viewer, in which others had answered otherwise what was taken back since."""
    facts = []
    for moment in ledger.moments:
        fact = moment.fact
        if moment.undone and fact.seat != viewer:
            fact = replace(fact, text="another")
        elif moment.change is not None and moment.change.refused is not None:
            refused = moment.change.refused
            if refused.seat != viewer and not hears(refused.audience, viewer):
                refused = msgspec.structs.replace(refused, text="another")
                fact = replace(fact, text=msgspec.structs.replace(moment.change, refused=refused).text())
        facts.append(fact)
    return Ledger.read(ledger.match, ledger.play.dealer.seed, facts)


@pytest.mark.parametrize("name", games.names())
def test_a_change_of_the_rules_tells_nobody_what_was_hidden(name: str) -> None:
    match = games.get(name).match()
    rng = Rng(9)
    hidden = 0
    for number in range(20):
        ledger = corrected(random_ledger(match, number, rng, 5 + rng.below(60)), rng)
        row = TableRow(
            *("t", "", name, 2, match.edition.id, dict(match.options), "", "present", match.seats, "5" * 64, "g", True),
            *("playing", "", 0, "", 0.0, 0.0),
        )
        change = next(moment for moment in ledger.moments if moment.change is not None)
        for viewer in (*range(match.seats), SPECTATOR):
            sent = []
            for one in (ledger, twin(otherwise(ledger, viewer), viewer, rng)):
                showing = Showing(one, table=row)
                said = [showing.notice(viewer, language) for language in ("en", "de", "it")]
                record = showing.record_before(change.fact.seq, viewer, [])
                assert record is not None
                sent.append(msgspec.json.encode([said, showing.moments(0, viewer, "en"), record]))
            assert sent[0] == sent[1]
            hidden += b"?" in sent[0]
    assert hidden


PATHS = ("state", "updates", "log", "record", "fairness", "choices")


@pytest.mark.anyio
async def test_the_same_over_the_wire(tmp_path: Path) -> None:
    """The twin takes the game's place in a running server; every byte of every route and of the socket is compared."""
    async with serving(tmp_path, clock=lambda: 5.0) as served:
        people = [await served.player(name) for name in ("Anna", "Ben", "Carla")]
        table = await people[0].open(ME, FRIEND, FRIEND)
        for seat in (1, 2):
            secret = await people[0].secret(table, seat)
            await people[seat].post(f"/tables/{table}/join", {"seat": seat, "secret": secret})
        room = served.hall.rooms[table]
        rng = Rng(11)
        viewers = [*enumerate(people), (SPECTATOR, served.stranger())]
        for step in range(12):
            for viewer, player in viewers:
                true = room.ledger
                sent = []
                for ledger in (true, twin(true, viewer, rng)):
                    room.ledger, room.showing = ledger, Showing(ledger)
                    served.forget_films()
                    bodies = [
                        (await player.http.get(f"/tables/{table}/{path}", params={"seat": viewer})).content
                        for path in PATHS
                    ]
                    foul = {
                        "type": "answer",
                        "id": f"x{step}",
                        "seat": max(0, viewer),
                        "seq": true.seq,
                        "action": "deal w1",
                    }
                    bodies.append((await player.http.post(f"/tables/{table}/answers", json=foul)).content)
                    bodies.append((await player.http.post(f"/tables/{table}/answers", json={**foul, "seq": 0})).content)
                    async with player.live(table, viewer if viewer >= 0 else None) as live:
                        await live.until("state")
                        await live.send("resend", after=0)
                        await live.until("update")
                        await live.send("why", id="w", seat=max(0, viewer), action="anchor")
                        await live.until("why", "refused")
                    sent.append((bodies, live.raw))
                    async with asyncio.timeout(10):
                        while room.online():  # who is there is no secret, and who was must not differ
                            await asyncio.sleep(0)
                room.ledger, room.showing = true, Showing(true)
                served.forget_films()
                assert sent[0] == sent[1]
            asks = room.ledger.play.asks
            ask = asks[step % len(asks)]
            await people[ask.seat].answer(table, ask.seat, ask.actions[0], room.ledger.seq)

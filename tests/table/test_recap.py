"""What a seat is told of the others since its own last turn: one sentence an answer, and nothing it may not know."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.seats import CHANCE, SPECTATOR
from ludarium.table.ledger import Ledger
from ludarium.table.showing import MOST_MOMENTS, Showing
from tests.table.players import FRIEND, ME, Json, Player, serving

DAY = 24 * 60 * 60.0


def played(game: str, seats: int, answers: int, seed: int = 3) -> Ledger:
    ledger, rng = Ledger(games.get(game).match(seats=seats), seed_of(seed)), Rng(seed)
    ledger.settle(0.0)
    for _ in range(answers):
        ask = ledger.play.asks[0]
        ledger.answer(ask.seat, random_answer(ask, rng), None, 0.0)
    return ledger


def named(ledger: Ledger, *names: str) -> Showing:
    return Showing(ledger, names=lambda: names)


def test_an_answer_and_the_chance_behind_it_are_one_sentence() -> None:
    # Given a game in which dice are rolled after an answer
    showing = named(played("xibalba", 2, 40), "Ada", "Bittern")
    moments = showing.moments(0, SPECTATOR, "en")
    rolls = [moment for moment in moments if "attack dice" in moment.told]
    # Then the roll is told with the answer, and chance tells nothing again
    assert rolls
    for moment in rolls:
        assert " and rolls " in moment.told
        behind = moments[moment.seq]
        assert behind.seat == CHANCE
        assert behind.events
        assert behind.told == ""


@pytest.mark.parametrize(
    ("language", "verbs"),
    [("en", ("moves", " and controls")), ("de", ("zieht", " und kontrolliert")), ("it", ("muove", " e controlla"))],
)
def test_what_a_seat_does_is_told_with_its_name_once(language: str, verbs: tuple[str, str]) -> None:
    showing = named(played("dei", 2, 120), "Ada", "Bittern")
    told = [moment.told for moment in showing.moments(0, SPECTATOR, language)]
    both = [line for line in told if all(verb in line for verb in verbs)]
    assert both
    for line in both:
        assert line.startswith(("Ada ", "Bittern ")), "the person, not the faction"
        assert line.count("Ada") + line.count("Bittern") == 1


def test_a_round_or_a_turn_is_a_heading_and_in_no_sentence() -> None:
    for moment in named(played("dei", 2, 120), "Ada", "Bittern").moments(0, SPECTATOR, "en"):
        for event in moment.events:
            assert event.begins == (event.name in ("round", "phase", "turn"))
            assert not event.begins or event.sentence not in moment.told


def test_a_sealed_answer_is_told_as_chosen_until_it_is_opened() -> None:
    # Given two seats that choose at the same time
    ledger = played("regatta", 2, 0)
    showing = named(ledger, "Ada", "Bittern")
    # When one has chosen
    [chosen, *_] = ledger.answer(1, ledger.play.asks[1].actions[0], None, 0.0)
    # Then the other learns that, and no more
    own, other = (showing.moments(chosen.seq - 1, viewer, "en")[0] for viewer in (1, 0))
    assert other.told == "Bittern has chosen."
    assert other.sentence is None
    assert own.sentence is not None
    assert "chosen" not in own.told


def turns(ledger: Ledger) -> list[int]:
    """Whose turn it is at each answer that counts; that of chance between turns."""
    happenings, factions = ledger.match.happenings, getattr(ledger.play.state, ledger.match.parts or "stack")
    found, turn = [], CHANCE
    for seq in ledger.line:
        found.append(turn)
        for event in [happening.event for happening in ledger.moments[seq - 1].events]:
            name, values = happenings.verb(event).name, happenings.values(event)
            if name == "turn":
                turn = list(factions).index(values[0]) if ledger.match.parts else values[0]
            elif name in ledger.match.milestones:
                turn = CHANCE
    return found


@pytest.mark.parametrize("game", ["dei", "xibalba", "voidfall"])
def test_a_recap_begins_after_the_last_answer_of_ones_own_turn_before(game: str) -> None:
    ledger = played(game, 3, 120)
    showing, whose = named(ledger), turns(ledger)
    seats = [ledger.moments[seq - 1].fact.seat for seq in ledger.line]
    for viewer in range(3):
        since = showing.since(viewer)
        after = [at for at, seq in enumerate(ledger.line) if seq > since]
        assert ledger.moments[since - 1].fact.seat == viewer
        assert whose[after[0] - 1] == viewer
        assert any(seats[at] not in (viewer, CHANCE) for at in after)
        # What the viewer has done since in turns of their own is one run at the end: their present turn.
        own = [at for at in after if seats[at] == whose[at] == viewer]
        assert all(seats[at] in (viewer, CHANCE) for at in range(own[0], len(seats))) if own else True
    assert showing.since(SPECTATOR) == ledger.seq


def test_a_block_in_the_turn_of_another_does_not_end_what_is_told() -> None:
    # Given a seat that is attacked in the turn of another
    ledger, rng = played("xibalba", 2, 0, seed=33), Rng(33)
    verb = ledger.match.verbs.verb
    while not any(verb(action).name == "let-through" for action in ledger.play.asks[0].actions):
        ask = ledger.play.asks[0]
        soldiers = [action for action in ask.actions if verb(action).name == "buy-soldier"]
        ledger.answer(ask.seat, soldiers[-1] if soldiers else random_answer(ask, rng), None, 0.0)
    asked = ledger.play.asks[0].seat
    before = named(ledger).since(asked)
    # When it answers, and the other goes on
    [block, *_] = ledger.answer(asked, ledger.play.asks[0].actions[0], None, 0.0)
    assert named(ledger).since(asked) == before
    other = ledger.play.asks[0]
    assert other.seat != asked
    ledger.answer(other.seat, other.actions[0], None, 0.0)
    # Then the whole turn is still told, the attack first; and after a reload too
    assert named(ledger).since(asked) == before < block.seq - 1
    facts = [moment.fact for moment in ledger.moments]
    assert named(Ledger.read(ledger.match, seed_of(33), facts)).since(asked) == before


def test_a_recap_is_empty_before_anybody_else_has_answered() -> None:
    ledger = played("regatta", 2, 0)
    assert ledger.seq, "chance has dealt"
    [chosen, *_] = ledger.answer(0, ledger.play.asks[0].actions[0], None, 0.0)
    assert named(ledger).since(0) == chosen.seq
    assert named(ledger).since(1) == 0


def test_an_undone_answer_is_in_no_recap() -> None:
    # Given a seat whose last answer may be taken back
    ledger = played("dei", 2, 120)
    while not any(ledger.play.can_undo(seat) for seat in range(2)):
        ask = ledger.play.asks[0]
        ledger.answer(ask.seat, ask.actions[-1], None, 0.0)
    seat = next(seat for seat in range(2) if ledger.play.can_undo(seat))
    before = named(ledger).since(seat)
    # When it is taken back
    ledger.undo(seat, True, None, 0.0)
    # Then nothing of it is told, and the recap of its seat begins where it did
    showing = named(ledger)
    undone = [moment for moment in showing.moments(0, 1 - seat, "en") if moment.undone]
    assert undone
    assert all(not moment.told and not moment.events for moment in undone)
    assert showing.since(seat) == before


def test_a_recap_goes_back_a_bounded_number_of_moments() -> None:
    # Given a seat that has not answered for longer than is sent at once
    ledger = played("regatta", 2, 0)
    ledger.answer(0, ledger.play.asks[0].actions[0], None, 0.0)
    ledger.moments += ledger.moments[-1:] * (MOST_MOMENTS + 20)
    ledger.line = list(range(1, ledger.seq + 1))
    assert named(ledger).since(1) == ledger.seq - MOST_MOMENTS


@pytest.mark.anyio
async def test_each_seat_at_one_screen_has_a_recap_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, {"kind": "me", "name": "Ben"}, game="marshlight")
        await anna.play(table, (0, 1), most=12)
        for seat in (0, 1):
            state = await anna.state(table, seat)
            news = await anna.get(f"/tables/{table}/log", after=state["since"], seat=seat)
            assert news
            assert any(moment["seat"] == 1 - seat for moment in news)
            [last] = await anna.get(f"/tables/{table}/log", after=state["since"] - 1, most=1, seat=seat)
            assert last["seat"] == seat


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["dei", "xibalba", "voidfall"])
async def test_a_day_and_a_restart_later_the_recap_is_the_same(tmp_path: Path, game: str) -> None:
    async def told(player: Player, table: str) -> list[Json]:
        state = await player.state(table, 0)
        news = await player.get(f"/tables/{table}/log", after=state["since"], most=500, seat=0)
        return [{key: moment[key] for key in ("seq", "seat", "told", "pins")} for moment in news]

    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, {"kind": "me", "name": "Ben"}, game=game)
        await anna.play(table, (0, 1), most=60)
        before = await told(anna, table)
        cookies = anna.http.cookies
    async with serving(tmp_path, clock=lambda: time() + DAY) as served:
        anna = served.stranger()
        anna.http.cookies = cookies
        assert table not in served.hall.living
        assert await told(anna, table) == before
    assert any(moment["seat"] == 1 and moment["told"] for moment in before)


@pytest.mark.anyio
async def test_a_step_of_a_running_game_is_shown_only_to_its_own_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        state = await anna.state(table, 0)
        await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
        number = (await ben.state(table, 1))["answers"]
        step = await ben.get(f"/tables/{table}/positions/{number}", seat=1)
        assert step["moment"]["told"] == "Anna has chosen."
        assert step["moment"]["action"] is None
        refused = await ben.get(f"/tables/{table}/positions/{number}", 403, seat=0)
        assert refused["type"] == "not-your-seat"

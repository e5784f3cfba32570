"""The review of a finished game: which answers cost most, how far it is, who may read it, and that it is kept."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from ludarium import games
from ludarium.bots.advice import Trial
from ludarium.bots.weighing import sources
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng
from ludarium.kernel.play import Play
from ludarium.kernel.record import match_of, read_file, replay
from ludarium.kernel.wording import Wording
from ludarium.table.review import (
    LOOKED_AT_AGAIN,
    MOST_CHOICES,
    Choice,
    Kept,
    Mistake,
    choices_of,
    evenly,
    keep,
    places_of,
    rule_of,
    worst_of_turns,
)
from ludarium.table.timeline import Timeline
from ludarium.table.wording import wording_of
from ludarium.table.worker import Job, think
from tests.recorded import FOLDER
from tests.table.players import ME, Json, Player, Served, bot, serving
from tests.table.test_starts import again

pytestmark = pytest.mark.anyio
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A worker that never answers, so that a review stays under way."""


async def reviewed(served: Served, player: Player, table: str, seat: int = 0) -> Json:
    """The review once it is done."""
    begun = await player.post(f"/tables/{table}/review", {"seat": seat})
    assert begun["status"] == "running"
    assert 0 <= begun["done"] < begun["of"]
    (running,) = served.hall.reviews.running.values()
    assert running.task is not None
    await running.task
    found: Json = await player.get(f"/tables/{table}/review", seat=seat, language="de")
    assert found["status"] == "done"
    return found


async def test_a_finished_game_is_reviewed_once_and_the_review_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, ME, game="regatta")
        assert (await anna.get(f"/tables/{table}/review", 409, seat=0))["type"] == "still-playing"
        await anna.post(f"/tables/{table}/review", {"seat": 0}, 409)
        await anna.play(table, (0, 1))
        assert (await anna.get(f"/tables/{table}/review", seat=0))["status"] == "none"
        found = await reviewed(served, anna, table)
        assert found["done"] == found["of"] > 0
        assert len(found["mistakes"]) <= 3
        numbers = [mistake["number"] for mistake in found["mistakes"]]
        assert numbers == sorted(numbers)
        await ben.get(f"/tables/{table}/review", 403, seat=0)
    async with serving(tmp_path, worker=SILENT) as served:
        anna = again(served, anna)
        assert await anna.get(f"/tables/{table}/review", seat=0, language="de") == found
        assert (await anna.post(f"/tables/{table}/review", {"seat": 0}))["status"] == "done"
        await anna.post(f"/tables/{table}/delete", {"confirm": "deletes"})


async def test_a_guest_has_one_review_at_a_time(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        first, second = await anna.open(ME, ME, game="regatta"), await anna.open(ME, ME, game="regatta")
        for table in (first, second):
            await anna.play(table, (0, 1))
        assert (await anna.post(f"/tables/{first}/review", {"seat": 0}))["status"] == "running"
        assert (await anna.post(f"/tables/{first}/review", {"seat": 0}))["status"] == "running"
        assert (await anna.post(f"/tables/{second}/review", {"seat": 0}, 429))["type"] == "too-fast"
        assert (await anna.post(f"/tables/{first}/review", {"seat": 1}, 429))["type"] == "too-fast"


async def test_a_mistake_is_told_with_what_is_better_and_tried_again_from_there(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME, game="regatta")
        await anna.play(table, (0, 1))
        reasons = [("unnamed", 0, 0.4)]
        words = Wording(games.get("regatta").match(seats=2), "it")
        made = Mistake(2, "choose w1", ["choose w5"], 3.04, 1.0, (0.2, 0.5), 0.11, reasons, "REG-SAI-03", "Choose", [4])
        unknown = Mistake(3, "fly away", ["choose w5"], 3.0, 1.0, None, 0.0, [], "")
        await keep(served.hall, table, 0, Kept(9, [made, unknown]))
        (told,) = (await anna.get(f"/tables/{table}/review", seat=0, language="it"))["mistakes"]
        assert (told["number"], told["points"], told["chance_better"], told["chance_wide"]) == (2, 3.0, 0.5, 0.11)
        assert told["played"]["choice"]["text"] == "choose w1"
        assert [step["choice"]["text"] for step in told["better"]] == ["choose w5"]
        assert told["why"] == []
        assert (told["asked"], told["places"]) == (words.question("Choose"), [4])
        assert told["asked"] != "Choose"
        assert told["rule"]["title"] == games.get("regatta").rules.rules["REG-SAI-03"].title("it")
        wish = {"answers": told["number"], "seats": [ME, bot("skilled")], "title": "", "watch": False, "hints": True}
        branch = await anna.post(f"/tables/{table}/branch", wish, 201)
        assert (await anna.state(branch["id"], 0))["answers"] >= told["number"]


def test_the_worse_answer_costs_something_and_the_best_nothing() -> None:
    """Given two winds in a regatta, when the worse one was played, then playing on says so."""
    match = games.get("regatta").match(seats=2)
    play = Play(match, seed_of(7))
    ask = play.asks[0]
    dump = match.dump(match.determinise(play.state, ask.seat, Rng(1)))
    costs = {}
    for action in ask.actions:
        job = Job(table=match.request, position=dump, seat=ask.seat, level="expert", seed=3, played=action)
        thought = think(job)
        assert thought.gap is not None
        costs[action] = thought.gap.points
    assert min(costs.values()) == 0
    worst = max(costs, key=lambda action: costs[action])
    best = min(costs, key=lambda action: costs[action])
    job = Job(table=match.request, position=dump, seat=ask.seat, level="expert", seed=4, played=worst, against=best)
    thought = think(job)
    assert thought.gap is not None
    assert thought.action == best == thought.lines[0].plan[0]
    assert thought.deals >= 6


def test_every_choice_of_a_seat_is_looked_at_in_the_position_before_it() -> None:
    match = games.get("dei").match(seats=2)
    play = Play(match, seed_of(2))
    while len(play.answers) < 40:
        ask = play.asks[0]
        play.do(ask.seat, ask.actions[0])
    found = list(choices_of(play, 0))
    assert found
    for choice in found:
        given = play.answers[choice.number]
        assert (given.seat, given.action) == (0, choice.played)
        assert rule_of(match, choice.state, 0, choice.played, [choice.played]) in {*match.game.rules.rules, ""}
    assert not {"faction", "place"} & {match.verbs.verb(choice.played).name for choice in found}, "that is the set-up"
    for one, other in pairwise(found):
        between = play.answers[one.number + 1 : other.number]
        assert (one.turn < other.turn) == any(given.seat == 1 for given in between)
    assert len(evenly(found * 50)) == min(MOST_CHOICES, 50 * len(found))


def test_where_a_plan_does_something_that_its_answers_do_not_name() -> None:
    """Given a drone that may enlist where it is, when that is better, then its region is shown."""
    record = read_file(FOLDER / "dei" / "de-04.txt")
    match = match_of(record, games.get("dei"))
    play = replay(record, match)
    for seat in range(match.seats):
        for each in choices_of(play, seat):
            if match.verbs.verb(each.played).name == "deploy":
                assert places_of(match, each.state, seat, [each.played]) != []
            elif match.verbs.verb(each.played).name == "move":
                assert places_of(match, each.state, seat, [each.played]) == []


def test_of_each_turn_only_the_worst_choice_is_looked_at_again() -> None:
    costs = [(0, 0.1), (0, 0.3), (1, 0.2), (2, 0.0)]
    seen = [Choice(number, turn, None, 1, 2, cost) for number, (turn, cost) in enumerate(costs)]
    assert [each.number for each in worst_of_turns(seen)] == [1, 2]
    many = [Choice(number, number, None, 1, 2, 0.1) for number in range(40)]
    assert len(worst_of_turns(many)) == LOOKED_AT_AGAIN


def test_an_answer_that_brings_about_nothing_by_itself_has_to_do_with_what_the_coach_tells_of_it() -> None:
    record = read_file(FOLDER / "voidfall" / "competitive-01.txt")
    match = match_of(record, games.get("voidfall"))
    play = replay(record, match)
    acts = [each for each in choices_of(play, 0) if match.verbs.verb(each.played).name == "act"]
    assert acts
    assert all(rule_of(match, each.state, 0, each.played, [each.played]) for each in acts)


def test_a_mistake_has_to_do_with_the_answer_of_its_kind_and_not_with_what_prepares_that() -> None:
    match = games.get("xibalba").match(seats=2)
    state = match.start()
    played, trade, event = (
        match.verbs.parse(each) for each in ("buy-soldier scout", "trade r1", "buy-event pilfering")
    )
    assert rule_of(match, state, 0, played, [trade, event]) == match.verbs.verb(event).rule == "XIB-BUY-01"


@pytest.mark.parametrize("title", ["dei", "xibalba", "voidfall"])
def test_every_part_of_the_estimate_has_a_motive_in_words(title: str) -> None:
    catalogue = games.get(title).catalogue
    for language in LANGUAGES:
        known = catalogue.messages(language)
        parts = {id.removeprefix("worth-") for id in known if id.startswith("worth-")}
        assert parts == {id.removeprefix("motive-") for id in known if id.startswith("motive-")}


def test_a_motive_says_what_the_seat_gains_or_what_another_is_denied() -> None:
    match = games.get("dei").match(seats=2)
    film = Timeline(match, [])
    words = {language: wording_of(match, language, film.board) for language in LANGUAGES}
    assert words["en"].motive(0, "outposts", 0) == "You take an outpost, or keep one that is in danger."
    assert words["de"].motive(0, "hand", 0) == "Du hast bessere Karten für die nächsten Züge."
    assert words["en"].motive(0, "outposts", 1).endswith("outposts.")
    assert words["it"].motive(0, "unnamed", 0) == words["it"].motive(0, "unnamed", 1) == ""


def test_only_what_is_beyond_the_noise_is_a_motive() -> None:
    """Given two answers in four deals, when one part differs every time and another by chance, then one is told."""
    better, worse = Trial(1, 2), Trial(2, 2)
    better.worths = [{"outposts": [3.0, 3.5, 3.0, 4.0], "hand": [9.0, 0.0, 0.0, 0.0]}, {"outposts": [0.0] * 4}]
    worse.worths = [{"outposts": [1.0] * 4, "hand": [0.0] * 4}, {"outposts": [1.0, 2.0, 1.0, 1.0], "late": [5.0] * 4}]
    found = [(reason.part, reason.seat, reason.gain) for reason in sources(better, worse, 0)]
    assert found == [("outposts", 0, 2.375), ("outposts", 1, 1.25)]
    assert sources(worse, better, 0) == []

"""What can be expected of every bot: it takes wins, prefers points, and keeps to its time and to what it may know."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from math import log, sqrt
from time import perf_counter, process_time
from typing import Any

import pytest
from regatta import GAME
from regatta.flow import Sail
from regatta.state import Race

from ludarium import games
from ludarium.bots.bot import Bot, Budget, Choice, Random, Watch, only_answer, question
from ludarium.bots.driver import drive, ponder, run, seated
from ludarium.bots.greedy import Greedy
from ludarium.bots.levels import LEVELS, Player, player
from ludarium.bots.mcts import FULL, Mcts, Style
from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import tables
from ludarium.kernel.engine import Rng, advance, answer, asks, playout
from ludarium.kernel.errors import BrokenLaw, SetupError
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, verify
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State
from tests.bots.stairs import BEST, stairs

FALSE_ALARM = 1e-6
THINKERS = ["greedy", "greedy:3", "patient", "learned", "mcts:60", "mcts-full:60", "learned-mcts:60", "master"]
LONG = 1_700
"""Games in the nightly run: every kind of bot has a seat in 500 of them or more, unless it is too slow for that."""
KINDS = (
    *("random", "learned", "casual", "mcts:2", "patient"),
    *("novice", "expert", "learned-mcts:2", "skilled", "master"),
)
QUICK = {"voidfall": ("random", "novice", "mcts:2")}
"""Where the other kinds take half a second for a game: there they play every fourth round through the tables, and have
a seat in about 135 games each. All kinds in 500 games would take over half an hour."""
NIGHTLY = "LUDARIUM_GAMES" in os.environ
MATCH: Any = GAME.match(edition="second", seats=2)


def bot(name: str) -> tuple[Bot, Budget]:
    named = player(name)
    return named.bot, Budget(simulations=60) if name == "master" else named.budget


def last_sailings(wanted: int) -> Iterator[tuple[Race, set[int]]]:
    """Positions in which the last answer of the game decides it, and the answers that win."""
    found, seed = 0, 0
    while found < wanted:
        seed += 1
        rng, s = Rng(seed), MATCH.start()
        while (ask := advance(s)) is not None:
            top: Any = s.stack[-1]
            if s.round == 12 and isinstance(top, Sail) and top.done:
                won = {a for a in ask.actions if MATCH.winners(after(s, a)) == [ask.seat]}
                if won and len(won) < len(ask.actions):
                    found += 1
                    yield s.clone(), won
            playout(s, rng, 1)


def after(s: Race, action: int) -> State:
    """The end of a race in which only cards are drawn after this answer."""
    then = s.clone()
    answer(then, action)
    playout(then, Rng(0), 100)
    return then


def choosing() -> Any:
    """Somewhere in a race, at a question with several answers."""
    rng, s = Rng(3), MATCH.start()
    playout(s, rng, 40)
    while (ask := advance(s)) is not None and (ask.seat == CHANCE or len(ask.actions) == 1):
        playout(s, rng, 1)
    return s


def calm(boats: list[int], wind: int) -> Race:
    """The last round: seat 2 has sailed, seat 1 with this wind has not; no current."""
    s: Race = MATCH.start()
    playout(s, Rng(5), 12)
    s.boats, s.chosen = boats, [wind, wind]
    s.round, s.current = 12, 1
    s.stack, s.sealed, s.pending = [Sail(2)], [-1, -1], None
    return s


@pytest.mark.parametrize("name", THINKERS)
def test_a_win_in_one_is_taken(name: str) -> None:
    for number, (s, won) in enumerate(last_sailings(6)):
        seat = asks(s)[0].seat
        thinker, budget = bot(name)
        assert thinker.choose(MATCH, s, seat, Rng(number), budget).action in won


@pytest.mark.parametrize("name", THINKERS)
def test_points_are_preferred_to_none_where_nothing_can_be_won(name: str) -> None:
    s = calm([3, 20], 2)
    ask = asks(s)[0]
    points = {a: MATCH.scores(after(s, a))[0] for a in ask.actions}
    assert len(set(points.values())) > 2
    for seed in range(5):
        thinker, budget = bot(name)
        chosen = thinker.choose(MATCH, s, 0, Rng(seed), budget).action
        assert points[chosen] == max(points.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "mcts:150"])
def test_every_seat_climbs_as_high_as_it_can(name: str, seats: int) -> None:
    match = stairs(seats)
    finished = run(match, seated([name] * seats, 1), 1)
    assert [action for _, action in finished.answers] == [BEST] * len(finished.answers)
    assert finished.winners == list(range(seats))
    assert finished.share(0) == 1 / seats


def test_with_twice_the_budget_the_search_is_not_weaker() -> None:
    pairs = 60
    won = sum(
        run(MATCH, seated(names, number), number).share(names.index("mcts:16"))
        for number in range(pairs)
        for names in (["mcts:16", "mcts:8"], ["mcts:8", "mcts:16"])
    )
    # Hoeffding: a bot that is as strong falls below this once in a million.
    assert won / (2 * pairs) > 0.5 - sqrt(-log(FALSE_ALARM) / (4 * pairs))


def test_search_beats_greedy_and_greedy_beats_random() -> None:
    for names in (["greedy", "random"], ["mcts:40", "greedy"]):
        won = sum(
            run(MATCH, seated(line, number), number).share(line.index(names[0]))
            for number in range(10)
            for line in (names, names[::-1])
        )
        assert won > 10, names


@pytest.mark.parametrize("name", ["random", "greedy", "patient", "learned", "mcts:50", "mcts-full:20", "novice"])
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    s = choosing()
    seat = asks(s)[0].seat

    def chosen(seed: int) -> list[tuple[int, float, int]]:
        named = player(name)
        choice = named.bot.choose(MATCH, s, seat, Rng(seed), Budget(simulations=50))
        return [(found.action, found.value, found.visits) for found in choice.alternatives]

    assert chosen(7) == chosen(7)
    digest = MATCH.digest(s)
    chosen(8)
    assert MATCH.digest(s) == digest


class Peeping(Bot):
    """Chooses by a card that it must not know."""

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        race: Any = state
        actions = question(state, seat).actions
        return only_answer(Ask(seat, [actions[race.hands[8] % len(actions)]]))


def distance(one: Counter[int], other: Counter[int], count: int) -> float:
    return max(abs(one[key] - other[key]) / count for key in {*one, *other})


@pytest.mark.parametrize("name", ["greedy", "patient", "learned", "mcts:6"])
def test_choices_are_distributed_alike_when_the_hidden_part_is_dealt_anew(name: str) -> None:
    s: Any = MATCH.start()
    playout(s, Rng(11), 12)
    count = 150
    other = next(o for seed in range(99) if (o := MATCH.determinise(s, 0, Rng(seed))).hands[8] != s.hands[8])
    drawn: list[Counter[int]] = []
    for state in (s, other):
        at = player(name, seed=len(drawn))
        drawn.append(Counter(ponder(MATCH, state, asks(state)[0], at).action for _ in range(count)))
    # Hoeffding for the difference of two frequencies, once for each answer.
    bound = sqrt(log(2 * len(asks(s)[0].actions) / FALSE_ALARM) / count)
    assert distance(drawn[0], drawn[1], count) < bound
    peeping = Peeping()
    seen = [peeping.choose(MATCH, state, 0, Rng(0), Budget(1)).action for state in (s, other)]
    assert distance(Counter(seen[:1] * count), Counter(seen[1:] * count), count) > bound, "the test would see a leak"


@pytest.mark.parametrize("name", games.names())
def test_no_bot_ever_answers_what_is_not_legal(name: str) -> None:
    """Every level at a share of the tables of every game; `run` refuses an illegal answer."""
    game = games.get(name)
    every = list(tables(game))
    chosen = every * (LONG // len(every) + 1) if NIGHTLY else every[:: max(1, len(every) // 8)]
    for number, table in enumerate(chosen):
        match, passed = game.resolve(table), number // len(every)
        kinds = QUICK.get(name, KINDS) if passed % 4 else KINDS
        # In each round through the tables other kinds sit at each of them.
        players = seated([kinds[(number + passed + seat) % len(kinds)] for seat in range(match.seats)], number)
        for one in players:
            if one.name == "master":
                one.budget = Budget(simulations=2)
            elif one.name in ("novice", "casual", "skilled", "expert", "patient", "learned"):
                one.budget = Budget(simulations=8)
        finished = run(match, players, number)
        assert finished.winners


def test_an_illegal_answer_is_an_error_of_the_bot() -> None:
    class Rogue(Bot):
        def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
            return Choice(-1, [])

    with pytest.raises(BrokenLaw, match="rogue answers -1"):
        run(MATCH, [Player("rogue", Rogue(), Budget(1))] * 2, 0)


@pytest.mark.parametrize("thinker", [Greedy(deals=100_000), Mcts(Style()), Mcts(Style(rollout=FULL))])
def test_an_answer_comes_in_time(thinker: Bot) -> None:
    s: Any = MATCH.start()
    playout(s, Rng(11), 12)
    taken: list[float] = []
    for seed in range(4):
        started = perf_counter()
        thinker.choose(MATCH, s, 0, Rng(seed), Budget(seconds=0.05))
        taken.append(perf_counter() - started)
    # The fastest of several: a busy machine delays some, never all.
    assert min(taken) < 0.1


def test_even_no_time_gives_an_answer() -> None:
    s: Any = MATCH.start()
    playout(s, Rng(11), 12)
    for thinker in (Random(), Greedy(), Mcts(Style())):
        choice = thinker.choose(MATCH, s, 0, Rng(1), Budget(seconds=1e-9))
        assert choice.action in asks(s)[0].actions
        assert choice.alternatives[0].action == choice.action


def test_bots_drive_a_recorded_game() -> None:
    play = Play(MATCH, seed_of(4))
    drive(play, seated(["greedy", "mcts:5"], 4))
    assert play.over
    verify(record_of(play), MATCH)


def test_both_drivers_play_the_same_game() -> None:
    play = Play(MATCH, seed_of(4))
    drive(play, seated(["greedy", "mcts:5"], 4))
    finished = run(MATCH, seated(["greedy", "mcts:5"], 4), 4)
    assert [(given.seat, given.action) for given in play.answers] == finished.answers


def test_choices_are_heard() -> None:
    heard: list[int] = []
    run(MATCH, seated(["random", "random"], 1), 1, lambda seat, choice: heard.append(seat))
    assert set(heard) == {0, 1}


def test_there_are_five_levels_with_a_stated_time() -> None:
    assert [level.name for level in LEVELS] == ["novice", "casual", "skilled", "expert", "master"]
    assert all(player(level.name).budget.seconds == level.seconds for level in LEVELS)


@pytest.mark.parametrize("name", ["nobody", "mcts", "greedy:0", "mcts:0", "mcts:1.5", "mcts:x", "mcts:400,greedy", ""])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(SetupError, match="the bots are: random, greedy, patient, learned, novice"):
        player(name)


def test_worked_seconds_are_those_of_this_process() -> None:
    before = process_time()
    watch = Watch(Budget(seconds=3600.0, worked=True))
    assert before <= watch.start <= process_time()
    assert watch.end == watch.start + 3600.0
    assert not watch.over(0)


def test_a_budget_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="needs seconds or simulations"):
        Budget()


def test_a_bot_is_only_asked_when_its_seat_is() -> None:
    match = stairs()
    with pytest.raises(ValueError, match="seat 2 is not being asked"):
        Greedy().choose(match, match.start(), 1, Rng(1), Budget(1))

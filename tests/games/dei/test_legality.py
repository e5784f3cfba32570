"""Legal answers and single tests of legality say the same; packed actions are what the verb table reads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludarium.games.dei import GAME, card, card_pool, verbs
from ludarium.games.dei.icons import GAIN
from ludarium.games.dei.moves import build, collect, enlist, kill, move
from ludarium.games.dei.packed import (
    laid,
    price,
    token_energy,
    token_per,
    token_supplies,
    token_technology,
    used_wild_colour,
    used_wild_cube,
)
from ludarium.games.dei.state import Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import Rng, advance, answer, random_answer

TABLE = GAME.match().verbs


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("play dei007 down", verbs.play(6, 1)),
        ("plan dei003 dei009", verbs.plan(2, 8)),
        ("place r17 scrappers=3 champion", verbs.place(17, 3, 1)),
        ("enlist r99 supplied", verbs.enlist(99, 1)),
        ("move r12 r13 scrappers=2 champion refuges=1", verbs.move(12, 13, 2, 1, 1)),
        ("collect r5 extra swap=2", verbs.collect(5, 1, 2)),
        ("kill r5 auxilia", verbs.kill(5, 3)),
        ("build-elevator r3 r7", verbs.build_elevator(3, 7)),
        ("build-bridge r4 r9 r5", verbs.build_bridge(4, 9, 5)),
        ("buy dei041 technology=2 energy=1", verbs.buy(40, price(2, 1))),
        ("gain energy amount=3", verbs.gain(1, 3)),
        ("lay drone-2 turned=3", verbs.lay(laid(13, 3))),
        ("teleport r8 champion", verbs.teleport(8, 1)),
        ("done", verbs.DONE),
    ],
)
def test_packing_agrees_with_the_table(text: str, code: int) -> None:
    assert TABLE.format(code) == text
    assert TABLE.parse(text) == code


def every_action(s: Dei, seat: int) -> Iterator[tuple[int, int]]:
    """Every enlist, move, collect, dig, kill, build and gain that could be tried, with the icons that allow it."""
    n, board = s.terrain.n, s.terrain.board
    for r in range(n):
        for flag in (0, 1):
            yield verbs.enlist(r, flag), enlist.icons_for(s, seat, r, flag)
            for swap in (0, 1, 2):
                yield verbs.collect(r, flag, swap), collect.icons_for(s, seat, r, flag, swap)
        yield verbs.dig(r), collect.dig_icons(s, seat, r)
        for victim in range(s.givens.seats):
            yield verbs.kill(r, s.factions[victim]), kill.icons_for(s, seat, r, victim)
        yield verbs.build_refuge(r), build.icons_for(s, seat, build.REFUGES, r)
        yield from every_move(s, seat, r)
    yield from every_gain(s, seat)
    for edge in range(board.elevators):
        action = verbs.build_elevator(board.elevator_ground[edge], board.elevator_roof[edge])
        yield action, build.icons_for(s, seat, build.ELEVATORS, edge)
    for span in range(board.spans):
        action = verbs.build_bridge(board.span_a[span], board.span_b[span], board.span_under[span])
        yield action, build.icons_for(s, seat, build.BRIDGES, span)


def every_gain(s: Dei, seat: int) -> Iterator[tuple[int, int]]:
    """A gain needs a piece of the card that shows it, a cube if it is one for each cube, and something to take."""
    for resource in range(3):
        for amount in range(1, 4):
            shown = False
            for token in s.pool:
                per = token_per(token)
                counted = range(3) if per == 4 else [per - 1] if per else []
                cubes = sum(min(s.control[seat * 3 + colour], s.givens.cube_limit) for colour in counted)
                wild = used_wild_cube(s.used) and (per == 4 or used_wild_colour(s.used) in (0, per))
                amounts = [token_technology(token), token_energy(token), token_supplies(token)]
                fits = token & GAIN[resource] and amounts[resource] == amount
                shown = shown or bool(fits and (not per or cubes or wild))
            there = resource == 2 or s.common[resource] > 0
            yield verbs.gain(resource, amount), GAIN[resource] if shown and there else 0


def every_move(s: Dei, seat: int, src: int) -> Iterator[tuple[int, int]]:
    wagons = s.refuges[seat * 3 : seat * 3 + 3].count(src) if s.learned[seat * 3] == 5 else 0
    for dst in range(s.terrain.n):
        if dst == src:
            continue
        for k in range(s.scrappers[seat * s.terrain.n + src] + 1):
            for champion in range(2 if s.champions[seat] == src else 1):
                for refuges in range(wagons + 1):
                    if k + champion + refuges:
                        yield (
                            verbs.move(src, dst, k, champion, refuges),
                            move.icons_for(s, seat, src, dst, k, champion, refuges),
                        )


def learn_something(s: Dei, rng: Rng) -> None:
    """Feats are rarely learned at random, so some are learned at the start."""
    from ludarium.games.dei.ending import learn

    for at in range(3 * s.givens.seats):
        if s.feats[at] != EMPTY and rng.below(2):
            learn(s, at // 3, at % 3)


@pytest.mark.parametrize("edition", ["de", "en", "it"])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_exactly_what_is_legal(edition: str, seed: int) -> None:
    """Every action is tried against the icons of the card; generating them must find the same ones."""
    match = GAME.match(edition, 3, {"layout": "random"})
    s, rng, compared = match.start(), Rng(seed), 0
    while (ask := advance(s)) is not None:
        top = s.stack[-1]
        if s.round == 1 and s.phase == 0 and type(top).__name__ == "Turn" and s.learned.count(EMPTY) == 9:
            learn_something(s, rng)
            s.pending = None
            continue
        if isinstance(top, card.Card) and rng.below(6) == 0:
            mask = card_pool.open_icons(s, top.seat)
            wanted = sorted(action for action, icons in every_action(s, top.seat) if icons & mask)
            verbs_checked = {verbs.verb(action) for action, _ in every_action(s, top.seat)}
            offered = [action for action in ask.actions if verbs.verb(action) in verbs_checked]
            assert [match.verbs.format(a) for a in offered] == [match.verbs.format(a) for a in wanted]
            assert match.laws(s) == []
            compared += 1
        answer(s, random_answer(ask, rng))
    assert compared > 10


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_of_a_click_names_a_rule(seed: int) -> None:
    """Whatever figure, building or card a player tries to use while resolving a card, the refusal cites a rule."""
    match = GAME.match("de", 4)
    s, rng, tried = match.start(), Rng(seed), 0
    rules = GAME.rules.rules
    while (ask := advance(s)) is not None:
        top = s.stack[-1]
        if isinstance(top, card.Card) and rng.below(10) == 0:
            for action, _ in every_action(s, top.seat):
                if action not in ask.actions:
                    refusal = match.why_not(s, top.seat, action)
                    assert refusal is not None
                    assert refusal.rule in rules, match.verbs.format(action)
                    tried += 1
        answer(s, random_answer(ask, rng))
    assert tried > 1000

"""What a browser is given: boards by name, and facts that follow from the position."""

from __future__ import annotations

import random

import pytest

from ludarium.games.dei import GAME, verbs
from ludarium.games.dei.game import DeiMatch
from ludarium.games.dei.givens import DRONE_CARDS
from ludarium.games.dei.majority import cubes, garrisons
from ludarium.games.dei.moves.buy import add_purchases
from ludarium.games.dei.packed import USED_WILD_CUBE
from ludarium.games.dei.scoring import mission_points
from ludarium.games.dei.state import Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.views import View
from tests.games.dei.scenario import Scenario


def opened(seats: int = 4, **options: str) -> DeiMatch:
    match = GAME.match("de", seats, {key.replace("_", "-"): value for key, value in options.items()})
    assert isinstance(match, DeiMatch)
    return match


def positions(match: DeiMatch, seed: int, every: int = 40) -> list[Dei]:
    """Positions of a random game, from the start to the end."""
    play, lots = Play(match, seed_of(seed)), random.Random(seed)
    found: list[Dei] = []
    while play.asks:
        ask = play.asks[0]
        if len(play.answers) % every == 0:
            found.append(play.state.clone())
        play.do(ask.seat, lots.choice(play.legal(ask.seat)))
    found.append(play.state)
    return found


def seen(match: DeiMatch, s: Dei, viewer: int) -> View:
    return match.view(s, viewer)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_of_a_view_is_the_board_of_the_position(seats: int) -> None:
    match = opened(seats)
    s = positions(match, 3)[-1]
    name = match.board_name(seen(match, s, SPECTATOR))
    drawn, board = match.board(name), s.terrain.board

    assert len(name) <= 64
    assert (drawn["columns"], drawn["rows"], drawn["size"]) == (board.columns, board.rows, board.size)
    assert drawn["tiles"] == board.tile_ids
    assert drawn["region_at"] == board.region_at
    assert drawn["heights"] == board.height
    assert drawn["elevators"]["foot"] == board.elevator_foot
    assert drawn["elevators"]["neutral"] == board.neutral_elevators
    assert drawn["spans"]["under"] == board.span_under
    assert drawn["spans"]["neutral"] == board.neutral_spans
    assert drawn["outposts"] == {
        "region": board.outposts,
        "cell": board.outpost_cells,
        "letter": board.outpost_letters,
    }
    assert drawn["refuges"]["region"] == board.refuges
    assert drawn["drones"]["cell"] == board.drone_cells


@pytest.mark.parametrize("edition", ["de", "en", "it"])
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_every_edition_has_a_board_for_every_number_of_seats(edition: str, layout: str) -> None:
    for seats in (2, 3, 4):
        match = GAME.match(edition, seats, {"layout": layout})
        play = Play(match, seed_of(1))
        assert match.board(match.board_name(match.view(play.state, SPECTATOR)))["region_at"]


def test_a_board_can_be_drawn_while_its_tiles_are_laid() -> None:
    match = opened(2, layout="free")
    play = Play(match, seed_of(1))
    for laid in range(match.givens.places):
        name = match.board_name(match.view(play.state, 0))
        assert name.count("__") == match.givens.places - laid
        drawn = match.board(name)
        assert [tile is not None for tile in drawn["tiles"]] == [place < laid for place in range(match.givens.places)]
        cells = drawn["size"] ** 2
        assert drawn["region_at"].count(-1) == cells * (match.givens.places - laid)
        unset: dict[str, object] = {"turn": -1, "turn_cards": 0, "in_play": None, "holder": [], "pads": []}
        assert match.facts(match.view(play.state, 0)) == unset
        play.do(play.asks[0].seat, play.legal(play.asks[0].seat)[0])
    assert "__" not in match.board_name(match.view(play.state, 0))


def test_what_is_no_layout_has_no_board() -> None:
    match = opened(2)
    name = match.board_name(match.view(positions(match, 3)[-1], 0))
    twice = name[:2] + name[:2] + name[4:]
    unknown = "ff" + name[2:]
    upper = name.upper() if name.upper() != name else "0A" + name[2:]
    gap = "__" + name[2:]
    for wrong in ("", "board", name[:-2], name + "00", twice, unknown, upper, gap, name[:2] * 2 + "__" * 7):
        with pytest.raises(KeyError):
            match.board(wrong)


@pytest.mark.parametrize("seats", [2, 4])
def test_facts_are_those_of_the_position(seats: int) -> None:
    match = opened(seats)
    for s in positions(match, 5):
        for viewer in (SPECTATOR, 0):
            facts = match.facts(seen(match, s, viewer))
            if not s.scrappers:
                assert facts["pads"] == []
                continue
            n, pads = s.terrain.n, facts["pads"]
            assert [strength for pad in pads for strength in pad["strength"]] == s.strength
            assert len(pads[0]["strength"]) == n
            assert facts["holder"] == s.holder
            assert [outposts for pad in pads for outposts in pad["control"]] == list(s.control)
            for seat in range(seats):
                assert pads[seat]["cubes"] == [cubes(s, seat, colour) for colour in range(3)]
                assert pads[seat]["garrisons"] == [garrisons(s, seat, colour) for colour in range(3)]
                could: list[int] = []
                add_purchases(s, seat, 0, could)
                assert pads[seat]["buyable"] == list(dict.fromkeys(verbs.buy_card(action) for action in could))
                assert pads[seat]["missions"] == [
                    None if mission == EMPTY else mission_points(s, seat, mission, at % 4)
                    for at, mission in enumerate(s.missions)
                ]


def test_what_can_be_bought_is_what_the_rules_offer() -> None:
    match = opened(4)
    play, lots = Play(match, seed_of(5)), random.Random(5)
    compared = 0
    while play.asks:
        ask, s = play.asks[0], play.state
        offered = {verbs.buy_card(action) for action in ask.actions if verbs.verb(action) == verbs.BUY}
        if offered and not s.used & USED_WILD_CUBE:
            assert offered == set(match.facts(seen(match, s, SPECTATOR))["pads"][ask.seat]["buyable"])
            compared += 1
        play.do(ask.seat, lots.choice(play.legal(ask.seat)))
    assert compared > 5


def test_facts_are_unchanged_when_hidden_things_are_dealt_anew() -> None:
    match = opened(3, planning="yes")
    for s in positions(match, 8):
        for viewer in (SPECTATOR, 0, 2):
            facts = match.facts(seen(match, s, viewer))
            assert match.facts(seen(match, match.determinise(s, viewer, Rng(11)), viewer)) == facts


def test_nobody_is_told_how_many_drone_cards_a_hidden_hand_has() -> None:
    match = opened(3, planning="yes")
    for s in positions(match, 2):
        if EMPTY in s.missions or not s.scrappers:
            continue
        drones = [at for at, mission in enumerate(s.missions) if match.givens.mission_kind[mission] == DRONE_CARDS]
        missions = [pad["missions"] for pad in match.facts(seen(match, s, 1))["pads"]]
        for at in range(8):
            assert missions[1][at] is not None
            hidden = None in seen(match, s, 1)["zones"]["hands"][:20]
            assert (missions[0][at] is None) == (at in drones and hidden)


@pytest.mark.parametrize("edition", [edition.id for edition in GAME.editions])
def test_everything_in_the_pool_has_words_on_the_page(edition: str) -> None:
    match = GAME.match(edition, 3)
    said = GAME.card_texts(GAME.content()[1], "en")
    play, lots = Play(match, seed_of(5)), random.Random(5)
    met: set[str] = set()
    while play.asks:
        in_play = match.facts(match.view(play.state, SPECTATOR))["in_play"]
        pool = [] if in_play is None else in_play["pool"]
        assert [disc for disc in pool if not said.get(f"disc-{disc}")] == []
        met.update(pool)
        ask = play.asks[0]
        play.do(ask.seat, lots.choice(play.legal(ask.seat)))
    assert len(met) > 10


def test_whose_turn_it_is_and_what_is_played_are_told_in_words() -> None:
    game = Scenario()
    game.turn("farm-z")
    facts = game.match.facts(game.match.view(game.s, SPECTATOR))
    assert (facts["turn"], facts["turn_cards"], facts["in_play"]) == (game.seat("farm-z"), 0, None)

    game.card("farm-z", "move", "collect | enlist")
    facts = game.match.facts(game.match.view(game.s, SPECTATOR))
    assert facts["turn"] == game.seat("farm-z")
    assert facts["in_play"] is not None
    assert facts["in_play"]["seat"] == game.seat("farm-z")
    assert sorted(facts["in_play"]["pool"]) == ["enlist | collect", "move"]

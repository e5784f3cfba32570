"""The evaluation phase as a whole, and everything objectives and decrees count."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.counting import by_level, measured, points, scored_at_start, sector_upkeep
from ludarium.games.voidfall.evaluation_phase import Evaluation, score_agendas
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.measures import measure, objective
from ludarium.games.voidfall.vocabulary import INNOVATION
from ludarium.kernel.cells import with_value
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_cards import attach, gain
from tests.games.voidfall.test_cycle import decrees


def evaluating(game: Scenario, cycle: int = 1) -> None:
    """The evaluation phase of a cycle begins."""
    game.s.cycle, game.s.turn = cycle, -1
    game.s.stack = [Cycle(cycle, 3), Evaluation(0, 0)]
    game.s.pending = None
    game.s.events = []


def told(game: Scenario) -> list[str]:
    """What has happened since, without the amounts."""
    events = game.s.events or []
    texts = [game.match.happenings.format(event).split() for event in events[::2]]
    return [" ".join(word for word in words[:2] if word == words[0] or word == "seat=1") for words in texts]


STEPS = ("spared", "skirmish", "upkeep", "decree", "start-scored", "scored", "cycle")


@pytest.mark.rule(because="the order of the steps needs all of them")
@pytest.mark.rule("VF-EVA-01", "VF-EVA-02", "VF-EVA-13", "VF-EVA-16", "VF-EVA-22", "VF-EVA-24", "VF-VOI-13")
def test_every_player_does_all_steps_of_the_evaluation_in_turn_order() -> None:
    game = Scenario(event="war-effort")
    game.give(0, food=9)
    game.give(1, food=9)
    game.s.discard = (0b11, 0b11)
    game.s.hand = (0, 0)
    evaluating(game)
    game.s.void = [0] * game.match.givens.n
    attach(game, 0, 1, "self-managed-campaign")
    attach(game, 0, 3, "multiple-energy-sources")
    game.do("decree number=1")
    steps = [text for text in told(game) if text.split()[0] in STEPS]
    assert steps == [
        "spared", "upkeep", "decree", "start-scored", "scored", "spared seat=1", "upkeep seat=1",
    ]  # fmt: skip
    assert steps.count("scored") == 1, "the agenda on the corrupted field is left out"
    assert game.s.hand == (0b11 | 1 << INNOVATION, 0), "the first player has finished"
    assert game.s.paid == (1, 1)
    game.do("done")
    assert told(game).count("cycle") == 1
    assert game.s.cycle == 2


@pytest.mark.rule("VF-EVA-01", "VF-CYC-10")
def test_the_turn_order_of_the_cycle_is_that_of_the_evaluation() -> None:
    game = Scenario(event="war-effort")
    game.s.order = (1, 0)
    game.s.void = [0] * game.match.givens.n
    for seat in (0, 1):
        game.give(seat, food=2)
    evaluating(game)
    assert (game.ask.seat, game.s.paid) == (1, (0, 1))


@pytest.mark.rule("VF-EVA-16")
def test_an_agenda_on_the_fourth_field_scores_like_the_others() -> None:
    game = Scenario()
    game.technology(0, "central-surveillance", improved=True)
    attach(game, 0, 4, "redemption-directive")
    before = game.s.influence[0] + scored_at_start(game.s, 0)
    score_agendas(game.s, 0)
    assert game.s.influence[0] == before + 4, "for one improved technology"


@pytest.mark.rule("VF-VOI-09", "VF-VOI-13", "VF-TUT-11")
@pytest.mark.parametrize(("edition", "cycle", "strength"), [
    ("competitive", 1, 1), ("competitive", 2, 2), ("competitive", 3, 2), ("tutorial", 1, 0), ("tutorial", 2, 2),
])  # fmt: skip
def test_a_skirmish_is_stronger_from_cycle_2_and_missing_in_cycle_1_of_the_first_game(
    edition: str, cycle: int, strength: int
) -> None:
    game = Scenario(edition=edition)
    game.without_technologies()
    game.event("glorious-ascension")
    game.put(0, game.outpost(0), corvette=strength or 1)
    evaluating(game, cycle)
    game.settled()
    assert game.s.owner[game.outpost(0)] == (-1 if strength else 0), "a tie is lost"
    stronger = Scenario(edition=edition)
    stronger.without_technologies()
    stronger.event("glorious-ascension")
    stronger.put(0, stronger.outpost(0), corvette=strength + 1)
    evaluating(stronger, cycle)
    stronger.settled()
    assert stronger.s.owner[stronger.outpost(0)] == 0


@pytest.mark.rule("VF-TUT-07", "VF-TUT-08", "VF-TUT-11")
def test_in_cycle_1_of_the_first_game_no_agenda_is_played() -> None:
    game = Scenario(edition="tutorial")
    game.event("glorious-ascension")
    gain(game, 0, "augmented-armada")
    game.turn(0, cycle=1)
    game.do("select development")
    assert game.top("Act")
    game.turn(0, cycle=2)
    game.do("select production")
    assert game.legal == ["play-agenda augmented-armada", "no-agenda"]


def rich() -> Scenario:
    """A player with a bit of everything: three pure sectors and a corrupted one."""
    game = Scenario()
    outpost = game.outpost(0)
    game.put(0, 6, corvette=1, dreadnought=1)
    game.put(0, 4, corvette=2, sentry=1)
    game.sector(outpost, population=6)
    game.sector(6, 4, False, 0, farmers=1, bankers=1, scientists=1, shipyard=1, defence=1, starbase=1)
    game.sector(4, 5, True, 0, bankers=2, defence=1)
    game.give(0, food=3, energy=4, materials=8, credits=9, science=7)
    game.technology(0, "shields", improved=True)
    game.technology(0, "cloning")
    game.glory(0, 1, 4, 5, 5)
    game.s.tracks = (4, 6, 2, *game.s.tracks[3:])
    game.corrupt(0, "government", "field-3", "s4")
    attach(game, 0, 1, "high-society")
    attach(game, 0, 3, "augmented-armada")
    game.s.tokens[0] = 2
    game.s.bounties = with_value(game.s.bounties, 0, 3)
    game.s.reclaims = with_value(game.s.reclaims, 0, 1)
    game.s.kept = (2, 1)
    game.s.discard = (1 << 3 | 1 << 4, 0)
    return game


RICH = rich()


@pytest.mark.rule(because="each line of the table is one measure")
@pytest.mark.rule("VF-EVA-03", "VF-EVA-15", "VF-EVA-19", "VF-EVA-20", "VF-POP-12", "VF-EVT-04", "VF-EVT-05")
@pytest.mark.parametrize(("text", "found"), [
    ("sectors", 3), ("all-sectors", 4), ("sectors pop=6", 1), ("sectors pop>=4", 2), ("all-sectors pop>=5", 2),
    ("sectors fp>=2", 3), ("all-sectors fp>=3", 1), ("sectors installations>=1", 2), ("sectors installations>=3", 1),
    ("sectors guilds>=1", 3), ("sectors kinds>=3", 1), ("sectors workers>=1", 3), ("sectors workers>=2", 1),
    ("sectors upkeep>=2", 1), ("sectors upkeep=0", 2), ("sectors full", 1), ("sectors guild:bankers", 1),
    ("all-sectors guild:bankers", 2), ("sectors installation:shipyard", 2), ("sectors fleet:dreadnought", 1),
    ("guilds", 6), ("guilds bankers", 1), ("installations", 4), ("installations shipyard starbase", 3),
    ("level society", 2), ("level government", 0), ("level economy", 1), ("stock C", 9), ("yield F", 4), ("yield C", 8),
    ("yield E", 4), ("yield S", 3), ("glory>=4", 3), ("glory>=5", 2), ("fleets", 6), ("all-fleets", 9),
    ("population", 12), ("active", 2), ("best-level", 2), ("pure-tracks", 2), ("pure-tracks level>=1", 2),
    ("technologies", 3), ("basic", 2), ("improved", 1), ("bounty", 3), ("reclaim", 1), ("glory", 4), ("glory-sum", 15),
    ("glory-best-3", 14), ("tokens", 2), ("mix", 15), ("half-stock", 15), ("extreme-yields", 12), ("scarcest", 3),
    ("stocks>=8", 2), ("upkeep", 4), ("sector-upkeep", 2), ("corruption", 2), ("corruption-everywhere", 3),
    ("corrupt-tracks", 1), ("corrupt-sectors", 1), ("fleet-types", 2), ("kept", 2), ("pure-agendas", 1),
    ("preferred-discarded", 1), ("empty-guild-slots", 3), ("most-guilds", 2), ("engineers-and-miners", 1),
    ("sectors-beyond-4", 0),
])  # fmt: skip
def test_measures_count_what_they_say_in_pure_own_sectors(text: str, found: int) -> None:
    assert measured(RICH.s, 0, measure(text)) == found


@pytest.mark.rule("VF-EVA-17", "VF-EVA-18", "VF-EVA-20")
@pytest.mark.parametrize(("text", "paid"), [
    ("5 if glory >= 4", 5), ("5 if glory >= 5", 0), ("5 if glory = 4", 5), ("5 if glory = 3", 0),
    ("5 if upkeep <= 4", 5), ("5 if upkeep <= 3", 0),
    ("2 per basic", 4), ("3 per 2 bounty", 3), ("4/8/12/16 at society", 8), ("4/8/12/16 at government", 0),
    ("2/4/6/8 at tracks", 6), ("-2 per corruption", -4),
])  # fmt: skip
def test_objectives_pay_once_as_often_as_fulfilled_or_by_level(text: str, paid: int) -> None:
    assert points(RICH.s, 0, [objective(text)]) == paid


def test_pure_sectors_beyond_the_fourth_count_and_those_without_guild_slots_are_never_full() -> None:
    game = Scenario("cortozaar", "dunlork", scenario="far-harvest")
    worlds = [sector for sector, kind in enumerate(game.match.givens.galaxy.kinds) if kind == "world"]
    found = []
    for sector in (game.kind("belt"), *worlds[:3]):
        game.put(0, sector, corvette=1)
        game.sector(sector, corrupt=False)
        found.append((measured(game.s, 0, measure("sectors-beyond-4")), measured(game.s, 0, measure("sectors full"))))
    assert found == [(0, 0), (0, 0), (1, 0), (2, 0)]


def test_the_scarcest_resource_is_any_of_the_five() -> None:
    game = Scenario()
    game.give(0, food=4, energy=5, materials=6, credits=2, science=3)
    assert measured(game.s, 0, measure("scarcest")) == 2


def test_a_start_agenda_can_cost_influence() -> None:
    game = Scenario("novaris", "belitan", scenario="twin-thrones")
    game.without_technologies()
    game.put(0, game.home(0), corvette=1)
    game.put(0, game.outpost(0), corvette=1)
    game.corrupt(0, "society", "government", "economy", f"s{game.home(0)}")
    score_agendas(game.s, 0)
    assert game.s.influence[0] == 10 - 2 * 3


@pytest.mark.rule("VF-EVA-04", "VF-EVA-05", "VF-EVA-06")
def test_slots_without_symbols_cost_nothing() -> None:
    game = Scenario("cortozaar", "dunlork", scenario="far-harvest")
    paradise = game.kind("paradise")
    game.put(0, paradise, corvette=1)
    game.sector(paradise, farmers=3, shipyard=2, defence=1)
    assert sector_upkeep(game.s, 0) == 0
    game.put(0, 6, corvette=1)
    game.sector(6, farmers=3, shipyard=2, defence=1)
    assert sector_upkeep(game.s, 0) == 2


@pytest.mark.rule("VF-EVA-14", "VF-EVT-16")
def test_a_decree_by_levels_counts_pure_tracks_and_may_be_declined() -> None:
    game = Scenario()
    game.s.tracks = (4, 6, 2, *game.s.tracks[3:])
    game.corrupt(0, "government")
    assert by_level(game.s, 0, [0, 3, 6, 9, 12], 3) == 9
    decrees(game, "revenge-of-the-novarchs")
    game.do("decree")
    assert game.s.influence[0] == 19
    decrees(game, "revenge-of-the-novarchs")
    game.do("done")
    assert game.s.influence[0] == 19

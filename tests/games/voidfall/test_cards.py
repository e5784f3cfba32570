"""Agendas, corruption and technologies."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.declaration import FOCUSES, TECHNOLOGY_NAMES
from ludarium.games.voidfall.evaluation_phase import score_agendas
from ludarium.games.voidfall.state import FIELDS, HAND
from ludarium.kernel.cells import EMPTY, with_value, without_thing
from tests.games.voidfall.scenario import Scenario

NAMES = [
    "high-society", "trade-syndicate", "federal-authority", "mercantile-governance", "sustainable-luxury",
    "progressive-welfare", "enlightened-nation", "interplanetary-colonisation",
]  # fmt: skip


def number(game: Scenario, agenda: str) -> int:
    return [card.id for card in game.match.content.agendas].index(agenda)


def gain(game: Scenario, seat: int, agenda: str) -> None:
    """An agenda joins a hand."""
    from ludarium.games.voidfall.atoms import to_agenda_hand

    card = number(game, agenda)
    take_from_stacks(game, card)
    to_agenda_hand(game.s, seat, card)
    game.s.pending = None


def attach(game: Scenario, seat: int, field: int, agenda: str) -> None:
    card = number(game, agenda)
    take_from_stacks(game, card)
    game.s.agendas = with_value(game.s.agendas, seat * FIELDS + field - 1, card)
    game.s.pending = None


def take_from_stacks(game: Scenario, card: int) -> None:

    kind = game.match.givens.agenda_kind[card]
    if game.s.agenda_offer[kind] == card:
        game.s.agenda_offer = with_value(game.s.agenda_offer, kind, EMPTY)
    else:
        game.s.agenda_decks = without_thing(game.s.agenda_decks, kind * 8, kind * 8 + 8, card)


def hand(game: Scenario, seat: int) -> list[str]:
    held = game.s.agenda_hands[seat * HAND : (seat + 1) * HAND]
    return [game.match.content.agendas[card].id for card in held if card != EMPTY]


# Agendas


@pytest.mark.rule("VF-AGE-01", "VF-AGE-03", "VF-AGE-04")
def test_an_open_agenda_is_taken_and_replaced_by_one_of_its_kind() -> None:
    game = Scenario()
    game.effect(0, "agenda")
    assert game.legal == [
        "open-agenda dominance", "open-agenda wealth", "open-agenda might", "open-agenda support",
        "draw-agenda dominance", "draw-agenda wealth", "draw-agenda might", "draw-agenda support", "done",
    ]  # fmt: skip
    opened = game.match.content.agendas[game.s.agenda_offer[1]].id
    game.do("open-agenda wealth")
    assert hand(game, 0) == [opened]
    assert game.match.givens.agenda_kind[game.s.agenda_offer[1]] == 1


@pytest.mark.rule("VF-AGE-05")
def test_of_two_drawn_agendas_one_stays_and_only_the_drawer_sees_them() -> None:
    game = Scenario()
    game.chance("deal progressive-welfare", "deal enlightened-nation")
    game.effect(0, "agenda dominance")
    game.do("draw-agenda dominance")
    assert game.legal == ["keep progressive-welfare", "keep enlightened-nation"]
    view = game.match.view(game.s, 1)
    assert view["zones"]["drawn"] == [None, None]
    game.do("keep enlightened-nation")
    assert hand(game, 0) == ["enlightened-nation"]
    assert number(game, "progressive-welfare") in game.s.agenda_under


@pytest.mark.rule("VF-AGE-06", "VF-AGE-05")
def test_a_kind_that_has_run_out_cannot_be_gained_and_a_single_card_can() -> None:
    game = Scenario()
    for name in NAMES[:-1]:
        gain(game, 1, name)
    game.effect(0, "agenda dominance")
    game.do("draw-agenda dominance", f"keep {NAMES[-1]}")
    assert hand(game, 0) == [NAMES[-1]]
    game.effect(0, "agenda dominance")
    assert game.over()


@pytest.mark.rule(because="one selection asks for all of it")
@pytest.mark.rule(
    "VF-AGE-02", "VF-AGE-07", "VF-AGE-08", "VF-AGE-09", "VF-AGE-10", "VF-FOC-07", "VF-FOC-20", "VF-FOC-21"
)
def test_one_agenda_that_shows_the_focus_may_be_played_when_selecting() -> None:
    game = Scenario()
    for name in NAMES:
        gain(game, 0, name)
    gain(game, 0, "augmented-armada")
    game.turn(0)
    game.do("select development")
    assert game.legal == ["play-agenda augmented-armada", "no-agenda"]
    assert game.refused("play-agenda high-society") == "VF-AGE-09"
    game.shows("VF-FOC-07")
    game.do("play-agenda augmented-armada")
    assert game.refused("play-agenda high-society") != ""
    assert "agenda-action" in game.legal
    game.do("agenda-action")
    assert any(text.startswith("found") for text in game.legal)
    game.do(f"found s{game.home(0)} farmers")
    assert game.legal == ["produce food", "done"], "if both, the type of the guild"
    game.do("produce food")
    assert "agenda-action" not in game.legal
    assert game.s.done == 0, "it uses none of the focus actions"


@pytest.mark.rule(because="they are the parts of one clean-up step")
@pytest.mark.rule("VF-AGE-11", "VF-AGE-12", "VF-AGE-13", "VF-AGE-14", "VF-AGE-16", "VF-FOC-24")
def test_at_clean_up_the_played_agenda_goes_to_a_right_field_or_under_its_stack() -> None:
    game = Scenario()
    attach(game, 0, 2, "quantum-leap")
    gain(game, 0, "augmented-armada")
    game.turn(0)
    game.do("select production", "play-agenda augmented-armada", "done")
    assert game.legal == ["attach field=2", "discard-agenda"], "no two of one kind, but it may replace the other"
    assert game.refused("attach") == "VF-AGE-14"
    assert game.refused("attach field=1") == "VF-AGE-12"
    game.shows("VF-AGE-13")
    game.do("discard-agenda")
    assert number(game, "augmented-armada") in game.s.agenda_under
    first = Scenario()
    gain(first, 0, "augmented-armada")
    first.turn(0)
    first.do("select production", "play-agenda augmented-armada", "done")
    game.shows("VF-AGE-11")
    assert first.legal == ["attach field=1", "attach field=2", "attach field=3", "discard-agenda"]


@pytest.mark.rule("VF-AGE-15", "VF-COR-15", "VF-COR-19", "VF-COR-03")
def test_a_replaced_agenda_goes_under_its_stack_and_corruption_stays_on_the_field() -> None:
    game = Scenario()
    attach(game, 0, 3, "high-society")
    gain(game, 0, "augmented-armada")
    game.turn(0)
    game.do("select production", "play-agenda augmented-armada", "done", "attach field=3")
    assert game.s.agendas[2] == number(game, "augmented-armada")
    assert number(game, "high-society") in game.s.agenda_under
    assert game.corruption(0, "field-3")


@pytest.mark.rule("VF-COR-19", "VF-AGE-14")
def test_an_agenda_given_up_as_a_cost_leaves_its_field() -> None:
    game = Scenario()
    game.effect(0, "(remove-agenda -> 1I)")
    assert game.over(), "the start agenda stays"
    attach(game, 0, 2, "augmented-armada")
    attach(game, 0, 3, "high-society")
    game.effect(0, "(remove-agenda -> 1I)")
    game.do("use influence")
    game.shows("VF-COR-19")
    game.do("remove-agenda field=3")
    assert (game.s.agendas[2], game.s.influence[0]) == (EMPTY, 11)
    assert number(game, "high-society") in game.s.agenda_under
    assert game.corruption(0, "field-3"), "the marker stays"


@pytest.mark.rule(because="two chapters and the evaluation state the same thing")
@pytest.mark.rule("VF-AGE-17", "VF-AGE-18", "VF-COR-02", "VF-EVA-16", "VF-EVA-17", "VF-EVA-18", "VF-EVA-21")
def test_corrupted_agendas_do_not_score_and_the_start_agenda_always_does() -> None:
    game = Scenario()
    attach(game, 0, 1, "self-managed-campaign")
    attach(game, 0, 3, "multiple-energy-sources")
    game.s.influence[0] = 0
    score_agendas(game.s, 0)
    # Start agenda: 2 pure sectors for 3, one shipyard for 2. Then 2 for one basic technology; the other is corrupted.
    assert game.s.influence[0] == 6 + 2 + 2
    score_agendas(game.s, 0)
    assert game.s.influence[0] == 20, "agendas stay and score again"
    game.effect(0, "corrupt field", must=True)
    assert game.legal == ["corrupt field-1", "corrupt field-2"]


@pytest.mark.rule("VF-AGE-17")
def test_an_effect_scores_one_pure_agenda_at_once() -> None:
    game = Scenario()
    attach(game, 0, 1, "self-managed-campaign")
    attach(game, 0, 3, "multiple-energy-sources")
    game.effect(0, "score")
    assert game.legal == ["score self-managed-campaign", "done"], "neither the corrupted one nor the start agenda"
    game.do("score self-managed-campaign")
    assert game.s.influence[0] == 12, "2 for a basic technology"


@pytest.mark.rule("VF-AGE-19", "VF-AGE-21", "VF-COR-06", "VF-COR-08", "VF-EVT-06")
def test_the_corruption_of_an_offer_comes_with_its_agenda() -> None:
    game = Scenario()
    game.effect(0, "corrupt offer-might", must=True)
    assert game.over()
    assert game.s.offer_corrupt == (0, 0, 1, 0)
    game.effect(0, "agenda might")
    game.do("open-agenda might")
    assert "corrupt society" in game.legal
    game.do("corrupt society")
    assert game.s.offer_corrupt == (0, 0, 0, 0)
    assert game.corruption(0, "society")
    game.effect(0, "corrupt offer-might", must=True)
    assert game.over()
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2", "field-3", f"s{game.outpost(0)}")
    game.effect(0, "agenda might")
    assert "open-agenda might" not in game.legal, "there is no place for the corruption"


@pytest.mark.rule("VF-AGE-20")
def test_a_preferred_focus_lends_one_action_from_hand_or_discard_pile() -> None:
    game = Scenario("belitan", "cortozaar")
    game.give(0, science=3)
    game.turn(0)
    game.do("select temptation", "act")
    assert "borrow politics" in game.legal
    assert not any(text.startswith("borrow production") for text in game.legal)
    politics = 1 << FOCUSES.index("politics")
    game.s.hand, game.s.discard = (game.s.hand[0] & ~politics, game.s.hand[1]), (politics, 0)
    game.s.pending = None
    assert "borrow politics" in game.legal
    before = game.stock(0)
    game.do("borrow politics")
    assert game.stock(0) != before, "its cost is paid"
    assert game.s.focus == 8, "it does not count as played"


# Corruption


@pytest.mark.rule(because="one list of places shows them all")
@pytest.mark.rule("VF-COR-07", "VF-COR-09", "VF-COR-14", "VF-COR-16", "VF-EVT-07", "VF-EVT-08")
def test_corruption_is_laid_on_free_places_and_a_demanded_one_comes_first() -> None:
    game = Scenario()
    game.effect(0, "(corruption -> 1I)")
    game.do("use influence")
    assert game.legal == [
        f"corrupt s{game.outpost(0)}", "corrupt society", "corrupt government", "corrupt economy", "corrupt field-1",
        "corrupt field-2",
    ]  # fmt: skip
    game.shows("VF-COR-07", "VF-COR-14")
    game.do("corrupt field-1")
    assert game.s.influence[0] == 11
    game.effect(0, "corrupt mat", must=True)
    assert game.legal == ["corrupt society", "corrupt government", "corrupt economy", "corrupt field-2"]
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2", "field-3", f"s{game.outpost(0)}")
    game.effect(0, "(corruption -> 1I)")
    assert game.over()
    game.effect(0, "corrupt any", must=True)
    assert game.over()
    assert game.s.influence[0] == 11


@pytest.mark.rule("VF-COR-11", "VF-COR-18")
def test_removing_needs_a_marker_and_a_conquered_one_counts_for_its_new_owner() -> None:
    game = Scenario()
    game.corrupt(0)
    game.effect(0, "purify")
    assert game.over()
    target = game.void_beside(0)
    game.put(0, target, corvette=1)
    game.effect(0, "purify")
    game.do(f"purify s{target}")
    assert game.s.corrupt[target] == 0


def test_corruption_moves_between_own_places_and_the_chambers_hold_some() -> None:
    game = Scenario()
    game.technology(0, "decontamination-chambers")
    game.effect(0, "shift")
    assert "shift field-3 chambers" in game.legal
    game.do("shift field-3 chambers")
    assert game.corruption(0, "chambers")
    game.technology(0, "decontamination-chambers", improved=True)
    game.corrupt(0, "society", "chambers")
    game.effect(0, "purify")
    game.do("purify society")
    assert game.legal == ["purify chambers", "done"]


# Technologies


@pytest.mark.rule("VF-TEC-01", "VF-TEC-05", "VF-TEC-12", "VF-TEC-23", "VF-TEC-21")
def test_a_basic_copy_gives_its_influence_and_immediate_effect() -> None:
    game = Scenario()
    game.give(0)
    game.effect(0, "technology basic")
    assert "research deep-space-missiles copy=4" in game.legal
    assert "research deep-space-missiles" in game.legal
    game.do("research deep-space-missiles copy=4")
    assert game.legal == ["use energy", "use installation", "done"]
    game.do("use energy")
    assert (game.s.influence[0], game.stock(0)["energy"]) == (14, 2)
    game.effect(1, "technology basic")
    assert "research deep-space-missiles" in game.legal
    assert "research deep-space-missiles copy=4" not in game.legal


@pytest.mark.rule("VF-TEC-02", "VF-TEC-03", "VF-TEC-04", "VF-TEC-09", "VF-TEC-22")
def test_five_technologies_and_a_sixth_after_a_fallen_house() -> None:
    game = Scenario()
    for name in ("shields", "cloning", "carriers", "robotics"):
        game.technology(0, name)
    game.effect(0, "technology basic")
    assert game.over()
    game.s.tracks = with_value(game.s.tracks, 0, 2)
    game.effect(0, "technology any")
    assert game.legal == ["improve targeting", "done"], "an improved card needs no field of its own"
    game.s.fallen = (1, 0)
    game.effect(0, "technology basic")
    game.shows("VF-TEC-03")
    assert game.legal[0].startswith("research")
    game.technology(0, "sentries")
    game.effect(0, "technology basic")
    assert game.over(), "one sixth field, whatever else falls"
    game.without_technologies()
    game.technology(0, "sentries")
    game.effect(0, "technology basic")
    assert game.refused("research sentries") == "VF-TEC-22"


@pytest.mark.rule(because="they are the steps of improving one card")
@pytest.mark.rule("VF-TEC-06", "VF-TEC-07", "VF-TEC-08", "VF-TEC-09", "VF-TEC-10", "VF-TEC-11", "VF-TEC-24")
def test_an_improved_card_replaces_the_basic_one_and_gives_six() -> None:
    game = Scenario()
    game.effect(0, "technology any")
    assert game.refused("improve targeting") == "VF-TEC-08"
    game.s.tracks = with_value(game.s.tracks, 0, 2)
    game.effect(0, "technology any")
    assert game.refused("improve shields") == "VF-TEC-07"
    game.do("improve targeting")
    assert game.s.technologies[TECHNOLOGY_NAMES.index("targeting")] == 2
    assert game.s.influence[0] == 16
    assert game.s.copies[TECHNOLOGY_NAMES.index("targeting") * 2] == 0
    assert game.over(), "no immediate effect"
    game.technology(0, "destroyers", improved=True)
    game.active(0, 1)
    game.effect(0, "deploy 1")
    assert f"deploy s{game.home(0)} destroyer" in game.legal


@pytest.mark.rule("VF-TEC-13", "VF-TEC-14", "VF-TEC-15", "VF-TEC-30")
def test_improved_cards_on_the_board_wait_for_cycle_2_and_reserved_ones_for_their_owner() -> None:
    game = Scenario()
    open_card = TECHNOLOGY_NAMES[next(i for i, there in enumerate(game.s.improved) if there)]
    game.s.tracks = with_value(game.s.tracks, 0, 4)
    game.technology(0, open_card)
    game.technology(0, "torpedoes")
    game.effect(0, "technology any")
    assert f"improve {open_card}" not in game.legal
    assert game.refused(f"improve {open_card}") == "VF-TEC-14"
    game.s.cycle = 2
    game.effect(0, "technology any")
    assert f"improve {open_card}" in game.legal
    assert game.refused("improve torpedoes") == "VF-TEC-13", "the card of the other player's start technology"
    game.do(f"improve {open_card}")
    game.s.tracks = with_value(game.s.tracks, 3, 4)
    game.technology(1, open_card)
    game.effect(1, "technology any")
    assert game.refused(f"improve {open_card}") == "VF-TEC-13", "there is one card, and it is taken"


@pytest.mark.rule("VF-TEC-20", "VF-FOC-19", "VF-TEC-21")
def test_a_technology_adds_an_extra_action_to_its_focus_once() -> None:
    game = Scenario()
    game.technology(0, "terraforming")
    game.give(0, materials=5)
    game.turn(0)
    game.do("select development")
    assert "extra terraforming" in game.legal
    game.do("extra terraforming", f"grow s{game.home(0)}")
    assert "extra terraforming" not in game.legal
    assert game.s.done == 0
    game.turn(0)
    game.do("select politics")
    assert game.refused("extra terraforming") == "VF-FOC-19"


@pytest.mark.rule("VF-FOC-28")
def test_an_extra_action_waits_for_the_action_under_way_and_may_come_with_its_technology() -> None:
    game = Scenario()
    game.give(0, materials=5)
    game.turn(0)
    game.do("select development")
    assert "extra terraforming" not in game.legal
    game.technology(0, "terraforming")
    assert "extra terraforming" in game.legal, "gained in this turn"
    game.do("act")
    assert "extra terraforming" not in game.legal, "an action is under way"


@pytest.mark.rule("VF-TEC-31")
def test_robotics_doubles_one_action_of_development() -> None:
    game = Scenario()
    game.technology(0, "robotics")
    game.give(0, materials=5)
    game.turn(0)
    game.do("select development")
    game.shows("VF-TEC-31")
    game.do("act double")
    game.do("use guild", f"found s{game.home(0)} miners", "use guild")
    game.do(f"found s{game.outpost(0)} miners")
    assert game.stock(0)["materials"] == 3
    assert "act action=1 double" not in game.legal


def test_zenor_has_its_first_technology_of_a_cycle_cheaper() -> None:
    game = Scenario("zenor", "belitan")
    game.give(0, science=1)
    game.turn(0)
    game.do("select progress", "act action=1")
    assert game.stock(0)["science"] == 0
    assert any(text.startswith("research") for text in game.legal)

"""What is said before an answer comes true, what a turn leaves unused is possible, what is short is missing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludarium.games.dei import GAME
from ludarium.games.dei.declaration import REGION
from ludarium.games.dei.faces import GROUND, ROOF
from ludarium.games.dei.state import Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.remarks import Remark, Seat, Short, Thing
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.wording import Wording
from tests.games.dei.oracle import COLOURS, Position, scatter
from tests.games.dei.scenario import Scenario

TABLES: list[tuple[str, dict[str, str]]] = [("de", {"rebellion": "yes"}), ("en", {}), ("it", {"confrontation": "yes"})]


class Then(Position):
    """A position as the oracle reads it, with what it is worth."""

    def at_the_end(self, seat: int) -> int:
        """DEI-SCO-02 to DEI-SCO-06, from zones and content."""
        cubes = sum(self.cubes(seat, colour) for colour in COLOURS)
        feats = (0, 1, 3, 6)[len(self.own("learned", seat, 3))]
        mine = [card for zone, size in (("hands", 20), ("played", 9), ("planned", 2), ("recycled", 24))
                for card in self.own(zone, seat, size)]  # fmt: skip
        bought = [self.card(card) for card in mine]
        if self.edition == "it":
            bought = [card for card in bought if card.cost is not None]
        supplies = sum(card.supplies for card in bought)
        return int(cubes + feats + int(self.s.technology[seat]) // 2 + int(self.s.energy[seat]) + supplies)

    def most(self, seat: int, region: int) -> int:
        return max(self.strength(other, region) for other in range(self.match.seats) if other != seat)


def comes_true(remark: Remark, before: Then, after: Then, seat: int) -> bool:
    """Whether what a remark says is true once the answer is given; True for what is about the cards, tested below."""
    v: dict[str, Any] = {k: x[-1] if isinstance(x, (Thing, Seat)) else x for k, x in remark.values.items()}
    kind = remark.message.removeprefix("then-")
    if kind.startswith("cubes"):
        whose = v.get("who", seat)
        colour = v["cubes"].message.removeprefix("count-cubes-")
        was, now = before.cubes(whose, colour), after.cubes(whose, colour)
        won = kind in ("cubes-won", "cubes-for")
        return bool(v["now"] == now and v["cubes"].values["n"] == (now - was if won else was - now) > 0)
    if kind in ("majority", "majority-lost", "no-majority"):
        strengths = (after.strength(seat, v["region"]), after.most(seat, v["region"]))
        held = after.has_majority(seat, v["region"])
        lost = before.has_majority(seat, v["region"]) and not held
        right = (v["have"], v["most"]) == strengths and after.strength(v["who"], v["region"]) == v["most"]
        return right and kind == ("majority" if held else "majority-lost" if lost else "no-majority")
    if kind == "supplies":
        return bool(v["n"] == after.s.score[seat] - before.s.score[seat] > 0 and v["now"] == after.s.score[seat])
    if kind in ("at-the-end", "less-at-the-end"):
        more = after.at_the_end(seat) - before.at_the_end(seat)
        return bool(v["n"] == (more if kind == "at-the-end" else -more) > 0)
    if kind == "resources":
        return bool((v["technology"], v["energy"]) == (after.s.technology[seat], after.s.energy[seat]))
    if kind == "full":
        return bool(v["n"] == after.s.technology[seat] + after.s.energy[seat] == 10)
    if kind == "reserve":
        return bool(v["n"] == after.s.reserve[seat])
    return True


def is_complete(said: set[str], before: Then, after: Then, seat: int) -> bool:
    """Whether nothing that changed for the seat is left out."""
    changed = {
        "then-cubes": [before.cubes(seat, c) for c in COLOURS] != [after.cubes(seat, c) for c in COLOURS],
        "then-supplies": before.s.score[seat] != after.s.score[seat],
        "then-resources": (before.s.technology[seat], before.s.energy[seat])
        != (after.s.technology[seat], after.s.energy[seat]),
        "then-": before.at_the_end(seat) != after.at_the_end(seat),
    }
    known = said | ({"then-resources"} if "then-full" in said else set())
    return all(any(message.startswith(start) for message in known) for start, is_so in changed.items() if is_so)


def spend(s: Dei) -> None:
    """Whichever icon is spent for an action, it does the same."""
    if type(s.stack[-1]).__name__ == "Spend":
        ask = s.stack[-1].step(s)
        assert ask is not None
        s.stack[-1].answer(s, ask.actions[0])


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_what_is_said_before_an_answer_comes_true(edition: str, options: dict[str, str]) -> None:
    match = GAME.match(edition, 3, options)
    rng, s, dealt, said = Rng(5), match.start(), False, Counter[str]()
    words = Wording(match, "en")
    while (ask := advance(s)) is not None:
        if s.round == 1 and not dealt and type(s.stack[-1]).__name__ == "Turn":
            scatter(match, s, rng)
            dealt = True
            continue
        action = random_answer(ask, rng)
        if ask.seat != CHANCE and s.round:
            view = match.view(s, ask.seat)
            words.look(view)
            found = match.consequences(view, action)
            tried = s.clone()
            tried.stack[-1].answer(tried, action)
            spend(tried)
            before, after = Then(match, s), Then(match, tried)
            told = f"{match.verbs.format(action)}: {[words.remark(remark) for remark in found]}"
            assert all(comes_true(remark, before, after, ask.seat) for remark in found), told
            assert is_complete({remark.message for remark in found}, before, after, ask.seat), told
            said.update(remark.message for remark in found)
        answer(s, action)
    assert len(said) > 12, said


def said(game: Scenario, text: str, *names: str) -> list[str]:
    """What is said in English before an answer, at a table of these people."""
    game.settle()
    view = game.match.view(game.s, game.ask.seat)
    words = Wording(game.match, "en", names)
    words.look(view)
    return [words.remark(remark) for remark in game.match.consequences(view, game.code(text))]


def test_an_enlist_says_the_majority_and_the_cube() -> None:
    """Given 3 against 3 at a red outpost with a refuge, when one more comes, then it is 4 : 3 and the cube is won."""
    game = Scenario()
    outpost = game.outposts("red")[0]
    game.put("ravagers", outpost, scrappers=3, refuges=1)
    game.put("farm-z", outpost, scrappers=3)
    game.card("ravagers", "enlist")
    first, second = said(game, f"enlist {outpost}")[:2]
    assert first == "You win 1 red cube: 1 in all."
    assert second.startswith("Majority in ")
    assert second.endswith(": you 4 : 3 Farm-Z.")


def test_a_building_says_how_many_are_left() -> None:
    """Given three refuges in the reserve, when one is built, then two are left: a sentence of its own."""
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "build-refuge")
    assert said(game, f"build-refuge {here}")[-1] == "2 refuges left in your reserve."


@pytest.mark.rule("DEI-DRN-01", "DEI-DRN-16")
def test_a_question_about_a_drone_says_where_it_is() -> None:
    """Given a transporter, when it is asked where it flies and whether somebody enlists there, then the region is
    named, since nothing else in the question does; a question about a card says nothing of the kind."""
    game = Scenario()
    here, there = game.street()
    game.drone("transporter", here)
    game.card("auxilia", "drone transporter +1")
    assert background(game) is None
    game.do("drone transporter")
    assert background(game) == f"The drone is in {place(game, here)}."
    game.do(f"fly {there}")
    assert game.top("Transport")
    assert background(game) == f"The drone is in {place(game, there)}."


def place(game: Scenario, region: str) -> str:
    return Wording(game.match, "en").value(REGION, REGION.names.index(region))


def background(game: Scenario) -> str | None:
    """What led to the question, in English."""
    game.settle()
    remark = game.match.background(game.match.view(game.s, game.ask.seat))
    return None if remark is None else Wording(game.match, "en").remark(remark)


@pytest.mark.rule("DEI-ADV-04", "DEI-CDY-14")
def test_a_kill_says_who_draws_a_candy_boost_for_it() -> None:
    """Given a kill, then the preview names the victim as everything else does: by name or, without one, by faction;
    and it promises nothing once the pile is empty."""
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=2)
    game.card("ravagers", "kill")
    kill, people = f"kill {here} farm-z", ["Ada", "Ben", "Cleo", "Dan"]
    assert said(game, kill) == ["Farm-Z draws a candy boost for it."]
    assert said(game, kill, *people) == [f"{people[game.seat('farm-z')]} draws a candy boost for it."]
    game.s.pile = (EMPTY,) * len(game.s.pile)
    assert said(game, kill) == []


def test_a_purchase_says_what_is_left_and_what_it_counts_at_the_end() -> None:
    game = Scenario()
    game.market("tactic", "dei033", "dei034", "dei038")
    game.pad("ravagers", technology=3, energy=2)
    game.turn("ravagers")
    assert said(game, "play dei001 down")[-1].endswith(" goes to the recycle bin for good.")
    game.do("play dei001 down")
    # 4 supplies on the card, less 1 for 3 - 2 technology and 1 for the energy.
    assert said(game, "buy dei038 technology=2 energy=1") == [
        "2 supplies more in the final count, as things are.",
        "You then have 1 technology and 1 energy.",
    ]


def test_leaving_an_outpost_says_who_gets_it() -> None:
    game = Scenario()
    plain = [f"r{region}" for region in (*game.plain(GROUND), *game.plain(ROOF))]
    ways = [(r, there) for r in game.outposts("blue") for there in game.neighbours(r) if there in plain]
    outpost, there = ways[0]
    game.put("ravagers", outpost, scrappers=2)
    game.put("farm-z", outpost, scrappers=1)
    game.card("ravagers", "move")
    told = said(game, f"move {outpost} {there} scrappers=2")
    assert told[:2] == ["You lose 1 blue cube: 0 left.", "Farm-Z: 1 blue cube more, 1 in all."]
    assert told[2].startswith("You lose the majority in ")


def left(game: Scenario) -> list[str]:
    game.settle()
    view = game.match.view(game.s, game.ask.seat)
    words = Wording(game.match, "en", board=game.match.board_name(view))
    found = game.match.unused(view)
    return [] if found is None else [words.remark(remark) for remark in found.left]


def test_ending_a_card_names_what_could_still_be_done() -> None:
    """Given two enlists and a collect with nothing to collect, then only the enlists are left unused."""
    game = Scenario()
    game.card("ravagers", "enlist", "enlist", "collect")
    assert left(game) == ["Left unused: 2 × enlist."]
    game.do(f"enlist {game.refuge()}")
    game.lying(game.refuge(), 0)
    assert left(game) == ["Left unused: enlist."]


def test_a_feat_that_could_be_learned_is_not_forgotten() -> None:
    game = Scenario()
    game.feat("ravagers", "caravan")
    game.control("ravagers", red=2)
    game.end("ravagers", phase=2)
    assert left(game) == ["You could learn Caravan."]


def test_a_mission_that_is_skipped_is_worth_something() -> None:
    game = Scenario(rebellion="yes")
    game.end("ravagers", phase=3)
    points = [
        worth for worth in game.match.facts(game.match.view(game.s, 0))["pads"][0]["missions"] if worth is not None
    ]
    assert left(game) == [f"A mission would bring up to {max(points)} supplies."]


def test_cards_say_what_is_missing_to_buy_them() -> None:
    """Given 1 technology and no cube, then cubes are missing for the left slots, and resources for the right one."""
    game = Scenario()
    game.market("tactic", "dei033", "dei034", "dei038")
    game.pad("ravagers", technology=1)
    game.turn("ravagers")
    view = game.match.view(game.s, game.seat("ravagers"))
    short = [short for short in game.match.shortages(view) if short.value in range(32, 40)]
    assert short == [
        Short("card", 32, "red-cubes", 2),
        Short("card", 33, "red-cubes", 1),
        Short("card", 37, "technology", 1),
        Short("card", 37, "energy", 1),
    ]
    game.pad("ravagers", technology=2, energy=1)
    game.control("ravagers", red=2)
    game.turn("ravagers")
    view = game.match.view(game.s, game.seat("ravagers"))
    assert not [short for short in game.match.shortages(view) if short.value in range(32, 40)]

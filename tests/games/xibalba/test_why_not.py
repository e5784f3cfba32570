"""Why not, in words that help: what an answer needs and what there is, and supplying it makes the answer legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludarium.games.xibalba import GAME
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.wording import Wording
from tests.games.xibalba.clicks import CHECKS, clicks, plain
from tests.games.xibalba.scenario import Scenario

CLICKS = 2_000
Step = Callable[[Scenario], object]


def test_two_thousand_illegal_clicks_are_answered_with_facts() -> None:
    rng = random.Random(5)
    seen: Counter[str] = Counter()
    for click in clicks(rng):
        assert click.says in CHECKS, click.says
        assert CHECKS[click.says](click), (click.match.verbs.format(click.action), click.says, click.values)
        assert click.refusal.rule in GAME.rules.rules
        seen[click.says] += 1
        if seen.total() == CLICKS:
            break
    assert seen.total() == CLICKS
    assert len(seen) > 40
    assert seen["resources"] > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_is_said(language: str) -> None:
    rng = random.Random(7)
    said: dict[str, str] = {}
    for number, click in enumerate(clicks(rng)):
        if click.says not in said:
            assert click.refusal.lack is not None
            sentence = Wording(click.match, language, ["Ada", "Ben", "Cleo", "Dan"]).remark(click.refusal.lack)
            said[click.says] = sentence
            amounts = [str(value) for key, value in click.values.items() if key in ("need", "have")]
            assert all(amount in sentence or amount == "0" for amount in amounts), sentence
            assert "{" not in sentence
            assert sentence.endswith(".")
        if number == 500:
            break
    assert len(said) > 20


# Each kind of refusal: what is missing is said, and with it the answer is legal.


def scene(**dice: int) -> Scenario:
    """Seat 0 in its action phase, rich enough for everything, against seats 1 and 2."""
    game = Scenario(seats=3)
    game.resources(20, 5, 5)
    game.dice(**dice)
    game.action(0)
    return game


def both(*steps: Step) -> Step:
    return lambda game: [step(game) for step in steps]


def armed(game: Scenario) -> None:
    game.squad(0, "scout")
    game.dice(attack=1)


def market(game: Scenario) -> None:
    game.market("rifleman", "trader", "bunker", "supply-drop")


def artillery(game: Scenario) -> None:
    game.slot(0, 1, "artillery")
    game.ark("rifleman", seat=0, life=4)


def breached(game: Scenario) -> None:
    """Seat 0 has breached the base of seat 1, which has one bunker."""
    game.slot(1, 1, "bunker")
    game.ark("walker", seat=0, life=9)
    game.dice(attack=2)
    game.do("attack p2 symbols=2")


KINDS: list[tuple[str, dict[str, Any], str, Step, Step]] = [
    ("resources", {"need": 3, "have": 1}, "buy-soldier rifleman", lambda g: g.resources(1), lambda g: g.resources(3)),
    (
        "resources",
        {"need": 4, "have": 1},
        "buy-upgrade trader slot1",
        lambda g: g.resources(1),
        lambda g: g.resources(4),
    ),
    ("resources", {"need": 4, "have": 0}, "buy-event supply-drop", lambda g: g.resources(0), lambda g: g.resources(4)),
    (
        "trade",
        {"need": 4, "have": 1, "n": 6},
        "harvest",
        both(lambda g: g.resources(1), lambda g: g.dice(r2=1, r3=1, attack=1)),
        lambda g: g.do("trade r2", "trade r3"),
    ),
    ("resources", {"need": 4, "have": 2}, "harvest", lambda g: g.resources(2), lambda g: g.resources(4)),
    ("resources", {"need": 4, "have": 0}, "upgrade", lambda g: g.resources(0), lambda g: g.resources(4)),
    (
        "resources",
        {"need": 1, "have": 0},
        "discard-own squad",
        both(lambda g: g.squad(0, "scout"), lambda g: g.resources(0), lambda g: g.dice(p1=1)),
        lambda g: g.resources(1),
    ),
    (
        "resources",
        {"need": 2, "have": 1},
        "use slot1",
        both(lambda g: g.slot(0, 1, "artillery"), lambda g: g.resources(1), lambda g: g.dice(p1=1)),
        lambda g: g.resources(2),
    ),
    ("die", {"face": "r2"}, "trade r2", lambda g: g.dice(r1=1), lambda g: g.dice(r2=1)),
    ("blank", {"n": 2}, "trade blank", lambda g: g.dice(blank=2), lambda g: g.slot(0, 1, "prospector")),
    (
        "symbols",
        {"need": 2, "have": 1},
        "attack ark symbols=2",
        armed,
        lambda g: g.dice(attack=2),
    ),
    (
        "criticals",
        {"need": 1, "have": 0},
        "attack ark criticals=1",
        armed,
        lambda g: g.dice(critical=1),
    ),
    ("empty-squad", {}, "attack ark symbols=1", lambda g: g.dice(attack=1), lambda g: g.squad(0, "scout")),
    (
        "ark-nobody",
        {"card": "rifleman"},
        "attack p2 symbols=1",
        armed,
        lambda g: g.ark("captain", seat=0, life=3),
    ),
    (
        "vacant",
        {},
        "attack ark symbols=1",
        both(armed, lambda g: g.empty_ark()),
        lambda g: g.ark("captain", seat=1, life=3),
    ),
    (
        "occupied",
        {"card": "rifleman", "n": 4},
        "enter",
        armed,
        lambda g: g.empty_ark(),
    ),
    (
        "own-ark",
        {"card": "captain"},
        "attack ark symbols=1",
        both(armed, lambda g: g.ark("captain", seat=0, life=3)),
        lambda g: g.ark("captain", seat=1, life=3),
    ),
    ("not-open", {"card": "prophet"}, "buy-soldier prophet", lambda g: None, lambda g: g.market("prophet")),
    ("locked", {"n": 2, "have": 1}, "buy-upgrade bunker slot2", lambda g: None, lambda g: g.level(0, 2)),
    (
        "slot-civilian",
        {"n": 1, "card": "bunker"},
        "buy-upgrade bunker slot1",
        lambda g: g.slot(0, 1, "smuggler"),
        lambda g: g.do("discard-own slot1"),
    ),
    ("empty-slot", {"n": 1}, "discard-own slot1", lambda g: None, lambda g: g.slot(0, 1, "bunker")),
    (
        "ark-other",
        {"card": "captain", "who": 1},
        "medicine",
        lambda g: g.ark("captain", 1, 3),
        lambda g: g.ark("captain", 0, 3),
    ),
    (
        "life",
        {"card": "captain", "n": 20},
        "medicine",
        lambda g: g.ark("captain", 0, 20),
        lambda g: g.ark("captain", 0, 19),
    ),
    ("technology", {"n": 1}, "weapon-technology", lambda g: g.dice(critical=1), lambda g: g.dice(attack=1)),
    (
        "nothing-to-arrange",
        {"n": 1, "slots": 1},
        "reorganise",
        lambda g: g.squad(0, "scout"),
        lambda g: g.squad(0, "scout"),
    ),
    ("top-level", {"n": 4}, "upgrade", lambda g: g.level(0, 4), lambda g: g.level(0, 3)),
    (
        "action-phase",
        {"card": "bunker"},
        "use slot1",
        lambda g: g.slot(0, 1, "bunker"),
        lambda g: g.slot(0, 1, "black-market"),
    ),
    ("damage-ark", {"card": "artillery", "n": 0}, "use slot1", artillery, lambda g: g.ark("rifleman", seat=1, life=4)),
    (
        "destroy-civilian",
        {"card": "saboteur", "n": 0},
        "use slot1",
        lambda g: g.slot(0, 1, "saboteur"),
        lambda g: g.slot(1, 1, "bunker"),
    ),
    (
        "demote-soldier",
        {"card": "agitator", "n": 0},
        "use slot1",
        both(lambda g: g.slot(0, 1, "agitator"), lambda g: g.squad(1, "scout")),
        lambda g: g.squad(1, "rifleman"),
    ),
    (
        "turn-blank",
        {"card": "chemist"},
        "use slot1",
        both(lambda g: g.slot(0, 1, "chemist"), lambda g: g.dice(r1=1)),
        lambda g: g.dice(blank=1),
    ),
    (
        "spot",
        {"need": 1, "have": 0},
        "destroy p2-slot2",
        breached,
        lambda g: g.slot(1, 2, "bunker"),
    ),
    (
        "pool-exact",
        {"most": 6, "n": 7},
        "pool resource=4 attack=3",
        lambda g: g.choose_pool(0),
        lambda g: g.slot(0, 1, "foundry"),
    ),
    ("dice-over", {}, "pool resource=3 attack=3", lambda g: None, lambda g: g.choose_pool(0)),
    ("waits-turn", {"who": 1}, "harvest", lambda g: g.action(1), lambda g: g.action(0)),
    ("arrange", {"n": 0}, "bring squad depth=1", lambda g: g.squad(0, "scout", "scout"), lambda g: g.do("reorganise")),
]


@pytest.mark.parametrize(("says", "values", "line", "lacking", "supply"), KINDS, ids=[f"{k[0]}: {k[2]}" for k in KINDS])
def test_what_is_missing_makes_the_answer_legal(
    says: str, values: dict[str, Any], line: str, lacking: Step, supply: Step
) -> None:
    game = scene(r1=1)
    market(game)
    lacking(game)
    game.settle()
    code = game.match.verbs.parse(line)
    refusal = game.match.why_not(game.s, 0, code)

    assert refusal is not None
    assert refusal.lack is not None
    assert refusal.lack.message == f"lack-{says}"
    assert {key: plain(value) for key, value in refusal.lack.values.items()}.items() >= values.items()

    supply(game)

    assert line in game.legal()
    assert game.match.why_not(game.s, 0, code) is None


def test_a_refusal_reads_as_a_sentence() -> None:
    game = scene()
    market(game)
    game.resources(1)
    refusal = game.match.why_not(game.s, 0, game.match.verbs.parse("buy-soldier rifleman"))
    assert refusal is not None
    assert refusal.lack is not None
    said = [Wording(game.match, language).remark(refusal.lack) for language in LANGUAGES]
    assert said == [
        "You need 3 resources, you have 1.",
        "Du brauchst 3 Ressourcen, du hast 1.",
        "Ti servono 3 risorse, ne hai 1.",
    ]

"""What feats, champions and drones say is what they do: each is played, and the numbers seen are those of its text.

Each case is written by hand: it plays the ability and gives the numbers it saw, in the order in which the text names
them. Texts in German and Italian must name the same numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ludarium.games.dei import GAME
from tests.games.dei.scenario import Scenario

EDITIONS = ["de", "en", "it"]
Case = Callable[[str], list[int]]
CASES: dict[str, Case] = {}


def shows(message: str) -> Callable[[Case], Case]:
    def kept(case: Case) -> Case:
        CASES[message] = case
        return case

    return kept


def numbers(text: str) -> list[int]:
    # The name Z-13 is not a number.
    return [int(number) for number in re.findall(r"\d+", text.replace("Z-13", ""))]


def said(message: str, language: str, edition: str) -> list[int]:
    return numbers(GAME.catalogue.say(language, message, edition=edition))


# Tactic feats: strength before and after


def strength_added(edition: str, feat: str, prepare: Callable[[Scenario, str], None]) -> int:
    """What a feat adds where a figure is; it adds nothing without one, and nothing to others."""
    seen = []
    for learned in (False, True):
        game = Scenario(edition)
        here = game.span()[2]
        prepare(game, here)
        if learned:
            game.learn("farm-z", feat)
        assert game.strength("farm-z", here) == 0
        game.put("farm-z", here, scrappers=1)
        game.put("auxilia", here, scrappers=1)
        assert game.strength("auxilia", here) == 1
        seen.append(game.strength("farm-z", here))
    return seen[1] - seen[0]


@shows("feat-bombing-text")
def bombing(edition: str) -> list[int]:
    return [strength_added(edition, "bombing", lambda game, _: game.bridge("farm-z", *game.span()))]


@shows("feat-trojan-horses-text")
def trojan_horses(edition: str) -> list[int]:
    return [strength_added(edition, "trojan-horses", lambda game, here: game.drone("reaper", here))]


@shows("feat-fortress-text")
def fortress(edition: str) -> list[int]:
    return [strength_added(edition, "fortress", lambda game, here: game.put("farm-z", here, refuges=1))]


@shows("feat-caravan-text")
def caravan(edition: str) -> list[int]:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("farm-z", "caravan")
    game.put("farm-z", here, scrappers=1, refuges=1)
    game.card("farm-z", "move", "move")
    assert game.allows(f"move {here} {there} refuges=1")
    assert game.allows(f"move {here} {there} scrappers=1 refuges=1")
    added = strength_added(edition, "caravan", lambda game, here: game.put("farm-z", here, refuges=1))
    return [added] if added else []


@shows("feat-field-knowledge-text")
def field_knowledge(edition: str) -> list[int]:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("farm-z", here, scrappers=2)
    game.put("auxilia", here, scrappers=2)
    assert game.holder(here) == ""
    game.learn("farm-z", "field-knowledge")
    assert game.holder(here) == "farm-z"
    return []


@shows("feat-extreme-remedies-text")
def extreme_remedies(edition: str) -> list[int]:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("farm-z", "extreme-remedies")
    game.put("farm-z", here, scrappers=1)
    game.put("auxilia", here, scrappers=3)
    game.put("auxilia", there, scrappers=1)
    game.card("farm-z", "collect", "gain-supplies 1")
    assert game.legal("kill") == [f"kill {here} auxilia"]
    game.do(f"kill {here} auxilia")
    assert game.legal("kill") == []
    return [3 - game.scrappers("auxilia", here)]


# Logistic feats


@shows("feat-field-engineer-text")
def field_engineer(edition: str) -> list[int]:
    found = set()
    for build in ("elevator", "bridge"):
        game = Scenario(edition)
        game.learn("farm-z", "field-engineer")
        ground, roof = game.beside()
        first, second, over = game.span()
        for region in (ground, first):
            game.put("farm-z", region, scrappers=5)
        game.card("farm-z", f"build-{build}")
        game.do(f"build-{build} {ground} {roof}" if build == "elevator" else f"build-{build} {first} {second} {over}")
        found.add(moves_left(game))
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("farm-z", "field-engineer")
    game.put("farm-z", here, scrappers=5)
    game.card("farm-z", "build-refuge")
    game.do(f"build-refuge {here}")
    assert not game.top("Card")
    (number,) = found
    return [number]


def moves_left(game: Scenario) -> int:
    """How many moves the card still allows, found by making them."""
    done = 0
    while game.top("Card") and game.legal("move"):
        game.do(game.legal("move")[0])
        done += 1
    return done


@shows("feat-underground-shortcut-text")
def underground_shortcut(edition: str) -> list[int]:
    game = Scenario(edition)
    first, second = game.printed_elevator(0)[0], game.printed_elevator(1)[0]
    own, above = game.beside()
    game.elevator("farm-z", own, above)
    game.put("farm-z", own, scrappers=1)
    game.card("farm-z", "move")
    plain = [f"move {own} {ground} scrappers=1" for ground in (first, second) if ground not in game.neighbours(own)]
    assert plain
    assert not any(game.allows(text) for text in plain)
    game.learn("farm-z", "underground-shortcut")
    assert all(game.allows(text) for text in plain)
    return []


@shows("feat-sky-boots-text")
def sky_boots(edition: str) -> list[int]:
    seen = []
    for moves in (1, 2):
        game = Scenario(edition)
        here, _ = game.street()
        game.learn("farm-z", "sky-boots")
        game.put("farm-z", here, scrappers=6)
        game.card("farm-z", *["move"] * moves)
        seen.append(moves_left(game) - moves)
    assert seen[1] == (1 if edition == "de" else 2)
    return [seen[0]]


@shows("feat-outnumber-text")
def outnumber(edition: str) -> list[int]:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("farm-z", "outnumber")
    game.put("farm-z", here, scrappers=14)
    game.lying(here, 1)
    game.card("farm-z", "enlist", "gain-supplies 1")
    assert game.legal("move") == game.legal("collect") == []
    game.put("farm-z", here, scrappers=1)
    assert game.allows(f"collect {here}")
    assert game.allows(f"move {here} {there} scrappers=1")
    return [game.scrappers("farm-z", here)]


@shows("feat-drop-pod-text")
def drop_pod(edition: str) -> list[int]:
    game = Scenario(edition)
    here, there = game.street()
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "build-refuge")
    assert not game.allows(f"build-refuge {there}")
    game.learn("farm-z", "drop-pod")
    assert game.allows(f"build-refuge {there}")
    return []


@shows("feat-remote-drive-text")
def remote_drive(edition: str) -> list[int]:
    game = Scenario(edition)
    here, _ = game.street()
    game.drone("harvester", here)
    game.card("farm-z", "drone harvester +0")
    before = flight(game, here)
    game.learn("farm-z", "remote-drive")
    return [flight(game, here) - before]


def flight(game: Scenario, start: str) -> int:
    """How far the harvester can fly now."""
    offered = game.legal_after("drone harvester", "fly")
    return max(steps for steps in range(1, 7) if f"fly {game.ring(start, steps)[0]}" in offered)


# Machinery feats


@shows("feat-exploitation-camp-text")
def exploitation_camp(edition: str) -> list[int]:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 2)
    game.pad("farm-z")
    game.learn("farm-z", "exploitation-camp")
    game.card("farm-z", "collect", "collect")
    assert not game.allows(f"collect {ground} swap=1")
    game.elevator("farm-z", ground, roof)
    assert not game.allows(f"collect {ground} swap=2")
    game.do(f"collect {ground} swap=1")
    technology, energy = game.resources("farm-z")
    assert technology == 0
    neutral = game.printed_elevator()[0]
    game.put("farm-z", neutral, scrappers=9)
    game.lying(neutral, 1)
    assert game.allows(f"collect {neutral} swap=1") == (edition == "it")
    return [2 - game.lies(ground), energy]


@shows("feat-deep-excavation-text")
def deep_excavation(edition: str) -> list[int]:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("farm-z", "deep-excavation")
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "collect", "gain-supplies 1")
    before, common, pad = game.lies(here), game.s.common[0], game.resources("farm-z")
    assert not game.allows(f"dig {there}")
    game.do(f"dig {here}")
    assert game.legal("dig") == []
    assert (common - game.s.common[0], game.resources("farm-z")) == (1, pad)
    return [game.lies(here) - before]


@shows("feat-alternative-energy-text")
def alternative_energy(edition: str) -> list[int]:
    """dei036 costs 1 technology and 1 energy."""
    game = Scenario(edition)
    game.learn("farm-z", "alternative-energy")
    game.market("tactic", "dei038", "dei040", "dei036")
    game.pad("farm-z", technology=2)
    game.turn("farm-z")
    game.do(f"play {game.hand('farm-z')[0]} down")
    assert game.allows("buy dei036 technology=2")
    game.pad("farm-z", technology=0, energy=2)
    assert game.allows("buy dei036 energy=2") == (edition == "de")
    game.pad("farm-z", technology=3)
    assert [text for text in game.legal("buy dei036") if "technology=3" in text] == []
    game.pad("farm-z", technology=2)
    game.do("buy dei036 technology=2")
    # 1 technology more than the price, for the 1 energy of the price.
    return [2 - game.resources("farm-z")[0] - 1, game.resources("farm-z")[1] + 1]


@shows("feat-low-energy-remote-control-text")
def low_energy_remote_control(edition: str) -> list[int]:
    prices = []
    for learned in (False, True):
        game = Scenario(edition)
        if learned:
            game.learn("farm-z", "low-energy-remote-control")
        game.market("tactic", "dei033", "dei034", "dei070")
        game.pad("farm-z", technology=5, energy=5)
        game.turn("farm-z")
        game.do(f"play {game.hand('farm-z')[0]} down")
        found = {sum(numbers(text.split(maxsplit=2)[2])) for text in game.legal("buy dei070")}
        assert len(found) == 1
        prices.append(found.pop())
        assert game.resources("auxilia") == (1, 1)
    return [prices[0] - prices[1]]


@shows("feat-delivery-bot-text")
def delivery_bot(edition: str) -> list[int]:
    game = Scenario(edition)
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei066")
    game.pad("farm-z", technology=5, energy=4)
    game.turn("farm-z")
    hand = len(game.hand("farm-z"))
    game.do("order dei057 technology=1")
    if game.top("SpendCard"):
        game.do(game.legal()[0])
    assert game.legal("order") == []
    spent = hand + 1 - len(game.hand("farm-z"))
    return [4 - game.resources("farm-z")[1], *([spent] if spent else [])]


@shows("feat-trading-post-text")
def trading_post(edition: str) -> list[int]:
    game = Scenario(edition)
    game.learn("farm-z", "trading-post")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=9)
    game.turn("farm-z")
    game.do(f"play {game.hand('farm-z')[0]} down", "buy dei057 technology=1")
    assert [game.points(name) for name in ("ravagers", "refuge-42", "auxilia")] == [0, 0, 0]
    return [game.points("farm-z")]


# Champions


@shows("champion-abraham-text")
def abraham(edition: str) -> list[int]:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 4)
    if edition == "de":
        game.card("ravagers", "collect", "gain-supplies 1")
        game.do(f"collect {here}", f"collect {here}")
        assert game.legal("collect") == []
        assert game.lies(here) == 2
        return []
    game.put("auxilia", here, scrappers=5)
    game.end("ravagers", phase=1)
    game.do(f"collect {here}")
    assert not game.top("Search")
    return [4 - game.lies(here)]


@shows("champion-aria-text")
def aria(edition: str) -> list[int]:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("refuge-42", ground, scrappers=1, champion=True)
    game.card("refuge-42", "move")
    assert game.legal(f"move {ground} {roof}") == [f"move {ground} {roof} champion"]
    return []


@shows("champion-neena-text")
def neena(edition: str) -> list[int]:
    game = Scenario(edition)
    here, there = game.street()
    game.put("auxilia", here, scrappers=1, champion=True)
    game.put("farm-z", there, scrappers=5)
    game.card("auxilia", "move", "gain-supplies 1")
    assert not game.allows(f"move {here} {there} scrappers=1")
    game.do(f"move {here} {there} scrappers=1 champion")
    assert bool(game.legal("move")) == (edition != "de")
    alone = Scenario(edition)
    alone.put("auxilia", here, champion=True)
    alone.card("auxilia", "move", "gain-supplies 1")
    alone.do(f"move {here} {there} champion")
    assert bool(alone.legal("move")) == (edition == "it")
    return []


@shows("champion-z-13-text")
def z_13(edition: str) -> list[int]:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("farm-z", here, champion=True)
    return [game.strength("farm-z", here)]


# Drones: how far, then what


def at_work(edition: str, drone: str, seats: int = 4) -> tuple[Scenario, str]:
    game = Scenario(edition, seats=seats)
    here, _ = game.street()
    game.drone(drone, here)
    game.put("ravagers", here, scrappers=4)
    game.lying(here, 5)
    game.pad("ravagers")
    game.card("ravagers", f"drone {drone} +0", "gain-supplies 1")
    return game, here


def reach(edition: str, drone: str) -> int:
    """How far a drone flies by itself."""
    game, here = at_work(edition, drone)
    offered = game.legal_after(f"drone {drone}", "fly")
    return max(steps for steps in range(1, 7) if f"fly {game.ring(here, steps)[0]}" in offered)


@shows("drone-harvester-text")
def harvester(edition: str) -> list[int]:
    game, here = at_work(edition, "harvester")
    game.do("drone harvester", "stay")
    game.do(game.legal("harvest")[-1])
    assert game.resources("ravagers") == (2, 0)
    return [5 - game.lies(here)]


@shows("drone-transporter-text")
def transporter(edition: str) -> list[int]:
    game, here = at_work(edition, "transporter")
    game.do("drone transporter", "stay")
    while game.top("Transport"):
        game.do("deploy")
    return [game.scrappers("ravagers", here) - 4]


@shows("drone-teleporter-text")
def teleporter(edition: str) -> list[int]:
    sent = []
    for where in ("ground", "roof"):
        game, here = at_work(edition, "teleporter")
        target = game.street(3)[2] if where == "ground" else game.beside()[1]
        game.do("drone teleporter", "stay")
        assert game.allows(f"teleport {target} champion") is False
        while game.top("Teleport") and game.allows(f"teleport {target}"):
            game.do(f"teleport {target}")
        sent.append(4 - game.scrappers("ravagers", here))
    game, here = at_work(edition, "teleporter")
    game.put("ravagers", here, champion=True)
    game.do("drone teleporter", "stay")
    text = GAME.catalogue.say("en", "drone-teleporter-text", edition=edition)
    assert bool([each for each in game.legal("teleport") if "champion" in each]) == ("figures" in text)
    return sent


@shows("drone-reaper-text")
def reaper(edition: str) -> list[int]:
    game, here = at_work(edition, "reaper")
    for victim in ("farm-z", "auxilia"):
        game.put(victim, here, scrappers=3)
    game.do("drone reaper", "stay", "reap scrappers=1")
    dead = [3 - game.scrappers(victim, here) for victim in ("farm-z", "auxilia")]
    assert dead == [1, 1]
    points, boosts = game.points("ravagers"), len(game.boosts("ravagers"))
    two, here = at_work(edition, "reaper", seats=2)
    two.put("refuge-42", here, scrappers=4)
    two.do("drone reaper", "stay", last_reap(two))
    killed = 4 - two.scrappers("refuge-42", here)
    if edition == "de":
        assert (killed, points) == (1, 1)
        return [dead[0], points, boosts]
    assert points == 2
    return [dead[0], killed, points // len(dead), boosts]


def last_reap(game: Scenario) -> str:
    """The most that the reaper may kill."""
    copy = game.s.clone()
    game.do("drone reaper", "stay")
    most = game.legal("reap")[-1]
    game.s = copy
    return most


def flown_and_used(drone: str) -> Case:
    """The text of an icon says how far the drone flies, then what the text of the drone says."""
    return lambda edition: [reach(edition, drone), *CASES[f"drone-{drone}-text"](edition)]


for name in ("harvester", "transporter", "teleporter", "reaper"):
    CASES[f"effect-drone-{name}-text"] = flown_and_used(name)

WANTED = [f"feat-{feat.id}-text" for feat in Scenario().match.content.feats]
WANTED += [f"champion-{faction.champion}-text" for faction in Scenario().match.content.factions]
WANTED += [f"{kind}-{drone.id}-text" for kind in ("drone", "effect-drone") for drone in Scenario().match.content.drones]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("message", WANTED)
def test_an_ability_does_what_its_text_says(message: str, edition: str) -> None:
    seen = CASES[message](edition)
    for language in ("en", "de", "it"):
        assert said(message, language, edition) == seen, GAME.catalogue.say(language, message, edition=edition)


def test_every_ability_has_a_case() -> None:
    assert CASES.keys() == set(WANTED)

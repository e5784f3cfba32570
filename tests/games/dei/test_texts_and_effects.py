"""What cards, boosts and missions say is what they do: each is played, and stocks before and after are compared.

The English text is read back into numbers and words; what a card does is found by playing it on a board where
everything is possible. What to expect comes from the text alone. `test_texts_of_abilities` has feats, champions and
drones.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from ludarium.games.dei import GAME
from ludarium.games.dei.card_text import CardTexts
from tests.games.dei.scenario import Scenario

CONTENT = Scenario().match.content
SAID = GAME.card_texts(CONTENT, "en")
EDITIONS = ["de", "en", "it"]
CUBES = {"red": 2, "blue": 3, "green": 1}
"""Cubes on the pad of the faction that plays."""


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


class Board:
    """A board on which the Ravagers can do everything that a card may show, many times over."""

    def __init__(self, edition: str) -> None:
        game = self.game = Scenario(edition, seats=4)
        self.here, self.free, self.foe = street_between(game)
        self.roof = next(r for r in beside(game, self.here) if r != self.foe)
        game.put("ravagers", self.here, scrappers=4)
        game.put("farm-z", self.foe, scrappers=9)
        game.lying(self.here, 9)
        game.control("ravagers", **CUBES)
        game.pad("ravagers")
        self.refuge = game.refuge()
        self.span = game.span()
        game.put("ravagers", self.span[0], scrappers=1)
        for drone in ("harvester", "transporter", "teleporter", "reaper"):
            game.drone(drone, self.here)

    def stocks(self) -> dict[str, int]:
        """Everything a text can speak of, as numbers."""
        game, found = self.game, dict[str, int]()
        found["technology"], found["energy"] = game.resources("ravagers")
        found["supplies"] = game.points("ravagers")
        found["reserve"] = game.reserve("ravagers")
        found["victims"] = game.reserve("farm-z")
        found["victim's boosts"] = len(game.boosts("farm-z"))
        found["boosts"] = len(game.boosts("ravagers"))
        found["buildings"] = game.buildings("ravagers")
        found["here"] = game.scrappers("ravagers", self.here)
        found["lying here"] = game.lies(self.here)
        found["lying at the refuge"] = game.lies(self.refuge)
        return found


def street_between(game: Scenario) -> tuple[str, str, str]:
    """Three ground regions: the first beside both others, and beside a roof."""
    free, here, foe = game.street(3)
    return here, free, foe


def beside(game: Scenario, ground: str) -> list[str]:
    t = game.s.terrain
    number = game.number(ground)
    return [f"r{roof}" for roof in t.borders[number] if roof not in t.links[number] and not t.has_post[roof]]


# What a phrase allows, found by doing it: the answer that shows it, and what it must change

Probe = tuple[str, dict[str, int]]


def probes(board: Board) -> dict[str, Probe]:
    """For each phrase an answer that only this kind of action allows, and what one such action changes."""
    here, roof = board.here, board.roof
    return {
        "move": (f"move {here} {board.free} scrappers=1", {"here": -1}),
        "red move": (f"move {here} {board.foe} scrappers=1", {"here": -1}),
        "blue move": (f"move {here} {roof} scrappers=1", {"here": -1}),
        "enlist": (f"enlist {board.refuge}", {"reserve": -1}),
        "red enlist": (f"enlist {here}", {"reserve": -1, "here": 1}),
        "green enlist": (f"enlist {board.refuge} supplied", {"reserve": -1, "lying at the refuge": 1}),
        "collect": (f"collect {here}", {"lying here": -1, "technology": 1}),
        "blue collect": (f"collect {here} swap=1", {"lying here": -1, "energy": 1}),
        "green collect": (f"collect {here} extra", {"lying here": -1, "technology": 2}),
        "build a refuge": (f"build-refuge {here}", {"buildings": 1}),
        "build an elevator": (f"build-elevator {here} {roof}", {"buildings": 1}),
        "build a bridge": (f"build-bridge {' '.join(board.span)}", {"buildings": 1}),
        "kill a scrapper": (f"kill {board.foe} farm-z", {"victims": 1, "victim's boosts": 1}),
    }


STRONGER = {
    "move": {"red move", "blue move"},
    "enlist": {"red enlist", "green enlist"},
    "collect": {"blue collect", "green collect"},
    "build a refuge": {"build"},
    "build an elevator": {"build"},
    "build a bridge": {"build"},
}
"""A phrase is also served by these (DEI-ADV-20, DEI-ADV-21, DEI-ACT-25)."""


@cache
def pieces(text: str) -> tuple[frozenset[str], ...]:
    """The pieces of a card as its text gives them: for each action the phrases of which one may be done."""
    found: list[frozenset[str]] = []
    for part in text.split(" · "):
        times, phrase = 1, part
        if counted := re.match(r"(\d+) × (.+)", part):
            times, phrase = int(counted[1]), counted[2]
        if per := re.match(r"for each (?:(red|blue|green) )?cube on your pad: (.+)", phrase):
            times *= CUBES[per[1]] if per[1] else sum(CUBES.values())
            phrase = per[2]
        found += [frozenset(pair.split(" or ")) for pair in phrase.split(" + ")] * times
    return tuple(found)


def expected(text: str, phrase: str) -> int:
    """How often an action can be done according to the text."""
    serving = {phrase} | STRONGER.get(phrase, set())
    return sum(bool(piece & serving) for piece in pieces(text))


def tried(board: Board, answer: str, change: dict[str, int]) -> int:
    """How often an answer can be given, each time with this change."""
    done = 0
    while board.game.top("Card") and board.game.allows(answer):
        before = board.stocks()
        board.game.do(answer)
        if board.game.top("Spend"):
            # Every piece offered shows the action, so whichever is used up counts once.
            board.game.do(board.game.legal()[0])
        after = board.stocks()
        assert {n: after[n] - before[n] for n in after if after[n] != before[n]} == change, answer
        done += 1
        if not board.game.scrappers("ravagers", board.here):
            board.game.put("ravagers", board.here, scrappers=1)
    return done


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [card.id for card in CONTENT.cards])
def test_a_card_does_what_its_text_says_as_often_as_it_says(edition: str, card: str) -> None:
    entry = next(each for each in GAME.content(edition=edition)[1].cards if each.id == card)
    text = CardTexts(GAME.catalogue, "en").card(entry.actions)
    for phrase in probes(Board(edition)):
        assert count_of(edition, card, phrase) == expected(text, phrase), (text, phrase)
    check_gains(edition, card, text)
    drones = re.findall(r"(harvester|transporter|teleporter|reaper)(?: \(\+(\d) movement\))?", text)
    if "any drone" not in text:
        assert played(edition, card).game.legal("drone") == [f"drone {drone}" for drone, _ in drones]
    for drone, bonus in drones:
        check_flight(edition, card, drone, int(bonus or 0))
    if "any drone" in text:
        assert {f"drone {d}" for d in ("harvester", "transporter", "teleporter", "reaper")} <= set(
            played(edition, card).game.legal("drone")
        )
    copying = played(edition, card, before="dei033" if card != "dei033" else "dei034")
    assert bool(copying.game.top("Card") and copying.game.legal("copy")) == ("copy a card" in text)


def played(edition: str, card: str, before: str = "") -> Board:
    """A card lies face up before the Ravagers, with nothing done yet."""
    board = Board(edition)
    game = board.game
    for each in (before, card):
        if each and each not in game.hand("ravagers"):
            owner = next((f for f in ("refuge-42", "farm-z", "auxilia") if each in game.hand(f)), "")
            if owner:
                swap_hands(game, owner, each)
            else:
                game.own("ravagers", each)
    game.turn("ravagers")
    if before:
        game.unused(before)
    game.do(f"play {card}")
    return board


def swap_hands(game: Scenario, owner: str, card: str) -> None:
    """A faction card is played by the Ravagers, who give one of theirs for it."""
    first, other, size = game.seat("ravagers"), game.seat(owner), 20
    hands = game.s.hands
    mine, theirs = hands.index(0), hands.index(game.card_number(card))
    assert mine // size == first
    assert theirs // size == other
    hands[mine], hands[theirs] = hands[theirs], hands[mine]
    for seat in (first, other):
        cards = sorted(c for c in hands[seat * size : seat * size + size] if c >= 0)
        hands[seat * size : seat * size + size] = cards + [-1] * (size - len(cards))
    game.update()


def count_of(edition: str, card: str, phrase: str) -> int:
    board = played(edition, card)
    answer, change = probes(board)[phrase]
    return tried(board, answer, change)


def check_gains(edition: str, card: str, text: str) -> None:
    """The gains offered are those of the text, each as often as it says and with the amount it says."""
    words = re.findall(r"gain (\d) (technology|energy|suppl)", text)
    said = {(int(number), "supplies" if what == "suppl" else what) for number, what in words}
    assert set(played(edition, card).game.legal("gain")) == {f"gain {what} amount={n}" for n, what in said}
    for amount, what in said:
        times = sum(any(p.startswith(f"gain {amount} {what[:5]}") for p in piece) for piece in pieces(text))
        assert tried(played(edition, card), f"gain {what} amount={amount}", {what: amount}) == times


def check_flight(edition: str, card: str, drone: str, bonus: int) -> None:
    """The text of the drone says how far it flies; the card says what it adds."""
    far = numbers(GAME.catalogue.say("en", f"effect-drone-{drone}-text", edition=edition))[0] + bonus
    board = played(edition, card)
    board.game.do(f"drone {drone}")
    assert board.game.allows(f"fly {board.game.ring(board.here, far)[0]}")
    assert not board.game.allows(f"fly {board.game.ring(board.here, far + 1)[0]}")


# The sentences about single icons

SENTENCES: dict[str, tuple[str, list[str]]] = {
    "enlist": ("enlist", ["reserve"]),
    "move": ("move", []),
    "collect": ("collect", ["technology"]),
    "build-refuge": ("build a refuge", []),
    "build-elevator": ("build an elevator", []),
    "build-bridge": ("build a bridge", ["crossed"]),
    "enlist-red": ("red enlist", []),
    "enlist-green": ("green enlist", ["lying at the refuge"]),
    "move-red": ("red move", []),
    "move-blue": ("blue move", []),
    "collect-blue": ("blue collect", ["energy"]),
    "collect-green": ("green collect", ["technology on top"]),
    "kill": ("kill a scrapper", ["victims", "victim's boosts"]),
}
"""The icon, the phrase that is played, and which changes its sentence gives a number for, in this order."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("icon", SENTENCES)
def test_the_sentence_about_an_icon_gives_the_numbers_that_are_seen(edition: str, icon: str) -> None:
    phrase, told = SENTENCES[icon]
    board = Board(edition)
    board.game.card("ravagers", icon, "gain-supplies 1")
    answer, _ = probes(board)[phrase]
    before = board.stocks()
    board.game.do(answer)
    seen = {name: abs(number - before[name]) for name, number in board.stocks().items()}
    seen["technology on top"] = seen["technology"] - seen["lying here"]
    seen["crossed"] = len({board.span[2]})
    for language in ("en", "de", "it"):
        text = GAME.catalogue.say(language, f"effect-{icon}-text", edition=edition)
        assert numbers(text) == [seen[name] for name in told], text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sentence_about_copying_says_whose_cards(edition: str) -> None:
    text = GAME.catalogue.say("en", "effect-copy-text", edition=edition)
    game = Scenario(edition)
    game.turn("farm-z")
    game.unused("dei017", "dei018")
    game.turn("ravagers")
    game.card("ravagers", "copy", "gain-supplies 1")
    assert bool(game.legal("copy")) == ("anyone" in text)
    assert ("you have played" in text) == (edition == "de")


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_give_the_same_numbers_in_every_language(edition: str) -> None:
    texts = {language: CardTexts(GAME.catalogue, language) for language in ("en", "de", "it")}
    for card in CONTENT.cards:
        told = {language: numbers(each.card(card.actions)) for language, each in texts.items()}
        assert told["de"] == told["it"] == told["en"], card.id
    for boost in CONTENT.boosts:
        told = {language: numbers(each.boost(boost)) for language, each in texts.items()}
        assert told["de"] == told["it"] == told["en"], boost.id


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_outpost_boost_counts_as_the_cubes_its_text_says(edition: str) -> None:
    (said,) = numbers(SAID["boost-outpost"])
    game = Scenario(edition)
    game.boost("ravagers", "outpost")
    game.card("ravagers", "per-outpost tactic: gain-supplies 1", "gain-technology 1")
    game.control("ravagers", red=1)
    game.do("boost outpost")
    while game.top("Card") and game.allows("gain supplies amount=1"):
        game.do("gain supplies amount=1")
    assert game.points("ravagers") - 1 == said


# Candy boosts


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("boost", [boost.id for boost in CONTENT.boosts if boost.action])
def test_a_boost_adds_to_the_card_what_its_text_says(edition: str, boost: str) -> None:
    said = re.match(r"Adds to its card: (.+)\.", SAID[f"boost-{boost}"])
    assert said is not None
    board = Board(edition)
    board.game.boost("ravagers", boost)
    board.game.card("ravagers", "gain-supplies 1")
    board.game.do(f"boost {boost}")
    if said[1] in probes(board):
        for phrase, (answer, change) in probes(board).items():
            fresh = Board(edition)
            fresh.game.boost("ravagers", boost)
            fresh.game.card("ravagers", "gain-supplies 1")
            fresh.game.do(f"boost {boost}")
            assert tried(fresh, answer, change) == (phrase == said[1])
    else:
        assert said[1] == "gain 1 technology"
        assert tried(board, "gain technology amount=1", {"technology": 1}) == 1


# Missions


COUNTED: dict[str, Callable[[Scenario, int], object]] = {
    "construction": lambda game, n: game.put("ravagers", game.street()[0], refuges=n),
    "drone card": lambda game, n: game.own("ravagers", *[f"dei0{70 + i}" for i in range(n - 1)]),
    "technology": lambda game, n: game.pad("ravagers", technology=n),
    "energy": lambda game, n: game.pad("ravagers", energy=n),
    "scrapper": lambda game, n: game.put("ravagers", game.street()[0], scrappers=n),
    "red cube": lambda game, n: game.control("ravagers", red=n),
    "blue cube": lambda game, n: game.control("ravagers", blue=n),
    "green cube": lambda game, n: game.control("ravagers", green=n),
    "cube": lambda game, n: game.control("ravagers", red=n - 1, blue=1),
    "red outpost": lambda game, n: game.control("ravagers", red=n),
    "blue outpost": lambda game, n: game.control("ravagers", blue=n),
    "green outpost": lambda game, n: game.control("ravagers", green=n),
    "outpost": lambda game, n: game.control("ravagers", red=n - 1, green=1),
}
"""How to have so many of what a mission counts."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("late", [False, True], ids=["on time", "late"])
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("mission", [mission.id for mission in CONTENT.missions])
def test_a_mission_brings_what_its_text_says(edition: str, late: bool, number: int, mission: str) -> None:
    text = SAID[f"mission-{mission}-{edition}"]
    counts = r"(?:each|every (\d))(?: of your)? (.+)"
    said = re.match(rf"(\d) suppl\w+ for {counts}, or (\d)(?: for every (\d))? if late\.", text)
    assert said is not None, text
    points, per = (int(said[4]), int(said[5] or 1)) if late else (int(said[1]), int(said[2] or 1))
    thing = max((name for name in COUNTED if said[3].startswith(name)), key=len)
    game = Scenario(edition)
    game.pad("ravagers")
    COUNTED[thing](game, number)
    others = [each.id for each in CONTENT.missions if each.id != mission]
    game.missions(" ".join([mission, *others[:3]]), " ".join(others[3:7]))
    game.end("ravagers", phase=3, round=2 if late else 1)
    if abraham(game):
        game.do("done")
    game.do(f"mission {mission}")
    assert game.points("ravagers") == number // per * points


def abraham(game: Scenario) -> bool:
    """Whether Abraham is asked to collect first (EN, IT)."""
    return game.top("Search")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_drone_card_mission_says_whether_recycled_cards_count(edition: str) -> None:
    text = SAID[f"mission-drone-cards-{edition}"]
    game = Scenario(edition)
    game.recycle("ravagers", "dei008")
    others = [each.id for each in CONTENT.missions if each.id != "drone-cards"]
    game.missions(" ".join(["drone-cards", *others[:3]]), " ".join(others[3:7]))
    game.end("ravagers", phase=3)
    if abraham(game):
        game.do("done")
    game.do("mission drone-cards")
    assert (game.points("ravagers") == 2) == ("the recycle bin included" in text)
    assert (game.points("ravagers") == 0) == ("without the recycle bin" in text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_garrison_missions_say_whether_the_champion_is_enough(edition: str) -> None:
    text = SAID[f"mission-garrisons-red-{edition}"]
    game = Scenario(edition)
    game.put("farm-z", game.outposts("red")[0], champion=True)
    others = [each.id for each in CONTENT.missions if each.id != "garrisons-red"]
    game.missions(" ".join(["garrisons-red", *others[:3]]), " ".join(others[3:7]))
    game.end("farm-z", phase=3)
    game.do("mission garrisons-red")
    assert (game.points("farm-z") == 0) == ("with a scrapper" in text)

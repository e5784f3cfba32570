"""Cards say what happens: what an English text promises, read by its words alone, is what playing the card does.

Number, scope and condition of every focus action, technology action, immediate effect, track space, agenda, decree,
event box, fallen house, sector and trade bonus. German and Italian carry the same numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ludarium.games.voidfall import GAME, counting
from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall.atoms import hold
from ludarium.games.voidfall.declaration import PERMANENTS, RESOURCES, TECHNOLOGY_NAMES, TRACKS
from ludarium.games.voidfall.measures import Objective
from ludarium.games.voidfall.moves.pay import Costs
from ludarium.games.voidfall.resolve import Run
from ludarium.games.voidfall.state import NOBODY, SPACES, Void
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.state import Frame
from tests.games.voidfall.acting import Actor, rich
from tests.games.voidfall.reading import Changes, Reader, influence, resource
from tests.games.voidfall.scenario import Scenario

CONTENT = GAME.content()[1]
ENGLISH = GAME.card_texts(CONTENT, "en")
RICH = rich()
PURE = RICH.outpost(0)
CORRUPT = next(sector for sector in range(RICH.match.givens.n) if RICH.s.corrupt[sector] and RICH.s.owner[sector] == 0)
SKIRMISH = "event-wind-of-annihilation-box-1"
"""The only effect that needs a case of its own: it is a combat."""
REWARDS_WHAT_IT_RAISES = "upgrade a glory token and/or 1 influence for each point of glory"
"""In this line the order of the parts matters, and the player may choose it."""


def whole(cost: int, node: int, must: int = 0) -> Frame[Void]:
    return Costs(0, cost, node, EMPTY, EMPTY, 0, must) if cost else Run(0, node, EMPTY, 0, must)


def of_cards() -> Iterator[tuple[str, Frame[Void]]]:
    for card, actions in zip(CONTENT.focuses, CONTENT.focus_actions, strict=True):
        for i, told in enumerate(actions):
            yield f"focus-{card.id}-{i}", whole(told.cost, told.node)
    for number, technology in enumerate(CONTENT.technologies):
        yield f"technology-{technology.id}-immediate", whole(0, CONTENT.immediate[number])
        for form, listed in (("", CONTENT.technology_actions), ("-improved", CONTENT.improved_actions)):
            for i, told in enumerate(listed[number]):
                yield f"technology-{technology.id}{form}-action-{i}", whole(told.cost, told.node)
    for kind, node in zip(CONTENT.kinds, CONTENT.kind_nodes, strict=True):
        yield f"kind-{kind.id}-action", whole(0, node)


def of_events() -> Iterator[tuple[str, Frame[Void]]]:
    for event, boxes, decrees in zip(CONTENT.events, CONTENT.boxes, CONTENT.decrees, strict=True):
        for i, box in enumerate(boxes):
            if not box.permanent and f"event-{event.id}-box-{i}" != SKIRMISH:
                yield f"event-{event.id}-box-{i}", whole(0, box.node, int(box.must))
        for i, decree in enumerate(decrees):
            yield f"event-{event.id}-decree-{i}", whole(0, decree.node)


def of_boards() -> Iterator[tuple[str, Frame[Void]]]:
    for number, house in enumerate(CONTENT.houses):
        yield f"house-{house.id}-fallen", Run(0, CONTENT.fallen[number], PURE, 0, 0)
        for i, node in enumerate(CONTENT.tracks[number]):
            yield f"house-{house.id}-{TRACKS[i // SPACES]}-{i % SPACES}", whole(0, node)
    for sector, node in zip(CONTENT.sectors, CONTENT.once_nodes, strict=True):
        if node:
            yield f"sector-{sector.id}", Run(0, node, PURE, 0, 0)
    for i, node in enumerate(CONTENT.bonus_nodes):
        yield f"bonus-{i}", whole(0, node)


EFFECTS = dict([*of_cards(), *of_events(), *of_boards()])
"""The frame behind every text that tells an effect."""


def pooled(changes: Changes) -> Changes:
    """Where any resource does, only their sum is compared."""
    pool = sum(changes[name] for name in RESOURCES) + changes["any resource"]
    others = {key: amount for key, amount in changes.items() if key not in (*RESOURCES, "any resource")}
    return Counter({**others, "resources": pool})


def plainly(changes: list[Changes], pool: bool) -> set[str]:
    told = [pooled(change) if pool else change for change in changes]
    for change in told:
        for key in change:
            if key.startswith("removed from"):
                change[key] = 1
    return {", ".join(f"{key} {amount:+}" for key, amount in sorted(change.items()) if amount) for change in told}


def prepared(id: str) -> Scenario:
    """Types of fleets and starbases need their technology."""
    game = Scenario.__new__(Scenario)
    game.__dict__.update(RICH.__dict__)
    game.s = RICH.s.clone()
    for name in ("starbases", "destroyers", "dreadnoughts", "carriers", "sentries"):
        if id.startswith(f"technology-{name}-"):
            game.technology(0, name)
    return game


def without_condition(text: str) -> str:
    return re.sub(r"^if [^:]+: ", "", text)


def done_by(game: Scenario, frame: Frame[Void]) -> list[Changes]:
    """What an effect does; where it speaks of a sector, in a pure and in a corrupted one."""
    frames = [frame]
    if isinstance(frame, Run) and frame.here != EMPTY:
        frames.append(Run(frame.seat, frame.node, CORRUPT, 0, frame.must))
    ends = [end for each in frames for end in Actor(game, each).changes()]
    return [end for end in ends if not any(end.items() < other.items() for other in ends)]


@pytest.mark.parametrize("id", EFFECTS)
def test_an_effect_does_what_its_text_says(id: str) -> None:
    text = without_condition(ENGLISH[id]) if "-decree-" in id else ENGLISH[id]
    game = prepared(id)
    promised, done = Reader(game.s).promised(text), done_by(game, EFFECTS[id])
    price = re.search(r"You may deploy \w+ for 1 (\w+) each", GAME.catalogue.say("en", technology_text(id)))
    for changes in promised:
        if price is not None and changes["deployed"]:
            changes[resource(price[1])] -= 1
    pool = any("any resource" in changes for changes in promised)
    found, expected = plainly(done, pool), plainly(promised, pool)
    if text == REWARDS_WHAT_IT_RAISES:
        assert found == expected | {"glory +1, influence +5"}
    else:
        assert found == expected, text


def technology_text(id: str) -> str:
    """The text of the technology whose immediate effect this is, or any other."""
    name = id.removeprefix("technology-").removesuffix("-immediate")
    return f"technology-{name}-text" if id.endswith("-immediate") else "technology-robotics-text"


def test_every_text_of_an_effect_was_tried() -> None:
    goals = {id for id in ENGLISH if id.startswith("agenda-") or re.fullmatch(r"house-\w+-[ab]-\d", id)}
    # What an origin begins with is no effect; tests/games/voidfall/test_origins.py compares it with the board.
    goals |= {id for id in ENGLISH if re.fullmatch(r"house-\w+-[ab]-[a-z]+", id)}
    lasting = {id for id, text in ENGLISH.items() if text in LASTING}
    conditions = {id for id in ENGLISH if "-if-" in id}
    assert set(ENGLISH) - goals - lasting - conditions - set(LINES) - {SKIRMISH} == set(EFFECTS)
    assert len(EFFECTS) > 450


LINES = {id: int(id.removeprefix("line-")) for id in ENGLISH if re.fullmatch(r"line-\d+", id)}


def test_a_line_that_is_asked_about_reads_as_on_its_card() -> None:
    """Tokens have no text but such a line, and what only examples carry out is on no card."""
    tokens = {*CONTENT.bounty_nodes, *CONTENT.reclaim_nodes}
    whole = [bare(text) for id, text in ENGLISH.items() if id not in LINES or LINES[id] in tokens]
    cards = {id: node for id, node in LINES.items() if node not in CONTENT.tried.values()}
    elsewhere = [id for id in cards if not any(bare(ENGLISH[id]) in text for text in whole)]
    assert not elsewhere
    assert len(LINES) > 200


def bare(text: str) -> str:
    return re.sub(r"[()]", "", text).lower()


LASTING = {GAME.catalogue.say("en", f"permanent-{name}") for name in PERMANENTS[1:]}


def test_wind_of_annihilation_strikes_after_the_first_turn_with_as_much_more_as_it_says() -> None:
    more = re.fullmatch(r"after your first turn a skirmish of \+(\d) strength", ENGLISH[SKIRMISH])
    assert more is not None
    for number, strikes in ((1, True), (2, False)):
        game = prepared(SKIRMISH)
        game.event("wind-of-annihilation")
        game.technology(0, "escape-pods", improved=True)  # so that there is something to ask
        markers = Reader(game.s).board_corruption()
        game.turn(0, cycle=3, number=number)
        game.do("select politics", "done")
        while not game.top("Fight") and game.settled().seat == 0:
            game.do(game.legal[-1])
        assert game.top("Fight") == strikes
        b = game.s.battle
        void = fight.strength(b, fight.ATTACKER) + b[fight.RECALLED + fight.ATTACKER]
        assert void == (markers + int(more[1]) if strikes else 0)


ONWARD = [id for id, text in ENGLISH.items() if text == "move on one space"]


@pytest.mark.parametrize("id", ONWARD)
def test_a_space_that_says_so_moves_the_marker_on(id: str) -> None:
    _, house, track, space = id.rsplit("-", 3)
    game = prepared(id)
    number = [house.id for house in CONTENT.houses].index(house)
    game.s.houses = (number, 1)
    game.s.tracks = with_value(game.s.tracks, TRACKS.index(track), int(space))
    game.effect(0, f"advance {track}")
    while not game.over():
        game.do(game.legal[0])
    assert game.s.tracks[TRACKS.index(track)] == int(space) + 2


# Measures and conditions


SEEDS = 80


def position(seed: int) -> Void:
    """The rich position with other numbers."""
    rng, s = Random(seed), RICH.s.clone()
    # From poor to rich.
    share = (seed + 1) / SEEDS
    for sector in range(s.givens.n):
        if s.givens.home_of[sector] < 0:
            hold(s, sector, 0 if rng.random() < share else rng.choice([1, NOBODY]))
            s.corrupt[sector] = int(s.population[sector] > 0 and rng.random() < 0.25)
        if s.owner[sector] == 0:
            s.population[sector] = rng.randint(1, 6) if s.population[sector] else 0
            s.guilds[sector * 5 : sector * 5 + 5] = [int(rng.random() < share) for _ in range(5)]
            s.installations[sector * 3 : sector * 3 + 3] = [rng.choice([0, 0, int(2 * share), 1]) for _ in range(3)]
            s.fleets[sector * 5 : sector * 5 + 5] = [
                rng.choice([0, 0, 1, 2]),
                *(rng.choice([0, 0, 0, 1]) for _ in range(4)),
            ]
    s.stock = [rng.randint(0, 12) for _ in s.stock]
    s.tracks = tuple(rng.randint(0, 7) for _ in s.tracks)
    s.track_corrupt = tuple(int(rng.random() < 0.4 * share) for _ in s.track_corrupt)
    s.field_corrupt = tuple(int(rng.random() < 0.4 * share) for _ in s.field_corrupt)
    s.agendas = tuple(rng.choice([EMPTY, card]) for card in range(len(s.agendas)))
    s.technologies = tuple(rng.choice([1, 2]) if rng.random() < 0.3 * share else 0 for _ in s.technologies)
    for idle in ("data-refinery", "orbital-docks", "energy-cells"):
        # They change production and upkeep; each has a test of its own.
        at = TECHNOLOGY_NAMES.index(idle)
        s.technologies = with_value(with_value(s.technologies, at, 0), at + len(TECHNOLOGY_NAMES), 0)
    s.glory = tuple(rng.choice([0, 0, 1, 2]) for _ in s.glory)
    s.bounties = tuple(rng.choice([0, 0, 1]) for _ in s.bounties)
    s.reclaims = tuple(rng.choice([0, 0, 1]) for _ in s.reclaims)
    s.active, s.tokens = [rng.randint(0, 5) for _ in s.active], [rng.randint(0, 3) for _ in s.tokens]
    s.paid, s.kept = (rng.randint(0, 1), 0), (rng.randint(0, 3), 0)
    s.discard = (rng.randrange(512), 0)
    return s


def objectives() -> dict[str, Objective]:
    found: dict[str, Objective] = {}
    for agenda, goals in zip(CONTENT.agendas, CONTENT.objectives, strict=True):
        found.update({f"agenda-{agenda.id}-{i}": goal for i, goal in enumerate(goals)})
    for number, house in enumerate(CONTENT.houses):
        for letter in range(2):
            goals = CONTENT.start_objectives[number * 2 + letter]
            found.update({f"house-{house.id}-{'ab'[letter]}-{i}": goal for i, goal in enumerate(goals)})
    return found


OBJECTIVES = objectives()
POSITIONS = [position(seed) for seed in range(SEEDS)]
READERS = [Reader(s) for s in POSITIONS]


@pytest.mark.rule("VF-EVA-17", "VF-EVA-18", "VF-EVA-19", "VF-EVA-20")
@pytest.mark.parametrize("id", OBJECTIVES)
def test_an_objective_scores_what_its_text_says(id: str) -> None:
    told = [influence(reader, ENGLISH[id]) for reader in READERS]
    assert [counting.points(s, 0, [OBJECTIVES[id]]) for s in POSITIONS] == told, ENGLISH[id]
    assert (len(set(told)) == 1) == ENGLISH[id].endswith(" influence"), "the positions tell it from a constant"


DECREES = {
    f"event-{event.id}-decree-{i}": decree
    for event, decrees in zip(CONTENT.events, CONTENT.decrees, strict=True)
    for i, decree in enumerate(decrees)
    if decree.conditions
}


@pytest.mark.rule("VF-EVA-13", "VF-EVT-04")
@pytest.mark.parametrize("id", DECREES)
def test_a_decree_asks_what_its_text_says(id: str) -> None:
    condition = ENGLISH[id].removesuffix(without_condition(ENGLISH[id])).removeprefix("if ").removesuffix(": ")
    told = [reader.holds(condition) for reader in READERS]
    assert [counting.fulfilled(s, 0, DECREES[id].conditions) for s in POSITIONS] == told, condition
    assert len(set(told)) == 2, "the positions tell it from a constant"
    assert " and ".join(ENGLISH[f"{id}-if-{i}"] for i in range(len(DECREES[id].conditions))) == condition


# The other languages


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_language_carries_the_same_numbers(language: str) -> None:
    texts = GAME.card_texts(CONTENT, language)
    assert [id for id in ENGLISH if numbers(texts[id]) != numbers(ENGLISH[id])] == []
    written = [id for id in GAME.catalogue.messages("en") if re.match(r"(technology-.+-text|ability-|permanent-)", id)]
    assert len(written) == 2 * len(CONTENT.technologies) + 10 + len(LASTING)
    say = GAME.catalogue.say
    assert [id for id in written if numbers(say(language, id)) != numbers(say("en", id))] == []

"""What technologies change in combat, and what their ships cost: the numbers of their texts, seen in play.

The other lasting texts, and the test, are in `test_lasting_texts`.
"""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import combat, counting
from ludarium.games.voidfall.flow import Cycle, Rounds
from ludarium.games.voidfall.moves.fleets import formations
from ludarium.games.voidfall.moves.invade import Declare
from ludarium.games.voidfall.state import NOBODY
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_technologies import knowing

Case = Callable[[], list[int]]
CASES: dict[str, Case] = {}


def case(id: str) -> Callable[[Case], Case]:
    def keep(played: Case) -> Case:
        CASES[id] = played
        return played

    return keep


def technology(name: str, improved: bool = False) -> Callable[[Case], Case]:
    return case(f"technology-{name}{'-improved' if improved else ''}-text")


def absorbed(battle: list[int], side: int) -> list[int]:
    """How much a side absorbs in approach and salvos when it always does."""
    found = [0, 0]
    while choices := fight.proceed(battle):
        choice = choices[0]
        if choice < fight.RECALL and fight.chooser(battle) == side:
            found[min(1, battle[fight.SALVO])] += 1
        elif choice < fight.RECALL:
            choice = choices[-1]
        fight.choose(battle, choice)
    return found


def attacked(game: Scenario) -> list[int]:
    """Player 1, with improved missiles and six corvettes, invades four corvettes of player 0."""
    here = game.outpost(0)
    game.put(0, here, corvette=4)
    game.sector(here, defence=0)
    game.technology(1, "deep-space-missiles", improved=True)
    near = game.match.givens.near[here][-1]
    game.hold(1, near)
    game.sector(near, shipyard=1)
    return combat.invasion(game.s, 1, here, [6, 0, 0, 0, 0], False, False, 0)


def target_of(game: Scenario, void: int, defences: int = 0) -> int:
    target = game.void_beside(0)
    game.sector(target, void=void, defence=defences, shipyard=0, starbase=0)
    return target


@technology("shields")
def shields() -> list[int]:
    return absorbed(attacked(knowing("shields")), fight.DEFENDER)[1:]


@technology("shields", improved=True)
def improved_shields() -> list[int]:
    return absorbed(attacked(knowing("shields", improved=True)), fight.DEFENDER)[:1]


@technology("escape-pods")
def escape_pods() -> list[int]:
    game = knowing("escape-pods")
    battle = attacked(game)
    while choices := fight.proceed(battle):
        fight.choose(battle, choices[-1])
    game.s.tokens, game.s.trade_board = [3, 0], game.s.trade_board - 3
    game.s.hand = (511, 511)
    game.turn(0)
    game.do("select politics", "done")
    kept = max(int(text.split("=")[1]) for text in game.legal if "=" in text)
    return [battle[fight.ESCAPED + fight.DEFENDER], kept - counting.agendas_at_board(game.s, 0)]


def initiative(level: int) -> int:
    game = knowing("targeting", improved=level == 2)
    if not level:
        game.without_technologies()
    battle = combat.invasion(game.s, 0, target_of(game, 1), [2, 0, 0, 0, 0], False, False, 0)
    return fight.initiative(battle, fight.ATTACKER)


@technology("targeting")
def targeting() -> list[int]:
    return [initiative(1) - initiative(0)]


@technology("targeting", improved=True)
def improved_targeting() -> list[int]:
    return [initiative(1) - initiative(2)]


def salvos(level: int) -> list[int]:
    """What seven corvettes shoot off six of the void in the first and the second salvo."""
    game = knowing("torpedoes", improved=level == 2)
    battle = combat.invasion(game.s, 0, target_of(game, 6), [7, 0, 0, 0, 0], False, False, 0)
    course = fight.best_course(battle)
    power = [fight.strength(stand, fight.DEFENDER) for stand in course.stands[1:4]]
    return [power[0] - power[1], power[1] - power[2]]


@technology("torpedoes")
def torpedoes() -> list[int]:
    first, second = salvos(1)
    assert second == 1, "only the first salvo is stronger"
    return [first - 1]


@technology("torpedoes", improved=True)
def improved_torpedoes() -> list[int]:
    first, second = salvos(2)
    assert first == second
    return [second - 1]


@technology("energy-cells")
def energy_cells() -> list[int]:
    game = knowing("energy-cells")
    game.sector(game.outpost(0), defence=1)
    return [combat.defence_damage(game.s, game.outpost(0)) - 1]


@technology("starbases")
def starbases() -> list[int]:
    game = knowing("starbases")
    here = game.outpost(0)
    game.sector(here, shipyard=0, defence=0, starbase=0)
    game.effect(0, "starbase")
    game.do(f"build s{here} starbase")
    game.effect(0, "starbase")
    assert f"build s{here} starbase" not in game.legal
    return [game.s.installations[here * 3 + 2], combat.defence_damage(game.s, here)]


@technology("starbases", improved=True)
def improved_starbases() -> list[int]:
    game = knowing("starbases", improved=True)
    here = game.outpost(0)
    game.sector(here, shipyard=0, defence=0, starbase=0)
    for _ in range(2):
        game.effect(0, "starbase")
        game.do(f"build s{here} starbase")
    game.effect(0, "starbase")
    assert f"build s{here} starbase" not in game.legal
    return [game.s.installations[here * 3 + 2]]


@technology("destroyers", improved=True)
def improved_destroyers() -> list[int]:
    game = knowing("destroyers", improved=True)
    return [combat.attack_damage(game.s, 0, target_of(game, 1), [0, 0, 3, 0, 0], False)]


def missiles(improved: bool, yards: int) -> tuple[Scenario, int]:
    game = knowing("deep-space-missiles", improved)
    target = max(range(game.match.givens.n), key=lambda sector: len(game.match.givens.near[sector]))
    for i, near in enumerate(game.match.givens.near[target]):
        game.hold(0, near)
        game.sector(near, void=0, starbase=0, shipyard=int(i < yards))
    return game, target


@technology("deep-space-missiles")
def deep_space_missiles() -> list[int]:
    game, target = missiles(False, 1)
    near = game.match.givens.near[target][0]
    game.put(0, near, corvette=2)
    game.sector(target, void=3, defence=0)
    game.hold(NOBODY, target)
    game.give(0, energy=2)
    game.s.turn = 0
    game.s.attack[0], game.s.fleets[near * 5] = 1, 1
    game.s.stack = [Cycle(1, 2), Rounds(1, 2), Declare(0, target, 0, 1)]
    game.s.pending = None
    game.do("fire missiles")
    dealt = combat.attack_damage(game.s, 0, target, [1, 0, 0, 0, 0], True)
    return [2 - game.stock(0)["energy"], dealt]


@technology("deep-space-missiles", improved=True)
def improved_missiles() -> list[int]:
    found = []
    for yards in (1, 3):
        game, target = missiles(True, yards)
        found.append(combat.attack_damage(game.s, 0, target, [1, 0, 0, 0, 0], False))
        game.hold(0, target)
        game.sector(target, void=0, defence=0, starbase=0)
        assert combat.defence_damage(game.s, target) == found[-1], "defending too"
    return found


def droned(improved: bool) -> list[int]:
    game = knowing("autonomous-drones", improved)
    battle = combat.invasion(game.s, 0, target_of(game, 4, defences=2), [4, 0, 0, 0, 0], False, True, 0)
    return absorbed(battle, fight.ATTACKER)


@technology("autonomous-drones")
def drones() -> list[int]:
    return droned(False)


@technology("autonomous-drones", improved=True)
def improved_drones() -> list[int]:
    return droned(True)


def tokens(name: str, fleet: str, price: str, improved: bool) -> list[int]:
    """What one costs, and how many of them need one token."""
    game = knowing(name, improved)
    home = game.home(0)
    game.give(0, food=3, materials=3)
    game.effect(0, f"deploy home-{fleet}")
    game.do(f"deploy s{home} {fleet}")
    game.settled()
    game.put(0, home, **{fleet: 1})
    held = 1
    while formations(game.s, 0, home) == 1:
        held += 1
        game.put(0, home, **{fleet: held})
    return [3 - game.stock(0)[price], held - 1]


@technology("dreadnoughts")
def dreadnoughts() -> list[int]:
    return tokens("dreadnoughts", "dreadnought", "materials", False)


@technology("dreadnoughts", improved=True)
def improved_dreadnoughts() -> list[int]:
    return tokens("dreadnoughts", "dreadnought", "materials", True)[1:]


@technology("carriers")
def carriers() -> list[int]:
    return tokens("carriers", "carrier", "food", False)


@technology("carriers", improved=True)
def improved_carriers() -> list[int]:
    return tokens("carriers", "carrier", "food", True)[1:]


@technology("combat-replicators", improved=True)
def improved_replicators() -> list[int]:
    game = knowing("combat-replicators", improved=True)
    target = target_of(game, 0)
    game.put(0, game.outpost(0), corvette=3)
    game.active(0, 2)
    source = next(near for near in game.match.givens.near[target] if game.s.owner[near] == 0)
    game.put(0, source, corvette=3)
    game.effect(0, "invade")
    game.do(f"invade s{target}", f"send s{source} corvette power=2")
    while "attack" in game.legal:
        game.do("attack")
    while not game.over():
        deploying = [text for text in game.legal if text.startswith(f"deploy s{target} corvette")]
        game.do(deploying[0] if deploying else game.legal[-1])
    return [game.power(target) - 2]

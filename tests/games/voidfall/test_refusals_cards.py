"""Refusals about cards, tokens, payments and the course of the game, each arranged: what is said is so, and what it
names helps."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import atoms
from ludarium.games.voidfall.evaluation_phase import Decrees, Evaluation, Upkeep
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.moves.cards import leave_stack
from ludarium.games.voidfall.state import Void
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.state import Frame
from tests.games.voidfall.refused import Row, Step, check, goods, outpost, owning, several, spoilt, trading, zone
from tests.games.voidfall.scenario import Scenario

WEALTH, MORE_WEALTH, DOMINANCE = "trade-monopoly", "cutting-edge", "federal-authority"


def tutorial() -> Scenario:
    return Scenario(edition="tutorial", event="remnants-of-the-domineum")


def drawn(game: Scenario, name: str) -> int:
    """An agenda that has left its stack."""
    agenda = [card.id for card in game.match.content.agendas].index(name)
    leave_stack(game.s, game.match.givens.agenda_kind[agenda], agenda)
    return agenda


def hand(*names: str) -> Step:
    """Agendas in hand."""

    def take(game: Scenario) -> None:
        for name in names:
            atoms.to_agenda_hand(game.s, 0, drawn(game, name))

    return take


def board(*names: str) -> Step:
    """Agendas at the house board, from the first field on."""

    def attach(game: Scenario) -> None:
        for field, name in enumerate(names):
            game.s.agendas = with_value(game.s.agendas, field, drawn(game, name))

    return attach


def empty_stack(game: Scenario) -> None:
    """No wealth agenda is left."""
    game.s.agenda_decks = (*game.s.agenda_decks[:8], *[EMPTY] * 8, *game.s.agenda_decks[16:])


def evaluating(frame: Frame[Void], event: str = "dawn-of-technology") -> Step:
    """The evaluation phase has come to a question."""

    def evaluate(game: Scenario) -> None:
        game.event(event)
        game.s.stack = [Cycle(1, 3), Evaluation(2, 0), frame]
        game.s.pending = None

    return evaluate


def choosing(*houses: str) -> Step:
    """The set-up has come to the next house."""

    def choose(game: Scenario) -> None:
        game.s = game.match.start()
        game.do(*(f"house {house}" for house in houses))

    return choose


def settled(game: Scenario, **things: int) -> None:
    """A third sector, pure like the others."""
    game.put(0, 4, corvette=1)
    game.sector(4, corrupt=False, **things)


def bankers(game: Scenario) -> None:
    """Bankers in three sectors, and three empty guild slots."""
    settled(game, bankers=1)
    game.sector(game.home(0), bankers=1)
    game.sector(game.outpost(0), bankers=1, miners=0)


def crowds(game: Scenario) -> None:
    """16 population."""
    settled(game, population=4)
    game.sector(game.home(0), population=6)
    game.sector(game.outpost(0), population=6)


def rich(game: Scenario) -> None:
    """Ready for an invasion and for Hyperdrive."""
    game.give(0, energy=9)
    game.technology(0, "hyperdrive")


UPKEEP, PLAYED = evaluating(Upkeep(0)), f"turn; select production; play-agenda {WEALTH}"
TOKENS = "turn; select production; done"

ROWS = [
    # Set-up
    Row("house", choosing(), "house novaris", then="house dunlork", table=tutorial),
    Row("house-fallen", choosing(), "house kradmor", then="house novaris"),
    Row("house-taken", choosing("belitan"), "house belitan", again=choosing("cortozaar")),
    # Turns
    Row("asked", "grow", "regroup {home} {outpost} corvette", again="regroup"),
    Row("agenda-hand", "turn; select production", f"play-agenda {MORE_WEALTH}", hand(WEALTH), hand(MORE_WEALTH)),
    Row("agenda-focus", "turn; select production", f"play-agenda {DOMINANCE}", hand(WEALTH, DOMINANCE),
        again="turn; select temptation"),
    Row("agenda-used", f"{PLAYED}; agenda-action; done; done", "agenda-action", hand(WEALTH), again=PLAYED),
    Row("extra-invaded", "turn; select conquest; act; use invade; invade {void}; send {home} corvette power=2",
        "extra hyperdrive", rich, again="turn; select conquest"),
    Row("extra-focus", "turn; select progress", "act double", owning("robotics"), owning("robotics", improved=True)),
    Row("extra-focus", "turn; select progress", "extra hyperdrive", rich, again="turn; select conquest"),
    Row("kind-twice", f"{PLAYED}; done", "attach field=2", several(hand(WEALTH), board(MORE_WEALTH)),
        then="attach field=1"),
    Row("tokens", TOKENS, "place-tokens tokens=2", several(trading(1), board(WEALTH)), trading(2)),
    Row("token-room", TOKENS, "place-tokens tokens=2", trading(2), board(WEALTH)),
    # Payments
    Row("payment", "turn; select conquest; act", "pay energy=1", goods(energy=2, credits=1), then="pay energy=2"),
    Row("payment", "turn; select conquest; act", "pay food=2", goods(food=2, energy=2, credits=1), then="pay energy=2"),
    Row("payment", "turn; select conquest; act", "pay", goods(energy=2, credits=1), then="pay credits=1 energy=1"),
    Row("upkeep-pairs", UPKEEP, "upkeep food=1 energy=3", goods(food=2, energy=4), then="upkeep food=1 energy=2"),
    Row("upkeep", UPKEEP, "upkeep food=1", goods(food=2, energy=4), then="upkeep food=2"),
    Row("upkeep-credits", UPKEEP, "upkeep credits=1", goods(food=2, energy=4, credits=2),
        owning("data-refinery", improved=True)),
    # Decrees
    Row("decree", evaluating(Decrees(0)), "decree", owning("shields", "cloning"), outpost(scientists=2)),
    Row("decree", evaluating(Decrees(0), "reborn-civilization"), "decree number=1", bankers, outpost(farmers=1)),
    Row("decree", evaluating(Decrees(0), "internal-disruption"), "decree", several(crowds, lambda g: g.glory(0, 1)),
        lambda g: g.glory(0, 1, 1, 1, 1)),
    Row("decree", evaluating(Decrees(0), "shadow-of-the-void"), "decree number=1",
        several(spoilt("society"), owning("shields", "cloning", "robotics", "starbases")), spoilt()),
    # Cards and tokens
    Row("stack", "agenda", "draw-agenda wealth", empty_stack, zone("agenda_decks", 8, 9)),
    Row("drawn", "agenda; draw-agenda wealth", f"keep {WEALTH}", then="keep quantum-leap"),
    Row("drawn", "foresee", "foresee war-effort", then="foresee dark-age"),
    Row("focus-away", "preferred", "borrow progress", zone("hand", 0, 8), zone("hand", 0, 8 + 32)),
    Row("improved", "technology any", "improve {start}", lambda g: g.technology(0, "targeting", improved=True),
        then="research dreadnoughts"),
    Row("research-cycle", "technology any", "research dreadnoughts", supply=lambda g: setattr(g.s, "cycle", 2),
        table=tutorial),
    Row("research-cycle", "technology any | 1F | 1E", "use technology", supply=lambda g: setattr(g.s, "cycle", 2),
        table=tutorial),
    Row("produce", "guild-and-produce; found {outpost} farmers", "produce energy", then="produce food"),
    Row("new-glory", "glory 2", "upgrade value=1", lambda g: g.glory(0, 1), then="upgrade value=2",
        table=lambda: Scenario(event="supreme-triumph")),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.kind}: {row.click}" for row in ROWS])
def test_what_a_refusal_about_cards_names_makes_an_answer_legal(row: Row) -> None:
    check(row)

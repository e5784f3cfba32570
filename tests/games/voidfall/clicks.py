"""Clicks that the rules refuse.

A click is what the page can ask about (a legal answer with another thing in it, or what a thing on the table is for),
or any code of the verb table.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.declaration import FOCUSES, KINDS, PLACES, RESOURCES, TRACKS
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import advance, answer, seal

AT_ONCE = 4
"""Clicks at each decision."""


def positions(rng: Random) -> Iterator[tuple[VoidfallMatch, Void, Ask]]:
    """Every decision of random games, without end."""
    while True:
        options = {"houses": rng.choice(["turn-order", "random"])}
        match = GAME.match(rng.choice([edition.id for edition in GAME.editions]), rng.choice([2, 3, 4]), options)
        assert isinstance(match, VoidfallMatch)
        s = match.start()
        while (ask := advance(s)) is not None:
            if ask.seat >= 0:
                yield match, s, ask
            chosen = rng.choice(ask.actions)
            if ask.sealed:
                seal(s, ask.seat, chosen)
            else:
                answer(s, chosen)


def illegal_clicks(rng: Random, match: VoidfallMatch, ask: Ask) -> list[int]:
    ways = rng.choices([another_thing, wish, any_code], [6, 3, 1], k=AT_ONCE)
    return [code for way in ways if (code := way(rng, match, ask)) not in ask.actions]


def wish(rng: Random, match: VoidfallMatch, ask: Ask) -> int:
    """What the page asks about a thing that cannot be chosen now."""
    technology = rng.choice(match.content.technologies).id
    texts = [
        f"select {rng.choice(FOCUSES)}", f"produce {rng.choice(RESOURCES)}", f"act action={rng.randrange(3)}",
        f"play-agenda {rng.choice(match.content.agendas).id}", f"research {technology} copy=4", f"improve {technology}",
        f"corrupt {rng.choice(PLACES)}", f"advance {rng.choice(TRACKS)}", f"open-agenda {rng.choice(KINDS)}",
        f"invade s{rng.randrange(match.givens.n)}", f"bonus slot={rng.randrange(6)}",
        f"attach field={rng.randrange(5)}",
    ]  # fmt: skip
    return match.verbs.parse(rng.choice(texts))


def another_thing(rng: Random, match: VoidfallMatch, ask: Ask) -> int:
    """A legal answer with another value of one argument, as the page makes it for a place that is not a target."""
    code = rng.choice(ask.actions)
    verb, values = match.verbs.verb(code), list(match.verbs.values(code))
    if verb.args:
        at = rng.randrange(len(values))
        values[at] = rng.randrange(verb.args[at].kind.most + 1)
    return match.verbs.pack(verb.name, values)


def any_code(rng: Random, match: VoidfallMatch, ask: Ask) -> int:
    verb = rng.choice(match.verbs.verbs)
    return match.verbs.pack(verb.name, [rng.randrange(arg.kind.most + 1) for arg in verb.args])

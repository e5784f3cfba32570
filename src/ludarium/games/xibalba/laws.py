"""The conservation laws of Xibalba: cards and markers, stacks of one type, and that derived zones are never stale."""

from __future__ import annotations

from ludarium.games.xibalba.atoms import rebuild
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import NOBODY, STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import BUILDING, CIVILIAN, SOLDIER
from ludarium.kernel.cells import EMPTY


def broken_laws(s: Xibalba) -> list[str]:
    """A sentence for every law that does not hold."""
    return [*_cards(s), *_stacks(s), *_markers(s), *_dice(s), *_derived(s)]


def _cards(s: Xibalba) -> list[str]:
    """XIB-DCK-07: every copy of every title is somewhere, and nowhere twice."""
    found = [in_deck + in_discards for in_deck, in_discards in zip(s.deck, s.discards, strict=True)]
    for cell in (*s.cards, *s.market, s.ark, s.event):
        if cell != EMPTY:
            found[cell_title(cell)] += 1
    return [] if found == s.givens.copies else [f"the cards are {found}"]


def _stacks(s: Xibalba) -> list[str]:
    """XIB-STK-05, XIB-UPG-02: soldiers in squads, one type in each slot, locked slots empty."""
    problems, at = [], 0
    if sum(s.heights) != len(s.cards):
        return ["the heights of the stacks do not add up"]
    for i, tall in enumerate(s.heights):
        types = {s.givens.type_of[cell_title(cell)] for cell in s.cards[at : at + tall]}
        at += tall
        stack = i % STACKS
        if stack == 0 and not types <= {SOLDIER}:
            problems.append(f"squad of seat {i // STACKS} holds the types {types}")
        if stack and (len(types) > 1 or not types <= {CIVILIAN, BUILDING}):
            problems.append(f"slot {stack} of seat {i // STACKS} holds the types {types}")
        if tall and stack > s.levels[i // STACKS]:
            problems.append(f"slot {stack} of seat {i // STACKS} is locked and holds cards")
    return problems


def _markers(s: Xibalba) -> list[str]:
    """XIB-CMP-07, XIB-RES-05, XIB-RES-06, XIB-PAR-05, XIB-PAR-12: every marker is on its track."""
    t, problems = s.givens, []
    if any(not 0 <= held <= t.resource_limit for held in s.resources):
        problems.append(f"resources are {s.resources}")
    if any(not 0 <= held <= t.paragon_limit for held in s.paragon):
        problems.append(f"paragon is {s.paragon}")
    if any(not 1 <= level <= 4 for level in s.levels):
        problems.append(f"levels are {s.levels}")
    if (s.ark == EMPTY) != (s.life == 0) or not 0 <= s.life <= t.life_limit:
        problems.append(f"the soldier in the ark has {s.life} life points")
    if s.ark == EMPTY and s.controller != NOBODY:
        problems.append("somebody controls an empty ark")
    if s.stack and max(s.paragon) >= t.target:
        problems.append("somebody has reached the target and the game goes on")
    return problems


def _dice(s: Xibalba) -> list[str]:
    if min([*s.dice, *s.rolled, *s.pool, *s.committed]) < 0:
        return ["a number of dice is negative"]
    rolled = sum(s.rolled[:4]), sum(s.rolled[4:])
    return ["more than four dice of a kind are rolled"] if max(*rolled, *s.pool) > s.givens.dice_of_a_kind else []


def _derived(s: Xibalba) -> list[str]:
    """What is kept for speed is what `rebuild` makes."""
    copy = s.clone()
    rebuild(copy)
    return [] if (copy.tops, copy.modifiers) == (s.tops, s.modifiers) else ["tops or modifiers are stale"]

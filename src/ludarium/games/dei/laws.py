"""The conservation laws of D.E.I.: what no action may create or destroy, and that derived zones are never stale."""

from __future__ import annotations

from ludarium.games.dei.givens import DRONE_BLOCK
from ludarium.games.dei.majority import rebuild
from ludarium.games.dei.position import face_down
from ludarium.games.dei.state import ENERGY, ENERGY_TOKENS, SCRAPPERS, SLOTS, SPOTS, TECHNOLOGY, TECHNOLOGY_TOKENS, Dei
from ludarium.kernel.cells import EMPTY


def broken_laws(s: Dei) -> list[str]:
    """A sentence for every law that does not hold."""
    return [*_tokens(s), *_figures(s), *_cards(s), *_bags(s), *_derived(s)]


def _tokens(s: Dei) -> list[str]:
    level, found = s.terrain.level, []
    for kind, pads, total, name in (
        (TECHNOLOGY, s.technology, TECHNOLOGY_TOKENS, "technology"),
        (ENERGY, s.energy, ENERGY_TOKENS, "energy"),
    ):
        lying = sum(amount for region, amount in enumerate(s.resources) if level[region] == kind)
        if lying + sum(pads) + s.common[kind] != total or min([*pads, s.common[kind]]) < 0:
            found.append(f"there are {lying} + {sum(pads)} + {s.common[kind]} {name}, not {total}")
    if any(t + e > s.givens.resource_limit for t, e in zip(s.technology, s.energy, strict=True)):
        found.append("a pad holds more resources than fit")
    boosts = sorted(b for b in [*s.pile, *s.boosts, *s.boosted, *s.gone] if b != EMPTY)
    if boosts != s.givens.boost_pile:
        found.append(f"the candy boosts are {boosts}")
    feats = sorted(f for f in [*s.feats, *s.learned, *s.red_feats, *s.blue_feats, *s.green_feats] if f != EMPTY)
    if feats != list(range(18)):
        found.append(f"the feats are {feats}")
    return found


def _figures(s: Dei) -> list[str]:
    n, found = s.terrain.n, []
    for seat in range(s.givens.seats):
        standing = s.scrappers[seat * n : seat * n + n]
        if sum(standing) + s.reserve[seat] != SCRAPPERS or min([*standing, s.reserve[seat], 0]) < 0:
            found.append(f"seat {seat} has {sum(standing)} + {s.reserve[seat]} scrappers, not {SCRAPPERS}")
    board = s.terrain.board
    for bag, places in ((s.refuges, n), (s.elevators, board.elevators), (s.bridges, board.spans)):
        if any(not EMPTY <= at < places for at in bag):
            found.append(f"a building stands beside the board: {bag}")
    return found


def _cards(s: Dei) -> list[str]:
    """80 cards in hands, on pads, in bins, markets and decks; absent factions and drones leave theirs out."""
    givens = s.givens
    if EMPTY in s.factions or (not any(s.undrawn) and s.round == 0):
        return []
    playing = [givens.drone_of[faction] for faction in s.factions]
    expected = [
        card
        for card in range(givens.cards)
        if (givens.card_faction[card] == EMPTY or givens.card_faction[card] in s.factions)
        and (givens.card_block[card] != DRONE_BLOCK or givens.card_drone[card] in playing)
    ]
    places = [*s.hands, *s.planned, *s.played, *s.recycled, *s.market]
    found = [card for card in places if card != EMPTY] + [card for card in range(givens.cards) if s.undrawn[card]]
    if sorted(found) != expected:
        return [f"the cards are {sorted(found)}"]
    hidden = sum(s.undrawn[card] for card in range(givens.cards) if givens.card_block[card] == DRONE_BLOCK)
    return [] if hidden == sum(s.deck_drones) else ["the drone cards in the decks do not add up"]


def _bags(s: Dei) -> list[str]:
    """Bags are sorted, so that equal positions are equal values."""
    parts = [list(bag) for bag in (s.pile, s.red_feats, s.blue_feats, s.green_feats, s.gone)]
    seats = s.givens.seats
    for zone in (s.hands, s.boosts, s.recycled, s.refuges, s.elevators, s.bridges):
        size = len(zone) // seats
        parts += [list(zone[seat * size : seat * size + size]) for seat in range(seats)]
    for part in parts:
        held = [thing for thing in part if thing != EMPTY]
        if part[: len(held)] != sorted(held):
            return [f"a bag is not in order: {part}"]
    if any(face_down(s, at) and s.played[at] == EMPTY for at in range(SLOTS * seats)):
        return ["a card that is not there lies face down"]
    return [] if s.pool == sorted(s.pool) else ["the pool is not in order"]


def _derived(s: Dei) -> list[str]:
    """What is kept for speed is what `rebuild` makes."""
    copy = s.clone()
    rebuild(copy)
    if (copy.strength, copy.holder, copy.control) != (s.strength, s.holder, s.control):
        return ["strength, majorities or cubes are stale"]
    for seat in range(s.givens.seats):
        first = seat * SPOTS
        mine, made = (sorted(z[first + 1 : first + 1 + z[first]]) for z in (s.spots, copy.spots))
        if mine != made:
            return [f"the index of own regions of seat {seat} is stale"]
    return []

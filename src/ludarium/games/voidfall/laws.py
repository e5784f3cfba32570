"""The conservation laws of Voidfall: what no action may create or destroy, and limits that always hold."""

from __future__ import annotations

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall.moves.invade import fighting
from ludarium.games.voidfall.position import fleet_power
from ludarium.games.voidfall.state import FLEET_POWER, NOBODY, STOCK_LIMIT, TOKEN_KINDS, Void
from ludarium.kernel.cells import EMPTY, has


def broken_laws(s: Void) -> list[str]:
    """A sentence for every law that does not hold."""
    if EMPTY in s.origins:
        return []
    return [*_fleets(s), *_tokens(s), *_cards(s), *_sectors(s)]


def _fleets(s: Void) -> list[str]:
    """VF-FLT-01, VF-SET-21: 14 fleet power for each player, wherever it is."""
    found = []
    attacker, defender, gathering = fighting(s)
    for seat in range(s.givens.seats):
        total = s.active[seat] + s.inactive[seat] + s.havens[seat]
        total += sum(fleet_power(s, sector) for sector in s.domains[seat])
        for side, who in ((fight.ATTACKER, attacker), (fight.DEFENDER, defender)):
            if who == seat:
                b = s.battle
                total += fight.strength(b, side) + b[fight.RECALLED + side] + b[fight.ESCAPED + side]
        if gathering == seat:
            total += sum(s.attack)
        if total != FLEET_POWER or s.active[seat] < 0 or s.inactive[seat] < 0:
            found.append(f"seat {seat} has {total} fleet power, not {FLEET_POWER}")
    if min(s.fleets) < 0 or (gathering == NOBODY and any(s.attack)):
        found.append("fleet power stands where none can be")
    return found


def _tokens(s: Void) -> list[str]:
    found = []
    for name, left, held, copies, lying, size in (
        ("bounty", s.bounty_left, s.bounties, s.givens.bounty_copies, s.bounty_at, TOKEN_KINDS),
        ("reclaim", s.reclaim_left, s.reclaims, s.givens.reclaim_copies, s.reclaim_at, TOKEN_KINDS),
    ):
        for kind, copied in enumerate(copies):
            if left[kind] + sum(held[kind::size]) != copied or left[kind] < 0:
                found.append(f"there are not {copied} {name} tokens of kind {kind}")
        if sum(lying) > sum(left):
            found.append(f"more {name} tokens lie in sectors than are unseen")
    trade = s.trade_board + s.boxed + s.flipped + sum(s.tokens)
    if trade != 6 * s.givens.capacity or min(s.tokens) < 0 or s.trade_board < 0:
        found.append(f"there are {trade} trade tokens, not {6 * s.givens.capacity}")
    if any(not 0 <= amount <= STOCK_LIMIT for amount in s.stock) or min(s.influence) < 0:
        found.append("a stock is out of its limits")
    if min(s.glory) < 0 or min(s.glory_at) < 0 or min(s.chambers) < 0:
        found.append("there are less than no tokens somewhere")
    return found


def _cards(s: Void) -> list[str]:
    found = []
    places = [*s.agenda_decks, *s.agenda_under, *s.agenda_offer, *s.agenda_hands, *s.agendas, *s.drawn, s.playing]
    agendas = sorted(agenda for agenda in places if agenda != EMPTY)
    if agendas != list(range(32)):
        found.append(f"the agendas are {agendas}")
    for seat in range(s.givens.seats):
        if s.hand[seat] & s.discard[seat] or (s.turn == seat and s.focus != EMPTY and has(s.hand[seat], s.focus)):
            found.append(f"seat {seat} has a focus card twice")
    events = [e for e in (*s.events_left, *s.events_under, *s.foreseen, *s.peeked) if e != EMPTY]
    if sorted(events) != list(range(27)):
        found.append(f"the events are {sorted(events)}")
    return found


def _sectors(s: Void) -> list[str]:
    """VF-SEC-05, VF-SEC-21, VF-SEC-22: homes stay with their players, and no sector holds the fleet power of two
    sides."""
    found = []
    for sector in range(s.givens.n):
        home = s.givens.home_of[sector]
        if home >= 0 and s.owner[sector] != home:
            found.append(f"home {sector} is not its owner's")
        if s.void[sector] and s.owner[sector] != NOBODY:
            found.append(f"sector {sector} holds the void and a player")
        if s.owner[sector] == NOBODY and fleet_power(s, sector):
            found.append(f"fleet power stands in sector {sector}, which nobody owns")
        if not 0 <= s.population[sector] <= 6 or s.corrupt[sector] not in (0, 1):
            found.append(f"population or corruption of sector {sector} is out of range")
        if min(s.guilds[sector * 5 : sector * 5 + 5]) < 0 or min(s.installations[sector * 3 : sector * 3 + 3]) < 0:
            found.append(f"sector {sector} has less than no guilds or installations")
    return found

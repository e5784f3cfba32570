"""What an answer changes that can be counted, what a turn would leave unused, and what would be in reach with more.

An answer is given in the position that the viewer's view shows, and the two positions are compared: outposts and
majorities, supplies now and at the final count, resources, figures and buildings left. So no rule is written a second
time here, and nothing hidden is known.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import verbs
from ludarium.games.dei.card import Card, Spend
from ludarium.games.dei.card_pool import add_actions, choices, open_icons
from ludarium.games.dei.card_text import disc_of, piece
from ludarium.games.dei.declaration import BUILDINGS, COLOURS
from ludarium.games.dei.ending import ChooseMission, Learn
from ludarium.games.dei.lack import named, region_named
from ludarium.games.dei.majority import cubes, rival
from ludarium.games.dei.moves.build import placed
from ludarium.games.dei.moves.buy import affordable, can_purchase, nearest_price, slot_open
from ludarium.games.dei.moves.drones import Fly, Harvest, Reap, Teleport, Transport
from ludarium.games.dei.pad import DrawBoost, Full
from ludarium.games.dei.position import face_down, held
from ludarium.games.dei.scoring import card_supplies, count_of, mission_points
from ludarium.games.dei.state import KIND, SLOTS, Dei
from ludarium.games.dei.vocabulary import HARVESTER, REAPER, TELEPORTER, TRANSPORTER
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.remarks import Remark, Seat, Short, Unused, Value
from ludarium.kernel.state import Together

CUBES: Final = ("red-cubes", "blue-cubes", "green-cubes")
"""What a card is short of, by colour."""
WORK: Final[dict[type, int]] = {
    Harvest: HARVESTER,
    Transport: TRANSPORTER,
    Teleport: TELEPORTER,
    Reap: REAPER,
}
"""Which drone each ability belongs to."""


def consequences(before: Dei, seat: int, action: int, boosts: int) -> list[Remark]:
    """What a legal answer of a seat changes, the weightiest first; so many candy boosts can be drawn."""
    if isinstance(before.stack[-1], Together):
        return []
    after = before.clone()
    after.stack[-1].answer(after, action)
    top = after.stack[-1] if after.stack else None
    if isinstance(top, Spend):
        # Whichever icon is spent, the action does the same.
        top.answer(after, verbs.spend(choices(after, seat, top.action)[0]))
    return [
        *_cubes(before, after, seat),
        *_boosts(after, seat, boosts),
        *_majorities(before, after, seat),
        *_supplies(before, after, seat),
        *_purse(before, after, seat),
        *_cards(before, after, seat, action),
        *_stock(before, after, seat),
    ]


def _cubes(before: Dei, after: Dei, seat: int) -> list[Remark]:
    """Cubes won and lost, the viewer's first."""
    found: list[Remark] = []
    for whose in [seat, *(other for other in range(before.givens.seats) if other != seat)]:
        for colour in range(3):
            was, now = cubes(before, whose, colour), cubes(after, whose, colour)
            if was == now:
                continue
            number = Remark(f"count-cubes-{COLOURS[colour]}", {"n": abs(now - was)})
            if whose == seat:
                found.append(
                    Remark("then-cubes-won" if now > was else "then-cubes-lost", {"cubes": number, "now": now})
                )
            else:
                message = "then-cubes-for" if now > was else "then-cubes-from"
                found.append(Remark(message, {"who": Seat(whose), "cubes": number, "now": now}))
    return found


def _boosts(after: Dei, seat: int, left: int) -> list[Remark]:
    """Candy boosts that will be drawn, such as by those who lose a scrapper (DEI-ADV-04)."""
    drawing = [frame.seat for frame in after.stack if isinstance(frame, DrawBoost)]
    return [
        Remark("then-boost", {}) if drawn == seat else Remark("then-boost-for", {"who": Seat(drawn)})
        for drawn in reversed(drawing[-left:] if left else [])
    ]


def _majorities(before: Dei, after: Dei, seat: int) -> list[Remark]:
    """How the viewer stands against the strongest other in every region where that changes."""
    found: list[Remark] = []
    n = after.terrain.n
    for where in range(n if after.scrappers else 0):
        own, most = after.strength[seat * n + where], rival(after, seat, where)
        was, most_was = before.strength[seat * n + where], rival(before, seat, where)
        if (own, most) == (was, most_was) or not most or not own + was:
            continue
        strongest = next(o for o in range(after.givens.seats) if o != seat and after.strength[o * n + where] == most)
        held_then, held_now = before.holder[where] == seat, after.holder[where] == seat
        message = "then-majority" if held_now else "then-majority-lost" if held_then else "then-no-majority"
        values: dict[str, Value] = {"region": region_named(where), "have": own, "most": most}
        found.append(Remark(message, {**values, "who": Seat(strongest)}))
    return found


def _supplies(before: Dei, after: Dei, seat: int) -> list[Remark]:
    """Supplies at once, and what will be counted at the end if nothing else changes."""
    found: list[Remark] = []
    won = after.score[seat] - before.score[seat]
    if won:
        found.append(Remark("then-supplies", {"n": won, "now": after.score[seat]}))
    later = at_the_end(after, seat) - at_the_end(before, seat)
    if later:
        found.append(Remark("then-at-the-end" if later > 0 else "then-less-at-the-end", {"n": abs(later)}))
    return found


def at_the_end(s: Dei, seat: int) -> int:
    """What the final count would add to the score of a seat as things are (DEI-SCO-02 to DEI-SCO-06)."""
    return count_of(s, seat) + card_supplies(s, seat)


def _purse(before: Dei, after: Dei, seat: int) -> list[Remark]:
    """Resources paid or gained, and what is there then."""
    technology, energy = after.technology[seat], after.energy[seat]
    if after.stack and isinstance(after.stack[-1], Full):
        return [Remark("then-full", {"n": technology + energy})]
    if (technology, energy) == (before.technology[seat], before.energy[seat]):
        return []
    return [Remark("then-resources", {"technology": technology, "energy": energy})]


def _cards(before: Dei, after: Dei, seat: int, action: int) -> list[Remark]:
    """Cards that are given up, bought with, or would do nothing."""
    verb = verbs.verb(action)
    if verb in (verbs.PLAY, verbs.TURN_UP, verbs.KEEP_DOWN):
        at = next(at for at in range(seat * SLOTS, seat * SLOTS + SLOTS) if before.played[at] != after.played[at])
        card = named(after, "card", after.played[at])
        if not face_down(after, at):
            possible = len(useful(after, seat))
            return [Remark("then-actions", {"n": possible, "of": len(after.pool)})]
        reach = len(affordable(after, seat, 0)) if can_purchase(after, seat, 0) else 0
        return [Remark("then-in-reach", {"n": reach}), Remark("then-recycled", {"card": card})]
    if verb == verbs.DISCARD:
        return [Remark("then-recycled", {"card": named(after, "card", verbs.discard_card(action))})]
    if verb == verbs.DONE and isinstance(before.stack[-1], Card):
        return left_over(before, seat)
    return []


def _stock(before: Dei, after: Dei, seat: int) -> list[Remark]:
    """Scrappers and buildings that are left in the reserve."""
    found: list[Remark] = []
    if after.reserve[seat] < before.reserve[seat]:
        found.append(Remark("then-reserve", {"n": after.reserve[seat]}))
    for kind in range(len(BUILDINGS)):
        now = held(placed(after, kind), seat)
        if now > held(placed(before, kind), seat):
            found.append(Remark(f"then-{BUILDINGS[kind]}s", {"n": KIND - now}))
    return found


# What led to a question


def background(s: Dei) -> Remark | None:
    """Where the drone is that a question is about: it does something there, or flies from there (DEI-DRN-01)."""
    top = s.stack[-1]
    drone = top.drone if isinstance(top, Fly) else WORK.get(type(top), EMPTY)
    return None if drone == EMPTY else Remark("background-drone", {"region": region_named(s.drones[drone])})


# Ending a turn


def useful(s: Dei, seat: int) -> list[int]:
    """The tokens of the pool that something can be done with now."""
    found: list[int] = []
    for token in s.pool:
        alone = s.clone()
        alone.pool = [token]
        actions: list[int] = []
        add_actions(alone, seat, open_icons(alone, seat), actions)
        if actions:
            found.append(token)
    return found


def left_over(s: Dei, seat: int) -> list[Remark]:
    """What a card could still do."""
    discs = [disc_of(token) for token in useful(s, seat)]
    return [Remark("left-action", {"n": discs.count(disc), "action": piece(disc)}) for disc in dict.fromkeys(discs)]


def unused(s: Dei, seat: int, legal: list[int]) -> Unused | None:
    """What is lost with the answer that ends a card, the learning of feats or the choice of a mission."""
    top = s.stack[-1]
    if isinstance(top, Card) and verbs.DONE in legal:
        left = left_over(s, seat)
        return Unused([verbs.DONE], left) if left else None
    if isinstance(top, Learn):
        colours = [verbs.learn_colour(action) for action in legal if action != verbs.DONE]
        feats = [named(s, "feat", s.feats[seat * 3 + colour]) for colour in colours]
        return Unused([verbs.DONE], [Remark("left-feat", {"feat": feat}) for feat in feats])
    if isinstance(top, ChooseMission) and verbs.SKIP_MISSION in legal:
        best = max(_mission_points(s, seat, action) for action in legal if action != verbs.SKIP_MISSION)
        return Unused([verbs.SKIP_MISSION], [Remark("left-mission", {"n": best})])
    return None


def _mission_points(s: Dei, seat: int, action: int) -> int:
    mission = verbs.mission_of(action)
    return mission_points(s, seat, mission, s.missions.index(mission) % 4)


# What more of something would bring into reach


def shortages(s: Dei, seat: int) -> list[Short]:
    """For every open card of the markets that cannot be bought the cubes or, with enough of them, the resources that
    are missing."""
    found: list[Short] = []
    for at in range(len(s.market) if s.scrappers else 0):
        card, colour = s.market[at], at // 3
        if card == EMPTY:
            continue
        if not slot_open(s, seat, at, 0):
            found.append(Short("card", card, CUBES[colour], 2 - at % 3 - cubes(s, seat, colour)))
            continue
        technology, energy, _ = nearest_price(s, seat, at, 0)
        for what, missing in (("technology", technology - s.technology[seat]), ("energy", energy - s.energy[seat])):
            if missing > 0:
                found.append(Short("card", card, what, missing))
    return found

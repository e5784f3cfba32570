"""What the three rulebooks of D.E.I. disagree on, and the choices made when a table is opened.

The German book of 2022 is complete and is the base; the English and the Italian one are patches. Differences of wording
that come to the same in play have no value here; the README lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludarium.kernel.editions import Change, Edition, Option

NO_LIMIT = 1000
"""The value of a limit that an edition does not have."""
EVEN_START: dict[tuple[int, ...], dict[int, tuple[int, ...]]] = {
    (2, 3, 4, 5): {2: (3, 3), 3: (3, 3, 3), 4: (3, 3, 3, 3)},
    (1, 2, 3, 4): {2: (4, 3), 3: (3, 3, 3), 4: (3, 4, 4, 3)},
}
"""The option even-start, which is ours: by the printed start and the number of seats, so many scrappers begin at each
place of the order that every place wins about as often; docs/balance-dei.md has the figures of both."""


@dataclass(frozen=True)
class Rules:
    """Every question on which the rulebooks differ in play. The defaults are the German answers."""

    # Turn order

    first_order: Literal["random", "seats"] = "random"
    """DEI-SET-32: is the first turn order drawn, or does seat 1 begin and the others follow clockwise?"""
    next_order: Literal["score", "clockwise"] = "score"
    """DEI-CLN-04 to DEI-CLN-06: does the fewest supplies go first in the next round, or does the first player token
    pass on?"""
    last_round_of_three: Literal["normal", "fewest-first"] = "normal"
    """DEI-NPL-08: with 3 seats, who is first player in round 4?"""

    # Set-up

    refuge_tiles_apart: Literal["edge", "corner"] = "edge"
    """DEI-SET-04: which contact between the two refuge tiles is forbidden in random and free layouts?"""
    start_scrappers: tuple[int, ...] = (2, 3, 4, 5)
    """DEI-SET-35: how many scrappers start with the champion, by place in the turn order?"""
    start_split: Literal["free", "fixed"] = "free"
    """DEI-SET-36: may the start figures be split freely between the two neutral refuges?"""
    draft_order: Literal["snake", "last-first"] = "snake"
    """DEI-OPT-04: in which order are feats drafted?"""

    # Limits

    resource_limit: int = 10
    """DEI-ACT-20 to DEI-ACT-23: how many resources fit on a pad?"""
    cube_limit: int = 4
    """DEI-OUT-03, DEI-OUT-04, DEI-OUT-11: how many cubes of one colour fit on a pad?"""

    # Actions

    enlist_at_own_refuge_needs_majority: bool = False
    """DEI-ACT-03: must the majority be held after enlisting at an own refuge?"""
    relocate_building: Literal["kind-used-up", "all-used-up"] = "kind-used-up"
    """DEI-ACT-33, DEI-ACT-34: may a construction be relocated once its kind is used up, or only once all nine are?"""
    copy_any_seat: bool = False
    """DEI-CRD-16: does copy reach the face-up cards of other seats too?"""
    blue_collect_swaps_energy: bool = False
    """DEI-ADV-17: may blue collect swap energy for technology too?"""
    champion_is_scrapper: bool = False
    """DEI-LDR-01, DEI-ADV-15, DEI-DRN-19: does the champion count as a scrapper for red enlist and the teleporter?"""

    # Drones and candy boosts

    reaper_points: Literal["flat", "per-kill"] = "flat"
    """DEI-DRN-22: 1 supply for using the reaper, or 1 for each scrapper it kills?"""
    reaper_kills_of_two: int = 1
    """DEI-NPL-07: how many scrappers of the only opponent may the reaper kill with 2 seats?"""
    harvester_collects: bool = False
    """DEI-DRN-15: is technology taken by the harvester collected, so that Exploitation Camp may swap 1 of it?"""
    boosts_return: bool = True
    """DEI-CDY-13, DEI-CLN-03: do played candy boosts go back to the pile at clean-up?"""

    # Champions

    neena_extra_move: Literal["none", "without-majority", "always"] = "none"
    """DEI-LDR-08: when does Neena earn one more move?"""
    abraham: Literal["extra-collect", "end-collect", "end-take"] = "extra-collect"
    """DEI-LDR-10, DEI-LDR-11: one more collect in his region once per phase; or at the end of the turn a collect action
    there (to which feats apply), or a mere taking, both without majority?"""
    champion_garrisons: bool = True
    """DEI-OUT-15, DEI-LDR-04: does the champion alone garrison an outpost?"""

    # Feats

    learning: Literal["optional", "automatic"] = "optional"
    """DEI-PHS-08: may a seat decline to learn a feat?"""
    caravan_strength: int = 1
    """DEI-FEA-06: what does each refuge of the owner of Caravan add in its region?"""
    sky_boots: Literal["once-per-card", "every-move"] = "once-per-card"
    """DEI-FEA-09: does every move that is not a bonus earn another, or one per card?"""
    camp_elevators: Literal["own", "own-or-neutral"] = "own"
    """DEI-FEA-13: at which elevators does Exploitation Camp work?"""
    camp_swaps: Literal["any-technology", "collected"] = "any-technology"
    """DEI-FEA-13: does it swap any technology on the pad, or only what was just collected?"""
    alternative_energy_both_ways: bool = True
    """DEI-FEA-15: may energy be paid instead of technology too?"""
    delivery_bot_spends_card: bool = False
    """DEI-FEA-17: does the Delivery Bot need an additional card from the hand?"""

    # Missions and scoring

    garrisons_of_colour: bool = True
    """DEI-MIS-10 to DEI-MIS-12: do garrison missions count one colour only?"""
    recycled_drone_cards_count: bool = True
    """DEI-MIS-02: do drone cards in the recycle bin count for the mission?"""
    card_supplies: Literal["all", "market"] = "all"
    """DEI-SCO-06: which cards bring their printed supplies at the end?"""


GERMAN = Edition("de", "German edition, 2022", Rules())

ENGLISH = GERMAN.patch(
    "en",
    "English edition",
    Change("first_order", "seats", because="EN 4. The Factions: First Player Token · Game Rules"),
    Change("next_order", "clockwise", because="EN Game Rules · Clean-up Phase"),
    Change("last_round_of_three", "fewest-first", because="EN 3-player game"),
    Change("refuge_tiles_apart", "corner", because="EN 1. Old London: District"),
    Change("start_scrappers", (1, 2, 3, 4), because="EN 4. The Factions: Scrappers"),
    Change("start_split", "fixed", because="EN 4. The Factions: Scrappers"),
    Change("draft_order", "last-first", because="EN Optional rule #2: Feats Draft"),
    Change("resource_limit", NO_LIMIT, because="EN Basic Actions: Collect names no limit"),
    Change("cube_limit", NO_LIMIT, because="EN Game Rules: Majority on an Outpost names no limit"),
    Change("relocate_building", "all-used-up", because="EN Basic Actions: Construct"),
    Change("copy_any_seat", True, because="EN Advanced Actions"),
    Change("blue_collect_swaps_energy", True, because="EN Advanced Actions"),
    Change("champion_is_scrapper", True, because="EN 4. The Factions: Champions"),
    Change("reaper_points", "per-kill", because="EN Drones"),
    Change("reaper_kills_of_two", 2, because="EN 2-player game"),
    Change("harvester_collects", True, because="EN Drones"),
    Change("boosts_return", False, because="EN Clean-up Phase names no return"),
    Change("neena_extra_move", "without-majority", because="EN Champions' Special Skills"),
    Change("abraham", "end-collect", because="EN Champions' Special Skills"),
    Change("learning", "automatic", because="EN 2° Action Phase – Feats: is unlocked"),
    Change("caravan_strength", 0, because="EN Feat Tokens: Caravan"),
    Change("sky_boots", "every-move", because="EN Feat Tokens: Sky Boots"),
    Change("camp_swaps", "collected", because="EN Feat Tokens: Exploitation Camp"),
    Change("alternative_energy_both_ways", False, because="EN Feat Tokens: Alternative Energy"),
    Change("garrisons_of_colour", False, because="EN Mission Cards in detail"),
    Change("recycled_drone_cards_count", False, because="EN Clean-up Phase: out of reach until the final count"),
)

ITALIAN = GERMAN.patch(
    "it",
    "Italian edition, 0.7",
    Change("first_order", "seats", because="IT 4. Le Fazioni: 1° Giocatore · Regole del Gioco"),
    Change("next_order", "clockwise", because="IT Regole del Gioco · Fase di Pulizia"),
    Change("last_round_of_three", "fewest-first", because="IT Partite a 3 giocatori"),
    Change("refuge_tiles_apart", "corner", because="IT 1. Vecchia Londra: Distretti"),
    Change("start_scrappers", (1, 2, 3, 4), because="IT 4. Le Fazioni: Campioni"),
    Change("start_split", "fixed", because="IT 4. Le Fazioni: Campioni"),
    Change("draft_order", "last-first", because="IT Regola Opzionale #2: Draft dei Talenti"),
    Change("resource_limit", NO_LIMIT, because="IT Azioni Base: Raccogliere names no limit"),
    Change("cube_limit", NO_LIMIT, because="IT Regole del Gioco: Maggioranza negli Avamposti names no limit"),
    Change("enlist_at_own_refuge_needs_majority", True, because="IT Azioni Base: Reclutare"),
    Change("relocate_building", "all-used-up", because="IT Azioni Base: Costruire"),
    Change("copy_any_seat", True, because="IT Azioni Avanzate"),
    Change("blue_collect_swaps_energy", True, because="IT Azioni Avanzate"),
    Change("champion_is_scrapper", True, because="IT 4. Le Fazioni: Campioni"),
    Change("reaper_points", "per-kill", because="IT Droni"),
    Change("reaper_kills_of_two", 2, because="IT Partite a 2 giocatori"),
    Change("harvester_collects", True, because="IT Droni"),
    Change("boosts_return", False, because="IT Fase di Pulizia names no return"),
    Change("neena_extra_move", "always", because="IT Abilità speciali dei Campioni"),
    Change("abraham", "end-take", because="IT Abilità speciali dei Campioni"),
    Change(
        "champion_garrisons",
        False,
        because="IT Regole del Gioco: Presidiare gli Avamposti · Abilità speciali dei Campioni",
    ),
    Change("sky_boots", "every-move", because="IT Token Talento: Stivali da neve"),
    Change("camp_elevators", "own-or-neutral", because="IT Token Talento: Sfruttamento delle risorse"),
    Change("camp_swaps", "collected", because="IT Token Talento: Sfruttamento delle risorse"),
    Change("alternative_energy_both_ways", False, because="IT Token Talento: Energia alternativa"),
    Change("delivery_bot_spends_card", True, because="IT Token Talento: Robot da consegna"),
    Change("garrisons_of_colour", False, because="IT Carte Missione in dettaglio"),
    Change("recycled_drone_cards_count", False, because="IT Fase di Pulizia: out of reach until the final count"),
    Change("card_supplies", "market", because="IT Fine Partita: Vittoria"),
)

EDITIONS = (GERMAN, ENGLISH, ITALIAN)

OPTIONS = (
    Option("no-choice", rule="DEI-OPT-01"),
    Option("feat-draft", rule="DEI-OPT-03"),
    Option("planning", rule="DEI-OPT-05"),
    Option("confrontation", rule="DEI-OPT-09"),
    Option("rebellion", rule="DEI-OPT-11"),
    Option("strict-buy", rule="DEI-CRD-14"),
    Option("parcel-bot-extra-buy", ("yes", "no"), rule="DEI-FEA-17"),
    Option("layout", ("fixed", "random", "free"), rule="DEI-SET-03"),
    Option("outpost-key", ("first-game", "shuffled"), rule="DEI-SET-13"),
    Option("factions", ("chosen", "random"), rule="DEI-SET-27"),
    Option("even-start", rule="DEI-SET-35"),
)

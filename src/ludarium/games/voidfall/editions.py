"""The two ways to play, and the options of a table.

The competitive game is written out; the first game (tutorial) differs in the named values. Where the sources of a rule
conflict, the reading we chose is the default and the other one is an option; the README gives the reasons.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.kernel.editions import Change, Edition, Option


@dataclass(frozen=True)
class Rules:
    """What the first game leaves out."""

    scenario: str = ""
    """A fixed scenario, or none: then the table chooses."""
    houses: tuple[str, ...] = ()
    """The only houses, or none: then all that have not fallen."""
    both_origins: bool = True
    events: tuple[str, ...] = ()
    """The event of each cycle, or none: then they are drawn."""
    players_invade_players: bool = True
    agendas_from_cycle: int = 1
    research_from_cycle: int = 1
    skirmish_from_cycle: int = 1
    benchmark: int = 0


COMPETITIVE = Edition("competitive", "Competitive game", Rules())
TUTORIAL = COMPETITIVE.patch(
    "tutorial",
    "First game",
    Change("scenario", "tutorial", because="VF-TUT-01"),
    Change("houses", ("belitan", "cortozaar", "dunlork", "valnis"), because="VF-TUT-04"),
    Change("both_origins", False, because="VF-TUT-05"),
    Change(
        "events",
        ("remnants-of-the-domineum", "rally-the-guilds", "spark-of-hope"),
        because="designed: no special rules",
    ),
    Change("players_invade_players", False, because="VF-TUT-03"),
    Change("agendas_from_cycle", 2, because="VF-TUT-11"),
    Change("research_from_cycle", 2, because="VF-TUT-11"),
    Change("skirmish_from_cycle", 2, because="VF-TUT-11"),
    Change("benchmark", 120, because="VF-TUT-02"),
)
EDITIONS = (COMPETITIVE, TUTORIAL)

SCENARIOS = (
    "ember-ring", "broken-lanes", "twin-thrones", "far-harvest", "quiet-gardens", "first-light", "empty-crowns",
    "crossed-blades", "storm-wheel", "last-ramparts", "splintered-sky",
)  # fmt: skip
OPTIONS = (
    Option("scenario", SCENARIOS, "VF-SET-01"),
    Option("houses", ("random", "recommended", "turn-order"), "VF-SET-03"),
    Option("origins", ("secret", "turn-order", "random"), "VF-SET-05"),
    Option("installations-survive-conquest", rule="VF-BAS-13"),
    Option("skirmish-anywhere", rule="VF-VOI-23"),
    Option("spread-absorption", rule="VF-CMB-42"),
    Option("glory-influence", ("yes", "no"), "VF-SPO-18"),
    Option("formation-limit", ("yes", "no"), "VF-FLT-20"),
    Option("overproduction", ("yes", "no"), "VF-RES-23"),
    Option("approach-damage", ("destroyer", "dreadnought"), "VF-CMB-17"),
    Option("turn-order", ("influence", "fixed"), "VF-SET-19"),
    Option("bounty-in-void-resistant", ("yes", "no"), "VF-VOI-06"),
    Option("safe-havens", rule="VF-EVA-12"),
)

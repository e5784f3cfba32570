"""The closed lists of Voidfall as numbers for the rules: resources, guilds, tracks, technologies, abilities, places."""

from __future__ import annotations

from typing import Final

FOOD: Final = 0
ENERGY: Final = 1
MATERIALS: Final = 2
CREDITS: Final = 3
SCIENCE: Final = 4
INFLUENCE: Final = 5
LETTERS: Final = ["F", "E", "M", "C", "S", "I"]

# VF-GLD-01: each guild raises the resource of its own number.
FARMERS: Final = 0
ENGINEERS: Final = 1
MINERS: Final = 2
BANKERS: Final = 3
SCIENTISTS: Final = 4

SHIPYARD: Final = 0
DEFENCE: Final = 1
STARBASE: Final = 2


SOCIETY: Final = 0
GOVERNMENT: Final = 1
ECONOMY: Final = 2

DOMINANCE: Final = 0
WEALTH: Final = 1
MIGHT: Final = 2
SUPPORT: Final = 3

CONQUEST: Final = 0
DEVELOPMENT: Final = 1
INNOVATION: Final = 2
POLITICS: Final = 3
PRODUCTION: Final = 4
PROGRESS: Final = 5
PROSPERITY: Final = 6
REINFORCEMENT: Final = 7
TEMPTATION: Final = 8

TECHNOLOGY_NAMES: Final = [
    "shields", "escape-pods", "targeting", "data-refinery", "orbital-docks", "energy-cells", "torpedoes", "starbases",
    "destroyers", "cloning", "terraforming", "neural-matrix", "dreadnoughts", "decontamination-chambers", "hyperdrive",
    "tactical-transports", "robotics", "ark-ships", "deep-space-missiles", "sentries", "carriers",
    "central-surveillance", "salvage-scanner", "purifier", "autonomous-drones", "trade-nexus", "combat-replicators",
    "cybernetics",
]  # fmt: skip
"""A pack lists the technologies in this order: what they change all the time is written in the rules."""
SHIELDS: Final = 0
ESCAPE_PODS: Final = 1
TARGETING: Final = 2
DATA_REFINERY: Final = 3
ORBITAL_DOCKS: Final = 4
ENERGY_CELLS: Final = 5
TORPEDOES: Final = 6
STARBASES: Final = 7
DESTROYERS: Final = 8
CLONING: Final = 9
TERRAFORMING: Final = 10
NEURAL_MATRIX: Final = 11
DREADNOUGHTS: Final = 12
CHAMBERS: Final = 13
HYPERDRIVE: Final = 14
TACTICAL_TRANSPORTS: Final = 15
ROBOTICS: Final = 16
ARK_SHIPS: Final = 17
MISSILES: Final = 18
SENTRIES: Final = 19
CARRIERS: Final = 20
SURVEILLANCE: Final = 21
SALVAGE_SCANNER: Final = 22
PURIFIER: Final = 23
DRONES: Final = 24
TRADE_NEXUS: Final = 25
REPLICATORS: Final = 26
CYBERNETICS: Final = 27

ABILITIES: Final = [
    "", "no-installation-upkeep", "step-after-deploying", "grows-corrupted", "second-start-agenda",
    "materials-stand-in", "home-may-be-corrupted", "influence-for-corrupted", "more-food", "two-bounties",
    "cheaper-technology",
]  # fmt: skip
NO_INSTALLATION_UPKEEP: Final = 1
STEP_AFTER_DEPLOYING: Final = 2
GROWS_CORRUPTED: Final = 3
SECOND_START_AGENDA: Final = 4
MATERIALS_STAND_IN: Final = 5
HOME_MAY_BE_CORRUPTED: Final = 6
INFLUENCE_FOR_CORRUPTED: Final = 7
MORE_FOOD: Final = 8
TWO_BOUNTIES: Final = 9
CHEAPER_TECHNOLOGY: Final = 10

PERMANENTS: Final = [
    "", "keep-corruption", "deploying-corrupts", "no-skirmish", "poor-are-spared", "void-absorbs", "new-glory-rises",
    "preferred-costs-energy", "preferred-costs-credit",
]  # fmt: skip
KEEP_CORRUPTION: Final = 1
DEPLOYING_CORRUPTS: Final = 2
NO_SKIRMISH: Final = 3
POOR_ARE_SPARED: Final = 4
VOID_ABSORBS: Final = 5
NEW_GLORY_RISES: Final = 6
PREFERRED_COSTS_ENERGY: Final = 7
PREFERRED_COSTS_CREDIT: Final = 8

LEVEL_OF_SPACE: Final = [0, 0, 1, 1, 2, 2, 3, 4]
"""Designed: level I is space 2, II space 4, III space 6, IV space 7."""

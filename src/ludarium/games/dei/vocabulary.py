# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The names of closed lists as numbers: the place of each in its list."""

from typing import Final

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2

HARVESTER: Final = 0
TRANSPORTER: Final = 1
TELEPORTER: Final = 2
REAPER: Final = 3

ABRAHAM: Final = 0
ARIA: Final = 1
Z_13: Final = 2
NEENA: Final = 3

BOMBING: Final = 0
TROJAN_HORSES: Final = 1
FORTRESS: Final = 2
EXTREME_REMEDIES: Final = 3
FIELD_KNOWLEDGE: Final = 4
CARAVAN: Final = 5
FIELD_ENGINEER: Final = 6
UNDERGROUND_SHORTCUT: Final = 7
SKY_BOOTS: Final = 8
OUTNUMBER: Final = 9
DROP_POD: Final = 10
REMOTE_DRIVE: Final = 11
EXPLOITATION_CAMP: Final = 12
DEEP_EXCAVATION: Final = 13
ALTERNATIVE_ENERGY: Final = 14
LOW_ENERGY_REMOTE_CONTROL: Final = 15
DELIVERY_BOT: Final = 16
TRADING_POST: Final = 17

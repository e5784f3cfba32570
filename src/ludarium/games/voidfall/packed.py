# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""Values that are packed into one integer: what packs them, and what reads each of their fields."""

from typing import Final

from mypy_extensions import i64

USED_INVASION: Final = 65536
USED_TWO_STEPS: Final = 32768
USED_THROUGH_STORMS: Final = 16384
USED_TECHNOLOGY_OWED: Final = 128
USED_OVERPRODUCTION: Final = 64
USED_TAX: Final = 32
USED_HYPERDRIVE: Final = 16
USED_DOUBLE: Final = 8
USED_STAND_IN: Final = 4
USED_STEP: Final = 2
USED_AGENDA: Final = 1
COST_FIELD: Final = 1024
COST_TOKEN: Final = 512
COST_GLORY: Final = 256
COST_RECLAIM: Final = 128
COST_BOUNTY: Final = 64
COST_AGENDA: Final = 32
COST_DESTROY: Final = 16
COST_SHRINK: Final = 8
COST_CORRUPTION: Final = 4
COST_DEACTIVATE: Final = 2
COST_RECALL: Final = 1


def used(
    improved: i64,
    spare: i64,
    invasion: i64,
    two_steps: i64,
    through_storms: i64,
    extras: i64,
    technology_owed: i64,
    overproduction: i64,
    tax: i64,
    hyperdrive: i64,
    double: i64,
    stand_in: i64,
    step: i64,
    agenda: i64,
) -> i64:
    return (
        improved << 20
        | spare << 17
        | invasion << 16
        | two_steps << 15
        | through_storms << 14
        | extras << 8
        | technology_owed << 7
        | overproduction << 6
        | tax << 5
        | hyperdrive << 4
        | double << 3
        | stand_in << 2
        | step << 1
        | agenda
    )


def used_improved(used: i64) -> i64:
    return used >> 20 & 2047


def used_spare(used: i64) -> i64:
    return used >> 17 & 7


def used_invasion(used: i64) -> i64:
    return used >> 16 & 1


def used_two_steps(used: i64) -> i64:
    return used >> 15 & 1


def used_through_storms(used: i64) -> i64:
    return used >> 14 & 1


def used_extras(used: i64) -> i64:
    return used >> 8 & 63


def used_technology_owed(used: i64) -> i64:
    return used >> 7 & 1


def used_overproduction(used: i64) -> i64:
    return used >> 6 & 1


def used_tax(used: i64) -> i64:
    return used >> 5 & 1


def used_hyperdrive(used: i64) -> i64:
    return used >> 4 & 1


def used_double(used: i64) -> i64:
    return used >> 3 & 1


def used_stand_in(used: i64) -> i64:
    return used >> 2 & 1


def used_step(used: i64) -> i64:
    return used >> 1 & 1


def used_agenda(used: i64) -> i64:
    return used & 1


def looked(second: i64, first: i64) -> i64:
    return second << 4 | first


def looked_second(looked: i64) -> i64:
    return looked >> 4 & 15


def looked_first(looked: i64) -> i64:
    return looked & 15


def looked_at(looked: i64, at: i64) -> i64:
    return looked >> 4 - 4 * at & 15


def looked_with(looked: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return looked | value << 4 - 4 * at


def short(what: i64, missing: i64) -> i64:
    return what << 6 | missing


def short_what(short: i64) -> i64:
    return short >> 6 & 7


def short_missing(short: i64) -> i64:
    return short & 63


def choice(act: i64, what: i64) -> i64:
    return act << 3 | what


def choice_act(choice: i64) -> i64:
    return choice >> 3 & 3


def choice_what(choice: i64) -> i64:
    return choice & 7

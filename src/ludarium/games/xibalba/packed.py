# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""Values that are packed into one integer: what packs them, and what reads each of their fields."""

from typing import Final

from mypy_extensions import i64

CELL_USED: Final = 256
CELL_RESOLVED: Final = 128
LASTING_ENDS: Final = 1
FADING_ENDS: Final = 1


def cell(used: i64, resolved: i64, title: i64) -> i64:
    return used << 8 | resolved << 7 | title


def cell_used(cell: i64) -> i64:
    return cell >> 8 & 1


def cell_resolved(cell: i64) -> i64:
    return cell >> 7 & 1


def cell_title(cell: i64) -> i64:
    return cell & 127


def lasting(seat: i64, modifier: i64, amount: i64, ends: i64) -> i64:
    return seat << 12 | modifier << 6 | (amount + 16) << 1 | ends


def lasting_seat(lasting: i64) -> i64:
    return lasting >> 12 & 3


def lasting_modifier(lasting: i64) -> i64:
    return lasting >> 6 & 63


def lasting_amount(lasting: i64) -> i64:
    return (lasting >> 1 & 31) - 16


def lasting_ends(lasting: i64) -> i64:
    return lasting & 1


def fading(modifier: i64, ends: i64) -> i64:
    return modifier << 1 | ends


def fading_modifier(fading: i64) -> i64:
    return fading >> 1 & 63


def fading_ends(fading: i64) -> i64:
    return fading & 1


def lying(place: i64, depth: i64) -> i64:
    return place << 6 | depth


def lying_place(lying: i64) -> i64:
    return lying >> 6 & 7


def lying_depth(lying: i64) -> i64:
    return lying & 63


def resource_dice(blank: i64, r1: i64, r2: i64, r3: i64) -> i64:
    return blank << 9 | r1 << 6 | r2 << 3 | r3


def resource_dice_blank(resource_dice: i64) -> i64:
    return resource_dice >> 9 & 7


def resource_dice_r1(resource_dice: i64) -> i64:
    return resource_dice >> 6 & 7


def resource_dice_r2(resource_dice: i64) -> i64:
    return resource_dice >> 3 & 7


def resource_dice_r3(resource_dice: i64) -> i64:
    return resource_dice & 7


def resource_dice_at(resource_dice: i64, at: i64) -> i64:
    return resource_dice >> 9 - 3 * at & 7


def resource_dice_with(resource_dice: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return resource_dice | value << 9 - 3 * at


def attack_dice(blank: i64, attack: i64, critical: i64) -> i64:
    return blank << 6 | attack << 3 | critical


def attack_dice_blank(attack_dice: i64) -> i64:
    return attack_dice >> 6 & 7


def attack_dice_attack(attack_dice: i64) -> i64:
    return attack_dice >> 3 & 7


def attack_dice_critical(attack_dice: i64) -> i64:
    return attack_dice & 7


def attack_dice_at(attack_dice: i64, at: i64) -> i64:
    return attack_dice >> 6 - 3 * at & 7


def attack_dice_with(attack_dice: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return attack_dice | value << 6 - 3 * at


def paragon_dice(blank: i64, p1: i64, p2: i64) -> i64:
    return blank << 6 | p1 << 3 | p2


def paragon_dice_blank(paragon_dice: i64) -> i64:
    return paragon_dice >> 6 & 7


def paragon_dice_p1(paragon_dice: i64) -> i64:
    return paragon_dice >> 3 & 7


def paragon_dice_p2(paragon_dice: i64) -> i64:
    return paragon_dice & 7


def paragon_dice_at(paragon_dice: i64, at: i64) -> i64:
    return paragon_dice >> 6 - 3 * at & 7


def paragon_dice_with(paragon_dice: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return paragon_dice | value << 6 - 3 * at


def kept_dice(r0: i64, r1: i64, r2: i64, r3: i64, a0: i64, attack: i64, critical: i64) -> i64:
    return r0 << 18 | r1 << 15 | r2 << 12 | r3 << 9 | a0 << 6 | attack << 3 | critical


def kept_dice_r0(kept_dice: i64) -> i64:
    return kept_dice >> 18 & 7


def kept_dice_r1(kept_dice: i64) -> i64:
    return kept_dice >> 15 & 7


def kept_dice_r2(kept_dice: i64) -> i64:
    return kept_dice >> 12 & 7


def kept_dice_r3(kept_dice: i64) -> i64:
    return kept_dice >> 9 & 7


def kept_dice_a0(kept_dice: i64) -> i64:
    return kept_dice >> 6 & 7


def kept_dice_attack(kept_dice: i64) -> i64:
    return kept_dice >> 3 & 7


def kept_dice_critical(kept_dice: i64) -> i64:
    return kept_dice & 7


def kept_dice_at(kept_dice: i64, at: i64) -> i64:
    return kept_dice >> 18 - 3 * at & 7


def kept_dice_with(kept_dice: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return kept_dice | value << 18 - 3 * at

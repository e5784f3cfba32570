# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""Values that are packed into one integer: what packs them, and what reads each of their fields."""

from typing import Final

from mypy_extensions import i64

ICON_BUY: Final = 16777216
ICON_REAPER: Final = 8388608
ICON_TELEPORTER: Final = 4194304
ICON_TRANSPORTER: Final = 2097152
ICON_HARVESTER: Final = 1048576
ICON_GAIN_SUPPLIES: Final = 524288
ICON_GAIN_ENERGY: Final = 262144
ICON_GAIN_TECHNOLOGY: Final = 131072
ICON_COPY: Final = 65536
ICON_KILL: Final = 32768
ICON_BRIDGE: Final = 16384
ICON_ELEVATOR: Final = 8192
ICON_REFUGE: Final = 4096
ICON_COLLECT_ABRAHAM: Final = 2048
ICON_COLLECT_GREEN: Final = 1024
ICON_COLLECT_BLUE: Final = 512
ICON_COLLECT: Final = 256
ICON_MOVE_NEENA: Final = 128
ICON_MOVE_BONUS: Final = 64
ICON_MOVE_BLUE: Final = 32
ICON_MOVE_RED: Final = 16
ICON_MOVE: Final = 8
ICON_ENLIST_GREEN: Final = 4
ICON_ENLIST_RED: Final = 2
ICON_ENLIST: Final = 1
TOKEN_FLIES: Final = 1099511627776
USED_WILD_CUBE: Final = 512
USED_SPRINTED: Final = 256
USED_SEARCHED: Final = 8
USED_PAID_OTHERWISE: Final = 4
USED_ORDERED: Final = 2
USED_BOUGHT: Final = 1


def token(flies: i64, bonus: i64, supplies: i64, energy: i64, technology: i64, per: i64, icons: i64) -> i64:
    return flies << 40 | bonus << 37 | supplies << 34 | energy << 31 | technology << 28 | per << 25 | icons


def token_flies(token: i64) -> i64:
    return token >> 40 & 1


def token_bonus(token: i64) -> i64:
    return token >> 37 & 7


def token_supplies(token: i64) -> i64:
    return token >> 34 & 7


def token_energy(token: i64) -> i64:
    return token >> 31 & 7


def token_technology(token: i64) -> i64:
    return token >> 28 & 7


def token_per(token: i64) -> i64:
    return token >> 25 & 7


def token_icons(token: i64) -> i64:
    return token & 33554431


def used(
    wild_colour: i64,
    wild_cube: i64,
    sprinted: i64,
    spare: i64,
    searched: i64,
    paid_otherwise: i64,
    ordered: i64,
    bought: i64,
) -> i64:
    return (
        wild_colour << 10
        | wild_cube << 9
        | sprinted << 8
        | spare << 4
        | searched << 3
        | paid_otherwise << 2
        | ordered << 1
        | bought
    )


def used_wild_colour(used: i64) -> i64:
    return used >> 10 & 3


def used_wild_cube(used: i64) -> i64:
    return used >> 9 & 1


def used_sprinted(used: i64) -> i64:
    return used >> 8 & 1


def used_spare(used: i64) -> i64:
    return used >> 4 & 15


def used_searched(used: i64) -> i64:
    return used >> 3 & 1


def used_paid_otherwise(used: i64) -> i64:
    return used >> 2 & 1


def used_ordered(used: i64) -> i64:
    return used >> 1 & 1


def used_bought(used: i64) -> i64:
    return used & 1


def laid(tile: i64, turned: i64) -> i64:
    return tile << 2 | turned


def laid_tile(laid: i64) -> i64:
    return laid >> 2 & 15


def laid_turned(laid: i64) -> i64:
    return laid & 3


def price(technology: i64, energy: i64) -> i64:
    return technology << 4 | energy


def price_technology(price: i64) -> i64:
    return price >> 4 & 15


def price_energy(price: i64) -> i64:
    return price & 15


def price_at(price: i64, at: i64) -> i64:
    return price >> 4 - 4 * at & 15


def price_with(price: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return price | value << 4 - 4 * at


def pair(first: i64, second: i64) -> i64:
    return first << 8 | second


def pair_first(pair: i64) -> i64:
    return pair >> 8 & 255


def pair_second(pair: i64) -> i64:
    return pair & 255


def pair_at(pair: i64, at: i64) -> i64:
    return pair >> 8 - 8 * at & 255


def pair_with(pair: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return pair | value << 8 - 8 * at


def span(first: i64, second: i64, under: i64) -> i64:
    return first << 16 | second << 8 | under


def span_first(span: i64) -> i64:
    return span >> 16 & 255


def span_second(span: i64) -> i64:
    return span >> 8 & 255


def span_under(span: i64) -> i64:
    return span & 255


def span_at(span: i64, at: i64) -> i64:
    return span >> 16 - 8 * at & 255


def span_with(span: i64, at: i64, value: i64) -> i64:
    """With a value in a place that held 0."""
    return span | value << 16 - 8 * at


def site(rank: i64, foot: i64, head: i64) -> i64:
    return rank << 24 | foot << 12 | head


def site_rank(site: i64) -> i64:
    return site >> 24 & 255


def site_foot(site: i64) -> i64:
    return site >> 12 & 4095


def site_head(site: i64) -> i64:
    return site & 4095

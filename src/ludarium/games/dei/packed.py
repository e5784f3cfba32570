# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""Values that are packed into one integer: what packs them, and what reads each of their fields."""

from typing import Final

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


def token(flies: int, bonus: int, supplies: int, energy: int, technology: int, per: int, icons: int) -> int:
    return flies << 40 | bonus << 37 | supplies << 34 | energy << 31 | technology << 28 | per << 25 | icons


def token_flies(token: int) -> int:
    return token >> 40 & 1


def token_bonus(token: int) -> int:
    return token >> 37 & 7


def token_supplies(token: int) -> int:
    return token >> 34 & 7


def token_energy(token: int) -> int:
    return token >> 31 & 7


def token_technology(token: int) -> int:
    return token >> 28 & 7


def token_per(token: int) -> int:
    return token >> 25 & 7


def token_icons(token: int) -> int:
    return token & 33554431


def used(
    wild_colour: int,
    wild_cube: int,
    sprinted: int,
    spare: int,
    searched: int,
    paid_otherwise: int,
    ordered: int,
    bought: int,
) -> int:
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


def used_wild_colour(used: int) -> int:
    return used >> 10 & 3


def used_wild_cube(used: int) -> int:
    return used >> 9 & 1


def used_sprinted(used: int) -> int:
    return used >> 8 & 1


def used_spare(used: int) -> int:
    return used >> 4 & 15


def used_searched(used: int) -> int:
    return used >> 3 & 1


def used_paid_otherwise(used: int) -> int:
    return used >> 2 & 1


def used_ordered(used: int) -> int:
    return used >> 1 & 1


def used_bought(used: int) -> int:
    return used & 1


def laid(tile: int, turned: int) -> int:
    return tile << 2 | turned


def laid_tile(laid: int) -> int:
    return laid >> 2 & 15


def laid_turned(laid: int) -> int:
    return laid & 3


def price(technology: int, energy: int) -> int:
    return technology << 4 | energy


def price_technology(price: int) -> int:
    return price >> 4 & 15


def price_energy(price: int) -> int:
    return price & 15


def price_at(price: int, at: int) -> int:
    return price >> 4 - 4 * at & 15


def price_with(price: int, at: int, value: int) -> int:
    """With a value in a place that held 0."""
    return price | value << 4 - 4 * at


def pair(first: int, second: int) -> int:
    return first << 8 | second


def pair_first(pair: int) -> int:
    return pair >> 8 & 255


def pair_second(pair: int) -> int:
    return pair & 255


def pair_at(pair: int, at: int) -> int:
    return pair >> 8 - 8 * at & 255


def pair_with(pair: int, at: int, value: int) -> int:
    """With a value in a place that held 0."""
    return pair | value << 8 - 8 * at


def span(first: int, second: int, under: int) -> int:
    return first << 16 | second << 8 | under


def span_first(span: int) -> int:
    return span >> 16 & 255


def span_second(span: int) -> int:
    return span >> 8 & 255


def span_under(span: int) -> int:
    return span & 255


def span_at(span: int, at: int) -> int:
    return span >> 16 - 8 * at & 255


def span_with(span: int, at: int, value: int) -> int:
    """With a value in a place that held 0."""
    return span | value << 16 - 8 * at


def site(rank: int, foot: int, head: int) -> int:
    return rank << 24 | foot << 12 | head


def site_rank(site: int) -> int:
    return site >> 24 & 255


def site_foot(site: int) -> int:
    return site >> 12 & 4095


def site_head(site: int) -> int:
    return site & 4095

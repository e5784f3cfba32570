"""Card texts, made from the effect data in each language, so that what a card says cannot differ from what it does.

The grammar of the actions is at the top of `content/cards.toml`; the catalogues have a phrase `effect-ICON` for each.
A disc is what may be used once: one part of a card, or a token of the pool in the same words.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludarium.games.dei import icons, packed
from ludarium.games.dei.components import DRONE, GAIN, PER, PLAIN, Boost, Content, Mission
from ludarium.games.dei.declaration import DRONES
from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.remarks import Remark

JOIN: Final = " · "
TIMES: Final = " × "
MARKETS: Final = ["", "tactic", "logistic", "machinery", "all"]
GAINED: Final = ["gain-technology", "gain-energy", "gain-supplies"]
ADDED: Final = {
    "move-bonus": packed.ICON_MOVE_BONUS,
    "move-neena": packed.ICON_MOVE_NEENA,
    "collect-abraham": packed.ICON_COLLECT_ABRAHAM,
}
"""Icons that no card shows: feats and champions give them. They read as the plain action before the hyphen."""
COLOURED: Final = ("outposts", "garrisons")
"""What missions count by colour."""


def discs_of(actions: tuple[str, ...]) -> list[str]:
    """The discs of a card in the printed order."""
    discs: list[str] = []
    for entry in actions:
        discs += [entry] if PER.match(entry) else entry.split(" + ")
    return discs


@cache
def disc_of(token: int) -> str:
    """A token of the pool in the words of cards.toml."""
    found: list[str] = []
    for name, mask in PLAIN.items():
        # "build" is one icon for three buildings: it covers all of them or none.
        whole = mask == icons.BUILDS or token & icons.BUILDS != icons.BUILDS or not mask & icons.BUILDS
        if token & mask == mask and whole:
            found.append(name)
    found += [name for name, mask in ADDED.items() if token & mask]
    found += [f"{GAINED[at]} {icons.amount(token, at)}" for at in range(3) if token & icons.GAIN[at]]
    if token & icons.DRONES == icons.DRONES:
        found.append("drone-any")
    else:
        for drone in range(len(DRONES)):
            if token & icons.DRONE[drone]:
                found.append(f"drone {DRONES[drone]} +{min(2, packed.token_bonus(token))}")
    if token & packed.ICON_BUY:
        found.append("buy")
    per = packed.token_per(token)
    return f"per-outpost {MARKETS[per]}: {' | '.join(found)}" if per else " | ".join(found)


def piece(entry: str) -> Remark:
    """One piece of a card, before it is put into words."""
    per = PER.match(entry)
    if per is None:
        return _joined("effect-and", [_choice(part) for part in entry.split(" + ")])
    which = Remark("effect-per-outpost", {"colour": per[1]})
    return Remark("effect-per", {"per": which, "action": _choice(per[2])})


def icon_phrase(icon: str) -> Remark:
    """One icon, in the words of cards.toml."""
    gain, drone = GAIN.match(icon), DRONE.match(icon)
    if gain is not None:
        return Remark(f"effect-{gain[1]}", {"n": int(gain[2])})
    if drone is not None:
        return Remark(f"effect-drone-{drone[1]}", {"bonus": int(drone[2])})
    return Remark(f"effect-{icon.partition('-')[0] if icon in ADDED else icon}", {})


def _choice(part: str) -> Remark:
    phrases: list[Remark] = []
    for phrase in map(icon_phrase, part.split(" | ")):
        if phrase not in phrases:
            phrases.append(phrase)
    return _joined("effect-or", phrases)


def _joined(message: str, phrases: list[Remark]) -> Remark:
    joined = phrases[0]
    for phrase in phrases[1:]:
        joined = Remark(message, {"first": joined, "second": phrase})
    return joined


class CardTexts:
    """The phrases of one language."""

    def __init__(self, words: Catalogue, language: str) -> None:
        self.words: Final = words
        self.language: Final = language
        self._known: Final[dict[tuple[str, ...], str]] = {}

    def say(self, id: str, **values: str | int) -> str:
        return self.words.say(self.language, id, **values)

    def card(self, actions: tuple[str, ...]) -> str:
        """What a card does: its pieces in the printed order, equal ones counted."""
        known = self._known.get(actions)
        if known is None:
            known = counted([self.entry(entry) for entry in actions])
            self._known[actions] = known
        return known

    def pool(self, tokens: list[int]) -> str:
        """What is still to be done with the card being resolved."""
        return counted([self.token(token) for token in tokens])

    def entry(self, entry: str) -> str:
        """One piece of a card."""
        return self._put(piece(entry))

    def icon(self, icon: str) -> str:
        """The phrase of one icon, in the words of cards.toml."""
        return self._put(icon_phrase(icon))

    def token(self, token: int) -> str:
        """What a token of the pool allows."""
        return self.entry(disc_of(token))

    def boost(self, boost: Boost) -> str:
        """What a candy boost adds to its card; one without an icon counts as a cube."""
        return self.say("boost-adds", action=self.entry(boost.action)) if boost.action else self.say("boost-cube")

    def mission(self, mission: Mission, edition: str) -> str:
        """What a mission brings, on time and late."""
        now, late = mission.on_time, mission.late
        colour = f"-{mission.colour}" if mission.colour and mission.kind in COLOURED else ""
        counts = self.say(f"mission-of-{mission.kind}{colour}", per=now.per, edition=edition)
        return self.say("mission-text", points=now.points, what=counts, late_points=late.points, late_per=late.per)

    def _put(self, phrase: Remark) -> str:
        values = {key: self._put(v) if isinstance(v, Remark) else v for key, v in phrase.values.items()}
        return self.words.say(self.language, phrase.message, **values)


def counted(phrases: list[str]) -> str:
    """Phrases in a row; equal ones once, with their number."""
    times = {phrase: phrases.count(phrase) for phrase in phrases}
    return JOIN.join([phrase if number == 1 else f"{number}{TIMES}{phrase}" for phrase, number in times.items()])


def every_disc(content: Content) -> list[str]:
    """All discs that a pack prints, and those that the rules can make of them or add."""
    printed = [disc for card in content.cards for disc in discs_of(card.actions)]
    tokens = {token for tokens in content.tokens for token in tokens}
    # DEI-ADV-09: used for one cube it is left without its colour. DEI-CRD-17: what is copied copies no further.
    tokens |= {icons.once(token) for token in tokens}
    tokens |= {token & ~packed.ICON_COPY for token in tokens}
    tokens |= {*content.boost_tokens, *ADDED.values(), packed.ICON_BUY}
    made = [disc_of(token) for token in sorted(tokens) if packed.token_icons(token)]
    return list(dict.fromkeys(printed + made))


def card_texts(content: Content, words: Catalogue, language: str, editions: list[str]) -> dict[str, str]:
    """What a page shows of a pack: cards and their discs, candy boosts, and missions under each edition."""
    texts = CardTexts(words, language)
    said = {f"card-{card.id}": texts.card(card.actions) for card in content.cards}
    said |= {f"disc-{disc}": texts.entry(disc) for disc in every_disc(content)}
    said |= {f"boost-{boost.id}": texts.boost(boost) for boost in content.boosts}
    for mission in content.missions:
        said |= {f"mission-{mission.id}-{edition}": texts.mission(mission, edition) for edition in editions}
    return said

"""Card texts, made from the effect data in each language, so that what a card says cannot differ from what it does.

The grammar of the actions stands on top of `content/cards.toml`; the catalogues have a phrase `effect-ICON` for each.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import icons
from ludarium.games.dei.components import DRONE, DRONES, GAIN, PER, PLAIN
from ludarium.kernel.catalogue import Catalogue

JOIN: Final = " · "
TIMES: Final = " × "
MARKETS: Final = ["", "tactic", "logistic", "machinery", "all"]
GAINED: Final = ["gain-technology", "gain-energy", "gain-supplies"]
EXTRA: Final = [(icons.MOVE_BONUS, "move"), (icons.MOVE_NEENA, "move"), (icons.COLLECT_ABRAHAM, "collect")]
"""Icons that no card shows: feats and champions give them."""


class CardTexts:
    """The phrases of one language."""

    def __init__(self, words: Catalogue, language: str) -> None:
        self.words: Final = words
        self.language: Final = language
        self._known: Final[dict[tuple[str, ...], str]] = {}

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
        per = PER.match(entry)
        if per is not None:
            return self._per(per[1], self._choice(per[2].split(" | ")))
        return self._joined("effect-and", [self._choice(part.split(" | ")) for part in entry.split(" + ")])

    def icon(self, icon: str) -> str:
        """The phrase of one icon, in the words of cards.toml."""
        gain, drone = GAIN.match(icon), DRONE.match(icon)
        if gain is not None:
            return self.words.say(self.language, f"effect-{gain[1]}", n=int(gain[2]))
        if drone is not None:
            return self.words.say(self.language, f"effect-drone-{drone[1]}", bonus=int(drone[2]))
        return self.words.say(self.language, f"effect-{icon}")

    def token(self, token: int) -> str:
        """What a token of the pool allows."""
        found: list[str] = []
        for name, mask in PLAIN.items():
            # "build" is one icon for three buildings: it stands for all of them or not at all.
            whole = mask == icons.BUILDS or token & icons.BUILDS != icons.BUILDS or not mask & icons.BUILDS
            if token & mask == mask and whole:
                found.append(name)
        for mask, name in EXTRA:
            if token & mask and name not in found:
                found.append(name)
        for resource in range(3):
            if token & icons.GAIN_TECHNOLOGY << resource:
                found.append(f"{GAINED[resource]} {icons.amount(token, resource)}")
        if token & icons.DRONES == icons.DRONES:
            found.append("drone-any")
        else:
            for drone in range(len(DRONES)):
                if token & icons.DRONE << drone:
                    found.append(f"drone {DRONES[drone]} +{min(2, icons.drone_bonus(token))}")
        if token & icons.BUY:
            found.append("buy")
        text = self._choice(found)
        per = token >> icons.PER & 7
        return self._per(MARKETS[per], text) if per else text

    def _choice(self, names: list[str]) -> str:
        return self._joined("effect-or", [self.icon(name) for name in names])

    def _per(self, market: str, action: str) -> str:
        per = self.words.say(self.language, "effect-per-outpost", colour=market)
        return self.words.say(self.language, "effect-per", per=per, action=action)

    def _joined(self, message: str, phrases: list[str]) -> str:
        text = phrases[0] if phrases else ""
        for phrase in phrases[1:]:
            text = self.words.say(self.language, message, first=text, second=phrase)
        return text


def counted(phrases: list[str]) -> str:
    """Phrases in a row; equal ones once, with their number."""
    once: list[str] = []
    for phrase in phrases:
        if phrase not in once:
            once.append(phrase)
    texts: list[str] = []
    for phrase in once:
        number = phrases.count(phrase)
        texts.append(phrase if number == 1 else f"{number}{TIMES}{phrase}")
    return JOIN.join(texts)

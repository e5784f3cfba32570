"""What a card says, put together from its effect data: the same words for every card that does the same."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba.components import Card, Soldier, Upgrade, lasts
from ludarium.games.xibalba.vocabulary import ENDS, PER
from ludarium.kernel.catalogue import Catalogue

JOIN: Final = "; "


class CardTexts:
    """The phrases of one language."""

    def __init__(self, words: Catalogue, language: str) -> None:
        self.words: Final = words
        self.language: Final = language
        self._known: Final[dict[str, str]] = {}

    def say(self, id: str, **values: str | int) -> str:
        return self.words.say(self.language, id, **values)

    def card(self, card: Card) -> str:
        """Tag and effect of a card."""
        known = self._known.get(card.id)
        if known is None:
            known = (
                f"{self.say(f'timing-{card.timing}')}: {self.effect(card)}" if card.effect else self.say("effect-none")
            )
            self._known[card.id] = known
        return known

    def effect(self, card: Card) -> str:
        if lasts(card):
            return JOIN.join([self.modifier(text) for text in card.effect])
        text = JOIN.join([self.entry(entry) for entry in card.effect])
        if isinstance(card, Upgrade) and card.pay is not None:
            return self.say("effect-pay", n=card.pay, what=text)
        return text

    def values(self, card: Card) -> str:
        """Strength, resistance and paragon value of a soldier; nothing for other cards."""
        return f"⚔{card.strength} ⛨{card.resistance} ✦{card.paragon}" if isinstance(card, Soldier) else ""

    def entry(self, entry: str) -> str:
        """One entry: parts to choose from, perhaps voluntary."""
        bare = entry.removeprefix("may ")
        parts = [self.part(part) for part in bare.split(" | ")]
        text = parts[0]
        for part in parts[1:]:
            text = self.say("effect-or", first=text, what=part)
        return text if bare == entry else self.say("effect-may", what=text)

    def part(self, text: str) -> str:
        head, colon, tail = text.partition(": ")
        if colon and head in PER:
            return self.say(f"effect-{head}", what=self.act(tail))
        return self.act(text)

    def act(self, text: str) -> str:
        name, *rest = text.split(" ")
        if name in ENDS:
            return self.say(f"effect-{name}", what=self.modifier(" ".join(rest)))
        if name == "refresh":
            return self.say("effect-refresh", what=self.say(f"type-{rest[0]}"))
        if name in ("add-symbol", "turn-blank"):
            return self.say(f"effect-{name}", n=int(rest[1]), what=self.say(f"face-{rest[0]}"))
        return self.say(f"effect-{name}", n=int(rest[0])) if rest else self.say(f"effect-{name}")

    def modifier(self, text: str) -> str:
        name, amount = text.split(" ")
        return self.say(f"modifier-{name}", n=amount.replace("-", "−"))

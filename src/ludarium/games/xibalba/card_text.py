"""What cards and factions say, put together from their effect data: the same words for all that do the same.

A modifier on a soldier that concerns this soldier alone says so (`$own`): the scope is always said.
"""

from __future__ import annotations

import re
from typing import Final

from ludarium.games.xibalba.components import ONCE_A_TURN, Card, Content, Event, Faction, Soldier, Upgrade, lasts
from ludarium.games.xibalba.declaration import ENDS, PER, PERSONAL
from ludarium.kernel.catalogue import Catalogue

JOIN: Final = "; "
SIGNED: Final = ("pool-dice", "rerolls")
"""Acts that change a number, in place of giving it."""
REFRESH: Final = "refresh "
CLAUSE: Final = re.compile(r"(?:^|(?<=: ))[a-zäöü]")
"""Where a text begins, and where it goes on after a colon."""


def signed(amount: int) -> str:
    """An amount with its sign, a minus that is as wide as a plus."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def change(amount: int) -> dict[str, str | int]:
    """An amount with its sign, and in words: by how much, and whether that is less."""
    return {"n": signed(amount), "by": abs(amount), "less": "yes" if amount < 0 else "no"}


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
            # XIB-EVT-03: an event happens when it is bought, whatever tag it carries.
            tag = "action" if isinstance(card, Event) else card.timing
            known = f"{self.say(f'timing-{tag}')}: {self.effect(card)}" if card.effect else self.effect(card)
            self._known[card.id] = known
        return known

    def effect(self, card: Card) -> str:
        """What a card does, without its tag."""
        return self.begun(self.deeds(card))

    def begun(self, text: str) -> str:
        """German has a capital after a colon; English and Italian have none."""
        return CLAUSE.sub(lambda first: first[0].upper(), text) if self.language == "de" else text

    def deeds(self, card: Card) -> str:
        if not card.effect:
            return self.say("effect-none")
        if lasts(card):
            return JOIN.join([self.modifier(text, isinstance(card, Soldier)) for text in card.effect])
        text = self.program(card.effect)
        if isinstance(card, Upgrade) and card.pay is not None:
            # XIB-ACT-12: in the action phase as often as it is paid.
            return self.say("effect-pay-each" if card.timing == "action" else "effect-pay", n=card.pay, what=text)
        if card.timing == "action" and not isinstance(card, Event):
            # XIB-ACT-08, XIB-ACT-12
            return self.say("effect-attack" if isinstance(card, Soldier) else "effect-once", what=text)
        return text

    def program(self, entries: tuple[str, ...]) -> str:
        """All entries; one after a voluntary one says that it does not hang on it (XIB-EFF-13)."""
        if all(entry.startswith(REFRESH) and " | " not in entry for entry in entries):
            types = ", ".join([self.part_type(entry) for entry in entries])
            return self.say("effect-refresh", what=types)
        texts = [self.entry(entry) for entry in entries]
        for i in range(1, len(entries)):
            if entries[i - 1].startswith("may "):
                texts[i] = self.say("effect-anyway", what=texts[i])
        return JOIN.join(texts)

    def values(self, card: Card) -> str:
        """Strength, resistance and paragon value of a soldier; nothing for other cards."""
        return f"⚔{card.strength} ⛨{card.resistance} ✦{card.paragon}" if isinstance(card, Soldier) else ""

    def entry(self, entry: str) -> str:
        """One entry: parts to choose from, perhaps voluntary."""
        bare = entry.removeprefix("may ")
        parts = bare.split(" | ")
        if all(part.startswith(REFRESH) for part in parts):
            text = self.say("effect-refresh", what=self.either([self.part_type(part) for part in parts]))
        else:
            text = self.either([self.part(part) for part in parts])
        return text if bare == entry else self.say("effect-may", what=text)

    def either(self, ways: list[str]) -> str:
        text = ways[0]
        for way in ways[1:]:
            text = self.say("effect-or", first=text, what=way)
        return text

    def part_type(self, part: str) -> str:
        """The cards of a type, as the market calls them."""
        return self.say(f"market-{part.removeprefix(REFRESH)}")

    def part(self, text: str) -> str:
        head, colon, tail = text.partition(": ")
        if colon and head in PER:
            return self.say(f"effect-{head}", what=self.act(tail))
        return self.act(text)

    def act(self, text: str) -> str:
        name, *rest = text.split(" ")
        if name in ENDS:
            return self.say(f"effect-{name}", what=self.modifier(" ".join(rest), False))
        if name == "refresh":
            return self.say("effect-refresh", what=self.part_type(text))
        if name in ("add-symbol", "turn-blank"):
            if rest[0] == "attack":
                return self.say(f"effect-{name}-attack", n=int(rest[1]))
            return self.say(f"effect-{name}", n=int(rest[1]), what=self.say(f"face-{rest[0]}"))
        if name in SIGNED:
            return self.say(f"effect-{name}", **change(int(rest[0])))
        return self.say(f"effect-{name}", n=int(rest[0])) if rest else self.say(f"effect-{name}")

    def modifier(self, text: str, on_soldier: bool) -> str:
        """A modifier with its scope: this soldier alone, or the seat. Guarding loot reads as less loot."""
        name, amount = text.split(" ")
        own = "yes" if on_soldier and name in PERSONAL else "no"
        return self.say(f"modifier-{name}", own=own, **change(-int(amount) if name == "guard" else int(amount)))

    def ability(self, faction: Faction) -> str:
        """What a faction can do, as a sentence."""
        said = [
            self.say(f"ability-{ability.partition(' ')[0]}")
            if ability in ONCE_A_TURN
            else self.modifier(ability, False)
            for ability in faction.abilities
        ]
        text = JOIN.join(said)
        return f"{text[0].upper()}{text[1:]}."


def card_texts(content: Content, words: Catalogue, language: str) -> dict[str, str]:
    """What a page shows of a pack: each card's effect, every way to carry out a part of it, and abilities."""
    texts = CardTexts(words, language)
    said = {f"ability-{faction.id}": texts.ability(faction) for faction in content.factions}
    for card in content.cards:
        said[f"effect-{card.id}"] = texts.effect(card)
        said[f"card-{card.id}"] = texts.card(card)
        if not lasts(card):
            parts = [part for entry in card.effect for part in entry.removeprefix("may ").split(" | ")]
            said |= {f"way-{card.id}-{at}": texts.begun(texts.part(part)) for at, part in enumerate(parts)}
    return said

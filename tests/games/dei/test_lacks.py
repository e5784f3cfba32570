"""What refusals say: 2,000 clicks that are not possible, each sentence checked against the position.

That the difference a sentence names is what was missing is shown in `test_lacks_supplied` and `test_lacks_of_cards`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludarium.games.dei import GAME
from ludarium.kernel.engine import Rng, advance, answer, ask_of, asks, random_answer, seal
from ludarium.kernel.remarks import Remark
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.wording import Wording
from tests.games.dei.lack_facts import CHECKS, Facts, holds
from tests.games.dei.oracle import scatter

CLICKS = 2_000
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("de", 4, {}),
    ("en", 3, {"strict-buy": "yes", "parcel-bot-extra-buy": "no"}),
    ("it", 4, {"planning": "yes", "feat-draft": "yes"}),
    ("it", 2, {"layout": "free"}),
]
SAID = ("have", "need", "most", "more", "moves", "phase", "technology", "energy", "have_technology", "have_energy")
"""Numbers that a sentence must contain if they are more than 1."""


def wishes(match: Any, s: Any, legal: list[int], rng: Rng) -> Iterator[int]:
    """What the page asks about: a legal action with another region, and things of the table that are not targets."""
    verbs, content = match.verbs, match.content
    about = [code for code in legal if any(arg.kind.name == "region" for arg in verbs.verb(code).args)]
    if about:
        code = about[rng.below(len(about))]
        values, board = list(verbs.values(code)), s.terrain.board
        places = [at for at, arg in enumerate(verbs.verb(code).args) if arg.kind.name == "region"]
        near = board.touch[board.touch_start[values[places[0]]] : board.touch_start[values[places[0]] + 1]]
        for region in (rng.below(s.terrain.n), near[rng.below(len(near))]):
            values[places[-1]] = region
            yield verbs.pack(verbs.verb(code).name, values)
    yield verbs.parse(f"collect r{rng.below(s.terrain.n)}")
    open_cards = [card for card in s.market if card >= 0]
    if open_cards:
        card = content.cards[open_cards[rng.below(len(open_cards))]]
        yield verbs.parse(f"buy {card.id} technology={card.cost.technology} energy={card.cost.energy}")
    yield verbs.parse(f"play {content.cards[rng.below(len(content.cards))].id}")
    yield verbs.parse(f"boost {content.boosts[rng.below(len(content.boosts))].id}")
    yield verbs.parse(f"mission {content.missions[rng.below(len(content.missions))].id}")
    yield verbs.parse(f"learn {('red', 'blue', 'green')[rng.below(3)]}")


def any_code(match: Any, rng: Rng) -> int:
    """An action of the verb table, whatever it means."""
    verb = match.verbs.verbs[rng.below(len(match.verbs.verbs))]
    return int(match.verbs.pack(verb.name, [rng.below(arg.kind.most + 1) for arg in verb.args]))


def clicks(match: Any, seed: int) -> Iterator[tuple[Any, int, int]]:
    """Positions of a random game with everything dealt freely, and what the seat that is asked might click."""
    rng, s, dealt = Rng(seed), match.start(), False
    while (ask := advance(s)) is not None:
        if s.round == 1 and not dealt and type(s.stack[-1]).__name__ in ("Turn", "Plan"):
            scatter(match, s, rng)
            dealt = True
            continue
        seats = [one.seat for one in asks(s)]
        if seats[0] != CHANCE:
            seat = seats[rng.below(len(seats))]
            own = ask_of(s, seat)
            assert own is not None
            codes = [any_code(match, rng) for _ in range(2)]
            if s.round and rng.below(4) == 0:
                codes += wishes(match, s, own.actions, rng)
            yield from ((s, seat, code) for code in codes if code not in own.actions)
            if len(seats) == 1 and rng.below(20) == 0:
                yield s, (seat + 1) % match.seats, codes[0]
        if len(seats) > 1 or ask.sealed:
            one = ask_of(s, seats[0])
            assert one is not None
            seal(s, one.seat, random_answer(one, rng))
        else:
            answer(s, random_answer(ask, rng))


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_every_refusal_says_what_is_missing_and_it_is_so(edition: str, seats: int, options: dict[str, str]) -> None:
    match = GAME.match(edition, seats, options)
    tried: Counter[str] = Counter()
    words, seed = Wording(match, "en"), 0
    while tried.total() < CLICKS / len(TABLES):
        for s, seat, code in clicks(match, seed):
            refusal = match.why_not(s, seat, code)
            assert refusal is not None
            lack = refusal.lack
            assert isinstance(lack, Remark), f"{match.verbs.format(code)} at {match.trace(s)}"
            told = f"{match.verbs.format(code)} at {match.trace(s)}: {lack}"
            assert holds(Facts(match, s, seat, code), lack), told
            words.look(match.view(s, seat))
            sentence = words.remark(lack)
            numbers = [value for key, value in lack.values.items() if key in SAID and isinstance(value, int)]
            assert all(str(number) in sentence for number in numbers if number > 1), sentence
            assert "{" not in sentence, sentence
            tried[lack.message] += 1
        seed += 1
    assert len(tried) > 15


def test_every_message_has_a_check() -> None:
    written = {id for id in GAME.catalogue.messages("en") if id.startswith("lack-")}
    assert written == set(CHECKS)

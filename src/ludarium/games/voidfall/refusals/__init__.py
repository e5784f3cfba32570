"""Why an answer is refused: the rule, and what it asks for here and now beside what there is.

Legality is decided by the code that asks; this says in which way an answer misses it, with the same predicates where
there are some. One function for each verb.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.voidfall import verbs
from ludarium.games.voidfall.refusals import cards, costs, fleets, sectors, turns
from ludarium.games.voidfall.refusals.click import Click, Kinds, Lack
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.verbs import VerbTable

WHY: Final[dict[int, Callable[[Click], Lack]]] = {
    verbs.HOUSE: turns.house,
    verbs.SELECT: turns.select,
    verbs.PLAY_AGENDA: turns.play_agenda,
    verbs.ACT: turns.act,
    verbs.EXTRA: turns.extra,
    verbs.AGENDA_ACTION: turns.agenda_action,
    verbs.USE: turns.use,
    verbs.AT: turns.at,
    verbs.PAY: costs.paying,
    verbs.TAKE: cards.take,
    verbs.PRODUCE: cards.produce,
    verbs.DEPLOY: fleets.deploy,
    verbs.RECALL: fleets.recall,
    verbs.REGROUP: fleets.regroup,
    verbs.FOUND: sectors.found,
    verbs.BUILD: sectors.build,
    verbs.GROW: sectors.grow,
    verbs.SHRINK: sectors.shrink,
    verbs.CORRUPT: sectors.corrupt,
    verbs.PURIFY: sectors.purify,
    verbs.SHIFT: sectors.shift,
    verbs.ADVANCE: cards.advance,
    verbs.OPEN_AGENDA: cards.agenda,
    verbs.DRAW_AGENDA: cards.agenda,
    verbs.KEEP: cards.drawn,
    verbs.RESEARCH: cards.technology,
    verbs.IMPROVE: cards.technology,
    verbs.BONUS: cards.bonus,
    verbs.KEEP_BOUNTY: cards.drawn,
    verbs.UPGRADE: cards.glory,
    verbs.DISCARD_GLORY: cards.glory,
    verbs.BORROW: cards.borrow,
    verbs.FORESEE: cards.drawn,
    verbs.SCORE: cards.score,
    verbs.EXCHANGE: cards.exchange,
    verbs.PLACE: sectors.place,
    verbs.PLACE_GUILD: sectors.place,
    verbs.DESTROY_GUILD: sectors.destroy,
    verbs.DESTROY: sectors.destroy,
    verbs.INVADE: fleets.invasion,
    verbs.SEND: fleets.send,
    verbs.ATTACK: fleets.attack,
    verbs.ABANDON: fleets.abandon,
    verbs.LAUNCH: fleets.launch,
    verbs.FIRE: fleets.fire,
    verbs.ABSORB: fleets.combat_choice,
    verbs.LOSE: fleets.combat_choice,
    verbs.ESCAPE: fleets.combat_choice,
    verbs.ATTACH: turns.attach,
    verbs.PLACE_TOKENS: turns.place_tokens,
    verbs.UPKEEP: costs.upkeep,
    verbs.DECREE: turns.decree,
    verbs.REMOVE_AGENDA: cards.remove_agenda,
}

UNASKED: Final = {
    verbs.SELECT, verbs.PLAY_AGENDA, verbs.ACT, verbs.EXTRA, verbs.AGENDA_ACTION, verbs.USE, verbs.DEPLOY,
    verbs.OPEN_AGENDA, verbs.DRAW_AGENDA, verbs.RESEARCH, verbs.IMPROVE, verbs.ATTACK,
}  # fmt: skip
"""Verbs of which there may be no legal answer although the question is about them, or more to say."""


def lack_of(s: Void, ask: Ask, action: int, table: VerbTable, kinds: Kinds) -> Lack:
    """What keeps an answer out of a question. `kinds` are those of its arguments, by name."""
    click = Click(s, ask, action, table, kinds)
    why = WHY.get(click.verb)
    if why is None or (click.verb not in click.offered and click.verb not in UNASKED):
        return click.something_else()
    return why(click)

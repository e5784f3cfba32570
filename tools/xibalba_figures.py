"""Play Xibalba with strong bots and count what its balance page says: lengths, ways, raids, pools, cards, factions.

    python -m tools.xibalba_figures --seats 2 --games 1000 --seed 97000 [--mode apocalypse] [--out FILE]
    python -m tools.xibalba_figures --read FILE ...

Every game is a line of FILE; a run that was stopped is taken up again. A card was offered to a seat in a turn if it lay
open at any of its questions of the action phase.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from ludarium import games
from ludarium.bots.driver import run, seated
from ludarium.games.xibalba import verbs
from ludarium.games.xibalba.action import Action
from ludarium.games.xibalba.ark import ParagonRoll
from ludarium.games.xibalba.dice import ChoosePool
from ludarium.games.xibalba.features import EFFECTS, HARVEST, REASONS, WAYS
from ludarium.games.xibalba.moves.buy import bought
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.request import TableRequest
from ludarium.lab.jobs import make_job
from ludarium.lab.stats import wilson
from tools.telling import tell

COUNTED = {
    verbs.HARVEST: "harvest",
    verbs.MEDICINE: "medicine",
    verbs.WEAPON_TECHNOLOGY: "weapon-technology",
    verbs.TACTICAL_ATTACK: "tactical-attack",
    verbs.REORGANISE: "reorganise",
    verbs.UPGRADE: "upgrade",
}
BUYS = (verbs.BUY_SOLDIER, verbs.BUY_UPGRADE, verbs.BUY_EVENT)
STRUCK = ("held", "breached", "blocked")


def played(match: Any, job: Any, number: int) -> dict[str, Any]:
    """A game, and what every seat did in it."""
    seed = job.seed + number
    finished = run(match, seated(job.bots * match.seats, seed, job.player)[: match.seats], seed)
    s, content = match.start(), match.content
    cards: list[list[str]] = [[] for _ in range(match.seats)]
    did: list[list[str]] = [[] for _ in range(match.seats)]
    ways = [[0] * len(WAYS) for _ in range(match.seats)]
    raids: Counter[str] = Counter()
    pools: Counter[str] = Counter()
    offers: Counter[str] = Counter()
    sold: Counter[str] = Counter()
    open_in: set[tuple[int, int]] = set()
    sold_in: set[tuple[int, int]] = set()
    for seat, action in finished.answers:
        advance(s)
        frame, before, verb = s.stack[-1], s.paragon[:], verbs.verb(action)
        if isinstance(frame, Action):
            for title in {title for title in s.market if title != EMPTY and (s.turns, title) not in open_in}:
                open_in.add((s.turns, title))
                offers[content.cards[title].id] += 1
        if isinstance(frame, ChoosePool):
            pools[f"{verbs.pool_resource(action)}+{verbs.pool_attack(action)}"] += 1
        if seat >= 0 and verb in BUYS:
            cards[seat].append(content.cards[bought(action)].id)
            if (s.turns, bought(action)) not in sold_in:
                sold_in.add((s.turns, bought(action)))
                sold[cards[seat][-1]] += 1
        if seat >= 0 and verb in COUNTED:
            did[seat].append(COUNTED[verb])
        if verb == verbs.ATTACK and verbs.attack_target(action) > 0:
            did[seat].append("raid")
            raids["raid"] += 1
        s.events = []
        answer(s, action)
        advance(s)
        told = [match.happenings.verb(code).name for code in s.events[::2]]
        raids += Counter(name for name in told if name in STRUCK)
        s.events = None
        way = REASONS[frame.why] if isinstance(frame, ParagonRoll) else HARVEST if verb == verbs.TRADE else EFFECTS
        for other in range(match.seats):
            ways[other][way] += max(0, s.paragon[other] - before[other])
    rounds = -(-s.turns // match.seats)
    features = [
        {"faction": [content.factions[s.factions[q]].id], "card": cards[q], "did": did[q], "rounds": [str(rounds)]}
        for q in range(match.seats)
    ]
    return {
        "number": number,
        "scores": finished.scores,
        "winners": finished.winners,
        "features": features,
        "ways": ways,
        "raids": raids,
        "pools": pools,
        "offers": offers,
        "sold": sold,
    }


def shares(counted: Counter[str]) -> str:
    return ", ".join(f"{name} {wilson(n, counted.total())}" for name, n in counted.most_common())


def show(rows: Sequence[dict[str, Any]]) -> None:
    """Everything that was counted."""
    games, seats = len(rows), len(rows[0]["scores"])
    lengths = sorted(int(row["features"][0]["rounds"][0]) for row in rows)
    print(f"{games} games with {seats} seats; rounds: median {median(lengths):g}, 90 % {lengths[games // 20]} to "
          f"{lengths[-games // 20 - 1]}, longest {lengths[-1]}")  # fmt: skip
    ways: Counter[str] = Counter()
    best: Counter[str] = Counter()
    for row in rows:
        for earned in row["ways"]:
            ways.update(dict(zip(WAYS, earned, strict=True)))
        best.update(WAYS[max(range(len(WAYS)), key=row["ways"][seat].__getitem__)] for seat in row["winners"])
    print("paragon:", ", ".join(f"{way} {n / ways.total():.1%}" for way, n in ways.most_common()))
    print("winners by their main way:", shares(best))
    raids = sum((Counter(row["raids"]) for row in rows), Counter[str]())
    blocked = sum(1 for row in rows if row["raids"].get("blocked"))
    each = ", ".join(f"{raids[name] / games:.1f} {name}" for name in STRUCK)
    print(f"attacks on bases: {raids['raid'] / games:.1f} a game: {each}; {wilson(raids['breached'], raids['raid'])} "
          f"succeed; a block in {wilson(blocked, games)} of games")  # fmt: skip
    print("pools:", shares(sum((Counter(row["pools"]) for row in rows), Counter[str]())))
    factions: dict[str, list[int]] = {}
    for row in rows:
        for seat, had in enumerate(row["features"]):
            factions.setdefault(had["faction"][0], []).append(int(seat in row["winners"]))
    print("wins:", ", ".join(f"{name} {wilson(sum(won), len(won))}" for name, won in sorted(factions.items())))
    offers = sum((Counter(row["offers"]) for row in rows), Counter[str]())
    sold = sum((Counter(row["sold"]) for row in rows), Counter[str]())
    anybody: Counter[str] = Counter()
    for row in rows:
        of_game = [card for had in row["features"] for card in had["card"]]
        anybody.update(set(of_game))
    rare = sorted((anybody[card] / games, card) for card in offers)[:10]
    often = sorted(((sold[card] / offers[card], card) for card in offers), reverse=True)[:10]
    print("bought in the fewest games:", ", ".join(f"{card} {share:.1%}" for share, card in rare))
    print("bought most often where offered:", ", ".join(f"{card} {share:.0%}" for share, card in often))
    told = tell(rows)
    each = ", ".join(f"{name} {rate.rate:.0%}" for name, rate in told.each.items())
    print(f"factions told from what was bought, raided and harvested: {told.rate}: {each}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mode", default="normal")
    parser.add_argument("--bots", default="learned")
    parser.add_argument("--content", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--read", nargs="+", type=Path, default=[])
    given = parser.parse_args()
    for path in given.read:
        print(path.name)
        show([json.loads(line) for line in path.read_text().splitlines()])
    if given.read:
        return
    request = TableRequest("xibalba", seats=given.seats, options=(("mode", given.mode),))
    job = make_job(request, given.bots.split(","), seed=given.seed)
    match = games.get("xibalba").match(seats=given.seats, options={"mode": given.mode}, content=given.content)
    rows = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out and given.out.exists() else []
    for number in range(len(rows), given.games):
        rows.append(json.loads(json.dumps(played(match, job, number))))
        if given.out:
            with given.out.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    show(rows)


if __name__ == "__main__":
    main()

"""Card texts, made from the effect data in each language, so that what a card says cannot differ from what it does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludarium.games.voidfall import declaration as d
from ludarium.games.voidfall import effects as e
from ludarium.games.voidfall import measure_numbers as m
from ludarium.games.voidfall import ops
from ludarium.games.voidfall.components import Action, Box, Content, Decree, HouseOrigin, StartSector
from ludarium.games.voidfall.measures import Condition, Measure, Objective
from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.cells import below, has

INVADE = ["invade", "invade-corrupted", "invade-bombard", "invade-exterminate", "invade-liberate"]
GROWTH = (*d.SPOTS[:4], "scientists")
MARKS = (*d.SPOTS[:4], *d.CORRUPTIBLE[4:])
HAS = {
    m.HAS_GUILD: ("guild", d.GUILDS),
    m.HAS_INSTALLATION: ("installation", d.INSTALLATIONS),
    m.HAS_FLEET: ("fleet", d.FLEETS),
}
LEVELS = ["0", "I", "II", "III", "IV"]
RENAMED = {"pure-tracks level>=1": "settled-tracks", "stocks>=8": "full-stocks"}


class CardTexts:
    """The texts of one pack in one language."""

    def __init__(self, content: Content, words: Catalogue, language: str) -> None:
        self.content = content
        self.program = content.program
        self.words = words
        self.language = language

    def say(self, message: str, **values: Any) -> str:
        return self.words.say(self.language, message, **values)

    def joined(self, message: str, phrases: list[str]) -> str:
        text = phrases[0]
        for phrase in phrases[1:]:
            text = self.say(message, first=text, second=phrase)
        return text

    def series(self, message: str, phrases: list[str]) -> str:
        """Several things: commas between all but the last two."""
        *first, last = phrases
        return self.say(message, first=", ".join(first), second=last) if first else last

    def items(self, items: Sequence[int]) -> list[str]:
        """What an event places; the void counts its fleet power."""
        void = items.count(ops.ITEM_VOID)
        named = dict.fromkeys(items)
        return [self.say("say-void", n=void) if i == ops.ITEM_VOID else self.say(f"item-{d.ITEMS[i]}") for i in named]

    def resource(self, number: int, amount: int) -> str:
        return self.say(f"resource-{'one-' if amount == 1 else ''}{d.RESOURCES[number]}")

    # Cards

    def action(self, action: Action) -> str:
        """An action of a card: what it costs and what it does."""
        return self.paid(action.cost, action.node)

    def box(self, box: Box) -> str:
        if box.permanent:
            return self.say(f"permanent-{d.PERMANENTS[box.permanent]}")
        if box.must and self.program.op[box.node] == ops.TIMES:
            # What must be done is not "up to" so often.
            return self.say(
                "say-times-all", n=self.program.a[box.node], effect=self.effect(self.program.kids[box.node][0])
            )
        return self.effect(box.node)

    def decree(self, decree: Decree) -> str:
        reward = self.effect(decree.node)
        if not decree.conditions:
            return reward
        return self.say("say-if", condition=self.conditions(decree.conditions), effect=reward)

    def paid(self, cost: int, node: int) -> str:
        effect = self.effect(node)
        return self.say("say-for", cost=self.cost(cost), effect=effect) if cost else effect

    def cost(self, number: int) -> str:
        cost = self.program.costs[number]
        parts = [
            self.say("say-gain", n=amount, resource=self.resource(i, amount))
            for i, amount in enumerate(cost.resources)
            if amount
        ]
        if cost.mix:
            parts.append(self.say("say-mix", n=cost.mix))
        if cost.any:
            parts.append(self.say("say-take", n=cost.any))
        parts += [self.say(f"deed-{deed}") for i, deed in enumerate(e.DEEDS) if has(cost.deeds, i)]
        return ", ".join(parts)

    # Effects

    def line(self, node: int) -> str:
        """A node that is asked about: by itself a payment needs no brackets."""
        p = self.program
        return self.paid(p.a[node], p.kids[node][0]) if p.op[node] == ops.PAY else self.effect(node)

    def effect(self, node: int) -> str:
        """What a node does."""
        p = self.program
        op, kids = p.op[node], p.kids[node]
        lines = {ops.ONE_OF: "say-or", ops.ANY_OF: "say-any", ops.ALL_OF: "say-both"}
        if op in lines:
            phrases = [self.effect(kid) for kid in kids]
            if op == ops.ALL_OF and len(phrases) > len(set(phrases)) == 1:
                return self.say("say-times-all", n=len(phrases), effect=phrases[0])
            # "A, up to 2 times and B" could mean both: brackets say what is done several times.
            bound = [f"({said})" if p.op[kid] == ops.TIMES else said for kid, said in zip(kids, phrases, strict=True)]
            return self.joined(lines[op], bound)
        if op == ops.PAY:
            return f"({self.paid(p.a[node], kids[0])})"
        if op == ops.TIMES:
            message = "say-sectors" if p.b[node] == e.EACH_ELSEWHERE else "say-times"
            return self.say(message, n=p.a[node], effect=self.effect(kids[0]))
        if op == ops.SAME:
            return self.say("say-same", effect=self.effect(kids[0]))
        if op == ops.IF:
            text = self.say("say-if", condition=self.conditions(p.conditions[p.a[node]]), effect=self.effect(kids[0]))
            other = self.say("say-else", effect=self.effect(kids[1])) if kids[1] else ""
            return "; ".join(part for part in (text, other) if part)
        return self.word(op, p.a[node], p.b[node], p.c[node])

    def word(self, op: int, a: int, b: int, c: int) -> str:
        if op in (ops.GAIN, ops.GAIN_PER):
            resource = self.say("effect-influence") if a == len(d.RESOURCES) else self.resource(a, b)
            if op == ops.GAIN:
                return self.say("say-gain", n=b, resource=resource)
            return self.say("say-gain-per", n=b, resource=resource, measure=self.measure(self.program.measures[c]))
        if op == ops.PRODUCE:
            what = [self.say(f"resource-{name}") for i, name in enumerate(d.RESOURCES) if has(a, i)]
            return self.say("say-produce", what=self.series("say-both", what))
        if op in (ops.PRODUCE_PER, ops.ACTIVATE_PER):
            message = "say-produce-per" if op == ops.PRODUCE_PER else "say-activate-per"
            return self.say(message, measure=self.measure(self.program.measures[a]))
        if op == ops.LEVELS:
            return self.say("say-levels", points="/".join(str(n) for n in self.program.level_points[a][1:]))
        if op == ops.TAKE:
            return self.say("say-mix" if b else "say-take", n=a)
        if op == ops.DEPLOY:
            return self.say(f"say-deploy-{d.SPOTS[a]}", n=b, fleet=self.say(f"fleet-{d.FLEETS[c]}"))
        return self.placed(op, a, b)

    def placed(self, op: int, a: int, b: int) -> str:
        """Words that say where they work."""
        if op == ops.INVADE:
            return self.say(f"say-{INVADE[a]}")
        if op == ops.ADVANCE:
            if a < len(d.TRACKS):
                return self.say("say-advance", track=self.say(f"track-{d.TRACKS[a]}"))
            return self.say("say-advance-least" if a == e.LEAST else "say-advance-any")
        if op == ops.AGENDA:
            return self.of("agenda", "kind", d.KINDS, a)
        if op == ops.RESEARCH:
            return self.say("say-technology-any" if a else "say-technology-basic")
        if op == ops.DESTROY:
            return self.say("say-destroy-installation" if a else "say-destroy-guild")
        if op in (ops.INTO, ops.ONTO):
            items = self.series("say-both", self.items(self.program.item_sets[b]))
            where = ["into-adjacent", "into-lowest", "into-highest", "into-any"]
            all_of = ["onto-defended", "onto-populous", "onto-weak"]
            return self.say(f"say-{where[a] if op == ops.INTO else all_of[a]}", items=items)
        return self.spotted(op, a, b)

    def spotted(self, op: int, a: int, b: int) -> str:
        if op == ops.FOUND:
            return self.at(self.of("found", "guild", d.GUILDS, b, "item"), d.SPOTS, a)
        if op == ops.BUILD:
            return self.at(self.of("build", "installation", d.INSTALLATIONS, b, "installation-one"), d.SPOTS, a)
        if op == ops.GROW:
            return self.at(self.say("say-grow"), GROWTH, a)
        if op == ops.CORRUPT and a >= ops.OFFER:
            return self.say("say-corrupt-offer", kind=self.say(f"kind-{d.KINDS[a - ops.OFFER]}"))
        if op in (ops.PURIFY, ops.CORRUPT) and a:
            return self.say(f"say-{d.OPS[op]}-{MARKS[a]}")
        return self.say(f"say-{d.OPS[op]}", n=a)

    def of(self, word: str, kind: str, names: Sequence[str], chosen: int, one: str = "") -> str:
        """A word for anything of a kind, or for one that is named, with its article if `one` has it."""
        if chosen < 0:
            return self.say(f"say-{word}")
        return self.say(f"say-{word}-kind", **{kind: self.say(f"{one or kind}-{names[chosen]}")})

    def at(self, text: str, places: Sequence[str], where: int) -> str:
        return self.say(f"say-at-{places[where]}", effect=text) if where else text

    # Objectives

    def measure(self, measure: Measure, n: int = 1) -> str:
        """What is counted, as one, several or none of it."""
        what, value = measure.what, measure.value
        if what in (m.SECTORS, m.ALL_SECTORS):
            text = self.say("measure-sectors" if what == m.SECTORS else "measure-all-sectors", n=n)
            if measure.filter == m.NO_FILTER:
                return text
            return self.say("measure-with", measure=text, filter=self.filter(measure))
        if what == m.GUILD_COUNT:
            return self.kinds("guild", d.GUILDS, value, n)
        if what == m.INSTALLATION_COUNT:
            return self.kinds("installation", d.INSTALLATIONS, value, n)
        if what == m.LEVEL:
            return self.say("measure-level", track=self.say(f"track-{d.TRACKS[value]}"))
        if what == m.STOCK:
            return self.say("measure-stock", resource=self.resource(value, n))
        if what == m.YIELD:
            return self.say("measure-yield", resource=self.say(f"resource-{d.RESOURCES[value]}"))
        if what == m.GLORY_AT_LEAST:
            return self.say("measure-glory-at-least", n=n, value=value)
        word = d.MEASURES[what]
        return self.say(f"measure-{RENAMED.get(word, word)}", n=n)

    def kinds(self, kind: str, names: Sequence[str], mask: int, n: int) -> str:
        if mask == below(len(names)):
            return self.say(f"measure-{kind}s", n=n)
        form = "" if n == 1 else "many-"
        chosen = [self.say(f"{kind}-{form}{name}") for i, name in enumerate(names) if has(mask, i)]
        return self.say(f"measure-{kind}s-of", kinds=self.series("say-either", chosen), n=n)

    def filter(self, measure: Measure) -> str:
        if measure.filter in HAS:
            kind, names = HAS[measure.filter]
            chosen = [self.say(f"{kind}-{name}") for i, name in enumerate(names) if has(measure.value, i)]
            return self.say(f"filter-has-{kind}", kinds=self.series("say-either", chosen))
        return self.say(f"filter-{d.FILTERS[measure.filter]}", n=measure.value)

    def conditions(self, conditions: list[Condition]) -> str:
        return self.joined("say-both", [self.condition(condition) for condition in conditions])

    def condition(self, condition: Condition) -> str:
        """Something that has to hold; what is not counted in things has words of its own for "at least"."""
        what, value, bound = condition.measure.what, condition.measure.value, condition.bound
        least = condition.compared == m.AT_LEAST
        if least and bound < len(LEVELS):
            if what == m.LEVEL:
                return self.say("when-level", track=self.say(f"track-{d.TRACKS[value]}"), level=LEVELS[bound])
            if what == m.BEST_LEVEL:
                return self.say("when-best-level", level=LEVELS[bound])
            if what == m.UPKEEP_PAID:
                return self.say("when-upkeep-paid")
        if least and what == m.YIELD:
            return self.say("when-yield", n=bound, resource=self.resource(value, bound))
        compared = f"compared-{d.COMPARISONS[condition.compared]}"
        return self.say(compared, measure=self.measure(condition.measure, bound), n=bound)

    def objective(self, objective: Objective, kind: str = "objective") -> str:
        """What one area of an agenda scores."""
        if objective.levels:
            points = "/".join(str(n) for n in objective.levels[1:])
            if objective.track == len(d.TRACKS):
                return self.say(f"{kind}-tracks", points=points)
            return self.say(f"{kind}-level", points=points, track=self.say(f"track-{d.TRACKS[objective.track]}"))
        points = str(objective.points).replace("-", "−")
        if objective.measure is None and not objective.conditions:
            return self.say(f"{kind}-always", points=points)
        if objective.measure is None:
            condition = self.conditions(objective.conditions)
            return self.say(f"{kind}-once", points=points, condition=condition)
        measure = self.measure(objective.measure, objective.per)
        if objective.per > 1:
            return self.say(f"{kind}-per-some", points=points, n=objective.per, measure=measure)
        return self.say(f"{kind}-per", points=points, measure=measure)

    def goal(self, objective: Objective) -> str:
        """What it scores for, if the points are shown next to the words."""
        return self.objective(objective, "goal")


EXTRA_WORDS = ("agenda", "upgrade", "purify", "shift")
TOKENS = {"token": "trade", "bounty": "bounty"}


def origin_texts(texts: CardTexts, origin: HouseOrigin, sectors: Sequence[StartSector]) -> dict[str, str]:
    """What an origin begins with, part by part; a part that it lacks is left out."""
    say, extras = texts.say, origin.extras

    def held(sector: StartSector) -> str:
        fleets = zip(d.FLEETS, sector.fleets, strict=True)
        return ", ".join(
            [
                say("start-population", n=sector.population),
                *([say("start-corrupted")] if sector.corrupt else []),
                *(say(f"guild-{name}") for name, n in zip(d.GUILDS, sector.guilds, strict=True) if n),
                *(
                    say(f"installation-{name}")
                    for name, n in zip(d.INSTALLATIONS, sector.installations, strict=True)
                    if n
                ),
                *(f"{n} {say(f'fleet-{name}' if n == 1 else f'fleet-many-{name}')}" for name, n in fleets if n),
            ]
        )

    levels = zip(d.RESOURCES, map(origin.levels.count, d.LETTERS), strict=False)
    parts = {
        "stock": [say("say-gain", n=n, resource=texts.resource(i, n)) for i, n in enumerate(origin.stock) if n],
        "active": [say("count-active", n=origin.active)],
        "home": [say("start-home", things=held(sectors[0]))],
        "outpost": [say("start-outpost", things=held(sectors[1]))],
        "levels": [say("start-level", resource=say(f"resource-{name}"), n=n) for name, n in levels if n],
        "tracks": [
            say("start-track", track=say(f"track-{d.TRACKS[i]}"), n=n) for i, n in enumerate(origin.spaces) if n
        ],
        "extras": [
            *(say(f"say-{extra}") for extra in EXTRA_WORDS if extra in extras),
            *(say(f"count-{word}", n=extras.count(extra)) for extra, word in TOKENS.items() if extra in extras),
        ],
    }
    return {part: ", ".join(phrases) for part, phrases in parts.items() if phrases}


def card_texts(content: Content, words: Catalogue, language: str) -> dict[str, str]:
    """Everything the cards, spaces and tokens of a pack say, by message id; what is numbered counts from 0."""
    texts = CardTexts(content, words, language)
    found: dict[str, str] = {}

    def numbered(id: str, sentences: Iterable[str]) -> None:
        found.update({f"{id}-{i}": sentence for i, sentence in enumerate(sentences)})

    for card, actions in zip(content.focuses, content.focus_actions, strict=True):
        numbered(f"focus-{card.id}", map(texts.action, actions))
    for i, technology in enumerate(content.technologies):
        found[f"technology-{technology.id}-immediate"] = texts.effect(content.immediate[i])
        numbered(f"technology-{technology.id}-action", map(texts.action, content.technology_actions[i]))
        numbered(f"technology-{technology.id}-improved-action", map(texts.action, content.improved_actions[i]))
    for kind, node in zip(content.kinds, content.kind_nodes, strict=True):
        found[f"kind-{kind.id}-action"] = texts.effect(node)
    for agenda, goals in zip(content.agendas, content.objectives, strict=True):
        numbered(f"agenda-{agenda.id}", map(texts.objective, goals))
        numbered(f"agenda-{agenda.id}-goal", map(texts.goal, goals))
    for event, boxes, decrees in zip(content.events, content.boxes, content.decrees, strict=True):
        numbered(f"event-{event.id}-box", map(texts.box, boxes))
        numbered(f"event-{event.id}-decree", map(texts.decree, decrees))
        first, second = decrees
        numbered(f"event-{event.id}-decree-0-if", map(texts.condition, first.conditions))
        numbered(f"event-{event.id}-decree-1-if", map(texts.condition, second.conditions))
    for i, house in enumerate(content.houses):
        found[f"house-{house.id}-fallen"] = texts.effect(content.fallen[i])
        for letter in range(2):
            id = f"house-{house.id}-{'ab'[letter]}"
            numbered(id, map(texts.objective, content.start_objectives[i * 2 + letter]))
            parts = origin_texts(texts, (house.a, house.b)[letter], content.starts[i * 2 + letter])
            found.update({f"{id}-{part}": text for part, text in parts.items()})
        for track, name in enumerate(d.TRACKS):
            spaces = content.tracks[i][track * d.SPACES : (track + 1) * d.SPACES]
            numbered(f"house-{house.id}-{name}", map(texts.effect, spaces))
    for sector, node in zip(content.sectors, content.once_nodes, strict=True):
        if node:
            found[f"sector-{sector.id}"] = texts.effect(node)
    numbered("bonus", map(texts.effect, content.bonus_nodes))
    program = content.program
    lines = [node for node, op in enumerate(program.op) if op in e.WORDED]
    found.update({f"line-{node}": texts.line(node) for node in lines})
    return found

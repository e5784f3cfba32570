"""The end of a turn: Abraham's late collect, learning feats, choosing a mission, the supply count (DEI-PHS-05 to
DEI-PHS-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.games.dei import events, verbs
from ludarium.games.dei.givens import END_COLLECT, EXTRA_COLLECT
from ludarium.games.dei.lack import Refused, named, no_cubes, not_asked, refused, region_named
from ludarium.games.dei.majority import cubes, refresh
from ludarium.games.dei.moves import collect, kill
from ludarium.games.dei.pad import supply
from ludarium.games.dei.position import champion_of, spots_of
from ludarium.games.dei.scoring import mission_points, supply_count
from ludarium.games.dei.state import ROUNDS, Dei
from ludarium.games.dei.vocabulary import ABRAHAM
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, plus, with_value
from ludarium.kernel.state import Frame, OfSeat, one_of

SECOND: Final = 1
THIRD: Final = 2
CUBES_TO_LEARN: Final = 2
"""DEI-PHS-07"""


@mypyc_attr(free_list_len=1)
class EndTurn(Frame[Dei]):
    """What happens after the second card, step by step."""

    def __init__(self, seat: int, steps: int) -> None:
        self.seat: Final = seat
        self.steps: Final = steps

    def step(self, s: Dei) -> Ask | None:
        seat = self.seat
        s.become(EndTurn(seat, self.steps + 1))
        if self.steps == 0:
            if s.givens.abraham != EXTRA_COLLECT and champion_of(s, seat) == ABRAHAM:
                s.call(Search(seat))
        elif self.steps == 1:
            if s.phase == SECOND:
                s.call(Learn(seat))
            elif s.phase == THIRD and not s.givens.confrontation:
                s.call(ChooseMission(seat))
        else:
            # DEI-PHS-13: the supply count of a seat comes before the next seat plays.
            # DEI-OPT-10: with Confrontation everybody counts together.
            if s.phase == THIRD and s.round == ROUNDS and not s.givens.confrontation:
                supply_count(s, seat)
            s.finish()
        return None


class Search(OfSeat[Dei]):
    """DEI-LDR-10: Abraham collects in his region at the end of the turn, without majority."""

    def step(self, s: Dei) -> Ask | None:
        region = s.champions[self.seat]
        actions: list[int] = []
        if s.resources[region]:
            actions.append(verbs.collect(region, 0, 0))
        if s.givens.abraham == END_COLLECT:
            self.add_uses(s, region, actions)
        return one_of(s, self.seat, actions, verbs.DONE)

    def add_uses(self, s: Dei, region: int, out: list[int]) -> None:
        """A collect action, to which feats apply."""
        if s.resources[region] and collect.camp_works(s, self.seat, region) and s.common[1]:
            out.append(verbs.collect(region, 0, 1))
        if collect.dig_icons(s, self.seat, region):
            out.append(verbs.dig(region))
        victims: list[int] = []
        for victim in range(s.givens.seats):
            if kill.icons_for(s, self.seat, region, victim) & collect.collecting(s, self.seat, region):
                victims.append(verbs.kill(region, s.factions[victim]))
        victims.sort()
        out.extend(victims)

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        verb, region = verbs.verb(action), s.champions[self.seat]
        if verb == verbs.COLLECT:
            collect.take_from(s, self.seat, region, verbs.collect_swap(action))
        elif verb == verbs.DIG:
            supply(s, region)
        elif verb == verbs.KILL:
            kill.kill(s, region, kill.victim_of(s, action))

    def refusal(self, s: Dei, action: int) -> Refused:
        verb, his = verbs.verb(action), s.champions[self.seat]
        if verb not in (verbs.COLLECT, verbs.DIG, verbs.KILL):
            return not_asked(s, action, "Search", "DEI-LDR-10")
        where = verbs.collect_region(action) if verb == verbs.COLLECT else verbs.dig_region(action)
        if verb == verbs.KILL:
            where = verbs.kill_region(action)
        if where != his:
            return refused("DEI-LDR-10", "lack-search", region=region_named(his))
        if verb == verbs.COLLECT and not s.resources[his]:
            return collect.nothing_lies("DEI-LDR-10", his, 1, 0)
        return refused("DEI-LDR-10", "lack-plain-search", region=region_named(his))


class Learn(OfSeat[Dei]):
    """DEI-PHS-06 to DEI-PHS-11: feats are learned one after the other, and control is determined again in between."""

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        for colour in range(3):
            if s.feats[self.seat * 3 + colour] != EMPTY and cubes(s, self.seat, colour) >= CUBES_TO_LEARN:
                actions.append(verbs.learn(colour))
        if actions and s.givens.learning_automatic:
            learn(s, self.seat, verbs.learn_colour(actions[0]))
            return None
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Dei, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
        else:
            learn(s, self.seat, verbs.learn_colour(action))

    def refusal(self, s: Dei, action: int) -> Refused:
        verb = verbs.verb(action)
        if verb == verbs.LEARN:
            colour = verbs.learn_colour(action)
            feat = s.learned[self.seat * 3 + colour]
            if feat != EMPTY:
                return refused("DEI-FEA-21", "lack-new-feat", feat=named(s, "feat", feat))
            return no_cubes("DEI-PHS-07", colour, CUBES_TO_LEARN, cubes(s, self.seat, colour))
        # What was just learned works from the next phase on.
        return not_asked(s, action, "Learn", "DEI-PHS-11" if verb == verbs.ORDER else "")


def learn(s: Dei, seat: int, colour: int) -> None:
    """DEI-FEA-19 to DEI-FEA-22: the feat is laid open for good; strength feats change control at once."""
    at = seat * 3 + colour
    s.learned = with_value(s.learned, at, s.feats[at])
    s.feats = with_value(s.feats, at, EMPTY)
    events.learned(s, seat, s.learned[at])
    if colour == 0:
        for region in spots_of(s, seat):
            refresh(s, region)


class Missions(Frame[Dei]):
    """DEI-OPT-09: with Confrontation all missions are chosen after all cards, in turn order."""

    def __init__(self, chosen: int) -> None:
        self.chosen: Final = chosen

    def step(self, s: Dei) -> Ask | None:
        if self.chosen == s.givens.seats:
            s.finish()
            return None
        s.become(Missions(self.chosen + 1))
        s.call(ChooseMission(s.order[self.chosen]))
        return None


class ChooseMission(OfSeat[Dei]):
    """DEI-MIS-13 to DEI-MIS-22, DEI-PHS-12: one mission from a column not used yet, scored at once."""

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        for place in range(8):
            if s.missions[place] != EMPTY and s.tokens[self.seat * 4 + place % 4] == EMPTY:
                actions.append(verbs.mission(s.missions[place]))
        actions.sort()
        if s.givens.rebellion:
            actions.append(verbs.SKIP_MISSION)
        return Ask(self.seat, actions)

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        if action == verbs.SKIP_MISSION:
            events.mission_skipped(s, self.seat)
            return
        mission = verbs.mission_of(action)
        place = s.missions.index(mission)
        points = mission_points(s, self.seat, mission, place % 4)
        s.tokens = with_value(s.tokens, self.seat * 4 + place % 4, place // 4)
        s.score = plus(s.score, self.seat, points)
        events.mission(s, self.seat, mission, min(points, 127))

    def refusal(self, s: Dei, action: int) -> Refused:
        verb = verbs.verb(action)
        if verb in (verbs.SKIP_MISSION, verbs.DONE):
            return refused("DEI-MIS-20", "lack-mission")
        if verb != verbs.MISSION:
            return not_asked(s, action, "ChooseMission", "" if verb == verbs.LEARN else "DEI-MIS-22")
        mission = verbs.mission_of(action)
        if mission not in s.missions:
            return refused("DEI-MIS-14", "lack-mission-open", mission=named(s, "mission", mission))
        column = s.missions.index(mission) % 4
        there = s.missions[s.tokens[self.seat * 4 + column] * 4 + column]
        return refused("DEI-MIS-15", "lack-column", column=column + 1, mission=named(s, "mission", there))

"""Why an answer is refused: the rule that forbids it, and what it needs and what there is, here and now.

Legality belongs to the code that asks. What is missing is told so that supplying it helps: the price comes last, after
everything that no payment would change. What effects need is in `effect_needs`.
"""

from __future__ import annotations

from typing import NamedTuple

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.action import Action, use_forbidden
from ludarium.games.xibalba.atoms import active, height, modifier, slot_type, top
from ludarium.games.xibalba.declaration import TYPES
from ludarium.games.xibalba.dice import FACE_OF, ChoosePool, DiceEffects, Keep
from ludarium.games.xibalba.effect_needs import Needs, after_trading, need
from ludarium.games.xibalba.effects import Effects, Offer
from ludarium.games.xibalba.flow import EffectPhase
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.grammar import OR_NEXT, PART
from ludarium.games.xibalba.moves import buy, general, reorganise
from ludarium.games.xibalba.moves.attack import ARK_TARGET, Plunder, Raid
from ludarium.games.xibalba.moves.prices import action_price, card_price
from ludarium.games.xibalba.packed import cell_resolved, cell_title, kept_dice_at
from ludarium.games.xibalba.pool import ChangePool, least_dice, most_dice
from ludarium.games.xibalba.setup import Factions
from ludarium.games.xibalba.state import (
    ARK_PLACE,
    NO_SPOT,
    ROLLED,
    SQUAD,
    STACK_SPOTS,
    STACKS,
    Xibalba,
)
from ludarium.kernel.cells import EMPTY, has
from ludarium.kernel.remarks import Remark, Seat
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame
from ludarium.kernel.verbs import VerbTable


class Why(NamedTuple):
    rule: str
    lack: Remark


class Refusals:
    """Why answers are refused in one match."""

    def __init__(self, *tables: VerbTable) -> None:
        self.needs = Needs(*tables)
        self.thing = self.needs.thing

    def waiting(self, s: Xibalba, asked: int, action: int) -> Why:
        """Somebody else is asked."""
        if asked == CHANCE:
            return Why(verbs.not_now(action), need("chance"))
        if verbs.verb(action) in (verbs.BLOCK, verbs.LET_THROUGH):
            return Why(verbs.not_now(action), need("no-raid"))
        if s.turns == 0:
            return Why(verbs.not_now(action), need("waits-faction", who=Seat(asked)))
        raided = isinstance(s.stack[-1], Raid)
        return Why("XIB-TRN-02", need("waits-block" if raided else "waits-turn", who=Seat(asked)))

    def why(self, s: Xibalba, seat: int, action: int) -> Why:
        """The seat is asked for something else."""
        frame, verb = s.stack[-1], verbs.verb(action)
        if verbs.DRAW <= verb <= verbs.ROLL_PARAGON:
            return Why(verbs.not_now(action), need("chance"))
        if isinstance(frame, Action):
            return self.in_action(s, seat, action)
        if isinstance(frame, Factions) and verb == verbs.FACTION:
            return self.taken(s, verbs.faction_of(action))
        if isinstance(frame, EffectPhase | DiceEffects) and verb == verbs.RESOLVE:
            return self.resolving(s, seat, verbs.resolve_place(action), isinstance(frame, EffectPhase))
        if isinstance(frame, ChoosePool | ChangePool) and verb == verbs.POOL:
            return self.pool(s, seat, verbs.pool_resource(action), verbs.pool_attack(action))
        if isinstance(frame, Keep) and verb == verbs.KEEP:
            return self.keep(s, verbs.keep_dice(action))
        if isinstance(frame, Plunder) and verb == verbs.DESTROY:
            return self.plunder(s, frame.target, action)
        if isinstance(frame, Effects) and verb in (verbs.APPLY, verbs.SKIP):
            return self.effect(s, frame, action)
        if isinstance(frame, reorganise.Reorganise) and verbs.BRING <= verb <= verbs.SWAP:
            return self.arrange(s, seat, action)
        return Why(self.first_rule(frame, action), self.first(s, frame))

    def first_rule(self, frame: Frame[Xibalba], action: int) -> str:
        """The rule that puts the present question before everything else."""
        if isinstance(frame, DiceEffects) and verbs.verb(action) == verbs.KEEP:
            return "XIB-DIE-07"
        if isinstance(frame, Effects | Offer):
            return "XIB-EFF-04"
        return "XIB-REO-09" if isinstance(frame, reorganise.Reorganise) else verbs.not_now(action)

    def first(self, s: Xibalba, frame: Frame[Xibalba]) -> Remark:
        """What is asked instead."""
        if isinstance(frame, Factions):
            return need("first-faction")
        if isinstance(frame, EffectPhase | DiceEffects):
            return need("first-resolve")
        if isinstance(frame, ChoosePool | ChangePool):
            return need("first-pool", most=most_dice(s, frame.seat))
        if isinstance(frame, Keep):
            return need("first-keep", n=s.rerolls)
        if isinstance(frame, Raid):
            return need("first-block", who=Seat(frame.seat))
        if isinstance(frame, Plunder):
            return need("first-destroy", who=Seat(frame.target))
        if isinstance(frame, Offer):
            return need("first-pay", card=self.thing("card", frame.title), n=s.givens.pay[frame.title])
        if isinstance(frame, Effects):
            return need("first-effect", card=self.thing("card", frame.title))
        return need("first-arrange")

    # Before the action phase

    def taken(self, s: Xibalba, faction: int) -> Why:
        """XIB-SET-08"""
        board = s.givens.board_of
        boards = [EMPTY if other == EMPTY else board[other] for other in s.factions]
        seat = boards.index(board[faction])
        same = "taken" if s.factions[seat] == faction else "taken-board"
        return Why("XIB-SET-08", need(same, who=Seat(seat), faction=self.thing("faction", s.factions[seat])))

    def resolving(self, s: Xibalba, seat: int, place: int, effect_phase: bool) -> Why:
        cell = active(s, seat, place)
        if cell == EMPTY:
            return Why("XIB-EFF-08", self.needs.soldier_in_ark(s) if place == ARK_PLACE else empty(place - 1))
        title = cell_title(cell)
        card = self.thing("card", title)
        if s.givens.timing[title] != (v.IN_EFFECT_PHASE if effect_phase else v.IN_DICE_PHASE):
            return Why("XIB-CMP-21", need("effect-phase" if effect_phase else "dice-phase", card=card))
        if cell_resolved(cell):
            return Why("XIB-EFF-09" if effect_phase else "XIB-DIE-07", need("resolved", card=card))
        idle = self.needs.of_card(s, seat, title, place)
        if idle is not None:
            return Why("XIB-EFF-11", idle)
        return Why("XIB-EFF-11", resources(s, seat, s.givens.pay[title]))

    def pool(self, s: Xibalba, seat: int, resource: int, attack: int) -> Why:
        """XIB-DIE-02, XIB-DIE-03, XIB-DIE-06: how many dice, and which were there before an effect changed that."""
        kinds, chosen = s.givens.dice_of_a_kind, resource + attack
        if resource > kinds or attack > kinds:
            return Why("XIB-DIE-03", need("pool-kind", most=kinds, n=max(resource, attack)))
        changing = isinstance(s.stack[-1], ChangePool)
        rule = "XIB-DIE-06" if changing else "XIB-DIE-02"
        least, most = least_dice(s, seat), most_dice(s, seat)
        fewer = changing and sum(s.pool) > most
        if fewer or least == most:
            if chosen != most:
                return Why(rule, need("pool-exact", most=most, n=chosen))
        elif not least <= chosen <= most:
            return Why(rule, need("pool", least=least, most=most, n=chosen))
        return Why(rule, need("pool-fewer" if fewer else "pool-more", resource=s.pool[0], attack=s.pool[1]))

    def keep(self, s: Xibalba, dice: int) -> Why:
        """XIB-DIE-11: only rolled dice can be kept: one that was kept before is out of reach, and none twice."""
        face = 0
        while face < ROLLED - 1 and kept_dice_at(dice, face) <= s.rolled[face]:
            face += 1
        shown = self.thing("face", FACE_OF[face])
        return Why("XIB-DIE-11", need("keep", face=shown, need=kept_dice_at(dice, face), have=s.rolled[face]))

    # The action phase

    def in_action(self, s: Xibalba, seat: int, action: int) -> Why:
        verb = verbs.verb(action)
        if verb == verbs.TRADE:
            return self.trade(s, seat, verbs.trade_face(action))
        if verb == verbs.ATTACK:
            return self.attack(s, seat, action)
        if verb == verbs.ENTER:
            return self.enter(s, seat, verbs.enter_critical(action))
        if verbs.BUY_SOLDIER <= verb <= verbs.BUY_EVENT:
            return self.buy(s, seat, action)
        if verb == verbs.DISCARD_OPEN or verb == verbs.DISCARD_OWN:
            return self.discard(s, seat, action)
        if verb == verbs.REORGANISE:
            return self.reorganise(s, seat)
        if verbs.MEDICINE <= verb <= verbs.UPGRADE:
            return self.general(s, seat, general.WHICH[verb])
        if verb == verbs.USE:
            return self.use(s, seat, verbs.use_place(action))
        return Why(verbs.not_now(action), self.out_of_time(s, seat, verb))

    def out_of_time(self, s: Xibalba, seat: int, verb: int) -> Remark:
        """What belongs to another phase or to a question that nobody has asked."""
        if verb == verbs.FACTION:
            return need("faction", faction=self.thing("faction", s.factions[seat]))
        if verbs.BRING <= verb <= verbs.DONE:
            return need("arrange", n=action_price(s, seat, v.REORGANISE))
        if verb in (verbs.POOL, verbs.KEEP):
            return need("dice-over")
        if verb in (verbs.BLOCK, verbs.LET_THROUGH):
            return need("no-raid")
        if verb in (verbs.DESTROY, verbs.SPARE):
            return need("no-breach")
        return need("effects-over" if verb == verbs.RESOLVE else "no-effect")

    def trade(self, s: Xibalba, seat: int, face: int) -> Why:
        shown = self.thing("face", face)
        if face in (v.ATTACK, v.CRITICAL_HIT):
            return Why("XIB-ATK-01", need("trade-attack", face=shown))
        if face == v.BLANK and modifier(s, seat, v.BLANK_TRADE) <= 0:
            return Why("XIB-ACT-06", need("blank", n=s.dice[face]))
        return Why("XIB-PAR-03" if face >= v.P1 else "XIB-RES-03", need("die", face=shown))

    def attack(self, s: Xibalba, seat: int, action: int) -> Why:
        target = verbs.attack_target(action)
        if s.controller == seat:
            if target == ARK_TARGET:
                return Why("XIB-ATK-11", need("own-ark", card=self.thing("card", cell_title(s.ark))))
            if target - 1 == seat:
                return Why("XIB-ARK-14", need("own-base"))
            if target > s.givens.seats:
                return Why("XIB-ARK-14", need("no-base", n=s.givens.seats))
        elif top(s, seat, SQUAD) == EMPTY:
            return Why("XIB-ATK-03", need("empty-squad"))
        elif target != ARK_TARGET:
            return Why("XIB-ATK-04", self.needs.soldier_in_ark(s))
        elif s.ark == EMPTY:
            return Why("XIB-ATK-15", need("vacant"))
        return self.symbols(s, verbs.attack_symbols(action), verbs.attack_criticals(action))

    def symbols(self, s: Xibalba, symbols: int, criticals: int) -> Why:
        """XIB-ATK-01: the dice of an attack."""
        if symbols > s.dice[v.ATTACK]:
            return Why("XIB-ATK-01", need("symbols", need=symbols, have=s.dice[v.ATTACK]))
        if criticals > s.dice[v.CRITICAL_HIT]:
            return Why("XIB-ATK-01", need("criticals", need=criticals, have=s.dice[v.CRITICAL_HIT]))
        return Why("XIB-ATK-01", need("no-dice", symbols=s.dice[v.ATTACK], criticals=s.dice[v.CRITICAL_HIT]))

    def enter(self, s: Xibalba, seat: int, critical: int) -> Why:
        if s.controller == seat:
            return Why("XIB-ARK-01", need("inside", card=self.thing("card", cell_title(s.ark))))
        if s.ark != EMPTY:
            return Why("XIB-ARK-03", need("occupied", card=self.thing("card", cell_title(s.ark)), n=s.life))
        if top(s, seat, SQUAD) == EMPTY:
            return Why("XIB-ATK-03", need("empty-squad"))
        return Why("XIB-ARK-02", self.symbols(s, 1 - critical, critical).lack)

    def buy(self, s: Xibalba, seat: int, action: int) -> Why:
        title, verb = buy.bought(action), verbs.verb(action)
        card, kind = self.thing("card", title), s.givens.type_of[title]
        slot = verbs.buy_upgrade_place(action)
        if title not in s.market:
            return Why("XIB-BUY-02", need("not-open", card=card))
        if kind not in buy.BUYS[verb] or (verb == verbs.BUY_UPGRADE and slot == SQUAD):
            return Why("XIB-CMP-18", Remark(f"lack-type-{TYPES[kind]}", {"card": card}))
        if verb == verbs.BUY_UPGRADE:
            if slot > s.levels[seat]:
                return Why("XIB-UPG-02", locked(s, seat, slot))
            held = slot_type(s, seat, slot)
            if held not in (EMPTY, kind):
                return Why("XIB-BUY-06", Remark(f"lack-slot-{TYPES[held]}", {"card": card, "n": slot}))
        return Why("XIB-RES-06", resources(s, seat, card_price(s, seat, title)))

    def discard(self, s: Xibalba, seat: int, action: int) -> Why:
        if verbs.verb(action) == verbs.DISCARD_OPEN:
            title = verbs.discard_open_card(action)
            card = self.thing("card", title)
            if s.givens.apocalypse:
                return Why("XIB-APO-05", need("apocalypse"))
            if title not in s.market:
                in_ark = s.ark != EMPTY and title == cell_title(s.ark)
                return (
                    Why("XIB-DIS-09", need("in-ark", card=card))
                    if in_ark
                    else Why("XIB-DIS-01", need("not-open", card=card))
                )
        elif top(s, seat, verbs.discard_own_place(action)) == EMPTY:
            return Why("XIB-DIS-02", empty(verbs.discard_own_place(action)))
        return Why("XIB-DIS-03", resources(s, seat, action_price(s, seat, v.DISCARD)))

    def reorganise(self, s: Xibalba, seat: int) -> Why:
        if has(s.done, reorganise.NOTHING_MOVED):
            return Why("XIB-REO-11", need("just-arranged"))
        if not reorganise.movable(s, seat):
            cards = sum(height(s, seat, stack) for stack in range(STACKS))
            return Why("XIB-REO-01", need("nothing-to-arrange", n=cards, slots=s.levels[seat]))
        return Why("XIB-RES-06", resources(s, seat, action_price(s, seat, v.REORGANISE)))

    def general(self, s: Xibalba, seat: int, which: int) -> Why:
        rule = general.lacking(s, seat, which)
        if which == v.MEDICINE and rule:
            return Why(rule, self.needs.healing(s, seat))
        if which == v.WEAPON_TECHNOLOGY and rule:
            return Why(rule, need("technology", n=s.dice[v.CRITICAL_HIT]))
        if which == v.UPGRADE and rule:
            return Why(rule, need("top-level", n=LEVELS) if s.levels[seat] == LEVELS else need("upgraded"))
        return Why("XIB-RES-06", resources(s, seat, action_price(s, seat, which)))

    def use(self, s: Xibalba, seat: int, stack: int) -> Why:
        rule, cell = use_forbidden(s, seat, stack), top(s, seat, stack)
        if stack == SQUAD:
            return Why(rule, need("use-squad"))
        if cell == EMPTY:
            return Why(rule, empty(stack))
        title = cell_title(cell)
        if rule == "XIB-ACT-11":
            return Why("XIB-CMP-21", need("action-phase", card=self.thing("card", title)))
        if rule == "XIB-ACT-12":
            return Why(rule, need("used", card=self.thing("card", title)))
        idle = self.needs.of_card(s, seat, title, stack + 1)
        if idle is not None:
            return Why("XIB-EFF-11", idle)
        return Why(rule, resources(s, seat, s.givens.pay[title]))

    # While something is being done

    def plunder(self, s: Xibalba, target: int, action: int) -> Why:
        """XIB-ARK-19"""
        spot, depth = verbs.destroy_spot(action), verbs.destroy_depth(action)
        at = spot - STACK_SPOTS
        if at < 0 or at // STACKS != target or at % STACKS == SQUAD:
            return Why("XIB-ARK-19", need("plunder", who=Seat(target)))
        tall = height(s, target, at % STACKS)
        if depth < tall:
            return Why("XIB-ARK-19", need("top-only", n=depth))
        return Why("XIB-ARK-19", need("spot", spot=self.thing("spot", spot), need=depth + 1, have=tall))

    def effect(self, s: Xibalba, frame: Effects, action: int) -> Why:
        card = self.thing("card", frame.title)
        if verbs.verb(action) == verbs.SKIP:
            return Why("XIB-EFF-06", need("must", card=card))
        program, at = s.givens.programs[frame.title], frame.at
        ways = 1
        while program[at] & OR_NEXT:
            at += PART
            ways += 1
        which, spot = verbs.apply_which(action), verbs.apply_spot(action)
        if which >= ways:
            return Why("XIB-EFF-11", need("ways", card=card, n=ways))
        part = frame.at + which * PART
        return Why("XIB-EFF-11", self.needs.of_part(s, frame.seat, frame.title, frame.place, part, spot != NO_SPOT))

    def arrange(self, s: Xibalba, seat: int, action: int) -> Why:
        verb = verbs.verb(action)
        if verb == verbs.BRING:
            stack, depth = verbs.bring_place(action), verbs.bring_depth(action)
            tall = height(s, seat, stack)
            return Why("XIB-REO-02", need("on-top") if tall and not depth else deep(depth, tall))
        swaps = verb == verbs.SWAP
        first = verbs.swap_first(action) if swaps else verbs.shift_src(action)
        second = verbs.swap_second(action) if swaps else verbs.shift_dst(action)
        if SQUAD in (first, second):
            return Why("XIB-REO-08", need("stays"))
        if max(first, second) > s.levels[seat]:
            return Why("XIB-UPG-02", locked(s, seat, max(first, second)))
        if first == second:
            return Why("XIB-REO-08", need("same-slot", n=first))
        if swaps:
            both = height(s, seat, first) + height(s, seat, second)
            order = need("lower-first", first=second, second=first)
            return Why("XIB-REO-10", order if both else need("both-empty", first=first, second=second))
        depth, tall = verbs.shift_depth(action), height(s, seat, first)
        if depth >= tall:
            return Why("XIB-REO-08", deep(depth, tall))
        card = self.thing("card", cell_title(top(s, seat, first)))
        held = TYPES[slot_type(s, seat, second)]
        return Why("XIB-REO-08", Remark(f"lack-slot-{held}", {"card": card, "n": second}))


def resources(s: Xibalba, seat: int, price: int) -> Remark:
    have, then = s.resources[seat], after_trading(s, seat)
    return need("resources", need=price, have=have) if then < price else need("trade", need=price, have=have, n=then)


def empty(stack: int) -> Remark:
    """A stack of the seat has no card."""
    return need("empty-squad") if stack == SQUAD else need("empty-slot", n=stack)


def locked(s: Xibalba, seat: int, slot: int) -> Remark:
    return need("locked", n=slot, have=s.levels[seat])


def deep(depth: int, tall: int) -> Remark:
    """No card lies so deep."""
    return need("deep", need=depth + 1, have=tall)

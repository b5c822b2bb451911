/** The heroes' computer player for NextLevel: one seat's heroes, and the allies who follow them. */
import type { Figure, Pending } from '@oubliette/classic';
import { directionsTowards } from '@oubliette/dungeon';
import type { PlayerLook, Player } from '@oubliette/kernel';
import { wieldedBy } from '@oubliette/nextlevel';
import type { NextCommand, NextEvent, NextPending, NextView } from '@oubliette/nextlevel';
import { sameCommand } from '../../shared/command.ts';
import { isFighting, outOfPlay } from '../../shared/heroes/common.ts';
import { giveUp, isHopeless, saveOneself, slipAway, stepsOut, towards } from '../../shared/heroes/leaving.ts';
import { SENSIBLE } from '../../shared/heroes/situation.ts';
import type { HeroStyle } from '../../shared/heroes/situation.ts';
import { worthOf } from '../../shared/heroes/worth.ts';
import { pickBest } from '../../shared/pick.ts';
import { Script } from '../../shared/script.ts';
import { isHeroId, sheetOf } from '../../shared/ways.ts';
import { asState, facingIn } from '../seen.ts';
import { choosingSides } from '../sides.ts';
import { betterWeapon } from './weapons.ts';
import { NextCalm } from './calm.ts';
import { planPush } from './driving.ts';
import { NextFight } from './fight.ts';
import { leapOut } from './leaping.ts';
import { NextSituation } from './situation.ts';
import { trapFor } from './trapping.ts';

export type NextPlayer = Player<NextView, NextCommand, NextEvent>;
type NextLook = PlayerLook<NextView, NextCommand>;

/** A friend with foes this near is in a fight. */
const BESET = 2;
/** Rounds to wait for a way to the friend. */
const STANDS_BY = 2;
/** Plans tried before a turn is ended. */
const TRIES = 4;
/** Foes worth this much are worth a potion. */
const WORTH_A_POTION = 4;
/** Foes further off than this need not be faced. */
const WATCHED = 10;

export function sensibleNextHeroes(style: Partial<HeroStyle> = {}): NextPlayer {
  return choosingSides(new NextHeroesPlayer({ ...SENSIBLE, ...style }));
}

class NextHeroesPlayer implements NextPlayer {
  readonly #here: NextSituation;
  readonly #calm: NextCalm;
  readonly #script = new Script<NextCommand>();

  constructor(style: HeroStyle) {
    this.#here = new NextSituation(style);
    this.#calm = new NextCalm(this.#here);
  }

  hear(event: NextEvent): void {
    this.#script.hear(event);
    this.#here.memory.hearNext(event);
  }

  choose(look: NextLook): NextCommand {
    const scripted = this.#script.take();
    if (scripted !== null) {
      if (look.moves.some((move) => sameCommand(move, scripted))) return scripted;
      this.#script.drop();
    }
    return this.#think(look);
  }

  #think(look: NextLook): NextCommand {
    const { view } = look;
    const early = outOfPlay(look);
    if (early !== null) return early;
    if (view.next.asked !== null) return this.#answer(view.next.asked, look);
    if (view.pending !== null) return answerClassic(view, view.pending, look);
    return this.#act(look);
  }

  #act(look: NextLook): NextCommand {
    const here = this.#here;
    const { view } = look;
    here.update(view);
    here.moves = look.moves;
    here.take(view.figures.find(({ id }) => id === view.turn.taker)!);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const script = this.#firstAid() ?? this.#plan();
      const [first] = script;
      if (first !== undefined && here.allows(first)) {
        this.#script.load(script.slice(1));
        return first;
      }
      if (first?.type !== 'step') break;
      // A figure refuses to let pass, or an obstacle is missing from the chart.
      here.barred[first.to] = 1;
      here.walk();
    }
    return this.#lastly();
  }

  /** Healing is used when death is near; it is free (NXT-ACT-13, NXT-ENC-08). */
  #firstAid(): NextCommand[] | null {
    const here = this.#here;
    const { me, view } = here;
    if (!isHeroId(me.id) || me.conditions.includes('asleep')) return null;
    const lost = me.maxBody - me.body;
    if (me.body <= 2 || lost >= 4) {
      const drink = here.offered('usePotion', ({ potion }) => potion === 'potionOfHealing');
      if (drink !== null && lost >= 2) return [drink];
    }
    const mends = this.#mayLeap() ? null : this.#mend();
    if (mends !== null) return [mends];
    if (sheetOf(view, me.id)?.potions.includes('potionOfResilience') !== true || me.body > 2) return null;
    const braced = me.conditions.includes('resilience') || here.foes.length === 0;
    const brace = braced ? null : here.offered('usePotion', ({ potion }) => potion === 'potionOfResilience');
    return brace === null ? null : [brace];
  }

  /** Whether the wizard may yet need this turn's one point of Mind for a leap. */
  #mayLeap(): boolean {
    const { foes, canRoll, left, view } = this.#here;
    return foes.length > 0 && (canRoll || (left > 0 && view.turn.path.length <= 1));
  }

  #mend(): NextCommand | null {
    const { me } = this.#here;
    return me.id === 'wizard' && me.body <= 2 && me.mind > 2 ? this.#here.offered('mindToBody') : null;
  }

  #plan(): NextCommand[] {
    const here = this.#here;
    const fights = isFighting(here) || this.#isNeeded();
    const again = fights && here.offered('shootAgain') !== null ? new NextFight(here).shootAgain() : null;
    if (again !== null) return [again];
    const out = stepsOut(here);
    if (out >= 0) return this.#flee(out, fights);
    const hopeless = isHopeless(here);
    if (hopeless && here.canRoll) return [{ type: 'rollMovement', figure: here.me.id }];
    if (here.rolled || hopeless) {
      const away = saveOneself(here) ?? giveUp(here) ?? slipAway(here);
      if (away !== null) return away;
    }
    const rearm = here.crowded ? null : betterWeapon(here);
    if (rearm !== null) return [rearm];
    if (!fights) return this.#calm.plan();
    if (here.canRoll) return [{ type: 'rollMovement', figure: here.me.id }];
    const push = here.crowded ? null : planPush(here);
    if (push !== null) return [push];
    const { square, act } = new NextFight(here).choose();
    const steps = square === here.me.square ? [] : here.stepsTo(square);
    if (steps.length + act.length === 0 && here.crowded) return here.rest();
    const aid = this.#prepareFor(act);
    return aid === null ? [...steps, ...act] : [aid];
  }

  /** A friend is fighting beyond a known trap or a pit: no time to open other doors. */
  #isNeeded(): boolean {
    const here = this.#here;
    const { chart, foes, party, me, memory, view } = here;
    const beset = party.some(
      ({ id, square }) => id !== me.id && foes.some((foe) => here.near(square, foe.square, BESET)),
    );
    if (!beset || view.round - memory.lastFight > STANDS_BY) return false;
    // Over a known trap, if that helps.
    chart.daring = true;
    if (isFighting(here)) here.walk();
    else chart.daring = false;
    return true;
  }

  /** Before attacking a foe worth it: a free strengthening, by potion or heroic shot. */
  #prepareFor([blow]: readonly NextCommand[]): NextCommand | null {
    const here = this.#here;
    const { me, view } = here;
    const foe = blow?.type === 'strike' ? here.chart.figure(blow.target) : undefined;
    if (blow?.type !== 'strike' || foe === undefined || worthOf(foe) < WORTH_A_POTION) return null;
    const shoots = blow.with === undefined && wieldedBy(asState(view), me).reach === 'range';
    const call = shoots ? here.offered('callHeroicShot') : null;
    if (call !== null || me.conditions.includes('strength') || here.next.turn.free.includes('potion'))
      return call;
    return here.offered(
      'usePotion',
      ({ potion }) => potion === 'potionOfStrength' || potion === 'heroicBrew',
    );
  }

  /** The mission is done and the exit is open: leave, with at most a parting blow. */
  #flee(out: number, fights: boolean): NextCommand[] {
    const here = this.#here;
    const { me } = here;
    if (out === 0 && !here.crowded) return [{ type: 'leave', figure: me.id }];
    const blow = fights && here.view.turn.path.length <= 1 ? new NextFight(here).parting() : null;
    if (blow !== null) return [blow];
    if (here.canRoll) return [{ type: 'rollMovement', figure: me.id }];
    stepsOut(here);
    const leap = fights && !here.crowded ? leapOut(here) : null;
    if (leap !== null) return [leap];
    const shut = fights && !here.crowded ? new NextFight(here).shutOut() : null;
    return shut === null ? towards(here, out) : [...shut];
  }

  /** Before the turn ends: face likely attackers, lay a trap for them, or lie in ambush unseen. */
  #lastly(): NextCommand {
    const here = this.#here;
    const mends = this.#mend();
    if (mends !== null) return mends;
    const face = this.#facing();
    if (face !== null) return face;
    const trap = here.crowded ? null : trapFor(here);
    if (trap !== null) return trap;
    const waits = this.#liesInWait() ? here.offered('ambush') : null;
    return waits ?? here.offered('endTurn') ?? here.moves[0]!;
  }

  /** Outnumbered and pursued. A shooter's ambush would hit friends far and wide (NXT-AMB-02). */
  #liesInWait(): boolean {
    const { foes, party, memory, view, me } = this.#here;
    if (foes.length <= party.length || view.round - memory.lastFight > 1) return false;
    return wieldedBy(asState(view), me).reach !== 'range';
  }

  #facing(): NextCommand | null {
    const { me, view, foes, foeField, chart } = this.#here;
    if (this.#here.crowded || foes.length === 0) return null;
    let nearest: Figure | null = null;
    let distance = WATCHED + 1;
    const field = foeField.from(chart, me.square, { as: 'ghost', most: WATCHED });
    for (const foe of foes) {
      const steps = field.steps[foe.square]!;
      if (steps < 0 || steps >= distance) continue;
      distance = steps;
      nearest = foe;
    }
    if (nearest === null) return null;
    const towardsFoe = directionsTowards(view.board, me.square, nearest.square);
    if (towardsFoe.includes(facingIn(view, me.id))) return null;
    return this.#here.offered('face', ({ facing }) => facing === towardsFoe[0]);
  }

  #answer(asked: NextPending, look: NextLook): NextCommand {
    const { figures } = look.view;
    const strength = (id: string) => figures.find((figure) => figure.id === id)?.attack ?? 0;
    const frailest = (id: string) => -(figures.find((figure) => figure.id === id)?.body ?? 99);
    if (asked.tag === 'ward')
      return pickBest(look.moves, (move) => (move.type === 'chooseWard' ? strength(move.figure) : -1));
    return pickBest(look.moves, (move) => (move.type === 'chooseCounter' ? frailest(move.figure) : -99));
  }
}

function answerClassic(view: NextView, pending: Pending, look: NextLook): NextCommand {
  // The player cannot know what an answer leads to: it gives the first.
  if (pending.tag === 'question') return { type: 'answerQuestion', choice: 0 };
  if (pending.tag !== 'passage') return look.moves[0]!;
  const mover = view.figures.find(({ id }) => id === pending.figure);
  return { type: 'answerPassage', allow: mover?.side === 'heroes' };
}

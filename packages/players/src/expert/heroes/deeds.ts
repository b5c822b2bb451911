/** What heroes can do with the action of a turn in a fight, and what it is worth. */
import type { AbilityId, Command, Figure } from '@oubliette/expert';
import { abilityCard } from '@oubliette/expert';
import {
  abilitiesOf,
  aimsOf,
  bearerOf,
  canHit,
  deedOf,
  diceOf,
  fullBody,
  hasCondition,
  isBurden,
  isForCombat,
  monsterOf,
  readingRefusal,
  readyRefusal,
  spellOn,
  tileAt,
  usesLeft,
} from '@oubliette/expert/reckoning';
import type { AbilityAim, AbilityDeed, Act } from '@oubliette/expert/reckoning';
import type { Square } from '@oubliette/dungeon';
import { besideOf } from '../ground.ts';
import { blow } from '../odds.ts';
import type { Change } from '../odds.ts';
import { figureIn, noted } from '../seen.ts';
import type { Actor, Seen } from '../seen.ts';
import { blowWorth, fragility, threatOf } from '../worth.ts';

export interface Deed {
  readonly command: Command;
  readonly value: number;
}

/** Rounds a fight is likely to go on. */
const ROUNDS = 2.5;
/** A die more in attack or defence, for a round of a fight. */
const DIE = { attack: 0.3, defence: 0.3 } as const;
/** The ability is not there to answer with until the next turn, and limited ones may be missed later. */
const PRICE = { unlimited: 0.02, combat: 0.08, quest: 0.6 } as const;
/** Body that healing gives back, beside Body taken from a foe. */
const HEALING = 0.8;
const FREEING = 0.7;
const D6 = 3.5;

/** The abilities a hero may use as the action of this turn. */
export function usableNow(seen: Seen, { figure, act }: Actor): readonly AbilityId[] {
  return noted(seen, `usable ${figure.id}`, () => {
    const { state } = seen;
    const hero = bearerOf(state, figure);
    if (hero === undefined || act.did !== null || act.back !== null) return [];
    return abilitiesOf(hero).filter(
      (ability) => readyRefusal(state, hero, ability) === null && isTimely(seen, act, ability),
    );
  });
}

function isTimely({ view }: Seen, { mode }: Act, ability: AbilityId): boolean {
  const deed = deedOf(ability);
  if (deed === null || (mode === 'run' && !isForCombat(ability))) return false;
  if (deed.tag === 'challenge') return view.combat !== null;
  if (deed.tag !== 'lasting' || deed.until === 'door') return true;
  return (deed.until === 'combat') === (view.combat !== null);
}

export function mayStrike({ figure, act }: Actor): boolean {
  if (act.back !== null || hasCondition(figure, 'paralysed')) return false;
  if (act.did === null) return true;
  const deed = act.did === 'ability' && act.by !== null ? deedOf(act.by) : null;
  return deed?.tag === 'lasting' && deed.fights === true;
}

/** The hero as if it stood there: lines are drawn from its new square. */
function standing(seen: Seen, figure: Figure, square: Square): { seen: Seen; figure: Figure } {
  if (square === figure.square) return { seen, figure };
  const moved = { ...figure, square };
  const figures = seen.state.figures.map((one) => (one.id === figure.id ? moved : one));
  return { seen: { ...seen, state: { ...seen.state, figures } }, figure: moved };
}

/** The best thing to do from a square; null where there is nothing. */
export function bestDeedFrom(
  seen: Seen,
  actor: Actor,
  square: Square,
  stand: (square: Square) => number,
): Deed | null {
  const there = standing(seen, actor.figure, square);
  const now = { figure: there.figure, act: { ...actor.act, moved: square === actor.figure.square ? 0 : 1 } };
  let best: Deed | null = null;
  const offer = (command: Command, value: number): void => {
    if (value > (best?.value ?? 0)) best = { command, value };
  };
  const strike = mayStrike(actor) ? bestBlow(there.seen, now.figure) : null;
  if (strike !== null) offer(strike.command, strike.value);
  for (const ability of usableNow(seen, actor)) {
    const deed = deedOf(ability)!;
    if (OUT_OF_FIGHTS.includes(deed.tag)) continue;
    for (const aim of aimsOf({ ...there.seen, figure: now.figure, act: now.act }, deed)) {
      const rides = deed.tag === 'lasting' && deed.fights === true ? (strike?.value ?? 0) : 0;
      const value =
        deed.tag === 'blink'
          ? stand(aim.at!) - stand(square)
          : deedWorth({ seen: there.seen, figure: now.figure }, deed, aim);
      offer({ type: 'useAbility', ability, ...aim }, value + rides - priceOf(seen, actor, ability));
    }
  }
  for (const { card } of bearerOf(there.seen.state, now.figure)?.cards ?? []) {
    const spell = spellOn(card);
    if (spell === null || readingRefusal(now, spell) !== null) continue;
    for (const { target } of aimsOf({ ...there.seen, ...now }, spell)) {
      const value = deedWorth({ seen: there.seen, figure: now.figure }, spell, { target: target! });
      offer({ type: 'readScroll', card, target: target! }, value - priceOfOne(seen, 1));
    }
  }
  return best;
}

/** For quiet turns. */
const OUT_OF_FIGHTS: readonly AbilityDeed['tag'][] = ['peek', 'skill', 'forge', 'sureFeet'];

function priceOf(seen: Seen, { figure }: Actor, ability: AbilityId): number {
  const { view, state } = seen;
  const { uses } = abilityCard(ability);
  if (uses === 'unlimited') return PRICE.unlimited;
  if (uses.per === 'combat') return PRICE.combat;
  const left = usesLeft(bearerOf(state, figure)!, ability, view.combat?.number ?? null);
  return priceOfOne(seen, left);
}

/** Of one use among those left; nothing is kept once the quest room has been found. */
function priceOfOne({ view }: Seen, left: number): number {
  return view.quest.laid !== null ? PRICE.unlimited : PRICE.quest / Math.max(1, left);
}

function bestBlow(seen: Seen, figure: Figure): Deed | null {
  let best: Deed | null = null;
  for (const monster of seen.monsters) {
    if (!canHit(seen.world, seen.state, figure, monster)) continue;
    const value = blowWorth(seen, monster, blow(seen, figure, monster));
    if (best === null || value > best.value)
      best = { command: { type: 'attack', target: monster.id }, value };
  }
  return best;
}

interface Doer {
  readonly seen: Seen;
  readonly figure: Figure;
}

type Worths = {
  readonly [T in AbilityDeed['tag']]?: (
    doer: Doer,
    deed: Extract<AbilityDeed, { tag: T }>,
    aim: AbilityAim,
  ) => number;
};

function struck({ seen, figure }: Doer, target: Figure, change: Change): number {
  return blowWorth(seen, target, blow(seen, figure, target, change));
}

function targetOf({ seen }: Doer, { target }: AbilityAim): Figure {
  return figureIn(seen.view, target!)!;
}

function beside({ seen }: Doer, square: Square): readonly Figure[] {
  const cells = besideOf(seen.ground, square);
  return seen.monsters.filter((monster) => cells.includes(monster.square));
}

const MOST_FROM_WOUNDS = 3;

const WORTHS: Worths = {
  blow(doer, { dice, wounds, piercing = 0, then }, aim) {
    const { figure } = doer;
    const lost = Math.floor((fullBody(figure) - figure.body) / 2);
    const more = dice + (wounds === true ? Math.min(MOST_FROM_WOUNDS, lost) : 0);
    const after = then === undefined ? 0 : 0.05;
    return struck(doer, targetOf(doer, aim), { attack: more, defence: -piercing }) + after;
  },
  sweep: (doer, { dice }) =>
    beside(doer, doer.figure.square).reduce((sum, one) => sum + struck(doer, one, { attack: dice }), 0),
  volley: (doer, { shots, dice }, aim) => shots * 0.85 * struck(doer, targetOf(doer, aim), { attack: dice }),
  bolt(doer, { dice, against, more = 0 }, aim) {
    const target = targetOf(doer, aim);
    const all = monsterOf(target).family === against ? dice + more : dice;
    return struck(doer, target, { dice: all, shot: true });
  },
  blast(doer, { dice }, aim) {
    const target = targetOf(doer, aim);
    return [target, ...beside(doer, target.square).filter(({ id }) => id !== target.id)].reduce(
      (sum, one) => sum + struck(doer, one, { dice, shot: true }),
      0,
    );
  },
  hold(doer, _deed, aim) {
    const target = targetOf(doer, aim);
    return hasCondition(target, 'stunned') ? 0 : 0.9 * threatOf(doer.seen, target);
  },
  heal(doer, { body }, aim) {
    const target = targetOf(doer, aim);
    const lost = fullBody(target) - target.body;
    const given = Math.min(lost, body === 'd6' ? D6 : body);
    return target.body * 2 > fullBody(target) ? 0 : HEALING * given * fragility(target);
  },
  free: (doer, _deed, aim) => FREEING * targetOf(doer, aim).conditions.filter(isBurden).length,
  lasting(doer, { whom, attack = 0, defence = 0 }) {
    const { seen, figure } = doer;
    const tile = tileAt(seen.world, seen.state, figure.square);
    const helped =
      whom === 'self'
        ? 1
        : seen.heroes.filter(({ square }) => tileAt(seen.world, seen.state, square) === tile).length;
    return helped * roundsLeft(seen) * (attack * DIE.attack + defence * DIE.defence);
  },
  challenge(doer, _deed, aim) {
    const { seen, figure } = doer;
    const target = targetOf(doer, aim);
    const mean = seen.heroes.reduce((sum, hero) => sum + diceOf(seen.state, hero, 'defence'), 0);
    const sturdier = diceOf(seen.state, figure, 'defence') - mean / seen.heroes.length;
    return sturdier > 0 && figure.body * 2 > fullBody(figure)
      ? 0.3 * sturdier * threatOf(seen, target) * roundsLeft(seen)
      : 0;
  },
};

/** By the Body of all foes and the blows of all heroes. */
function roundsLeft(seen: Seen): number {
  const body = seen.monsters.reduce((sum, one) => sum + one.body, 0);
  return Math.min(ROUNDS, body / Math.max(1, seen.heroes.length) - 0.4);
}

function deedWorth(doer: Doer, deed: AbilityDeed, aim: AbilityAim): number {
  const worth = WORTHS[deed.tag] as ((doer: Doer, deed: AbilityDeed, aim: AbilityAim) => number) | undefined;
  return worth?.(doer, deed, aim) ?? 0;
}

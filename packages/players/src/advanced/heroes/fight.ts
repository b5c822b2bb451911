/** How heroes fight: the value of places and blows to them, and which side would win. */
import type { Figure, View } from '@oubliette/advanced';
import { isShooter, isUp, meleeWeapons } from '@oubliette/advanced/reckoning';
import { apart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { reliefBy } from '../danger.ts';
import { farFrom, speedOf } from '../ground.ts';
import { blow, menace, shootsWith } from '../odds.ts';
import type { Manner } from '../plan.ts';
import { castWorth, fireAfterWalking } from '../spells.ts';
import { sheetIn } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { FATE_WORTH, party } from './mood.ts';
import { postWorth } from './line.ts';
import { crowding, makingRoom } from './rotation.ts';

/** The cost of an expected wound, and of one the figure cannot afford. */
const WOUND = 0.8;
const LIFE = 2;
/** The value of a step towards the enemy for hand-to-hand fighters: at first they let the enemy come. */
const STEP = { first: 0.05, later: 0.08 } as const;
const FIRST = 2;
/** The same against enemies that would rather shoot, or cannot come. */
const CHARGE = 0.25;
/** Idle fighters wait this near, in steps; from farther away none arrives sooner. */
const WAITING = 6;
const FAR_OFF = 30;
/** Figures better off at a distance come half as fast. */
const RELUCTANT = 0.5;
/** The cost of a step away from the nearest friend. */
const APART = 0.05;
/** After LONG turns waiting loses value, after ENDLESS turns all fear does: they go and find the enemy. */
const LONG = 8;
const ENDLESS = 20;
/** Farther than any way: there is none from there. */
export const NOWHERE = 1000;
/** The extra value of a target of the quest: per wound, and dead. */
const WANTED = { wound: 1, dead: 6 } as const;

export function foesOf({ view }: Seen): Figure[] {
  return view.figures.filter((figure) => figure.side === 'monsters' && isUp(figure));
}

function lifeOf(seen: Seen, figure: Figure): number {
  return Math.max(0.5, figure.wounds + (sheetIn(seen.view, figure.id)?.fate ?? 0) * FATE_WORTH);
}

/** The party's cost of danger, less the relief to others; the figure's own share of life counts squared. */
export function fear(
  seen: Seen,
  figure: Figure,
  danger: number,
  { relief = 0, wound = WOUND }: { relief?: number; wound?: number } = {},
): number {
  const share = danger / lifeOf(seen, figure);
  const turns = seen.view.fight?.turns ?? 0;
  const patience = turns > ENDLESS ? 0 : turns > LONG ? 0.25 : 1;
  return patience * (wound * (danger - relief) + LIFE * share * share);
}

/** Wizards stay out of it; archers go in when there is nothing to shoot at. */
function eagerness(seen: Seen, figure: Figure): number {
  if ((seen.view.fight?.turns ?? 0) > LONG) return 1;
  if (sheetIn(seen.view, figure.id)?.calling === 'wizard') return 0;
  return shootsWith(seen, figure).length === 0 ? 1 : RELUCTANT;
}

function isWanted({ quest }: View, { character }: Figure): boolean {
  return character !== null && quest.aims.includes(`slain:${character}`);
}

export function heroManner(seen: Seen): Manner {
  const foes = foesOf(seen);
  const far = farFrom(
    seen,
    foes.map(({ square }) => square),
  );
  const turns = seen.view.fight?.turns ?? 0;
  const isCharge = foes.every((foe) => isShooter(foe.of) || speedOf(seen, foe) === 0);
  const step = turns > FIRST ? STEP.later : STEP.first;
  return {
    stand(figure, square, danger) {
      const eager = eagerness(seen, figure);
      // No waiting any longer for an enemy that will not come.
      const post = eager > 0 && turns <= ENDLESS ? postWorth(seen, figure, square) : 0;
      const away = Math.min(turns > ENDLESS ? NOWHERE : FAR_OFF, far(square));
      // An idle fighter comes near, but no nearer; none waits under fire.
      const pull = isCharge
        ? CHARGE * away
        : post > 0
          ? 0
          : step * Math.max(0, away - (turns > ENDLESS ? 0 : WAITING));
      const inTheWay = post > 0 ? 0 : crowding(seen, figure, square);
      const cost = fear(seen, figure, danger, { relief: reliefBy(seen, figure)(square) });
      return post - cost - inTheWay - eager * pull - APART * lonely(seen, figure, square);
    },
    worth(figure, target, { wounds, kills }) {
      const usual = 0.5 * wounds + kills * (0.8 + Math.min(1.5, menace(seen, target, figure)));
      return isWanted(seen.view, target) ? usual + WANTED.wound * wounds + WANTED.dead * kills : usual;
    },
    // A wizard stays out of reach, and keeps the dagger.
    throws: (figure) => sheetIn(seen.view, figure.id)?.calling !== 'wizard',
    deed: (command) =>
      command.type === 'cast' || command.type === 'castSource' ? castWorth(seen, command) : null,
    from: (figure, square) => fireAfterWalking(seen, figure, square),
    yields: (figure) => makingRoom(seen, figure),
  };
}

/** The distance to the nearest friend, up to a few squares. */
function lonely({ view, ground }: Seen, figure: Figure, square: Square): number {
  const friends = party(view).filter(({ id }) => id !== figure.id);
  return Math.min(6, ...friends.map((friend) => apart(ground.board, friend.square, square)));
}

/** As a rule, at most this many enemies reach one hero at a time. */
const AT_ONCE = 2;

/** The enemy's turns to kill the heroes, per turn the heroes need for the enemy: below 1 the heroes lose. */
export function race(seen: Seen): number {
  const heroes = party(seen.view);
  const foes = foesOf(seen);
  const [anyone] = heroes;
  if (anyone === undefined || foes.length === 0) return Infinity;
  const ours = sum(heroes, (hero) => average(foes, (foe) => bestBlow(seen, hero, foe)));
  const blows = foes.map((foe) => average(heroes, (hero) => menace(seen, foe, hero))).sort((a, b) => b - a);
  const theirs = sum(blows.slice(0, AT_ONCE * heroes.length), (each) => each);
  const toKill = sum(foes, ({ wounds }) => wounds) / Math.max(0.05, ours);
  const toDie = sum(heroes, (hero) => lifeOf(seen, hero)) / Math.max(0.05, theirs);
  return toDie / toKill;
}

function bestBlow(seen: Seen, hero: Figure, foe: Figure): number {
  const weapons = [...meleeWeapons(seen.state, hero), ...shootsWith(seen, hero)];
  return Math.max(0, ...weapons.map((weapon) => blow(seen, hero, foe, weapon).wounds));
}

function sum<T>(list: readonly T[], each: (one: T) => number): number {
  return list.reduce((total, one) => total + each(one), 0);
}

function average<T>(list: readonly T[], each: (one: T) => number): number {
  return list.length === 0 ? 0 : sum(list, each) / list.length;
}

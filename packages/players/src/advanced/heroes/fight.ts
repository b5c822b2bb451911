/** How heroes fight: what a place and a blow are worth to them, and who would win. */
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

/** What a wound to be expected costs, and what it costs whoever cannot afford it. */
const WOUND = 0.8;
const LIFE = 2;
/** What a step nearer to the enemy is worth to those who fight hand to hand: at first they let them come. */
const STEP = { first: 0.05, later: 0.08 } as const;
const FIRST = 2;
/** And to reach those who would rather shoot than come, or cannot come. */
const CHARGE = 0.25;
/** So near, in steps, those wait whose turn has not come; whoever is farther off than that comes no sooner. */
const WAITING = 6;
const FAR_OFF = 30;
/** Those who are better off at a distance come on half as fast. */
const RELUCTANT = 0.5;
/** What a step away from the nearest friend costs. */
const APART = 0.05;
/** After so many turns of a fight they lose patience with waiting, and after so many more all fear: then they go and find the enemy. */
const LONG = 8;
const ENDLESS = 20;
/** Farther than any way: there is none from there. */
export const NOWHERE = 1000;
/** Whoever they were sent to kill is worth so much for a wound, and so much dead. */
const WANTED = { wound: 1, dead: 6 } as const;

export function foesOf({ view }: Seen): Figure[] {
  return view.figures.filter((figure) => figure.side === 'monsters' && isUp(figure));
}

function lifeOf(seen: Seen, figure: Figure): number {
  return Math.max(0.5, figure.wounds + (sheetIn(seen.view, figure.id)?.fate ?? 0) * FATE_WORTH);
}

/** What danger costs the party, less what others are spared by it; for oneself it grows with the square of what it would leave of one's life. */
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

/** Wizards stay out of it; archers go in where there is nothing to shoot at. */
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
      // Nobody waits any longer for one who will not come.
      const post = eager > 0 && turns <= ENDLESS ? postWorth(seen, figure, square) : 0;
      const away = Math.min(turns > ENDLESS ? NOWHERE : FAR_OFF, far(square));
      // Who has nobody to strike at comes near, and no nearer; nobody waits under fire.
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
    // A wizard stays out of their reach, and keeps the dagger.
    throws: (figure) => sheetIn(seen.view, figure.id)?.calling !== 'wizard',
    deed: (command) =>
      command.type === 'cast' || command.type === 'castSource' ? castWorth(seen, command) : null,
    from: (figure, square) => fireAfterWalking(seen, figure, square),
    yields: (figure) => makingRoom(seen, figure),
  };
}

/** How far the nearest friend would be, up to a few squares. */
function lonely({ view, ground }: Seen, figure: Figure, square: Square): number {
  const friends = party(view).filter(({ id }) => id !== figure.id);
  return Math.min(6, ...friends.map((friend) => apart(ground.board, friend.square, square)));
}

/** No more than so many get at one hero at a time, as a rule. */
const AT_ONCE = 2;

/** How many turns each side needs for the other, as things stand: below 1 the heroes lose the race. */
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

/** Foes out of walking range, as across a chasm: who shoots, throws or casts, and where the others wait. */
import type { Figure } from '@oubliette/advanced';
import { rangedWeapons, sightBetween } from '@oubliette/advanced/reckoning';
import type { Square } from '@oubliette/dungeon';
import { farFrom } from '../ground.ts';
import { missilesFrom } from '../missiles.ts';
import { blow } from '../odds.ts';
import type { Manner } from '../plan.ts';
import { fireAfterWalking, hasFire } from '../spells.ts';
import { noted } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { fear, foesOf, heroManner } from './fight.ts';
import { party } from './mood.ts';

/** Places to shoot from are searched up to this distance. */
const NEAR = 24;
/** After this many turns of it they have wasted enough time. */
const LONGEST = 24;
/** Heroes break off a shoot-out if they need this much longer to kill the enemy than the other way round. */
const EVEN = 0.8;
/** The value of a place to shoot from for a figure that must walk there first and shoots next turn. */
const NEXT_TURN = 0.7;
/** The cost of a step farther from such a place, or from cover. */
const STEP = 0.08;
/** Of several targets in sight only one is shot at. */
const SHARE_IN_SIGHT = 0.5;
/** The cost of a wound here: being shot at brings no enemy closer, so less than hand to hand. */
const UNDER_FIRE = 0.35;

/** No figure of either side can walk to an enemy. */
export function isStandoff(seen: Seen): boolean {
  return noted(seen, 'standoff', () => {
    const foes = foesOf(seen);
    if (foes.length === 0) return false;
    const far = farFrom(
      seen,
      foes.map(({ square }) => square),
    );
    return party(seen.view).every(({ square }) => far(square) === Infinity);
  });
}

/** Whether to stay and shoot it out: a hero can, and it pays. */
export function isShootOut(seen: Seen): boolean {
  return noted(seen, 'shoot-out', () => {
    if (!isStandoff(seen) || (seen.view.fight?.turns ?? 0) > LONGEST) return false;
    const shooters = party(seen.view).filter((figure) => firingPlaces(seen, figure).size > 0);
    return shooters.length > 0 && exchange(seen, shooters) >= EVEN;
  });
}

/** The enemy's turns to kill our shooters, per turn our shooters need to kill the enemy. */
function exchange(seen: Seen, shooters: readonly Figure[]): number {
  const foes = foesOf(seen);
  const ours = sum(shooters, (figure) => Math.max(0, ...firingPlaces(seen, figure).values()));
  const theirs = sum(foes, (foe) => Math.max(0, ...shooters.map((figure) => shotAt(seen, foe, figure))));
  if (theirs === 0) return Infinity;
  const toKill = sum(foes, ({ wounds }) => wounds) / Math.max(0.05, ours);
  const toDie = sum(shooters, ({ wounds }) => wounds) / theirs;
  return toDie / toKill;
}

function shotAt(seen: Seen, foe: Figure, figure: Figure): number {
  return Math.max(
    0,
    ...rangedWeapons(seen.state, foe).map((weapon) => blow(seen, foe, figure, weapon).wounds),
  );
}

/** Nearby places where a figure could shoot, throw or cast fire at a target, and the expected effect. */
function firingPlaces(seen: Seen, figure: Figure): ReadonlyMap<Square, number> {
  return noted(seen, `firing ${figure.id}`, () => {
    const places = new Map<Square, number>();
    if (rangedWeapons(seen.state, figure).length === 0 && !hasFire(seen, figure)) return places;
    for (const square of squaresNear(seen, figure)) {
      const shot = bestShot(seen, figure, square);
      if (shot > 0) places.set(square, shot);
    }
    return places;
  });
}

function bestShot(seen: Seen, figure: Figure, square: Square): number {
  const shots = missilesFrom(seen, figure, square).map(({ odds }) => odds.wounds);
  return Math.max(0, ...shots, fireAfterWalking(seen, figure, square)?.value ?? 0);
}

function squaresNear(seen: Seen, figure: Figure): Square[] {
  const near = farFrom(seen, [figure.square]);
  return seen.ground.board.areas
    .flatMap(({ squares }) => squares)
    .filter((square) => near(square) <= NEAR && (seen.occupied.get(square) ?? figure).id === figure.id);
}

/** What the enemies across may do to a figure there in their phase. */
function exposure(seen: Seen, figure: Figure, square: Square): number {
  const there = { ...figure, square };
  const inSight = foesOf(seen).filter(
    (foe) => shotAt(seen, foe, figure) > 0 && sightBetween(seen.world, seen.state, foe, there) !== 'none',
  );
  return SHARE_IN_SIGHT * sum(inSight, (foe) => shotAt(seen, foe, figure));
}

function risk(seen: Seen, figure: Figure, square: Square): number {
  return fear(seen, figure, exposure(seen, figure, square), { wound: UNDER_FIRE });
}

/** Shooters go where they can shoot, and step back when hurt; the others keep out of sight. */
export function acrossManner(seen: Seen): Manner {
  const steady = heroManner(seen);
  return {
    stand(figure, square) {
      const danger = risk(seen, figure, square);
      const places = firingPlaces(seen, figure);
      if (!paysToShoot(seen, figure, places)) return -danger;
      const shot = places.get(square);
      if (shot !== undefined) return NEXT_TURN * shot - danger;
      const way = noted(seen, `to fire ${figure.id}`, () => farFrom(seen, [...places.keys()]));
      return -danger - STEP * Math.min(NEAR, way(square));
    },
    worth: (figure, target, odds) => steady.worth(figure, target, odds),
    throws: () => true,
    deed: (command) => steady.deed(command),
    from: (figure, square) => steady.from?.(figure, square) ?? null,
  };
}

/** Whether any place to shoot from is worth the shots it draws. */
function paysToShoot(seen: Seen, figure: Figure, places: ReadonlyMap<Square, number>): boolean {
  return noted(seen, `pays ${figure.id}`, () =>
    [...places].some(([square, shot]) => NEXT_TURN * shot > risk(seen, figure, square)),
  );
}

function sum<T>(list: readonly T[], each: (one: T) => number): number {
  return list.reduce((total, one) => total + each(one), 0);
}

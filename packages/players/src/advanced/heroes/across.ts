/** Foes nobody can walk to, as across a chasm: what bows, throws and spells do there, and who stands where meanwhile. */
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

/** Nobody looks for a place to shoot from farther away than this. */
const NEAR = 24;
/** After so many turns of it they have wasted enough time. */
const LONGEST = 24;
/** An exchange of shots is broken off when they would need this much longer for the enemy than the enemy for them. */
const EVEN = 0.8;
/** What a place to shoot from is worth to whoever has to walk there first and shoots with the next turn. */
const NEXT_TURN = 0.7;
/** What a step farther from such a place, or from cover, costs. */
const STEP = 0.08;
/** Of several in sight one is shot at. */
const SHARE_IN_SIGHT = 0.5;
/** What a wound costs here: nobody comes any nearer by it, so less than hand to hand. */
const UNDER_FIRE = 0.35;

/** Nobody can walk to anybody. */
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

/** Whether to stay and shoot it out: somebody can, and it pays. */
export function isShootOut(seen: Seen): boolean {
  return noted(seen, 'shoot-out', () => {
    if (!isStandoff(seen) || (seen.view.fight?.turns ?? 0) > LONGEST) return false;
    const shooters = party(seen.view).filter((figure) => firingPlaces(seen, figure).size > 0);
    return shooters.length > 0 && exchange(seen, shooters) >= EVEN;
  });
}

/** How many turns the enemy needs for those who would shoot, for each turn these need for the enemy. */
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

/** Places near enough from which a figure could shoot, throw or cast fire at somebody, and what that would do. */
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

/** What those across may do to whoever stands there when their phase comes. */
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

/** Whoever can shoot goes where that is possible and steps back when hurt; the others keep out of sight. */
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

/** Whether any place is worth standing in to shoot, for all the shots it draws. */
function paysToShoot(seen: Seen, figure: Figure, places: ReadonlyMap<Square, number>): boolean {
  return noted(seen, `pays ${figure.id}`, () =>
    [...places].some(([square, shot]) => NEXT_TURN * shot > risk(seen, figure, square)),
  );
}

function sum<T>(list: readonly T[], each: (one: T) => number): number {
  return list.reduce((total, one) => total + each(one), 0);
}

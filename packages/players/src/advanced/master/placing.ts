/** Where the master puts monsters, doors and chests. */
import { topSeenAs } from '@oubliette/advanced';
import type { Command, FrameSeenOf } from '@oubliette/advanced';
import { isShooter, isUp, lookOf } from '@oubliette/advanced/reckoning';
import { apart, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Stream } from '@oubliette/kernel';
import { farFrom } from '../ground.ts';
import { best, figureIn, movesOf, sheetIn } from '../seen.ts';
import type { CommandOf, Seen } from '../seen.ts';

/** The meeting under way, which the master sees whole. */
export function meetingOf({ view }: Seen): FrameSeenOf<'meeting'> {
  return topSeenAs(view, 'meeting')!;
}

/** Shooters and casters keep this distance. */
const STAND_OFF = 4;

/** A square's value for a kind: fighters beside heroes, preferably casters; shooters a few squares away. */
export function placeWorth(seen: Seen, kind: string, square: Square): number {
  const heroes = seen.view.figures.filter((figure) => figure.side === 'heroes' && isUp(figure));
  const far = farFrom(
    seen,
    heroes.map(({ square: at }) => at),
  );
  const steps = Math.min(30, far(square));
  if (isShooter(kind)) return -Math.abs(steps - STAND_OFF);
  const victims = heroes.filter(({ square: at }) => sideNeighbours(seen.ground, square).includes(at));
  const frail = victims.some(({ id }) => sheetIn(seen.view, id)?.calling === 'wizard');
  return -steps + (frail ? 1.5 : 0) + 0.1 * victims.length;
}

/**
 * The best square, for the kind with the best one. Of its look-alikes any comes next: were the special
 * one always the last, its number would give it away (ADV-ENC-22).
 */
export function putDown(
  seen: Seen,
  moves: readonly Command[],
  luck: Stream,
): CommandOf<'placeMonster'> | undefined {
  const all = movesOf(moves, 'placeMonster');
  const worth = ({ kind, at }: CommandOf<'placeMonster'>): number => placeWorth(seen, kind, at);
  const first = best(all, worth);
  if (first === undefined) return undefined;
  const kind = oneAlike(seen, first.kind, luck);
  return (
    best(
      all.filter((one) => one.kind === kind),
      worth,
    ) ?? first
  );
}

/** A random one of the look-alikes still to be placed. */
function oneAlike(seen: Seen, kind: string, luck: Stream): string {
  const { left, group } = meetingOf(seen);
  const alike = left.filter((one) => lookOf(group.monsters, one) === lookOf(group.monsters, kind));
  return alike[luck.below(alike.length)] ?? kind;
}

/** One step to a better square; null if none is better. */
export function shiftNearer(seen: Seen, moves: readonly Command[]): CommandOf<'shiftMonster'> | null {
  const gain = ({ figure, to }: CommandOf<'shiftMonster'>): number => {
    const stands = figureIn(seen.view, figure)!;
    return placeWorth(seen, stands.of, to) - placeWorth(seen, stands.of, stands.square);
  };
  const shift = best(movesOf(moves, 'shiftMonster'), gain);
  return shift !== undefined && gain(shift) > 0 ? shift : null;
}

/**
 * When the leader places them the special ones come last: they swap places, so that each may be any of its
 * look-alikes (ADV-ENC-22). Each may swap once, with a true one of the kind both look like.
 */
export function switchDisguised(
  seen: Seen,
  moves: readonly Command[],
  luck: Stream,
): CommandOf<'switchMonsters'>[] {
  const specials = [...new Set(movesOf(moves, 'switchMonsters').map(({ figure }) => figure))];
  const placed = meetingOf(seen).placed.map((id) => figureIn(seen.view, id)!);
  const looks = new Set(specials.map((id) => figureIn(seen.view, id)!.disguise!));
  return [...looks].flatMap((look) => {
    const plain = placed.filter(({ of, disguise }) => disguise === null && of === look);
    const alike = placed.filter(({ id, disguise }) => disguise === look && specials.includes(id));
    return changePlaces(
      alike.map(({ id }) => id),
      plain.map(({ id }) => id),
      luck,
    );
  });
}

/** Each draws one of all these places. Two may not swap with each other: then the lots are drawn again. */
function changePlaces(
  specials: readonly string[],
  plain: readonly string[],
  luck: Stream,
): CommandOf<'switchMonsters'>[] {
  let given: CommandOf<'switchMonsters'>[] | null = null;
  while (given === null) {
    const lots = [...specials, ...plain];
    given = inTurn(specials.map((figure) => [figure, lots.splice(luck.below(lots.length), 1)[0]!]));
  }
  return given;
}

/** A monster bound for a place without another special one goes first; null if some would wait for ever. */
function inTurn(lots: readonly (readonly [string, string])[]): CommandOf<'switchMonsters'>[] | null {
  const given: CommandOf<'switchMonsters'>[] = [];
  const moving = lots.filter(([from, to]) => from !== to);
  const taken = new Set(lots.map(([from]) => from));
  while (given.length < moving.length) {
    const next = moving.find(([from, to]) => taken.has(from) && !taken.has(to));
    if (next === undefined) return null;
    const [figure, to] = next;
    given.push({ type: 'switchMonsters', figure, with: to });
    taken.delete(figure);
  }
  return given;
}

/** As far from the party as possible: the longer the walk, the more counters the master draws. */
export function farthest<T extends { readonly at: Square }>(seen: Seen, list: readonly T[]): T | undefined {
  const heroes = seen.view.figures.filter(({ side }) => side === 'heroes');
  return best(list, ({ at }) =>
    Math.min(99, ...heroes.map(({ square }) => apart(seen.ground.board, square, at))),
  );
}

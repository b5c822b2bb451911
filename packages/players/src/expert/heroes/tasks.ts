/** What is left to do in a quiet dungeon: searches, things on the ground, what the quest asks for, doors, ways out. */
import type { Command, Figure, Tile } from '@oubliette/expert';
import {
  bearerOf,
  fullBody,
  furnitureKind,
  HOSTAGE_ID,
  lockOn,
  shutDoors,
  squaresOfTile,
  tileAt,
} from '@oubliette/expert/reckoning';
import type { Found } from '@oubliette/expert/reckoning';
import { enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { farFrom } from '../ground.ts';
import { noted } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { cardWorth } from './goods.ts';

export interface Task {
  readonly key: string;
  /** Where a hero stands to do it. */
  readonly squares: readonly Square[];
  /** Null where being there is all. */
  readonly command: Command | null;
  /** Whether it is the action of a turn, which runners do not have. */
  readonly isAction: boolean;
  /** Steps nearer than it is: the more it is wanted. */
  readonly bonus: number;
}

/** In points of Body. */
const TREASURE = 1.3;
const D6 = 3.5;

/** What a result of a search is worth to this hero, more or less. */
function foundWorth(seen: Seen, hero: Figure, found: Found): number {
  switch (found.is) {
    case 'treasure':
    case 'lookFor':
      return TREASURE * found.count;
    case 'gold':
      return found.gold === 100 ? 0.5 : 0.05;
    case 'gain':
      return Math.min(
        fullBody(hero) - hero.body,
        found.body === 'd6' ? D6 : found.body === 'all' ? 9 : found.body,
      );
    case 'lose': {
      const points = found.body === 'd6' ? D6 : found.body;
      // It may be the death of whoever has no more than that.
      const deadly = hero.body <= (found.body === 'd6' ? 6 : 1) ? 2 : 1;
      const others = found.whom === 'searcher' ? 0 : othersNear(seen, hero) * points;
      return -points * deadly - others;
    }
    case 'lid': {
      const body = hero.body;
      return (TREASURE * found.count * Math.max(0, Math.min(6, body - 3))) / 6;
    }
    default:
      return OTHERWISE[found.is] ?? 0;
  }
}

/** What needs no reckoning. */
const OTHERWISE: { readonly [is in Found['is']]?: number } = {
  event: -0.7,
  scroll: 1,
  peek: 0.2,
  blessed: 1,
  cursed: -0.7,
  paralysed: -0.7,
  imprisoned: -0.7,
  undead: -1.5,
  troll: -1.5,
  alarm: -1.5,
  summoned: -1.5,
  passage: 0.1,
};

function othersNear(seen: Seen, hero: Figure): number {
  const tile = tileAt(seen.world, seen.state, hero.square);
  return seen.heroes.filter(
    (other) => other.id !== hero.id && tileAt(seen.world, seen.state, other.square) === tile,
  ).length;
}

const ROLLS = Array.from({ length: 11 }, (_, at) => ({ total: at + 2, ways: 6 - Math.abs(at - 5) }));

/** The mean over two dice. */
function searchWorth(seen: Seen, hero: Figure, kind: Tile['furniture'][number]['kind']): number {
  const { rows } = furnitureKind(kind);
  const sum = ROLLS.reduce((total, roll) => {
    const { found } = rows.find(({ upTo }) => roll.total <= upTo)!;
    return total + roll.ways * foundWorth(seen, hero, found);
  }, 0);
  return sum / 36;
}

/** Searches that are worth it for this hero. */
export function searches(seen: Seen, hero: Figure): readonly Task[] {
  const isQuiet = (tile: Tile): boolean =>
    !seen.monsters.some(({ square }) => tileAt(seen.world, seen.state, square)?.id === tile.id);
  const found: Task[] = [];
  for (const tile of seen.view.tiles) {
    if (!isQuiet(tile)) continue;
    for (const piece of tile.furniture) {
      if (piece.searched || searchWorth(seen, hero, piece.kind) <= 0) continue;
      const isWalkable = furnitureKind(piece.kind).isWalkable === true;
      found.push({
        key: piece.id,
        squares: isWalkable ? piece.squares : sidesOf(seen, piece.squares),
        command: { type: 'searchFurniture', piece: piece.id },
        isAction: true,
        bonus: 2,
      });
    }
    if (!tile.searched && hero.body > 2)
      found.push({
        key: `tile ${tile.id}`,
        squares: squaresOfTile(seen.world, seen.state, tile.id),
        command: { type: 'searchTile' },
        isAction: true,
        bonus: 0,
      });
  }
  return found;
}

/** Free cells that share a side with a piece. */
function sidesOf({ ground }: Seen, squares: readonly Square[]): readonly Square[] {
  const sides = squares.flatMap((square) => sideNeighbours(ground, square));
  return [...new Set(sides)].filter((square) => enterable(ground, square));
}

/** Things on the ground that this hero would carry. */
export function leavings(seen: Seen, hero: Figure): readonly Task[] {
  const own = bearerOf(seen.state, hero);
  if (own === undefined) return [];
  return seen.view.heaps
    .filter(({ cards, gold, of }) => {
      if (of !== undefined) return false;
      return gold > 0 || (own.cards.length < 5 && cards.some(({ card }) => cardWorth(own, card) > 0.2));
    })
    .map(({ square }) => ({
      key: `heap ${square}`,
      squares: [square],
      command: null,
      isAction: false,
      bonus: 1,
    }));
}

/** What the quest asks for in its room, once it is quiet there (EXP-QRM-05). */
export function duties(seen: Seen): readonly Task[] {
  const { quest } = seen.view;
  return quest.sites
    .filter(({ id }) => !quest.done.some(({ site }) => site === id))
    .filter(
      ({ tile }) => !seen.monsters.some(({ square }) => tileAt(seen.world, seen.state, square)?.id === tile),
    )
    .map(({ id, squares }) => ({
      key: `site ${id}`,
      squares: sidesOf(seen, squares),
      command: { type: 'questAction', site: id },
      isAction: true,
      bonus: 0,
    }));
}

/** Where a way out of the dungeon is. */
export function stairsIn({ view }: Seen): readonly Square[] {
  return view.tiles.flatMap(({ stairs }) => (stairs === null ? [] : [stairs]));
}

/** Whether the quest sends this figure out: captives who have found the way, and the hostage. */
export function mustGoOut(seen: Seen, figure: Figure): boolean {
  const { plan, met } = seen.view.quest;
  if (plan?.goal === 'escape') return stairsIn(seen).length > 0;
  if (figure.id === HOSTAGE_ID) return true;
  return plan?.goal === 'rescue' && met;
}

export interface DoorTask {
  readonly at: Square;
  readonly side: Direction;
  readonly isLocked: boolean;
}

/** By square the steps a hero needs to it. */
export function stepsFrom(seen: Seen, hero: Figure): (square: Square) => number {
  return farFrom(seen, hero, [hero.square]);
}

const LOCKED = 6;

/** The unopened door the party goes to: the nearest to all of them together, locked ones last. */
export function doorFor(seen: Seen): DoorTask | null {
  return noted(seen, 'door', () => {
    let best: DoorTask | null = null;
    let least = Infinity;
    for (const { at, side } of shutDoors(seen.state)) {
      const steps = seen.heroes.map((hero) => Math.min(200, farFrom(seen, hero, [at])(hero.square)));
      const isLocked = lockOn(seen.state, at, side) !== undefined;
      const sum = steps.reduce((total, one) => total + one, 0) / steps.length + (isLocked ? LOCKED : 0);
      if (sum < least) [best, least] = [{ at, side, isLocked }, sum];
    }
    return best;
  });
}

/** Where monsters go: to the heroes, out of each other's way, or back. */
import type { Figure, FigureId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { HERO } from '../chart.ts';
import type { SharedCommand } from '../ways.ts';
import type { Manner } from './difficulty.ts';
import type { Lair } from './lair.ts';

/** What the monsters of one turn know of each other. */
export interface Onslaught {
  /** How often each hero was attacked. */
  readonly blows: Map<FigureId, number>;
  /** The hero to bring down. */
  victim: FigureId | null;
  /** Rounds since the last attack by anybody. */
  lull: number;
}

/** Ranks squares to attack from: far ones leave room for others; blockers prefer those in the way. */
export function footing(lair: Lair, manner: Manner, prey: Square, square: Square): number {
  const far = 0.01 * Math.max(0, lair.reach.steps[square]!);
  if (manner.blocks === 0) return far;
  const { steps } = lair.exits;
  const between = steps[square]! >= 0 && steps[square]! < steps[prey]!;
  return far + (between ? manner.blocks : 0);
}

/** As near to a hero as possible, from so many steps away. */
export function approach(
  lair: Lair,
  monster: Figure,
  { lull }: Onslaught,
  start = lair.field.steps[monster.square]!,
): SharedCommand[] {
  const { reach, field } = lair;
  let best = monster.square;
  let nearest = start;
  if (nearest < 0) return lull > LULL ? makeRoom(lair, monster) : breakOut(lair, monster);
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    const steps = field.steps[square]!;
    if (steps < 0 || steps >= nearest || !lair.canStand(monster, square)) continue;
    nearest = steps;
    best = square;
  }
  return stepsTo(lair, monster, best);
}

/** Rounds of waiting on either side of a pit before Morcar's side gives way. */
const LULL = 8;

/** Neither side can reach the other: stands back so that the heroes may come across. */
function makeRoom(lair: Lair, monster: Figure): SharedCommand[] {
  const { reach, chart, prey } = lair;
  const { width } = chart;
  const away = (square: Square): number => {
    let nearest = 30000;
    for (const { figure } of prey) {
      const across = Math.abs((square % width) - (figure.square % width));
      const down = Math.abs(Math.floor(square / width) - Math.floor(figure.square / width));
      nearest = Math.min(nearest, across + down);
    }
    return nearest;
  };
  let best = monster.square;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    if (lair.canStand(monster, square) && away(square) > away(best)) best = square;
  }
  return stepsTo(lair, monster, best);
}

/** No way to the heroes: to the nearest door between, if the quest lets monsters open doors. */
function breakOut(lair: Lair, monster: Figure): SharedCommand[] {
  const { chart, doors, field, reach } = lair;
  if (chart.view.screen?.quest.rules.monstersOpenDoors !== true) return [];
  const sides = chart.shut.flatMap(({ a, b, key }) => [
    { near: a, beyond: b, key },
    { near: b, beyond: a, key },
  ]);
  const between = sides.filter(({ beyond }) => field.steps[beyond]! >= 0 || chart.held[beyond] === HERO);
  const here = between.find(({ near }) => near === monster.square);
  if (here !== undefined) return [{ type: 'openDoor', figure: monster.id, door: here.key }];
  if (between.length === 0) return [];
  doors.fromAny(
    chart,
    between.map(({ near }) => near),
    { as: 'ghost' },
  );
  let best = monster.square;
  let nearest = doors.steps[best]!;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    const steps = doors.steps[square]!;
    if (steps < 0 || steps >= nearest || !lair.canStand(monster, square)) continue;
    nearest = steps;
    best = square;
  }
  const script: SharedCommand[] = stepsTo(lair, monster, best);
  const arrived = between.find(({ near }) => near === best);
  if (arrived !== undefined) script.push({ type: 'openDoor', figure: monster.id, door: arrived.key });
  return script;
}

/** A step or two away from every hero, to leave the square for another's attack. */
export function stepAside(lair: Lair, monster: Figure): SharedCommand[] {
  const { reach, field } = lair;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    if (field.steps[square]! > 1 && lair.canStand(monster, square)) return stepsTo(lair, monster, square);
  }
  return [];
}

/** As far from the heroes as possible, for a caster who will cast again. */
export function withdraw(lair: Lair, monster: Figure): SharedCommand[] {
  const { reach, field } = lair;
  let best = monster.square;
  let farthest = field.steps[monster.square]!;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    const steps = field.steps[square]!;
    if (steps <= farthest || !lair.canStand(monster, square)) continue;
    farthest = steps;
    best = square;
  }
  return stepsTo(lair, monster, best);
}

/** Steps, and jumps over what lies between. */
export function stepsTo({ chart, reach }: Lair, monster: Figure, square: Square): SharedCommand[] {
  const figure = monster.id;
  if (square === monster.square) return [];
  let from = monster.square;
  return reach.pathTo(square).map((to) => {
    const type = chart.beside(from, to) ? 'step' : 'jump';
    from = to;
    return { type, figure, to };
  });
}

/** Placing monsters without a game master (ADV-SOLO-17 to ADV-SOLO-20). */
import { distances } from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { shotRefusal } from '../combat/ranged.ts';
import { rangedWeapons } from '../combat/weapons.ts';
import { areBeside, enemiesOf, isNear, reachOf, squaresInReach } from '../combat/zones.ts';
import { monsterNamed } from '../content/bestiary.ts';
import type { MeetingFrame } from '../encounter/types.ts';
import { figureOf, isOn, isUp, squaresOf } from '../figures.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { isShooter } from './shooters.ts';

/** Hand-to-hand fighters before all others; within each group the order is free (ADV-SOLO-17). */
export function kindsFirst(kinds: readonly string[]): string[] {
  const fighters = kinds.filter((kind) => !isShooter(kind));
  return [...new Set(fighters.length > 0 ? fighters : kinds)];
}

/** Of the squares with room for this kind, those where it must be placed. */
export function squaresForKind(
  world: World,
  state: State,
  { placed, group }: Pick<MeetingFrame, 'placed' | 'group'>,
  kind: string,
  free: readonly Square[],
): Square[] {
  const size = monsterNamed(kind).special.includes('large') ? 2 : 1;
  const one = standIn(kind, 0, size, group.id);
  const there = (square: Square): Figure => ({ ...one, square });
  const beside = placed.length === 0 ? [] : free.filter((at) => isBesideOne(world, state, there(at), placed));
  const allowed = beside.length > 0 ? beside : [...free];
  const striking = allowed.filter((at) => canAttackFrom(world, state, there(at)));
  const best = striking.length > 0 ? striking : allowed;
  return placed.length > 0 ? best : nearest(world, state, best, there);
}

/** A stand-in for a monster not placed yet. */
export function standIn(kind: string, square: Square, size: Figure['size'], group: number): Figure {
  return {
    id: `${kind}-0`,
    side: 'monsters',
    kind: 'monster',
    of: kind,
    square,
    size,
    wounds: 1,
    effects: [],
    group,
    disguise: null,
    character: null,
  };
}

function isBesideOne(world: World, state: State, figure: Figure, placed: readonly FigureId[]): boolean {
  return placed.some((id) => areBeside(world, state, figure, figureOf(state, id)));
}

/** A fighter beside an enemy; a shooter with a shot, or else like a fighter (ADV-SOLO-19). */
function canAttackFrom(world: World, state: State, figure: Figure): boolean {
  const enemies = enemiesOf(state, figure);
  const weapons = rangedWeapons(state, figure);
  if (weapons.length > 0)
    return enemies.some((enemy) =>
      weapons.some((weapon) => shotRefusal(world, state, figure, enemy, weapon) === null),
    );
  const { board } = groundOf(world, state);
  const near = enemies.filter((enemy) => isNear(board, figure, enemy));
  if (near.length === 0) return false;
  const armed = reachOf(world, state, figure);
  const reach = armed.length > 0 ? armed : squaresInReach(world, state, figure, false);
  return near.some((enemy) => isOn(board, enemy, reach));
}

/** As close to the party as there is room (ADV-SOLO-18). */
function nearest(
  world: World,
  state: State,
  squares: readonly Square[],
  there: (square: Square) => Figure,
): Square[] {
  const { board } = groundOf(world, state);
  const steps = stepsToEnemies(world, state, there(squares[0] ?? 0));
  const far = (at: Square): number => Math.min(...squaresOf(board, there(at)).map(steps));
  const least = Math.min(...squares.map(far));
  return squares.filter((at) => far(at) === least);
}

/** Steps to a monster's nearest enemy, ignoring figures between; infinite if there is no way. */
export function stepsToEnemies(world: World, state: State, monster: Figure): (square: Square) => number {
  const enemies = enemiesOf(state, monster);
  const standing = enemies.filter(isUp);
  const goals = (standing.length > 0 ? standing : enemies).map(({ square }) => square);
  const steps = stepsTo(groundOf(world, state), goals);
  return (square) => (steps[square]! < 0 ? Infinity : steps[square]!);
}

interface Steps {
  readonly goals: readonly Square[];
  readonly steps: Int16Array;
}

/** The party stands still while the monsters plan one by one. */
const lastSteps = new WeakMap<Ground, Steps>();

function stepsTo(ground: Ground, goals: readonly Square[]): Int16Array {
  const last = lastSteps.get(ground);
  if (last?.goals.length === goals.length && goals.every((goal, at) => goal === last.goals[at]))
    return last.steps;
  const steps = distances(ground, goals);
  lastSteps.set(ground, { goals, steps });
  return steps;
}

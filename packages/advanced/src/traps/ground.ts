/** Ground closed by traps (ADV-SPOT-15), and what they leave on it. */
import { sideNeighbours, xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { areaAt, groundOf } from '../board.ts';
import { trapNamed } from '../content/traps.ts';
import { levelOf, withLevel } from '../figures.ts';
import { isSpecial } from '../gear/traits.ts';
import { onceFor } from '../onceFor.ts';
import type { Figure, Level, State } from '../state.ts';
import { actOf } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { IN_PIT, NUMB } from './limits.ts';
import type { Line, TrapThing } from './types.ts';

/** On a figure at a trap it came to disarm: no further move this turn. */
export const AT_TRAP = 'atTrap';

const trapsAmong = onceFor((things: Level['things']): readonly TrapThing[] =>
  things.filter((thing): thing is TrapThing => thing.tag === 'trap'),
);

export function trapsOf(state: State): readonly TrapThing[] {
  return trapsAmong(levelOf(state).things);
}

export function trapThing(state: State, id: string): TrapThing | undefined {
  return trapsOf(state).find((thing) => thing.id === id);
}

export function withTrap(state: State, trap: TrapThing): State {
  return withLevel(state, { things: [...withoutTrap(state, trap.id), trap] });
}

export function withoutTrap(state: State, id: string): readonly State['levels'][number]['things'][number][] {
  return levelOf(state).things.filter((thing) => thing.id !== id);
}

/** Pits and falling blocks have their own rules for passing (ADV-TRAP-09, ADV-TRAP-24). */
const OWN_WAY: readonly string[] = ['pit', 'blocks'];

/** Noticed, on the ground, and dangerous close by. */
export function bansGround({ state, chest, trap }: TrapThing): boolean {
  return state === 'noticed' && chest === null && !OWN_WAY.includes(trap);
}

/** The squares closed by a trap not disarmed: its own, and those sharing a side with it. */
export function forbidden(world: World, state: State, { square }: TrapThing): Square[] {
  return [square, ...sideNeighbours(groundOf(world, state), square)];
}

/** Effects by which a trap holds a figure. */
const HELD: readonly string[] = [IN_PIT, NUMB, AT_TRAP];

/** Whether traps let a figure step onto this square, from its own or from one it passes. */
export function mayEnter(
  world: World,
  state: State,
  figure: Figure,
  square: Square,
  from = figure.square,
): boolean {
  if (figure.effects.some(({ tag }) => HELD.includes(tag))) return false;
  const traps = trapsOf(state);
  if (traps.length === 0) return true;
  return traps.every((trap) => {
    if (trap.trap === 'pit') return trap.square !== square || isSpecial(figure, 'flies');
    // Monsters know their traps, and raise their own gratings.
    if (figure.side === 'monsters') return true;
    if (trap.line !== undefined) return !isBeyond(world, state, trap.line, from, square);
    if (!bansGround(trap) || !forbidden(world, state, trap).includes(square)) return true;
    return square !== trap.square && mayDisarm(state, figure, trap);
  });
}

/** A hero may come near only to disarm it (ADV-SPOT-08). */
function mayDisarm(state: State, { id, kind }: Figure, { trap }: TrapThing): boolean {
  const exploring = state.turn.mode === 'exploration' && state.turn.phase === 'heroes';
  return kind === 'hero' && exploring && trapNamed(trap).disarm !== null && actOf(state, id).did === null;
}

/** Whether a portcullis stands between two squares (ADV-TRAP-12). */
export function isBeyond(world: World, state: State, line: Line, from: Square, to: Square): boolean {
  const area = areaAt(world, state, from).id;
  if (line.tag === 'door') {
    const inside = (square: Square): boolean => areaAt(world, state, square).id === area;
    return (to === line.b && inside(line.a)) || (to === line.a && inside(line.b));
  }
  if (area !== line.area || areaAt(world, state, to).id !== line.area) return false;
  return isPast(state, line, from) !== isPast(state, line, to);
}

export function isPast(state: State, line: Extract<Line, { tag: 'across' }>, square: Square): boolean {
  const { layout } = levelOf(state);
  return (line.axis === 'x' ? xOf(layout, square) : yOf(layout, square)) > line.after;
}

/** If two sides are equally near to a target, the attacker chooses which to face (NXT-FAC-04). */
import { findFigure } from '@oubliette/classic/extend';
import type { FigureId, World } from '@oubliette/classic/extend';
import { directionsTowards } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal } from '@oubliette/kernel';
import type { AnyHandler } from '@oubliette/referee';
import { facingTowards } from './facing.ts';
import type { Chapter, NextLevel } from './kit.ts';
import type { NextPlay } from './play.ts';
import type { NextState } from './state.ts';

/** Commands by which a figure attacks or casts at a target. */
const AIMED = [
  'strike',
  'hold',
  'shootAgain',
  'castSpell',
  'castArcanum',
  'readScroll',
  'fimirSpell',
  'usePower',
] as const;
export type AimedType = (typeof AIMED)[number];

/** A command that may name the side to face; by default the figure keeps its side if it is one of the two. */
export type Sided<C extends BaseCommand> = C extends { type: AimedType }
  ? C & { readonly facing?: Direction }
  : C;

type Aimed = BaseCommand & {
  readonly figure: FigureId;
  readonly target?: FigureId;
  readonly facing?: number;
};

/** The side that an aimed command names. */
export function sideNamed(command: BaseCommand): Direction | null {
  const { facing } = command as { readonly facing?: Direction };
  return isAimed(command.type) && facing !== undefined ? facing : null;
}

export function isAimed(type: string): type is AimedType {
  return (AIMED as readonly string[]).includes(type);
}

/** The two sides to choose from, the default first; empty if one side is nearest. */
function slantSides(world: World, state: NextState, id: FigureId, target: FigureId): Direction[] {
  const figure = findFigure(state, id);
  const on = findFigure(state, target);
  if (figure === undefined || on === undefined) return [];
  const sides = directionsTowards(world.board, figure.square, on.square);
  if (sides.length < 2) return [];
  const first = facingTowards(world, state, figure, on.square);
  return [first, ...sides.filter((side) => side !== first)];
}

function checkSide(world: World, state: NextState, { figure, target, facing }: Aimed): Refusal | null {
  if (facing === undefined) return null;
  const sides: readonly number[] = target === undefined ? [] : slantSides(world, state, figure, target);
  return sides.includes(facing) ? null : refuse('notThatSide', 'NXT-FAC-04', { figure });
}

/** An aimed command's handler, with the choice of a side added. */
function sided(handler: AnyHandler<NextLevel>): AnyHandler<NextLevel> {
  return {
    ...handler,
    check: (world, state, seat, command) =>
      handler.check(world, state, seat, command) ?? checkSide(world, state, command as Aimed),
    perform: (play, command, seat) => {
      turnAside(play, command as Aimed);
      handler.perform(play, command, seat);
    },
  };
}

/** All aimed commands, of every chapter. */
export const SLANTING: Pick<Chapter<never, never>, 'refines'> = {
  refines: Object.fromEntries(AIMED.map((type) => [type, { fields: { facing: 'number?' }, refined: sided }])),
};

function turnAside(play: NextPlay, { figure, facing }: Aimed): void {
  if (facing !== undefined && facing !== play.next.facing[figure])
    play.emit({ type: 'faced', rules: ['NXT-FAC-04'], figure, facing: facing as Direction, cost: 0 });
}

/** An aimed command with each side to choose from, if there is a choice. */
export function withSides(world: World, state: NextState, command: BaseCommand): BaseCommand[] {
  const { type, figure, target } = command as Aimed;
  if (!isAimed(type) || target === undefined) return [];
  return slantSides(world, state, figure, target).map((facing) => ({ ...command, facing }));
}

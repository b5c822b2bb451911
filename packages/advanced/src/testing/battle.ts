/** A fight for rule tests: a combat turn is under way, in the heroes' phase by default. */
import type { Fight } from '../encounter/types.ts';
import type { Scene, SceneFigure } from '../scenario/arrange.ts';
import type { Written } from '@oubliette/kernel/testing';
import { PLAIN_FIGHT } from '../scenario/fight.ts';
import { table } from './table.ts';
import type { AdvancedTable } from './table.ts';

export type Battle = Omit<Scene, 'map' | 'figures'> & { readonly fight?: Partial<Fight> };

export function battle(
  map: string,
  figures: Scene['figures'],
  { fight, turn, state, ...rest }: Battle = {},
): AdvancedTable {
  return table(map, figures, {
    ...rest,
    turn: { mode: 'combat', phase: 'heroes', ...turn },
    state: { ...state, fight: { ...PLAIN_FIGHT, ...fight } },
  });
}

/** The master's phase, with an order given already. */
export const MONSTERS = { phase: 'master', order: 'moveFirst' } as const;

export const RATMAN: SceneFigure = { monster: 'ratman' };

/** The master's first command in a phase. */
export const ORDER = { type: 'chooseOrder', order: 'moveFirst', pursuit: false } as const;

/** Two heroes and two ratmen at the ends of a hall. */
export const HALL = `
  +-+-+-+-+-+-+
  |A . . . . R|
  + + + + + + +
  |B . . . . Q|
  +-+-+-+-+-+-+
`;

/** The same, face to face. */
export const CLOSE = `
  +-+-+-+-+
  |. A R .|
  + + + + +
  |. B Q .|
  +-+-+-+-+
`;

/** The figures of both, with two players. */
export const TWO = { A: {}, B: { seat: 'bob' }, R: RATMAN, Q: RATMAN };

/** Twelve squares, and twelve more beside them behind a wall. */
export const LONG = `
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |A . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |R . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+
`;

export function strike(figure: string, target: string): Written {
  return { type: 'attack', figure, target, weapon: 'sword' };
}

export function step(figure: string, to: string): Written {
  return { type: 'step', figure, to };
}

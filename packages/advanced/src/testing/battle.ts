/** A fight for rule tests: a combat turn is under way, in the heroes' phase unless said otherwise. */
import type { Fight } from '../encounter/types.ts';
import type { Scene } from '../scenario/arrange.ts';
import { table } from './table.ts';
import type { AdvancedTable } from './table.ts';

const FIGHT: Fight = {
  turns: 1,
  placedBy: 'leader',
  groups: [],
  slain: [],
  waiting: [],
  ambushed: false,
  behindDoor: false,
  missiles: {},
  fixed: {},
};

export type Battle = Omit<Scene, 'map' | 'figures'> & { readonly fight?: Partial<Fight> };

export function battle(
  map: string,
  figures: Scene['figures'],
  { fight, turn, state, ...rest }: Battle = {},
): AdvancedTable {
  return table(map, figures, {
    ...rest,
    turn: { mode: 'combat', phase: 'heroes', ...turn },
    state: { ...state, fight: { ...FIGHT, ...fight } },
  });
}

/** The master's phase, with an order given already. */
export const MONSTERS = { phase: 'master', order: 'moveFirst' } as const;

/** Rooms for rule tests of traps: new ground, and a master with a trap counter. */
import { FULL_BOWL } from '../counters/bowl.ts';
import type { Scene } from '../scenario/arrange.ts';
import { MASTER } from '../setup.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';
import type { AdvancedTable } from './table.ts';
import { setGoing } from './underWay.ts';
import { trapSprung } from '../traps/spring.ts';

/** Five squares by four, A in the upper left corner, B below it. */
export const ROOM = `
  +-+-+-+-+-+
  |A . . . .|
  + + + + + +
  |B . . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+
`;

const HAND: State['master'] = {
  seat: MASTER,
  bowl: FULL_BOWL,
  played: [],
  hand: ['trap', 'trap'],
  characters: [],
  escaped: [],
  met: [],
  spent: {},
  watch: ['step', 'chest'],
};

export function trapped(
  figures: Scene['figures'] = { A: {} },
  rest: Omit<Scene, 'map' | 'figures'> & { readonly map?: string } = {},
): AdvancedTable {
  const { map = ROOM, state, ...others } = rest;
  const untrodden = ['B1', 'C1', 'D1', 'E1'];
  return table(map, figures, { untrodden, ...others, state: { master: HAND, ...state } });
}

/** A figure springs a trap where it stands, unnoticed. */
export function sprung(
  t: AdvancedTable,
  trap: string,
  dice: readonly number[],
  figure = 'A',
  chest?: string,
): void {
  const { square } = t.figure(figure);
  setGoing(t, (play) => trapSprung(play, { figure: t.id(figure), square, chest: chest ?? null, trap }), [
    1,
    ...dice,
  ]);
}

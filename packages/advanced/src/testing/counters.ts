/** Shared by tests of counters: a passage, a master with counters in hand, and moments to play them. */
import { offer } from '../counters/moments.ts';
import type { CounterKind, CounterMoment, CounterState } from '../counters/types.ts';
import { emptyState } from '../emptyState.ts';
import { meet } from '../encounter/meet.ts';
import type { State } from '../state.ts';
import { battle } from './battle.ts';
import { table } from './table.ts';
import type { AdvancedTable } from './table.ts';
import { setGoing } from './underWay.ts';

/** Nine squares of passage, a hero at one end, a monster at the other. */
export const PASSAGE = `
  +-+-+-+-+-+-+-+-+-+
  |: : A : : : : : R|
  + + + + + + + + + +
  |: : : : : : : : :|
  +-+-+-+-+-+-+-+-+-+
`;
export const ALONE = PASSAGE.replace('R', ':');

export const ONE_RATMAN = { wandering: [{ upTo: 12, monsters: { ratman: 1 } }], lair: [], quest: [] };
const dungeon = {
  id: 'x',
  title: { en: '', fr: '' },
  intro: { en: '', fr: '' },
  matrices: ONE_RATMAN,
};
export const setup = {
  dungeon: { ...dungeon, levels: [{ tag: 'random', down: 'none' } as const], characters: [], aims: [] },
};

export const MASTERS: CounterState = emptyState({ setup: { master: true, ...setup } } as never).master;

export function master(hand: readonly CounterKind[], rest: Partial<CounterState> = {}): Partial<State> {
  const watch: CounterMoment[] = ['exploration', 'combatStart', 'combat', 'step', 'chest'];
  return { master: { ...MASTERS, hand, watch, ...rest } };
}

/** The master is asked at a moment. */
export function asked(t: AdvancedTable, moment: CounterMoment, about: object | null = null): void {
  setGoing(t, (play) => offer(play, moment, about as never));
}

export function exploring(hand: readonly CounterKind[], rest: Partial<CounterState> = {}): AdvancedTable {
  return table(ALONE, { A: {} }, { setup, state: master(hand, rest) });
}

export function fighting(
  hand: readonly CounterKind[],
  rest: Partial<CounterState> = {},
  monster = 'ratman',
): AdvancedTable {
  const character = monster === 'ratman' ? {} : { character: monster };
  return battle(
    PASSAGE,
    { A: {}, R: { monster, group: 1, ...character } },
    { setup, state: master(hand, rest), fight: { turns: 2, groups: [HOME] } },
  );
}

export const HOME = { id: 1, area: 'scene-1', monsters: { ratman: 1 }, characters: [], gold: 10 };

export const play = (counter: CounterKind) => ({ type: 'playCounter', counter });
export const HOLD = { type: 'holdCounters' };

/** Monsters are being placed, and the master is asked. */
export function placing(hand: readonly CounterKind[], rest: Partial<CounterState>): AdvancedTable {
  const t = exploring(hand, { watch: ['placing'], ...rest });
  setGoing(t, (now) => meet(now, { monsters: { ratman: 1 }, area: 'scene-1', how: 'placed' }));
  return t;
}

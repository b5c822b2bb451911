/** When the game master wants to be asked: a list of his own, never what the hand holds (EXP-EVT-07). */
import { heroesToAct } from '../turns/acts.ts';
import type { State } from '../state.ts';
import type { EventMoment } from './types.ts';

/** The moments as the game master watches for them: finer than the ten where one asks too often. */
export const WATCHES = [
  'turnStart',
  'turnEnd',
  'lastTurnEnd',
  'gmTurnStart',
  'gmTurnEnd',
  'activation',
  'entered',
  'door',
  'search',
  'attack',
  'drawn',
  'placed',
  'rolled',
] as const;
export type Watch = (typeof WATCHES)[number];

/** What a game master is asked about who has said nothing: from open facts alone. */
export const DEFAULT_WATCH: readonly Watch[] = ['door', 'placed', 'lastTurnEnd'];

/** The names a moment goes by in the list. */
export function watchesOf(
  state: Pick<State, 'heroes' | 'turn' | 'figures'>,
  moment: EventMoment,
): readonly Watch[] {
  if (moment.is === 'turnEnd')
    return heroesToAct(state).length === 0 ? ['turnEnd', 'lastTurnEnd'] : ['turnEnd'];
  if (moment.is !== 'declared') return [moment.is];
  const { is } = moment.deed;
  return is === 'attack' || is === 'door' ? [is] : ['search'];
}

export function watched(state: State, moment: EventMoment): boolean {
  const { hold, watch } = state.gm;
  return hold || watchesOf(state, moment).some((one) => watch.includes(one));
}

/** The monsters' strategy for a turn (ADV-SOLO-24). */
import { lookUp } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import { isUp, sides } from '../figures.ts';
import { shoots } from './shooters.ts';
import type { Strategy } from './types.ts';

type Table = readonly { readonly upTo: number; readonly result: Strategy }[];

const HAND_TO_HAND: Table = [
  { upTo: 1, result: 'reinforcements' },
  { upTo: 6, result: 'moveThenAttack' },
  { upTo: 12, result: 'attackThenMove' },
];

const WITH_SHOOTERS: Table = [
  { upTo: 1, result: 'reinforcements' },
  { upTo: 4, result: 'moveThenAttack' },
  { upTo: 8, result: 'attackThenMove' },
  { upTo: 12, result: 'rangedAttack' },
];

const RULES = {
  reinforcements: 'ADV-SOLO-25',
  moveThenAttack: 'ADV-SOLO-26',
  attackThenMove: 'ADV-SOLO-27',
  rangedAttack: 'ADV-SOLO-28',
} as const satisfies Record<Strategy, string>;

export function rollStrategy(play: Play): Strategy {
  const ranged = sides(play.state).monsters.some((monster) => isUp(monster) && shoots(monster));
  const face = play.masterRolls('ADV-SOLO-24');
  const strategy = lookUp(ranged ? WITH_SHOOTERS : HAND_TO_HAND, face);
  play.reveal('strategyRolled', { face, ranged, strategy }, ['ADV-SOLO-24', RULES[strategy]]);
  return strategy;
}

/** What a person at the table would know, as each type declares (the words are in `knowledge.ts`). */
import type { SeatId, Shown } from '@oubliette/kernel';
import { STATE } from './declared.ts';
import type { Eyes } from './knowledge.ts';
import { GM } from './setup.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

export type View = Shown<State, (typeof STATE)['words']> & {
  readonly seat: SeatId;
  /** Agreed beforehand: who plays whom, how deep the dungeon is, the options of the table. */
  readonly table: Pick<Setup, 'players' | 'depth' | 'options'>;
  /** The Monster cards in play: the game master's affair (EXP-PRP-08). */
  readonly bestiary: Setup['bestiary'] | null;
};

export function eyesOf(seat: SeatId): Eyes {
  return { seat, isGm: seat === GM };
}

export function viewOf({ setup }: World, state: State, seat: SeatId): View {
  const { players, depth, options, bestiary } = setup;
  const eyes = eyesOf(seat);
  return {
    ...STATE.show(state, eyes),
    seat,
    table: { players, depth, options },
    bestiary: eyes.isGm ? bestiary : null,
  };
}

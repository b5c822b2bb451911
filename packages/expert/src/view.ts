/** What a person at the table would know, as each type declares (the words are in `knowledge.ts`). */
import type { SeatId, Shown } from '@oubliette/kernel';
import type { TreasureId } from './content/treasures.ts';
import { STATE } from './declared.ts';
import type { Eyes } from './knowledge.ts';
import { GM } from './setup.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

export type View = Shown<State, (typeof STATE)['words']> & {
  readonly seat: SeatId;
  /** Agreed beforehand: who plays whom, whether anybody is game master, the options of the table. */
  readonly table: Pick<Setup, 'players' | 'options' | 'solo'> & {
    /** Treasure cards that are not in the box. */
    readonly elsewhere: readonly TreasureId[];
    /** The quest was chosen before the table was set. */
    readonly isChosen: boolean;
  };
  /** As it was written: the game master's affair (EXP-QRM-03). */
  readonly written: Setup['quest'];
};

export function eyesOf(seat: SeatId): Eyes {
  return { seat, isGm: seat === GM };
}

export function viewOf({ setup }: World, state: State, seat: SeatId): View {
  const { players, options, solo, quest, elsewhere = [] } = setup;
  const eyes = eyesOf(seat);
  return {
    ...STATE.show(state, eyes),
    seat,
    table: { players, options, solo, elsewhere, isChosen: quest !== null },
    written: eyes.isGm ? quest : null,
  };
}

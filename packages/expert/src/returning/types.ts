/** The chapter of coming back: commands, events and frames. */
import type { FrameBase } from '@oubliette/referee';
import { declare, open } from '../knowledge.ts';
import type { Remembered } from './remembered.ts';

/** How many Monster cards wait on a tile that is entered again (EXP-EXI-05). */
export type ReturnCommand = { readonly type: 'repopulate'; readonly cards: number };

export interface ReturnFacts {
  dungeonRemembered: { dungeon: Omit<Remembered, 'quest'> & { readonly quest?: Remembered['quest'] } };
  /** A tile of the earlier visit is entered again. */
  tileMetAgain: { tile: string };
}

export type ReturnFrame = RepopulatingFrame;

export interface RepopulatingFrame extends FrameBase {
  readonly tag: 'repopulating';
  readonly tile: string;
  /** As many as its card shows, and as many as may be left out. */
  readonly printed: number;
  readonly looted: boolean;
}

export const REPOPULATING_FRAME = declare<RepopulatingFrame>()({
  tag: open,
  tile: open,
  printed: open,
  looted: open,
  answer: open,
});

/** How a group of events is shown. */
import type { View } from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import type { SoundId } from '../../sound/effects.ts';
import type { Cue } from '../../play/gameUi.ts';

export interface Showing {
  readonly ms: number;
  readonly sound: SoundId | null;
  /** `still`: the board is as it was before these events; they are shown on top of it. */
  readonly board?: 'still';
  readonly readAloud?: NonNullable<Cue['readAloud']>;
}

export interface ShownAt {
  readonly language: Language;
  readonly view: View;
}

/** The board waits while it is shown. */
export const still = (ms: number, sound: SoundId | null): Showing => ({ ms, sound, board: 'still' });

/** The board has changed when it is shown. */
export const change = (ms: number, sound: SoundId | null): Showing => ({ ms, sound });

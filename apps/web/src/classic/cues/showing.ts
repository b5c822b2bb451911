/** How a group of events is shown. */
import type { View } from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import type { SoundId } from '../../sound/effects.ts';
import type { Cue } from '../../play/gameUi.ts';

export interface Showing {
  readonly ms: number;
  readonly sound: SoundId | null;
  /** `still`: the board stays as it was before these events, which are shown on top of it. */
  readonly board?: 'still';
  readonly readAloud?: NonNullable<Cue['readAloud']>;
}

export interface ShownAt {
  readonly language: Language;
  readonly view: View;
}

/** Shown before the board changes. */
export const still = (ms: number, sound: SoundId | null): Showing => ({ ms, sound, board: 'still' });

/** Shown after the board has changed. */
export const change = (ms: number, sound: SoundId | null): Showing => ({ ms, sound });

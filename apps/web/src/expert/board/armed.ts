/** What the game master has armed on squares of the board: for eyes behind the screen alone. */
import { eventNoun } from '@oubliette/expert';
import type { View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';

export interface ArmedSeen {
  readonly square: Square;
  readonly name: string;
}

/** Empty in every view but his own: the others are not told of them. */
export function armedIn({ gm }: Pick<View, 'gm'>, language: Language): readonly ArmedSeen[] {
  return (gm.armed ?? []).flatMap(({ card, at }) =>
    at === null ? [] : [{ square: at, name: eventNoun(card)[language].one }],
  );
}

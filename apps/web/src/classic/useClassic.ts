/** Shared by all parts of the table: the controller, the hand, and what may be done. */
import { useMemo } from 'react';
import type { Names } from '@oubliette/classic';
import type { TableKit } from './kit.ts';
import type { ClassicScene, Controller } from './play/controller.ts';
import { namesOf } from './play/lines.ts';
import type { InHand } from './play/session.ts';
import { situationOf } from './play/situation.ts';
import type { Situation } from './play/situation.ts';
import { useDesk } from '../play/useDesk.ts';
import { wordsIn } from '../words/useWords.ts';
import type { Words } from '../words/useWords.ts';
import { CLASSIC } from './words.ts';

export interface Classic {
  readonly kit: TableKit;
  readonly controller: Controller;
  readonly scene: ClassicScene;
  readonly hand: InHand;
  readonly situation: Situation;
  readonly names: Names;
  readonly words: Words<typeof CLASSIC>;
}

/** The props of the parts shown by the table's screen. */
export interface PartProps {
  readonly scene: ClassicScene;
  readonly kit: TableKit;
  /** Only one table is on screen at a time, so a game has one controller for all its tables. */
  readonly controller: Controller;
}

export function useClassic({ scene, kit, controller }: PartProps): Classic {
  const hand = useDesk(controller, scene);
  const { batches, view, language } = scene;
  const situation = useMemo(() => situationOf(kit, scene, hand), [kit, scene, hand]);
  const names = useMemo(() => namesOf(kit, batches, view, language), [kit, batches, view, language]);
  const words = useMemo(() => wordsIn(CLASSIC, language), [language]);
  return { kit, controller, scene, hand, situation, names, words };
}

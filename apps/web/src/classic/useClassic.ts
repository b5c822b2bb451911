/** What every part of the classic table shares: the controller, what is in hand, and what may be done. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Names } from '@oubliette/classic';
import { Controller } from './play/controller.ts';
import type { ClassicScene } from './play/controller.ts';
import { namesOf } from './play/lines.ts';
import type { InHand } from './play/session.ts';
import { situationOf } from './play/situation.ts';
import type { Situation } from './play/situation.ts';
import { wordsIn } from '../words/useWords.ts';
import type { Words } from '../words/useWords.ts';
import { CLASSIC } from './words.ts';

/** One table is on the screen at a time. */
export const controller = new Controller();

export interface Classic {
  readonly scene: ClassicScene;
  readonly hand: InHand;
  readonly situation: Situation;
  readonly names: Names;
  readonly words: Words<typeof CLASSIC>;
}

export function useClassic(scene: ClassicScene): Classic {
  const hand = useSyncExternalStore(controller.hand.subscribe, controller.hand.get);
  useLayoutEffect(() => controller.show(scene), [scene]);
  const { batches, view, language } = scene;
  const situation = useMemo(() => situationOf(scene, hand), [scene, hand]);
  const names = useMemo(() => namesOf(batches, view, language), [batches, view, language]);
  const words = useMemo(() => wordsIn(CLASSIC, language), [language]);
  return { scene, hand, situation, names, words };
}

/** What every part of the table shares: the controller, what is in hand, and what may be done. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Names } from '@oubliette/classic';
import type { TableKit } from './kit.ts';
import type { ClassicScene, Controller } from './play/controller.ts';
import { namesOf } from './play/lines.ts';
import type { InHand } from './play/session.ts';
import { situationOf } from './play/situation.ts';
import type { Situation } from './play/situation.ts';
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

/** What the parts that the table's screen shows are given. */
export interface PartProps {
  readonly scene: ClassicScene;
  readonly kit: TableKit;
  /** One table is on the screen at a time: a game has one for all its tables. */
  readonly controller: Controller;
}

export function useClassic({ scene, kit, controller }: PartProps): Classic {
  const hand = useSyncExternalStore(controller.hand.subscribe, controller.hand.get);
  useLayoutEffect(() => controller.show(scene), [controller, scene]);
  const { batches, view, language } = scene;
  const situation = useMemo(() => situationOf(kit, scene, hand), [kit, scene, hand]);
  const names = useMemo(() => namesOf(kit, batches, view, language), [kit, batches, view, language]);
  const words = useMemo(() => wordsIn(CLASSIC, language), [language]);
  return { kit, controller, scene, hand, situation, names, words };
}

let shown = 0;
const watchers = new Set<() => void>();

/** Told by the controls while they are on the screen: on a phone another leaf may cover them. */
export function useControlsShown(): void {
  useLayoutEffect(() => {
    const change = (by: number): void => {
      shown += by;
      for (const watcher of watchers) watcher();
    };
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether the controls can be seen; where they cannot, the board itself shows what is staged and asked. */
export function useAreControlsShown(): boolean {
  return useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    () => shown > 0,
  );
}

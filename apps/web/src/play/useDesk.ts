/** A game's desk on the screen: what is in hand, and what may be done. */
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { BaseCommand } from '@oubliette/kernel';
import type { PlayDesk } from './desk.ts';
import type { TableScene } from './gameUi.ts';
import type { DeskHand } from './hand.ts';

/** Shows the desk the scene, and gives back what is in hand. */
export function useDesk<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
  scene: TableScene<View, Command>,
): Hand {
  const hand = useSyncExternalStore(desk.hand.subscribe, desk.hand.get);
  useLayoutEffect(() => desk.show(scene), [desk, scene]);
  return hand;
}

/** What may be done does not flicker away while something of the same moment is being shown. */
export function useSteady<Situation>(
  situation: Situation,
  busy: boolean,
  isSame: (before: Situation, now: Situation) => boolean,
): Situation {
  const last = useRef(situation);
  if (!busy) last.current = situation;
  return busy && isSame(last.current, situation) ? last.current : situation;
}

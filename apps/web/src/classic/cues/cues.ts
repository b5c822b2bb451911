/** What is shown and heard of a book of the family. */
import type { ClassicEvent, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { change, cuesOf as playCues } from '../../play/cues.ts';
import type { Cue } from '../../play/gameUi.ts';
import type { PlayKit } from '../kit.ts';

export function cuesOf(
  kit: PlayKit,
  events: readonly BaseEvent[],
  before: View,
  after: View,
  language: Language,
): readonly Cue[] {
  const { show, belongs, unfold } = kit;
  return playCues({ show, belongs, unfold, then: blocked }, events, before, after, language);
}

/** Whether the target of this roll will lose nothing. */
function blocked(group: readonly BaseEvent[], events: readonly BaseEvent[]) {
  const [first] = group as readonly ClassicEvent[];
  if (first?.type !== 'attackRolled') return null;
  const rest = events.slice(events.indexOf(group.at(-1)!) + 1) as readonly ClassicEvent[];
  const next = rest.findIndex(({ type }) => type === 'attackRolled');
  const isHurt = rest
    .slice(0, next < 0 ? rest.length : next)
    .some((event) => event.type === 'bodyLost' && event.figure === first.attack.target);
  return isHurt ? null : change(500, 'block');
}

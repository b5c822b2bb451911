/** What is shown and heard of a book of the family. */
import type { ClassicEvent, Names, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { CardRoll } from '../../board/cue.ts';
import { change, cuesOf as playCues } from '../../play/cues.ts';
import type { Cue } from '../../play/gameUi.ts';
import { captionOf } from '../dice/caption.ts';
import { rollsOf } from '../dice/rolls.ts';
import type { PlayKit } from '../kit.ts';
import { namesOf } from '../play/lines.ts';

export function cuesOf(
  kit: PlayKit,
  events: readonly BaseEvent[],
  before: View,
  after: View,
  language: Language,
  past: readonly Batch[] = [],
): readonly Cue[] {
  const { show, belongs, unfold, gallery, cardOf } = kit;
  const telling = { ...kit.telling, namesIn: () => namesOf(kit, past, before, language) };
  const game = { show, belongs, unfold, then: blocked, gallery, telling, card: cardOf, rolls };
  return playCues(game, events, before, after, language);

  function rolls(event: BaseEvent, names: Names, to: Language): readonly CardRoll[] {
    return rollsOf(kit, [event]).map((roll) => ({ label: captionOf(roll, names, to), dice: roll.dice }));
  }
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

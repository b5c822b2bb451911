/** What is shown and heard of a quest. */
import { telling } from '@oubliette/expert';
import type { ExpertEvent, Names, View } from '@oubliette/expert';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import { change, cuesOf as playCues, still } from '../../play/cues.ts';
import type { CuedGame, Showing } from '../../play/cues.ts';
import type { Cue } from '../../play/gameUi.ts';
import { LOG } from './lines.ts';
import { rollsOf } from './rolls.ts';

const DICE_MS = 1300;
/** A single die of a table or a move is read at a glance. */
const ONE_MS = 700;

const SHOWN: Readonly<Partial<Record<ExpertEvent['type'], Showing>>> = {
  stepped: change(160, 'step'),
  jumped: change(300, 'step'),
  tumbled: change(300, 'step'),
  doorOpened: change(420, 'door'),
  tileLaid: change(420, 'reveal'),
  appeared: change(300, 'arrive'),
  bodyLost: change(480, 'hit'),
  died: change(600, 'monsterDeath'),
};

export function cuesOf(
  events: readonly BaseEvent[],
  before: View,
  after: View,
  language: Language,
  past: readonly Batch[] = [],
): readonly Cue[] {
  const namesIn = (): Names =>
    past.length === 0 ? telling.namesIn(before) : LOG.names(past, before, language);
  return playCues({ ...CUED, telling: { ...telling, namesIn } }, events, before, after, language);
}

const CUED: CuedGame<View, Names> = {
  gallery: CLASSIC_PICTURES,
  telling,
  card: () => null,
  rolls: () => [],
  show(event) {
    const own = SHOWN[event.type as ExpertEvent['type']];
    const [roll] = rollsOf(event);
    if (roll === undefined) return own ?? null;
    return still(roll.dice.length > 1 ? DICE_MS : ONE_MS, 'dice');
  },
  belongs: () => false,
  unfold: (view, _event, after, isLast) => (isLast ? after : view),
};

/** What is shown and heard of a quest. */
import { telling } from '@oubliette/expert';
import type { ExpertEvent, Names, View } from '@oubliette/expert';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { change, cuesOf as playCues, still } from '../../play/cues.ts';
import type { CuedGame, Showing } from '../../play/cues.ts';
import type { Cue } from '../../play/gameUi.ts';
import { EXPERT_PICTURES } from '../pictures/gallery.ts';
import { expertCard } from './cards.ts';
import { rollCaption } from './labels.ts';
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
  pitOpened: change(600, 'trap'),
  eventPlayed: change(500, 'trap'),
  doorLocked: change(420, 'locked'),
  bodyGained: change(480, 'heal'),
  goldFound: change(420, 'gold'),
  drunk: change(420, 'potion'),
  objectiveMet: change(600, 'victory'),
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
  gallery: EXPERT_PICTURES,
  telling,
  card: expertCard,
  rolls: (event, names, language) =>
    rollsOf(event).map((roll) => ({
      label: rollCaption(roll, names, language),
      dice: roll.dice,
      own: roll.what === 'move',
    })),
  show(event, { language, view }) {
    const told = readOf(event as ExpertEvent, view, language);
    if (told !== null) return { ...change(0, null), readAloud: told };
    const own = SHOWN[event.type as ExpertEvent['type']];
    const [roll] = rollsOf(event);
    if (roll === undefined) return own ?? null;
    return still(roll.dice.length > 1 ? DICE_MS : ONE_MS, 'dice');
  },
  belongs: () => false,
  unfold: (view, _event, after, isLast) => (isLast ? after : view),
};

/** What the game master reads out: the story, and what is to be done once the quest room has been laid (EXP-QRM-06). */
function readOf(
  event: ExpertEvent,
  { quest: { plan } }: View,
  language: Language,
): NonNullable<Cue['readAloud']> | null {
  if (plan === null || (event.type !== 'prepared' && event.type !== 'taskTold')) return null;
  const print = (text: string): string => typeset(language, withApostrophes(text));
  const text = event.type === 'prepared' ? plan.story : plan.task;
  return { title: print(plan.title[language]), text: print(text[language]) };
}

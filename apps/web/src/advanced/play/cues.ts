/** What is shown and heard of an expedition. */
import { telling, unfoldSeen } from '@oubliette/advanced';
import type { AdvancedEvent, Names, View } from '@oubliette/advanced';
import type { BaseEvent } from '@oubliette/kernel';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { change, cuesWith, still } from '../../play/cues.ts';
import type { CuedGame, Showing } from '../../play/cues.ts';
import type { Cue } from '../../play/gameUi.ts';
import { ADVANCED_PICTURES } from '../pictures/gallery.ts';
import { advancedCard } from './cards.ts';
import { rollCaption } from './labels.ts';
import { diceOf, LOG } from './lines.ts';
import { rollsOf } from './rolls.ts';

const SHOWN: Readonly<Partial<Record<AdvancedEvent['type'], Showing>>> = {
  stepped: { ms: 160, sound: 'step' },
  drewBack: { ms: 260, sound: 'step' },
  followedUp: { ms: 260, sound: 'step' },
  dragged: { ms: 260, sound: 'step' },
  doorOpened: { ms: 420, sound: 'door' },
  doorClosed: { ms: 420, sound: 'door' },
  sectionLaid: { ms: 420, sound: 'reveal' },
  doorPlaced: { ms: 260, sound: null },
  chestPlaced: { ms: 260, sound: null },
  monsterPlaced: { ms: 300, sound: 'arrive' },
  monsterShifted: { ms: 220, sound: null },
  featurePlaced: { ms: 300, sound: 'arrive' },
  strangerPlaced: { ms: 300, sound: 'arrive' },
  trapNoticed: { ms: 500, sound: 'found' },
  trapWentOff: { ms: 600, sound: 'trap' },
  fireballMoved: { ms: 400, sound: null },
  spellAimed: { ms: 600, sound: 'spellFire' },
  templatePlaced: { ms: 600, sound: 'spellFire' },
  wounded: { ms: 480, sound: 'hit' },
  died: { ms: 600, sound: 'monsterDeath' },
  levelChanged: { ms: 500, sound: 'reveal' },
};

const DICE_MS = 1300;
/** Table results are shown briefly: the following section shows the outcome. */
const TABLE_MS = 700;

const CUED: CuedGame<View, Names> = {
  gallery: ADVANCED_PICTURES,
  telling,
  card: advancedCard,
  rolls: (event, names, language) =>
    rollsOf(event).map((roll) => ({
      label: rollCaption(roll, names, language),
      dice: diceOf(event, roll.dice),
      own: roll.what === 'table',
    })),
  show(event, { view, language }) {
    const readAloud = readOf(event as AdvancedEvent, view, language);
    const showing = showingOf(event);
    if (readAloud === null) return showing;
    return { ...(showing ?? change(0, null)), readAloud };
  },
  belongs: () => false,
  unfold: (view, event, after, isLast) => (isLast ? after : unfoldSeen(view, event as AdvancedEvent)),
};

export const cuesOf = cuesWith(CUED, LOG);

function showingOf(event: BaseEvent): Showing | null {
  const own = SHOWN[event.type as AdvancedEvent['type']] ?? null;
  const [roll] = rollsOf(event);
  if (roll === undefined) return own;
  if (own !== null) return still(own.ms, own.sound);
  return still(roll.what === 'table' ? TABLE_MS : DICE_MS, 'dice');
}

/** What the game master would read out: the opening, and places drawn in advance. */
function readOf(
  event: AdvancedEvent,
  { quest }: View,
  language: Language,
): NonNullable<Cue['readAloud']> | null {
  const print = (text: string): string => typeset(language, withApostrophes(text));
  if (event.type === 'setOut')
    return { title: print(quest.title[language]), text: print(quest.intro[language]) };
  if (event.type !== 'noteRead') return null;
  return { title: print(quest.title[language]), text: print(event.note[language]) };
}

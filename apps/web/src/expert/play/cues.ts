/** What is shown and heard of a quest. */
import { telling, unfoldSeen } from '@oubliette/expert';
import type { ExpertEvent, Names, View } from '@oubliette/expert';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { change, cuesWith, still } from '../../play/cues.ts';
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
  putBack: change(260, 'step'),
  shoved: change(260, 'step'),
  pushedOut: change(260, 'step'),
  blinked: change(420, 'arrive'),
  teleported: change(420, 'arrive'),
  doorOpened: change(420, 'door'),
  doorLocked: change(500, 'trap'),
  tileLaid: change(420, 'reveal'),
  appeared: change(300, 'arrive'),
  searchBegun: still(500, null),
  passageFound: change(500, 'found'),
  sitesSet: change(500, 'found'),
  pitOpened: change(600, 'trap'),
  abilityUsed: still(600, 'spellAir'),
  scrollRead: still(600, 'spellAir'),
  chaosUsed: still(600, 'spellFire'),
  cashed: change(420, 'gold'),
  goldFound: change(420, 'gold'),
  goldPicked: change(420, 'gold'),
  bodyLost: change(480, 'hit'),
  bodyGained: change(480, null),
  died: change(600, 'monsterDeath'),
};

const CUED: CuedGame<View, Names> = {
  gallery: EXPERT_PICTURES,
  telling,
  card: expertCard,
  rolls: (event, names, language) =>
    rollsOf(event).map((roll) => ({
      label: rollCaption(roll, names, language),
      dice: roll.dice,
      own: roll.what === 'table' || roll.what === 'move',
    })),
  show(event, { view, language }) {
    const own = SHOWN[event.type as ExpertEvent['type']];
    const readAloud = readOf(event as ExpertEvent, view, language);
    if (readAloud !== null) return { ...(own ?? change(0, null)), readAloud };
    const [roll] = rollsOf(event);
    if (roll === undefined) return own ?? null;
    return still(roll.dice.length > 1 ? DICE_MS : ONE_MS, 'dice');
  },
  belongs: () => false,
  unfold: (view, event, after, isLast) => (isLast ? after : unfoldSeen(view, event as ExpertEvent)),
};

export const cuesOf = cuesWith(CUED, LOG);

/** What the game master would read out: the story, and the task once its room is laid (EXP-PRP-01, EXP-QRM-06). */
function readOf(event: ExpertEvent, view: View, language: Language): NonNullable<Cue['readAloud']> | null {
  const plan = event.type === 'questChosen' ? event.plan : event.type === 'taskTold' ? view.quest.plan : null;
  if (plan === null) return null;
  const print = (text: string): string => typeset(language, withApostrophes(text));
  const told = event.type === 'questChosen' ? plan.story : plan.task;
  return { title: print(plan.title[language]), text: print(told[language]) };
}

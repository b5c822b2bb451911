/** How Advanced tells its matches. */
import type { Telling } from '@oubliette/words';
import type { Command } from '../commands.ts';
import type { CounterKind } from '../counters/types.ts';
import type { View } from '../view.ts';
import { describeCommand } from './commands.ts';
import { deedsOf } from './deeds.ts';
import { counterNoun } from './counterWords.ts';
import { figureMention, learnNames, namesFrom, seatMention } from './names.ts';
import type { Names } from './names.ts';
import { narrateAllAdvanced } from './narrate.ts';
import { promptText, reasonText } from './prompts.ts';
import { EXPEDITION_MANNER, explainRefusal } from './refusals.ts';
import { rollPurpose } from './rolls.ts';
import { WORDS } from './vocabulary.ts';

/** The pile of counters behind the screen. */
const COUNTERS = 'counters';

export const telling = {
  namesIn: namesFrom,
  nobodyYet: (view) => namesFrom({ ...view, sheets: [], figures: [] }),
  learn: (events, names) => learnNames(names, events),
  log: (events, { language, names }) => narrateAllAdvanced(events, names, language),
  refusal: (refusal, { language, names }) => explainRefusal(refusal, names, language),
  prompt: (code, { language }) => promptText(code, language),
  reason: (code, { language }) => reasonText(code, language),
  label: (command, { language, names, view }) => describeCommand(command, names, language, view),
  face: (die, face, { language }) =>
    die === COUNTERS ? counterNoun(face as CounterKind)[language].one : String(face),
  die: (die) => (die === COUNTERS ? WORDS.counter : WORDS.d12),
  roll: (rule, whom, { language, names }) =>
    rollPurpose(rule, whom === undefined ? null : figureMention(names, whom), language),
  deeds: deedsOf,
  figure: (id, names) => figureMention(names, id),
  seat: (id, names) => seatMention(names, id),
  master: EXPEDITION_MANNER.master,
} satisfies Telling<View, Command, Names>;

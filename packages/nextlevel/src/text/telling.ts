/** How NextLevel words what happens at its table: classic's telling, with what differs. */
import { telling as classic } from '@oubliette/classic/extend';
import type { Names } from '@oubliette/classic/extend';
import type { Telling } from '@oubliette/words';
import type { NextCommand } from '../commands.ts';
import type { NextView } from '../view.ts';
import { describeNextCommand } from './commands.ts';
import { nextDeedsOf } from './deeds.ts';
import { narrateNext, nextNamesFrom } from './narrate.ts';
import { nextPromptText, nextReasonText } from './prompts.ts';
import { explainNextRefusal } from './refusals.ts';
import { nextRollPurpose } from './rolls.ts';
import { faceName, nextDieNoun } from './vocabulary.ts';

export const telling: Telling<NextView, NextCommand, Names> = {
  ...classic,
  namesIn: nextNamesFrom,
  nobodyYet: (view) => nextNamesFrom({ ...view, figures: [], heroes: [] }),
  log: (events, { language, names }) => narrateNext(events, language, names),
  refusal: (refusal, { language, names }) => explainNextRefusal(refusal, language, names),
  prompt: (code, { language }) => nextPromptText(code, language),
  reason: (code, { language }) => nextReasonText(code, language),
  label: (command, { language, names, view }) => describeNextCommand(command, language, names, view),
  face: (die, face, { language }) => faceName(die, face, language),
  die: nextDieNoun,
  deeds: nextDeedsOf,
  roll: (rule, whom, { language, names }) =>
    nextRollPurpose(rule, whom === undefined ? null : classic.figure(whom, names), language),
};

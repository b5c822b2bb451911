/** How classic words what happens at its table. */
import type { Telling } from '@oubliette/words';
import type { Command } from '../commands.ts';
import type { View } from '../view.ts';
import { describeCommand } from './commands.ts';
import { deedsOf } from './deeds.ts';
import { dieNoun, faceText } from './dice.ts';
import { figureMention, learnNames, namesFrom, seatMention } from './names.ts';
import type { Names } from './names.ts';
import { narrateAll } from './narrate.ts';
import { promptText, reasonText } from './prompts.ts';
import { CLASSIC_MANNER, explainRefusal } from './refusals.ts';
import { rollPurpose } from './rolls.ts';

export const telling = {
  namesIn: (view: Parameters<typeof namesFrom>[0]) => namesFrom(view),
  nobodyYet: (view) => namesFrom({ ...view, figures: [], heroes: [] }),
  learn: (events, names) => learnNames(names, events),
  log: (events, { language, names }) => narrateAll(events, language, names),
  refusal: (refusal, { language, names }) => explainRefusal(refusal, language, names),
  prompt: (code, { language }) => promptText(code, language),
  reason: (code, { language }) => reasonText(code, language),
  label: (command, { language, names, view }) => describeCommand(command, language, names, view),
  face: (_, face, { language }) => faceText(face, language),
  die: dieNoun,
  roll: (rule, whom, { language, names }) =>
    rollPurpose(rule, whom === undefined ? null : figureMention(names, whom), language),
  deeds: deedsOf,
  figure: (id, names) => figureMention(names, id),
  seat: (id, names) => seatMention(names, id),
  master: CLASSIC_MANNER.master,
} satisfies Telling<View, Command, Names>;

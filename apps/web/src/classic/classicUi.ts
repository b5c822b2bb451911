/** The classic game as the table's screen shows it. */
import { createElement } from 'react';
import { COMBAT, faceText, namesFrom, promptText, reasonText } from '@oubliette/classic';
import type { Command, View } from '@oubliette/classic';
import { D6 } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import { Emblem } from '../ui/Emblem.tsx';
import type { GameUi } from '../table/gameUi.ts';
import { Controls } from './Controls.tsx';
import { classicCues } from './cues/index.ts';
import { Die } from './dice/index.ts';
import { Ending } from './Ending.tsx';
import { linesOf, namesOf } from './play/lines.ts';
import { rollsOf } from './play/rolls.ts';
import { situationOf } from './play/situation.ts';
import { speakInSight, speakParty } from './play/spoken.ts';
import { typeCommand } from './play/typing.ts';
import { explainWhy } from './play/why.ts';
import { Sheets } from './Sheets.tsx';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { controller } from './useClassic.ts';
import { CLASSIC } from './words.ts';

/** What a die is called, alone and among others; what is neither die is a card of the treasure pile. */
function dieWords(die: string) {
  if (die === D6.id) return ['ordinaryDie', 'ordinaryDice'] as const;
  return die === COMBAT.id
    ? (['combatDie', 'combatDice'] as const)
    : (['treasurePile', 'treasureCards'] as const);
}

export const classicUi: GameUi<View, Command> = {
  id: 'classic',
  Stage,
  Controls,
  Strip,
  Sheets,
  Ending,
  cues: classicCues,
  lines: linesOf,
  prompt: ({ prompt }, language) => promptText(prompt, language),
  reason: ({ prompt }, language) => reasonText(prompt, language),
  explain: (refusal, language, view) => explainWhy(refusal, language, namesFrom(view)),
  face: (_, face, language) => faceText(face, language),
  dieName: (die, language) => say(CLASSIC, language, dieWords(die)[0], {}),
  diceName: (die, count, language) => say(CLASSIC, language, dieWords(die)[1], { count }),
  Die,
  emblem: ({ emblem }) => createElement(Emblem, { emblem }),
  speak: (what, scene) => {
    const { batches, view, language } = scene;
    const names = namesOf(batches, view, language);
    if (what === 'party') return speakParty(view, names, language);
    const { menu } = situationOf(scene, controller.hand.get());
    const from = view.figures.find(({ id }) => id === (menu?.actor ?? view.turn.taker ?? view.order[0]));
    return speakInSight(view, from, names, language);
  },
  command: (text, scene) => {
    controller.show(scene);
    return typeCommand(controller, text);
  },
  rolls: rollsOf,
};

/** Expert as the table's screen shows it. */
import { GM, heroNoun, telling } from '@oubliette/expert';
import type { Command, View } from '@oubliette/expert';
import type { GameUi } from '../play/gameUi.ts';
import { toldBy } from '../play/toldBy.ts';
import { walkLength } from '../play/walkLength.ts';
import { pictureOf } from '../pictures/making.ts';
import { Thumb } from '../pictures/Thumb.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { wordsIn } from '../words/useWords.ts';
import { Die } from './board/Die.tsx';
import { EXPERT_PICTURES } from './pictures/gallery.ts';
import { Controls } from './Controls.tsx';
import { Ending } from './Ending.tsx';
import { cuesOf } from './play/cues.ts';
import { Desk } from './play/desk.ts';
import { idleIn } from './play/idle.ts';
import { LOG } from './play/lines.ts';
import { objectiveOf } from './play/objective.ts';
import { rollsOf } from './play/rolls.ts';
import { EXPERT_ASKS } from './play/spared.ts';
import { speak } from './play/spoken.ts';
import { typeCommand } from './play/typing.ts';
import { explainWhy } from './play/why.ts';
import { Sheets } from './Sheets.tsx';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { EXPERT } from './words.ts';

const D6_FACES = [1, 2, 3, 4, 5, 6];
/** As many of each as the die has. */
const SKULL_FACES = ['skull', 'skull', 'skull', 'heroShield', 'heroShield', 'monsterShield'];

/** One table is on the screen at a time. */
const desk = new Desk();

export const expertUi: GameUi<View, Command> = {
  id: 'expert',
  Stage: ({ scene }) => <Stage desk={desk} scene={scene} />,
  Controls: ({ scene }) => <Controls desk={desk} scene={scene} />,
  Strip: ({ scene, here }) => <Strip desk={desk} scene={scene} here={here} />,
  Sheets: ({ scene }) => <Sheets desk={desk} scene={scene} />,
  Ending: ({ scene }) => <Ending desk={desk} scene={scene} />,
  cues: cuesOf,
  lines: LOG.lines,
  deedLength: walkLength,
  ...toldBy(telling),
  askSorts: EXPERT_ASKS,
  idle: idleIn,
  objective: objectiveOf,
  isStanding: ({ prompt }) => prompt === 'mayAct',
  explain: (refusal, language, view) => explainWhy(refusal, language, telling.namesIn(view)),
  rollFor: ({ by, who, whom, rule }, language, view) => {
    const names = telling.namesIn(view);
    return {
      who: who === undefined ? telling.seat(by, names) : telling.figure(who, names),
      purpose: telling.roll(rule, whom, { language, names }) ?? '',
    };
  },
  absentName: (language) => wordsIn(EXPERT, language)('board'),
  hasScreenedDice: true,
  unprinted: true,
  Die,
  box: async () => (await import('./box/expertBox.ts')).expertBox,
  setRight: () => desk.openDialog('override'),
  emblem: ({ emblem }) => <Emblem emblem={emblem} />,
  speak,
  command: (text, scene) => {
    desk.show(scene);
    return typeCommand(desk, text);
  },
  portrait({ emblem }) {
    const of = pictureOf(EXPERT_PICTURES, 'hero', emblem);
    return of === undefined ? null : <Thumb of={of} />;
  },
  rolls: (batches, view) =>
    batches.flatMap(({ events }) =>
      events.flatMap((event) =>
        rollsOf(event).flatMap(({ who, dice }) =>
          dice.map(({ die, face }) => ({
            by: view.heroes.find(({ id }) => id === who)?.seat ?? GM,
            die,
            face,
            faces: die === 'd6' ? D6_FACES : SKULL_FACES,
          })),
        ),
      ),
    ),
  closing: ({ turn, heroes }) => ({
    rounds: turn.round,
    party: heroes.map((hero) => {
      const { en, fr } = heroNoun(hero);
      return { id: hero.id, name: { en: en.one, fr: fr.one }, dead: hero.where === 'dead' };
    }),
  }),
};

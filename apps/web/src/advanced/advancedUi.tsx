/** Advanced as the table's screen shows it. */
import { heroName, mayGoAgain, telling } from '@oubliette/advanced';
import type { Command, View } from '@oubliette/advanced';
import { Emblem } from '../ui/Emblem.tsx';
import type { GameUi } from '../play/gameUi.ts';
import { toldBy } from '../play/toldBy.ts';
import { wordsIn } from '../words/useWords.ts';
import { Die } from './board/Tray.tsx';
import { Controls } from './Controls.tsx';
import { Ending } from './Ending.tsx';
import { cuesOf } from './play/cues.ts';
import { Desk } from './play/desk.ts';
import { walkLength } from '../play/walkLength.ts';
import { idleIn } from './play/idle.ts';
import { LOG } from './play/lines.ts';
import { objectiveOf } from './play/objective.ts';
import { explain } from './play/refusals.ts';
import { rollsOf } from './play/rolls.ts';
import { ADVANCED_ASKS } from './play/spared.ts';
import { speak } from './play/spoken.ts';
import { typeCommand } from './play/typing.ts';
import { Thumb } from '../pictures/Thumb.tsx';
import { pictureOf } from '../pictures/making.ts';
import { ADVANCED_PICTURES } from './pictures/gallery.ts';
import { Sheets } from './Sheets.tsx';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { ADVANCED } from './words.ts';

/** One table is on the screen at a time. */
const desk = new Desk();

const FACES = Array.from({ length: 12 }, (_, index) => index + 1);

export const advancedUi: GameUi<View, Command> = {
  id: 'advanced',
  Stage: ({ scene }) => <Stage desk={desk} scene={scene} />,
  Controls: ({ scene }) => <Controls desk={desk} scene={scene} />,
  Strip: ({ scene, here }) => <Strip desk={desk} scene={scene} here={here} />,
  Sheets: ({ scene }) => <Sheets desk={desk} scene={scene} />,
  Ending: ({ scene }) => <Ending desk={desk} scene={scene} />,
  onward: ({ view, present, language }) =>
    mayGoAgain(view.ending ?? present.ending) ? wordsIn(ADVANCED, language)('onward') : null,
  cues: cuesOf,
  lines: LOG.lines,
  deedLength: walkLength,
  ...toldBy(telling),
  askSorts: ADVANCED_ASKS,
  idle: idleIn,
  objective: objectiveOf,
  isStanding: ({ prompt }) => prompt === 'mayAct',
  explain,
  rollFor: ({ by, who, whom, rule }, language, view) => {
    const names = telling.namesIn(view);
    return {
      who: who === undefined ? telling.seat(by, names) : telling.figure(who, names),
      purpose: telling.roll(rule, whom, { language, names }) ?? '',
    };
  },
  absentName: (language) => wordsIn(ADVANCED, language)('board'),
  hasScreenedDice: true,
  unprinted: true,
  Die,
  box: async () => (await import('./box/advancedBox.ts')).advancedBox,
  setRight: () => desk.openDialog('override'),
  emblem: ({ emblem }) => <Emblem emblem={emblem} />,
  portrait({ seat }) {
    const of = pictureOf(ADVANCED_PICTURES, 'hero', seat);
    return of === undefined ? null : <Thumb of={of} />;
  },
  speak,
  command: (text, scene) => {
    desk.show(scene);
    return typeCommand(desk, text);
  },
  closing: ({ turn, sheets }) => ({
    rounds: turn.number,
    party: sheets
      .filter(({ kind }) => kind === 'hero')
      .map(({ id, name, where }) => ({
        id,
        name: heroName(name),
        dead: where === 'dead' || where === 'lost',
      })),
  }),
  rolls: (batches, view) =>
    batches.flatMap(({ events }) =>
      events.flatMap((event) =>
        rollsOf(event).flatMap(({ who, dice }) =>
          dice.map(({ face }) => ({
            by: view.sheets.find(({ id }) => id === who)?.seat ?? 'master',
            die: 'd12',
            face,
            faces: FACES,
          })),
        ),
      ),
    ),
};

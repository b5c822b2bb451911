/** Advanced as the table's screen shows it. */
import { mayGoAgain, telling } from '@oubliette/advanced';
import type { Command, View } from '@oubliette/advanced';
import { Emblem } from '../ui/Emblem.tsx';
import type { GameUi } from '../play/gameUi.ts';
import { toldBy } from '../play/toldBy.ts';
import { wordsIn } from '../words/useWords.ts';
import { Die12 } from './board/Tray.tsx';
import { Controls } from './Controls.tsx';
import { Ending } from './Ending.tsx';
import { cuesOf } from './play/cues.ts';
import { Desk } from './play/desk.ts';
import { walkLength } from '../play/walkLength.ts';
import { LOG } from './play/lines.ts';
import { explain } from './play/refusals.ts';
import { rollsOf } from './play/rolls.ts';
import { speak } from './play/spoken.ts';
import { typeCommand } from './play/typing.ts';
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
  Die: ({ face, counts }) => <Die12 face={face} counts={counts ?? true} />,
  emblem: ({ emblem }) => <Emblem emblem={emblem} />,
  speak,
  command: (text, scene) => {
    desk.show(scene);
    return typeCommand(desk, text);
  },
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

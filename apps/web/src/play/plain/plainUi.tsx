/** A plain game as the table's screen shows it: all but its board and its words is here. */
import type { GameUi } from '../gameUi.ts';
import { toldBy } from '../toldBy.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Ending, Sheets, Strip } from './Around.tsx';
import { Controls } from './Controls.tsx';
import { PlainDesk } from './desk.ts';
import { cuesOf, linesOf } from './log.ts';
import type { PlainGame } from './plainGame.ts';
import { rollIn } from './rolls.ts';
import { PlainDie } from './PlainDie.tsx';
import { Stage } from './Stage.tsx';
import { TokenAlone } from '../../board/TokenShape.tsx';
import { typeCommand } from './typing.ts';

export function plainUi(game: PlainGame): GameUi {
  /** One table is on the screen at a time. */
  const desk = new PlainDesk(game);
  const { telling } = game;
  return {
    id: game.id,
    Stage: ({ scene }) => <Stage desk={desk} scene={scene} />,
    Controls: ({ scene }) => <Controls desk={desk} scene={scene} />,
    Strip: ({ scene, here }) => <Strip desk={desk} scene={scene} here={here} />,
    Sheets: ({ scene }) => <Sheets desk={desk} scene={scene} />,
    Ending: ({ scene }) => <Ending desk={desk} scene={scene} />,
    cues: (events, _before, _after, language) => cuesOf(game, events, language),
    lines: (batches, view, language) => linesOf(game, batches, view, language),
    askSorts: [],
    ...toldBy(telling),
    explain: (refusal, language, view) =>
      telling.refusal(refusal, { language, names: telling.namesIn(view) }),
    rollFor: ({ by, whom, rule }, language, view) => {
      const names = telling.namesIn(view);
      return { who: telling.figure(by, names), purpose: telling.roll(rule, whom, { language, names }) ?? '' };
    },
    Die: PlainDie,
    emblem: ({ emblem }) => {
      const token = game.tokens[emblem];
      return token === undefined ? <Emblem emblem={emblem} /> : <TokenAlone {...token} size={36} />;
    },
    speak: (_what, { view, language }) =>
      game
        .numbers(view, language)
        .map(({ text }) => text)
        .join(', '),
    command: (text, scene) => {
      desk.show(scene);
      return typeCommand(desk, text);
    },
    closing: () => ({ rounds: null, party: [] }),
    rolls: (batches) => batches.flatMap(({ events }) => events.flatMap((event) => rollIn(game, event) ?? [])),
  };
}

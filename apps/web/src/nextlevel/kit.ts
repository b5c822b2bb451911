/** NextLevel's kit: its answers, and its drawings on the shared table. */
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import type { TableKit } from '../classic/kit.ts';
import {
  Belongings,
  Die,
  HiddenMarks,
  Inspected,
  lurkerSquares,
  OverFigures,
  sayFigure,
  sayHiddenTraps,
  saySquare,
  sayTraps,
  TechniqueList,
  tokenMarks,
  TurnStats,
  UnderFigures,
} from './parts/index.ts';
import { NEXT_PLAY } from './play/nextPlay.ts';
import { NextQuestion } from './questions/NextQuestion.tsx';

export const NEXT_KIT: TableKit<NextView, NextCommand> = {
  ...NEXT_PLAY,
  OwnQuestion: NextQuestion,
  Die,
  board: {
    Under: UnderFigures,
    Over: OverFigures,
    Hidden: HiddenMarks,
    lurking: lurkerSquares,
    marks: tokenMarks,
    sayFigure,
    saySquare,
    sayTraps,
    sayHiddenTraps,
  },
  box: async () => (await import('./play/nextBox.ts')).nextBox,
  panels: { Head: TurnStats, Belongings, Inspected, Monster: TechniqueList },
};

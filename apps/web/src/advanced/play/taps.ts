/** What a tap on the level means before anything is chosen by it: to look, a door, another of several ways. */
import { squaresOf } from '@oubliette/advanced';
import type { Level } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { doorCommands } from '../board/doors.ts';
import { moverIn } from '../board/gaze.ts';
import { ghostTapped } from '../../board/ghosts.ts';
import { ghostShown, ghostsOf } from '../board/ghost.ts';
import type { Inspected } from '../../play/hand.ts';
import type { ActionId } from './commands.ts';
import type { Hand } from './desk.ts';
import { doorsOf, laidOf } from './level.ts';
import type { Situation } from './situation.ts';

/** The doors that may be opened or closed now, and those shut ones that may be gone to. */
export function doorsIn(level: Level, situation: Situation, mode: ActionId | null): readonly string[] {
  const { board } = laidOf(level.layout);
  const doors = doorsOf(level, board);
  const now = [...doorCommands(situation, doors, board).keys()];
  const { question, ways, menu } = situation;
  const isFree = question === null && menu?.role === 'hero' && (mode === null || mode === 'move');
  if (!isFree || ways.size === 0) return now;
  return [...new Set([...now, ...doors.filter(({ state }) => state === 'closed').map(({ key }) => key)])];
}

/** What is to be looked at on a square. */
export function lookedAt({ view }: Situation, square: Square): Inspected | null {
  const { layout } = view.levels[view.level]!;
  const figure = view.figures.find((one) => squaresOf(layout, one).includes(square));
  if (figure !== undefined) return { figure: figure.id };
  return (laidOf(layout).board.areaOf[square] ?? -1) >= 0 ? { square } : null;
}

/** Of several choices, a tap on an unlit one turns to it: another layout for a section, another monster to shift. */
export function turnedTo(situation: Situation, square: Square): Pick<Hand, 'means' | 'staged'> | null {
  const { question, lit, view } = situation;
  if (question === null) return null;
  const option = ghostTapped(ghostsOf(view), ghostShown(null, question.chosen), square);
  const key = option === null ? sortOfFigure(situation, square) : `layout ${option}`;
  if (key === null || key === question.chosen || (option === null && lit.has(square))) return null;
  return { means: key, staged: null };
}

function sortOfFigure({ question, view }: Situation, square: Square): string | null {
  const { layout } = view.levels[view.level]!;
  const standing = view.figures.find((one) => squaresOf(layout, one).includes(square));
  const sort = question?.sorts.find(
    ({ placed, commands: [first] }) => placed && standing !== undefined && moverIn(first!) === standing.id,
  );
  return sort?.key ?? null;
}

/** Which figures the board rings, and where it turns: to a question, the chosen figure, what has just come. */
import type { Command, FigureId, View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import type { Ghost } from '../../board/ghosts.ts';
import { inspectedFigure } from '../../play/hand.ts';
import type { Gaze } from '../../play/useGaze.ts';
import type { Hand } from '../play/desk.ts';
import type { Situation } from '../play/situation.ts';
import { tileSquares } from './dungeon.ts';

const NOTHING: readonly never[] = [];

/** The acting or asked figure, and its target. */
export function ringedIn(
  { question, figure, view }: Pick<Situation, 'question' | 'figure' | 'view'>,
  hand: Pick<Hand, 'staged' | 'inspected'>,
): readonly FigureId[] {
  const { staged } = hand;
  const target = staged?.is === 'command' ? targetOf(staged.command) : null;
  const asked = question === null ? null : askedOf(view)[0];
  return [figure ?? asked ?? inspectedFigure(hand), target].filter((id) => typeof id === 'string');
}

function targetOf(command: Command): FigureId | null {
  const { target } = command as { readonly target?: unknown };
  return typeof target === 'string' ? target : null;
}

/** The figures that what is under way is about, the first of them first. */
function askedOf({ stack }: Pick<View, 'stack'>): readonly FigureId[] {
  const top = stack.findLast(({ tag }) => tag !== 'answering' && tag !== 'moment');
  if (top === undefined) return NOTHING;
  const { figure, hero, attacker, target, crossed } = top as unknown as Readonly<Record<string, unknown>>;
  return [attacker, figure, hero, target, crossed].filter((id) => typeof id === 'string');
}

/** Anything that is asked is shown when it comes up; else whoever somebody else is asked about. */
export function gazeOf(
  { question, lit, view }: Pick<Situation, 'question' | 'lit' | 'view'>,
  looked: FigureId | undefined,
  ghosts: readonly Ghost[],
): Gaze {
  const choices = ghosts.length > 0 ? ghosts.flatMap(({ squares }) => squares) : [...lit.keys()];
  const asks = question !== null || looked === undefined;
  const places = question !== null && choices.length > 0 ? choices : asks ? happening(view) : NOTHING;
  return { places, moment: places.join() };
}

function happening(view: View): readonly Square[] {
  const top = view.stack.at(-1);
  if (top?.tag === 'arranging') return tileSquares(view, top.tile);
  const asked = askedOf(view);
  return view.figures.filter(({ id }) => asked.includes(id)).map(({ square }) => square);
}

/** Which figures the board rings, and where it turns: to a question, the chosen figure, or a new phase of a fight. */
import { burstSeen, topSeen } from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { inspectedFigure } from '../../play/hand.ts';
import type { Gaze } from '../../play/useGaze.ts';
import { centreOf } from '../play/commands.ts';
import type { Hand } from '../play/desk.ts';
import type { Situation } from '../play/situation.ts';
import type { Ghost } from '../../board/ghosts.ts';

const NOTHING: readonly never[] = [];

/** The acting or asked figure, and its targets. */
export function ringedIn(
  { question, figure, view }: Situation,
  hand: Pick<Hand, 'staged' | 'inspected'>,
): readonly FigureId[] {
  const { staged } = hand;
  const command = staged?.is === 'command' ? staged.command : null;
  const shifted = question?.sorts.find(({ key }) => key === question.chosen)?.commands[0];
  const mover = command !== null ? moverIn(command) : shifted === undefined ? null : moverIn(shifted);
  const asked = question === null ? null : askedOf(view);
  const doer = figure ?? mover ?? asked ?? inspectedFigure(hand);
  return [doer, ...(command === null ? NOTHING : struckBy(command, view))].filter((id) => id !== null);
}

/** The figure a command would move. */
export function moverIn(command: Command): FigureId | null {
  const { figure } = command as { readonly figure?: unknown };
  return typeof figure === 'string' ? figure : null;
}

function struckBy(command: Command, view: View): readonly FigureId[] {
  const centre = centreOf(command);
  if (centre !== null) return burstSeen(view, centre).figures.map(({ id }) => id);
  const { target } = command as { readonly target?: unknown };
  return typeof target === 'string' ? [target] : NOTHING;
}

/** The figure whose action a question is about. */
export function askedOf(view: View): FigureId | null {
  const top = topSeen(view);
  return top !== null && 'figure' in top ? top.figure : null;
}

/** A fight is shown once a phase, not with every step; anything else whenever its places change. */
export function gazeOf(
  { question, lit, view }: Situation,
  looked: FigureId | undefined,
  ghosts: readonly Ghost[],
): Gaze {
  const choices = ghosts.length > 0 ? ghosts.flatMap(({ squares }) => squares) : [...lit.keys()];
  const places =
    question === null ? happening(view, looked) : choices.length > 0 ? choices : askedAbout(view);
  const isFight = view.fight !== null && question === null;
  return { places, moment: isFight ? `${view.turn.number} ${view.turn.phase}` : places.join() };
}

/** With no figure chosen: everybody in a fight, else what other players are asked about. */
function happening(view: View, looked: FigureId | undefined): readonly Square[] {
  if (looked !== undefined) return NOTHING;
  return view.fight === null ? askedAbout(view) : view.figures.map(({ square }) => square);
}

/** The subject of a question without places: attacker and target, the roller, the chest being shared out. */
function askedAbout(view: View): readonly Square[] {
  const { figures, levels, level } = view;
  const top = topSeen(view);
  if (top === null) return NOTHING;
  const named = [
    'figure' in top ? top.figure : null,
    'target' in top ? top.target : null,
    'attacker' in top ? top.attacker : null,
    'by' in top ? top.by : null,
    top.tag === 'share' ? top.from : null,
  ];
  const things = levels[level]?.things ?? [];
  return [...figures, ...things].filter(({ id }) => named.includes(id)).map(({ square }) => square);
}

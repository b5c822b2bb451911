/** A command's target and means, so that a tap on the board or a card finds it. */
import type { Command, DoorKey, FigureId, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { nextOf } from '../../play/next.ts';
import type { PlayKit } from '../kit.ts';

export interface Target {
  readonly figure: FigureId | null;
  readonly square: Square | null;
  readonly door: DoorKey | null;
}

export const NO_TARGET: Target = { figure: null, square: null, door: null };

/** Where it would happen: at the acting figure, and at the target. */
export function placesOf(kit: PlayKit, command: Command, view: View): readonly Square[] {
  const self = 'figure' in command ? view.figures.find(({ id }) => id === command.figure) : undefined;
  return [self?.square, kit.targetOf(command, view).square].filter((square) => square != null);
}

/** Equal for commands that differ only in weapon, spell or manner. */
export function targetKey(kit: PlayKit, command: Command, view: View): string {
  const { figure, square, door } = kit.targetOf(command, view);
  return `${figure ?? ''} ${square ?? ''} ${door ?? ''}`;
}

/** Commands by their target, in the order of the board: figures and squares first, then doors. */
export function byTarget(
  kit: PlayKit,
  commands: readonly Command[],
  view: View,
): readonly (readonly Command[])[] {
  const groups = [...Map.groupBy(commands, (command) => targetKey(kit, command, view)).values()];
  const place = ([first]: readonly Command[]): number => kit.targetOf(first!, view).square ?? Infinity;
  return groups.toSorted((a, b) => place(a) - place(b));
}

/** The best of several means at one target. */
export function bestMeans(kit: PlayKit, commands: readonly Command[], view: View): Command {
  const worth = (command: Command): number => kit.worth(command, view);
  return commands.reduce((best, command) => (worth(command) > worth(best) + 1e-9 ? command : best));
}

/** The target after this one, cycling; the first if there is none yet. */
export function nextTarget(
  kit: PlayKit,
  groups: readonly (readonly Command[])[],
  now: Command | null,
  view: View,
  back: boolean,
): readonly Command[] | null {
  const same = now === null ? null : targetKey(kit, now, view);
  const at = groups.findIndex(([first]) => targetKey(kit, first!, view) === same);
  return nextOf(groups, at, back) ?? null;
}

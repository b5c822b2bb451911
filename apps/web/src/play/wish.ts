/** Typed commands that are not legal: they are understood anyway, and the rules explain why not. */
import { stepsApart } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import type { TableScene } from './gameUi.ts';
import { readWish } from './typed.ts';
import type { Dialect } from './typed.ts';

/** A possible wish, legal or not. */
export interface Wish<Command> {
  readonly command: Command;
  /** Rewords the answer for a player who named no target. */
  put(refusal: Refusal): Refusal;
}

interface Figure {
  readonly id: string;
  readonly square: Square;
}

/** The same at every other possible target, nearest first; alone if it has no target. */
export function aimedAtAll<Command extends object>(
  command: Command,
  figures: readonly Figure[],
  board: Size,
): readonly Command[] {
  if (!('target' in command)) return [command];
  const doer = 'figure' in command ? figures.find(({ id }) => id === command.figure) : undefined;
  const others = figures
    .filter((figure) => figure !== doer && figure.id !== command.target)
    .toSorted((a, b) => stepsFrom(doer, a) - stepsFrom(doer, b));
  return [command, ...others.map(({ id }) => ({ ...command, target: id }))];

  function stepsFrom(from: Figure | undefined, to: Figure): number {
    return from === undefined ? 0 : stepsApart(board, from.square, to.square);
  }
}

/** Why the first wish these words match is refused; null if they match none. */
export async function whyNot<Command extends BaseCommand>(
  scene: Pick<TableScene, 'ask'>,
  seat: SeatId,
  text: string,
  dialect: Dialect<Command>,
  wishes: readonly Wish<Command>[],
): Promise<Refusal | null> {
  const read = readWish(
    dialect,
    text,
    wishes.map(({ command }) => command),
  );
  if (read === null) return null;
  const asked: BaseCommand = read.command;
  const reply = await scene.ask({ t: 'why', seat, command: { ...asked } });
  if (reply.t !== 'why' || reply.refusal === null) return null;
  const wish = wishes.find(({ command }) => command === read.command)!;
  return read.isNamed ? reply.refusal : wish.put(reply.refusal);
}

/** Which of two sides equally near to a target to face: the one with fewer foes at the back (NXT-FAC-04). */
import { BACK_SIDES, sideOf } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import type { PlayerLook } from '@oubliette/kernel';
import { isAimed, sideNamed } from '@oubliette/nextlevel';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { sameCommand } from '../shared/command.ts';
import type { NextPlayer } from './heroes/player.ts';

type NextLook = PlayerLook<NextView, NextCommand>;

/** A player who weighs attacks regardless of side and chooses the side last. */
export function choosingSides(player: NextPlayer): NextPlayer {
  const chosen = (look: NextLook, command: NextCommand | null): NextCommand | null =>
    command === null ? null : withBestSide(look, command);
  return {
    choose: (look) => withBestSide(look, player.choose(withoutSides(look))),
    consider: (look) => chosen(look, player.consider?.(withoutSides(look)) ?? null),
    hear: (event) => player.hear?.(event),
  };
}

/** A look is lazy: it works out each part when asked for it. */
function withoutSides(look: NextLook): NextLook {
  let moves: readonly NextCommand[] | undefined;
  return {
    get view() {
      return look.view;
    },
    get moves() {
      return (moves ??= look.moves.filter((move) => sideNamed(move) === null));
    },
  };
}

function withBestSide(look: NextLook, command: NextCommand): NextCommand {
  if (!isAimed(command.type)) return command;
  const { view, moves } = look;
  let best = command;
  let fewest = Infinity;
  for (const move of moves) {
    const side = sideNamed(move);
    if (side === null || !('figure' in move) || move.figure === null) continue;
    if (!sameCommand({ ...command, facing: side } as NextCommand, move)) continue;
    const behind = foesBehind(view, move.figure, side);
    if (behind >= fewest) continue;
    fewest = behind;
    best = move;
  }
  return best;
}

function foesBehind({ board, figures }: NextView, id: string, facing: Direction): number {
  const me = figures.find((figure) => figure.id === id);
  if (me === undefined) return 0;
  return figures.filter(({ side, square }) => {
    if (side === me.side || side === 'nobody') return false;
    const at = sideOf(board, me.square, facing, square);
    return at !== null && BACK_SIDES.includes(at);
  }).length;
}

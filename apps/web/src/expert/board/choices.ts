/** What is being chosen on the board: ways to lay a tile, sides for a door, places for a piece or a creature. */
import { SECTIONS } from '@oubliette/expert';
import type { Command, View } from '@oubliette/expert';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { ghostsFor } from '../../board/ghosts.ts';
import type { Ghost, WallShown } from '../../board/ghosts.ts';
import { isAmong } from '../../play/hand.ts';
import { piecesOf } from './dungeon.ts';
import type { PieceSeen } from './dungeon.ts';

/** By the numbers of its ways; empty if no tile is being laid. */
export function ghostsOf({ layout, stack }: Pick<View, 'layout' | 'stack'>): readonly Ghost[] {
  const top = stack.at(-1);
  if (top?.tag !== 'laying') return [];
  const { exit, fits } = top;
  return ghostsFor(
    layout,
    SECTIONS,
    fits.map((way) => [{ ...way, exit }]),
  );
}

/** Which of them is shown: the staged one, or the chosen kind of answer. */
export function ghostShown(staged: Command | null, chosen: string | null): number | null {
  if (staged?.type === 'layTile' || staged?.type === 'arrangeTile') return staged.fit;
  const number = /^(?:lay|arrange)Tile (\d+)$/u.exec(chosen ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** Walls for a door, of the commands that are lit. */
export function wallsIn(commands: readonly Command[], staged: Command | null): readonly WallShown[] {
  return commands.flatMap((command) => {
    const place = wallOf(command);
    return place === null ? [] : [{ ...place, staged: staged !== null && isAmong([staged], command) }];
  });
}

function wallOf(command: Command): { readonly squares: readonly Square[]; readonly side: Direction } | null {
  switch (command.type) {
    case 'addDoor':
    case 'choosePassage':
      return { squares: [command.at], side: command.side };
    case 'moveDoor':
      return { squares: [command.to], side: command.side };
    default:
      return null;
  }
}

/** A piece where a staged command would put it, and a creature where it would stand. */
export interface Placed {
  readonly piece: Pick<PieceSeen, 'kind' | 'squares'> | null;
  readonly creature: { readonly of: string; readonly square: Square } | null;
}

const NOTHING: Placed = { piece: null, creature: null };

export function placedBy(view: View, staged: Command | null): Placed {
  if (staged?.type === 'movePiece') {
    const piece = piecesOf(view).find(({ id }) => id === staged.piece);
    return piece === undefined ? NOTHING : { ...NOTHING, piece: moved(view, piece, staged.at) };
  }
  const top = view.stack.at(-1);
  if (staged?.type !== 'placeMonster' || top?.tag !== 'placingMonsters') return NOTHING;
  return { ...NOTHING, creature: { of: top.of, square: staged.at } };
}

/** With its first square there, as it is turned. */
function moved({ layout }: Pick<View, 'layout'>, piece: PieceSeen, to: Square): Placed['piece'] {
  const first = piece.squares[0]!;
  const [dx, dy] = [xOf(layout, to) - xOf(layout, first), yOf(layout, to) - yOf(layout, first)];
  return { kind: piece.kind, squares: piece.squares.map((square) => square + dx + dy * layout.width) };
}

/** The possible layouts of a section, and of walls, while a player chooses between them. */
import { SECTIONS, topSeenAs } from '@oubliette/advanced';
import type { Command, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { ghostsFor } from '../../board/ghosts.ts';
import type { Ghost, WallShown } from '../../board/ghosts.ts';

/** By the numbers `chooseLayout` uses; empty if nothing is to be chosen. */
export function ghostsOf(view: View): readonly Ghost[] {
  const top = topSeenAs(view, 'laying');
  const layout = view.levels[view.level]?.layout;
  if (top === null || layout === undefined) return [];
  return ghostsFor(
    layout,
    SECTIONS,
    top.plans.map(({ steps }) => steps),
  );
}

/** Which of them is shown: the staged one, or the chosen kind. */
export function ghostShown(staged: Command | null, chosen: string | null): number | null {
  if (staged?.type === 'chooseLayout') return staged.option;
  const number = /^layout (\d+)$/u.exec(chosen ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

export function wallsIn(
  commands: readonly Command[],
  staged: Command | null,
  placesOf: (command: Command) => readonly Square[],
): readonly WallShown[] {
  return commands.flatMap((command) =>
    command.type === 'chooseWall' || command.type === 'dropPortcullis'
      ? [
          {
            squares: placesOf(command),
            side: command.side,
            staged: JSON.stringify(staged) === JSON.stringify(command),
          },
        ]
      : [],
  );
}

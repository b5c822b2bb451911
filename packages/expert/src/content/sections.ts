/** The tiles as sections to be laid: each as printed and smaller, each of these mirrored too (EXP-BLD-01). */
import { parseSection } from '@oubliette/dungeon';
import type { Sections } from '@oubliette/dungeon';
import { CELL_TILE, ROOM_IDS, ROOMS } from './rooms.ts';
import { FIRST_TILE, TILE_IDS, tileCard } from './tiles.ts';
import type { TilePlan } from './tiles.ts';

const DOOR = /^([nesw])(\d+)$/u;

/** Drawn as `parseSection` reads it; a door is a way on, or in. */
function drawn({ rows, doors }: TilePlan): string {
  const [width, height] = [rows[0]!.length, rows.length];
  const lines = Array.from({ length: 2 * height + 1 }, (_, y) =>
    Array.from({ length: 2 * width + 1 }, (_cell, x) => {
      if (y % 2 === 1 && x % 2 === 1) return rows[y >> 1]![x >> 1]!;
      if (y % 2 === 0 && x % 2 === 0) return '+';
      const isRim = x === 0 || y === 0 || x === 2 * width || y === 2 * height;
      return isRim ? (x % 2 === 0 ? '|' : '-') : ' ';
    }),
  );
  for (const door of doors.split(' ')) {
    const [, side, place] = DOOR.exec(door)!;
    const at = 2 * Number(place) + 1;
    const [x, y] = { n: [at, 0], s: [at, 2 * height], w: [0, at], e: [2 * width, at] }[side as 'n'] as [
      number,
      number,
    ];
    lines[y]![x] = 'd';
  }
  return lines.map((line) => line.join('')).join('\n');
}

function mirrored({ rows, doors }: TilePlan): TilePlan {
  const width = rows[0]!.length;
  const turned = doors.split(' ').map((door) => {
    const [, side, place] = DOOR.exec(door)!;
    if (side === 'n' || side === 's') return `${side}${width - 1 - Number(place)}`;
    return `${side === 'e' ? 'w' : 'e'}${place}`;
  });
  return { rows: rows.map((row) => [...row].toReversed().join('')), doors: turned.join(' ') };
}

const SMALLER = '/small';
const MIRRORED = '/mirrored';

/** A plan under its name, and in the mirror. */
function bothWays(id: string, plan: TilePlan) {
  return [
    [id, parseSection(id, drawn(plan))],
    [`${id}${MIRRORED}`, parseSection(`${id}${MIRRORED}`, drawn(mirrored(plan)))],
  ] as const;
}

/** Under the name of its card, and what is done to it. */
function sectionsFor(id: string, printed: TilePlan, smaller: TilePlan): Sections {
  return Object.fromEntries([...bothWays(id, printed), ...bothWays(`${id}${SMALLER}`, smaller)]);
}

export const SECTIONS: Sections = Object.assign(
  {},
  Object.fromEntries(bothWays('first', FIRST_TILE)),
  Object.fromEntries(bothWays('cell', CELL_TILE)),
  ...ROOM_IDS.map((id) => Object.fromEntries(bothWays(id, ROOMS[id]))),
  ...TILE_IDS.map((id) => sectionsFor(id, tileCard(id), tileCard(id).smaller)),
) as Sections;

/** Printed first, as it is and in the mirror. */
export function printedOf(id: string): readonly string[] {
  return [id, `${id}${MIRRORED}`];
}

export function smallerOf(id: string): readonly string[] {
  return printedOf(`${id}${SMALLER}`);
}

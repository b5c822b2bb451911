/** Listening at a door: roughly how many monsters are behind it, and more for the elf (NXT-LIS). */
import { figureOf, groundOf, surroundings } from '@oubliette/classic/extend';
import type { DoorKey, FigureId, MonsterKind, World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import { sheetOf, withSheet } from '../changes.ts';
import type { NextPlay } from '../play.ts';
import { lurkingAt } from '../reactions/noise.ts';
import type { NextState } from '../state.ts';

export const CROWD_SIZES = ['nobody', 'pinch', 'handful', 'band', 'crowd'] as const;
export type CrowdSize = (typeof CROWD_SIZES)[number];

/** From so many on (NXT-LIS-01). */
const FROM: { readonly [size in CrowdSize]: number } = {
  nobody: 0,
  pinch: 1,
  handful: 3,
  band: 6,
  crowd: 15,
};

export interface ListenFacts {
  listened: {
    figure: FigureId;
    door: DoorKey;
    size: CrowdSize;
    /** The exact number; null if the listener cannot tell. */
    count: number | null;
    /** The kinds the elf knows; null for other ears. */
    kinds: readonly MonsterKind[] | null;
    /** Whether some are of kinds the elf has never seen. */
    unknown: boolean;
  };
}

export function sizeOf(count: number): CrowdSize {
  return CROWD_SIZES.findLast((size) => count >= FROM[size]) ?? 'nobody';
}

export function listen(play: NextPlay, figure: FigureId, door: DoorKey): void {
  const { world, state } = play;
  const { a, b } = world.board.doors[world.doorIndex.get(door)!]!;
  const kinds = monstersBehind(world, state, figureOf(state, figure).square === a ? b : a);
  const size = sizeOf(kinds.length);
  const heard = { type: 'listened', news: true, figure, door, size } as const;
  if (figure !== 'elf') {
    play.emit({ ...heard, rules: ['NXT-LIS-01', 'NXT-ACT-08'], count: null, kinds: null, unknown: false });
    return;
  }
  const known = sheetOf(state, figure).met;
  play.emit({
    ...heard,
    rules: ['NXT-LIS-01', 'NXT-LIS-02', 'NXT-LIS-03'],
    count: kinds.length < FROM.band ? kinds.length : null,
    kinds: [...new Set(kinds.filter((kind) => known.includes(kind)))],
    unknown: kinds.some((kind) => !known.includes(kind)),
  });
}

/** Monsters in the room or passage behind the door, both on the board and still unseen. */
function monstersBehind(world: World, state: NextState, square: Square): MonsterKind[] {
  const place = surroundings(world, state, square, groundOf(world, state));
  const standing = state.figures.filter(
    (figure) => figure.side === 'morcar' && place.includes(figure.square),
  );
  const waiting = state.unplaced.filter((index) => place.includes(lurkingAt(world, state, index)));
  return [...standing.map(({ kind }) => kind), ...waiting.map((index) => world.quest.monsters[index]!.kind)];
}

/** The elf learns every kind of monster in sight (NXT-LIS-02). */
export function acquainted(state: NextState, world: World): NextState {
  const elf = state.figures.find(({ id }) => id === 'elf');
  const met = state.next.sheets.elf?.met;
  if (elf === undefined || met === undefined) return state;
  const unknown = state.figures.filter(({ side, kind }) => side === 'morcar' && !met.includes(kind));
  const seen = unknown.filter(({ square }) => world.points.sees(world, state, elf.square, square));
  if (seen.length === 0) return state;
  const kinds = new Set(seen.map(({ kind }) => kind));
  return withSheet(state, 'elf', (sheet) => ({ ...sheet, met: [...sheet.met, ...kinds] }));
}

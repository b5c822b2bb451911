/** A dungeon the heroes have left without their objective, as it is found again (EXP-EXI-02 to EXP-EXI-05). */
import type { DoorState, Exit, Layout } from '@oubliette/dungeon';
import type { Pile } from '../doors/types.ts';
import type { QuestInPlay } from '../quests/types.ts';
import type { Forgotten, Heap, State, Tile } from '../state.ts';
import type { Options } from '../setup.ts';

/** What a setup carries of the earlier visit. */
export interface Remembered {
  readonly quest: QuestInPlay;
  readonly layout: Layout;
  readonly doors: readonly DoorState[];
  readonly deadEnds: readonly Exit[];
  readonly tiles: readonly Tile[];
  readonly links: State['links'];
  readonly pile: Pile;
  readonly heaps: readonly Heap[];
  readonly forgotten: readonly Forgotten[];
  /** Numbers given out so far: no id is used twice. */
  readonly named: Readonly<Record<string, number>>;
}

/** Searched, broken and taken things are as they were before, unless the table keeps them (EXP-EXI-02). */
function asNew(tile: Tile): Tile {
  return {
    ...tile,
    searched: false,
    furniture: tile.furniture.map((piece) => ({ ...piece, searched: false })),
    chasm: tile.chasm === null ? null : { ...tile.chasm, bridge: 'none' },
  };
}

/** Creatures that came with the tile have been paid for. */
function isLooted({ groups }: State, tile: string): boolean {
  return groups.some(({ home, paid }) => home === tile && paid);
}

/** What is left behind when everybody has gone; doors are shut again (EXP-EXI-04). */
export function rememberedFrom(state: State, { restart }: Pick<Options, 'restart'>): Remembered {
  const { quest, layout, doors, deadEnds, links, pile, heaps, named } = state;
  const isKept = restart === 'kept';
  const tiles = isKept ? state.tiles : state.tiles.map(asNew);
  const before = new Map(state.forgotten.map(({ tile, looted }) => [tile, looted]));
  return {
    quest: {
      ...quest,
      freed: null,
      out: [],
      foes: [],
      coming: [],
      met: false,
      failed: false,
      clock: null,
      done: isKept ? quest.done : [],
    },
    layout,
    doors: doors.map(() => 'closed'),
    deadEnds,
    tiles,
    links,
    pile,
    heaps: isKept ? heaps.map(({ of: _of, ...heap }) => heap) : [],
    forgotten: tiles.slice(1).map(({ id }) => ({
      tile: id,
      looted: isKept && (isLooted(state, id) || before.get(id) === true),
    })),
    named,
  };
}

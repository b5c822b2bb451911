/** Searching a tile or a piece of furniture (EXP-SRT-01 to EXP-SRF-04). */
import { adjacent } from '@oubliette/dungeon';
import type { Exit } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { hasSkill } from '../abilities/rides.ts';
import type { Skill } from '../content/abilityKinds.ts';
import { furnitureKind, rowOf } from '../content/furniture.ts';
import type { ClassId } from '../content/characters.ts';
import type { DungeonCard } from '../doors/types.ts';
import { possibleDoors } from '../doors/places.ts';
import { drawEvent } from '../events/hand.ts';
import { drawFor } from '../gear/taking.ts';
import { figureOf, monstersOn } from '../figures.ts';
import { groundOf, squaresOfTile, tileAt } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { openMoment, placedSince } from '../moments/opening.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { Furnished, State, Tile } from '../state.ts';
import { actingFor, actionLeft, canGoOn, isRefusal, notRunning } from '../turns/acts.ts';
import type { Acting } from '../turns/acts.ts';
import { firstCells } from '../turns/starting.ts';
import type { World } from '../world.ts';
import { bring } from './found.ts';
import type {
  ReorderingFrame,
  SearchCommand,
  SearchingFrame,
  SurpriseFrame,
  TeleportFrame,
  WallFrame,
} from './types.ts';

type Of<T extends SearchCommand['type']> = Extract<SearchCommand, { type: T }>;

const TURN = { in: ['heroes'], acting: true } as const;

/** Null where its tile may be searched: no runner, no monster on it (EXP-SRT-04, EXP-SRF-03). */
function calmRefusal(
  world: World,
  state: State,
  now: Acting,
  tile: Tile,
  { rule, skill }: { readonly rule: string; readonly skill: Skill },
): Refusal | null {
  const spent = actionLeft(now, [skill]) ?? notRunning(now, 'EXP-RUN-03');
  if (spent !== null) return spent;
  const isHere = monstersOn(state).some(({ square }) => tileAt(world, state, square)?.id === tile.id);
  return isHere ? refuse('monsterHere', rule) : null;
}

export const searchTile: Handler<Of<'searchTile'>> = {
  when: TURN,
  check(world, state, seat) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const tile = tileAt(world, state, now.figure.square)!;
    const calm = calmRefusal(world, state, now, tile, { rule: 'EXP-SRT-04', skill: 'keenSearch' });
    if (calm !== null) return calm;
    return tile.searched ? refuse('searched', 'EXP-SRT-01') : null;
  },
  perform: (play) => begin(play, null),
  offers: () => [{ type: 'searchTile' }],
};

/** Beside it by a side, on its tile; a magic circle is stood on (EXP-SRF-01, EXP-SRF-13). */
function isBefore(world: World, state: State, { figure }: Acting, { kind, squares }: Furnished): boolean {
  if (furnitureKind(kind).isWalkable === true) return squares.includes(figure.square);
  const ground = groundOf(world, state);
  return squares.some((square) => adjacent(ground, figure.square, square));
}

function pieceNamed(world: World, state: State, now: Acting, id: string) {
  const tile = tileAt(world, state, now.figure.square)!;
  return { tile, piece: tile.furniture.find((one) => one.id === id) };
}

export const searchFurniture: Handler<Of<'searchFurniture'>> = {
  when: TURN,
  check(world, state, seat, { piece: id }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const { tile, piece } = pieceNamed(world, state, now, id);
    if (piece === undefined) return refuse('noFurniture', 'EXP-SRF-01');
    const calm = calmRefusal(world, state, now, tile, { rule: 'EXP-SRF-03', skill: 'carefulSearch' });
    if (calm !== null) return calm;
    if (piece.searched) return refuse('searched', 'EXP-SRF-04');
    return isBefore(world, state, now, piece) ? null : refuse('notBefore', 'EXP-SRF-01');
  },
  perform: (play, { piece }) => begin(play, piece),
  offers(world, state, seat) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return [];
    const tile = tileAt(world, state, now.figure.square);
    return (tile?.furniture ?? []).map(({ id }) => ({ type: 'searchFurniture', piece: id }));
  },
};

/** The search is the action of the turn, whatever comes between (EXP-EVT-02). */
function begin(play: Play, piece: string | null): void {
  const figure = play.state.turn.act!.figure as ClassId;
  const at = figureOf(play.state, figure).square;
  const { id: tile } = tileAt(play.world, play.state, at)!;
  const since = play.state.groups.length;
  play.begin({ tag: 'searching', figure, tile, piece, at, since, stage: 'declared' }, 'EXP-SRT-02');
  play.tell('searchBegun', { figure, tile, piece }, [piece === null ? 'EXP-SRT-02' : 'EXP-SRF-02']);
}

export const searching: FrameKind<SearchingFrame> = {
  asks: () => null,
  runs(play, { answer: _answer, ...frame }) {
    const { figure, tile, piece, at, since, stage } = frame;
    switch (stage) {
      case 'declared':
        play.goOn({ ...frame, stage: 'dice' }, 'EXP-EVT-02');
        return openMoment(play, {
          is: 'declared',
          figure,
          deed: piece === null ? { is: 'tile', tile } : { is: 'furniture', tile, piece },
        });
      case 'dice':
        play.goOn({ ...frame, stage: 'done' }, 'EXP-SRT-03');
        if (!canGoOn(play.state, figure, at)) play.tell('deedLost', { figure }, ['EXP-EVT-02']);
        else if (piece === null) lookAround(play, figure, tile);
        else lookInto(play, figure, tile, piece);
        return;
      case 'done':
        play.finish(['EXP-SRT-03']);
        return placedSince(play, since);
    }
  },
};

function lookAround(play: Play, figure: ClassId, tile: string): void {
  const face = play.d6For(figure, 'EXP-SRT-03');
  play.reveal('tileSearched', { figure, tile, face }, ['EXP-SRT-02', 'EXP-SRT-03']);
  const isKeen = hasSkill(play.state, 'keenSearch');
  if (face === 1 && !isKeen) drawEvent(play, 'EXP-SRT-03');
  if (face === 6 || (face === 5 && isKeen)) drawFor(play, figure, 1);
}

function lookInto(play: Play, figure: ClassId, id: string, wanted: string): void {
  const tile = play.state.tiles.find((one) => one.id === id)!;
  const piece = tile.furniture.find((one) => one.id === wanted)!;
  const { rule } = furnitureKind(piece.kind);
  const faces = [play.d6For(figure, rule), play.d6For(figure, rule)];
  const total = faces[0]! + faces[1]!;
  play.reveal('furnitureSearched', { figure, piece: wanted, faces, total }, ['EXP-SRF-02', rule]);
  bring(play, { hero: figure, tile, piece, rule }, rowOf(piece.kind, total));
}

/** Every order of two or three cards, by their places. */
function ordersOf(count: number): readonly (readonly number[])[] {
  if (count === 1) return [[0]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

export const reordering: FrameKind<ReorderingFrame> = {
  asks: (_world, _state, { seat }) => ({ seat, prompt: 'reorder', rules: ['EXP-SRF-10', 'EXP-SRF-12'] }),
  answers: (_world, _state, { cards }) => ordersOf(cards.length).map((order) => ({ type: 'reorder', order })),
};

export const reorder: Handler<Of<'reorder'>> = {
  when: { answers: 'reordering' },
  check(_world, state, _seat, { order }) {
    const { cards } = state.stack.at(-1) as ReorderingFrame;
    const isOrder = order.toSorted((a, b) => a - b).join() === cards.map((_, at) => at).join();
    return isOrder ? null : refuse('noOrder', 'EXP-SRF-10');
  },
  perform(play, { order }) {
    const { cards } = play.state.stack.at(-1) as ReorderingFrame;
    const laid: DungeonCard[] = order.map((at) => cards[at]!);
    play.finish(['EXP-SRF-10']);
    play.tell('cardsReordered', { cards: laid }, ['EXP-SRF-10', 'EXP-SRF-12']);
  },
};

/** A free cell of the first tile, or the nearest to it (EXP-SRF-17). */
function arrivals(world: World, state: State): readonly number[] {
  const first = firstCells(world, state);
  return first.length > 0 ? first : squaresOfTile(world, state, state.tiles[0]!.id).slice(0, 1);
}

export const teleport: FrameKind<TeleportFrame> = {
  asks: (_world, _state, { seat }) => ({ seat, prompt: 'arrive', rules: ['EXP-SRF-17'] }),
  answers: (world, state) => arrivals(world, state).map((at) => ({ type: 'arrive', at })),
};

export const arrive: Handler<Of<'arrive'>> = {
  when: { answers: 'teleport' },
  check: (world, state, _seat, { at }) =>
    arrivals(world, state).includes(at) ? null : refuse('notFirstTile', 'EXP-SRF-17'),
  perform(play, { at }) {
    const { figure } = play.state.stack.at(-1) as TeleportFrame;
    play.finish(['EXP-SRF-17']);
    play.tell('teleported', { figure, to: at }, ['EXP-SRF-17']);
  },
};

export const wall: FrameKind<WallFrame> = {
  asks: () => ({ seat: GM, prompt: 'choosePassage', rules: ['EXP-SRF-37'] }),
  answers: (world, state, { tile }) =>
    possibleDoors(world, state, tile).map(({ squares, direction }) => ({
      type: 'choosePassage',
      at: squares[0]!,
      side: direction,
    })),
};

export const choosePassage: Handler<Of<'choosePassage'>> = {
  when: { answers: 'wall' },
  check(world, state, _seat, { at, side }) {
    const { tile } = state.stack.at(-1) as WallFrame;
    const isOne = possibleDoors(world, state, tile).some(
      ({ squares, direction }) => squares[0] === at && direction === side,
    );
    return isOne ? null : refuse('noWall', 'EXP-SRF-37');
  },
  perform(play, { at, side }) {
    const exit: Exit = { squares: [at], direction: side, door: 'closed' };
    play.finish(['EXP-SRF-37']);
    play.reveal('passageFound', { exit }, ['EXP-SRF-37']);
  },
};

/** Those who have come take their whole activation before the hero goes on (EXP-SRF-33). */
export const surprise: FrameKind<SurpriseFrame> = {
  asks: () => null,
  runs(play, { since }) {
    const came = play.state.figures.filter(({ group }) => group !== null && group > since);
    play.finish(['EXP-SRF-33']);
    if (came.length > 0) play.tell('surprised', { awake: came.map(({ id }) => id) }, ['EXP-SRF-33']);
  },
};

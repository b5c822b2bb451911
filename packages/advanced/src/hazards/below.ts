/** The room under a grate or a trapdoor (ADV-HAZ-60 to ADV-HAZ-63, ADV-HAZ-77, ADV-HAZ-88). */
import {
  coveredSquares,
  hasSquare,
  layAt,
  pieceSquares,
  reserveSquares,
  sectionOf,
  squareAt,
  squaresWithin,
} from '@oubliette/dungeon';
import type { Layout, Square } from '@oubliette/dungeon';
import { lookUp } from '@oubliette/kernel';
import { monsterNamed } from '../content/bestiary.ts';
import { rollMatrix } from '../encounter/roll.ts';
import type { MonstersByKind } from '../encounter/roll.ts';
import type { Group } from '../encounter/types.ts';
import { levelOf, named, nextName, withLevel } from '../figures.ts';
import { placesOf } from '../generate/places.ts';
import { furnishRoom } from '../generate/room.ts';
import { ROOMS } from '../generate/tables.ts';
import type { Found, RoomKind } from '../generate/types.ts';
import type { Appliers, Chapter, FrameBase, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { World } from '../world.ts';
import { declare, open, unread } from '../knowledge.ts';
import { layHazard } from './lay.ts';
import { withHazard } from './parts.ts';

export interface BelowFacts {
  belowSeen: { area: string; face: number; room: RoomKind };
  roomLaidBelow: {
    area: string;
    below: string;
    section: string;
    at: Square;
    room: RoomKind;
    /** The square to come down on. */
    landing: Square;
  };
  noRoomBelow: { area: string };
  prisonersSeen: { group: Group };
}

/** A room below is found. */
export interface BelowFrame extends FrameBase {
  readonly tag: 'below';
  readonly area: string;
  readonly below: string;
  readonly room: RoomKind;
  readonly stage: 'roll' | 'fill' | 'end';
}

export const BELOW_FRAME = declare<BelowFrame>()({
  tag: open,
  area: open,
  below: open,
  room: open,
  stage: open,
  answer: unread,
});

const SECTIONS = { small: 'smallRoom', large: 'largeRoom' } as const;
const GOLD_PER_POINT = 10;

/** A room is found there: rolled, laid apart from all others, and filled. */
export function findBelow(play: Play, area: string): void {
  play.begin({ tag: 'below', area, below: '', room: 'normal', stage: 'roll' }, 'ADV-HAZ-60');
}

const below: FrameKind<BelowFrame> = {
  asks: () => null,
  runs(play, { answer, ...frame }) {
    switch (frame.stage) {
      case 'roll':
        return layBelow(play, frame);
      case 'fill':
        return fill(play, frame);
      case 'end': {
        play.finish(['ADV-HAZ-60']);
        const [found] = (answer ?? []) as unknown as Found[];
        if (found !== undefined) seePrisoners(play, found.monsters, frame.below);
      }
    }
  },
};

function layBelow(play: Play, frame: BelowFrame): void {
  const { area } = frame;
  const face = play.d12(play.leaderSeat, 'ADV-HAZ-60');
  const { room, size } = lookUp(ROOMS, face);
  play.reveal('belowSeen', { area, face, room }, ['ADV-HAZ-60', 'ADV-GEN-22']);
  const section = SECTIONS[size];
  const { layout } = levelOf(play.state);
  const at = placeApart(play.world, layout, section);
  if (at === null) {
    play.finish(['ADV-HAZ-60']);
    return play.tell('noRoomBelow', { area }, ['ADV-HAZ-60']);
  }
  const id = `${section}-${layout.pieces.length + 1}`;
  const landing = landingOf(play.world, layout, section, at);
  play.tell('roomLaidBelow', { area, below: id, section, at, room, landing }, ['ADV-HAZ-60', 'ADV-HAZ-61']);
  play.goOn({ ...frame, below: id, room, stage: 'fill' }, 'ADV-HAZ-60');
}

/** Far from everything: the last empty place of the field without neighbours. */
function placeApart(world: World, layout: Layout, section: string): Square | null {
  const { width, height } = sectionOf(world.sections, { section, turns: 0 }).board;
  const covered = coveredSquares(layout, world.sections);
  const isFree = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= layout.width || y >= layout.height) return true;
    const square = squareAt(layout, x, y);
    return !hasSquare(covered, square) && !hasSquare(layout.reserved, square);
  };
  for (let y = layout.height - height; y >= 0; y -= 1)
    for (let x = layout.width - width; x >= 0; x -= 1) {
      const fits = Array.from({ length: (width + 2) * (height + 2) }, (_, index) => {
        const row = Math.floor(index / (width + 2));
        return isFree(x - 1 + index - row * (width + 2), y - 1 + row);
      }).every(Boolean);
      if (fits) return squareAt(layout, x, y);
    }
  return null;
}

function landingOf(world: World, { width }: Layout, section: string, at: Square): Square {
  const { board } = sectionOf(world.sections, { section, turns: 0 });
  return at + Math.floor(board.width / 2) + Math.floor(board.height / 2) * width;
}

/** Filled like any room, but without doors (ADV-HAZ-61). */
function fill(play: Play, frame: BelowFrame): void {
  const { room, below: area } = frame;
  play.goOn({ ...frame, stage: 'end' }, 'ADV-HAZ-60');
  if (room === 'normal') return;
  if (room === 'hazard') return layHazard(play, area);
  seePrisoners(play, rollMatrix(play, room), area);
  furnishRoom(play, room, area);
}

/** All are of the plainest kind and unarmed; they wait there until a figure comes down. */
function seePrisoners(play: Play, rolled: MonstersByKind, area: string): void {
  const monsters = plain(rolled);
  if (Object.keys(monsters).length === 0) return;
  const id = Number(nextName(play.state, 'group').slice('group-'.length));
  const points = Object.entries(monsters).reduce(
    (sum, [kind, number]) => sum + monsterNamed(kind).points * number,
    0,
  );
  const group: Group = { id, area, monsters, characters: [], gold: GOLD_PER_POINT * points, unarmed: true };
  play.reveal('prisonersSeen', { group }, ['ADV-HAZ-62', 'ADV-HAZ-63', 'ADV-HAZ-88']);
}

/** The rolled number, all ordinary (ADV-HAZ-62). */
export function plain(monsters: MonstersByKind): MonstersByKind {
  const all: Record<string, number> = {};
  for (const [kind, number] of Object.entries(monsters)) {
    const { ordinary } = monsterNamed(kind);
    all[ordinary] = (all[ordinary] ?? 0) + number;
  }
  return all;
}

const appliers: Appliers<BelowFacts> = {
  belowSeen: (state) => state,
  noRoomBelow: (state, { area }) => withHazard(state, area, { stage: 'nothing' }),
  roomLaidBelow(state, { area, below: id, section, at, room, landing }, world) {
    const { layout: before, places } = levelOf(state);
    const laid = layAt(before, world.sections, section, at, 0);
    const layout = reserveSquares(laid, ringRound(world, laid));
    const all = { ...places };
    const facts = { room, stairs: null, entry: null };
    for (const place of placesOf(world, layout, before.pieces.length, facts)) all[place.area] = place;
    const there = withLevel(state, { layout, places: all });
    return withHazard(there, area, { stage: 'seen', facts: { below: id, landing } });
  },
  prisonersSeen(state, { group }) {
    const { groups, places } = levelOf(state);
    const home = { ...places[group.area]!, group: group.id };
    return named(
      withLevel(state, { groups: [...groups, group], places: { ...places, [group.area]: home } }),
      `group-${group.id}`,
    );
  },
};

/** Keeps other pieces from being laid against it. */
function ringRound(world: World, layout: Layout): Square[] {
  const squares = pieceSquares(layout, world.sections, layout.pieces.at(-1)!);
  const covered = coveredSquares(layout, world.sections);
  const around = squares.flatMap((square) => squaresWithin(layout, square, 1));
  return [...new Set(around)].filter((square) => !hasSquare(covered, square));
}

export const belowChapter: Chapter<never, BelowFacts, BelowFrame> = {
  shapes: {},
  handlers: {},
  appliers,
  frames: { below },
};

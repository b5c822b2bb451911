/** A whole truth a seat could not tell from the real one, made up from its view alone. */
import { DIRECTIONS, neighbour, pieceSquares, xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Stream } from '@oubliette/kernel';
import { REFEREE } from './book.ts';
import { fixedOn, fixFrame } from './combat/zones.ts';
import { BESTIARY, monsterNamed } from './content/bestiary.ts';
import { MATRICES } from './content/matrices.ts';
import { SECTIONS } from './content/sections.ts';
import { weaponNamed } from './content/weapons.ts';
import { FULL_BOWL, without } from './counters/bowl.ts';
import type { CounterKind } from './counters/types.ts';
import { figureOf, withFigure } from './figures.ts';
import { gameOn } from './game.ts';
import type { AdvancedGame } from './game.ts';
import type { Mind } from './knowledge.ts';
import { PLAN } from './plan.ts';
import type { DungeonPlan, LevelPlan, PreparedPiece } from './plan.ts';
import type { Setup } from './setup.ts';
import { STATE } from './state.ts';
import type { FigureId, Level, State } from './state.ts';
import { eyesOf, topSeenAs } from './view.ts';
import type { View } from './view.ts';
import { makeWorld } from './world.ts';
import type { World } from './world.ts';

export interface Imagined {
  readonly game: AdvancedGame;
  readonly state: State;
}

export function imagine(view: View, stream: Stream): Imagined {
  const mind = mindOf(view, stream);
  const world = makeWorld(REFEREE, setupImagined(view, mind), SECTIONS);
  const { seat, held, bowl, played, met, screen } = view.master;
  const { levels: _levels, ...own } = screen ?? { levels: [], hand: held };
  const master = { seat, played, met, bowl, ...own };
  const state = STATE.imagine({ ...view, master, stack: view.underWay }, mind);
  return { game: gameOn(world), state: withHalberds(world, state, stream) };
}

/** A monster that holds a figure beyond its look's reach is something else of that look (ADV-ENC-22). */
function withHalberds(world: World, state: State, stream: Stream): State {
  return state.figures.reduce((before, { id, side, of, wounds }) => {
    if (side === 'heroes' || holds(world, before, id)) return before;
    const look = monsterNamed(of);
    const long = Object.values(BESTIARY).filter(
      ({ ordinary, points, weapons }) =>
        ordinary === look.ordinary && points > look.points && weapons.some((one) => weaponNamed(one).long),
    );
    if (long.length === 0) return before;
    const kind = pick(stream, long);
    const change = { of: kind.id, disguise: of, wounds: wounds + kind.wounds - look.wounds };
    const after = withFigure(before, id, change);
    return holds(world, after, id) ? after : before;
  }, state);
}

/** Whether its zone is fixed on a figure, or its owner asked on which (ADV-CMB-39). */
function holds(world: World, state: State, id: FigureId): boolean {
  const top = state.stack.at(-1);
  const isAsked = top?.tag === 'fix' && top.figure === id && fixFrame.asks(world, state, top) !== null;
  return isAsked || fixedOn(world, state, figureOf(state, id)) !== null;
}

function setupImagined(view: View, mind: Mind): Setup {
  const { quest, table, gathered, master } = view;
  return {
    ...table,
    master: master.seat !== null,
    sheets: gathered?.sheets ?? [],
    map: gathered?.map ?? null,
    dungeon: planImagined(quest, master, mind),
  };
}

function planImagined({ once, ...told }: View['quest'], { screen }: View['master'], mind: Mind): DungeonPlan {
  return PLAN.imagine(
    { ...told, ...(once ? { once } : {}), ...(screen === null ? {} : { levels: screen.levels }) },
    mind,
  );
}

function mindOf(view: View, stream: Stream): Mind {
  const matrices = pick(stream, Object.values(MATRICES));
  const rows = [...matrices.wandering, ...matrices.lair];
  const things = view.levels.flatMap((level) => level.things);
  const found = things.flatMap((thing) => (thing.tag === 'chest' ? (thing.found?.items ?? []) : []));
  const known = new Set([...found, ...view.sheets.flatMap(({ items }) => items)]);
  return {
    eyes: eyesOf({ ...view.table, master: view.master.seat !== null }, view.seat),
    stream,
    counters: spread(view, stream),
    asked: topSeenAs(view, 'counter')?.moment ?? null,
    matrices,
    levels: levelsImagined(view, stream),
    monsters: () => (stream.below(2) === 0 ? {} : pick(stream, rows).monsters),
    treasures: Object.keys(view.quest.treasures ?? {}).filter((one) => !known.has(one)),
  };
}

/** Counters that are neither played nor the seat's own are behind the screen or in the bowl. */
function spread({ master }: View, stream: Stream): Mind['counters'] {
  const own = master.screen?.hand ?? [];
  const left = [...master.played, ...own].reduce<readonly CounterKind[]>(without, FULL_BOWL);
  if (master.screen !== null) return { hand: own, bowl: left };
  let bowl = left;
  const hand = Array.from({ length: master.held }, () => {
    const counter = pick(stream, bowl);
    bowl = without(bowl, counter);
    return counter;
  });
  return { hand: hand.sort(), bowl };
}

/** Levels of any sort, one more than has been seen; levels on a treasure map as the map shows them. */
function levelsImagined({ levels, charts }: View, stream: Stream): LevelPlan[] {
  return Array.from({ length: levels.length + 1 }, (_, index): LevelPlan => {
    const chart = charts.find(({ level }) => level === index);
    if (chart !== undefined) return { tag: 'prepared', pieces: piecesOf(chart.drawn) };
    return { tag: 'random', down: pick(stream, ['questRoom', 'tables', 'none'] as const) };
  });
}

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** The pieces of a level drawn in advance, but empty. */
function piecesOf({ layout, places }: Level): PreparedPiece[] {
  const at = (square: Square): [number, number] => [xOf(layout, square), yOf(layout, square)];
  return layout.pieces.map((piece) => {
    const { id, section, turns } = piece;
    const covered = pieceSquares(layout, SECTIONS, piece);
    const doors = layout.doors
      .filter(({ a }) => covered.includes(a))
      .map(({ a, b }) => ({ at: at(a), side: SIDES[sideTowards(layout, a, b)]! }));
    const { room = null, stairs = null } = places[id] ?? {};
    return {
      id,
      section,
      at: at(piece.at),
      turns,
      ...(room === null ? {} : { room }),
      ...(stairs === null ? {} : { stairs }),
      ...(doors.length === 0 ? {} : { doors }),
    };
  });
}

function sideTowards(layout: Level['layout'], a: Square, b: Square): number {
  return DIRECTIONS.findIndex((direction) => neighbour(layout, a, direction) === b);
}

function pick<T>(stream: Stream, list: readonly T[]): T {
  return list[stream.below(list.length)]!;
}

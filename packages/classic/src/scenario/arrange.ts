/** Lays a classic table as a scenario draws it. */
import { makeSquare, parseDrawing, parseSquare, withSquares } from '@oubliette/dungeon';
import type { Drawing, Square } from '@oubliette/dungeon';
import { tape } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { SceneError } from '@oubliette/kernel/scenario';
import type { Arranged } from '@oubliette/kernel/scenario';
import type { z } from 'zod';
import { NO_TURN } from '../changes.ts';
import type { Command } from '../commands.ts';
import { HERO_KINDS, heroCard } from '../content/heroes.ts';
import { CAPTIVE } from '../content/monsters.ts';
import type { ByKind } from '../content/monsters.ts';
import { isPotion } from '../content/treasure.ts';
import type { ClassicEvent } from '../events.ts';
import { findFigure, has, isHero, seatOf } from '../figures.ts';
import { inBox } from '../monsters.ts';
import type { Setup } from '../setup.ts';
import { sheetOf } from '../start.ts';
import type { Figure, FigureId, State, Turn } from '../state.ts';
import { CLASSIC_EDITION, gameOn, openWorld } from '../system.ts';
import type { ClassicGame, Edition } from '../system.ts';
import { seatOnTurn } from '../turns.ts';
import { lookAround, revealArea } from '../visibility.ts';
import type { View } from '../view.ts';
import { areaAt } from '../world.ts';
import type { World } from '../world.ts';
import { sceneSchema } from './scene.ts';
import type { ParsedScene, DrawnScene, SceneFigure } from './scene.ts';
import { Words } from './words.ts';

export type ArrangedTable = Arranged<State, Command, ClassicEvent, View> & { readonly words: Words };

/** How a book's tables are laid: its edition, its scene schema, and what scenes add to setup and state. */
export interface Arranger<S extends ParsedScene = ParsedScene> {
  readonly edition: Edition;
  readonly schema: z.ZodType<S>;
  readonly setup?: (setup: Setup, scene: S) => object;
  readonly state?: (world: World, state: State, scene: S, idOf: (letter: string) => FigureId) => State;
}

/** A table of classic. */
export function arrange(written: DrawnScene): ArrangedTable {
  return arrangeWith({ edition: CLASSIC_EDITION, schema: sceneSchema }, written);
}

export function arrangeWith<S extends ParsedScene>(arranger: Arranger<S>, written: unknown): ArrangedTable {
  const parsed = arranger.schema.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SceneError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a scene'}`);
  }
  const scene = parsed.data;
  const drawing = drawingOf(scene);
  const plain = setupOf(scene, drawing);
  const opened = openWorld(arranger.edition, arranger.setup?.(plain, scene) ?? plain);
  if (!opened.ok) {
    const [problem] = opened.problems;
    throw new SceneError(`${problem?.path}: ${problem?.message} (${problem?.remedy})`);
  }
  const { world } = opened;
  const game = gameOn(arranger.edition, world) as unknown as ClassicGame;
  const figures = scene.fromTheStart ? [] : figuresOf(world, scene, drawing);
  const words = new Words(world, new Map(figures.map(({ letter, figure }) => [letter, figure.id])));
  const laid = scene.fromTheStart
    ? game.start(tape(scene.dice)).state
    : stateOf(arranger.edition, world, scene, drawing, figures);
  const state = arranger.state?.(world, laid, scene, (letter) => words.id(letter)) ?? laid;
  return {
    words,
    game,
    state,
    command: (command) => words.command(command),
    seatFor: (now, command) => seatFor(world, now, command),
    describe: (value) => words.describe(value),
    describeState: (now) => words.state(now),
    describeView: (view) => words.view(view),
  };
}

function drawingOf(scene: ParsedScene): Drawing {
  try {
    return parseDrawing(scene.map);
  } catch (error) {
    throw new SceneError(`map: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function setupOf(scene: ParsedScene, drawing: Drawing): Setup {
  const { board } = drawing;
  const heroes = Object.values(scene.figures).flatMap(({ kind, ...sheet }) =>
    isHero(kind) ? [{ kind, sheet }] : [],
  );
  const kinds = heroes.length === 0 ? (['barbarian'] as const) : heroes.map(({ kind }) => kind);
  const floor = board.areas.flatMap(({ squares }) => squares).map((square) => makeSquare(board, square));
  const text = (words: string) => ({ en: words, fr: words });
  const start = scene.stairs === undefined ? { squares: floor } : { stairs: scene.stairs };
  const defaults = {
    format: 1,
    id: 'scenario',
    title: text('A scenario'),
    parchment: text('A scenario.'),
    board: scene.map,
    wandering: 'orc',
    training: scene.training,
    start,
    goals: [{ id: 'goal', text: text('Get out.') }],
    ...(scene.stairs === undefined ? { exit: [floor[0]!] } : {}),
    ...('goals' in scene.quest ? {} : { notes: [{ when: { leave: 'anyone' }, then: [{ goal: 'goal' }] }] }),
  };
  return {
    quest: { ...defaults, ...scene.quest } as Setup['quest'],
    seats: (scene.seats as Setup['seats'] | undefined) ?? [
      { id: 'morcar', plays: 'morcar' },
      { id: 'heroes', plays: [...kinds] },
    ],
    heroes:
      heroes.length === 0
        ? [{ kind: 'barbarian' }]
        : heroes.map(({ kind, sheet }) => ({
            kind,
            ...pick(sheet, ['name', 'gold', 'equipment', 'questTreasures', 'armour']),
          })),
    training: scene.training,
  };
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]),
  ) as Pick<T, K>;
}

interface Standing {
  readonly letter: string;
  readonly written: SceneFigure;
  readonly figure: Figure;
}

function figuresOf(world: World, scene: ParsedScene, { marks }: Drawing): Standing[] {
  const numbers = new Map<string, number>();
  for (const { mark } of marks)
    if (scene.figures[mark] === undefined)
      throw new SceneError(`map: nobody is said to be ${mark}; name it under figures`);
  return Object.entries(scene.figures).map(([letter, written]) => {
    const square = marks.find(({ mark }) => mark === letter)?.square;
    if (square === undefined) throw new SceneError(`figures.${letter}: the map does not show ${letter}`);
    const number = (numbers.get(written.kind) ?? 0) + 1;
    numbers.set(written.kind, number);
    return { letter, written, figure: figureFrom(world, letter, written, square, number) };
  });
}

function figureFrom(
  world: World,
  letter: string,
  written: SceneFigure,
  square: Square,
  number: number,
): Figure {
  const { kind } = written;
  const card =
    kind === 'captive' ? CAPTIVE : isHero(kind) ? { ...heroCard(kind), move: 0 } : world.monsters[kind];
  if (card === undefined)
    throw new SceneError(
      `figures.${letter}.kind: there is no ${kind}; there are ${[...HERO_KINDS, ...Object.keys(world.monsters), 'captive'].join(', ')}`,
    );
  return {
    id: isHero(kind) ? kind : `${kind}-${number}`,
    kind,
    side: isHero(kind) || written.freed === true ? 'heroes' : kind === 'captive' ? 'nobody' : 'morcar',
    square,
    body: written.body ?? card.body,
    maxBody: isHero(kind) ? card.body : Math.max(written.body ?? card.body, card.body),
    mind: written.mind ?? card.mind,
    maxMind: Math.max(written.mind ?? card.mind, card.mind),
    move: written.move ?? card.move,
    attack: written.attack ?? card.attack,
    defence: written.defence ?? card.defence,
    conditions: written.conditions ?? [],
    name: null,
  };
}

function stateOf(
  edition: Edition,
  world: World,
  scene: ParsedScene,
  drawing: Drawing,
  standing: readonly Standing[],
): State {
  const figures = standing.map(({ figure }) => figure);
  const heroes = standing.filter(({ figure }) => isHero(figure.id));
  const allies = figures.filter(({ side, kind }) => side === 'heroes' && !isHero(kind));
  const laid = edition.layTable(world);
  const onBoard = (kind: string) => figures.filter((figure) => figure.kind === kind).length;
  const owner = world.setup.seats.find(({ plays }) => Array.isArray(plays))!.id;
  const base: State = {
    ...laid,
    phase: 'play',
    round: scene.round,
    unchosen: [],
    control: { ...laid.control, ...Object.fromEntries(allies.map(({ id }) => [id, owner])) },
    order: [...heroes.map(({ figure }) => figure.id), ...allies.map(({ id }) => id)],
    figures,
    heroes: heroes.map(({ figure, written }) => ({
      ...sheetOf(
        world.setup.heroes.find(({ kind }) => kind === figure.kind)!,
        world,
      ),
      potions: (written.potions ?? []).filter(isPotion),
      spells: written.spells ?? [],
    })),
    doors: laid.doors.map((door, i) => drawing.doorStates[i] ?? door),
    pool: countKinds(world, (kind) => scene.box?.[kind] ?? inBox(laid, kind) - onBoard(kind)),
    placed: countKinds(world, onBoard),
    treasure: {
      ...laid.treasure,
      pile: scene.treasure === undefined ? laid.treasure.pile : [...scene.treasure].sort(),
    },
  };
  return { ...light(world, withOpenPits(world, base), scene.dark), turn: turnFrom(world, scene, standing) };
}

/** A pit of the quest is open if a figure is drawn in it. */
function withOpenPits(world: World, state: State): State {
  const inPit = (square: Square) =>
    state.figures.some((figure) => figure.square === square && has(figure, 'pit'));
  const open = world.quest.traps.map(({ kind, squares }) => kind === 'pit' && squares.some(inPit));
  return {
    ...state,
    traps: state.traps.map((condition, i) => (open[i] === true ? 'open' : condition)),
    pits: withSquares(
      state.pits,
      world.quest.traps.flatMap(({ squares }, i) => (open[i] === true ? squares : [])),
    ),
  };
}

function countKinds({ monsters }: World, count: (kind: string) => number): ByKind<number> {
  const counts = Object.keys(monsters).map((kind) => [kind, count(kind)]);
  return Object.fromEntries(counts) as ByKind<number>;
}

/** Either everything is on the board, or only what the heroes see; in the dark the quest's monsters wait. */
function light(world: World, state: State, dark: boolean): State {
  const play = world.referee.rules.play(world, state, tape([]));
  if (dark) {
    for (const figure of state.figures) {
      if (figure.side !== 'heroes') continue;
      if (world.isRoom[areaAt(world, figure.square)]) revealArea(play, null, areaAt(world, figure.square));
      lookAround(play, figure);
    }
    return play.state;
  }
  for (const area of world.board.areas.keys()) revealArea(play, null, area);
  return play.state;
}

function turnFrom(world: World, scene: ParsedScene, standing: readonly Standing[]): Turn {
  const written: Partial<Exclude<ParsedScene['turn'], string | undefined>> =
    typeof scene.turn === 'object' ? scene.turn : scene.turn === undefined ? {} : { of: scene.turn };
  const firstHero = standing.find(({ figure }) => isHero(figure.id))?.letter;
  const letter = written.of ?? firstHero ?? 'morcar';
  const details = { acted: written.acted ?? false, moveOver: written.moveOver ?? false };
  if (letter === 'morcar') return { ...NO_TURN, ...details };
  const taker = standing.find((one) => one.letter === letter)?.figure;
  if (taker === undefined) throw new SceneError(`turn: nobody is said to be ${letter}`);
  const before = (written.path ?? []).map((square) => {
    const found = parseSquare(world.board, square);
    if (found === null) throw new SceneError(`turn.path: there is no square ${square}`);
    return found;
  });
  const left = written.left ?? (isHero(taker.id) ? null : taker.move);
  const actor = { actor: taker.id, left, path: [...before, taker.square], ...details };
  return taker.side === 'morcar' ? { ...NO_TURN, ...actor } : { ...NO_TURN, taker: taker.id, ...actor };
}

function seatFor(world: World, state: State, command: Command): SeatId {
  const id = 'figure' in command ? command.figure : 'hero' in command ? command.hero : undefined;
  if (id !== undefined) {
    const figure = findFigure(state, id);
    if (figure !== undefined) return seatOf(state, figure);
    return state.control[id] ?? state.morcar;
  }
  if (state.phase === 'roles') return state.choosing[0] ?? state.morcar;
  return CLASSIC_EDITION.referee.asked(world, state)?.seat ?? seatOnTurn(state);
}

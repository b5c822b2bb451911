/** Magic mushrooms: picked, carried and eaten (ADV-HAZ-57, ADV-HAZ-58). */
import { lookUp, refuse } from '@oubliette/kernel';
import type { TableRow } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { figureOf, findSheet, levelOf, sheetOf, stat, withSheet } from '../figures.ts';
import type { Appliers, Chapter, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Effect, FigureId, State } from '../state.ts';
import { canAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { hazardOf } from './ground.ts';
import { isUntouched, withHazard, withMoreEffects } from './parts.ts';
import { heal, poison, sleep } from './venom.ts';

export type MushroomCommand =
  | { readonly type: 'pickMushroom'; readonly figure: FigureId }
  | { readonly type: 'eatMushroom'; readonly figure: FigureId; readonly mushroom: string };
type MushroomCommandOf<T extends MushroomCommand['type']> = Extract<MushroomCommand, { readonly type: T }>;

export interface MushroomFacts {
  mushroomsFound: { area: string; face: number };
  mushroomPicked: { figure: FigureId; area: string; mushroom: string };
  /** `face` is null if the kind was already known. */
  mushroomEaten: { figure: FigureId; mushroom: string; face: number | null; kind: MushroomKind };
  strengthened: { figure: FigureId; by: 'strength' | 'speed'; speed: number };
}

type MushroomKind = 'poison' | 'sleep' | 'spots' | 'strength' | 'speed' | 'healing';

/** The kind of a room's mushrooms (ADV-HAZ-58). */
const MUSHROOM_TABLE: readonly TableRow<MushroomKind>[] = [
  { upTo: 2, result: 'poison' },
  { upTo: 4, result: 'sleep' },
  { upTo: 6, result: 'spots' },
  { upTo: 8, result: 'strength' },
  { upTo: 10, result: 'speed' },
  { upTo: 12, result: 'healing' },
];

const MUSHROOM = 'mushroom';

/** A carried mushroom names its room: all of one room are of one kind. */
function batchOf(state: State, area: string): string {
  return `${MUSHROOM}:${state.level}:${area}`;
}

function homeOf(mushroom: string): { level: number; area: string } {
  const [, level, ...area] = mushroom.split(':');
  return { level: Number(level), area: area.join(':') };
}

/** The kind of a batch, once a mushroom of it has been eaten. */
function kindOf(state: State, mushroom: string): MushroomKind | null {
  const { level, area } = homeOf(mushroom);
  const kind = state.levels[level]?.places[area]?.hazard?.facts['kind'];
  return (kind as MushroomKind | undefined) ?? null;
}

export function isDeadly(state: State, item: string): boolean {
  return item.startsWith(`${MUSHROOM}:`) && kindOf(state, item) === 'poison';
}

export function growMushrooms(play: Play, area: string): void {
  const face = play.masterRolls('ADV-HAZ-57');
  play.reveal('mushroomsFound', { area, face }, ['ADV-HAZ-57']);
}

/** The hero's room, if there are mushrooms left in it. */
function patchAt(world: World, state: State, square: number): string | null {
  const { id } = areaAt(world, state, square);
  const hazard = hazardOf(state, id);
  return hazard?.hazard === 'mushrooms' && Number(hazard.facts['left'] ?? 0) > 0 ? id : null;
}

const pickMushroom: Handler<MushroomCommandOf<'pickMushroom'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure: id }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    if (figure.kind !== 'hero') return refuse('heroesOnly', 'ADV-HAZ-57', { figure: id });
    return patchAt(world, state, figure.square) === null ? refuse('noMushrooms', 'ADV-HAZ-57') : null;
  },
  perform(play, { figure }) {
    const area = patchAt(play.world, play.state, figureOf(play.state, figure).square)!;
    const mushroom = batchOf(play.state, area);
    play.tell('mushroomPicked', { figure, area, mushroom }, ['ADV-HAZ-57']);
  },
};

const eatMushroom: Handler<MushroomCommandOf<'eatMushroom'>> = {
  foreseen: true,
  when: { in: ['heroes'] },
  check(world, state, seat, { figure, mushroom }) {
    const refusal = canAct(world, state, figure, seat);
    if (refusal !== null) return refusal;
    if (!mushroom.startsWith(`${MUSHROOM}:`) || !findSheet(state, figure)?.items.includes(mushroom))
      return refuse('noMushrooms', 'ADV-HAZ-58');
    if (state.turn.mode === 'exploration' || kindOf(state, mushroom) === 'healing') return null;
    // Strength, speed and unknown kinds must be eaten at the start of the turn.
    return isUntouched(state, figure) ? null : refuse('atTurnStart', 'ADV-HAZ-58');
  },
  perform(play, { figure, mushroom }) {
    const known = kindOf(play.state, mushroom);
    const face = known === null ? play.figureRolls(figure, 'ADV-HAZ-58') : null;
    const kind = known ?? lookUp(MUSHROOM_TABLE, face!);
    const facts = { figure, mushroom, face, kind };
    if (face === null) play.tell('mushroomEaten', facts, ['ADV-HAZ-58']);
    else play.reveal('mushroomEaten', facts, ['ADV-HAZ-58']);
    work(play, figure, kind, face ?? 0);
  },
};

function work(play: Play, figure: FigureId, kind: MushroomKind, face: number): void {
  switch (kind) {
    case 'poison':
      return poison(play, figure, face, 'ADV-HAZ-58');
    case 'sleep':
      return sleep(play, figure, 'ADV-HAZ-58');
    case 'healing':
      return heal(play, figure, Infinity, 'ADV-HAZ-58');
    case 'strength':
    case 'speed':
      // Wasted outside a fight.
      if (play.state.turn.mode === 'combat') strengthen(play, figure, kind);
      break;
    case 'spots':
  }
}

function strengthen(play: Play, figure: FigureId, by: 'strength' | 'speed'): void {
  const speed = stat(play.state, figureOf(play.state, figure), 'speed');
  play.tell('strengthened', { figure, by, speed: by === 'speed' ? speed : 0 }, ['ADV-HAZ-58']);
}

function mushroomOffers(world: World, state: State): MushroomCommand[] {
  return state.figures
    .filter(({ side }) => side === 'heroes')
    .flatMap(({ id: figure, square, kind }) => {
      const own = new Set(findSheet(state, figure)?.items.filter((item) => item.startsWith(`${MUSHROOM}:`)));
      const eaten = [...own].map((mushroom) => ({ type: 'eatMushroom', figure, mushroom }) as const);
      return kind === 'hero' && patchAt(world, state, square) !== null
        ? [...eaten, { type: 'pickMushroom', figure } as const]
        : eaten;
    });
}

const effectOf = (by: 'strength' | 'speed', speed: number): Effect =>
  by === 'strength'
    ? { tag: 'oneMoreDie', ends: 'exploration' }
    : { tag: 'fleet', ends: 'exploration', changes: [{ stat: 'speed', by: speed }] };

const appliers: Appliers<MushroomFacts> = {
  mushroomsFound: (state, { area, face }) => withHazard(state, area, { facts: { left: face } }),
  mushroomPicked(state, { figure, area, mushroom }) {
    const left = Number(hazardOf(state, area)!.facts['left']) - 1;
    const { items } = sheetOf(state, figure);
    return withHazard(withSheet(state, figure, { items: [...items, mushroom] }), area, { facts: { left } });
  },
  mushroomEaten(state, { figure, mushroom, kind }) {
    const { items } = sheetOf(state, figure);
    const eaten = withSheet(state, figure, { items: items.toSpliced(items.indexOf(mushroom), 1) });
    return withKind(eaten, mushroom, kind);
  },
  strengthened: (state, { figure, by, speed }) => withMoreEffects(state, figure, effectOf(by, speed)),
};

/** After the first bite everyone knows the kind of the rest of that room. */
function withKind(state: State, mushroom: string, kind: MushroomKind): State {
  const { level, area } = homeOf(mushroom);
  const there: State = { ...state, level };
  if (levelOf(there)?.places[area]?.hazard == null) return state;
  return { ...withHazard(there, area, { facts: { kind } }), level: state.level };
}

export const mushroomChapter: Chapter<MushroomCommand, MushroomFacts, never> = {
  shapes: { pickMushroom: { figure: 'text' }, eatMushroom: { figure: 'text', mushroom: 'text' } },
  handlers: { pickMushroom, eatMushroom },
  appliers,
  frames: {},
  offers: mushroomOffers,
};

/** Rats, bats, mould cleared (ADV-HAZ-39 to ADV-HAZ-42, ADV-HAZ-46 to ADV-HAZ-49, ADV-HAZ-53, ADV-HAZ-54). */
import { refuse } from '@oubliette/kernel';
import { areaAt, groundOf } from '../board.ts';
import type { EventOf } from '../events.ts';
import { figureOf, findFigure, hasEffect, sheetOf } from '../figures.ts';
import type { Appliers, Chapter, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { hazardOf, hazardousPlaces, isSwarming } from './ground.ts';
import { isDeadly } from './mushrooms.ts';
import {
  ableHeroes,
  gather,
  heroesOf,
  heroRefusal,
  isAt,
  isInside,
  isTurnFresh,
  withHazard,
  withMoreEffects,
  withoutEffects,
  withoutUsed,
} from './parts.ts';
import type { Used } from './types.ts';

/** Means of clearing a room of rats, bats or mould. */
const MEANS = ['ratPoison', 'greekFire', 'screechBug'] as const;
type Means = (typeof MEANS)[number];

/** Against rats, bats or mould: takes all heroes' whole turn (ADV-HAZ-40, ADV-HAZ-47, ADV-HAZ-54). */
export type SwarmCommand = { readonly type: 'clearRoom'; readonly figure: FigureId; readonly means: Means };

export interface SwarmFacts {
  swarmEntered: { figure: FigureId; area: string; from: string };
  swarmLeft: { figure: FigureId };
  roomCleared: { area: string; how: Means | 'spell' | 'fight'; used: readonly Used[] };
}

/** What helps against which hazard, how much of it, and by which rule. */
const HELPS: Readonly<Record<string, Partial<Record<Means, { number: number; rule: string }>>>> = {
  rats: { ratPoison: { number: 1, rule: 'ADV-HAZ-40' }, greekFire: { number: 2, rule: 'ADV-HAZ-41' } },
  bats: { screechBug: { number: 1, rule: 'ADV-HAZ-47' }, greekFire: { number: 2, rule: 'ADV-HAZ-48' } },
  mould: { greekFire: { number: 1, rule: 'ADV-HAZ-54' } },
};

/** A room to clear that a figure stands in or at. */
export function infestedAt(world: World, state: State, figure: Figure, ...kinds: string[]): string | null {
  const infested = hazardousPlaces(state).find(
    ({ area, hazard }) =>
      hazard !== null &&
      kinds.includes(hazard.hazard) &&
      hazard.stage !== 'cleared' &&
      isAt(world, state, figure, area),
  );
  return infested?.area ?? null;
}

/** The things to use: the hero's own first, then those of heroes at the same room. */
function usedFor(world: World, state: State, figure: Figure, area: string, means: Means): Used[] | null {
  const help = HELPS[hazardOf(state, area)!.hazard]?.[means];
  if (help === undefined) return null;
  const near = heroesOf(state).filter(
    (hero) =>
      hero.id !== figure.id &&
      (isAt(world, state, hero, area) ||
        isInside(world, state, hero, areaAt(world, state, figure.square).id)),
  );
  const ids = [figure.id, ...near.map(({ id }) => id)];
  return (
    gather(state, ids, means, help.number) ?? (means === 'ratPoison' ? deadlyMushrooms(state, ids) : null)
  );
}

/** The remains of deadly mushrooms make one dose of rat poison (ADV-HAZ-58). */
function deadlyMushrooms(state: State, figures: readonly FigureId[]): Used[] | null {
  const all = figures.flatMap((figure) =>
    sheetOf(state, figure)
      .items.filter((item) => isDeadly(state, item))
      .map((item): Used => ({ figure, item })),
  );
  const [first] = all;
  return first === undefined ? null : all.filter(({ item }) => item === first.item);
}

const clearRoom: Handler<SwarmCommand> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure: id, means }) {
    const refusal = heroRefusal(world, state, seat, id, 'ADV-HAZ-39');
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    const area = infestedAt(world, state, figure, 'rats', 'bats', 'mould');
    if (area === null) return refuse('nothingToClear', 'ADV-HAZ-39');
    const help = HELPS[hazardOf(state, area)!.hazard]?.[means];
    if (help === undefined) return refuse('noHelp', 'ADV-HAZ-39', { means });
    if (usedFor(world, state, figure, area, means) === null) return refuse('notEnough', help.rule, { means });
    return isTurnFresh(state) ? null : refuse('wholeTurn', help.rule);
  },
  perform(play, { figure: id, means }) {
    const { world, state } = play;
    const figure = figureOf(state, id);
    const area = infestedAt(world, state, figure, 'rats', 'bats', 'mould')!;
    const used = usedFor(world, state, figure, area, means)!;
    const { rule } = HELPS[hazardOf(state, area)!.hazard]![means]!;
    spendTurn(play, id, rule);
    play.tell('roomCleared', { area, how: means, used }, [rule]);
  },
};

/** Uses up every hero's turn; the hero who began comes last, and remains the one to move. */
export function spendTurn(play: Play, figure: FigureId, rule: string): void {
  const others = ableHeroes(play.state).filter(({ id }) => id !== figure);
  for (const { id } of others) spend(play, id, 'clearRoom', rule);
  spend(play, figure, 'clearRoom', rule);
}

/** Spells that clear a room of vermin: the one the book names, and two that burn at least as hot. */
const FLAMES: readonly string[] = ['flamesOfDeath', 'infernoOfDoom', 'fireball'];

/** Flames fill a room: they destroy rats and bats, not mould (ADV-HAZ-42, ADV-HAZ-49, ADV-HAZ-53). */
function burnSwarm(play: Play, { spell, squares }: EventOf<'templatePlaced'>): void {
  if (!FLAMES.includes(spell)) return;
  const { board } = groundOf(play.world, play.state);
  const areas = new Set(squares.map((square) => board.areas[board.areaOf[square]!]?.id ?? ''));
  for (const area of areas) {
    const hazard = hazardOf(play.state, area);
    if (!isSwarming(hazard)) continue;
    const rule = hazard!.hazard === 'rats' ? 'ADV-HAZ-42' : 'ADV-HAZ-49';
    play.tell('roomCleared', { area, how: 'spell', used: [] }, [rule]);
  }
}

/** A figure enters or leaves the rats' room, on foot or carried. */
function swarmStep(
  play: Play,
  { figure: id, from, to }: Pick<EventOf<'stepped'>, 'figure' | 'from' | 'to'>,
): void {
  const { world, state } = play;
  const figure = findFigure(state, id);
  if (figure === undefined || figure.side !== 'heroes') return;
  const [was, is] = [areaAt(world, state, from).id, areaAt(world, state, to).id];
  if (was === is) return;
  if (hasEffect(figure, 'swarmed')) play.tell('swarmLeft', { figure: id }, ['ADV-HAZ-39']);
  else if (isSwarming(hazardOf(state, is)))
    play.tell('swarmEntered', { figure: id, area: is, from: was }, ['ADV-HAZ-39', 'ADV-HAZ-43']);
}

function swarmOffers(world: World, state: State): SwarmCommand[] {
  return ableHeroes(state).flatMap((figure) =>
    infestedAt(world, state, figure, 'rats', 'bats', 'mould') === null
      ? []
      : MEANS.map((means): SwarmCommand => ({ type: 'clearRoom', figure: figure.id, means })),
  );
}

const appliers: Appliers<SwarmFacts> = {
  roomCleared(state, { area, used }, world) {
    const inside = state.figures.filter(
      (figure) => hasEffect(figure, 'swarmed') && isInside(world, state, figure, area),
    );
    const free = inside.reduce((now, { id }) => withoutEffects(now, id, 'swarmed'), withoutUsed(state, used));
    return withHazard(free, area, { stage: 'cleared' });
  },
  swarmEntered: (state, { figure, from }) =>
    withMoreEffects(state, figure, { tag: 'swarmed', ends: 'never', of: from }),
  swarmLeft: (state, { figure }) => withoutEffects(state, figure, 'swarmed'),
};

export const swarmChapter: Chapter<SwarmCommand, SwarmFacts, never> = {
  shapes: { clearRoom: { figure: 'text', means: MEANS } },
  handlers: { clearRoom },
  appliers,
  frames: {},
  offers: swarmOffers,
  reacts: { stepped: swarmStep, dragged: swarmStep, templatePlaced: burnSwarm },
};

/** A trapdoor, and what is below it (ADV-HAZ-74 to ADV-HAZ-82). */
import { lookUp, refuse } from '@oubliette/kernel';
import type { TableRow } from '@oubliette/kernel';
import { trapFor } from '../content/traps.ts';
import { figureAt, figureOf, named, nextName, sheetOf, withSheet } from '../figures.ts';
import type { Appliers, Chapter, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { findBelow } from './below.ts';
import { featuresOf, hazardOf } from './ground.ts';
import { breathe } from './mould.ts';
import { freeNear, hazardHere, heroesOf, heroRefusal, isBeside, withHazard } from './parts.ts';
import { newcomer, riseAgainst } from './rise.ts';
import type { FeatureThing } from './types.ts';

export type TrapdoorCommand =
  | { readonly type: 'openTrapdoor'; readonly figure: FigureId }
  | { readonly type: 'searchCrypt'; readonly figure: FigureId };

export interface TrapdoorFacts {
  trapdoorOpened: { figure: FigureId; area: string; face: number; underneath: Underneath };
  cryptSearched: {
    figure: FigureId;
    area: string;
    face: number;
    result: 'spores' | 'nothing' | 'ring' | 'undead';
  };
  sprangUp: { figure: Figure };
}

type Underneath = 'trap' | 'room' | 'crypt' | 'labyrinth' | 'stairs';

/** Below a trapdoor (ADV-HAZ-75). */
const TRAPDOOR_TABLE: readonly TableRow<Underneath>[] = [
  { upTo: 1, result: 'trap' },
  { upTo: 3, result: 'room' },
  { upTo: 6, result: 'crypt' },
  { upTo: 9, result: 'labyrinth' },
  { upTo: 12, result: 'stairs' },
];

/** Contents of a crypt (ADV-HAZ-79). */
const CRYPT_TABLE: readonly TableRow<'spores' | 'nothing' | 'ring' | 'undead'>[] = [
  { upTo: 2, result: 'spores' },
  { upTo: 6, result: 'nothing' },
  { upTo: 11, result: 'ring' },
  { upTo: 12, result: 'undead' },
];

type TrapdoorCommandOf<T extends TrapdoorCommand['type']> = Extract<TrapdoorCommand, { type: T }>;

/** The trapdoor beside a figure, and its room. */
function trapdoorAt(world: World, state: State, figure: Figure): { area: string; door: FeatureThing } | null {
  const area = hazardHere(world, state, figure, 'trapdoor');
  if (area === null) return null;
  const door = featuresOf(state, 'trapdoor').find(
    ({ id }) => id === hazardOf(state, area)!.facts['trapdoor'],
  );
  return door !== undefined && isBeside(world, state, figure.square, [door.square]) ? { area, door } : null;
}

const WHEN = { in: ['heroes'], mode: 'exploration' } as const;

const openTrapdoor: Handler<TrapdoorCommandOf<'openTrapdoor'>> = {
  when: WHEN,
  check(world, state, seat, { figure }) {
    const refusal = heroRefusal(world, state, seat, figure, 'ADV-HAZ-75');
    if (refusal !== null) return refusal;
    const at = trapdoorAt(world, state, figureOf(state, figure));
    if (at === null) return refuse('notAtTrapdoor', 'ADV-HAZ-75');
    return hazardOf(state, at.area)!.stage === 'there' ? null : refuse('isOpen', 'ADV-HAZ-75');
  },
  perform(play, { figure }) {
    const { area, door } = trapdoorAt(play.world, play.state, figureOf(play.state, figure))!;
    spend(play, figure, 'trapdoor', 'ADV-HAZ-75');
    const face = play.figureRolls(figure, 'ADV-HAZ-75');
    const rolled = lookUp(TRAPDOOR_TABLE, face);
    const underneath = rolled === 'stairs' && !leadsDown(play.world, play.state) ? 'room' : rolled;
    play.reveal('trapdoorOpened', { figure, area, face, underneath }, ['ADV-HAZ-75', RULE_OF[rolled]]);
    if (underneath === 'trap') springTrap(play, figure, door);
    if (underneath === 'room') findBelow(play, area);
    if (underneath === 'stairs')
      play.tell('stairsPlaced', { id: nextName(play.state, 'stairs'), area, squares: [door.square] }, [
        'ADV-HAZ-82',
      ]);
  },
};

const RULE_OF: Readonly<Record<Underneath, string>> = {
  trap: 'ADV-HAZ-76',
  room: 'ADV-HAZ-77',
  crypt: 'ADV-HAZ-78',
  labyrinth: 'ADV-HAZ-81',
  stairs: 'ADV-HAZ-82',
};

/** Whether stairs may be anywhere and another level exists: otherwise the quest places them. */
function leadsDown({ setup }: World, { level }: State): boolean {
  const plan = setup.dungeon.levels[level];
  return plan?.tag === 'random' && plan.down === 'tables' && setup.dungeon.levels[level + 1] !== undefined;
}

/** It goes off at once: it cannot be noticed or disarmed. */
function springTrap(play: Play, figure: FigureId, { id: chest, square }: FeatureThing): void {
  const face = play.masterRolls('ADV-HAZ-76');
  const trap = trapFor(face, 'chest');
  play.begin(
    { tag: 'trap', figure, square, chest, trap, known: null, stage: 'goOff', fumbled: false },
    'ADV-HAZ-76',
  );
  play.reveal('trapRolled', { figure, chest, face, trap }, ['ADV-HAZ-76', 'ADV-TRAP-06']);
}

const searchCrypt: Handler<TrapdoorCommandOf<'searchCrypt'>> = {
  when: WHEN,
  check(world, state, seat, { figure }) {
    const refusal = heroRefusal(world, state, seat, figure, 'ADV-HAZ-78');
    if (refusal !== null) return refusal;
    const at = trapdoorAt(world, state, figureOf(state, figure));
    if (at === null) return refuse('notAtTrapdoor', 'ADV-HAZ-78');
    const { stage } = hazardOf(state, at.area)!;
    if (stage === 'searched') return refuse('alreadySearched', 'ADV-HAZ-78');
    return stage === 'crypt' ? null : refuse('noCrypt', 'ADV-HAZ-78');
  },
  perform(play, { figure }) {
    const { area, door } = trapdoorAt(play.world, play.state, figureOf(play.state, figure))!;
    spend(play, figure, 'search', 'ADV-HAZ-78');
    const face = play.figureRolls(figure, 'ADV-HAZ-79');
    const result = lookUp(CRYPT_TABLE, face);
    play.reveal('cryptSearched', { figure, area, face, result }, ['ADV-HAZ-78', 'ADV-HAZ-79']);
    if (result === 'spores') breathe(play, figure, 'ADV-HAZ-79');
    if (result === 'undead') springUp(play, area, door.square);
  },
};

/** On the trapdoor's square, or beside it if that is taken; the heroes are surprised (ADV-HAZ-80). */
function springUp(play: Play, area: string, at: number): void {
  const { world, state } = play;
  const square = figureAt(state, at) === undefined ? at : freeNear(world, state, at)[0]!;
  const figure = newcomer(state, 'undeadRatman', square);
  play.tell('sprangUp', { figure }, ['ADV-HAZ-80']);
  riseAgainst(play, figure, area, true);
}

function trapdoorOffers(world: World, state: State): TrapdoorCommandOf<'openTrapdoor' | 'searchCrypt'>[] {
  return heroesOf(state).flatMap((hero): TrapdoorCommandOf<'openTrapdoor' | 'searchCrypt'>[] => {
    const at = trapdoorAt(world, state, hero);
    if (at === null) return [];
    const type = hazardOf(state, at.area)!.stage === 'crypt' ? 'searchCrypt' : 'openTrapdoor';
    return [{ type, figure: hero.id }];
  });
}

const appliers: Appliers<TrapdoorFacts> = {
  trapdoorOpened: (state, { area, underneath }) =>
    withHazard(state, area, { stage: underneath, facts: { open: true } }),
  cryptSearched(state, { figure, area, result }) {
    const searched = withHazard(state, area, { stage: 'searched' });
    if (result !== 'ring') return searched;
    return withSheet(searched, figure, { items: [...sheetOf(searched, figure).items, 'goldRing'] });
  },
  sprangUp: (state, { figure }) => named({ ...state, figures: [...state.figures, figure] }, figure.id),
};

export const trapdoorChapter: Chapter<TrapdoorCommand, TrapdoorFacts, never> = {
  shapes: { openTrapdoor: { figure: 'text' }, searchCrypt: { figure: 'text' } },
  handlers: { openTrapdoor, searchCrypt },
  appliers,
  frames: {},
  offers: trapdoorOffers,
};

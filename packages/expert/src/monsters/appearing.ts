/** Monsters appear: cards, groups, escorts, and where they are put down (EXP-MON-01 to EXP-MON-09). */
import { distances, enterable, nearestSquares } from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { drawChaos } from '../chaos/drawing.ts';
import { isBeside } from '../combat/sight.ts';
import { monsterCard } from '../content/monsters.ts';
import type { CreatureId, MonsterId } from '../content/monsters.ts';
import { figureAt, named } from '../figures.ts';
import { groundOf, squaresOfTile } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { stepRulesOf } from '../moving/links.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import type { AppearingFrame, MonsterCommand, PlacingFrame, Whence } from './types.ts';

/** So many Monster cards are drawn, and their creatures come. */
export function appear(play: Play, cards: number, whence: Whence): void {
  if (cards > 0) play.begin({ tag: 'appearing', cards, whence }, 'EXP-MON-05');
}

export const appearing: FrameKind<AppearingFrame> = {
  asks: () => null,
  runs(play, { cards, whence }) {
    if (cards === 0) return play.finish(['EXP-MON-05']);
    play.goOn({ tag: 'appearing', cards: cards - 1, whence }, 'EXP-MON-05');
    const card = drawMonster(play, () => true);
    if (card === null) return play.tell('nobodyCame', {}, ['EXP-MON-16']);
    comes(play, card, whence);
  },
};

/** A card's creatures; a leader with an escort of minions (EXP-MON-03, EXP-MON-04). */
export function comes(play: Play, card: MonsterId, whence: Whence): void {
  if (monsterCard(card).isLeader === true) {
    const escort = drawMonster(play, (id) => monsterCard(id).isLeader !== true);
    // The last begun is put down first: the leader before the minions.
    if (escort !== null) muster(play, escort, whence);
  }
  muster(play, card, whence);
}

/** A creature looked up in the pile, or played without its card if that is not there (EXP-SRF-36). */
export function comesAlone(play: Play, card: MonsterId, whence: Whence): void {
  const isThere = play.state.decks.monster.pile.includes(card);
  if (isThere) play.reveal('monsterDrawn', { card, back: false }, ['EXP-SRF-36']);
  muster(play, card, whence, isThere ? undefined : true);
}

/** The first card that will do; those turned up before it go back (EXP-MON-03). */
export function drawMonster(play: Play, wanted: (card: MonsterId) => boolean): MonsterId | null {
  const turned: MonsterId[] = [];
  for (;;) {
    const left = play.state.decks.monster.pile.filter((id) => !turned.includes(id as MonsterId));
    if (!left.some((id) => wanted(id as MonsterId))) return null;
    const card = play.draw('monster', left, GM, 'EXP-MON-03') as MonsterId;
    const back = !wanted(card);
    play.reveal('monsterDrawn', { card, back }, ['EXP-MON-03', 'EXP-CRD-03']);
    if (!back) return card;
    turned.push(card);
  }
}

/** One that is in no pile, and goes back to none (EXP-QRM-03). */
export function comesAs(play: Play, card: CreatureId, whence: Whence): void {
  muster(play, card, whence, true);
}

/** One, or as many as the die says, a d3 being a d6 halved and rounded up (EXP-MON-02). */
function muster(play: Play, card: CreatureId, whence: Whence, borrowed?: true): void {
  const { count: size } = monsterCard(card);
  const face = size === 1 ? null : play.gmD6('EXP-MON-02');
  const count = face === null ? 1 : size === 'd3' ? d3Of(face) : face;
  assemble(play, { card, face, count, borrowed }, whence);
}

export function d3Of(face: number): number {
  return Math.ceil(face / 2);
}

/** Creatures called up without their card: 1D3 of them (EXP-CHA-05). */
export function musterCalled(play: Play, card: MonsterId, whence: Whence): void {
  const face = play.gmD6('EXP-CHA-05');
  assemble(play, { card, face, count: d3Of(face), borrowed: true }, whence);
}

interface Assembly {
  readonly card: CreatureId;
  readonly face: number | null;
  readonly count: number;
  readonly borrowed: true | undefined;
}

function assemble(play: Play, { card, face, count, borrowed }: Assembly, whence: Whence): void {
  const group = play.state.groups.length + 1;
  play.reveal('groupRolled', { card, face, count }, ['EXP-MON-02']);
  const home = whence.is === 'tile' ? whence.tile : null;
  const is = {
    ...(borrowed === undefined ? {} : { borrowed }),
    ...(whence.is === 'tile' && whence.looted === true ? { poor: true as const } : {}),
  };
  play.tell('groupCame', { group, card, home, ...is }, ['EXP-MON-04']);
  play.begin({ tag: 'placingMonsters', group, of: card, count, whence }, 'EXP-MON-05');
}

/** Where the next may stand, the default first: of a tile, the cells farthest from the heroes (EXP-MON-06). */
export function cellsFor(world: World, state: State, whence: Whence): readonly Square[] {
  const ground = groundOf(world, state);
  const isFree = (square: Square): boolean =>
    enterable(ground, square) && figureAt(state, square) === undefined;
  if (whence.is === 'at') {
    const isFit = (square: Square): boolean =>
      isFree(square) && (whence.apart !== true || isApart(world, state, square));
    return nearest(ground, state, whence.squares, isFit);
  }
  const tile = squaresOfTile(world, state, whence.tile);
  const free = tile.filter(isFree);
  // What does not fit goes beyond open doors (EXP-MON-05).
  if (free.length === 0) return nearest(ground, state, tile, isFree);
  const heroes = state.figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
  const steps = distances(ground, heroes, () => true, stepRulesOf(state));
  const far = (square: Square): number => (steps[square]! < 0 ? Infinity : steps[square]!);
  return free.toSorted((a, b) => far(b) - far(a) || a - b);
}

/** No hero stands beside it. */
function isApart(world: World, state: State, square: Square): boolean {
  const ground = groundOf(world, state);
  return !state.figures.some(({ side, square: at }) => side === 'heroes' && isBeside(ground, at, square));
}

/** Of the free cells, those that tie for the nearest. */
function nearest(
  ground: Ground,
  state: State,
  from: readonly Square[],
  isFree: (square: Square) => boolean,
): readonly Square[] {
  const links = stepRulesOf(state);
  const steps = distances(ground, from, () => true, links);
  const [first, ...rest] = nearestSquares(ground, from, isFree, links);
  return first === undefined ? [] : [first, ...rest.filter((square) => steps[square] === steps[first])];
}

export const placingMonsters: FrameKind<PlacingFrame> = {
  asks: (world, state, { count, whence }) =>
    count > 0 && cellsFor(world, state, whence).length > 1
      ? { seat: GM, prompt: 'placeMonster', rules: ['EXP-MON-05', 'EXP-MON-07'] }
      : null,
  runs(play, { count, group, of, whence }) {
    const [only] = cellsFor(play.world, play.state, whence);
    if (count > 0 && only !== undefined) return putDown(play, only);
    if (count > 0) play.tell('noRoom', { of, count }, ['EXP-MON-05']);
    play.finish(['EXP-MON-05']);
    drawChaos(play, group);
  },
  answers: (world, state, { whence }) => [
    { type: 'placeRest' },
    ...cellsFor(world, state, whence).map((at) => ({ type: 'placeMonster', at })),
  ],
};

function putDown(play: Play, at: Square): void {
  const { group, of, count, whence } = play.state.stack.at(-1) as PlacingFrame;
  const { id: figure } = named(play.state, of);
  play.goOn({ tag: 'placingMonsters', group, of, count: count - 1, whence }, 'EXP-MON-05');
  play.reveal('appeared', { figure, group, of, at }, ['EXP-MON-05', 'EXP-MON-07']);
  const hunts = whence.is === 'at' ? whence.hunts : undefined;
  if (hunts !== undefined)
    play.tell('conditionGained', { figure, condition: { tag: 'hunting', whom: hunts } }, ['EXP-SRF-36']);
}

export const placeMonster: Handler<Extract<MonsterCommand, { type: 'placeMonster' }>> = {
  when: { answers: 'placingMonsters' },
  check(world, state, _seat, { at }) {
    const { whence } = state.stack.at(-1) as PlacingFrame;
    return cellsFor(world, state, whence).includes(at) ? null : refuse('notThere', 'EXP-MON-05');
  },
  perform: (play, { at }) => putDown(play, at),
};

export const placeRest: Handler<Extract<MonsterCommand, { type: 'placeRest' }>> = {
  when: { answers: 'placingMonsters' },
  check: () => null,
  perform(play) {
    for (;;) {
      const { count, whence } = play.state.stack.at(-1) as PlacingFrame;
      const [first] = count === 0 ? [] : cellsFor(play.world, play.state, whence);
      if (first === undefined) return;
      putDown(play, first);
    }
  },
};

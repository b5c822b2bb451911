/** Searching: for treasure, or for secret doors and traps (CLS-SRC, CLS-SEC). */
import { adjacent, hasSquare, makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { CommandOf } from './commands.ts';
import type { HeroKind } from './content/heroes.ts';
import { questTreasureCard } from './content/questTreasures.ts';
import { figureOf, findFigure, has, heroOf, isHero } from './figures.ts';
import { carryOut, readNotes } from './notes.ts';
import type { Play } from './play.ts';
import type { Effect, QuestTreasure } from './quest/quest.ts';
import type { Belongings, Figure, FigureId, State } from './state.ts';
import { drawTreasure } from './treasure.ts';
import { inflict } from './traps.ts';
import { checkActor } from './turns.ts';
import { revealBeyond, searchGround, sharesPlace } from './visibility.ts';
import { areaAt, groundOf, inRoom } from './world.ts';
import type { World } from './world.ts';

/**
 * What any search requires: the action, no pit, no training, and no monster about (CLS-SRC-01, CLS-SRC-02).
 */
export function checkSearch(
  world: World,
  state: State,
  seat: SeatId,
  id: FigureId,
  action: 'searchTreasure' | 'searchSecrets',
): Refusal | null {
  const no = checkActor(state, seat, id);
  if (no !== null) return no;
  if (!isHero(id)) return refuse('neverSearches', 'CLS-MON-07', { figure: id });
  if (world.setup.training) return refuse('notInTraining', 'CLS-TRN-04');
  const searcher = figureOf(state, id);
  const spent = world.points.checkAction(state, searcher, action);
  if (spent !== null) return spent;
  if (has(searcher, 'pit')) return refuse('inAPit', 'CLS-TRP-10');
  for (const monster of state.figures) {
    if (monster.side !== 'morcar') continue;
    const rule = world.points.disturbs(world, state, searcher, monster);
    if (rule !== null) return refuse('monsterAbout', rule, { figure: monster.id });
  }
  return null;
}

/** A monster beside the searcher, or in sight in the same passage or room (CLS-SRC-03 to CLS-SRC-05). */
export function disturbs(world: World, state: State, searcher: Figure, monster: Figure): RuleId | null {
  if (adjacent(groundOf(world, state), searcher.square, monster.square)) return 'CLS-SRC-03';
  if (!world.points.sees(world, state, searcher.square, monster.square)) return null;
  if (!inRoom(world, monster.square)) return 'CLS-SRC-05';
  return areaAt(world, searcher.square) === areaAt(world, monster.square) ? 'CLS-SRC-04' : null;
}

export function checkSearchSecrets(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'searchSecrets'>,
): Refusal | null {
  return checkSearch(world, state, seat, command.figure, 'searchSecrets');
}

/** Reveals everything hidden in or beside the searched squares, without rolls or harm (CLS-SRC-06 to CLS-SRC-10). */
export function searchSecrets(play: Play, { figure }: CommandOf<'searchSecrets'>): void {
  const { world, state } = play;
  const { square } = figureOf(state, figure);
  const squares = searchGround(world, state, square);
  play.emit({
    type: 'searched',
    rules: ['CLS-SRC-01', 'CLS-SRC-06', 'CLS-SRC-07'],
    news: true,
    hero: figure,
    for: 'secrets',
    squares,
    counts: false,
  });
  const traps = world.quest.traps.filter(
    (trap, index) => state.traps[index] === 'hidden' && trap.squares.some((at) => squares.includes(at)),
  );
  for (const { kind, squares: at } of traps)
    play.emit({
      type: 'trapFound',
      rules: ['CLS-SRC-08', 'CLS-TRP-05'],
      news: true,
      by: figure,
      trap: kind,
      squares: at,
    });
  const doors = hiddenDoorsBeside(world, state, squares);
  for (const door of doors) {
    play.emit({
      type: 'secretDoorFound',
      rules: ['CLS-SEC-01', 'CLS-SEC-02'],
      news: true,
      by: figure,
      door: world.doorKeys[door]!,
    });
    revealBeyond(play, figure, door);
  }
  if (traps.length + doors.length === 0)
    play.emit({ type: 'nothingFound', rules: ['CLS-SRC-08', 'CLS-SRC-10'], hero: figure });
  play.happen({ tag: 'search', area: areaAt(world, square), for: 'secrets' }, figure);
}

function hiddenDoorsBeside(world: World, state: State, squares: readonly Square[]): number[] {
  const doors = squares.flatMap((square) =>
    world.doorsAt[square]!.filter(
      (door) => state.doors[door] === 'hidden' && !isBehindFurniture(world, state, door),
    ),
  );
  return [...new Set(doors)];
}

/** Furniture in front of a secret door hides it until a note has moved the piece (CLS-SEC-01). */
export function isBehindFurniture(world: World, state: State, door: number): boolean {
  const { a, b } = world.board.doors[door]!;
  const furniture = world.points.obstacles(world, state);
  return hasSquare(furniture, a) || hasSquare(furniture, b);
}

/** Each hero once per place, but the dead can always be searched (CLS-SRC-11, CLS-DTH-02). */
export function checkSearchTreasure(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'searchTreasure'>,
): Refusal | null {
  const no = checkSearch(world, state, seat, command.figure, 'searchTreasure');
  if (no !== null) return no;
  const { square } = figureOf(state, command.figure);
  const fresh = !hasSearched(world, state, command.figure as HeroKind, square);
  return fresh || world.points.belongingsHere(world, state, square).length > 0
    ? null
    : refuse('alreadySearched', 'CLS-SRC-11');
}

function hasSearched(world: World, state: State, id: HeroKind, square: Square): boolean {
  const hero = heroOf(state, id);
  return inRoom(world, square)
    ? hero.searchedRooms.includes(areaAt(world, square))
    : hasSquare(hero.searchedSquares, square);
}

/** All that lies in the room or passage (CLS-DTH-02). */
export function belongingsHere(world: World, state: State, from: Square): readonly Belongings[] {
  return state.belongings.filter(({ square }) => sharesPlace(world, state, from, square));
}

/**
 * Springs chests, takes the belongings of the dead and the quest's treasure; failing all that, draws a card
 * (CLS-TRE-01, CLS-TRE-02).
 */
export function searchTreasure(play: Play, { figure }: CommandOf<'searchTreasure'>): void {
  const hero = figure as HeroKind;
  const { world, state } = play;
  const { square } = figureOf(state, hero);
  const again = hasSearched(world, state, hero, square);
  const squares = searchGround(world, state, square);
  const left = world.points.belongingsHere(world, state, square);
  const places = treasuresIn(world, state, square, squares);
  const counts = left.length === 0 || places.length > 0;
  play.emit({
    type: 'searched',
    rules: ['CLS-SRC-01', 'CLS-SRC-06', 'CLS-SRC-07'],
    news: true,
    hero,
    for: 'treasure',
    squares,
    counts,
  });
  springChests(play, hero, squares);
  if (findFigure(play.state, hero) === undefined) return;
  for (const belongings of left) gather(play, hero, belongings);
  for (const { place, treasure } of places) {
    play.emit({ type: 'questTreasureFound', rules: ['CLS-TRE-01', 'CLS-SRC-08'], news: true, hero, place });
    carryOut(play, treasure.then, hero);
  }
  play.happen({ tag: 'search', area: areaAt(world, square), for: 'treasure' }, hero);
  if (left.length + places.length > 0 || again) return;
  // Notes come before the card: its question, if any, is about the board as they leave it.
  readNotes(play);
  if (play.state.phase === 'play' && findFigure(play.state, hero) !== undefined) drawTreasure(play, hero);
}

/** Opening a chest not searched for traps sets off its trap (CLS-TRP-03). */
function springChests(play: Play, hero: HeroKind, squares: readonly Square[]): void {
  for (const [index, trap] of play.world.quest.traps.entries()) {
    if (trap.kind !== 'chest' || play.state.traps[index] !== 'hidden') continue;
    if (findFigure(play.state, hero) === undefined || !trap.squares.some((at) => squares.includes(at)))
      continue;
    play.emit({
      type: 'trapSprung',
      rules: ['CLS-TRP-03'],
      news: true,
      figure: hero,
      trap: 'chest',
      squares: trap.squares,
      text: trap.text,
    });
    inflict(play, hero, trap.harm, ['CLS-TRP-03']);
  }
}

export function gather(play: Play, by: HeroKind, belongings: Belongings): void {
  play.emit({ type: 'belongingsTaken', rules: ['CLS-DTH-02'], by, belongings });
  for (const treasure of belongings.treasures) feelMind(play, by, treasure);
}

/** A talisman strengthens its bearer's mind. */
function feelMind(play: Play, by: HeroKind, treasure: Belongings['treasures'][number]): void {
  const { mind } = questTreasureCard(treasure);
  if (mind !== undefined)
    play.emit({ type: 'mindStrengthened', rules: ['CLS-QTR-01', 'CLS-HRO-08'], figure: by, by: mind });
}

/** The quest's treasures that this search finds, with their place's name; none twice (CLS-TRE-03). */
export function treasuresIn(
  world: World,
  state: State,
  from: Square,
  squares: readonly Square[],
): { place: string; treasure: QuestTreasure }[] {
  return world.quest.treasures.flatMap((treasure) => {
    const here =
      'area' in treasure.place
        ? inRoom(world, from) && treasure.place.area === areaAt(world, from)
        : squares.includes(treasure.place.square);
    const place = placeName(world, treasure);
    if (!here || state.emptied.includes(place)) return [];
    const left = world.setup.emptied.includes(place) ? withoutGoods(treasure) : treasure;
    return left === null ? [] : [{ place, treasure: left }];
  });
}

/**
 * Goods carried out in an earlier attempt are gone, but the search still triggers its effects (CLS-END-06).
 */
function withoutGoods(treasure: QuestTreasure): QuestTreasure | null {
  const then = treasure.then.filter(({ tag }) => !GOODS.includes(tag));
  return then.every(({ tag }) => tag === 'text') ? null : { ...treasure, then };
}

const GOODS: readonly Effect['tag'][] = ['giveGold', 'giveQuestTreasure', 'giveEquipment', 'givePotion'];

function placeName(world: World, { place }: QuestTreasure): string {
  return 'area' in place ? world.board.areas[place.area]!.id : makeSquare(world.board, place.square);
}

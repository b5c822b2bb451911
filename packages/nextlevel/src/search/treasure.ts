/** Searching rooms for treasure: the quest's first, then the two search dice (NXT-SRC-01 to NXT-SRC-03). */
import {
  areaAt,
  askForWanderer,
  carryOut,
  figureOf,
  findFigure,
  gather,
  inRoom,
  pieceSquares,
  readNotes,
  searchGround,
  treasuresIn,
} from '@oubliette/classic/extend';
import type { FigureId, HeroKind, World } from '@oubliette/classic/extend';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { SEARCH_DICE, searchOutcome } from '../content/search.ts';
import type { SearchOutcome } from '../content/search.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { springOnSearcher } from '../traps/spring.ts';
import { isAltar } from './pieces.ts';
import { checkQuiet } from './quiet.ts';

type QuestFind = ReturnType<typeof treasuresIn>[number];

/** Once per room for the whole party; but the dead can always be searched (NXT-SRC-03, CLS-DTH-02). */
export function checkRoomSearch(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure }: { readonly figure: FigureId },
): Refusal | null {
  const no = checkQuiet(world, state, seat, figure, 'searchTreasure');
  if (no !== null) return no;
  const { square } = figureOf(state, figure);
  const fresh =
    !isSearched(world, state, square) || world.points.belongingsHere(world, state, square).length > 0;
  return fresh ? null : refuse('alreadySearched', 'NXT-SRC-03');
}

function isSearched(world: World, { next, heroes }: NextState, square: Square): boolean {
  return inRoom(world, square)
    ? next.searchedRooms.includes(areaAt(world, square))
    : heroes.some(({ searchedSquares }) => hasSquare(searchedSquares, square));
}

/**
 * Gathers the dead's belongings and the quest's treasure; failing both, the dice, but in rooms only
 * (NXT-SRC-01).
 */
export function searchRoom(play: NextPlay, { figure }: { readonly figure: FigureId }): void {
  const hero = figure as HeroKind;
  const { world, state } = play;
  const { square } = figureOf(state, hero);
  const again = isSearched(world, state, square);
  const squares = searchGround(world, state, square);
  const left = world.points.belongingsHere(world, state, square);
  const places = treasuresIn(world, state, square, squares).filter(
    ({ treasure }) => !isUnderALid(world, state, treasure.place),
  );
  play.emit({
    type: 'searched',
    rules: inRoom(world, square) ? ['NXT-SRC-01', 'NXT-SRC-03'] : ['NXT-SRC-01'],
    news: true,
    hero,
    for: 'treasure',
    squares,
    counts: left.length === 0 || places.length > 0,
  });
  for (const belongings of left) gather(play, hero, belongings);
  takeAll(play, hero, places);
  tellNotes(play, hero, square);
  if (left.length + places.length > 0 || again) return;
  if (inRoom(world, square)) rollFind(play, hero);
  else play.emit({ type: 'nothingFound', rules: ['NXT-SRC-01'], hero });
}

/** The quest's treasure in a room with a chest is inside it, and so is treasure on the chest's square (NXT-SRC-04). */
function isUnderALid(world: World, state: NextState, place: QuestFind['treasure']['place']): boolean {
  return chestsIn(world, state).some((squares) =>
    'area' in place ? areaAt(world, squares[0]!) === place.area : squares.includes(place.square),
  );
}

/** The squares of each intact chest. */
function chestsIn(world: World, state: NextState): (readonly Square[])[] {
  return world.quest.furniture.flatMap(({ kind }, piece) =>
    kind === 'treasureChest' && !state.next.wrecked.includes(piece)
      ? [pieceSquares(world, state, piece)]
      : [],
  );
}

function hasChest(world: World, state: NextState, square: Square): boolean {
  return chestsIn(world, state).some((squares) => areaAt(world, squares[0]!) === areaAt(world, square));
}

/** The quest's treasures that a search of the piece finds: a chest's, or an altar's if there is no chest. */
export function treasuresInside(world: World, state: NextState, piece: number): QuestFind[] {
  const { kind } = world.quest.furniture[piece]!;
  const squares = pieceSquares(world, state, piece);
  const holds = kind === 'treasureChest' || (isAltar(world, piece) && !hasChest(world, state, squares[0]!));
  return holds ? treasuresIn(world, state, squares[0]!, squares) : [];
}

export function takeAll(play: NextPlay, hero: HeroKind, finds: readonly QuestFind[]): void {
  for (const { place, treasure } of finds) {
    play.emit({ type: 'questTreasureFound', rules: ['NXT-SRC-02', 'CLS-TRE-01'], news: true, hero, place });
    carryOut(play, treasure.then, hero);
  }
}

/** Notes react before the dice: what the dice ask is about the board as the notes leave it. */
export function tellNotes(play: NextPlay, hero: HeroKind, square: Square): void {
  play.happen({ tag: 'search', area: areaAt(play.world, square), for: 'treasure' }, hero);
}

/** Rolls both dice and reads the search table (NXT-SRC-02). */
export function rollFind(play: NextPlay, hero: HeroKind): void {
  readNotes(play);
  if (play.state.phase !== 'play' || findFigure(play.state, hero) === undefined) return;
  const seat = play.state.control[hero]!;
  const find = play.roll(SEARCH_DICE[0], seat, 'NXT-SRC-02');
  const worth = play.roll(SEARCH_DICE[1], seat, 'NXT-SRC-02');
  const outcome = searchOutcome(find, worth);
  play.emit({ type: 'searchRolled', rules: RULES, news: true, hero, find, worth, outcome: outcome.tag });
  const bring = OUTCOMES[outcome.tag] as (play: NextPlay, hero: HeroKind, outcome: SearchOutcome) => void;
  bring(play, hero, outcome);
}

const RULES: readonly RuleId[] = ['NXT-SRC-02'];

const OUTCOMES: {
  readonly [T in SearchOutcome['tag']]: (
    play: NextPlay,
    hero: HeroKind,
    outcome: Extract<SearchOutcome, { tag: T }>,
  ) => void;
} = {
  gold: (play, hero, { amount }) => play.emit({ type: 'goldGained', rules: RULES, hero, amount }),
  potion: (play, hero, { potion }) =>
    play.emit({ type: 'potionKept', rules: RULES, hero, potion, fromDeck: false }),
  substance: (play, hero, { substance }) =>
    play.emit({ type: 'substanceFound', rules: RULES, hero, substance }),
  nothing: (play, hero) => play.emit({ type: 'nothingFound', rules: RULES, hero }),
  trap: (play, hero, { trap }) => springOnSearcher(play, hero, trap),
  wanderingMonster: (play, hero) => askForWanderer(play, hero),
};

/** Searching furniture, piece by piece (NXT-SRC-04 to NXT-SRC-09). */
import { figureOf, findFigure, knownGround, pieceSquares } from '@oubliette/classic/extend';
import type { FigureId, HeroKind, World } from '@oubliette/classic/extend';
import { adjacent } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Die, Refusal, SeatId } from '@oubliette/kernel';
import { RACK } from '../content/armoury.ts';
import type { GearId, ScrollId } from '../content/ids.ts';
import { SCROLL_IDS } from '../content/magic.ts';
import { WEAPON_IDS } from '../content/weapons.ts';
import { pieceNamed } from '../furniture.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { springChest } from '../traps/spring.ts';
import { isAltar, isSearchable, searchOf } from './pieces.ts';
import { checkQuiet } from './quiet.ts';
import { rollFind, takeAll, tellNotes, treasuresInside } from './treasure.ts';

interface SearchPiece {
  readonly figure: FigureId;
  /** The piece's upper left corner. */
  readonly square: Square;
}

/** A random draw, as a die with a face for each. */
const SCROLL_DRAW: Die<ScrollId> = { id: 'scroll', faces: SCROLL_IDS, seen: 'nobody' };
const RACK_DRAW: Die<GearId> = { id: 'rack', faces: RACK, seen: 'nobody' };

export function checkPieceSearch(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, square: corner }: SearchPiece,
): Refusal | null {
  const no = checkQuiet(world, state, seat, figure, 'searchTreasure');
  if (no !== null) return no;
  const piece = pieceNamed(world, state, corner);
  if (piece < 0) return refuse('noSuchPiece', 'NXT-SRC-04', { square: corner });
  const { square } = figureOf(state, figure);
  const ground = knownGround(world, state);
  if (!pieceSquares(world, state, piece).some((at) => adjacent(ground, square, at)))
    return refuse('notAdjacent', 'NXT-SRC-05', { square: corner });
  if (!isSearchable(world, piece))
    return refuse(
      'notSearchable',
      world.quest.furniture[piece]!.kind === 'rack' ? 'NXT-SRC-06' : 'NXT-SRC-04',
      { square: corner },
    );
  return state.next.searchedPieces.includes(piece)
    ? refuse('alreadySearched', 'NXT-SRC-04', { square: corner })
    : null;
}

/** The trap under the lid, then what the quest put there, then the piece's usual contents. */
export function searchPiece(play: NextPlay, { figure, square }: SearchPiece): void {
  const hero = figure as HeroKind;
  const piece = pieceNamed(play.world, play.state, square);
  const { kind } = play.world.quest.furniture[piece]!;
  const squares = pieceSquares(play.world, play.state, piece);
  play.emit({
    type: 'pieceSearched',
    rules: ['NXT-SRC-04', 'NXT-SRC-05', 'NXT-SRC-10'],
    news: true,
    hero,
    square,
    kind,
    altar: isAltar(play.world, piece),
  });
  springChest(play, hero, piece);
  if (findFigure(play.state, hero) === undefined) return;
  const finds = treasuresInside(play.world, play.state, piece);
  takeAll(play, hero, finds);
  tellNotes(play, hero, squares[0]!);
  if (finds.length === 0) HOLDS[searchOf(play.world, piece)!](play, hero);
}

const HOLDS: {
  readonly [S in NonNullable<ReturnType<typeof searchOf>>]: (play: NextPlay, hero: HeroKind) => void;
} = {
  dice: rollFind,
  scroll: (play, hero) => {
    const scroll = play.roll(SCROLL_DRAW, play.state.control[hero]!, 'NXT-SRC-07');
    play.emit({ type: 'scrollFound', rules: ['NXT-SRC-07'], news: true, hero, scroll });
  },
  weapon: (play, hero) => {
    const drawn = play.roll(RACK_DRAW, play.state.morcar, 'NXT-SRC-08');
    play.emit({
      type: 'nextAsked',
      rules: ['NXT-SRC-08', 'NXT-SRC-09'],
      news: true,
      asked: { tag: 'rack', hero, drawn },
    });
  },
};

export function checkHandWeapon(
  _: World,
  state: NextState,
  seat: SeatId,
  { weapon }: { readonly weapon: string },
): Refusal | null {
  if (state.next.asked?.tag !== 'rack') return refuse('nothingAsked', 'NXT-SRC-08');
  if (seat !== state.morcar) return refuse('notYourFigure', 'NXT-SRC-08');
  return isWeapon(weapon) ? null : refuse('notAWeapon', 'NXT-SRC-09', { weapon });
}

function isWeapon(id: string): id is (typeof WEAPON_IDS)[number] {
  return (WEAPON_IDS as readonly string[]).includes(id);
}

/** The weapon drawn, or a better or worse one of Morcar's choice (NXT-SRC-09). */
export function handWeapon(play: NextPlay, { weapon }: { readonly weapon: string }): void {
  const { asked } = play.next;
  if (asked?.tag !== 'rack' || !isWeapon(weapon)) return;
  const rules = weapon === asked.drawn ? ['NXT-SRC-08'] : ['NXT-SRC-08', 'NXT-SRC-09'];
  play.emit({ type: 'nextAnswered', rules, tag: 'rack', choice: weapon });
  play.emit({ type: 'gearFound', rules, news: true, hero: asked.hero, gear: weapon });
}

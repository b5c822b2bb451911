/** What is to be done on the cardboard, in words: to be read across a table, and read aloud. */
import { makeSquare } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import { DEEDS } from './pieces.ts';
import type { BoxChange, BoxDeed, BoxNews, BoxPiece } from './pieces.ts';
import { BOX } from './words.ts';

export interface ToldDeed {
  readonly deed: BoxDeed;
  readonly title: string;
  /** "2 orcs on F7 and G7". */
  readonly phrases: readonly string[];
  /** All of it as a sentence. */
  readonly text: string;
}

export function tellNews({ changes }: BoxNews, size: Size, language: Language): readonly ToldDeed[] {
  return DEEDS.flatMap((deed): ToldDeed[] => {
    const own = changes.filter((change) => change.deed === deed);
    if (own.length === 0) return [];
    const groups = Map.groupBy(own, (change) => groupKey(change));
    const phrases = [...groups.values()].map((group) => phraseOf(group, size, language));
    const text = say(BOX, language, `${deed}Line`, { what: phrases.join(', ') });
    return [{ deed, title: say(BOX, language, deed, {}), phrases, text }];
  });
}

/** Pieces put down alike are told together. */
function groupKey({ deed, piece }: BoxChange): string {
  const isAlone = deed !== 'put' || piece.isOne === true || piece.isBetween === true || piece.joins;
  return isAlone === true || typeof isAlone === 'object' ? piece.key : nounOf(piece.what).en.one;
}

function nounOf(what: Mention): Noun {
  return 'noun' in what ? what.noun : what;
}

function phraseOf(group: readonly BoxChange[], size: Size, language: Language): string {
  const [{ deed, piece, from = [] }] = group as readonly [BoxChange, ...BoxChange[]];
  const { what, squares, joins } = piece;
  const at = (place: readonly Square[]): string => placeText(size, place, language);
  if (deed === 'move') return say(BOX, language, 'moved', { thing: what, from: at(from), to: at(squares) });
  if (deed === 'put' && joins !== undefined)
    return say(BOX, language, 'joined', {
      things: nounOf(what),
      to: joins.to,
      at: makeSquare(size, joins.at),
    });
  if (piece.isBetween === true) return betweenText(deed, piece, size, language);
  if (deed === 'take') return say(BOX, language, 'taken', { thing: what, places: at(squares) });
  const places = listed(
    group.map((change) => at(change.piece.squares)),
    language,
  );
  if (deed !== 'put' || piece.isOne === true) return say(BOX, language, 'one', { thing: what, places });
  const noun = nounOf(what);
  const things = group.length === 1 ? noun : { noun, count: group.length };
  return say(BOX, language, 'some', { things, places });
}

function betweenText(deed: BoxDeed, { what, squares }: BoxPiece, size: Size, language: Language): string {
  const [a, b] = squares.map((square) => makeSquare(size, square)) as [string, string];
  return deed === 'put'
    ? say(BOX, language, 'someBetween', { things: what, a, b })
    : say(BOX, language, 'oneBetween', { thing: what, a, b });
}

/** "F7", or from the first to the last of its squares. */
function placeText(size: Size, squares: readonly Square[], language: Language): string {
  const [from, to] = [Math.min(...squares), Math.max(...squares)];
  if (from === to) return makeSquare(size, from);
  return say(BOX, language, 'span', { from: makeSquare(size, from), to: makeSquare(size, to) });
}

function listed(places: readonly string[], language: Language): string {
  if (places.length < 2) return places[0] ?? '';
  return say(BOX, language, 'andPlaces', {
    first: places.slice(0, -1).join(', '),
    last: places.at(-1)!,
  });
}

/** The names of a level's things, and their squares. */
import { featureNoun, hazardRow, thingNoun, trapNoun } from '@oubliette/advanced';
import type { Level, Place, Thing } from '@oubliette/advanced';
import type { Board, Square } from '@oubliette/dungeon';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../words/useWords.ts';
import { LEVEL_WORDS } from './words.ts';

export function thingName(thing: Thing, place: Place | undefined, language: Language): string {
  const words = wordsIn(LEVEL_WORDS, language);
  switch (thing.tag) {
    case 'chest': {
      if (thing.found === null) return words('chest');
      const things = goodsNames(thing.found.gold, thing.found.items, language);
      return things.length === 0 ? words('emptyChest') : words('openChest', { things: things.join(', ') });
    }
    case 'pile': {
      const { goods, armour, weapons } = thing;
      const things = goodsNames(goods.gold, [...goods.items, ...weapons, ...armour], language);
      return words('pile', { things: things.length === 0 ? words('nothing') : things.join(', ') });
    }
    case 'trap':
      return trapName(thing, language);
    case 'feature':
      return featureName(thing.feature, place?.hazard ?? null, language);
  }
}

function goodsNames(gold: number, items: readonly string[], language: Language): string[] {
  const words = wordsIn(LEVEL_WORDS, language);
  const counts = Map.groupBy(items, (item) => item);
  const things = [...counts].map(([item, all]) => {
    const { one, many } = thingNoun(item)[language];
    return all.length === 1 ? one : `${all.length} ${many}`;
  });
  return gold > 0 ? [words('crowns', { gold }), ...things] : things;
}

function trapName(thing: Extract<Thing, { tag: 'trap' }>, language: Language): string {
  const words = wordsIn(LEVEL_WORDS, language);
  const trap = trapNoun(thing.trap)[language].one;
  if (thing.line !== undefined) return words('portcullis');
  if (thing.left !== undefined) return words(thing.rests === true ? 'fireRests' : 'fire');
  if (thing.state === 'sprung') return thing.trap === 'pit' ? words('openPit') : words('sprung', { trap });
  return words(thing.chest === null ? 'noticed' : 'onChest', { trap });
}

function featureName(feature: string, hazard: Place['hazard'], language: Language): string {
  const words = wordsIn(LEVEL_WORDS, language);
  const isOpen = hazard?.facts['open'] === true;
  if (feature === 'stairsDown') return words('stairsDown');
  if (feature === 'statue' && hazard?.stage !== 'bare') return words('ruby');
  if (feature === 'magicCircle' && hazard?.stage === 'spent') return words('spent');
  if (feature === 'grate' && isOpen) return words('openGrate');
  if (feature === 'trapdoor' && isOpen) return words('openTrapdoor');
  if (feature === 'chasm' && hazard?.facts['ladder'] !== undefined) return words('ladder');
  return featureNoun(feature)[language].one;
}

/** What fills a room for a time; null for a room without anything. */
export function infestationName(place: Place, language: Language): string | null {
  const { hazard } = place;
  if (hazard === null || hazardRow(hazard.hazard)?.strewn === undefined) return null;
  const name = featureNoun(hazard.hazard)[language].one;
  return hazard.stage === 'cleared' ? wordsIn(LEVEL_WORDS, language)('cleared', { hazard: name }) : name;
}

export function placeOf(level: Level, board: Board, square: Square): Place | undefined {
  return level.places[board.areas[board.areaOf[square] ?? -1]?.id ?? ''];
}

/** Every square of a thing, or beside it for a grating. */
export function squaresOfThing(thing: Thing, board: Board): readonly Square[] {
  if (thing.tag === 'feature') return thing.squares;
  if (thing.tag !== 'trap' || thing.line === undefined) return [thing.square];
  const { line } = thing;
  if (line.tag === 'door') return [line.a, line.b];
  const along = (square: Square): number => (line.axis === 'x' ? xOf(board, square) : yOf(board, square));
  const area = board.areas.find(({ id }) => id === line.area);
  return (area?.squares ?? []).filter((square) => [line.after, line.after + 1].includes(along(square)));
}

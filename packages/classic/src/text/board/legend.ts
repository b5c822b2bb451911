/** The meaning of the marks on a drawn board, and of no others. */
import { squareAt } from '@oubliette/dungeon';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { nounOf } from '../../content/monsters.ts';
import { FURNITURE, FURNITURE_MARKS } from '../../content/pieces.ts';
import type { FurnitureKind } from '../../content/pieces.ts';
import { isMonsterKind } from '../../figures.ts';
import type { Figure } from '../../state.ts';
import type { View } from '../../view.ts';
import { namesFrom } from '../names.ts';
import type { Names } from '../names.ts';
import { heroNoun } from '../vocabulary.ts';
import { wholeBoard } from './draw.ts';
import type { BoardOptions } from './draw.ts';
import { figureMark, GROUND_MARKS } from './marks.ts';
import { pictureOf } from './picture.ts';
import type { Edge, Picture } from './picture.ts';

export const LEGEND = defineMessages({
  en: {
    fog: 'unseen',
    rubble: 'blocked',
    pit: 'pit',
    rockfall: 'rockfall trap',
    stairs: 'stairs',
    exit: 'way out',
    belongings: 'belongings of the dead',
    trappedChest: 'trapped chest',
    closed: 'closed door',
    open: 'open door',
    locked: 'locked door',
    secret: 'secret door',
    hidden: 'hidden from the heroes',
    captive: 'captive or ally',
  },
  fr: {
    fog: 'inconnu',
    rubble: 'obstrué',
    pit: 'oubliette',
    rockfall: 'piège à éboulis',
    stairs: 'escalier',
    exit: 'issue',
    belongings: 'biens d’un mort',
    trappedChest: 'coffre piégé',
    closed: 'porte fermée',
    open: 'porte ouverte',
    locked: 'porte verrouillée',
    secret: 'porte secrète',
    hidden: 'caché aux personnages',
    captive: 'captif ou allié',
  },
});

const DOOR_MARKS = { closed: '▒', open: '╎╌', locked: '▓', secret: '?' } as const;

/** One entry per kind of thing: "o orc". */
export function legendOf(view: View, options: BoardOptions): string[] {
  const picture = pictureOf(view, options);
  const marks = marksIn(picture, options);
  const word = (key: keyof typeof LEGEND.en): string => say(LEGEND, options.language, key, {});
  return [
    ...figureEntries(view, marks, options),
    ...furnitureEntries(marks, options),
    ...groundEntries(marks, word),
    ...doorEntries(picture, options, word),
    ...(view.screen === null ? [] : [`!x x? ${word('hidden')}`]),
  ];
}

function marksIn(picture: Picture, options: BoardOptions): ReadonlySet<string> {
  const { left, top, right, bottom } = options.window ?? wholeBoard(picture);
  const marks = new Set<string>();
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1)
      marks.add(picture.square(squareAt(picture.board, x, y))?.mark ?? '');
  }
  return marks;
}

function figureEntries(view: View, marks: ReadonlySet<string>, options: BoardOptions): string[] {
  const { language, names = namesFrom(view) } = options;
  const entries = view.figures.flatMap((figure) => {
    const mark = figureMark(names, figure, language);
    return marks.has(mark) ? [`${letterOf(figure, mark)} ${kindOf(view, names, figure, language)}`] : [];
  });
  return [...new Set(entries)];
}

/** Monsters without a name share a letter and differ by number. */
function letterOf({ kind, name }: Figure, mark: string): string {
  return name === null && isMonsterKind(kind) ? mark.slice(0, 1) : mark;
}

function kindOf(view: View, names: Names, { id, kind, name }: Figure, language: Language): string {
  if (name !== null) return name[language].one;
  if (isMonsterKind(kind)) return nounOf(names.monsters, kind)[language].one;
  const hero = view.heroes.find((sheet) => sheet.id === id);
  return hero === undefined
    ? say(LEGEND, language, 'captive', {})
    : heroNoun(hero.id, hero.gender)[language].one;
}

function furnitureEntries(marks: ReadonlySet<string>, { language }: BoardOptions): string[] {
  return (Object.keys(FURNITURE_MARKS) as FurnitureKind[])
    .filter((kind) => marks.has(FURNITURE_MARKS[kind]))
    .map((kind) => `${FURNITURE_MARKS[kind]} ${FURNITURE[kind].noun[language].one}`);
}

function groundEntries(marks: ReadonlySet<string>, word: (key: keyof typeof LEGEND.en) => string): string[] {
  const named = Object.entries(GROUND_MARKS).filter(([kind]) => kind !== 'room' && kind !== 'passage');
  return named
    .filter(([, mark]) => marks.has(mark))
    .map(([kind, mark]) => `${mark} ${word(kind as keyof typeof LEGEND.en)}`);
}

function doorEntries(
  picture: Picture,
  options: BoardOptions,
  word: (key: keyof typeof LEGEND.en) => string,
): string[] {
  const { left, top, right, bottom } = options.window ?? wholeBoard(picture);
  const found = new Set<Edge>();
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const here = squareAt(picture.board, x, y);
      found.add(picture.edge(here, squareAt(picture.board, x + 1, y)));
      found.add(picture.edge(here, squareAt(picture.board, x, y + 1)));
    }
  }
  const doors = Object.entries(DOOR_MARKS) as [keyof typeof DOOR_MARKS, string][];
  return doors.filter(([kind]) => found.has(kind)).map(([kind, mark]) => `${mark} ${word(kind)}`);
}

/** Maps of Advanced: a dungeon as its author planned it, or the levels an expedition has seen. */
import { advanced, kindNoun, planSeen } from '@oubliette/advanced';
import type { DungeonPlan, Level, LevelPlan, View } from '@oubliette/advanced';
import { makeSquare, squareAt } from '@oubliette/dungeon';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { DUNGEONS } from './dungeons.ts';
import { UsageError } from '../failure.ts';
import { fold, printed } from '../layout.ts';
import { isMatchFile, seenInFile } from '../mapFile.ts';
import { levelLines } from './map.ts';

const WIDTH = 110;

export const MAP_WORDS = defineMessages({
  en: {
    level: 'Level {number}',
    secret: 'secret door {side, select, north {north} east {east} south {south} other {west}} of {square}',
    random:
      'Level {number}: found by the dice; stairs down {down, select, questRoom {in the first quest room} tables {wherever the tables say} other {nowhere}}.',
  },
  fr: {
    level: 'Niveau {number}',
    secret:
      'porte secrète {side, select, north {au nord} east {à l’est} south {au sud} other {à l’ouest}} de {square}',
    random:
      'Niveau {number} : selon les dés ; escalier vers le bas {down, select, questRoom {dans la première salle de quête} tables {où les tables le disent} other {nulle part}}.',
  },
});

type Prepared = Extract<LevelPlan, { tag: 'prepared' }>;

/** Of a dungeon, or of the expedition in a file. */
export function mapNamed(asked: string, language: Language): string[] {
  return isMatchFile(asked) ? expeditionMap(asked, language) : dungeonMap(asked, language);
}

/** Including secrets. */
function dungeonMap(asked: string, language: Language): string[] {
  const found = DUNGEONS.find(({ id }) => id === asked);
  const listed = DUNGEONS.map(({ id }) => id).join(', ');
  if (found === undefined)
    throw new UsageError({
      en: `There is no dungeon "${asked}". There are ${listed}; a match file will do as well.`,
      fr: `Il n’y a pas de donjon « ${asked} ». Il y a ${listed} ; un fichier de partie convient aussi.`,
    });
  const { title, levels }: DungeonPlan = found;
  return [
    title[language],
    ...levels.flatMap((plan, index) => {
      const number = index + 1;
      if (plan.tag === 'random') return [say(MAP_WORDS, language, 'random', { number, down: plan.down })];
      return [say(MAP_WORDS, language, 'level', { number }), ...preparedMap(plan, language)];
    }),
  ];
}

function preparedMap(plan: Prepared, language: Language): string[] {
  const level = furnished(plan);
  const drawn = levelLines(NOBODY, level, { language, colour: false, width: WIDTH });
  return [...drawn, ...plan.pieces.flatMap((piece) => pieceLines(piece, level, language))];
}

const NOBODY = { figures: [], sheets: [], turn: { active: null } } as unknown as View;

/** With its chests and traps. */
function furnished(plan: Prepared): Level {
  const level = planSeen(plan);
  const square = ([x, y]: readonly [number, number]): number => squareAt(level.layout, x, y);
  return {
    ...level,
    things: plan.pieces.flatMap(({ id, chests = [], traps = [] }) => [
      ...chests.map(({ at, holds = [] }) => ({
        id,
        tag: 'chest' as const,
        square: square(at),
        state: 'closed' as const,
        found: null,
        holds,
      })),
      ...traps.map(({ at, trap }) => ({
        id,
        tag: 'trap' as const,
        square: square(at),
        trap,
        state: 'noticed' as const,
        chest: null,
      })),
    ]),
  };
}

/** Who lives there, what is hidden, and what is read out. */
function pieceLines(
  { at: [x, y], monsters = {}, doors = [], note }: Prepared['pieces'][number],
  { layout }: Level,
  language: Language,
): string[] {
  const name = (column: number, row: number): string => makeSquare(layout, squareAt(layout, column, row));
  const who = Object.entries(monsters).map(([kind, count]) => {
    const { one, many = one } = kindNoun(kind)[language];
    return `${count} ${count > 1 ? many : one}`;
  });
  const secrets = doors.flatMap(({ at, side, secret }) =>
    secret === true ? [say(MAP_WORDS, language, 'secret', { side, square: name(...at) })] : [],
  );
  const told = [
    ...(who.length > 0 ? [who.join(', ')] : []),
    ...secrets,
    ...(note === undefined ? [] : [note[language]]),
  ];
  return told.length === 0
    ? []
    : fold(printed(`${name(x, y)}: ${told.join('. ')}`, language), WIDTH, '     ');
}

/** Every level seen so far, as everybody at the table knows it. */
function expeditionMap(path: string, language: Language): string[] {
  const view = seenInFile(path, advanced, language, {
    en: `${path} is no expedition of advanced.`,
    fr: `${path} n’est pas une expédition d’advanced.`,
  }) as View;
  return view.levels.flatMap((level, index) => {
    const figures = index === view.level ? view.figures : level.left;
    return [
      say(MAP_WORDS, language, 'level', { number: index + 1 }),
      ...levelLines({ ...view, figures }, level, { language, colour: false, width: WIDTH }),
    ];
  });
}

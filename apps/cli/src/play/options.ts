/** The options of `play`, checked. */
import { GAME_IDS } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, THE_GAME } from '../args.ts';
import { UsageError } from '../failure.ts';
import { bookOf, PLAYED_GAMES } from '../games.ts';
import type { NewMatch, Values } from '../terminalGame.ts';
import { SIDES } from './book.ts';
import type { Side } from './book.ts';

export interface PlayOptions extends NewMatch {
  readonly language: Language;
  readonly game: GameId;
  readonly difficulty: Difficulty | undefined;
  readonly realDice: boolean;
  readonly save: string | undefined;
  readonly seed: string | undefined;
  /** A match file to go on with; then no other option about the match is allowed. */
  readonly continue: string | undefined;
  /** A finished match file, to go on from with a new match. */
  readonly after: string | undefined;
}

const FLAGS = {
  quest: { type: 'string' },
  heroes: { type: 'string' },
  seed: { type: 'string' },
  lang: { type: 'string' },
  as: { type: 'string' },
  difficulty: { type: 'string' },
  save: { type: 'string' },
  'real-dice': { type: 'boolean', default: false },
  continue: { type: 'string' },
  after: { type: 'string' },
} as const;

/** Those of every game: the game is known only when all are read. */
const OWN_FLAGS = Object.assign({}, ...GAME_IDS.map((id) => PLAYED_GAMES[id].flags)) as Readonly<
  Record<string, { readonly type: 'string' | 'boolean' }>
>;

export function playOptions(args: readonly string[]): PlayOptions {
  const { values, positionals } = parse(args, { ...OWN_FLAGS, ...FLAGS });
  const [system = 'classic', ...rest] = positionals;
  const game = oneOf(THE_GAME, system, GAME_IDS);
  if (rest.length > 0)
    throw new UsageError({
      en: `play does not know what to do with "${rest.join(' ')}".`,
      fr: `play ne sait que faire de « ${rest.join(' ')} ».`,
    });
  const { as, difficulty, quest, heroes, seed, after } = values;
  checkOwn(game, values);
  const chosen = ['quest', 'heroes', ...Object.keys(OWN_FLAGS)].filter((flag) => isGiven(values, flag));
  if (after !== undefined && chosen.length > 0)
    throw new UsageError({
      en: `--after goes into the dungeon of the file again, with those who came home: ${flagList(chosen)} has no place beside it.`,
      fr: `--after retourne dans le donjon du fichier, avec ceux qui en sont revenus : ${flagList(chosen)} n’a pas sa place à côté.`,
    });
  const isNew = [...chosen, ...['seed', 'after'].filter((flag) => isGiven(values, flag))];
  if (values.continue !== undefined && isNew.length > 0)
    throw new UsageError({
      en: `--continue goes on with the match in the file: what only a new match is asked (${flagList(isNew)}) has no place beside it.`,
      fr: `--continue reprend la partie du fichier : ce qui ne se demande qu’à une partie nouvelle (${flagList(isNew)}) n’a pas sa place à côté.`,
    });
  return {
    language: languageFrom(values.lang),
    game,
    as: as === undefined ? undefined : sideFrom(game, as),
    difficulty: difficulty === undefined ? undefined : oneOf('--difficulty', difficulty, DIFFICULTIES),
    realDice: values['real-dice'],
    save: values.save,
    seed,
    continue: values.continue,
    after,
    quest,
    heroes,
    own: PLAYED_GAMES[game].readFlags(values),
  };
}

function isGiven(values: Values, flag: string): boolean {
  return values[flag] !== undefined && values[flag] !== false;
}

function flagList(flags: readonly string[]): string {
  return flags.map((flag) => `--${flag}`).join(', ');
}

/** Flags that only some games have; a match goes on from another only if its game says how. */
function checkOwn(game: GameId, values: Values): void {
  for (const flag of [...Object.keys(OWN_FLAGS), 'after']) {
    const games = GAME_IDS.filter((id) =>
      flag === 'after' ? bookOf(id).onward !== undefined : flag in PLAYED_GAMES[id].flags,
    );
    if (isGiven(values, flag) && !games.includes(game))
      throw new UsageError({
        en: `--${flag} is for ${games.join(' and ')}, not for ${game}.`,
        fr: `--${flag} est pour ${games.join(' et ')}, et non pour ${game}.`,
      });
  }
}

/** Morcar or a game master sits behind the screen. */
function sideFrom(game: GameId, given: string): Side {
  const { master } = bookOf(game);
  return oneOf(
    '--as',
    given,
    SIDES.filter((side) => side === master || (side !== 'morcar' && side !== 'master')),
  );
}

/** What the match starts from. */
export function setupFrom(options: PlayOptions): Promise<unknown> {
  return Promise.try(() => PLAYED_GAMES[options.game].setup(options));
}

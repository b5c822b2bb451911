/** The options of `play`, checked. */
import { GAME_IDS } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, THE_GAME } from '../args.ts';
import { UsageError } from '../failure.ts';
import { bookOf, PLAYED_GAMES } from '../games.ts';
import { allFlags, flagsByGame, givenOf, isGiven, refuseOthers } from '../ownFlags.ts';
import type { NewMatch } from '../terminalGame.ts';
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

const OWN = flagsByGame(GAME_IDS, (id) => PLAYED_GAMES[id].flags);
const OWN_FLAGS = allFlags(OWN);

/** A match goes on from another only if its game says how. */
const WITH_AFTER = flagsByGame(GAME_IDS, (id) => ({
  ...PLAYED_GAMES[id].flags,
  ...(bookOf(id).onward === undefined ? {} : { after: FLAGS.after }),
}));

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
  refuseOthers(game, values, WITH_AFTER);
  const chosen = givenOf({ quest: FLAGS.quest, heroes: FLAGS.heroes, ...OWN_FLAGS }, values);
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

function flagList(flags: readonly string[]): string {
  return flags.map((flag) => `--${flag}`).join(', ');
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

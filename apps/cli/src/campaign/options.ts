/** The options of `campaign`, checked. */
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { GameId } from '@oubliette/shelf';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, THE_GAME } from '../args.ts';
import { UsageError } from '../failure.ts';
import { TOWN_IDS, townOf } from '../games.ts';
import { allFlags, flagsByGame, givenOf, refuseOthers } from '../ownFlags.ts';
import type { House } from './campaignBook.ts';

export interface CampaignOptions {
  readonly language: Language;
  readonly game: GameId;
  readonly file: string | undefined;
  readonly seed: string | undefined;
  readonly difficulty: Difficulty | undefined;
  /** How a new campaign is played. */
  readonly house: House;
  /** Options that only a new campaign can have. */
  readonly forNew: readonly string[];
}

/** Only a new campaign can have these. */
const FOR_NEW = {
  seed: { type: 'string' },
  'free-order': { type: 'boolean', default: false },
  'no-gifts': { type: 'boolean', default: false },
} as const;

const OWN = flagsByGame(TOWN_IDS, (game) => townOf(game).own.flags);

export function campaignOptions(args: readonly string[]): CampaignOptions {
  const { values, positionals } = parse(args, {
    ...allFlags(OWN),
    ...FOR_NEW,
    lang: { type: 'string' },
    difficulty: { type: 'string' },
  });
  const [system = 'classic', file, ...rest] = positionals;
  const game = oneOf(THE_GAME, system, TOWN_IDS);
  if (rest.length > 0)
    throw new UsageError({
      en: `campaign does not know what to do with "${rest.join(' ')}".`,
      fr: `campaign ne sait que faire de « ${rest.join(' ')} ».`,
    });
  const { difficulty, seed } = values;
  refuseOthers(game, values, OWN);
  const forNew = givenOf({ ...FOR_NEW, ...allFlags(OWN) }, values);
  return {
    language: languageFrom(values.lang),
    game,
    file,
    seed,
    difficulty: difficulty === undefined ? undefined : oneOf('--difficulty', difficulty, DIFFICULTIES),
    house: {
      order: values['free-order'] ? 'free' : 'inOrder',
      gifts: !values['no-gifts'],
      own: townOf(game).own.read(values),
    },
    forNew: forNew.map((name) => `--${name}`),
  };
}

/** The options of `campaign`, checked. */
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { GameId } from '@oubliette/shelf';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, THE_GAME } from '../args.ts';
import { UsageError } from '../failure.ts';
import { levelFrom, NEXT_FLAGS, nextFlagsIn, nextOptionsFor } from '../nextlevel/options.ts';
import { TOWN_IDS } from '../games.ts';
import type { House } from './townBook.ts';

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

export function campaignOptions(args: readonly string[]): CampaignOptions {
  const { values, positionals } = parse(args, {
    lang: { type: 'string' },
    seed: { type: 'string' },
    difficulty: { type: 'string' },
    'unlimited-stock': { type: 'boolean', default: false },
    'free-order': { type: 'boolean', default: false },
    'no-gifts': { type: 'boolean', default: false },
    level: { type: 'string' },
    ...NEXT_FLAGS,
  });
  const [system = 'classic', file, ...rest] = positionals;
  const game = oneOf(THE_GAME, system, TOWN_IDS);
  if (game !== 'classic' && values['unlimited-stock'])
    throw new UsageError({
      en: '--unlimited-stock is for classic: the shop of nextlevel has plenty of everything.',
      fr: '--unlimited-stock est pour classic : la boutique de nextlevel a de tout à foison.',
    });
  if (rest.length > 0)
    throw new UsageError({
      en: `campaign does not know what to do with "${rest.join(' ')}".`,
      fr: `campaign ne sait que faire de « ${rest.join(' ')} ».`,
    });
  const { difficulty, seed } = values;
  const forNew = (['seed', 'unlimited-stock', 'free-order', 'no-gifts', 'level'] as const).filter(
    (name) => values[name] !== undefined && values[name] !== false,
  );
  return {
    language: languageFrom(values.lang),
    game,
    file,
    seed,
    difficulty: difficulty === undefined ? undefined : oneOf('--difficulty', difficulty, DIFFICULTIES),
    house: {
      stock: values['unlimited-stock'] ? 'unlimited' : 'cards',
      order: values['free-order'] ? 'free' : 'inOrder',
      gifts: !values['no-gifts'],
      level: levelFrom(game, values.level),
      nextlevel: nextOptionsFor(game, values),
    },
    forNew: [...forNew, ...nextFlagsIn(values)].map((name) => `--${name}`),
  };
}

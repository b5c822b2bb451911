/** What `play` was asked for, checked. */
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, Setup } from '@oubliette/classic';
import { MAX_LEVEL } from '@oubliette/nextlevel';
import type { NextOptions } from '@oubliette/nextlevel';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Language } from '@oubliette/words';
import { languageFrom, levelTooHigh, oneOf, parse, THE_GAME, wholeNumber } from '../args.ts';
import { UsageError } from '../failure.ts';
import { NEXT_FLAGS, nextFlagsIn, nextOptionsFor } from '../nextOptions.ts';
import { questNamed } from '../questNamed.ts';
import { expeditionFrom } from './advanced/setup.ts';
import { BOOK_IDS, SIDES } from './book.ts';
import type { BookId, Side } from './book.ts';
import { bookOf } from './books.ts';
import { plainOf } from './keys.ts';
import { writtenHeroes } from './party.ts';

export interface PlayOptions {
  readonly language: Language;
  readonly game: BookId;
  /** Where the heroes of NextLevel start; undefined where nothing was said. */
  readonly level: number | undefined;
  /** What a table of NextLevel decides. */
  readonly nextlevel: Partial<NextOptions>;
  readonly as: Side | undefined;
  readonly difficulty: Difficulty | undefined;
  readonly realDice: boolean;
  readonly save: string | undefined;
  readonly seed: string | undefined;
  /** A match file to go on with; nothing else about the match is asked for then. */
  readonly continue: string | undefined;
  /** A match file that is over, to go on from with a new match. */
  readonly after: string | undefined;
  readonly quest: string | undefined;
  readonly heroes: string | undefined;
  readonly training: boolean;
  /** Advanced: who follows whom, nobody behind the screen, a wandering of one level. */
  readonly henchmen: string | undefined;
  readonly components: string | undefined;
  readonly solo: boolean;
  readonly oneLevel: boolean;
}

export function playOptions(args: readonly string[]): PlayOptions {
  const { values, positionals } = parse(args, {
    quest: { type: 'string' },
    heroes: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string' },
    as: { type: 'string' },
    difficulty: { type: 'string' },
    training: { type: 'boolean', default: false },
    level: { type: 'string' },
    save: { type: 'string' },
    'real-dice': { type: 'boolean', default: false },
    continue: { type: 'string' },
    after: { type: 'string' },
    henchmen: { type: 'string' },
    components: { type: 'string' },
    solo: { type: 'boolean', default: false },
    'one-level': { type: 'boolean', default: false },
    ...NEXT_FLAGS,
  });
  const [system = 'classic', ...rest] = positionals;
  const game = oneOf(THE_GAME, system, BOOK_IDS);
  if (rest.length > 0)
    throw new UsageError({
      en: `play does not know what to do with "${rest.join(' ')}".`,
      fr: `play ne sait que faire de « ${rest.join(' ')} ».`,
    });
  const { as, difficulty, quest, heroes, training, seed, henchmen, components, solo } = values;
  checkOwn(game, values);
  const isChosen =
    [quest, heroes, henchmen, components].some((given) => given !== undefined) || solo || values['one-level'];
  const isNew =
    isChosen ||
    training ||
    seed !== undefined ||
    values.after !== undefined ||
    nextFlagsIn(values).length > 0;
  if (values.after !== undefined && isChosen)
    throw new UsageError({
      en:
        '--after goes into the dungeon of the file again, with those who came home: --quest, --heroes, --henchmen, --components, ' +
        '--solo and --one-level have no place beside it.',
      fr:
        '--after retourne dans le donjon du fichier, avec ceux qui en sont revenus : --quest, --heroes, --henchmen, --components, ' +
        '--solo et --one-level n’ont pas leur place à côté.',
    });
  if (values.continue !== undefined && isNew)
    throw new UsageError({
      en:
        '--continue goes on with the match in the file: what only a new match is asked (--quest, --heroes, --seed, ' +
        '--training, --henchmen, --components, --solo, --one-level, --after) has no place beside it.',
      fr:
        '--continue reprend la partie du fichier : ce qui ne se demande qu’à une partie nouvelle (--quest, --heroes, --seed, ' +
        '--training, --henchmen, --components, --solo, --one-level, --after) n’a pas sa place à côté.',
    });
  return {
    language: languageFrom(values.lang),
    game,
    level: levelFrom(game, values.level),
    nextlevel: nextOptionsFor(game, values),
    as: as === undefined ? undefined : sideFrom(game, as),
    difficulty: difficulty === undefined ? undefined : oneOf('--difficulty', difficulty, DIFFICULTIES),
    realDice: values['real-dice'],
    save: values.save,
    seed,
    continue: values.continue,
    after: values.after,
    quest,
    heroes,
    training,
    henchmen,
    components,
    solo,
    oneLevel: values['one-level'],
  };
}

/** Options that only some games have. */
const OWN: Readonly<Record<string, readonly BookId[]>> = {
  training: ['classic', 'nextlevel'],
  level: ['nextlevel'],
  after: ['advanced'],
  henchmen: ['advanced'],
  components: ['advanced'],
  solo: ['advanced'],
  'one-level': ['advanced'],
};

function checkOwn(game: BookId, values: Readonly<Record<string, string | boolean | undefined>>): void {
  for (const [option, games] of Object.entries(OWN))
    if (values[option] !== undefined && values[option] !== false && !games.includes(game))
      throw new UsageError({
        en: `--${option} is for ${games.join(' and ')}, not for ${game}.`,
        fr: `--${option} est pour ${games.join(' et ')}, et non pour ${game}.`,
      });
}

/** Behind the screen sits Morcar, or a game master. */
function sideFrom(game: BookId, given: string): Side {
  const { master } = bookOf(game);
  return oneOf(
    '--as',
    given,
    SIDES.filter((side) => side === master || (side !== 'morcar' && side !== 'master')),
  );
}

/** A level of NextLevel's sheet; other books have none. */
export function levelFrom(game: BookId, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (game !== 'nextlevel')
    throw new UsageError({
      en: '--level is for nextlevel: heroes of other games have none.',
      fr: '--level est pour nextlevel : les héros des autres jeux n’en ont pas.',
    });
  const level = wholeNumber('--level', given, 1);
  if (level > MAX_LEVEL) throw levelTooHigh(level, MAX_LEVEL);
  return level;
}

/** What the match starts from: one seat for the heroes, one for whoever sits behind the screen. */
export async function setupFrom(options: PlayOptions): Promise<unknown> {
  return options.game === 'advanced' ? expeditionFrom(options) : questFrom(options);
}

function questFrom({ game, quest: asked, heroes, training, level, nextlevel }: PlayOptions): Setup {
  const quest = questNamed(asked, game === 'nextlevel' ? game : 'classic');
  if (training && !quest.quest.training)
    throw new UsageError({
      en: `"${quest.id}" is no training quest: play it without --training, or choose --quest the-trial.`,
      fr: `« ${quest.id} » n’est pas une quête d’initiation : jouez-la sans --training, ou choisissez --quest the-trial.`,
    });
  const party = partyFrom(heroes);
  return {
    quest: quest.source,
    seats: [
      { id: 'heroes', plays: party.map(({ kind }) => kind) },
      { id: 'morcar', plays: 'morcar' },
    ],
    heroes: party,
    training,
    ...(level === undefined ? {} : { progress: party.map(({ kind }) => ({ kind, level })) }),
    ...(game === 'nextlevel' ? { options: nextlevel } : {}),
  };
}

type Party = Setup['heroes'];

/** French names of heroes will do. */
function partyFrom(written: string | undefined): Party {
  if (written === undefined) return HERO_KINDS.map((kind) => ({ kind }));
  const find = (kind: string): HeroKind | undefined => {
    const plain = plainOf(kind);
    return HERO_KINDS.find((each) => each === plain) ?? FRENCH[plain];
  };
  return writtenHeroes(written, find, (kind) => FEMININE.includes(plainOf(kind))).map(
    ({ hero, ...named }) => ({ kind: hero, ...named }),
  );
}

/** Names that say a woman goes, whatever else is said of her. */
const FEMININE: readonly string[] = ['naine', 'enchanteresse'];

const FRENCH: Readonly<Record<string, HeroKind>> = {
  barbare: 'barbarian',
  nain: 'dwarf',
  naine: 'dwarf',
  elfe: 'elf',
  enchanteur: 'wizard',
  enchanteresse: 'wizard',
};

/** An expedition as the command line asks for it. */
import { advanced, COMPONENTS, TOBARO, TOBARO_PARTY } from '@oubliette/advanced';
import { ADVANCED_HEROES, advancedParty } from '@oubliette/lab/advanced';
import type { AdvancedHero } from '@oubliette/lab/advanced';
import type { AdvancedChoice } from '@oubliette/shelf/advanced';
import { advancedShelf, DUNGEON_IDS } from '@oubliette/shelf/advanced';
import { UsageError } from '../failure.ts';
import { wholeNumber } from '../args.ts';
import { switches } from '../ownFlags.ts';
import type { OwnFlags, Values } from '../ownFlags.ts';
import type { NewMatch } from '../terminalGame.ts';
import { plainOf } from '../play/keys.ts';
import { writtenHeroes } from '../play/party.ts';

export interface ExpeditionFlags {
  /** `sven,sven:sergeant`: a man-at-arms and a sergeant for Sven. */
  readonly henchmen: string | undefined;
  /** `magnus=ashes+ashes+silverKey+phoenixFeather`: what Magnus sets out with. */
  readonly components: string | undefined;
  readonly solo: boolean;
  readonly oneLevel: boolean;
}

export const EXPEDITION_FLAGS = {
  henchmen: { type: 'string' },
  components: { type: 'string' },
  solo: { type: 'boolean' },
  'one-level': { type: 'boolean' },
} as const;

export function expeditionFlags(values: Values): ExpeditionFlags {
  return {
    henchmen: values['henchmen'] as string | undefined,
    components: values['components'] as string | undefined,
    solo: values['solo'] === true,
    oneLevel: values['one-level'] === true,
  };
}

/** Simulated without a game master; or so many expeditions into the same dungeon, one after the other. */
export interface AdvancedTrials {
  readonly solo?: true;
  readonly expeditions?: number;
}

export const ADVANCED_TRIALS: OwnFlags<AdvancedTrials> = {
  flags: { solo: { type: 'boolean' }, expeditions: { type: 'string' } },
  read(values) {
    const { expeditions } = values;
    return {
      ...switches(values, ['solo']),
      ...(expeditions === undefined
        ? {}
        : { expeditions: wholeNumber('--expeditions', String(expeditions), 1) }),
    };
  },
};

type Expedition = NewMatch<ExpeditionFlags>;

/** The prefix of expeditions that may have one level or more. */
const WANDERING = 'wander-';

type Hero = NonNullable<AdvancedChoice['heroes']>[number];

/** One player has all heroes; the master's seat is empty if the tables decide. */
export async function expeditionFrom(asked: Expedition): Promise<unknown> {
  const { quest, as, own } = asked;
  const { henchmen, components, solo, oneLevel } = own;
  const heroes = withPouches(withHenchmen(heroesFrom(asked), henchmen), components);
  const master = !solo && quest !== TOBARO.id;
  if (quest !== undefined && !DUNGEON_IDS.includes(quest))
    throw new UsageError({
      en: `--quest: there is no expedition "${quest}"; choose among ${DUNGEON_IDS.join(', ')}.`,
      fr: `--quest : il n’y a pas d’expédition « ${quest} » ; choisissez parmi ${DUNGEON_IDS.join(', ')}.`,
    });
  if (oneLevel && quest?.startsWith(WANDERING) !== true)
    throw new UsageError({
      en: `--one-level is for a wandering: say --quest ${WANDERING}ratmen, for example.`,
      fr: `--one-level est pour une errance : dites --quest ${WANDERING}ratmen, par exemple.`,
    });
  if (quest === TOBARO.id && heroes.length !== TOBARO_PARTY.length)
    throw new UsageError({
      en: `--heroes: four heroes set out for ${quest} (ADV-TOB-01).`,
      fr: `--heroes : quatre héros partent pour ${quest} (ADV-TOB-01).`,
    });
  if (!master && as !== undefined && as !== 'heroes')
    throw new UsageError({
      en: `--as ${as}: nobody is game master of this expedition; the solo tables decide.`,
      fr: `--as ${as} : cette expédition n’a pas de maître du jeu ; les tables décident.`,
    });
  const choice: AdvancedChoice = {
    ...(quest === undefined ? {} : { dungeon: quest }),
    ...(oneLevel ? { depth: 'oneLevel' } : {}),
    heroes,
    players: [heroes.map(({ id }) => id)],
    master,
  };
  const composed = await advancedShelf().get(advanced.id)!.compose(choice);
  if (composed.ok) return composed.setup;
  const [{ path, message, remedy }] = composed.problems as [(typeof composed.problems)[number]];
  throw new UsageError({
    en: `--${path}: ${message}; ${remedy}.`,
    fr: `--${path} : ces héros ne peuvent pas partir (${message}).`,
  });
}

function heroesFrom({ heroes, quest = '' }: Expedition): readonly Hero[] {
  if (heroes === undefined) return advancedParty({ id: quest }).map((id) => ({ id }));
  return writtenHeroes(heroes, heroNamed, EXAMPLE).map(({ hero, ...named }) => ({ id: hero, ...named }));
}

const EXAMPLE = { en: 'heinrich=Gerda:f,sven', fr: 'heinrich=Gerda:f,sven' };

function heroNamed(called: string): AdvancedHero | undefined {
  const plain = plainOf(called);
  return ADVANCED_HEROES.find((hero) => hero === plain);
}

function withHenchmen(heroes: readonly Hero[], written: string | undefined): Hero[] {
  if (written === undefined) return [...heroes];
  const followers = written.split(',').map((each) => {
    const [, master = '', calling = 'man'] = /^\s*(\p{L}+)(?::(man|sergeant))?\s*$/u.exec(each) ?? [];
    if (!heroes.some(({ id }) => id === plainOf(master)))
      throw new UsageError({
        en:
          `--henchmen: "${each}" follows nobody. Name heroes of the party with commas between, a man-at-arms for each; ` +
          'sven:sergeant is a sergeant for Sven.',
        fr:
          `--henchmen : « ${each} » ne suit personne. Nommez des héros du groupe séparés par des virgules, un homme d’armes pour chacun ; ` +
          'sven:sergeant est un sergent pour Sven.',
      });
    return { master: plainOf(master), calling };
  });
  const count = (hero: string, calling: string): number =>
    followers.filter((each) => each.master === hero && each.calling === calling).length;
  return heroes.map((hero) => ({
    ...hero,
    menAtArms: count(hero.id, 'man'),
    sergeants: count(hero.id, 'sergeant'),
  }));
}

/** Components for ready-made wizards (ADV-MAG-08); the rules say how many are allowed. */
function withPouches(heroes: readonly Hero[], written: string | undefined): Hero[] {
  const pouches = (written?.split(',') ?? []).map((each) => {
    const [owner = '', held = ''] = each.split('=');
    const hero = heroes.find(({ id }) => id === plainOf(owner));
    const components = held
      .split('+')
      .flatMap((one) => COMPONENTS.find((known) => known === one.trim()) ?? []);
    if (hero === undefined || components.length !== held.split('+').length)
      throw new UsageError({
        en:
          `--components: "${each}" is no pouch. Name a hero of the party and four of ${COMPONENTS.join(', ')}: ` +
          'magnus=ashes+ashes+silverKey+phoenixFeather.',
        fr:
          `--components : « ${each} » n’est pas une bourse. Nommez un héros du groupe et quatre composants parmi ${COMPONENTS.join(', ')} : ` +
          'magnus=ashes+ashes+silverKey+phoenixFeather.',
      });
    return { id: hero.id, components };
  });
  return heroes.map((hero) => ({ ...hero, ...pouches.find(({ id }) => id === hero.id) }));
}

/** Rule-made heroes that this browser keeps for later: their dice, and the choices made. */
import type { AdvancedChoice } from '@oubliette/shelf/advanced';
import type { Gender } from '@oubliette/words';
import { readStored, store } from '../../settings/stored.ts';

type Made = NonNullable<NonNullable<AdvancedChoice['heroes']>[number]['made']>;

export interface KeptHero {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender;
  readonly race: 'human' | 'dwarf' | 'elf';
  readonly made: Made;
}

const STORED_AS = 'oubliette.heroes';
/** Beyond this number the oldest is dropped. */
const MOST = 24;

/** The newest first. */
export function keptHeroes(): readonly KeptHero[] {
  return parseHeroes(readStored(STORED_AS));
}

export function keepHero(hero: KeptHero): readonly KeptHero[] {
  return write([hero, ...keptHeroes().filter(({ id }) => id !== hero.id)].slice(0, MOST));
}

export function forgetHero(id: string): readonly KeptHero[] {
  return write(keptHeroes().filter((hero) => hero.id !== id));
}

function write(heroes: readonly KeptHero[]): readonly KeptHero[] {
  store(STORED_AS, heroes);
  return heroes;
}

const RACES: readonly unknown[] = ['human', 'dwarf', 'elf'];
const CALLINGS: readonly unknown[] = ['warrior', 'wizard'];

/** Invalid entries are left out; the table checks the rules. */
export function parseHeroes(stored: unknown): readonly KeptHero[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((each: unknown): each is KeptHero => {
    const { id, name, gender, race, made } = (each ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string' || !/^own\w+$/u.test(id) || typeof name !== 'string') return false;
    return (gender === 'm' || gender === 'f') && RACES.includes(race) && isMade(made);
  });
}

function isMade(made: unknown): boolean {
  const { seed, calling, spells, components, buys } = (made ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof seed === 'string' && CALLINGS.includes(calling) && [spells, components, buys].every(Array.isArray)
  );
}

/** The face of a hero on a card. */
export function emblemOf(race: KeptHero['race'], calling: Made['calling']): string {
  if (calling === 'wizard') return 'wizard';
  return race === 'human' ? 'barbarian' : race;
}

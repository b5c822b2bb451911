/** A party as it is typed: `elf=Aldis:f,dwarf` is Aldis, an Elf and a woman, and the Dwarf. */
import { UsageError } from '../failure.ts';
import type { FailureText } from '../failure.ts';

export interface WrittenHero<H extends string> {
  readonly hero: H;
  readonly name?: string;
  readonly gender?: 'm' | 'f';
}

/** `find` knows heroes by name in either language; some words make the hero a woman, unless `:m` follows. */
export function writtenHeroes<H extends string>(
  written: string,
  find: (called: string) => H | undefined,
  example: FailureText,
  isWoman: (called: string) => boolean = () => false,
): readonly WrittenHero<H>[] {
  const party = written.split(',').map((each): WrittenHero<H> => {
    const [, called = '', name, gender] = /^\s*(\p{L}+)(?:=([^:]+))?(?::([mf]))?\s*$/u.exec(each) ?? [];
    const hero = find(called);
    if (hero === undefined)
      throw new UsageError({
        en:
          `--heroes: "${each}" is no hero. Write heroes with commas between, each with a name and a gender if you like: ` +
          `${example.en}.`,
        fr:
          `--heroes : « ${each} » n’est pas un héros. Écrivez les héros séparés par des virgules, chacun avec un nom et un genre si vous voulez : ` +
          `${example.fr}.`,
      });
    return {
      hero,
      ...(isWoman(called) ? { gender: 'f' } : {}),
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(gender === undefined ? {} : { gender: gender as 'm' | 'f' }),
    };
  });
  if (new Set(party.map(({ hero }) => hero)).size < party.length) throw heroTwice();
  return party;
}

export function heroTwice(): UsageError {
  return new UsageError({
    en: '--heroes names a hero twice: there is one of each.',
    fr: '--heroes nomme deux fois un héros : il n’y en a qu’un de chaque.',
  });
}

/** A party as it is typed: `elf=Aldis:f,dwarf` is Aldis, an Elf and a woman, and the Dwarf. */
import { UsageError } from '../failure.ts';

export interface WrittenHero<H extends string> {
  readonly hero: H;
  readonly name?: string;
  readonly gender?: 'm' | 'f';
}

/** `find` knows heroes by what they are called, in whichever language. */
export function writtenHeroes<H extends string>(
  written: string,
  find: (called: string) => H | undefined,
): readonly WrittenHero<H>[] {
  const party = written.split(',').map((each): WrittenHero<H> => {
    const [, called = '', name, gender] = /^\s*(\p{L}+)(?:=([^:]+))?(?::([mf]))?\s*$/u.exec(each) ?? [];
    const hero = find(called);
    if (hero === undefined)
      throw new UsageError(
        `--heroes: "${each}" is no hero. Write heroes with commas between, each with a name and a gender if you like: ` +
          'barbarian,dwarf,elf=Aldis:f,wizard, or heinrich,sven in advanced.',
      );
    return {
      hero,
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(gender === undefined ? {} : { gender: gender as 'm' | 'f' }),
    };
  });
  if (new Set(party.map(({ hero }) => hero)).size < party.length)
    throw new UsageError('--heroes names a hero twice: there is one of each.');
  return party;
}

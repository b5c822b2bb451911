/** Effects of a hero's race: dwarfs and traps, dwarfs and spells. */
import type { Sheet } from '../state.ts';

type Who = Pick<Sheet, 'race' | 'calling' | 'marks'>;

const DWARF = 2;

/** Added to a roll to spot a trap (ADV-CRE-06); 1s and 12s count as the die fell. */
export function spottingBonus({ race }: Who): number {
  return race === 'dwarf' ? DWARF : 0;
}

/** Added to a roll to disarm a trap (ADV-CRE-07). */
export function disarmingBonus({ race }: Who): number {
  return race === 'dwarf' ? DWARF : 0;
}

/** Magic is hard for dwarfs, and for fighters who know spells. */
function strains({ race, marks }: Who): boolean {
  return race === 'dwarf' || marks.includes('highElf');
}

/** Intelligence tests before a spell; if strained, one more and all to pass (ADV-CRE-16, ADV-CRE-17). */
export function testsToCast(who: Who, spellAsks: boolean): { readonly tests: number; readonly all: boolean } {
  const own = spellAsks ? 1 : 0;
  return strains(who) ? { tests: own + 1, all: true } : { tests: own, all: false };
}

/** The price of learning a spell (ADV-CRE-18). */
export function spellPrice({ race }: Who, listed: number): number {
  return race === 'dwarf' ? 2 * listed : listed;
}

/** What their race makes of heroes: dwarfs and traps, dwarfs and spells. */
import type { Sheet } from '../state.ts';

type Who = Pick<Sheet, 'race' | 'calling' | 'marks'>;

const DWARF = 2;

/** Added to a roll to spot a trap (ADV-CRE-06); what a 1 or a 12 does depends on the die as it fell. */
export function spottingBonus({ race }: Who): number {
  return race === 'dwarf' ? DWARF : 0;
}

/** Added to a roll to disarm a trap (ADV-CRE-07). */
export function disarmingBonus({ race }: Who): number {
  return race === 'dwarf' ? DWARF : 0;
}

/** Magic comes hard to dwarfs, and to fighters who know a spell or two. */
function strains({ race, marks }: Who): boolean {
  return race === 'dwarf' || marks.includes('highElf');
}

/** Intelligence tests before a spell is cast; those who strain have to pass one more, and all of them (ADV-CRE-16, ADV-CRE-17). */
export function testsToCast(who: Who, spellAsks: boolean): { readonly tests: number; readonly all: boolean } {
  const own = spellAsks ? 1 : 0;
  return strains(who) ? { tests: own + 1, all: true } : { tests: own, all: false };
}

/** What being taught a spell costs (ADV-CRE-18). */
export function spellPrice({ race }: Who, listed: number): number {
  return race === 'dwarf' ? 2 * listed : listed;
}

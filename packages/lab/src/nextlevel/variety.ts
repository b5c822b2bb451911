/** Setups of NextLevel that differ from match to match, so that play meets all that a table may choose. */
import type { HeroKind } from '@oubliette/classic';
import {
  ARCANA,
  giftsBy,
  giftsFor,
  MAX_LEVEL,
  specialitiesFor,
  SPECIALITY_LEVEL,
} from '@oubliette/nextlevel';
import type { NextSetup } from '@oubliette/nextlevel';

/** After so many matches the setups repeat: every level, in four laps. */
export const VARIETIES = 4 * MAX_LEVEL;

const LUCKY_NUMBERS = 20;
const SCROLLS = Object.keys(ARCANA) as (keyof typeof ARCANA)[];

interface Given {
  readonly level?: number;
  readonly options?: NextSetup['options'];
}

/** The setup of that number; a given level and given options stay. */
export function variety(
  heroes: readonly HeroKind[],
  number: number,
  { level = 1 + (number % MAX_LEVEL), options }: Given,
): Pick<NextSetup, 'progress' | 'options'> {
  const lap = Math.floor(number / MAX_LEVEL);
  // No option goes with the same levels in every lap.
  const every = (nth: number) => (number + lap) % nth === 0;
  return {
    progress: heroes.map((kind, i) => ({
      kind,
      level,
      gifts: turnedBy(giftsFor(kind, level), lap).slice(0, giftsBy(level)),
      speciality: level < SPECIALITY_LEVEL ? null : turnedBy(specialitiesFor(kind), lap)[0]!,
      lucky: 1 + (number % LUCKY_NUMBERS),
      scrolls: every(2) ? [] : [SCROLLS[(number + i) % SCROLLS.length]!],
    })),
    options: {
      traps: every(3) ? 'printed' : 'varied',
      ogres: every(2),
      assuredAttacks: every(3),
      searchRacks: every(2),
      experience: every(4) ? 'byDamage' : 'equal',
      bladeReturns: every(5),
      sphereShatters: every(2),
      ...options,
    },
  };
}

/** The list starting elsewhere, further on each time. */
function turnedBy<T>(list: readonly T[], number: number): T[] {
  const at = list.length === 0 ? 0 : number % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

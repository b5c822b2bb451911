/** What a hero may have learnt by a level: a number of gifts, and from a certain level a speciality (NXT-HRO-01). */
import type { HeroKind } from '@oubliette/classic/extend';
import { giftsBy, giftsFor, SPECIALITY_LEVEL, specialitiesFor } from './progress.ts';
import type { GiftId, SpecialityId } from './progress.ts';

interface Grown {
  readonly kind: HeroKind;
  readonly level: number;
  readonly gifts: readonly GiftId[];
  readonly speciality: SpecialityId | null;
}

export interface GrowthProblem {
  readonly path: 'gifts' | 'speciality';
  readonly message: string;
}

export function growthProblems({ kind, level, gifts, speciality }: Grown): GrowthProblem[] {
  const problems: GrowthProblem[] = [];
  if (new Set(gifts).size > giftsBy(level))
    problems.push({ path: 'gifts', message: `a hero of level ${level} has ${giftsBy(level)} gifts at most` });
  if (new Set(gifts).size < gifts.length)
    problems.push({ path: 'gifts', message: 'a gift cannot be taken twice' });
  for (const gift of gifts.filter((id) => !giftsFor(kind, level).includes(id)))
    problems.push({ path: 'gifts', message: `${gift} is not open to the ${kind} at level ${level}` });
  if (speciality === null) return problems;
  if (!specialitiesFor(kind).includes(speciality))
    problems.push({ path: 'speciality', message: `${speciality} is not a speciality of the ${kind}` });
  if (level < SPECIALITY_LEVEL)
    problems.push({ path: 'speciality', message: `specialities begin at level ${SPECIALITY_LEVEL}` });
  return problems;
}

/** The ids of NextLevel's things. Each thing is defined in the file that lists it. */
export type { GearId } from './armoury.ts';
export type { GiftId, SpecialityId } from './progress.ts';
export type { ArcanumId, ScrollId } from './magic.ts';
export type { SubstanceId } from './search.ts';

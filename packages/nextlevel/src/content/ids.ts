/** The names of NextLevel's things. What they are is in the file each of them is listed in. */
export type { GearId } from './armoury.ts';
export type { GiftId, SpecialityId } from './progress.ts';
export type { ArcanumId, ScrollId } from './magic.ts';
export type { SubstanceId } from './search.ts';

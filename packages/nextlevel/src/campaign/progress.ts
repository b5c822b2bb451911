/** Growth between quests: levels for experience, gifts, the speciality, the lucky number (NXT-HRO-01, NXT-DOD-08). */
import { checkInTown } from '@oubliette/classic/extend';
import type { CampaignPlay, CampaignState, CheckedCampaign, HeroKind } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { MAX_LEVEL, rowOf } from '../content/levels.ts';
import {
  giftCard,
  giftsBy,
  giftsFor,
  SPECIALITY_LEVEL,
  specialitiesFor,
  specialityCard,
} from '../content/progress.ts';
import { dodgeLearnt } from '../sheetEffects.ts';
import type { OwnTownCommandOf } from './commands.ts';
import { nextSheetOf, tell } from './play.ts';
import type { Growth } from './state.ts';

const RULE = 'NXT-HRO-01';
/** The sides of the die from which the lucky number is chosen. */
export const LUCKY_NUMBERS = 20;

/** Points needed for the next level; null at the highest. */
export function experienceFor(hero: HeroKind, level: number): number | null {
  return level >= MAX_LEVEL ? null : rowOf(hero, level + 1).experience;
}

/** Gifts a hero may still choose. */
export function openGifts({ level, gifts }: Pick<Growth, 'level' | 'gifts'>): number {
  return giftsBy(level) - gifts.length;
}

export function checkAdvance(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero }: OwnTownCommandOf<'advance'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, RULE);
  if (stopped !== null) return stopped;
  const { level, experience } = nextSheetOf(state, hero).next;
  const needed = experienceFor(hero, level);
  if (needed === null) return refuse('highestLevel', RULE, { hero });
  return experience >= needed
    ? null
    : refuse('moreExperience', RULE, { hero, level: level + 1, needed, experience });
}

export function advance(play: CampaignPlay, { hero }: OwnTownCommandOf<'advance'>): void {
  const { level } = nextSheetOf(play.state, hero).next;
  tell(play, { type: 'levelRaised', rules: [RULE], hero, level: level + 1 });
}

/** One at every second level, among those open to the hero, each once. */
export function checkLearn(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, gift }: OwnTownCommandOf<'learn'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, RULE);
  if (stopped !== null) return stopped;
  const { next } = nextSheetOf(state, hero);
  const { who, level } = giftCard(gift);
  if (!who.includes(hero)) return refuse('giftOfOthers', RULE, { hero, gift });
  if (next.gifts.includes(gift)) return refuse('giftTaken', RULE, { hero, gift });
  if (level > next.level) return refuse('giftTooSoon', RULE, { gift, level });
  if (openGifts(next) > 0) return null;
  return refuse('noGiftOpen', RULE, { hero, level: 2 * (giftsBy(next.level) + 1) });
}

export function learn(play: CampaignPlay, { hero, gift }: OwnTownCommandOf<'learn'>): void {
  tell(play, { type: 'giftLearnt', rules: [RULE], hero, gift });
}

/** One, for good, of the hero's own kind. */
export function checkSpecialise(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, speciality }: OwnTownCommandOf<'specialise'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, RULE);
  if (stopped !== null) return stopped;
  const { level, speciality: taken } = nextSheetOf(state, hero).next;
  const { who } = specialityCard(speciality);
  if (who !== hero) return refuse('specialityOfOthers', RULE, { speciality, hero: who });
  if (taken !== null) return refuse('specialityTaken', RULE, { hero, speciality: taken });
  return level >= SPECIALITY_LEVEL ? null : refuse('specialityTooSoon', RULE, { level: SPECIALITY_LEVEL });
}

export function specialise(play: CampaignPlay, { hero, speciality }: OwnTownCommandOf<'specialise'>): void {
  tell(play, { type: 'specialityTaken', rules: [RULE], hero, speciality });
}

/** Once extraordinary dodge is gained, and never again (NXT-DOD-08). */
export function checkChooseLuck(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero }: OwnTownCommandOf<'chooseLuck'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'NXT-DOD-08');
  if (stopped !== null) return stopped;
  const { next } = nextSheetOf(state, hero);
  if (dodgeLearnt(hero, next) !== 'extraordinary') return refuse('noLuckYet', 'NXT-DOD-08', { hero });
  return next.lucky === null ? null : refuse('luckFixed', 'NXT-DOD-08', { hero, number: next.lucky });
}

export function chooseLuck(play: CampaignPlay, { hero, number }: OwnTownCommandOf<'chooseLuck'>): void {
  tell(play, { type: 'luckChosen', rules: ['NXT-DOD-08'], hero, number });
}

export function growthCandidates(
  hero: HeroKind,
  { level }: Growth,
): OwnTownCommandOf<'advance' | 'learn' | 'specialise' | 'chooseLuck'>[] {
  return [
    { type: 'advance', hero },
    ...giftsFor(hero, level).map((gift) => ({ type: 'learn', hero, gift }) as const),
    ...specialitiesFor(hero).map((speciality) => ({ type: 'specialise', hero, speciality }) as const),
    ...Array.from(
      { length: LUCKY_NUMBERS },
      (_, i) => ({ type: 'chooseLuck', hero, number: i + 1 }) as const,
    ),
  ];
}

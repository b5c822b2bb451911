/** Finding score sheets, and who may write on them. */
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { HeroKind } from '../content/heroes.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import { no } from './refusals.ts';
import type { CampaignState, Sheet } from './state.ts';

export function findSheet(state: CampaignState, kind: HeroKind): Sheet | undefined {
  return state.heroes.find((sheet) => sheet.kind === kind);
}

/** A hero the rules say is alive. */
export function sheetOf(state: CampaignState, kind: HeroKind): Sheet {
  const sheet = findSheet(state, kind);
  if (sheet === undefined) throw new Error(`there is no living ${kind} in this campaign`);
  return sheet;
}

/** Quest treasures the party has: no quest places them again (CLS-END-06). */
export function ownedTreasures(state: CampaignState): QuestTreasureId[] {
  return state.heroes.flatMap(({ treasures }) => treasures);
}

/** `rule` is the one that puts this off until the party is back. */
export function checkBetweenQuests(state: CampaignState, rule: RuleId): Refusal | null {
  if (state.phase === 'over') return no('campaignOver', rule);
  return state.phase === 'quest' ? no('questUnderWay', rule) : null;
}

/** A hero obeys only the player who enrolled them (CLS-GEN-03). */
export function checkOwn(state: CampaignState, seat: SeatId, hero: HeroKind): Refusal | null {
  const sheet = findSheet(state, hero);
  if (sheet === undefined) return no('noSuchHero', 'CLS-GEN-03', { hero });
  return sheet.seat === seat ? null : no('notYourHero', 'CLS-GEN-03', { hero });
}

/** Between quests, one's own hero, who has not left town. */
export function checkInTown(
  state: CampaignState,
  seat: SeatId,
  hero: HeroKind,
  rule: RuleId,
): Refusal | null {
  const stopped = checkBetweenQuests(state, rule) ?? checkOwn(state, seat, hero);
  if (stopped !== null) return stopped;
  return sheetOf(state, hero).inTown ? null : no('leftTown', rule, { hero });
}

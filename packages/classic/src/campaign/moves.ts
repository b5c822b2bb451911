/**
 * Every command a seat may give now, as far as it can be listed; free text, sums of gold and quest reports
 * are left to the players. Candidates are listed generously, then each is checked.
 */
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { HERO_KINDS } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { CampaignBook } from './book.ts';
import type { CampaignCommand } from './commands.ts';
import { checkCommand } from './decide.ts';
import { mayTrain, openQuests } from './quests.ts';
import type { CheckedCampaign } from './setup.ts';
import type { ArmourChoice, CampaignState, Sheet } from './state.ts';

const ARMOUR: readonly ArmourChoice[] = ['none', 'chainMail', 'plateArmour', 'borinsArmour'];

export function campaignMoves(
  book: CampaignBook,
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
): readonly BaseCommand[] {
  const candidates =
    seat === campaign.host ? hostCandidates(campaign, state) : playerCandidates(book, state, seat);
  return candidates.filter((command) => checkCommand(book, campaign, state, seat, command) === null);
}

function hostCandidates(campaign: CheckedCampaign, state: CampaignState): CampaignCommand[] {
  if (state.phase === 'quest') return [{ type: 'callOff' }];
  const parties = everyParty(state);
  const begins = openQuests(campaign, state).flatMap((quest) =>
    parties.flatMap((heroes): CampaignCommand[] => [
      { type: 'beginQuest', quest, heroes },
      ...(mayTrain(campaign, state, quest)
        ? [{ type: 'beginQuest', quest, heroes, training: true } as const]
        : []),
    ]),
  );
  return [...begins, { type: 'closeBook' }];
}

/** Every possible party of living heroes, the full one first. */
function everyParty({ heroes }: CampaignState): HeroKind[][] {
  const living = HERO_KINDS.filter((kind) => heroes.some((sheet) => sheet.kind === kind));
  const parties = living.reduce<HeroKind[][]>(
    (before, kind) => before.flatMap((party) => [[...party, kind], party]),
    [[]],
  );
  return parties.filter((party) => party.length > 0);
}

function playerCandidates(book: CampaignBook, state: CampaignState, seat: SeatId): BaseCommand[] {
  if (state.phase !== 'town') return [];
  const own = state.heroes.filter((sheet) => sheet.seat === seat);
  return [
    ...own.flatMap((sheet) => book.heroCandidates(state, sheet)),
    ...HERO_KINDS.map((hero): CampaignCommand => ({ type: 'enrol', hero })),
  ];
}

export function heroCandidates(state: CampaignState, sheet: Sheet): CampaignCommand[] {
  const { kind: hero, bought } = sheet;
  const others = state.heroes.filter(({ kind }) => kind !== hero).map(({ kind }) => kind);
  return [
    { type: 'leaveTown', hero },
    ...EQUIPMENT_IDS.map((equipment): CampaignCommand => ({ type: 'buy', hero, equipment })),
    ...[...new Set(bought)].map((equipment): CampaignCommand => ({
      type: 'returnPurchase',
      hero,
      equipment,
    })),
    ...ARMOUR.map((armour): CampaignCommand => ({ type: 'wear', hero, armour })),
    ...others.flatMap((to) => giftCandidates(sheet, to)),
    { type: 'dismiss', hero },
  ];
}

function giftCandidates({ kind: hero, equipment, treasures }: Sheet, to: HeroKind): CampaignCommand[] {
  return [
    { type: 'giveGold', hero, to },
    ...[...new Set(equipment)].map((item): CampaignCommand => ({
      type: 'giveEquipment',
      hero,
      to,
      equipment: item,
    })),
    ...treasures.map((treasure): CampaignCommand => ({ type: 'giveTreasure', hero, to, treasure })),
  ];
}

/** Setting out: which quest, who goes, and the sheets they take along (CLS-SET-09, CLS-QBK-09, CLS-TRN-05, CLS-HRO-18). */
import type { Refusal, SeatId } from '@oubliette/kernel';
import { HERO_KINDS } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { Text } from '../content/names.ts';
import type { QuestSource } from '../quest/source.ts';
import type { HeroSetup, Setup } from '../setup.ts';
import type { CampaignCommandOf } from './commands.ts';
import type { CampaignPlay } from './play.ts';
import { no } from './refusals.ts';
import type { CampaignSetup, CheckedCampaign } from './setup.ts';
import { checkBetweenQuests, findSheet, ownedTreasures, sheetOf } from './sheets.ts';
import type { CampaignState, Expedition, Sheet } from './state.ts';

/** The first quest of the book not yet won; a failed one comes round again. */
function nextQuest({ quests }: CheckedCampaign, { won }: CampaignState): string | null {
  return quests.find(({ id }) => !won.includes(id))?.id ?? null;
}

/** In the book's order in a campaign, freely otherwise (CLS-QBK-09, CLS-SET-09). */
export function openQuests(campaign: CheckedCampaign, state: CampaignState): readonly string[] {
  if (campaign.order === 'free') return campaign.quests.map(({ id }) => id);
  const next = nextQuest(campaign, state);
  return next === null ? [] : [next];
}

/** The first quest of the book, until it is won or another is played, if the table agrees (CLS-TRN-01, CLS-TRN-05). */
export function mayTrain(
  { quests, training }: CheckedCampaign,
  state: CampaignState,
  quest: string,
): boolean {
  const [first] = quests;
  if (!training || first?.id !== quest || !first.training || state.won.includes(quest)) return false;
  return state.chronicle.every((outing) => outing.quest === quest || outing.outcome === 'calledOff');
}

export function titleOf({ quests }: CheckedCampaign, quest: string): Text {
  const entry = quests.find(({ id }) => id === quest);
  if (entry === undefined) throw new Error(`the book has no quest ${quest}`);
  return entry.title;
}

function checkHost({ host }: CheckedCampaign, seat: SeatId): Refusal | null {
  return seat === host ? null : no('onlyTheHost', 'CLS-SET-09');
}

export function checkBegin(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  command: CampaignCommandOf<'beginQuest'>,
): Refusal | null {
  const { quest, heroes, training } = command;
  const stopped =
    checkHost(campaign, seat) ??
    checkBetweenQuests(state, 'CLS-SET-09') ??
    checkQuest(campaign, state, quest) ??
    checkParty(state, heroes);
  if (stopped !== null) return stopped;
  if (training === undefined || mayTrain(campaign, state, quest)) return null;
  return no('noTraining', quest === campaign.quests[0]?.id ? 'CLS-TRN-01' : 'CLS-TRN-05', { quest });
}

function checkQuest(campaign: CheckedCampaign, state: CampaignState, quest: string): Refusal | null {
  if (!campaign.quests.some(({ id }) => id === quest)) return no('unknownQuest', 'CLS-SET-09');
  if (openQuests(campaign, state).includes(quest)) return null;
  const next = nextQuest(campaign, state);
  return next === null ? no('bookFinished', 'CLS-QBK-09') : no('notNext', 'CLS-QBK-09', { quest, next });
}

/** At least one hero, each alive and named once, in hero-card order so that each party has one spelling. */
function checkParty(state: CampaignState, heroes: readonly HeroKind[]): Refusal | null {
  if (heroes.length === 0) return no('partyEmpty', 'CLS-GEN-01');
  const missing = heroes.find((hero) => findSheet(state, hero) === undefined);
  if (missing !== undefined) return no('noSuchHero', 'CLS-GEN-03', { hero: missing });
  const inOrder = HERO_KINDS.filter((hero) => heroes.includes(hero));
  const same = inOrder.length === heroes.length && inOrder.every((hero, i) => heroes[i] === hero);
  return same ? null : no('partyOutOfOrder', 'CLS-GEN-03');
}

/** Heroes still in town leave now: the armoury closes (CLS-EQP-02). */
export function beginQuest(play: CampaignPlay, command: CampaignCommandOf<'beginQuest'>): void {
  const { quest, heroes } = command;
  const { campaign, state } = play;
  for (const hero of heroes)
    if (sheetOf(state, hero).inTown)
      play.emit({ type: 'townLeft', rules: ['CLS-EQP-02', 'CLS-EQP-07'], hero });
  const training = command.training ?? false;
  const attempt =
    1 + state.chronicle.filter((outing) => outing.quest === quest && outing.outcome !== 'calledOff').length;
  play.emit({
    type: 'questBegun',
    rules: [
      'CLS-SET-09',
      ...(campaign.order === 'inOrder' ? ['CLS-QBK-09'] : []),
      'CLS-HRO-18',
      training ? 'CLS-TRN-01' : 'CLS-TRN-05',
      ...(attempt > 1 ? ['CLS-END-05', 'CLS-END-06'] : []),
    ],
    quest,
    title: titleOf(campaign, quest),
    heroes,
    training,
    attempt,
  });
}

export function checkUnderWay(campaign: CheckedCampaign, state: CampaignState, seat: SeatId): Refusal | null {
  const stopped = checkHost(campaign, seat);
  if (stopped !== null) return stopped;
  return state.phase === 'quest' ? null : no('noQuestUnderWay', 'CLS-END-03');
}

/** A quest is over when every hero is dead or out; a quest called off has no result (CLS-END-03). */
export function callOff(play: CampaignPlay): void {
  const { quest } = expeditionOf(play.state);
  play.emit({ type: 'questCalledOff', rules: ['CLS-END-03'], quest, title: titleOf(play.campaign, quest) });
}

export function expeditionOf({ underWay }: CampaignState): Expedition {
  if (underWay === null) throw new Error('no quest is under way');
  return underWay;
}

export interface HeroesSetup {
  readonly heroes: HeroSetup[];
  readonly owned: NonNullable<Setup['owned']>;
  readonly emptied: NonNullable<Setup['emptied']>;
  readonly training: boolean;
}

/**
 * The heroes' part of the setup of the current match. Wounds are not on the sheet: every quest begins with
 * full Body and Mind (CLS-HRO-18).
 */
export function setupHeroes(state: CampaignState): HeroesSetup {
  const { quest, heroes, training } = expeditionOf(state);
  return {
    heroes: heroes.map((hero) => heroSetup(sheetOf(state, hero))),
    owned: ownedTreasures(state),
    emptied: [...(state.emptied[quest] ?? [])],
    training,
  };
}

export function heroSetup({ kind, name, gender, gold, equipment, treasures, armour }: Sheet): HeroSetup {
  const chosen = armour === null ? {} : { armour };
  const goods = { equipment: [...equipment], questTreasures: [...treasures] };
  return { kind, name, gender, named: true, gold, ...goods, ...chosen };
}

/** The whole setup of the current match; players without a hero in it have no seat. */
export function questSetup(campaign: CampaignSetup, state: CampaignState, quest: QuestSource): Setup {
  const { heroes, quest: id } = expeditionOf(state);
  if (quest.id !== id) throw new Error(`the quest under way is ${id}, not ${quest.id}`);
  const seats = campaign.seats.flatMap((seat): Setup['seats'] => {
    if (seat === campaign.host) return [{ id: seat, plays: 'morcar' }];
    const plays = heroes.filter((hero) => sheetOf(state, hero).seat === seat);
    return plays.length > 0 ? [{ id: seat, plays }] : [];
  });
  return { quest, seats, ...setupHeroes(state), overrides: campaign.overrides ?? true };
}

export function closeBook(play: CampaignPlay): void {
  const { campaign, state } = play;
  const won = nextQuest(campaign, state) === null;
  const players = campaign.seats.filter((seat) => seat !== campaign.host);
  play.emit({
    type: 'bookClosed',
    rules: ['CLS-QBK-09'],
    ending: { winners: won ? players : [], outcome: won ? 'won' : 'closed' },
  });
}

export function checkClose(campaign: CheckedCampaign, state: CampaignState, seat: SeatId): Refusal | null {
  return checkHost(campaign, seat) ?? checkBetweenQuests(state, 'CLS-QBK-09');
}

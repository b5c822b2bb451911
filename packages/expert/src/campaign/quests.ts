/** Which quest may be begun, and the setup of its match. */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { MONSTER_IDS } from '../content/monsters.ts';
import { questNamed } from '../content/quests/index.ts';
import { isPlayable } from '../preparing/choosing.ts';
import type { HeroSetup, Setup } from '../setup.ts';
import type { CampaignHandler } from './handlers.ts';
import { party } from './roster.ts';
import { GENERATED, hostOf } from './setup.ts';
import type { CampaignSetup } from './setup.ts';
import { atHome, elsewhere, loadRefusal, sheetOf } from './sheets.ts';
import type { CampaignState, Sheet } from './state.ts';

/** Null for the seat that keeps the quest book. */
export function hostRefusal(campaign: CampaignSetup, seat: SeatId, rule: string): Refusal | null {
  return seat === hostOf(campaign) ? null : refuse('onlyTheHost', rule);
}

/** Quests that may be begun: in the order of the book the first not won, or any; and the generator's. */
export function openQuests(
  { quests, order, generator }: CampaignSetup,
  { won }: Pick<CampaignState, 'won'>,
): readonly string[] {
  const left = quests.filter((id) => !won.includes(id));
  const own = order === 'free' ? quests : left.slice(0, 1);
  return generator ? [...own, GENERATED] : own;
}

/** Each is no more laden than a hero may be, and somebody has fallen where the quest needs it. */
function partyRefusal({ heroes }: CampaignState, quest: string): Refusal | null {
  const going = party(heroes);
  if (going.length === 0) return refuse('nobodyReady', 'EXP-GEN-02');
  const plan = questNamed(quest);
  if (plan !== undefined && !isPlayable(plan, going.length)) return refuse('nobodyFallen', 'EXP-QGN-10');
  return going.map((id) => loadRefusal(sheetOf({ heroes }, id))).find((one) => one !== null) ?? null;
}

export const beginQuest: CampaignHandler<'beginQuest'> = {
  check(campaign, state, seat, { quest }) {
    const stopped = hostRefusal(campaign, seat, 'EXP-PRP-01') ?? atHome(state, 'EXP-PRP-01');
    if (stopped !== null) return stopped;
    const open = openQuests(campaign, state);
    if (!open.includes(quest)) return refuse('notOpen', 'EXP-PRP-01', { quest });
    return partyRefusal(state, quest);
  },
  perform(play, { quest }) {
    const heroes = party(play.state.heroes);
    const isBack = play.state.dungeons.some((one) => one.quest === quest);
    play.tell('questBegun', { quest, heroes }, [isBack ? 'EXP-EXI-02' : 'EXP-PRP-01', 'EXP-AFT-04']);
  },
  offers: (campaign, state) =>
    openQuests(campaign, state).map((quest) => ({ type: 'beginQuest' as const, quest })),
};

export const callOff: CampaignHandler<'callOff'> = {
  check: (campaign, state, seat) =>
    hostRefusal(campaign, seat, 'EXP-EXI-06') ??
    (state.phase === 'quest' ? null : refuse('noQuestUnderWay', 'EXP-EXI-06')),
  perform: (play) => play.tell('questCalledOff', { quest: play.state.underWay!.quest }, ['EXP-EXI-06']),
  offers: () => [{ type: 'callOff' }],
};

export const closeBook: CampaignHandler<'closeBook'> = {
  check: (campaign, state, seat) => hostRefusal(campaign, seat, 'EXP-AFT-06') ?? atHome(state, 'EXP-AFT-06'),
  perform(play) {
    const { won, heroes } = play.state;
    const isAll = play.campaign.quests.every((id) => won.includes(id));
    const winners = isAll ? [...new Set(heroes.map(({ seat }) => seat))] : [];
    const ending = { winners, outcome: isAll ? 'won' : 'closed' };
    play.tell('bookClosed', { ending }, ['EXP-GEN-05']);
  },
  offers: () => [{ type: 'closeBook' }],
};

function heroSetup({ id, name, gender, gold, cards, abilities, scrolls, body, omens }: Sheet): HeroSetup {
  return {
    id,
    name,
    gender,
    gold,
    cards: cards.map(({ card }) => card),
    shots: cards.flatMap(({ left }) => left ?? []),
    abilities,
    scrolls,
    body,
    omens,
  };
}

/** The match of the quest under way. */
export function questSetup(campaign: CampaignSetup, state: CampaignState): Setup {
  const { quest, heroes } = state.underWay!;
  const going = heroes.map((id) => sheetOf(state, id));
  const seats = campaign.seats.filter((seat) => going.some((sheet) => sheet.seat === seat));
  return {
    players: seats.map((seat) => ({
      seat,
      heroes: going.filter((sheet) => sheet.seat === seat).map(({ id }) => id),
    })),
    heroes: going.map(heroSetup),
    quest: quest === GENERATED ? null : quest,
    depth: null,
    bestiary: MONSTER_IDS,
    solo: campaign.solo,
    remembered: state.dungeons.find((one) => one.quest === quest)?.dungeon ?? null,
    elsewhere: elsewhere(state, heroes, quest),
    options: campaign.options,
  };
}

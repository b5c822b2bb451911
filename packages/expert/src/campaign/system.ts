/** The campaign as a system of its own, with a journal, undo and replay like any match. */
import { SPECTATOR } from '@oubliette/kernel';
import type { Dice, Game, Opened, Problem, System } from '@oubliette/kernel';
import { QUEST_IDS } from '../content/quests/index.ts';
import { GM } from '../setup.ts';
import { applyCampaignEvent } from './apply.ts';
import type { CampaignCommand } from './commands.ts';
import { heardBy } from './events.ts';
import type { CampaignEvent } from './events.ts';
import { campaignMoves, decide } from './moves.ts';
import { correct } from './override.ts';
import type { CampaignChange } from './override.ts';
import { CampaignPlay } from './play.ts';
import { campaignSetupSchema } from './setup.ts';
import type { CampaignSetup } from './setup.ts';
import type { CampaignState } from './state.ts';
import { campaignView } from './view.ts';
import type { CampaignView } from './view.ts';
import { campaignWaiting } from './waiting.ts';

export type ExpertCampaignGame = Game<
  CampaignState,
  CampaignCommand,
  CampaignEvent,
  CampaignView,
  CampaignChange
>;

export const expertCampaign: System<ExpertCampaignGame, CampaignSetup> = {
  id: 'expert-campaign',
  rulesVersion: 1,
  open: openCampaign,
};

function openCampaign(given: unknown): Opened<ExpertCampaignGame> {
  const parsed = campaignSetupSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.').replaceAll(/\.(\d+)/gu, '[$1]'),
      message,
      remedy: 'see the README of the campaign for what its setup holds',
    }));
    return { ok: false, problems };
  }
  const problems = tableProblems(parsed.data);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, game: campaignOn(parsed.data) };
}

function tableProblems({ seats, quests, generator }: CampaignSetup): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  if (new Set(seats).size < seats.length)
    report('seats', 'two players have the same seat', 'name each seat differently');
  if (seats.includes(GM) || seats.includes(SPECTATOR))
    report('seats', 'this is not a hero player’s seat', 'choose another name');
  if (new Set(quests).size < quests.length)
    report('quests', 'a quest stands in the book twice', 'give each quest once');
  for (const [at, id] of quests.entries())
    if (!QUEST_IDS.includes(id))
      report(`quests[${at}]`, `there is no quest "${id}"`, `choose among ${QUEST_IDS.join(', ')}`);
  if (quests.length === 0 && !generator)
    report('quests', 'there is nothing to play', 'name a quest, or play the generator’s');
  return problems;
}

const EMPTY: CampaignState = {
  phase: 'town',
  heroes: [],
  fallen: [],
  won: [],
  underWay: null,
  dungeons: [],
  drawn: [],
  chronicle: [],
  ending: null,
};

export function campaignOn(campaign: CampaignSetup): ExpertCampaignGame {
  const heroes = campaign.seats.map((id) => ({ id, role: 'hero' as const }));
  return {
    seats: campaign.solo ? heroes : [...heroes, { id: GM, role: 'gamemaster' }],
    start(dice: Dice) {
      const play = new CampaignPlay(campaign, EMPTY, dice);
      play.tell('campaignOpened', { quests: campaign.quests.length }, ['EXP-PRP-01']);
      return play.done();
    },
    decide: (state, seat, command, dice) => decide(campaign, state, seat, command, dice),
    apply: applyCampaignEvent,
    moves: (state, seat) => campaignMoves(campaign, state, seat),
    waiting: (state) => campaignWaiting(campaign, state),
    ending: (state) => state.ending,
    view: (state, seat) => campaignView(campaign, state, seat),
    redact: heardBy,
    override: (state, seat, change, reason) => correct(campaign, state, seat, change, reason),
  };
}

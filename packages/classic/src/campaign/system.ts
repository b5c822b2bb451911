/** The campaign as a system of its own, with a journal, undo and replay like any match. */
import { forAudience } from '@oubliette/kernel';
import type { BaseCommand, Game, Opened, Problem, System } from '@oubliette/kernel';
import type { CampaignEdition } from './book.ts';
import { CLASSIC_CAMPAIGN } from './classicBook.ts';
import { parseCampaignCommand } from './commandSchema.ts';
import type { CampaignCommand } from './commands.ts';
import { decideCommand } from './decide.ts';
import type { CampaignChange, CampaignEvent } from './events.ts';
import { campaignMoves } from './moves.ts';
import { overrideCampaign } from './override.ts';
import { CampaignPlay } from './play.ts';
import { campaignSetupSchema } from './setup.ts';
import type { CampaignSetup, CheckedCampaign } from './setup.ts';
import type { CampaignState } from './state.ts';
import { FULL_STOCK } from './stock.ts';
import type { CampaignView } from './view.ts';
import { campaignWaiting } from './waiting.ts';

export type CampaignGame = Game<CampaignState, CampaignCommand, CampaignEvent, CampaignView, CampaignChange>;

const CLASSIC_CAMPAIGN_EDITION: CampaignEdition = {
  book: CLASSIC_CAMPAIGN,
  setup: campaignSetupSchema,
  parseCommand: parseCampaignCommand,
};

export const classicCampaign: System<CampaignGame, CampaignSetup> = {
  id: 'classic-campaign',
  rulesVersion: 2,
  kindred: [1],
  open: (setup) => openCampaign<CampaignGame>(CLASSIC_CAMPAIGN_EDITION, setup),
};

/** Opens a campaign on a setup that may come from outside. `G` is the game made by the edition's book. */
export function openCampaign<G extends Game>(edition: CampaignEdition, setup: unknown): Opened<G> {
  const parsed = edition.setup.safeParse(setup);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.').replaceAll(/\.(\d+)/g, '[$1]'),
      message,
      remedy: 'see the README of the campaign for what its setup holds',
    }));
    return { ok: false, problems };
  }
  const problems = checkTable(parsed.data);
  if (problems.length > 0) return { ok: false, problems };
  // Only the caller who names the book can name the types of its state, commands, events and views.
  return { ok: true, game: gameOf(edition, parsed.data) as unknown as G };
}

/** One host among the seats; no seat and no quest twice (CLS-GEN-01). */
function checkTable({ seats, host, quests }: CheckedCampaign): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  if (new Set(seats).size < seats.length)
    report('seats', 'two seats have the same id', 'name each seat differently');
  if (!seats.includes(host))
    report('host', 'the host has no seat (CLS-GEN-01)', `choose among ${seats.join(', ')}`);
  if (new Set(quests.map(({ id }) => id)).size < quests.length)
    report('quests', 'a quest stands in the book twice', 'give each quest once, in the order of the book');
  return problems;
}

function gameOf(
  { book, parseCommand }: CampaignEdition,
  campaign: CheckedCampaign,
): Game<CampaignState, BaseCommand, CampaignEvent, object, CampaignChange> {
  const { seats, host, quests, stock } = campaign;
  return {
    seats: seats.map((id) => ({ id, role: id === host ? 'gamemaster' : 'hero' })),
    start() {
      const play = new CampaignPlay(book, campaign, emptyRoster(stock), '');
      play.emit({
        type: 'campaignOpened',
        rules: ['CLS-SET-02', 'CLS-SET-04', 'CLS-QBK-09'],
        quests: quests.length,
      });
      return play.done();
    },
    decide(state, seat, command) {
      const refusal = parseCommand(command);
      return refusal === null ? decideCommand(book, campaign, state, seat, command) : { ok: false, refusal };
    },
    apply: (state, event) => book.apply(state, event),
    moves: (state, seat) => campaignMoves(book, campaign, state, seat),
    waiting: (state) => campaignWaiting(campaign, state),
    ending: (state) => state.ending,
    view: (state, seat) => book.view(campaign, state, seat),
    redact: forAudience,
    override: (state, seat, change, reason) => overrideCampaign(book, campaign, state, seat, change, reason),
  };
}

function emptyRoster(stock: CheckedCampaign['stock']): CampaignState {
  return {
    phase: 'town',
    heroes: [],
    departed: [],
    stock: stock === 'cards' ? FULL_STOCK : null,
    won: [],
    emptied: {},
    underWay: null,
    chronicle: [],
    ending: null,
  };
}

/** The commands together: checked, carried out, listed. */
import type { Decision, Dice, Refusal, SeatId } from '@oubliette/kernel';
import { parseCampaignCommand } from './commands.ts';
import type { CampaignCommand } from './commands.ts';
import type { CampaignEvent } from './events.ts';
import type { CampaignHandler } from './handlers.ts';
import { drawLife } from './life.ts';
import { CampaignPlay } from './play.ts';
import { beginQuest, callOff, closeBook } from './quests.ts';
import { recordQuest } from './record.ts';
import { enrol, goDeeper, ready, swapAbility } from './roster.ts';
import type { CampaignSetup } from './setup.ts';
import type { CampaignState } from './state.ts';
import { buy, giveCard, giveGold, sell } from './trade.ts';

type Handlers = { readonly [T in CampaignCommand['type']]: CampaignHandler<T> };

const HANDLERS: Handlers = {
  enrol,
  swapAbility,
  sell,
  buy,
  giveCard,
  giveGold,
  drawLife,
  goDeeper,
  ready,
  beginQuest,
  recordQuest,
  callOff,
  closeBook,
};

function refusal(
  campaign: CampaignSetup,
  state: CampaignState,
  seat: SeatId,
  command: CampaignCommand,
): Refusal | null {
  return HANDLERS[command.type].check(campaign, state, seat, command as never);
}

export function decide(
  campaign: CampaignSetup,
  state: CampaignState,
  seat: SeatId,
  command: CampaignCommand,
  dice: Dice,
): Decision<CampaignState, CampaignEvent> {
  const stopped = parseCampaignCommand(command) ?? refusal(campaign, state, seat, command);
  if (stopped !== null) return { ok: false, refusal: stopped };
  const play = new CampaignPlay(campaign, state, dice);
  HANDLERS[command.type].perform(play, command as never, seat);
  return play.done();
}

/** All a seat may ask for; names and reports no list can hold. */
export function campaignMoves(
  campaign: CampaignSetup,
  state: CampaignState,
  seat: SeatId,
): readonly CampaignCommand[] {
  return Object.values(HANDLERS)
    .flatMap((handler): readonly CampaignCommand[] => handler.offers?.(campaign, state) ?? [])
    .filter((command) => refusal(campaign, state, seat, command) === null);
}

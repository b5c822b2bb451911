/** Runs a command's check, then its performance, as the book defines them. */
import type { BaseCommand, Decision, Refusal, SeatId } from '@oubliette/kernel';
import type { CampaignBook } from './book.ts';
import type { CampaignEvent } from './events.ts';
import { CampaignPlay } from './play.ts';
import type { CheckedCampaign } from './setup.ts';
import type { CampaignState } from './state.ts';

/** Null for a legal command; otherwise the refusal. */
export function checkCommand(
  book: CampaignBook,
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  command: BaseCommand,
): Refusal | null {
  return book.handlers[command.type]!.check(campaign, state, seat, command);
}

export function decideCommand(
  book: CampaignBook,
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  command: BaseCommand,
): Decision<CampaignState, CampaignEvent> {
  const refusal = checkCommand(book, campaign, state, seat, command);
  if (refusal !== null) return { ok: false, refusal };
  const play = new CampaignPlay(book, campaign, state, seat);
  book.handlers[command.type]!.perform(play, command);
  return play.done();
}

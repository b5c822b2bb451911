/** A command being resolved in a campaign. */
import { Resolution } from '@oubliette/kernel';
import type { Dice, SeatId } from '@oubliette/kernel';
import type { CampaignBook } from './book.ts';
import type { CampaignEvent } from './events.ts';
import type { CheckedCampaign } from './setup.ts';
import type { CampaignState } from './state.ts';

export class CampaignPlay extends Resolution<CampaignState, CampaignEvent> {
  readonly book: CampaignBook;
  readonly campaign: CheckedCampaign;
  /** Whose command it is; empty at the start. */
  readonly seat: SeatId;

  constructor(book: CampaignBook, campaign: CheckedCampaign, state: CampaignState, seat: SeatId) {
    super(state, (before, event) => book.apply(before, event), NO_DICE);
    this.book = book;
    this.campaign = campaign;
    this.seat = seat;
  }
}

const NO_DICE: Dice = {
  roll(): never {
    throw new Error('a campaign rolls no dice');
  },
};

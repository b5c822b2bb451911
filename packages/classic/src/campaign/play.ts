/** A command being resolved in a campaign. */
import { Resolution } from '@oubliette/kernel';
import type { Dice, SeatId } from '@oubliette/kernel';
import { applyCampaignEvent } from './apply.ts';
import type { CampaignEvent } from './events.ts';
import type { CheckedCampaign } from './setup.ts';
import type { CampaignState } from './state.ts';

export class CampaignPlay extends Resolution<CampaignState, CampaignEvent> {
  readonly campaign: CheckedCampaign;
  /** Whose command it is; empty at the start. */
  readonly seat: SeatId;

  constructor(campaign: CheckedCampaign, state: CampaignState, seat: SeatId) {
    super(state, applyCampaignEvent, NO_DICE);
    this.campaign = campaign;
    this.seat = seat;
  }
}

const NO_DICE: Dice = {
  roll(): never {
    throw new Error('a campaign rolls no dice');
  },
};

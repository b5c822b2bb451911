/** What a seat knows of a campaign. */
import type { SeatId, Shown } from '@oubliette/kernel';
import { eyesOf } from '../view.ts';
import { CAMPAIGN } from './declared.ts';
import type { CampaignSetup } from './setup.ts';
import type { CampaignState } from './state.ts';

export type CampaignView = Shown<CampaignState, (typeof CAMPAIGN)['words']> & {
  readonly seat: SeatId;
  readonly table: CampaignSetup;
};

export function campaignView(table: CampaignSetup, state: CampaignState, seat: SeatId): CampaignView {
  return { ...CAMPAIGN.show(state, eyesOf(seat)), seat, table };
}

/** What a seat knows of a NextLevel campaign: classic's town with NextLevel's sheets and shop. */
import { townView } from '@oubliette/classic/extend';
import type { CampaignState, CheckedCampaign, TownView } from '@oubliette/classic/extend';
import type { SeatId } from '@oubliette/kernel';
import { nextScoreSheet } from './scoreSheet.ts';
import type { NextScoreSheet } from './scoreSheet.ts';
import type { CheckedNextCampaign } from './setup.ts';
import { thingCard, WARES } from './things.ts';
import type { WareId } from './things.ts';

export interface NextCampaignView extends TownView<NextScoreSheet> {
  /** The level at which heroes are enrolled. */
  readonly firstLevel: number;
  readonly shop: readonly { readonly id: WareId; readonly price: number }[];
}

export function nextCampaignView(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
): NextCampaignView {
  return {
    ...townView(campaign, state, seat, nextScoreSheet),
    firstLevel: (campaign as CheckedNextCampaign).level,
    shop: WARES.map((id) => ({ id, price: thingCard(id).price })),
  };
}

/** What each command needs and does. */
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { CampaignCommand, CampaignCommandOf } from './commands.ts';
import type { CampaignPlay } from './play.ts';
import type { CampaignSetup } from './setup.ts';
import type { CampaignState } from './state.ts';

export interface CampaignHandler<T extends CampaignCommand['type']> {
  check(
    campaign: CampaignSetup,
    state: CampaignState,
    seat: SeatId,
    command: CampaignCommandOf<T>,
  ): Refusal | null;
  perform(play: CampaignPlay, command: CampaignCommandOf<T>, seat: SeatId): void;
  /** Commands of this type worth checking; absent where no list can hold them. */
  offers?(campaign: CampaignSetup, state: CampaignState): readonly CampaignCommandOf<T>[];
}

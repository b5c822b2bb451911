/** A command being resolved in a campaign. */
import { Resolution } from '@oubliette/kernel';
import type { Dice, RuleId, SeatId } from '@oubliette/kernel';
import { applyCampaignEvent } from './apply.ts';
import type { CampaignEvent, CampaignFacts } from './events.ts';
import type { CampaignSetup } from './setup.ts';
import type { CampaignState } from './state.ts';

interface Extra {
  readonly news?: true;
}

export class CampaignPlay extends Resolution<CampaignState, CampaignEvent> {
  readonly campaign: CampaignSetup;

  constructor(campaign: CampaignSetup, state: CampaignState, dice: Dice) {
    super(state, applyCampaignEvent, dice);
    this.campaign = campaign;
  }

  tell<T extends keyof CampaignFacts>(
    type: T,
    facts: CampaignFacts[T],
    rules: readonly [RuleId, ...RuleId[]],
    extra: Extra = {},
  ): void {
    this.emit({ ...facts, type, rules, ...extra } as never);
  }

  /** A card from a face-down pile. */
  draw<F extends string>(id: string, faces: readonly F[], by: SeatId, rule: RuleId): F {
    return this.roll({ id, faces, seen: 'nobody' }, by, rule);
  }
}

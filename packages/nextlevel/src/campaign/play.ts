/** NextLevel's sheets in a campaign, and emitting its events. */
import { townSheetOf } from '@oubliette/classic/extend';
import type { CampaignEvent, CampaignPlay, CampaignState, HeroKind } from '@oubliette/classic/extend';
import type { OwnTownEvent } from './events.ts';
import type { NextTownSheet } from './state.ts';

/** A living hero's sheet in a NextLevel campaign, whose heroes all have one. */
export function nextSheetOf(state: CampaignState, hero: HeroKind): NextTownSheet {
  return townSheetOf(state, hero) as NextTownSheet;
}

export function tell(play: CampaignPlay, event: OwnTownEvent): void {
  // Classic's play carries the events of any book.
  play.emit(event as unknown as CampaignEvent);
}

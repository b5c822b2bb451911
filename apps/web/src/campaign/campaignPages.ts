/** What a campaign's screen needs of its game: the page between two quests, and refusals in words. */
import type { ComponentType } from 'react';
import type { GameUi } from '../play/gameUi.ts';

export interface CampaignPages {
  /** `lost`: the way to the table is cut off. */
  readonly Page: ComponentType<{ readonly lost: boolean }>;
  readonly explain: GameUi['explain'];
}

/** Who may know which part of a campaign: all of it but what a dungeon left unfinished still hides. */
import { PILE } from '../declared.ts';
import { declare, each, open } from '../knowledge.ts';
import { QUEST } from '../quests/types.ts';
import type { Remembered } from '../returning/remembered.ts';
import type { CampaignState, LeftDungeon } from './state.ts';

export const REMEMBERED = declare<Remembered>()({
  quest: QUEST,
  layout: open,
  doors: open,
  deadEnds: open,
  tiles: open,
  links: open,
  pile: PILE,
  heaps: open,
  forgotten: open,
  named: open,
});

const LEFT = declare<LeftDungeon>()({ quest: open, dungeon: REMEMBERED });

export const CAMPAIGN = declare<CampaignState>()({
  phase: open,
  heroes: open,
  fallen: open,
  won: open,
  underWay: open,
  dungeons: each(LEFT),
  drawn: open,
  chronicle: open,
  ending: open,
});

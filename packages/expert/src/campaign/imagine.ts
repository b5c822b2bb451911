/** A whole truth a seat could not tell from the real one: what the dungeons left unfinished might still hide. */
import type { Stream } from '@oubliette/kernel';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import { bareMind, knownImagined, roomImagined } from '../imagine.ts';
import { eyesOf } from '../view.ts';
import { CAMPAIGN, REMEMBERED } from './declared.ts';
import type { CampaignState, LeftDungeon } from './state.ts';
import { campaignOn } from './system.ts';
import type { ExpertCampaignGame } from './system.ts';
import type { CampaignView } from './view.ts';

type Seen = CampaignView['dungeons'][number];

export function imagineCampaign(
  view: CampaignView,
  stream: Stream,
): { readonly game: ExpertCampaignGame; readonly state: CampaignState } {
  const dungeons = view.dungeons.map((seen) => dungeonImagined(view.seat, seen, stream));
  const state = CAMPAIGN.imagine({ ...view, dungeons: [] }, bareMind(eyesOf(view.seat)));
  return { game: campaignOn(view.table), state: { ...state, dungeons } };
}

function dungeonImagined(seat: string, { quest, dungeon }: Seen, stream: Stream): LeftDungeon {
  const families = dungeon.quest.plan?.families ?? null;
  const mind = {
    ...bareMind(eyesOf(seat)),
    room: roomImagined(dungeon, stream),
    bestiary: MONSTER_IDS.filter((id) => families === null || families.includes(monsterCard(id).family)),
    known: knownImagined(dungeon, stream),
  };
  return { quest, dungeon: REMEMBERED.imagine(dungeon, mind) };
}

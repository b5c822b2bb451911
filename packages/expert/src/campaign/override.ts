/** Corrections made by hand, with a reason everybody reads. */
import { refuse, TABLE, tape } from '@oubliette/kernel';
import type { Decision, SeatId } from '@oubliette/kernel';
import { z } from 'zod';
import { CLASSES } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import type { CampaignEvent } from './events.ts';
import { CampaignPlay } from './play.ts';
import { hostRefusal } from './quests.ts';
import type { CampaignSetup } from './setup.ts';
import { atHome } from './sheets.ts';
import type { CampaignState } from './state.ts';

export interface CampaignChange {
  readonly tag: 'setGold';
  readonly hero: ClassId;
  readonly gold: number;
}

const changeSchema = z.strictObject({
  tag: z.literal('setGold'),
  hero: z.enum(CLASSES),
  gold: z.int().min(0),
});

export function correct(
  campaign: CampaignSetup,
  state: CampaignState,
  seat: SeatId,
  change: CampaignChange,
  reason: string,
): Decision<CampaignState, CampaignEvent> {
  const no = (code: string) => ({ ok: false, refusal: refuse(code, TABLE.override) }) as const;
  if (!campaign.options.corrections) return no('overridesForbidden');
  const stopped = hostRefusal(campaign, seat, TABLE.override) ?? atHome(state, TABLE.override);
  if (stopped !== null) return { ok: false, refusal: stopped };
  if (!changeSchema.safeParse(change).success) return no('outOfRange');
  const { hero, gold } = change;
  const sheet = state.heroes.find(({ id }) => id === hero);
  if (sheet === undefined) return no('outOfRange');
  const play = new CampaignPlay(campaign, state, tape([]));
  play.tell('goldCorrected', { hero, before: sheet.gold, gold, reason }, [TABLE.override], { news: true });
  return play.done();
}

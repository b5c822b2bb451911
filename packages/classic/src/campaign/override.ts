/** Corrections the host makes by hand, with a reason everybody reads. */
import { TABLE } from '@oubliette/kernel';
import type { Decision, Refusal, SeatId } from '@oubliette/kernel';
import { z } from 'zod';
import { HERO_KINDS } from '../content/heroes.ts';
import type { CampaignBook } from './book.ts';
import type { CampaignChange, CampaignEvent } from './events.ts';
import { CampaignPlay } from './play.ts';
import { no } from './refusals.ts';
import type { CheckedCampaign } from './setup.ts';
import { checkBetweenQuests, findSheet, sheetOf } from './sheets.ts';
import type { CampaignState } from './state.ts';

const changeSchema: z.ZodType<CampaignChange> = z.strictObject({
  tag: z.literal('setGold'),
  hero: z.enum(HERO_KINDS),
  gold: z.int().min(0),
});

export function overrideCampaign(
  book: CampaignBook,
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  change: CampaignChange,
  reason: string,
): Decision<CampaignState, CampaignEvent> {
  const refusal = checkOverride(campaign, state, seat, change);
  if (refusal !== null) return { ok: false, refusal };
  const play = new CampaignPlay(book, campaign, state, seat);
  const before = sheetOf(state, change.hero).gold;
  play.emit({ type: 'overridden', rules: [TABLE.override], news: true, change, before, reason });
  return play.done();
}

function checkOverride(
  { host, overrides }: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  change: CampaignChange,
): Refusal | null {
  if (!overrides) return no('overridesForbidden', TABLE.override);
  if (seat !== host) return no('onlyTheHost', TABLE.override);
  const stopped = checkBetweenQuests(state, TABLE.override);
  if (stopped !== null) return stopped;
  if (!changeSchema.safeParse(change).success) return no('outOfRange', TABLE.override);
  const sheet = findSheet(state, change.hero);
  return sheet === undefined ? no('noSuchHero', TABLE.override, { hero: change.hero }) : null;
}

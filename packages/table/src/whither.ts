/** Where the people of a finished match may go from it. */
import type { Box } from './box.ts';
import { phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';

/** The same again, against a gentler or a harder master; what the match leads to; its heroes' next quest; a campaign of theirs. */
export const WHITHER = ['same', 'onward', 'next', 'campaign', 'gentler', 'harder'] as const;
export type Whither = (typeof WHITHER)[number];

/** None before the end; a campaign sends out its own quests. */
export function waysFrom(open: Open, standing: Standing): readonly Whither[] {
  const { box, heading } = open;
  if (phaseOf(open, standing) !== 'over' || heading.campaign !== null) return [];
  const further = box.further?.(heading.setup) ?? {};
  const may: Readonly<Record<Whither, boolean>> = {
    same: true,
    onward: (box.onward?.(heading.setup, standing.match?.state) ?? null) !== null,
    next: further.next !== undefined,
    campaign: further.campaign !== undefined,
    gentler: mastersOf(open, standing, -1) !== null,
    harder: mastersOf(open, standing, 1) !== null,
  };
  return WHITHER.filter((way) => may[way]);
}

type Seated = readonly { readonly seat: string; readonly bot: string }[];

/** The computer players of a table. */
export function botsAt({ box, heading }: Pick<Open, 'box' | 'heading'>, { table }: Standing): Seated {
  return box.chairs(heading.setup).flatMap(({ seat }) => {
    const occupant = table.chairs[seat];
    return occupant?.is === 'bot' ? [{ seat, bot: occupant.bot }] : [];
  });
}

/** Those behind the screen, so many steps harder; null if there are none. */
export function mastersOf(
  open: Pick<Open, 'box' | 'heading'>,
  standing: Standing,
  by: 1 | -1,
): Seated | null {
  const masters = open.box.chairs(open.heading.setup).filter(({ role }) => role === 'gamemaster');
  const found = botsAt(open, standing)
    .filter(({ seat }) => masters.some((chair) => chair.seat === seat))
    .flatMap(({ seat, bot }) => {
      const other = harderBot(open.box, bot, by);
      return other === undefined ? [] : [{ seat, bot: other }];
    });
  return found.length === 0 ? null : found;
}

function harderBot({ bots }: Box, bot: string, by: 1 | -1): string | undefined {
  const at = bots.findIndex(({ id }) => id === bot);
  return at < 0 ? undefined : bots[at + by]?.id;
}

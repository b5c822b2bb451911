/** What the lobby, and everybody at the table, may know of a table. */
import { fingerprintOf } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { printable } from '@oubliette/words';
import { hostOf, optionsOf } from './fold.ts';
import type { TableInfo } from './protocol.ts';
import { sameContent } from './sameContent.ts';
import { phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';
import { waysFrom } from './whither.ts';
import type { Chair, Summary } from './summary.ts';

function chairsOf(open: Open, { table }: Standing): Chair[] {
  return open.chairs.map((chair) => ({ ...chair, occupant: table.chairs[chair.seat] ?? null }));
}

export function infoOf(open: Open, standing: Standing): TableInfo {
  const { heading, title } = open;
  const { table } = standing;
  const phase = phaseOf(open, standing);
  return {
    id: heading.id,
    game: heading.system,
    title,
    phase,
    options: optionsOf(heading.options, table),
    chairs: chairsOf(open, standing),
    members: table.members.map(({ id, name }) => ({ id, name: printable(name), host: id === hostOf(table) })),
    fair: {
      fingerprint: fingerprintOf(heading.secret),
      words: table.words,
      secret: phase === 'over' ? heading.secret : null,
    },
    hushed: table.hushed,
    bots: botsOf(open),
    ways: waysFrom(open, standing),
    campaign: heading.campaign,
    outing: table.outing,
    wish: table.wish,
  };
}

/** The default one first. */
function botsOf({ box: { bots, defaultBot } }: Open): TableInfo['bots'] {
  const usual = bots.filter(({ id }) => id === defaultBot);
  return [...usual, ...bots.filter(({ id }) => id !== defaultBot)].map(({ id, title }) => ({ id, title }));
}

export function summaryOf(open: Open, standing: Standing): Summary {
  const { heading, title } = open;
  return {
    id: heading.id,
    game: heading.system,
    title,
    phase: phaseOf(open, standing),
    options: optionsOf(heading.options, standing.table),
    chairs: chairsOf(open, standing),
    members: standing.table.members.map(({ id, name }) => ({ id, name: printable(name) })),
    awaited: awaitedIn(open, standing),
    since: standing.since,
    seq: standing.seq,
    campaign: heading.campaign,
  };
}

/** Whether more has changed than what every row changes. */
export function isNews(before: Summary, now: Summary): boolean {
  const { seq, since } = now;
  return !sameContent({ ...before, seq, since }, now);
}

/** Only seats that everybody may know to be awaited: the lobby shows it to all holders of a link. */
function awaitedIn({ game }: Open, { match }: Standing): SeatId[] {
  if (match === null) return [];
  const waiting = game.waiting(match.state);
  return waiting.flatMap(({ seat, optional, audience }) =>
    optional === true || audience !== undefined ? [] : [seat],
  );
}

/** How a table is opened: from a lobby choice, or from a match played elsewhere. */
import { inShort, replayEntry, replayFile, upcastFile } from '@oubliette/kernel';
import type { Json, MatchFile, Problem } from '@oubliette/kernel';
import { plainJson } from '@oubliette/words';
import type { Box, Shelf } from './box.ts';
import type { Step } from './drafts.ts';
import type { Heading, MemberId, Occupant, TableEntry } from './entries.ts';
import { seatsOf } from './fold.ts';
import type { Host, Outcome } from './host.ts';
import { hashLink, newDiceSecret, newSecret, newTableId } from './links.ts';
import { TABLE_FORMAT } from './load.ts';
import { withFreeNames } from './names.ts';
import { newTable } from './protocol.ts';
import type { Admission } from './protocol.ts';
import { beginning } from './standing.ts';
import { botsAt, mastersOf, waysFrom } from './whither.ts';
import type { Whither } from './whither.ts';
import type { Open, Standing } from './standing.ts';

type Wish = ReturnType<typeof newTable.parse>;

/** A table to be opened: what it is, its first rows, and the opener's link. */
export interface Opening {
  readonly heading: Heading;
  readonly entries: readonly TableEntry[];
  readonly begin: boolean;
  readonly admission: Admission;
}

/** What opening a table needs of a host. */
type Opener = Pick<Host, 'shelf' | 'now' | 'random'>;

const OPENER = 'm1';

export async function composeTable(host: Host, request: unknown): Promise<Outcome<Opening>> {
  const wish = parseWish(request);
  if (!wish.ok) return wish;
  const { game, choice, begin } = wish.value;
  await host.fetch?.(game);
  const box = host.shelf.get(game);
  if (box === undefined) return failed('game', 'is not on the shelf', `choose among ${named(host.shelf)}`);
  const composed = await box.compose(choice);
  if (!composed.ok) return composed;
  // Text that people wrote into a choice or a quest of their own is stored in its printable form.
  return openingOf(host, box, plainJson(composed.setup), wish.value, { begin });
}

/** A table that goes on from row `rows` of a file. */
export function composeFromFile(
  host: Opener,
  written: MatchFile,
  rows: number,
  request: unknown,
): Outcome<Opening> {
  const wish = parseWish(request);
  if (!wish.ok) return wish;
  const file = upcastFile(written);
  const box = host.shelf.get(file?.system);
  if (box === undefined)
    return failed('file', 'is of no game on the shelf', `choose among ${named(host.shelf)}`);
  const replayed = replayFile(box.system, file);
  if (!replayed.ok) {
    const { at, why } = replayed.fault;
    const remedy =
      why.code === 'otherRules' ? 'open it with the program it was played with' : 'open a file that is whole';
    return failed(at === 0 ? 'file' : `file.rows[${at - 1}]`, inShort(why), remedy);
  }
  if (!Number.isInteger(rows) || rows < 1 || rows > file.rows.length)
    return failed('rows', `is not a row of the file`, `choose one from 1 to ${file.rows.length}`);
  const played = file.rows
    .slice(0, rows)
    .map(({ entry }): TableEntry => ({ kind: 'match', entry: plainJson(entry), by: null }));
  // Found sound as it was written; stored, like any text from people, in its printable form.
  const setup = withFreeNames(plainJson(file.setup as Json));
  return openingOf(host, box, setup, wish.value, { begin: false, played });
}

/** One way further with fresh dice: the asker is host and keeps their seats, other people's are free. */
export async function composeAgain(
  host: Host,
  open: Open,
  standing: Standing,
  asker: MemberId,
  where: Whither,
): Promise<Outcome<Opening>> {
  const { heading } = open;
  const { table } = standing;
  if (!waysFrom(open, standing).includes(where))
    return failed('where', 'this match leads nowhere further', 'ask for the same again');
  const led = await ledTo(host, open, standing, where);
  if (!led.ok) return led;
  const { box, setup } = led.value;
  const chairs = box.chairs(setup);
  const has = ({ seat }: { readonly seat: string }) => chairs.some((chair) => chair.seat === seat);
  const seats = seatsOf(table, asker).filter((seat) => has({ seat }));
  const others =
    where === 'gentler' || where === 'harder' ? mastersOf(open, standing, where === 'harder' ? 1 : -1) : [];
  const changed = new Map(others?.map(({ seat, bot }) => [seat, bot]));
  const bots = botsAt(open, standing)
    .filter(has)
    .map(({ seat, bot }) => ({ seat, bot: changed.get(seat) ?? bot }));
  const wish: Wish = {
    game: box.system.id,
    choice: null,
    name: table.members.find(({ id }) => id === asker)!.name,
    seats,
    others: 'free',
    bots,
    options: heading.options,
    begin: seats.length + bots.length === chairs.length,
  };
  return openingOf(host, box, setup, wish, { begin: wish.begin });
}

/** The game and the setup that way. */
async function ledTo(
  host: Host,
  { box, heading: { setup } }: Open,
  { match }: Standing,
  where: Whither,
): Promise<Outcome<{ readonly box: Box; readonly setup: Json }>> {
  const { next, campaign } = box.further?.(setup) ?? {};
  if (where === 'campaign' && campaign !== undefined) {
    await host.fetch?.(campaign.game);
    const town = host.shelf.get(campaign.game);
    if (town === undefined)
      return failed('where', 'is not on the shelf', `choose among ${named(host.shelf)}`);
    const composed = await town.compose(campaign.choice);
    return composed.ok ? { ok: true, value: { box: town, setup: plainJson(composed.setup) } } : composed;
  }
  if (where === 'next' && next !== undefined)
    return { ok: true, value: { box, setup: plainJson(await next()) } };
  const onward = where === 'onward' ? box.onward?.(setup, match?.state) : null;
  return { ok: true, value: { box, setup: onward ?? setup } };
}

function parseWish(request: unknown): Outcome<Wish> {
  const parsed = newTable.safeParse(request);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }): Problem => ({
    path: path.join('.'),
    message,
    remedy: 'see docs/protocol.md for how a table is asked for',
  }));
  return { ok: false, problems };
}

interface More {
  readonly begin: boolean;
  /** Rows of a match played elsewhere. */
  readonly played?: readonly TableEntry[];
}

function openingOf(host: Opener, box: Box, setup: Json, wish: Wish, more: More): Outcome<Opening> {
  const opened = box.system.open(setup);
  if (!opened.ok) return opened;
  const chairs = seating(box, setup, wish);
  if (!chairs.ok) return chairs;
  const random = (bytes: number): Uint8Array => host.random(bytes);
  const secret = newSecret(random);
  const played = more.played ?? [];
  const heading: Heading = {
    format: TABLE_FORMAT,
    id: newTableId(random),
    system: box.system.id,
    rulesVersion: box.system.rulesVersion,
    setup,
    options: wish.options,
    secret: newDiceSecret(random),
    createdAt: host.now(),
    campaign: null,
    ...(played.length > 0 ? { imported: played.length } : {}),
  };
  const entries: TableEntry[] = [
    { kind: 'joined', member: OPENER, name: wish.name, link: hashLink(secret) },
    ...chairs.value,
    ...played,
  ];
  const admission = { table: heading.id, member: OPENER, secret };
  return { ok: true, value: { heading, entries, begin: more.begin, admission } };
}

/** Who sits where from the start. */
function seating(box: Box, setup: Json, { seats, others, bots }: Wish): Outcome<TableEntry[]> {
  const chairs = box.chairs(setup);
  const wanted = [...seats, ...bots.map(({ seat }) => seat)];
  const stranger = wanted.find((seat) => !chairs.some((chair) => chair.seat === seat));
  if (stranger !== undefined)
    return failed(
      'seats',
      `there is no seat ${stranger}`,
      `choose among ${chairs.map(({ seat }) => seat).join(', ')}`,
    );
  const unknown = bots.find(({ bot }) => !box.bots.some(({ id }) => id === bot));
  if (unknown !== undefined)
    return failed(
      'bots',
      `there is no computer player ${unknown.bot}`,
      `choose among ${box.bots.map(({ id }) => id).join(', ')}`,
    );
  const entries = chairs.flatMap(({ seat }): TableEntry[] => {
    const own = bots.find((one) => one.seat === seat)?.bot ?? (others === 'bots' ? box.defaultBot : null);
    let occupant: Occupant | null = own === null ? null : { is: 'bot', bot: own, for: null };
    if (seats.includes(seat)) occupant = { is: 'member', member: OPENER };
    return occupant === null ? [] : [{ kind: 'seated', seat, occupant, by: OPENER }];
  });
  return { ok: true, value: entries };
}

/** The first rows of a new table; those of a match played elsewhere are carried out again. */
export function firstSteps(open: Open, entries: readonly TableEntry[]): Step[] {
  let match = beginning(open);
  return entries.map((entry): Step => {
    if (entry.kind !== 'match') return { entry };
    match = match.fork();
    const events = replayEntry(match, entry.entry);
    if ('code' in events) throw new Error(`a row played elsewhere does not replay: ${inShort(events)}`);
    return { entry, match, events };
  });
}

function failed(path: string, message: string, remedy: string): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [{ path, message, remedy }] };
}

function named(shelf: Shelf): string {
  return [...shelf.keys()].join(', ');
}

/** A player at a table of the server without a browser: a test drives the page's own connection to set the scene. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { BaseCommand, MatchFile, SeatId } from '@oubliette/kernel';
import type { Admission, NewTable } from '@oubliette/table';
import type { KnownTable, Reply, Request } from '../../src/net/link.ts';
import { socketLink } from '../../src/net/socket.ts';
import { until } from './table.ts';

export const EVERYBODY = ['barbarian', 'dwarf', 'elf', 'wizard', 'morcar'] as const;
export const HEROES = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;

/** A table of the server as its opener wants it; by default the training quest with all seats theirs. */
export async function openTable(url: string, wanted: Partial<NewTable> = {}): Promise<Admission> {
  const request: NewTable = {
    game: 'classic',
    choice: { quest: 'the-trial', heroes: HEROES.map((kind) => ({ kind, gender: 'm' })), training: true },
    name: 'Ada',
    seats: [...EVERYBODY],
    others: 'bots',
    options: {},
    begin: true,
    ...wanted,
  };
  return admitted(await post(`${url}/api/tables`, request));
}

/** A table that goes on from a match played elsewhere. */
export async function openPlayed(url: string, file: MatchFile, request: NewTable): Promise<Admission> {
  return admitted(await post(`${url}/api/files`, { file, rows: file.rows.length, request }));
}

function admitted(answer: unknown): Admission {
  const outcome = answer as { readonly ok: true; readonly value: Admission } | { readonly ok: false };
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.value;
}

/** A match the computer has played to its end, with one watcher. */
export async function openFinished(t: Pick<TestContext, 'after'>, url: string): Promise<Admission> {
  const admission = await openTable(url, { seats: [] });
  const host = await sitDown(t, url, admission);
  await until('the match is over', () => Promise.resolve(host.now().present.ending !== null), {
    patience: 120_000,
  });
  return admission;
}

/** A campaign in town: two heroes of one's own, with gold to spend. */
export async function openCampaign(
  t: Pick<TestContext, 'after'>,
  url: string,
  wanted: Pick<NewTable, 'game' | 'choice'> = { game: 'classic-campaign', choice: { training: false } },
): Promise<Admission> {
  const heroes = ['barbarian', 'elf'] as const;
  const admission = await openTable(url, {
    game: wanted.game,
    choice: { ...(wanted.choice as object), heroes: [...heroes] },
    seats: [...heroes, 'morcar'],
  });
  const town = await sitDown(t, url, admission);
  for (const seat of heroes) {
    const moves = (town.now().present.moves[seat] ?? []) as readonly Enrolment[];
    const command = { ...moves.find(({ type, hero }) => type === 'enrol' && hero === seat)! };
    await town.must({ t: 'do', seat, command });
    const change = { tag: 'setGold', hero: seat, gold: 450 };
    await town.must({ t: 'override', seat: 'morcar', change, reason: 'a legacy' });
  }
  return admission;
}

interface Enrolment extends BaseCommand {
  readonly hero: string;
}

/** Joins by an invitation. */
export async function joinTable(
  url: string,
  table: string,
  secret: string,
  name: string,
): Promise<Admission> {
  return (await post(`${url}/api/join`, { table, secret, name })) as Admission;
}

async function post(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** The address that opens a chair. */
export function addressOf({ table, secret }: Pick<Admission, 'table' | 'secret'>): string {
  return `/t/${table}#${secret}`;
}

export interface Puppet {
  /** The table as this player knows it. */
  now(): KnownTable;
  ask(request: Request): Promise<Reply>;
  /** Sends a request, and fails if it is refused. */
  must(request: Request): Promise<Reply>;
  /** Plays the computer's choices for any awaited seat of one's own, until `enough` or the end; `idle` only ends its turns. */
  playOn(enough: (table: KnownTable) => boolean, idle?: SeatId): Promise<void>;
}

/** A match has a thousand commands. */
const OFTEN = { every: 2 };

export async function sitDown(
  t: Pick<TestContext, 'after'>,
  url: string,
  { table, secret }: Pick<Admission, 'table' | 'secret'>,
): Promise<Puppet> {
  const never = () => () => undefined;
  const network = { onReturn: never, onLoss: never };
  const link = socketLink(`${url.replace('http', 'ws')}/api/socket`, { table, secret }, { network });
  t.after(() => link.close());
  const now = () => link.state().table!;
  await until('the table is there', () => Promise.resolve(link.state().table !== null));
  const must = async (request: Request): Promise<Reply> => {
    const reply = await link.ask(request);
    assert.ok(!['refused', 'error'].includes(reply.t), JSON.stringify(reply));
    return reply;
  };
  return {
    now,
    ask: link.ask,
    must,
    async playOn(enough, idle = '') {
      /** Null where the player's page has acted meanwhile. */
      const choice = async (seat: SeatId): Promise<BaseCommand | null> => {
        const end =
          seat === idle ? now().present.moves[seat]?.find(({ type }) => type === 'endTurn') : undefined;
        if (end !== undefined) return end;
        const reply = await must({ t: 'suggest', seat });
        assert.ok(reply.t === 'suggestion');
        return reply.command;
      };
      while (!enough(now()) && now().present.ending === null) {
        const seat = await until('somebody here is awaited', () => Promise.resolve(mine(now())), OFTEN);
        if (enough(now()) || now().present.ending !== null) return;
        const before = now().seq;
        const command = await choice(seat);
        let told = command === null ? null : await link.ask({ t: 'do', seat, command: { ...command } });
        // The player's page may have been faster where nothing can be done.
        if (told === null || told.t === 'refused') {
          await until('the page has acted', () => Promise.resolve(now().seq > before), OFTEN);
          continue;
        }
        // At a table with real dice, the table's own.
        if (told.t === 'wants') told = await must({ t: 'dice', faces: [], rest: 'app' });
        assert.ok(told.t === 'done', JSON.stringify(told));
        const { seq } = told;
        await until('the news has come', () => Promise.resolve(now().seq >= seq), OFTEN);
      }
    },
  };
}

/** A seat of one's own that must act now. */
function mine({ present, seats }: KnownTable): SeatId | null {
  if (present.ending !== null) return seats[0] ?? null;
  return (
    present.waiting.find(({ seat, optional }) => optional !== true && seats.includes(seat))?.seat ?? null
  );
}

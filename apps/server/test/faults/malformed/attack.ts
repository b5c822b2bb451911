/** Sends a server malformed frames from every kind of sender, and checks every answer. */
import assert from 'node:assert/strict';
import type { Stream } from '@oubliette/kernel';
import { Client, joinTable } from '../../../src/testing/client.ts';
import type { Link, ServerMessage } from '@oubliette/table';
import { wait } from '../harness.ts';
import { openMatch, SEATS } from '../player.ts';
import { fork, pick } from '../seed.ts';
import { malformed, senseless, templates, textOf } from './frames.ts';
import { brokenFrame, brokenUpgrade, send, upgradeText } from './raw.ts';

/** An attacker, and the frames it spoils. */
interface Attacker {
  readonly link: Link | null;
  readonly frames: readonly unknown[];
  readonly wrong: readonly unknown[];
}

const FRAMES_AT_A_TIME = 100;
const MOST_ECHO = 200;
/** How many connections may be turned away because of too many lately. */
const MOST_IN_VAIN = 500;
const PAUSE_MS = 20;
/** Their words are other people's, and meant to be read. */
const TELLING: readonly string[] = ['welcome', 'news', 'history', 'here', 'rolling', 'point', 'link', 'done'];

export interface AttackOptions {
  readonly frames: number;
  readonly brokenFrames: number;
  readonly upgrades: number;
  /** Whether links are tried as well: they are counted, and too many tries shut a client out. */
  readonly links: boolean;
}

/**
 * Senders whose legal messages cannot move the match on: a hero who is not awaited, a member without a chair,
 * a spectator; and a stranger.
 */
async function attackers(url: string, links: boolean): Promise<readonly Attacker[]> {
  const ada = await openMatch(url, { seats: SEATS.filter((seat) => seat !== 'dwarf'), begin: false });
  const { table } = ada;
  const [host] = await Client.enter(url, ada);
  const ben = await joinTable(url, host, table, 'Ben');
  const [dwarf] = await Client.enter(url, ben);
  await dwarf.ask({ t: 'seat', seat: 'dwarf', occupant: { is: 'member', member: ben.member } });
  const cal = await joinTable(url, host, table, 'Cal');
  const watching = await host.ask({ t: 'invite', to: 'watch' });
  assert.ok(watching.t === 'link');
  assert.equal((await host.ask({ t: 'begin' })).t, 'done');
  await Promise.all([host.leave(), dwarf.leave()]);
  const who = (link: Link): Attacker => {
    const all = templates(table, link.secret, 'dwarf');
    return { link, frames: links ? all : all.slice(1), wrong: senseless('dwarf') };
  };
  const hello = templates(table, 'no-such-secret-00000000', 'dwarf').slice(0, 1);
  const stranger: Attacker = { link: null, frames: hello, wrong: [] };
  return [ben, cal, { table, secret: watching.secret }].map(who).concat(links ? [stranger] : []);
}

/** The attacked table; throws at the first answer that reveals too much. */
export async function attack(url: string, chance: Stream, options: AttackOptions): Promise<string> {
  const all = await attackers(url, options.links);
  const { host } = new URL(url);
  const [sound, broken, asking] = [fork(chance), fork(chance), fork(chance)];
  await Promise.all([
    sendFrames(url, sound, all, options.frames),
    lanes(16, options.brokenFrames, async () => {
      const { bytes, halfway } = brokenFrame(broken);
      const message = Buffer.concat([Buffer.from(upgradeText(host)), bytes]);
      const { text, closed } = await send(url, message, halfway ? 'answered' : 'closed');
      assert.ok(
        halfway || closed,
        `nobody closed the connection after ${bytes.toString('hex').slice(0, 60)}`,
      );
      checkAnswer(text, () => [bytes.toString('latin1')]);
    }),
    lanes(4, options.upgrades, async () => {
      const { text: asked, halfway } = brokenUpgrade(asking, host);
      const { text } = await send(url, asked, halfway ? 'sent' : 'answered');
      assert.ok(halfway || text !== '', `no answer to ${asked.slice(0, 100)}`);
      checkAnswer(text, () => [asked]);
    }),
  ]);
  return all[0]!.link!.table;
}

/** So many at a time, so many in all. */
async function lanes(width: number, count: number, act: () => Promise<void>): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await act();
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

async function sendFrames(
  url: string,
  chance: Stream,
  all: readonly Attacker[],
  count: number,
): Promise<void> {
  let left = count;
  let inVain = 0;
  const lane = async () => {
    while (left > 0) {
      const own = fork(chance);
      const most = Math.min(left, FRAMES_AT_A_TIME);
      left -= most;
      const sent = await sendSome(url, own, pick(own, all), most);
      left += most - sent;
      if (sent > 0) continue;
      inVain += 1;
      assert.ok(inVain < MOST_IN_VAIN, 'nobody is let in any more');
      await wait(PAUSE_MS);
    }
  };
  await Promise.all([lane(), lane()]);
}

/** Some frames on one connection; returns how many were sent before it was closed. */
async function sendSome(
  url: string,
  chance: Stream,
  { link, frames, wrong }: Attacker,
  most: number,
): Promise<number> {
  const client = new Client(url);
  const ended = client.ended();
  const sent: string[] = [];
  const faults: unknown[] = [];
  client.socket.on('message', (data: Buffer) => {
    try {
      checkReply(data.toString('utf8'), sent);
    } catch (error) {
      faults.push(error);
    }
  });
  try {
    await client.opened();
    if (link !== null) await client.hello(link);
    // What is only senseless closes nothing: all of it comes first.
    const first = wrong.map(textOf);
    while (sent.length < most && client.closed === null) {
      const text = first.shift() ?? malformed(chance, frames, wrong);
      sent.push(text);
      client.raw(text);
      // The server answers while we think of the next.
      if (sent.length % 10 === 0) await settled(client, ended);
    }
    await settled(client, ended);
  } catch (error) {
    // Cut off or turned away: the next comes on another connection. Without a listener there is none.
    const isOpen = client.closed === null && client.socket.readyState === client.socket.OPEN;
    if (isOpen || (error as NodeJS.ErrnoException).code === 'ECONNREFUSED') throw error;
  }
  client.socket.terminate();
  if (faults.length > 0) throw faults[0];
  return sent.length;
}

/** Resolves when the server has read everything sent, or has closed. */
async function settled(client: Client, ended: Promise<unknown>): Promise<void> {
  const ponged = new Promise<void>((resolve) => {
    client.socket.once('pong', () => resolve());
  });
  if (client.socket.readyState !== client.socket.OPEN) return;
  client.socket.ping();
  await Promise.race([ponged, ended]);
}

function checkReply(text: string, sent: readonly string[]): void {
  const { t } = JSON.parse(text) as ServerMessage;
  if (!TELLING.includes(t)) checkAnswer(text, () => sent);
}

/** An answer shows nothing of the server's inside, and little of what it answers. */
function checkAnswer(text: string, asked: () => readonly string[]): void {
  assert.doesNotMatch(
    text,
    /\bat [^\n]*\.[jt]s:\d+|node:internal|node_modules/,
    'an answer shows a stack trace',
  );
  if (text.length <= MOST_ECHO) return;
  for (let at = 0; at + MOST_ECHO < text.length; at += 1) {
    const piece = text.slice(at, at + MOST_ECHO + 1);
    for (const question of asked())
      assert.ok(!question.includes(piece), `an answer repeats what was sent: ${text.slice(0, 300)}`);
  }
}

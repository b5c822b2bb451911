/** S5: every command and every message from every wrong sender: all refused, and nothing has happened. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Link, ServerMessage } from '@oubliette/table';
import { newId, openTable, post } from '../../src/testing/client.ts';
import { overFile } from './authority/legal.ts';
import type { Legal } from './authority/legal.ts';
import { MESSAGES } from './authority/messages.ts';
import type { Case } from './authority/messages.ts';
import { AuthorityScene, SENDERS } from './authority/scene.ts';
import type { AuthorityAsked, Sender, Tried } from './authority/scene.ts';
import { cleanEnd } from './cleanEnd.ts';
import type { Defect } from './defects.ts';
import { folder, serve, UNHURRIED } from './harness.ts';

/** Messages that say something was done, or told to those it is meant for. */
const GRANTED: readonly ServerMessage['t'][] = ['done', 'wants', 'link', 'why', 'suggestion', 'history'];

/** Senders not at the table may be told nothing else. */
const OUTSIDE: readonly Sender[] = ['oldLink', 'otherTable', 'beforeHello', 'foreignPage'];

function isGranted({ answers }: Tried, sender: Sender, message: AuthorityAsked): boolean {
  if (OUTSIDE.includes(sender)) return answers.some(({ t }) => t !== 'error');
  if (message.t === 'eyes')
    return answers.some((answer) => answer.t === 'welcome' && answer.eyes === message.seat);
  return answers.some(({ t }) => GRANTED.includes(t));
}

/** It must have no effect. */
async function mustFail(
  scene: AuthorityScene,
  sender: Sender,
  message: AuthorityAsked,
  name: string,
  id = newId(),
): Promise<void> {
  const rows = await scene.rows();
  const pointed = fingers(scene);
  const tried = await scene.try(sender, message, id);
  const what = `${name} was carried out: ${JSON.stringify(tried).slice(0, 500)}`;
  assert.equal(isGranted(tried, sender, message), false, what);
  assert.equal(await scene.rows(), rows, what);
  assert.equal(pointed(), 0, what);
}

async function mustWork(
  scene: AuthorityScene,
  sender: Sender,
  message: AuthorityAsked,
  name: string,
  id = newId(),
): Promise<Tried> {
  const pointed = fingers(scene);
  const tried = await scene.try(sender, message, id);
  await scene.rows();
  assert.ok(
    isGranted(tried, sender, message) || pointed() > 0,
    `${name} was refused: ${JSON.stringify(tried)}`,
  );
  return tried;
}

/** One kind of message from every sender; returns the pairs tried. */
async function tryMessage(url: string, elsewhere: Link, kind: string, one: Case): Promise<string[]> {
  const { options, prepare, message, right, alsoAllowed = [] } = one;
  const scene = await AuthorityScene.set(url, elsewhere, options);
  await prepare?.(scene);
  const allowed = new Set<Sender | null>([right, ...alsoAllowed]);
  for (const sender of SENDERS)
    if (!allowed.has(sender)) await mustFail(scene, sender, message, `${kind} from ${sender}`);
  if (right !== null) await mustWork(scene, right, message, `${kind} from ${right}`);
  await scene.leave();
  return SENDERS.map((sender) => `${kind} from ${sender}`);
}

/** A legal command, from every wrong sender; and again, after it was given. */
export async function tryCommand(
  url: string,
  elsewhere: Link,
  type: string,
  legal: Legal,
): Promise<string[]> {
  const { seat, command, other, file } = legal;
  const scene = await AuthorityScene.set(url, elsewhere, { host: [seat], seated: [other], file });
  const message = { t: 'do', seat, command: { ...command } } as const;
  const wrong = SENDERS.filter((sender) => sender !== 'host');
  for (const sender of wrong) await mustFail(scene, sender, message, `${type} from ${sender}`);
  await mustFail(scene, 'seated', { ...message, seat: other }, `${type} from a seat of their own`);
  const id = newId();
  const { answers } = await mustWork(scene, 'host', message, `${type} from host`, id);
  const rows = await scene.rows();
  const done = answers.find(({ t }) => t === 'done');
  const again = await scene.try('host', message, id);
  assert.deepEqual(again.answers, [done], `${type} again was answered otherwise`);
  // Another client's frame, replayed: it may get the same answer, but is not carried out.
  for (const sender of wrong) {
    const { answers: played } = await scene.try(sender, message, id);
    const fresh = played.filter(({ t }) => GRANTED.includes(t)).filter((answer) => !isSame(answer, done));
    assert.deepEqual(fresh, [], `${type} played back from ${sender}`);
  }
  assert.equal(await scene.rows(), rows, `${type} played back was carried out`);
  await scene.leave();
  return [...wrong, 'own seat', 'played back'].map((sender) => `${type} from ${sender}`);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Any command after the match, from the holder of all seats. */
export async function tryAfterTheEnd(
  url: string,
  elsewhere: Link,
  commands: ReadonlyMap<string, Legal>,
): Promise<string[]> {
  const file = overFile();
  const { seats } = file.setup as { readonly seats: readonly { readonly id: string }[] };
  const scene = await AuthorityScene.set(url, elsewhere, {
    host: seats.map(({ id }) => id),
    seated: [],
    file,
  });
  const pairs: string[] = [];
  for (const [type, { seat, command }] of commands) {
    const own = seats.some(({ id }) => id === seat) ? seat : seats[0]!.id;
    await mustFail(scene, 'host', { t: 'do', seat: own, command: { ...command } }, `${type} after the end`);
    pairs.push(`${type} from after the end`);
  }
  await scene.leave();
  return pairs;
}

/** How often a client has pointed at the board since, as the host sees it. */
function fingers({ clients: { host } }: AuthorityScene): () => number {
  let count = 0;
  host.onMessage = ({ t }) => {
    if (t === 'point') count += 1;
  };
  return () => count;
}

export async function withTables(
  t: TestContext,
  run: (url: string, elsewhere: Link) => Promise<void>,
  defect?: Defect,
): Promise<void> {
  const dataDir = folder(t);
  const server = await serve(t, { dataDir, limits: UNHURRIED, defect });
  await run(server.url, await openTable(server.url));
  if (defect === undefined) await cleanEnd(server, dataDir, []);
}

export async function tryMessages(
  url: string,
  elsewhere: Link,
  kinds = Object.keys(MESSAGES),
): Promise<string[]> {
  const pairs: string[] = [];
  for (const kind of kinds)
    pairs.push(...(await tryMessage(url, elsewhere, kind, MESSAGES[kind as keyof typeof MESSAGES])));
  return pairs;
}

/** Files of a running match are for players behind the screen. */
export async function tryFiles(url: string, elsewhere: Link): Promise<void> {
  const scene = await AuthorityScene.set(url, elsewhere, { host: ['morcar'], seated: ['elf'], begin: true });
  for (const [who, { table, secret }] of Object.entries(scene.links)) {
    const { status } = await post(url, '/api/file', { table, secret });
    assert.equal(status, who === 'host' ? 200 : 404, `the file for ${who}`);
  }
  await scene.leave();
}

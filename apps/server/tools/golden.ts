/**
 * Records a file of tables as this version keeps them, with what each tells a newcomer: kept for ever, so
 * that every later version is seen to open it. A new format gets a new file beside the old ones.
 * Run: node_modules/.bin/node apps/server/tools/golden.ts NAME
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Link, NewTable, ServerMessage } from '@oubliette/table';
import { hostOn, lookAt, Visit } from '../test/old.ts';
import type { OldTable } from '../test/old.ts';

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Name the file to record: tables-1');
const golden = (ending: string): string =>
  fileURLToPath(new URL(`../test/golden/${name}.${ending}`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
const file = join(folder, 'tables.sqlite');
const host = hostOn(file, true);
const { tables } = host;

const quest = (choice: NewTable['choice'], rest: Partial<NewTable>): NewTable => ({
  game: 'classic',
  choice,
  name: 'Léa',
  seats: ['barbarian'],
  others: 'bots',
  options: {},
  begin: true,
  ...rest,
});

let requests = 0;
const id = (): string => `recorded-${(requests += 1)}`;

async function open(request: NewTable): Promise<Link> {
  const opened = await tables.open(request);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

/** A match between computers, to its end. */
async function finished(): Promise<Link> {
  const link = await open(quest({ quest: 'the-trial', training: true }, { seats: [] }));
  const visit = new Visit(tables);
  await visit.enter(link);
  const isOver = (message: ServerMessage): boolean => message.t === 'news' && message.present?.ending != null;
  await visit.until(isOver);
  visit.leave();
  return link;
}

/** A table in mid-turn: words, talk, a seat lent and taken back, an undo, a take-back proposed. */
async function underWay(): Promise<Link> {
  const link = await open(quest({ quest: 'the-salt-gaol' }, { begin: false, others: 'free' }));
  const visit = new Visit(tables);
  await visit.enter(link);
  const ask = (message: object): Promise<void> => visit.say({ id: id(), ...message });
  await ask({ t: 'word', text: 'À la lueur d’une lanterne' });
  await ask({ t: 'invite', to: 'play' });
  await ask({ t: 'begin' });
  await ask({ t: 'say', to: 'table', saying: { text: 'En avant !' } });
  await ask({ t: 'seat', seat: 'barbarian', occupant: { is: 'bot', bot: 'normal' } });
  await visit.until((message) => message.t === 'news' && message.batch.seq >= 60);
  visit.messages.length = 0;
  await ask({ t: 'seat', seat: 'barbarian', occupant: { is: 'member', member: 'm1' } });
  const mine = (message: ServerMessage): readonly object[] =>
    'present' in message ? (message.present?.moves?.['barbarian'] ?? []) : [];
  await visit.until((message) => mine(message).length > 0);
  const command = visit.messages.map(mine).find((moves) => moves.length > 0)![0];
  await ask({ t: 'do', seat: 'barbarian', command });
  await ask({ t: 'propose', seat: 'barbarian', keep: 45 });
  visit.leave();
  return link;
}

/** A campaign whose heroes are on their first quest. */
async function campaign(): Promise<Link> {
  const link = await open({
    ...quest({ heroes: ['dwarf', 'elf'] }, { seats: [] }),
    game: 'classic-campaign',
  });
  const visit = new Visit(tables);
  await visit.enter(link);
  await visit.until((message) => message.t === 'news' && message.info?.outing != null);
  visit.leave();
  return link;
}

const links = {
  'a match that is over': await finished(),
  'a match under way': await underWay(),
  'a campaign': await campaign(),
};
await host.close();

const db = new DatabaseSync(file);
rmSync(golden('sqlite'), { force: true });
db.exec(`VACUUM INTO '${golden('sqlite')}'`);
db.close();

const copy = hostOn(golden('sqlite'), false);
const records: OldTable[] = [];
for (const [what, { table, secret }] of Object.entries(links))
  records.push({ what, table, secret, ...(await lookAt(copy.tables, { table, secret })) });
await copy.close();
writeFileSync(golden('json'), `${JSON.stringify(records, null, 2)}\n`);
rmSync(folder, { recursive: true });

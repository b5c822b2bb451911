/** One save in two terminals, and names that would control one. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { oubliette } from '../test/run.ts';
import { Ledger } from './campaign/ledger.ts';
import { campaignOptions } from './campaign/options.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-terminals-'));
after(() => rmSync(folder, { recursive: true }));
const main = fileURLToPath(new URL('main.ts', import.meta.url));

test('a match that is played on in another terminal is not written over, and the line says so', async () => {
  const file = join(folder, 'match.json');
  const begun = await oubliette(
    ['play', '--seed', 'rope', '--save', file, '--lang', 'en', '--training'],
    ['1', '1', '1', '1', 'r', 'end', 'quit'],
  );
  assert.equal(begun.code, 0, begun.err);
  const env = { ...process.env, LC_ALL: 'C', NODE_TEST_CONTEXT: undefined };
  const first = spawn(process.execPath, [main, 'play', '--continue', file, '--lang', 'en'], { env });
  let [out, err] = ['', ''];
  first.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  // It has read the file once it draws the table.
  while (!out.includes('turn')) out += String(((await once(first.stdout, 'data')) as [Buffer])[0]);
  const second = await oubliette(['play', '--continue', file, '--lang', 'en'], ['r', 'quit']);
  assert.equal(second.code, 0, second.err);
  const saved = readFileSync(file, 'utf8');
  first.stdout.resume();
  first.stdin.end('r\nend\nquit\n');
  const [code] = (await once(first, 'close')) as [number];
  assert.equal(code, 1);
  assert.match(err, /match\.json was written by another program in the meantime/u);
  assert.match(err, /--continue .*match\.json/u);
  assert.equal(readFileSync(file, 'utf8'), saved, 'nothing of the other’s is lost');
});

test('a match begun here does not take the place of a file that came there meanwhile', async () => {
  const file = join(folder, 'begun.json');
  const env = { ...process.env, LC_ALL: 'C', NODE_TEST_CONTEXT: undefined };
  const args = ['play', '--seed', 'rope', '--save', file, '--lang', 'en', '--training'];
  const playing = spawn(process.execPath, [main, ...args], { env });
  let [out, err] = ['', ''];
  playing.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  while (!out.includes('1')) out += String(((await once(playing.stdout, 'data')) as [Buffer])[0]);
  writeFileSync(file, 'a diary');
  playing.stdout.resume();
  playing.stdin.end('1\n1\n1\n1\nr\nend\nquit\n');
  const [code] = (await once(playing, 'close')) as [number];
  assert.equal(code, 1);
  assert.match(err, /begun\.json was written by another program/u);
  assert.equal(readFileSync(file, 'utf8'), 'a diary');
});

test('nor is a campaign that is gone on with in another terminal', () => {
  const file = join(folder, 'campaign.json');
  const { ledger } = Ledger.open(campaignOptions(['classic', file, '--lang', 'en']));
  const theirs = `${readFileSync(file, 'utf8')} `;
  writeFileSync(file, theirs);
  assert.throws(() => ledger.save(), /written by another program/u);
  assert.equal(readFileSync(file, 'utf8'), theirs);
});

test('a name out of a file does not steer the terminal', async () => {
  const box = (await makeShelf(questLibraries())).get('classic')!;
  const evil = '\u001b]0;owned\u0007\u001b[2JBo\u202Ex';
  const composed = await box.compose({
    quest: 'the-trial',
    heroes: [{ kind: 'barbarian', name: evil, gender: 'm' }],
  });
  assert.ok(composed.ok);
  const { system } = box;
  // A quest of a stranger's, too, speaks for itself.
  const { quest } = composed.setup as { readonly quest: object };
  const words = { en: evil, fr: evil };
  const setup = { ...(composed.setup as object), quest: { ...quest, title: words, parchment: words } };
  const opened = system.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(system, setup as never, opened.game);
  match.start(streamFromSeed('names'));
  const file = join(folder, 'evil.json');
  writeFileSync(file, JSON.stringify(makeMatchFile(system, setup as never, match)));
  const told = await oubliette(['replay', file, '--lang', 'en']);
  const played = await oubliette(['play', '--continue', file, '--lang', 'en'], ['sheet', 'quit']);
  // What is repeated of a file or an argument passes the guard alone.
  const odd = join(folder, 'evil.yaml');
  writeFileSync(odd, `format: 1\nid: ${JSON.stringify(evil)}\nboard: ${JSON.stringify(evil)}\n`);
  const checked = await oubliette(['quest', odd, '--lang', 'en']);
  const asked = await oubliette(['rule', evil, '--lang', 'en']);
  for (const { out, err } of [told, played, checked, asked]) {
    assert.match(`${out}${err}`, /Bo/u);
    assert.doesNotMatch(`${out}${err}`.replaceAll('\n', ''), /\p{Cc}|\u202E/u);
  }
});

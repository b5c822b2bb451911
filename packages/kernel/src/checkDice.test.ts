import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { checkDice } from './checkDice.ts';
import { tape } from './dice.ts';
import { diceKey, fairDice, fingerprintOf } from './fair.ts';
import type { Fair } from './fair.ts';
import { chain } from './match.ts';
import type { Entry } from './match.ts';
import { inShort } from './faults.ts';
import { makeMatchFile, newMatch } from './matchFile.ts';
import type { MatchFile } from './matchFile.ts';
import { rule } from './testing/rule.ts';
import { cellar } from './testing/cellar.ts';

const SECRET = '5e'.repeat(32);
const WORDS = [
  { member: 'm1', text: 'hearth' },
  { member: 'm2', text: 'a "quoted" \n line' },
];
const FAIR: Fair = { fingerprint: fingerprintOf(SECRET), secret: SECRET, words: WORDS, after: 0 };
const SETUP = { pit: 3, rounds: 4 };

/** A match whose dice come from the key; ann takes her first grab back and tries again. */
function played(fair: Fair = FAIR): MatchFile {
  const opened = cellar.open(SETUP);
  assert.ok(opened.ok);
  const match = newMatch(cellar, SETUP, opened.game);
  const key = diceKey(SECRET, WORDS);
  match.start(fair.after > 0 ? tape(['rats']) : fairDice(key, 0));
  const grab = (seat: string) => {
    const tried = match.command(seat, { type: 'grab' }, fairDice(key, match.moments));
    assert.ok(tried.status === 'done');
    return tried.dice;
  };
  const first = grab('ann');
  match.propose('ann', 1);
  for (const seat of ['bo', 'gm']) match.answer(seat, true);
  assert.deepEqual(grab('ann'), first, 'taken back and tried again, it rolls the same');
  grab('bo');
  match.override('gm', 30, 'a miscount');
  match.command('gm', { type: 'draw' }, fairDice(key, match.moments));
  grab('ann');
  return JSON.parse(JSON.stringify(makeMatchFile(cellar, SETUP, match, fair))) as MatchFile;
}

const FILE = played();

rule('TBL-FAIR', 'every die of a match is what its secret and the players’ words give', () => {
  assert.deepEqual(checkDice(cellar, FILE), { ok: true, dice: 6 });
});

rule('TBL-FAIR', 'the key and the fingerprint are what another program computes', () => {
  const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  assert.equal(fingerprintOf(SECRET), sha(SECRET));
  assert.equal(diceKey(SECRET, WORDS), sha(JSON.stringify([SECRET, WORDS[0]!.text, WORDS[1]!.text])));
  assert.notEqual(diceKey(SECRET, WORDS), diceKey(SECRET, [WORDS[1]!, WORDS[0]!]));
});

const faultOf = (file: unknown) => {
  const checked = checkDice(cellar, file as MatchFile);
  assert.ok(!checked.ok, 'nothing was found');
  return checked.fault;
};

rule('TBL-FAIR', 'another secret, another word, another fingerprint are found', () => {
  const other = '5f'.repeat(32);
  assert.equal(faultOf({ ...FILE, fair: { ...FAIR, secret: other } }).why.code, 'otherSecret');
  assert.equal(
    faultOf({ ...FILE, fair: { ...FAIR, secret: other, fingerprint: fingerprintOf(other) } }).at,
    1,
  );
  assert.equal(faultOf({ ...FILE, fair: { ...FAIR, words: [] } }).at, 1);
});

rule('TBL-FAIR', 'the first row whose dice are others is named, even where every hash was made anew', () => {
  const at = FILE.rows.findLastIndex(({ entry }) => 'dice' in entry && entry.dice.length > 0);
  const entries: Entry[] = FILE.rows.map(({ entry }) => entry);
  const entry = entries[at] as Extract<Entry, { kind: 'command' }>;
  const face = entry.dice[0] === 6 ? 5 : 6;
  entries[at] = { ...entry, dice: [face] };
  let head = FILE.opening;
  const rows = entries.map((one) => ({ entry: one, hash: (head = chain(head, one)) }));
  const fault = faultOf({ ...FILE, rows, head });
  assert.equal(fault.at, at + 1);
  assert.match(inShort(fault.why), new RegExp(`otherDice \\(${face}, \\d`, 'u'));
});

rule('TBL-FAIR', 'rows played elsewhere are not drawn from the key', () => {
  assert.deepEqual(checkDice(cellar, played({ ...FAIR, after: 1 })), { ok: true, dice: 5 });
});

test('check of the dice: a file that tells no secret, or is none, has its fault named', () => {
  assert.equal(faultOf({ ...FILE, fair: null }).why.code, 'noSecret');
  assert.equal(faultOf(null).why.code, 'notAFile');
  assert.equal(faultOf({ ...FILE, rows: [7] }).at, 1);
  assert.equal(faultOf({ ...FILE, rows: FILE.rows.slice(1) }).at, 1);
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { classic } from '@oubliette/classic';
import type { Setup } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { diceKey, fairDice, fingerprintOf, makeMatchFile, newMatch } from '@oubliette/kernel';
import type { Fair, MatchFile } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { verdictOn } from './verify.ts';

const SECRET = 'ab'.repeat(32);
const FAIR: Fair = {
  fingerprint: fingerprintOf(SECRET),
  secret: SECRET,
  words: [{ member: 'm1', text: 'lantern' }],
  after: 0,
};

/** Some commands of a training match, dice drawn from the secret and the words. */
function played(fair: Fair): MatchFile {
  const setup: Setup = {
    quest: readQuestBook()[0]!.source,
    seats: [
      { id: 'morcar', plays: 'morcar' },
      { id: 'heroes', plays: ['barbarian'] },
    ],
    heroes: [{ kind: 'barbarian' }],
    training: true,
  };
  const opened = classic.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(classic, setup, opened.game);
  const key = diceKey(SECRET, fair.words);
  match.start(fairDice(key, 0));
  for (let given = 0; given < 12; given += 1) {
    const { seat } = match.game.waiting(match.state).find(({ optional }) => optional !== true)!;
    const moves = match.game.moves(match.state, seat);
    const command = moves.find(({ type }) => type === 'rollMovement') ?? moves.at(-1)!;
    assert.equal(match.command(seat, command, fairDice(key, match.moments)).status, 'done');
  }
  return makeMatchFile(classic, setup, match, fair);
}

test('verify: a published secret confirms every die, in words; another one does not', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-verify-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const verdict = (file: unknown, language: Language = 'en') => {
    const path = join(folder, 'match.json');
    writeFileSync(path, JSON.stringify(file));
    return verdictOn(path, language);
  };
  const file = played(FAIR);
  const dice = file.rows.flatMap(({ entry }) => ('dice' in entry ? entry.dice : [])).length;
  assert.ok(dice > 0);
  const sound = verdict(file);
  assert.ok(sound.ok, sound.text);
  assert.match(
    sound.text,
    new RegExp(`^ok, 13 rows, .*; its ${dice} dice are those of the published secret and`, 'u'),
  );
  assert.match(sound.text, /“lantern”$/u);
  const other = verdict({ ...file, fair: { ...FAIR, words: [{ member: 'm1', text: 'torch' }] } });
  assert.equal(other.ok, false);
  assert.match(other.text, /^the dice are not fair, row \d+: the dice read /u);
  assert.match(verdict({ ...file, fair: null }).text, /^ok, 13 rows, head [\da-f]{16}$/u);
  assert.match(verdict(file, 'fr').text, /^en ordre, 13 lignes, tête .*; ses \d+ dés sont ceux du secret/u);
  assert.equal(
    verdict({ ...file, rows: file.rows.slice(0, 5) }, 'fr').text,
    'falsifié, ligne 6\u00a0: il manque des lignes à partir d’ici\u202f; seule une copie intacte peut être ouverte',
  );
  assert.equal(
    verdict({ ...file, rulesVersion: 99 }, 'fr').text,
    'ne peut pas être vérifié, dans son en-tête\u00a0: il a été joué avec la version 99 des règles, et ce programme a la version 2\u202f; il faut une version plus récente de ce programme',
  );
});

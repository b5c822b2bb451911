import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkMessages } from '@oubliette/words';
import { oubliette } from '../../apps/cli/test/run.ts';
import { WICK_WORDS } from './telling.ts';

const folder = mkdtempSync(join(tmpdir(), 'wick-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'match.json');

test('its words are there in both languages', () => {
  assert.deepEqual(checkMessages(WICK_WORDS), []);
});

test('a match is played to its end at the terminal, told again and verified', async () => {
  const steps = Array.from({ length: 12 }, () => '1');
  const args = ['wick', '--examples', '--seed', 'a', '--save', file];
  const played = await oubliette(['play', ...args], ['oil', ...steps]);
  assert.equal(played.code, 0, played.err);
  assert.match(played.out, /The thief steps to square 3\. {2}WIK-MOV-01/u);
  assert.match(played.out, /the (?:thief|warden) has won\./u);
  const [told, verified] = await Promise.all([
    oubliette(['replay', file, '--examples', '--lang', 'fr']),
    oubliette(['verify', file, '--examples']),
  ]);
  assert.match(told.out, /Le voleur avance jusqu’à la case 3\./u);
  assert.equal(verified.code, 0, verified.err);
});

test('the warden’s snare is on the warden’s screen, and on the thief’s only when it is found', async () => {
  const saved = (name: string): string[] => ['--save', join(folder, name), '--seed', 'b', '--lang', 'fr'];
  const [warden, thief] = await Promise.all([
    oubliette(['play', 'wick', '--examples', '--as', 'master', ...saved('w.json')], ['3']),
    oubliette(['play', 'wick', '--examples', ...saved('t.json')], ['avancer']),
  ]);
  assert.match(warden.out, /Le gardien cache le collet sur la case 5\./u);
  assert.match(warden.out, /@ \. \. \. x/u);
  assert.match(thief.out, /Le gardien cache le collet\./u);
  assert.match(thief.out, /L’ordinateur joue le maître du jeu/u);
  assert.doesNotMatch(thief.out, / x |le collet (?:est )?sur/u);
  assert.match(thief.out, /play wick --examples --continue/u);
});

test('without the switch nobody knows it; with it, its rules are counted and its scenario plays', async () => {
  const scenarios = fileURLToPath(new URL('scenarios', import.meta.url));
  const [without, rules, scenario] = await Promise.all([
    oubliette(['play', 'wick']),
    oubliette(['rules', 'wick', '--json', '--examples']),
    oubliette(['scenario', scenarios, '--examples']),
  ]);
  assert.equal(without.code, 2);
  assert.match(without.err, /one of classic, nextlevel, advanced, not "wick"/u);
  assert.match(rules.out, /^\{"wick":\{"catalogue":8,"rulebook":8,"tested":8,.*"missing":\[\]\}\}$/mu);
  assert.match(rules.err, /^wick: running the rule tests …\nwick: playing simulated matches …$/mu);
  assert.equal(scenario.code, 0, scenario.out + scenario.err);
});

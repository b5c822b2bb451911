import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Statistics } from '@oubliette/lab';
import { inWords } from './simulateReport.ts';
import type { Telling } from './simulateReport.ts';

const SPREAD = { mean: 1, least: 1, p5: 1, median: 1, p95: 1, most: 1 };
const STATISTICS: Statistics = {
  matches: 6,
  wins: 0,
  winRate: 0,
  interval: { low: 0, high: 1 },
  outcomes: { slain: 1, givenUp: 2, abandoned: 1 },
  rounds: SPREAD,
  commands: SPREAD,
  measures: {},
  rules: {},
  failures: [],
  refused: [
    { message: 'no quest', matches: 5, match: 2, seed: 'x' },
    { message: 'no heroes', matches: 1, match: 3, seed: 'x' },
  ],
};
const TELLING: Telling = {
  language: 'en',
  matches: 6,
  seed: 'x',
  heroes: [],
  heroName: () => '',
  book: [],
  rules: false,
  stoppedOf: null,
  again: ({ quest }, seed, match) => `play ${quest} ${seed} ${match}`,
};
const results = [{ quest: 'the-well', heroes: [], statistics: STATISTICS }];

test('setups refused for the same reason take one line, with the first match to play again', () => {
  const told = inWords(TELLING, results);
  assert.match(told, /^Setups refused:\n {2}the-well, 5 matches: no quest\n {4}Again: play the-well x 2\n/mu);
  assert.match(told, /^ {2}the-well, 1 match: no heroes\n {4}Again: play the-well x 3$/mu);
});

test('the three ways of losing are told apart, in either language', () => {
  assert.match(inWords(TELLING, results), /^Endings: given up 2, slain 1, abandoned 1$/mu);
  assert.match(
    inWords({ ...TELLING, language: 'fr' }, results),
    /^Fins : groupe donné pour perdu 2, groupe massacré 1, abandons 1$/mu,
  );
});

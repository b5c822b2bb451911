import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NextView } from '@oubliette/nextlevel';
import { telling } from '@oubliette/nextlevel';
import { table } from '@oubliette/nextlevel/testing';
import { alertedMonsters, lurkerSquares } from './lurkers.ts';
import { sayHiddenTraps } from './spoken.ts';

const MAP = `
  +-+-+-+-+
  |B . O .|
  +-+-+-+-+`;
const told = table(MAP, { B: { kind: 'barbarian' }, O: { kind: 'orc' } }, { turn: 'B' });
const at = told.square('D1');

/** Behind the screen, with a goblin that has heard the heroes. */
function behind(round: number): NextView {
  const seen = told.view('morcar');
  const screen = seen.screen!;
  const monsters = [{ kind: 'goblin' }] as unknown as typeof screen.quest.monsters;
  return {
    ...seen,
    round: 3,
    screen: { ...screen, quest: { ...screen.quest, monsters } },
    next: { ...seen.next, screen: { ...seen.next.screen!, alerted: [{ monster: 0, square: at, round }] } },
  };
}

test('NXT-AMB-05: the master sees which monsters have heard the heroes, where, and which lie in wait', () => {
  assert.deepEqual(alertedMonsters(behind(2)), [{ monster: 0, kind: 'goblin', square: at, settled: false }]);
  assert.equal(alertedMonsters(behind(3))[0]!.settled, true);
  assert.equal(lurkerSquares(behind(3)).get(0), at);
  const spoken = (view: NextView) =>
    sayHiddenTraps({ view, language: 'en', names: telling.namesIn(view) }).map(({ text }) => text);
  assert.deepEqual(spoken(behind(2)), ['alerted: it may lie in wait']);
  assert.deepEqual(spoken(behind(3)), ['alerted: it lies in wait']);
});

test('and nobody else', () => assert.deepEqual(alertedMonsters(told.view('heroes')), []));

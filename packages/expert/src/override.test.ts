import assert from 'node:assert/strict';
import { test } from 'node:test';
import { override } from './override.ts';
import type { Correction } from './override.ts';
import { table } from './testing/table.ts';
import type { Scene } from './testing/table.ts';

const HALL = `
  +-+-+-+-+
  |b . o g|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const FIGURES = { b: { hero: 'barbarian' }, o: { monster: 'orc' }, g: { monster: 'goblin' } } as const;

function correct(change: Correction | object, rest: Partial<Scene> = {}, seat = 'gm') {
  const t = table(HALL, FIGURES, { turn: 'b', ...rest });
  const decision = override(t.world, t.state, seat, change, 'a slip');
  return decision.ok ? decision.state : decision.refusal.code;
}

test('the game master corrects by hand, with a reason all can read', () => {
  const t = table(HALL, FIGURES, { turn: 'b' });
  const decision = override(
    t.world,
    t.state,
    'gm',
    { tag: 'setBody', figure: 'barbarian', body: 2 },
    'a slip',
  );
  assert.ok(decision.ok);
  assert.equal(decision.state.figures.find(({ id }) => id === 'barbarian')?.body, 2);
  assert.deepEqual(
    decision.events.map((event) => (event.type === 'corrected' ? event.reason : event.type)),
    ['a slip'],
  );
  assert.equal(correct({ tag: 'setBody', figure: 'barbarian', body: 10 }), 'outOfRange');
  const moved = correct({ tag: 'setSquare', figure: 'orc-1', square: t.square('A2') });
  assert.ok(typeof moved === 'object');
  assert.equal(correct({ tag: 'setSquare', figure: 'orc-1', square: t.square('A1') }), 'notFree');
  const rich = correct({ tag: 'setGold', figure: 'barbarian', gold: 7 });
  assert.ok(typeof rich === 'object' && rich.heroes[0]?.gold === 7);
  assert.equal(correct({ tag: 'setGold', figure: 'orc-1', gold: 7 }), 'notAHero');
  const fewer = correct({ tag: 'removeFigure', figure: 'goblin-1' });
  assert.ok(typeof fewer === 'object' && fewer.figures.length === 2);
});

test('nobody else does, nor where the table has none, nor in the middle of something', () => {
  const change = { tag: 'setBody', figure: 'barbarian', body: 2 } as const;
  assert.equal(correct(change, {}, 'ann'), 'onlyTheGm');
  assert.equal(correct(change, { solo: true }), 'onlyTheGm');
  assert.equal(correct(change, { options: { corrections: false } }), 'overridesForbidden');
  assert.equal(correct({ tag: 'setMood' }), 'unknownChange');
  assert.equal(correct({ tag: 'removeFigure', figure: 'barbarian' }), 'notAMonster');
  assert.equal(correct({ tag: 'setClock', rounds: 3 }), 'noClock');
  assert.equal(correct({ tag: 'setDoor', door: 4, open: true }), 'noDoor');
  assert.equal(correct({ ...change, figure: 'elf' }), 'notOnBoard');
  const asked = { stack: [{ tag: 'adding' }] } as const;
  assert.equal(correct(change, { state: asked }), 'notNow');
});

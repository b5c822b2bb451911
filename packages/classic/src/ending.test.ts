import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import {
  LEVERS,
  HALL,
  SEATS,
  PAIR,
  hall,
  leave,
  walk,
  BY_BOTH_LEVERS,
  BY_ONE_LEVER,
} from './testing/endingCases.ts';
import type { TableFigures } from './testing/table.ts';
import { table } from './testing/table.ts';

rule('CLS-END-01', 'every objective read from the parchment must be achieved', () => {
  const t = hall();
  walk(t, 'E', 'D1');
  assert.deepEqual(
    [t.event('goalReached').goal, t.event('goalReached').rules.includes('CLS-END-01')],
    ['one', true],
  );
  assert.deepEqual(
    t.view('ann').quest.goals.map(({ id, reached }) => [id, reached]),
    [
      ['one', true],
      ['two', false],
    ],
  );
  walk(t, 'E', 'C1', 'B1');
  t.do(leave('E'));
  assert.equal(t.hero('E').succeeded, true);
  t.do(leave('D'));
  assert.ok(t.event('questEnded').rules.includes('CLS-END-01'));
  assert.deepEqual(t.state.ending, { winners: ['ann', 'bo'], outcome: 'won' });
});

rule('CLS-END-01', 'all but one is not enough', () => {
  const t = hall();
  walk(t, 'E', ...BY_ONE_LEVER);
  t.do({ type: 'endTurn' });
  t.do(leave('D'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  walk(t, 'E', 'B2');
  t.do(leave('E'));
  assert.deepEqual([t.hero('E').succeeded, t.hero('D').succeeded], [false, false]);
  assert.deepEqual(t.state.ending, { winners: ['gm'], outcome: 'abandoned' });
});

rule('CLS-END-01', 'to achieve them ends nothing by itself', () => {
  const t = hall();
  walk(t, 'E', 'D1', 'C1');
  assert.deepEqual([t.state.phase, t.state.ending, t.state.goals], ['play', null, ['one', 'two']]);
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'takeTurn' }]);
});

rule('CLS-END-02', 'any square of the stairs leads out, no other does', () => {
  for (const way of [['B2'], ['B2', 'B1'], ['B2', 'A2'], ['B2', 'B1', 'A1']]) {
    const t = hall({}, PAIR, { turn: { of: 'D', left: 6 } });
    walk(t, 'D', ...way.slice(1));
    t.do(leave('D'));
    assert.ok(t.event('figureLeft').rules.includes('CLS-END-02'));
    assert.deepEqual([t.find('D'), t.hero('D').fate], [undefined, 'out']);
  }
  const t = hall();
  for (const square of ['E1', 'D1', 'C1']) {
    if (square !== 'E1') walk(t, 'E', square);
    t.refuses(leave('E'), 'notAtTheExit', 'CLS-END-02');
  }
  walk(t, 'E', 'B1');
  assert.ok(t.offers(leave('E')));
});

rule('CLS-END-02', "leaving is a choice, made in one's own turn", () => {
  const t = hall();
  walk(t, 'E', ...BY_BOTH_LEVERS);
  t.refuses(leave('D'), 'notYourTurn', 'CLS-TUR-02');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  assert.deepEqual([t.at('E'), t.at('D'), t.state.phase], ['B1', 'B2', 'play']);
  t.do(leave('E'));
});

rule('CLS-END-02', 'whoever has left is alive and well, and does not come back', () => {
  const t = hall(
    {},
    { E: { kind: 'elf' }, D: { kind: 'dwarf', gold: 20, equipment: ['helmet'] } },
    { turn: 'D' },
  );
  t.do(leave('D'));
  const { gold, equipment, fate } = t.hero('D');
  assert.deepEqual([gold, equipment, fate, t.state.belongings], [20, ['helmet'], 'out', []]);
  t.refuses({ type: 'rollMovement', figure: 'D' }, 'notOnBoard', 'CLS-TUR-09', 'bo');
  for (let round = 0; round < 2; round += 1) {
    assert.equal(t.state.turn.taker, null);
    t.do({ type: 'endTurn' });
    assert.equal(t.state.turn.taker, 'elf');
    t.do({ type: 'endTurn' });
  }
  assert.deepEqual(t.offered('leave', 'bo'), []);
});

rule('CLS-END-02', 'a quest that begins elsewhere names its own way out', () => {
  const t = table(HALL, PAIR, {
    seats: SEATS,
    turn: { of: 'E', left: 6 },
    quest: { ...LEVERS, exit: ['E2'] },
  });
  t.refuses(leave('E'), 'notAtTheExit', 'CLS-END-02');
  walk(t, 'E', 'E2');
  t.do(leave('E'));
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.refuses(leave('D'), 'notAtTheExit', 'CLS-END-02');
});

rule('CLS-END-02', 'monsters do not leave, freed captives do, and nobody from the bottom of a pit', () => {
  const map = `
    +-+-+-+
    |C O E|
    +-+-+-+`;
  const figures: TableFigures = {
    C: { kind: 'captive', freed: true },
    O: { kind: 'orc' },
    E: { kind: 'elf' },
  };
  const quest = {
    ...LEVERS,
    exit: ['A1', 'B1', 'C1'],
    notes: [{ when: { step: 'A1' }, then: [{ goal: 'one' }, { goal: 'two' }] }],
  };
  const t = table(map, figures, { turn: 'C', quest });
  t.do(leave('C'));
  assert.equal(t.find('C'), undefined);
  t.refuses(leave('O'), 'notAHero', 'CLS-STA-08');
  const pit = table(map, { ...figures, E: { kind: 'elf', conditions: ['pit'] } }, { turn: 'E', quest });
  pit.refuses(leave('E'), 'notAtTheExit', 'CLS-END-02');
});

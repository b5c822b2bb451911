import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import {
  LEVERS,
  HALL,
  SEATS,
  PAIR,
  hall,
  leave,
  LAST_STAND,
  walk,
  BY_BOTH_LEVERS,
} from './testing/endingCases.ts';
import type { Table, TableFigures } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;
const words = (text: string) => ({ en: text, fr: text });

rule('CLS-END-03', 'one who leaves does not end it for the others', () => {
  const t = hall();
  walk(t, 'E', ...BY_BOTH_LEVERS);
  t.do(leave('E'));
  assert.deepEqual([t.state.phase, t.state.ending, t.state.turn.taker], ['play', null, 'dwarf']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  assert.equal(t.state.turn.taker, 'dwarf');
  t.do(leave('D'));
  assert.deepEqual([t.state.phase, t.awaited(), t.offered('endTurn', 'bo')], ['over', [], []]);
  assert.ok(t.event('questEnded').rules.includes('CLS-END-03'));
});

/** Both heroes have one point of Body left and will find arrows when they search. */
const arrows = () =>
  hall({}, { E: { kind: 'elf', body: 1 }, D: { kind: 'dwarf', body: 1 } }, { treasure: ['arrowTrap'] });
const dies = (t: Table, figure: string) => t.do({ type: 'searchTreasure', figure }, ['arrowTrap']);

rule(
  'CLS-END-03',
  'it is won if the mission is fulfilled and one hero then gets out, though the others die',
  () => {
    const t = arrows();
    walk(t, 'E', ...BY_BOTH_LEVERS);
    t.do(leave('E'));
    dies(t, 'D');
    assert.deepEqual([t.hero('E').fate, t.hero('D').fate], ['out', 'dead']);
    assert.deepEqual(t.state.ending, { winners: ['ann', 'bo'], outcome: 'won' });
  },
);

rule('CLS-END-03', 'the mission alone does not win: somebody must get out', () => {
  const t = arrows();
  walk(t, 'E', 'D1', 'C1');
  dies(t, 'E');
  assert.equal(t.state.phase, 'play');
  dies(t, 'D');
  assert.deepEqual([t.state.goals, t.state.ending], [['one', 'two'], { winners: ['gm'], outcome: 'slain' }]);
});

rule('CLS-END-03', 'nor does one who left before it was fulfilled win it for those who died of it', () => {
  const t = arrows();
  t.do({ type: 'endTurn' });
  t.do(leave('D'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  walk(t, 'E', 'D1', 'C1');
  dies(t, 'E');
  assert.deepEqual(
    [t.state.goals, t.state.ending],
    [['one', 'two'], { winners: ['gm'], outcome: 'abandoned' }],
  );
});

rule('CLS-END-03', 'a mission that is fulfilled by leaving is fulfilled by whoever leaves', () => {
  const quest = {
    goals: [{ id: 'out', text: words('Get out.') }],
    notes: [{ when: { leave: 'anyone' }, then: [{ goal: 'out' }] }],
  };
  const t = table(HALL, PAIR, { stairs: 'A1', seats: SEATS, turn: 'D', quest });
  t.do(leave('D'));
  assert.deepEqual([t.hero('D').succeeded, t.hero('E').fate], [true, 'playing']);
});

rule(
  'CLS-END-03',
  "a player may give a hero up in that hero's turn, who then counts as killed on the spot",
  () => {
    const t = hall();
    t.refuses({ type: 'giveUp', figure: 'D' }, 'notYourTurn', 'CLS-TUR-02');
    t.refuses({ type: 'giveUp', figure: 'E' }, 'notYourFigure', 'CLS-GEN-02', 'bo');
    assert.ok(t.offers({ type: 'giveUp', figure: 'E' }));
    t.do({ type: 'giveUp', figure: 'E' });
    assert.ok(t.event('heroDied').rules.includes('CLS-END-03'));
    assert.deepEqual([t.find('E'), t.hero('E').fate, t.state.turn.taker], [undefined, 'dead', 'dwarf']);
    assert.deepEqual(
      t.state.belongings.map(({ hero, gold, square }) => [hero, gold, t.squareName(square)]),
      [['elf', 10, 'E1']],
    );
    t.do({ type: 'giveUp', figure: 'D' });
    assert.deepEqual(t.state.ending, { winners: ['gm'], outcome: 'slain' });
  },
);

rule('CLS-END-03', 'only heroes are given up', () => {
  const map = `
    +-+-+-+
    |C O E|
    +-+-+-+`;
  const figures: TableFigures = {
    C: { kind: 'captive', freed: true },
    O: { kind: 'orc' },
    E: { kind: 'elf' },
  };
  table(map, figures, { turn: 'C' }).refuses({ type: 'giveUp', figure: 'C' }, 'notAHero', 'CLS-END-03');
  table(map, figures, { turn: 'morcar' }).refuses({ type: 'giveUp', figure: 'O' }, 'notAHero', 'CLS-END-03');
});

rule('CLS-END-04', 'when the last hero is killed inside, the Morcar player has won', () => {
  const map = HALL.replace('. . E', '. O E');
  const t = table(
    map,
    { ...LAST_STAND, O: { kind: 'orc' } },
    { stairs: 'A1', seats: SEATS, turn: 'morcar', quest: LEVERS },
  );
  t.do({ type: 'attack', figure: 'O', target: 'E' }, [S, W, W, B, B]);
  assert.deepEqual([t.state.phase, t.state.ending], ['play', null]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  walk(t, 'O', 'C1', 'C2');
  t.do({ type: 'attack', figure: 'O', target: 'D' }, [S, W, W, B, B]);
  const { rules, ending } = t.event('questEnded');
  assert.ok(rules.includes('CLS-END-04'));
  assert.deepEqual(ending, { winners: ['gm'], outcome: 'slain' });
  assert.deepEqual([t.state.phase, t.awaited()], ['over', []]);
});

rule(
  'CLS-END-04',
  'those who flee with the mission undone have lost too, but keep their gold and get no reward',
  () => {
    const t = hall({ reward: { gold: 100, share: 'each' } }, PAIR, { turn: 'D' });
    t.do(leave('D'));
    t.do({ type: 'endTurn' });
    t.do({ type: 'giveUp', figure: 'E' });
    assert.ok(!t.happened('rewardPaid'));
    assert.ok(t.event('questEnded').rules.includes('CLS-END-04'));
    assert.deepEqual(t.state.ending, { winners: ['gm'], outcome: 'abandoned' });
    assert.deepEqual([t.hero('D').gold, t.hero('D').succeeded, t.hero('E').gold], [20, false, 0]);
  },
);

rule('CLS-END-04', 'a quest lost by its own words is lost for those outside as well', () => {
  const notes = [...LEVERS.notes, { when: { round: 3 }, then: [{ lose: true }] }];
  const t = hall({ notes, reward: { gold: 100, share: 'each' } });
  walk(t, 'E', ...BY_BOTH_LEVERS);
  t.do(leave('E'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  assert.ok(t.event('questEnded').rules.includes('CLS-END-04'));
  assert.deepEqual(t.state.ending, { winners: ['gm'], outcome: 'failed' });
  assert.deepEqual([t.hero('E').gold, t.hero('D').gold], [10, 20]);
});

const rewarded = (share: 'each' | 'divided', gold = 101) =>
  hall({ reward: { gold, share } }, LAST_STAND, { treasure: ['arrowTrap'] });

rule(
  'CLS-END-07',
  'the reward goes to each hero, or is shared evenly and rounded down, as the quest says',
  () => {
    for (const [share, worth] of [
      ['each', 101],
      ['divided', 50],
    ] as const) {
      const t = rewarded(share);
      walk(t, 'E', ...BY_BOTH_LEVERS);
      t.do(leave('E'));
      assert.ok(!t.happened('rewardPaid'));
      t.do(leave('D'));
      const paid = t.events.flatMap((event) =>
        event.type === 'rewardPaid' ? [[event.hero, event.gold, event.rules]] : [],
      );
      assert.deepEqual(paid, [
        ['elf', worth, ['CLS-END-07']],
        ['dwarf', worth, ['CLS-END-07']],
      ]);
      assert.deepEqual([t.hero('E').gold, t.hero('D').gold], [10 + worth, 20 + worth]);
    }
  },
);

rule('CLS-END-07', 'the dead have no part in it', () => {
  for (const share of ['each', 'divided'] as const) {
    const t = rewarded(share);
    walk(t, 'E', ...BY_BOTH_LEVERS);
    t.do(leave('E'));
    dies(t, 'D');
    assert.deepEqual([t.hero('E').gold, t.hero('D').gold], [10 + 101, 0], share);
  }
});

rule('CLS-END-07', 'nor has one who left before the mission was fulfilled', () => {
  const t = rewarded('divided');
  t.do({ type: 'endTurn' });
  t.do(leave('D'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 2]);
  walk(t, 'E', ...BY_BOTH_LEVERS);
  t.do(leave('E'));
  assert.deepEqual([t.state.ending?.outcome, t.hero('E').gold, t.hero('D').gold], ['won', 10 + 101, 20]);
});

rule('CLS-END-07', 'a quest without a reward pays none', () => {
  const t = hall();
  walk(t, 'E', ...BY_BOTH_LEVERS);
  t.do(leave('E'));
  t.do(leave('D'));
  assert.ok(!t.happened('rewardPaid'));
  assert.deepEqual([t.hero('E').gold, t.hero('D').gold], [10, 20]);
});

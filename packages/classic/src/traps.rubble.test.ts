import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ROOM = `
  +-+-+-+-+
  |E . . .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const WITH_ORC = `
  +-+-+-+-+
  |E . . O|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const WITH_DWARF = `
  +-+-+-+-+
  |E . D .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const ONWARD = { type: 'step', figure: 'E', to: 'B1' };
const rubble = (t: Table) => t.described()['rubble'];

function underRocks(falls: string, map = ROOM, others: TableFigures = {}, rest: TableSetting = {}): Table {
  const quest = { ...rest.quest, traps: [{ kind: 'rockfall', at: 'B1', falls }] };
  return table(map, { E: { kind: 'elf' }, ...others }, { turn: { of: 'E', left: 6 }, ...rest, quest });
}

/** The Dwarf stands where the rocks will land, at the end of the passage. */
const DEAD_END = `
  +-+-+-+
  |E . D|
  +-+-+-+`;

rule('CLS-TRP-25', 'with no free square beside them the victim dies, whatever the dice said', () => {
  const t = underRocks('C1', DEAD_END, { D: { kind: 'dwarf' } });
  t.do(ONWARD, [W, B, W]);
  assert.equal(t.find('D'), undefined);
  assert.ok(t.event('heroDied').rules.includes('CLS-TRP-25'));
  assert.ok(!t.happened('bodyLost'));
  assert.deepEqual([t.figure('E').body, t.awaited()], [6, [{ seat: 'heroes', prompt: 'takeTurn' }]]);
  const orc = underRocks('C1', DEAD_END, { D: { kind: 'orc', body: 5 } });
  orc.do(ONWARD, [W, B, W]);
  assert.ok(orc.event('monsterKilled').rules.includes('CLS-TRP-25'));
});

rule('CLS-TRP-25', 'one free square is enough to live', () => {
  const map = `
    +-+-+-+-+
    |E . D .|
    +-+-+-+-+`;
  const t = underRocks('C1', map, { D: { kind: 'dwarf' } });
  t.do(ONWARD, [W, B, W]);
  assert.deepEqual(t.offered('escape', 'heroes'), [{ type: 'escape', figure: 'D', to: 'D1' }]);
});

rule('CLS-TRP-25', 'so does a victim whose last free squares the quest fills', () => {
  const place = [
    { kind: 'goblin', at: 'C1' },
    { kind: 'goblin', at: 'A1' },
    { kind: 'goblin', at: 'B2' },
  ];
  const notes = [
    { when: { step: 'B1' }, then: [{ place }] },
    { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
  ];
  const t = underRocks('B1', ROOM, {}, { quest: { notes } });
  t.do(ONWARD, [W, W, W]);
  assert.equal(t.find('E'), undefined);
  assert.ok(t.event('heroDied').rules.includes('CLS-TRP-25'));
  assert.equal(t.state.pending, null);
});

rule('CLS-TRP-26', 'where the rocks have fallen nobody enters again', () => {
  const t = underRocks('C1', WITH_ORC, { O: { kind: 'orc' } });
  t.do(ONWARD);
  assert.ok(t.event('rocksFell').rules.includes('CLS-TRP-26'));
  t.refuses({ ...ONWARD, to: 'C1' }, 'squareBlocked', 'CLS-OBS-02');
  t.do({ type: 'endTurn' });
  t.refuses({ type: 'step', figure: 'O', to: 'C1' }, 'squareBlocked', 'CLS-OBS-02');
  for (let turn = 0; turn < 6; turn += 1) t.do({ type: 'endTurn' });
  assert.deepEqual(rubble(t), ['C1']);
  t.refuses({ type: 'step', figure: 'O', to: 'C1' }, 'squareBlocked', 'CLS-OBS-02');
});

rule('CLS-TRP-26', 'nor sees through it', () => {
  const map = `
    +-+-+-+-+-+
    |E : : : O|
    +-+-+-+-+-+`;
  const shoot = { type: 'attack', figure: 'E', target: 'O', weapon: 'crossbow' };
  const elf: TableFigures = { E: { kind: 'elf', equipment: ['crossbow'] }, O: { kind: 'orc' } };
  const open = underRocks('A1', map, elf);
  assert.ok(open.offers(shoot));
  const t = underRocks('D1', map, elf);
  t.do(ONWARD);
  t.refuses(shoot, 'notVisible', 'CLS-RNG-06');
});

rule('CLS-TRP-26', 'a trap that lies under fallen rocks catches nobody', () => {
  const t = table(
    ROOM,
    { E: { kind: 'elf' } },
    {
      turn: { of: 'E', left: 6 },
      quest: {
        traps: [
          { kind: 'rockfall', at: 'B1', falls: 'C1' },
          { kind: 'pit', at: 'C1' },
        ],
      },
    },
  );
  t.do(ONWARD);
  t.refuses({ ...ONWARD, to: 'C1' }, 'squareBlocked', 'CLS-OBS-02');
  assert.deepEqual(t.described()['pits'], []);
});

rule('CLS-TRP-27', 'whoever the rocks drive away moves no further this turn', () => {
  const t = underRocks('B1');
  t.do(ONWARD, [W, W, W]);
  t.do({ type: 'escape', figure: 'E', to: 'C1' });
  const { rules, news } = t.event('escaped');
  assert.deepEqual([rules.includes('CLS-TRP-27'), news], [true, true]);
  assert.ok(t.state.turn.left! > 0);
  for (const to of ['D1', 'C2']) t.refuses({ ...ONWARD, to }, 'moveOver', 'CLS-TUR-06');
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-TRP-27', 'an action not yet taken may still be taken, one taken is not had again', () => {
  const attack = { type: 'attack', figure: 'E', target: 'O' };
  const t = underRocks('B1', WITH_ORC, { O: { kind: 'orc' } });
  t.do(ONWARD, [W, W, W]);
  t.do({ type: 'escape', figure: 'E', to: 'C1' });
  t.do(attack, [S, S, W, W]);
  assert.equal(t.find('O'), undefined);
  const acted = underRocks(
    'B1',
    WITH_ORC,
    { O: { kind: 'orc' } },
    { turn: { of: 'E', left: 6, acted: true } },
  );
  acted.do(ONWARD, [W, W, W]);
  acted.do({ type: 'escape', figure: 'E', to: 'C1' });
  acted.refuses(attack, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-TRP-27', "the victim of another hero's rocks has a whole turn of their own", () => {
  const t = underRocks('C1', WITH_DWARF, { D: { kind: 'dwarf' } });
  t.do(ONWARD, [W, W, W]);
  t.do({ type: 'escape', figure: 'D', to: 'D1' });
  t.do({ ...ONWARD, to: 'B2' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'D2' });
});

rule('CLS-TRP-37', 'rocks that land elsewhere leave whoever set them off unharmed and on the move', () => {
  const t = underRocks('C1');
  t.do(ONWARD);
  assert.deepEqual([t.figure('E').body, t.at('E'), t.state.turn.left], [6, 'B1', 5]);
  t.do({ ...ONWARD, to: 'B2' });
  t.do({ ...ONWARD, to: 'C2' });
  assert.equal(t.state.turn.left, 3);
});

rule('CLS-TRP-37', 'so far as the newly blocked square leaves a way', () => {
  const t = underRocks(
    'C1',
    `
    +-+-+-+-+
    |E . . .|
    +-+-+-+-+`,
  );
  t.do(ONWARD);
  t.refuses({ ...ONWARD, to: 'C1' }, 'squareBlocked', 'CLS-OBS-02');
  assert.deepEqual(t.offered('step', 'heroes'), []);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-TRP-37', 'and once whoever they fell on has got out', () => {
  const t = underRocks('C1', WITH_DWARF, { D: { kind: 'dwarf' } });
  t.do(ONWARD, [S, B, W]);
  t.refuses({ ...ONWARD, to: 'B2' }, 'waitingForAnother', 'CLS-TUR-13');
  t.do({ type: 'escape', figure: 'D', to: 'D1' });
  t.do({ ...ONWARD, to: 'B2' });
  assert.deepEqual([t.figure('E').body, t.figure('D').body], [6, 6]);
});

import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table, TableSetting } from './testing/table.ts';

const B = 'blackShield';

const END = { type: 'endTurn' };
const SECRETS = { type: 'searchSecrets', figure: 'D' };
const doors = (t: Table) => t.seen('heroes')['doors'];

const CLOSET = `
  +-+-+-+-+
  |. Ds. .|
  +-+-+-+-+`;
const closet = (rest: TableSetting = {}) =>
  table(CLOSET, { D: { kind: 'dwarf' } }, { dark: true, treasure: ['nothing'], ...rest });
const GOBLIN = { monsters: [{ kind: 'goblin', at: 'D1' }] };

rule('CLS-SEC-01', 'a search puts the secret door on the board', () => {
  const t = closet();
  assert.deepEqual(doors(t), {});
  t.do(SECRETS);
  assert.ok(t.event('secretDoorFound').rules.includes('CLS-SEC-01'));
  assert.deepEqual(doors(t), { 'B1-C1': 'open' });
});

rule(
  'CLS-SEC-01',
  'of several beside the same square it finds every one, and each shows what is behind it',
  () => {
    const t = table(
      `
    +-+-+-+
    |.sDs.|
    +-+s+-+
    |#|.|#|
    +-+-+-+`,
      { D: { kind: 'dwarf' } },
      { dark: true },
    );
    t.do(SECRETS);
    assert.deepEqual(doors(t), { 'A1-B1': 'open', 'B1-C1': 'open', 'B1-B2': 'open' });
    assert.equal(t.all('secretDoorFound').length, 3);
    assert.deepEqual(t.seen('heroes')['revealed'], ['A1', 'B1', 'C1', 'B2']);
  },
);

rule('CLS-SEC-01', 'nothing else does: neither standing there nor a search for treasure', () => {
  const t = closet();
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'A1' });
  t.do(END);
  t.do(END);
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'B1' });
  t.do({ type: 'searchTreasure', figure: 'D' }, ['nothing']);
  assert.deepEqual(doors(t), {});
  assert.deepEqual(t.described()['doors'], { 'B1-C1': 'hidden' });
  t.refuses({ type: 'openDoor', figure: 'D', door: 'B1-C1' }, 'noSuchDoor', 'CLS-VIS-08');
});

rule('CLS-SEC-01', 'not even for the Morcar player is it on the board before', () => {
  const t = closet();
  assert.deepEqual(t.seen('morcar')['doors'], {});
  assert.deepEqual(t.view('morcar').screen!.doors, ['hidden']);
});

rule('CLS-SEC-02', 'once found it is open, and the room behind it is revealed at once', () => {
  const t = closet({ quest: GOBLIN });
  t.do(SECRETS);
  assert.ok(t.event('secretDoorFound').rules.includes('CLS-SEC-02'));
  assert.deepEqual(t.seen('heroes')['revealed'], ['A1', 'B1', 'C1', 'D1']);
  assert.equal(t.event('monsterPlaced').figure.kind, 'goblin');
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  assert.equal(t.at('D'), 'C1');
});

rule('CLS-SEC-02', 'behind a door to a passage, only what can be seen', () => {
  const t = table(
    `
    +-+-+-+-+
    |. Ds: :|
    +-+-+-+ +
    |# # #|:|
    +-+-+-+-+`,
    { D: { kind: 'dwarf' } },
    { dark: true },
  );
  t.do(SECRETS);
  assert.deepEqual(t.seen('heroes')['revealed'], ['A1', 'B1', 'C1', 'D1']);
});

rule('CLS-SEC-02', 'it stays open for the rest of the game, to monsters too', () => {
  const t = closet({ quest: GOBLIN });
  t.do(SECRETS);
  t.do(END);
  t.do({ type: 'step', figure: 'goblin-1', to: 'C1' }, [], 'morcar');
  t.do({ type: 'attack', figure: 'goblin-1', target: 'D' }, [B, B], 'morcar');
  t.do(END);
  assert.deepEqual(doors(t), { 'B1-C1': 'open' });
  t.refuses({ type: 'openDoor', figure: 'D', door: 'B1-C1' }, 'alreadyOpen', 'CLS-DOR-09', 'heroes');
});

rule('CLS-SEC-03', 'until it is found, a secret door is wall to heroes', () => {
  const t = closet({ quest: GOBLIN });
  assert.deepEqual(t.seen('heroes')['revealed'], ['A1', 'B1']);
  assert.equal(t.state.figures.length, 1);
  t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  t.refuses({ type: 'step', figure: 'D', to: 'C1' }, 'wallInTheWay', 'CLS-DOR-01');
});

const BESIDE = `
  +-+-+-+-+
  |. DsO .|
  +-+-+-+-+`;

rule('CLS-SEC-03', 'and to monsters, who neither pass nor open it nor strike through it', () => {
  const t = table(BESIDE, { D: { kind: 'dwarf' }, O: { kind: 'orc' } }, { turn: 'morcar' });
  t.refuses({ type: 'step', figure: 'O', to: 'B1' }, 'wallInTheWay', 'CLS-DOR-01');
  t.refuses({ type: 'openDoor', figure: 'O', door: 'B1-C1' }, 'cannotOpenDoors', 'CLS-DOR-02');
  t.refuses({ type: 'attack', figure: 'O', target: 'D' }, 'notAdjacent', 'CLS-CBT-02');
  const beyond = table(
    BESIDE.replace('O .', '. O'),
    { D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  beyond.do({ type: 'step', figure: 'O', to: 'C1' });
  beyond.refuses({ type: 'step', figure: 'O', to: 'B1' }, 'wallInTheWay', 'CLS-DOR-01');
});

rule('CLS-SEC-03', 'and to sight', () => {
  const t = table(BESIDE, {
    D: { kind: 'elf', equipment: ['crossbow'], spells: ['tempest'] },
    O: { kind: 'orc' },
  });
  t.refuses({ type: 'castSpell', figure: 'D', spell: 'tempest', target: 'O' }, 'targetUnseen', 'CLS-SPL-10');
  t.refuses({ type: 'attack', figure: 'D', target: 'O', weapon: 'crossbow' }, 'notVisible', 'CLS-RNG-06');
  t.do(SECRETS);
  t.do(END);
  t.do(END);
  t.do({ type: 'castSpell', figure: 'D', spell: 'tempest', target: 'O' });
});

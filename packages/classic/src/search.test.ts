import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table, TableSetting } from './testing/table.ts';

const B = 'blackShield';

const END = { type: 'endTurn' };
const TREASURE = { type: 'searchTreasure', figure: 'D' };
const SECRETS = { type: 'searchSecrets', figure: 'D' };

const ROOM = `
  +-+-+-+
  |D . .|
  +-+-+-+`;
const alone = (rest: TableSetting = {}) =>
  table(ROOM, { D: { kind: 'dwarf' } }, { treasure: ['nothing', 'nothing'], ...rest });

rule('CLS-SRC-01', 'a search of either kind is the action of the turn', () => {
  for (const [search, dice] of [
    [TREASURE, ['nothing']],
    [SECRETS, []],
  ] as const) {
    const t = alone();
    t.do(search, [...dice]);
    assert.ok(t.event('searched').rules.includes('CLS-SRC-01'));
    t.refuses(TREASURE, 'alreadyActed', 'CLS-TUR-04');
    t.refuses(SECRETS, 'alreadyActed', 'CLS-TUR-04');
    assert.equal(t.state.turn.acted, true);
    assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  }
});

rule('CLS-SRC-01', 'in place of an attack or a spell, not besides it', () => {
  const pair = () =>
    table(
      `
      +-+-+
      |D E|
      +-+-+`,
      { D: { kind: 'elf', spells: ['courage'] }, E: { kind: 'dwarf' } },
    );
  const searched = pair();
  searched.do(SECRETS);
  searched.refuses({ type: 'attack', figure: 'D', target: 'E' }, 'alreadyActed', 'CLS-TUR-04');
  searched.refuses(
    { type: 'castSpell', figure: 'D', spell: 'courage', target: 'E' },
    'alreadyActed',
    'CLS-SPL-05',
  );
  const fought = pair();
  fought.do({ type: 'attack', figure: 'D', target: 'E' }, [B, B]);
  fought.refuses(SECRETS, 'alreadyActed', 'CLS-TUR-04');
  fought.refuses(TREASURE, 'alreadyActed', 'CLS-TUR-04');
  const cast = pair();
  cast.do({ type: 'castSpell', figure: 'D', spell: 'courage', target: 'E' });
  cast.refuses(SECRETS, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-SRC-01', 'only heroes search', () => {
  const t = table(
    ROOM.replace('. .', '. O'),
    { D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.refuses({ ...TREASURE, figure: 'O' }, 'neverSearches', 'CLS-MON-07');
  t.refuses({ ...SECRETS, figure: 'O' }, 'neverSearches', 'CLS-MON-07');
  t.refuses(SECRETS, 'notYourTurn', 'CLS-TUR-02');
});

rule('CLS-SRC-02', 'a search comes before the move or after it', () => {
  for (const [search, dice] of [
    [TREASURE, ['nothing']],
    [SECRETS, []],
  ] as const) {
    const before = alone();
    before.do(search, [...dice]);
    before.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
    before.do({ type: 'step', figure: 'D', to: 'B1' });
    before.do({ type: 'step', figure: 'D', to: 'C1' });
    assert.equal(before.at('D'), 'C1');
    const after = alone();
    after.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
    after.do({ type: 'step', figure: 'D', to: 'B1' });
    after.do(search, [...dice]);
    assert.ok(after.happened('searched'));
  }
});

rule('CLS-SRC-02', 'never in the middle of it', () => {
  for (const [search, dice] of [
    [TREASURE, ['nothing']],
    [SECRETS, []],
  ] as const) {
    const t = alone();
    t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
    t.do({ type: 'step', figure: 'D', to: 'B1' });
    t.do(search, [...dice]);
    t.refuses({ type: 'step', figure: 'D', to: 'C1' }, 'moveOver', 'CLS-TUR-06');
    assert.equal(t.at('D'), 'B1');
  }
});

const facing = (map: string, rest: TableSetting = {}): Table =>
  table(map, { D: { kind: 'dwarf' }, O: { kind: 'orc' } }, { treasure: ['nothing'], ...rest });

function cannotSearch(t: Table, by: string): void {
  t.refuses(TREASURE, 'monsterAbout', by);
  t.refuses(SECRETS, 'monsterAbout', by);
}

function canSearch(map: string, rest: TableSetting = {}): void {
  facing(map, rest).do(TREASURE, ['nothing']);
  facing(map, rest).do(SECRETS);
}

const between = (edge: string) => `
  +-+-+-+
  |. D${edge}O|
  +-+-+-+`;

rule('CLS-SRC-03', 'not beside a monster, though it stand in another room', () => {
  cannotSearch(facing(between('o')), 'CLS-SRC-03');
  cannotSearch(facing(between(' ')), 'CLS-SRC-03');
});

rule('CLS-SRC-03', 'a wall or a closed door between makes it no neighbour, nor does a corner', () => {
  for (const edge of ['|', 'd', 's']) canSearch(between(edge));
  canSearch(`
    +-+-+
    |D .|
    +-+o+
    |. O|
    +-+-+`);
});

rule('CLS-SRC-04', 'not with a monster in the room, however far, and whoever hides it', () => {
  cannotSearch(
    facing(`
    +-+-+-+-+-+-+
    |D . . . . .|
    + + + + + + +
    |. . . . . O|
    +-+-+-+-+-+-+`),
    'CLS-SRC-04',
  );
  const hidden = table(
    `
    +-+-+-+-+
    |D . E O|
    +-+-+-+-+`,
    { D: { kind: 'dwarf' }, E: { kind: 'elf' }, O: { kind: 'orc', conditions: ['asleep'] } },
  );
  cannotSearch(hidden, 'CLS-SRC-04');
});

rule('CLS-SRC-04', 'once the room is clear, the search is free', () => {
  const t = table(
    `
    +-+-+-+-+
    |D . E O|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    { treasure: ['nothing'] },
  );
  t.do({ type: 'attack', figure: 'E', target: 'O' }, ['skull', B, 'skull', 'skull']);
  t.do(END);
  t.do(TREASURE, ['nothing']);
});

const seenFrom = (hero: string, monster: string) => `
  +-+-+-+-+-+
  |${hero}o: : : ${monster}|
  +-+-+-+-+ +
  |# # # #|:|
  +-+-+-+-+-+`;

rule('CLS-SRC-05', 'not with a monster in sight in a passage, from the passage or from a room', () => {
  cannotSearch(facing(seenFrom('D', 'O')), 'CLS-SRC-05');
  cannotSearch(
    facing(`
    +-+-+-+-+
    |D : : O|
    +-+-+-+-+`),
    'CLS-SRC-05',
  );
});

rule('CLS-SRC-05', 'a figure between hides nothing, a corner or a closed door does', () => {
  const hidden = table(
    `
    +-+-+-+-+
    |D : E O|
    +-+-+-+-+`,
    { D: { kind: 'dwarf' }, E: { kind: 'elf' }, O: { kind: 'orc' } },
  );
  cannotSearch(hidden, 'CLS-SRC-05');
  canSearch(`
    +-+-+-+-+-+
    |Do: : : :|
    +-+-+-+-+ +
    |# # # #|O|
    +-+-+-+-+-+`);
  canSearch(seenFrom('D', 'O').replace('Do', 'Dd'));
});

rule('CLS-SRC-05', 'a monster seen in another room does not prevent the search', () => {
  canSearch(`
    +-+-+-+-+
    |D .o. O|
    +-+-+-+-+`);
  canSearch(`
    +-+-+-+-+
    |D :o. O|
    +-+-+-+-+`);
});

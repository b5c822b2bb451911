/** Traps under occupied squares, sprung by figures passing through (CLS-TRP-02, CLS-TRP-21, CLS-TRP-30). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { DrawnScene } from './scenario/scene.ts';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

const PASSAGE = `
  +-+-+-+-+
  |E D . .|
  +-+-+-+-+`;
const ROOM = `
  +-+-+-+-+
  |E D . .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const through = { type: 'step', figure: 'E', to: 'B1' };
const onward = { type: 'step', figure: 'E', to: 'C1' };
const escape = (figure: string, to: string) => ({ type: 'escape', figure, to });

/** The Elf passing through the figure on B1, with a trap under them. */
function passing(trap: object, figures: DrawnScene['figures'] = {}, map = PASSAGE, rest: object = {}): Table {
  return table(
    map,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' }, ...figures },
    { turn: { of: 'E', left: 4 }, quest: { traps: [trap] }, ...rest },
  );
}
const traps = (t: Table) => t.state.traps;
const rubble = (t: Table) => t.described()['rubble'];
const SPEAR = { kind: 'spear', at: 'B1' };
const ROCKS = { kind: 'rockfall', at: 'B1' };

rule(
  'CLS-TRP-02',
  'spears strike a hero who passes through the one standing over them, and spare that one',
  () => {
    const t = passing(SPEAR);
    t.do(through, [S]);
    assert.deepEqual(t.types(), ['stepped', 'trapSprung', 'trapRolled', 'bodyLost']);
    assert.deepEqual([t.figure('E').body, t.figure('D').body, traps(t)], [5, 7, ['gone']]);
    // The trap holds nobody back, and nobody may stay there (CLS-TRP-35, CLS-MOV-06).
    t.refuses({ type: 'endTurn' }, 'squareHeld', 'CLS-MOV-06');
    t.do(onward);
    assert.deepEqual([t.at('E'), t.state.turn.left], ['C1', 2]);
  },
);

rule(
  'CLS-TRP-32',
  'the one who stood there was not the first to step on them: nothing is left for anyone',
  () => {
    const t = passing(SPEAR);
    t.do(through, [W]);
    assert.deepEqual([t.figure('E').body, traps(t)], [6, ['gone']]);
    t.do(onward);
    t.do({ type: 'endTurn' });
    t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
    t.do({ type: 'step', figure: 'D', to: 'A1' });
  },
);

rule('CLS-TRP-02', 'who dies on the way through falls there, and the turn passes on', () => {
  const t = passing(SPEAR, { E: { kind: 'elf', body: 1, gold: 20 } });
  t.do(through, [S]);
  assert.equal(t.find('E'), undefined);
  assert.equal(t.event('heroDied').belongings?.square, t.square('B1'));
  assert.deepEqual([t.state.turn.taker, t.at('D')], ['dwarf', 'B1']);
});

rule(
  'CLS-TRP-02',
  'a monster that lets a hero pass keeps no trap shut; an ally or a monster springs none',
  () => {
    const seats = [
      { id: 'morcar', plays: 'morcar', passage: { foes: 'always' } },
      { id: 'heroes', plays: ['elf'] },
    ];
    const t = passing(SPEAR, { D: { kind: 'orc' } }, PASSAGE, { seats });
    t.do(through, [S]);
    assert.deepEqual([t.figure('E').body, t.figure('D').body], [5, 1]);
    const monster = table(
      PASSAGE.replace('. .|', '. B|'),
      { E: { kind: 'goblin' }, D: { kind: 'orc' }, B: { kind: 'barbarian' } },
      { turn: 'morcar', quest: { traps: [SPEAR, { kind: 'rockfall', at: 'C1' }] } },
    );
    for (const to of ['B1', 'C1']) monster.do({ ...through, to });
    assert.deepEqual(monster.state.traps, ['hidden', 'hidden']);
  },
);

rule('CLS-TRP-02', 'only a pit stays shut under somebody, and unknown: it has no room for two', () => {
  const t = passing({ kind: 'pit', at: 'B1' });
  t.do(through);
  assert.deepEqual([t.types(), traps(t), t.figure('E').body], [['stepped'], ['hidden'], 6]);
  t.do(onward);
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'A1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(through);
  assert.ok(t.happened('fellIntoPit'));
});

rule('CLS-TRP-02', 'to pass through somebody on ground nobody has searched is news every time', () => {
  const t = passing({ kind: 'pit', at: 'B1' });
  t.do(through);
  assert.equal(t.event('stepped').news, true);
  t.do(onward);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
  t.do(through);
  assert.equal(t.event('stepped').news, true);
  const searched = passing(SPEAR);
  searched.do({ type: 'searchSecrets', figure: 'E' });
  searched.do(through);
  assert.equal(searched.event('stepped').news, undefined);
});

rule(
  'CLS-TRP-21',
  'rocks that a passing hero brings down fall on both: each rolls, the one who passed first',
  () => {
    const t = passing(ROCKS, {}, ROOM);
    t.do(through, [S, S, W, S, W, W]);
    assert.deepEqual(t.types(), [
      'stepped',
      'trapSprung',
      'trapRolled',
      'bodyLost',
      'trapRolled',
      'bodyLost',
      'rocksFell',
      'escapeAsked',
    ]);
    assert.deepEqual([t.figure('E').body, t.figure('D').body, rubble(t)], [4, 6, ['B1']]);
    t.refuses(escape('D', 'B2'), 'nothingAsked', 'CLS-TRP-24');
    t.do(escape('E', 'B2'));
    assert.deepEqual([t.at('E'), t.at('D'), t.state.turn.moveOver], ['B2', 'B1', true]);
    // The square the first one took is closed to the other.
    t.refuses(escape('D', 'B2'), 'noEscapeThere', 'CLS-TRP-24');
    t.do(escape('D', 'C1'));
    assert.deepEqual([t.at('D'), t.state.pending, t.state.turn.taker], ['C1', null, 'elf']);
  },
);

rule('CLS-TRP-25', 'with one way out for two, the one who was passing takes it and the other dies', () => {
  const row = `
    +-+-+-+-+
    |E D B .|
    +-+-+-+-+`;
  const t = passing(ROCKS, { B: { kind: 'barbarian' } }, row);
  t.do(through, [W, W, W, W, W, W]);
  t.do(escape('E', 'A1'));
  assert.ok(t.event('heroDied').rules.includes('CLS-TRP-25'));
  assert.deepEqual([t.find('D'), t.at('E'), t.state.pending], [undefined, 'A1', null]);
});

rule('CLS-TRP-25', 'among friends on either side there is no way out for either', () => {
  const row = '+-+-+-+-+-+\n|E B D W .|\n+-+-+-+-+-+';
  const t = passing({ kind: 'rockfall', at: 'C1' }, { B: { kind: 'barbarian' }, W: { kind: 'wizard' } }, row);
  t.do(through);
  t.do(onward, [W, W, W, W, W, W]);
  assert.deepEqual([t.find('E'), t.find('D'), t.state.pending], [undefined, undefined, null]);
  assert.equal(t.all('heroDied').length, 2);
});

rule('CLS-TRP-24', 'whom the quest has taken from under the rocks has nothing to choose', () => {
  const quest = {
    traps: [ROCKS],
    captives: [{ id: 'wilm', at: 'B1', name: { en: 'Wilm', fr: 'Wilm', gender: 'm' } }],
    notes: [{ when: { step: 'B1' }, then: [{ move: 'wilm', to: 'D2' }, { goal: 'goal' }] }],
  };
  const t = table(ROOM.replace('D', '.'), { E: { kind: 'elf' } }, { quest, turn: { of: 'E', left: 4 } });
  t.do(through, [W, W, W, W, W, W]);
  assert.equal(t.at('wilm'), 'D2');
  t.do(escape('E', 'A1'));
  assert.deepEqual([t.state.pending, t.state.turn.taker], [null, 'elf']);
});

rule('CLS-TRP-30', 'a rockfall that was found falls on those who pass as well', () => {
  const t = passing(ROCKS, {}, ROOM, { turn: 'D' });
  t.do({ type: 'searchSecrets', figure: 'D' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
  t.do(through, [W, W, W, W, W, W]);
  assert.ok(t.event('trapSprung').rules.includes('CLS-TRP-30'));
  assert.deepEqual([t.figure('E').body, t.figure('D').body], [6, 7]);
});

rule('CLS-TRP-37', 'rocks that fall elsewhere leave both alone, and the hero goes on', () => {
  const t = passing({ ...ROCKS, falls: 'B2' }, {}, ROOM);
  t.do(through);
  assert.deepEqual([rubble(t), t.state.pending, t.state.turn.moveOver], [['B2'], null, false]);
  t.do(onward);
  assert.equal(t.at('E'), 'C1');
});

rule(
  'CLS-TRP-37',
  'if they close the only way on, the hero goes back to the last free square, not to the first',
  () => {
    const row = '+-+-+-+-+-+\n|E . D . .|\n+-+-+-+-+-+';
    const t = passing({ kind: 'rockfall', at: 'C1', falls: 'D1' }, {}, row);
    t.do(through);
    t.do(onward);
    assert.deepEqual([t.at('E'), t.at('D'), rubble(t)], ['B1', 'C1', ['D1']]);
    assert.deepEqual(t.event('figureMoved').rules, ['CLS-MOV-08', 'CLS-BRD-04']);
  },
);

rule('CLS-TRP-24', 'one of two killed by the rocks leaves the other to choose', () => {
  const holder = passing(ROCKS, { D: { kind: 'orc', freed: true } }, ROOM);
  holder.do(through, [W, W, W, S, W, W]);
  assert.equal(holder.find('D'), undefined);
  holder.do(escape('E', 'A1'));
  assert.equal(holder.state.pending, null);
  const passer = passing(ROCKS, { E: { kind: 'elf', body: 2 } }, ROOM);
  passer.do(through, [S, S, W, W, W, W]);
  assert.equal(passer.find('E'), undefined);
  passer.do(escape('D', 'B2'));
  assert.deepEqual([passer.at('D'), passer.state.turn.taker], ['B2', 'dwarf']);
});

rule('CLS-TRP-24', 'who runs from one rockfall into another does so before the next one chooses', () => {
  const t = passing(ROCKS, {}, ROOM, { quest: { traps: [ROCKS, { kind: 'rockfall', at: 'B2' }] } });
  t.do(through, [W, W, W, W, W, W]);
  t.do(escape('E', 'B2'), [S, W, W]);
  assert.deepEqual([rubble(t), t.figure('E').body], [['B1', 'B2'], 5]);
  t.do(escape('E', 'C2'));
  assert.deepEqual(t.state.pending, {
    tag: 'escape',
    figure: 'dwarf',
    squares: ['C1', 'A1'].map((name) => t.square(name)),
  });
  t.do(escape('D', 'A1'));
  assert.deepEqual([t.at('E'), t.at('D'), t.state.pending], ['C2', 'A1', null]);
});

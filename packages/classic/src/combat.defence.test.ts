import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const SIDE_BY_SIDE = `
  +-+-+-+
  |E O .|
  +-+-+-+`;
const STRIKE = { type: 'attack', figure: 'E', target: 'O' };
const STRUCK = { type: 'attack', figure: 'O', target: 'E' };
/** The Elf's turn, with the Barbarian's three dice, against an orc of two. */
const ours = (orc: object = {}) =>
  table(SIDE_BY_SIDE, { E: { kind: 'elf', attack: 3 }, O: { kind: 'orc', ...orc } });
const theirs = (elf: object = {}) =>
  table(SIDE_BY_SIDE, { E: { kind: 'elf', ...elf }, O: { kind: 'orc' } }, { turn: 'morcar' });

rule('CLS-CBT-09', 'a hero defends with white shields only', () => {
  for (const [dice, shields] of [
    [[B, B], 0],
    [[W, B], 1],
    [[W, W], 2],
    [[S, S], 0],
  ] as const) {
    const t = theirs();
    t.do(STRUCK, [S, S, B, ...dice]);
    assert.equal(t.event('defenceRolled').shields, shields);
    assert.equal(t.figure('E').body, 4 + shields);
    assert.ok(t.event('defenceRolled').rules.includes('CLS-CBT-09'));
    assert.ok(!t.event('defenceRolled').rules.includes('CLS-CBT-10'));
    assert.equal(t.figure('O').body, 1);
  }
});

rule('CLS-CBT-09', 'so does an ally who fights for the heroes', () => {
  const t = table(
    SIDE_BY_SIDE,
    { E: { kind: 'captive', freed: true, body: 3 }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do(STRUCK, [S, S, B, W, B]);
  assert.equal(t.figure('E').body, 2);
});

rule('CLS-CBT-10', 'a monster defends with black shields only', () => {
  const white = ours();
  white.do(STRIKE, [S, B, B, W, W]);
  assert.equal(white.event('defenceRolled').shields, 0);
  assert.equal(white.find('O'), undefined);

  const black = ours();
  black.do(STRIKE, [S, B, B, B, W]);
  assert.equal(black.event('defenceRolled').shields, 1);
  assert.ok(black.event('defenceRolled').rules.includes('CLS-CBT-10'));
  assert.ok(!black.event('defenceRolled').rules.includes('CLS-CBT-09'));
  assert.equal(black.figure('O').body, 1);
  assert.deepEqual(black.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-CBT-11', 'each shield that counts cancels one skull', () => {
  const losses: number[] = [];
  for (const shields of [0, 1, 2]) {
    const t = theirs();
    t.do(STRUCK, [S, S, S, ...[W, W].slice(0, shields), ...[B, B].slice(shields)]);
    losses.push(6 - t.figure('E').body);
  }
  assert.deepEqual(losses, [3, 2, 1]);
});

rule('CLS-CBT-11', 'spare shields neither strike back nor wait for the next attack', () => {
  const t = table(
    `
    +-+-+-+
    |O E P|
    +-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' }, P: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do(STRUCK, [S, B, B, W, W]);
  assert.equal(t.figure('E').body, 6);
  assert.equal(t.figure('O').body, 1);
  assert.ok(!t.happened('bodyLost'));
  t.do({ type: 'attack', figure: 'P', target: 'E' }, [S, B, B, B, B]);
  assert.equal(t.figure('E').body, 5);
});

rule('CLS-CBT-12', 'each skull not cancelled costs 1 Body', () => {
  for (const [skulls, shields, loss] of [
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 2],
    [3, 2, 1],
    [2, 2, 0],
    [1, 2, 0],
  ] as const) {
    const t = theirs();
    t.do(STRUCK, [
      ...[S, S, S].slice(0, skulls),
      ...[B, B, B].slice(skulls),
      ...[W, W].slice(0, shields),
      ...[B, B].slice(shields),
    ]);
    assert.equal(t.figure('E').body, 6 - loss, `${skulls} skulls, ${shields} shields`);
    assert.equal(t.happened('bodyLost'), loss > 0);
    if (loss > 0) assert.equal(t.event('bodyLost').amount, loss);
    assert.equal(t.cites('CLS-CBT-12'), loss > 0);
    assert.equal(t.figure('O').body, 1);
  }
});

rule('CLS-CBT-12', 'Body stops at 0', () => {
  const t = theirs({ body: 2 });
  t.do(STRUCK, [S, S, S, B, B]);
  assert.equal(t.find('E'), undefined);
  assert.equal(t.hero('E').fate, 'dead');
  const survivor = theirs({ body: 4 });
  survivor.do(STRUCK, [S, S, S, B, B]);
  assert.equal(survivor.figure('E').body, 1);
});

rule('CLS-CBT-13', 'one skull that gets through kills a monster', () => {
  const killed = ours();
  killed.do(STRIKE, [S, S, B, B, W]);
  assert.equal(killed.find('O'), undefined);
  assert.ok(killed.event('monsterKilled').rules.includes('CLS-CBT-13'));
  const parried = ours();
  parried.do(STRIKE, [S, S, B, B, B]);
  assert.equal(parried.figure('O').body, 1);
});

rule('CLS-CBT-13', 'a monster to which the quest gave more Body is worn down', () => {
  const t = ours({ body: 3 });
  t.do(STRIKE, [S, S, B, W, W]);
  assert.equal(t.figure('O').body, 1);
  assert.ok(!t.happened('monsterKilled'));
  const last = ours({ body: 3 });
  last.do(STRIKE, [S, S, S, W, W]);
  assert.equal(last.find('O'), undefined);
});

const HEROES = `
  +-+-+-+
  |B E O|
  +-+-+-+`;
const rivals = () => table(HEROES, { B: { kind: 'barbarian' }, E: { kind: 'elf' }, O: { kind: 'orc' } });

rule('CLS-CBT-14', 'a hero may attack a hero, who defends with white shields', () => {
  const t = rivals();
  assert.deepEqual(t.offered('attack', 'heroes'), [{ type: 'attack', figure: 'B', target: 'E' }]);
  t.do({ type: 'attack', figure: 'B', target: 'E' }, [S, S, S, W, B]);
  assert.equal(t.figure('E').body, 4);
  assert.ok(t.event('attackRolled').rules.includes('CLS-CBT-14'));
  assert.equal(t.figure('B').body, 8);
  assert.equal(t.figure('O').body, 1);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-CBT-14', 'a hero may even kill another, and the Morcar player may not stop it', () => {
  const t = table(HEROES, { B: { kind: 'barbarian' }, E: { kind: 'elf', body: 1 }, O: { kind: 'orc' } });
  t.refuses({ type: 'attack', figure: 'B', target: 'E' }, 'notYourFigure', 'CLS-GEN-02', 'morcar');
  t.do({ type: 'attack', figure: 'B', target: 'E' }, [S, B, B, B, B]);
  assert.equal(t.find('E'), undefined);
  assert.equal(t.hero('E').fate, 'dead');
});

const BETWEEN = `
  +-+-+-+
  |O E P|
  +-+-+-+`;
const surrounded = (elf: object = {}, turn = 'E') =>
  table(BETWEEN, { E: { kind: 'elf', ...elf }, O: { kind: 'orc' }, P: { kind: 'orc' } }, { turn });

rule('CLS-CBT-15', 'one attack is one roll against one target', () => {
  const t = surrounded();
  const other = t.figure('P');
  t.do(STRIKE, [S, S, W, W]);
  assert.equal(t.events.filter(({ type }) => type === 'attackRolled').length, 1);
  assert.equal(t.find('O'), undefined);
  assert.deepEqual(t.figure('P'), other);
  t.refuses({ type: 'attack', figure: 'E', target: 'P' }, 'alreadyActed', 'CLS-TUR-04');
  assert.deepEqual(t.offered('attack', 'heroes'), []);
});

rule('CLS-CBT-15', 'a monster too attacks once, and every monster has its own attack', () => {
  const t = surrounded({}, 'morcar');
  t.do(STRUCK, [B, B, B]);
  t.refuses(STRUCK, 'alreadyActed', 'CLS-TUR-04');
  t.do({ type: 'attack', figure: 'P', target: 'E' }, [B, B, B]);
  t.refuses(STRUCK, 'alreadyPlayed', 'CLS-TUR-11');
  t.refuses({ type: 'attack', figure: 'P', target: 'E' }, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-CBT-15', 'a second attack needs a card that grants it', () => {
  const t = surrounded({ conditions: ['brew'] });
  t.do(STRIKE, [S, S, W, W]);
  t.do({ type: 'attack', figure: 'E', target: 'P' }, [S, W, B, B]);
  t.refuses({ type: 'attack', figure: 'E', target: 'P' }, 'alreadyActed', 'CLS-TUR-04');
});

rule('CLS-CBT-16', 'every attack meets the full Defence dice', () => {
  const t = surrounded({ equipment: ['shield'] }, 'morcar');
  t.do(STRUCK, [S, B, B, W, W, B]);
  t.do({ type: 'attack', figure: 'P', target: 'E' }, [S, S, B, W, W, W]);
  assert.equal(t.event('defenceRolled').faces.length, 3);
  assert.equal(t.figure('E').body, 6);
});

rule('CLS-CBT-16', 'so does a monster that two heroes attack', () => {
  const t = table(
    `
    +-+-+-+
    |B O E|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, E: { kind: 'elf' }, O: { kind: 'mummy' } },
  );
  t.do({ type: 'attack', figure: 'B', target: 'O' }, [S, S, S, B, B, B, W]);
  t.do({ type: 'endTurn' });
  t.do(STRIKE, [S, S, B, B, B, B]);
  assert.equal(t.event('defenceRolled').faces.length, 4);
  assert.equal(t.figure('O').body, 1);
});

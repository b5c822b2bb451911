import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const END = { type: 'endTurn' };
const cast = (spell: string, target: string, more: object = {}) => ({
  type: 'castSpell',
  figure: 'W',
  spell,
  target,
  ...more,
});

const ROOM = `
  +-+-+-+-+
  |W D . O|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const SPELLS = ['ballOfFlame', 'healBody', 'courage', 'tempest', 'sleep', 'genie'] as const;
const company = (wizard: object = {}, rest: Parameters<typeof table>[2] = {}): Table =>
  table(
    ROOM,
    {
      W: { kind: 'wizard', spells: [...SPELLS], ...wizard },
      D: { kind: 'dwarf', body: 3 },
      O: { kind: 'orc' },
    },
    rest,
  );

rule('CLS-SPL-04', 'the Wizard and the Elf cast spells', () => {
  for (const kind of ['wizard', 'elf'] as const) {
    const t = table(ROOM, {
      W: { kind, spells: ['healBody'] },
      D: { kind: 'dwarf', body: 3 },
      O: { kind: 'orc' },
    });
    assert.deepEqual(t.offered('castSpell', 'heroes'), [cast('healBody', 'W'), cast('healBody', 'D')]);
    t.do(cast('healBody', 'D'));
    assert.equal(t.figure('D').body, 7);
  }
});

rule('CLS-SPL-04', 'the Barbarian, the Dwarf and monsters do not, even with a card in hand', () => {
  for (const kind of ['barbarian', 'dwarf'] as const) {
    const t = table(ROOM, {
      W: { kind, spells: ['healBody'] },
      D: { kind: 'elf', body: 3 },
      O: { kind: 'orc' },
    });
    t.refuses(cast('healBody', 'D'), 'castsNoSpells', 'CLS-SPL-04');
    assert.equal(t.figure('D').body, 3);
  }
  const theirs = company({}, { turn: 'morcar' });
  theirs.refuses(
    { type: 'castSpell', figure: 'O', spell: 'tempest', target: 'D' },
    'castsNoSpells',
    'CLS-SPL-04',
  );
});

const BESIDE = `
  +-+-+-+
  |W O D|
  +-+-+-+`;
const close = (rest: Parameters<typeof table>[2] = {}): Table =>
  table(
    BESIDE,
    { W: { kind: 'wizard', spells: [...SPELLS] }, D: { kind: 'dwarf' }, O: { kind: 'orc', body: 9 } },
    rest,
  );

rule('CLS-SPL-05', 'after a spell the hero neither attacks, searches nor casts again', () => {
  const t = close();
  t.do(cast('courage', 'W'));
  assert.ok(t.event('spellCast').rules.includes('CLS-SPL-05'));
  t.refuses({ type: 'attack', figure: 'W', target: 'O' }, 'alreadyActed', 'CLS-TUR-04');
  t.refuses(cast('ballOfFlame', 'O'), 'alreadyActed', 'CLS-SPL-05');
  t.refuses({ type: 'searchTreasure', figure: 'W' }, 'alreadyActed', 'CLS-TUR-04');
  t.refuses({ type: 'searchSecrets', figure: 'W' }, 'alreadyActed', 'CLS-TUR-04');
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-SPL-05', 'no spell after an attack, nor in another turn than one’s own', () => {
  const t = close();
  t.do({ type: 'attack', figure: 'W', target: 'O' }, [W]);
  t.refuses(cast('courage', 'W'), 'alreadyActed', 'CLS-SPL-05');
  t.do(END);
  t.refuses(cast('courage', 'W'), 'notYourTurn', 'CLS-TUR-02');
  assert.equal(t.hero('W').spells.length, SPELLS.length);
  const next = close({ turn: 'morcar' });
  next.refuses(cast('courage', 'W'), 'notYourTurn', 'CLS-TUR-02', 'heroes');
});

rule('CLS-SPL-05', 'the Wand of Recall gives a second spell, not a third', () => {
  const t = company({ questTreasures: ['wandOfRecall'] });
  t.do(cast('courage', 'W'));
  t.refuses({ type: 'searchSecrets', figure: 'W' }, 'alreadyActed', 'CLS-TUR-04');
  t.do(cast('healBody', 'D'));
  t.refuses(cast('tempest', 'O', { unseen: true }), 'alreadyActed', 'CLS-SPL-05');
});

rule('CLS-SPL-06', 'a spell may come before the move or after it', () => {
  const before = company();
  before.do(cast('courage', 'W'));
  before.do({ type: 'rollMovement', figure: 'W' }, [1, 2]);
  before.do({ type: 'step', figure: 'W', to: 'A2' });
  before.do({ type: 'step', figure: 'W', to: 'B2' });
  assert.equal(before.at('W'), 'B2');
  const after = company();
  after.do({ type: 'rollMovement', figure: 'W' }, [1, 1]);
  after.do({ type: 'step', figure: 'W', to: 'A2' });
  after.do(cast('courage', 'W'));
  assert.deepEqual(after.figure('W').conditions, ['courage']);
});

rule('CLS-SPL-06', 'never in the middle: who has walked and cast walks no further', () => {
  const t = company();
  t.do({ type: 'rollMovement', figure: 'W' }, [6, 6]);
  t.do({ type: 'step', figure: 'W', to: 'A2' });
  t.do(cast('courage', 'W'));
  t.refuses({ type: 'step', figure: 'W', to: 'B2' }, 'moveOver', 'CLS-TUR-06');
  assert.equal(t.at('W'), 'A2');
  const rolled = company();
  rolled.do({ type: 'rollMovement', figure: 'W' }, [6, 6]);
  rolled.do(cast('courage', 'W'));
  rolled.do({ type: 'step', figure: 'W', to: 'A2' });
  assert.equal(rolled.at('W'), 'A2');
});

const OPEN_FIELD = `
  +-+-+-+
  |W . O|
  + + + +
  |D . .|
  +-+-+-+`;
const field = () =>
  table(OPEN_FIELD, {
    W: { kind: 'wizard', spells: [...SPELLS] },
    D: { kind: 'dwarf', body: 3 },
    O: { kind: 'orc', body: 3 },
  });

rule('CLS-SPL-08', 'a spell may strike a monster or a hero', () => {
  const onMonster = field();
  onMonster.do(cast('ballOfFlame', 'O'), [W, S]);
  assert.equal(onMonster.figure('O').body, 1);
  assert.equal(onMonster.figure('D').body, 3);
  const onHero = field();
  onHero.do(cast('ballOfFlame', 'D'), [B, S]);
  assert.equal(onHero.figure('D').body, 1);
  assert.equal(onHero.figure('O').body, 3);
});

rule('CLS-SPL-08', 'where its card allows: some are for heroes, all for somebody on the board', () => {
  const t = field();
  for (const spell of ['healBody', 'courage']) t.refuses(cast(spell, 'O'), 'onlyHeroes', 'CLS-SPL-07');
  t.refuses({ type: 'castSpell', figure: 'W', spell: 'tempest' }, 'targetMissing', 'CLS-SPL-08');
  t.refuses(cast('tempest', 'orc-7'), 'notOnBoard', 'CLS-SPL-08');
  assert.deepEqual(
    t.offered('castSpell', 'heroes').filter((move) => (move as { spell: string }).spell === 'tempest'),
    [cast('tempest', 'W'), cast('tempest', 'D'), cast('tempest', 'O')],
  );
  const captive = table(BESIDE, {
    W: { kind: 'wizard', spells: ['tempest'] },
    D: { kind: 'dwarf' },
    O: { kind: 'captive' },
  });
  captive.refuses(cast('tempest', 'O'), 'captive', 'CLS-QBK-11');
});

rule('CLS-SPL-11', 'a spell cast on a figure out of sight does nothing and is lost with the action', () => {
  const t = company();
  const orc = t.figure('O');
  t.do(cast('ballOfFlame', 'O', { unseen: true }));
  assert.deepEqual(t.types(), ['spellCast', 'spellWasted']);
  assert.ok(t.event('spellWasted').rules.includes('CLS-SPL-11'));
  assert.deepEqual(t.figure('O'), orc);
  assert.ok(!t.hero('W').spells.includes('ballOfFlame'));
  t.refuses(cast('courage', 'W'), 'alreadyActed', 'CLS-SPL-05');
});

rule('CLS-SPL-11', 'only after saying so: otherwise it is refused and nothing is spent', () => {
  const t = company();
  const before = t.state;
  t.refuses(cast('ballOfFlame', 'O'), 'targetUnseen', 'CLS-SPL-10');
  assert.equal(t.state, before);
  assert.ok(t.offers(cast('ballOfFlame', 'O', { unseen: true })));
  t.refuses(cast('ballOfFlame', 'D', { unseen: true }), 'targetIsSeen', 'CLS-SPL-11');
  t.refuses(cast('courage', 'W', { unseen: true }), 'targetIsSeen', 'CLS-SPL-11');
});

const walledIn = (spells: readonly (typeof SPELLS)[number][]): Table =>
  table(
    `
    +-+-+-+
    |W|. O|
    +-+-+-+`,
    { W: { kind: 'wizard', body: 2, spells: [...spells] }, O: { kind: 'orc' } },
  );

rule('CLS-SPL-12', 'casters may always choose themselves', () => {
  const healed = walledIn(['healBody']);
  healed.do(cast('healBody', 'W'));
  assert.equal(healed.figure('W').body, 4);
  const burnt = walledIn(['ballOfFlame']);
  burnt.do(cast('ballOfFlame', 'W'), [W, S]);
  assert.equal(burnt.figure('W').body, 1);
  const stunned = walledIn(['tempest']);
  stunned.do(cast('tempest', 'W'));
  assert.deepEqual(stunned.figure('W').conditions, ['stunned']);
  const mauled = walledIn(['genie']);
  mauled.do(cast('genie', 'W'), [S, B, B, B, B, B, B]);
  assert.equal(mauled.figure('W').body, 1);
  assert.equal(mauled.figure('O').body, 1);
});

rule('CLS-SPL-12', 'who goes to sleep by their own spell does nothing more this turn', () => {
  const t = walledIn(['sleep', 'healBody']);
  t.do(cast('sleep', 'W'), [S, S, S, B, B, B]);
  assert.deepEqual(t.figure('W').conditions, ['asleep']);
  t.refuses({ type: 'rollMovement', figure: 'W' }, 'asleep', 'CLS-SPL-07');
  t.do(END);
  t.do(END, [6]);
  assert.deepEqual(t.figure('W').conditions, []);
});

rule('CLS-SPL-13', 'each spell is cast once in a quest', () => {
  const t = company();
  t.do(cast('courage', 'D'));
  t.do(END);
  t.do(END);
  t.do(END);
  assert.equal(t.state.turn.taker, 'wizard');
  t.refuses(cast('courage', 'W'), 'spellNotHeld', 'CLS-SPL-13');
  t.do(cast('healBody', 'D'));
  assert.deepEqual(t.hero('W').spells, ['ballOfFlame', 'tempest', 'sleep', 'genie']);
});

rule('CLS-SPL-13', 'and only by the hero who holds its card', () => {
  const t = table(ROOM, {
    W: { kind: 'wizard', spells: ['tempest'] },
    D: { kind: 'elf', spells: ['courage'] },
    O: { kind: 'orc' },
  });
  t.refuses(cast('courage', 'W'), 'spellNotHeld', 'CLS-SPL-13');
  t.do(END);
  t.do({ type: 'castSpell', figure: 'D', spell: 'courage', target: 'W' });
  assert.deepEqual(t.hero('W').spells, ['tempest']);
});

rule('CLS-SPL-14', 'a card cast or lost is set aside for the rest of the quest', () => {
  for (const [command, spell] of [
    [cast('courage', 'W'), 'courage'],
    [cast('ballOfFlame', 'O', { unseen: true }), 'ballOfFlame'],
  ] as const) {
    const t = company();
    t.do(command);
    assert.ok(t.event('spellCast').rules.includes('CLS-SPL-14'));
    assert.deepEqual(
      t.hero('W').spells,
      SPELLS.filter((other) => other !== spell),
    );
    t.do(END);
    t.do(END);
    t.do(END);
    t.refuses({ ...command }, 'spellNotHeld', 'CLS-SPL-13');
    assert.ok(!t.hero('D').spells.length);
  }
});

import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import {
  DEADLY,
  END,
  ESTATE,
  HALL,
  KILL,
  PASSAGE,
  RICH_ELF,
  SEARCH,
  TOGETHER,
  fallen,
  fallenElf,
  nextMorcarTurn,
  walk,
} from './testing/deathCases.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

rule('CLS-DTH-01', 'a dead monster leaves the board at once, and its square is free', () => {
  const t = table(
    `
    +-+-+-+
    |E O P|
    +-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' }, P: { kind: 'orc' } },
  );
  t.do({ type: 'attack', figure: 'E', target: 'O' }, [S, B, W, W]);
  assert.deepEqual(t.types(), ['attackRolled', 'defenceRolled', 'bodyLost', 'monsterKilled']);
  assert.ok(t.event('monsterKilled').rules.includes('CLS-DTH-01'));
  assert.equal(t.find('O'), undefined);
  assert.equal(t.figure('P').body, 1);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  assert.equal(t.at('E'), 'B1');
});

rule('CLS-DTH-01', 'a dead hero leaves the board at once, strikes no last blow and takes no turn', () => {
  const t = fallenElf();
  assert.equal(t.find('E'), undefined);
  assert.equal(t.hero('E').fate, 'dead');
  assert.deepEqual(t.event('heroDied').rules.slice(0, 2), ['CLS-HRO-04', 'CLS-DTH-01']);
  assert.equal(t.figure('O').body, 1);
  assert.equal(t.figure('D').body, 7);
  t.refuses({ type: 'attack', figure: 'E', target: 'O' }, 'notOnBoard', 'CLS-TUR-09', 'heroes');
  walk(t, 'O', 'A1');
  nextMorcarTurn(t);
});

rule('CLS-DTH-01', 'a hero with 1 Body left is still there', () => {
  const t = fallen({ kind: 'elf', body: 2 });
  assert.equal(t.figure('E').body, 1);
  assert.ok(!t.happened('heroDied'));
});

rule(
  'CLS-DTH-02',
  'another hero who searches the room takes everything but the spells, and draws no card',
  () => {
    const t = fallenElf();
    assert.deepEqual(t.event('heroDied').belongings, { ...ESTATE, square: t.square('A1'), chance: 'next' });
    assert.deepEqual(t.hero('E').spells, []);
    assert.equal(t.hero('E').gold, 0);
    t.do(END);
    walk(t, 'D', 'C1');
    t.do(SEARCH);
    assert.deepEqual(t.types(), ['searched', 'belongingsTaken', 'mindStrengthened']);
    assert.deepEqual(t.event('belongingsTaken').rules, ['CLS-DTH-02']);
    const { gold, equipment, treasures, potions, spells } = t.hero('D');
    assert.deepEqual({ hero: 'elf', gold, equipment, treasures, potions }, ESTATE);
    assert.deepEqual(spells, []);
    assert.equal(t.figure('D').mind, 5);
    assert.deepEqual(t.state.belongings, []);
    assert.deepEqual(t.state.treasure.pile, ['nothing']);
    t.refuses(SEARCH, 'alreadyActed', 'CLS-TUR-04');
  },
);

rule('CLS-DTH-02', 'not from another room', () => {
  const t = fallenElf();
  t.do(END);
  t.do(SEARCH, ['nothing']);
  assert.ok(t.happened('cardDrawn'));
  assert.equal(t.state.belongings.length, 1);
  assert.equal(t.hero('D').gold, 0);
});

rule('CLS-DTH-02', 'nor by a search for secret doors, nor with a monster in the room', () => {
  const secrets = fallenElf();
  secrets.do(END);
  walk(secrets, 'D', 'C1');
  secrets.do({ type: 'searchSecrets', figure: 'D' });
  assert.equal(secrets.state.belongings.length, 1);
  assert.equal(secrets.hero('D').gold, 0);

  const guarded = fallenElf();
  walk(guarded, 'O', 'A1');
  guarded.do(END);
  walk(guarded, 'D', 'C1');
  guarded.refuses(SEARCH, 'monsterAbout', 'CLS-SRC-04');
});

rule('CLS-DTH-02', 'a treasure of the quest is found as well', () => {
  const t = fallenElf(HALL, { quest: { treasures: [{ in: 'r1', then: [{ give: { gold: 30 } }] }] } });
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH);
  assert.deepEqual(t.types(), [
    'searched',
    'belongingsTaken',
    'mindStrengthened',
    'questTreasureFound',
    'goldGained',
  ]);
  assert.equal(t.hero('D').gold, 150);
  t.do(END);
  t.do(END);
  t.refuses(SEARCH, 'alreadySearched', 'CLS-SRC-11');
});

rule('CLS-DTH-02', 'a hero who has already searched the room may do so again for this', () => {
  const t = table(
    TOGETHER,
    { D: { kind: 'dwarf' }, E: RICH_ELF, O: { kind: 'orc' } },
    { treasure: ['nothing'] },
  );
  t.do(SEARCH, ['nothing']);
  t.do(END);
  t.refuses(SEARCH, 'notYourTurn', 'CLS-TUR-02');
  t.do(END);
  t.do(KILL, DEADLY);
  t.do(END);
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
  assert.ok(!t.happened('deckEmpty'));
  t.do(END);
  t.do(END);
  t.refuses(SEARCH, 'alreadySearched', 'CLS-SRC-11');
});

rule('CLS-DTH-02', 'recovering belongings is not the one search of the room', () => {
  const t = fallenElf(TOGETHER);
  t.do(END);
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
  t.do(END);
  t.do(END);
  t.do(SEARCH, ['nothing']);
  assert.ok(t.happened('cardDrawn'));
});

rule('CLS-DTH-02', 'in a passage, the square of death must be in sight', () => {
  const t = fallenElf(PASSAGE);
  t.do(END);
  walk(t, 'D', 'A2');
  t.do(SEARCH, ['nothing']);
  assert.equal(t.state.belongings.length, 1);
  t.do(END);
  t.do(END);
  walk(t, 'D', 'A1');
  t.do(SEARCH);
  assert.equal(t.hero('D').gold, 120);
});

rule('CLS-DTH-02', 'a hero who had nothing leaves nothing, and the search draws its card', () => {
  const t = fallen({ kind: 'elf', body: 1, spells: ['genie'] });
  assert.equal(t.event('heroDied').belongings, null);
  assert.equal(t.hero('E').fate, 'dead');
  assert.deepEqual(t.hero('E').spells, []);
  t.do(END);
  walk(t, 'D', 'C1');
  t.do(SEARCH, ['nothing']);
  assert.ok(t.happened('cardDrawn'));
});

rule(
  'CLS-HRO-04',
  'nobody loses more Body than they have, whatever the blow, and the loss told is what was lost',
  () => {
    const lane = '+-+-+-+\n|E O .|\n+-+-+-+';
    const t = table(lane, { E: { kind: 'barbarian' }, O: { kind: 'orc', body: 2 } });
    t.do({ type: 'attack', figure: 'E', target: 'O' }, [S, S, S, W, W]);
    assert.deepEqual([t.event('bodyLost').amount, t.find('O')], [2, undefined]);
    for (const [body, told] of [
      [6, 6],
      [1, 1],
    ] as const) {
      const notes = [{ when: { step: 'B1' }, then: [{ harm: { lose: 99 }, to: 'actor' }, { goal: 'goal' }] }];
      const rest = { quest: { notes }, turn: { of: 'E', left: 2 } };
      const note = table('+-+-+-+\n|E . .|\n+-+-+-+', { E: { kind: 'elf', body } }, rest);
      note.do({ type: 'step', figure: 'E', to: 'B1' });
      assert.deepEqual([note.event('bodyLost').amount, note.find('E')], [told, undefined]);
    }
  },
);

import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { HeroKind } from './content/heroes.ts';
import { bareQuest, setupFor, TestMatch } from './testing/match.ts';
import { table } from './testing/table.ts';

const party = () => new TestMatch(setupFor(bareQuest())).toFirstTurn();
const figure = (match: TestMatch, id: HeroKind) => match.state.figures.find((one) => one.id === id)!;
const sheet = (match: TestMatch, id: HeroKind) => match.state.heroes.find((one) => one.id === id)!;

const CARDS = {
  barbarian: { body: 8, mind: 2, attack: 3, defence: 2, dice: 2, spells: 0 },
  dwarf: { body: 7, mind: 3, attack: 2, defence: 2, dice: 2, spells: 0 },
  elf: { body: 6, mind: 4, attack: 2, defence: 2, dice: 2, spells: 3 },
  wizard: { body: 4, mind: 6, attack: 1, defence: 2, dice: 2, spells: 9 },
} as const;

/** A hero beside an orc: rolls to move, attacks and defends, so that every figure of the card shows. */
function checkCard(kind: HeroKind): void {
  const { body, mind, attack, defence, dice, spells } = CARDS[kind];
  const match = party();
  const placed = figure(match, kind);
  assert.deepEqual([placed.body, placed.maxBody, placed.mind, placed.maxMind], [body, body, mind, mind]);
  assert.equal(sheet(match, kind).spells.length, spells);
  const t = table(
    `
    +-+-+
    |H O|
    +-+-+`,
    { H: { kind }, O: { kind: 'orc' } },
  );
  t.do({ type: 'rollMovement', figure: 'H' }, Array<number>(dice).fill(3));
  assert.equal(t.state.turn.left, dice * 3);
  t.do({ type: 'attack', figure: 'H', target: 'O' }, Array<string>(attack).fill('blackShield'));
  t.do({ type: 'endTurn' });
  const blow = ['skull', 'blackShield', 'blackShield'];
  t.do({ type: 'attack', figure: 'O', target: 'H' }, [...blow, ...Array<string>(defence).fill('skull')]);
  assert.equal(t.figure('H').body, body - 1);
}

rule('CLS-HRO-14', 'the Barbarian: 8 Body, 2 Mind, attack 3, defence 2, two dice, no spells', () =>
  checkCard('barbarian'),
);
rule(
  'CLS-HRO-15',
  'the Dwarf: 7 Body, 3 Mind, attack 2, defence 2, two dice, disarms rockfalls unaided',
  () => {
    checkCard('dwarf');
    const rocks = (kind: HeroKind) =>
      table(
        `
      +-+-+
      |H .|
      +-+-+`,
        { H: { kind } },
        { quest: { traps: [{ kind: 'rockfall', at: 'B1' }] } },
      );
    for (const kind of ['dwarf', 'elf'] as const) {
      const t = rocks(kind);
      t.do({ type: 'searchSecrets', figure: 'H' });
      t.do({ type: 'endTurn' });
      t.do({ type: 'endTurn' });
      if (kind === 'dwarf') t.do({ type: 'disarm', figure: 'H', square: 'B1' });
      else t.refuses({ type: 'disarm', figure: 'H', square: 'B1' }, 'cannotDisarm', 'CLS-TRP-38');
    }
  },
);
rule('CLS-HRO-16', 'the Elf: 6 Body, 4 Mind, attack 2, defence 2, two dice, one set of three spells', () =>
  checkCard('elf'),
);
rule('CLS-HRO-17', 'the Wizard: 4 Body, 6 Mind, attack 1, defence 2, two dice, three sets of spells', () =>
  checkCard('wizard'),
);

rule('CLS-HRO-01', 'a hero card gives type, Body, Mind, and dice for attack, defence and movement', () => {
  const match = party();
  for (const [kind, card] of Object.entries(CARDS)) {
    const { body, mind, attack, defence } = figure(match, kind as HeroKind);
    assert.deepEqual(
      { body, mind, attack, defence },
      { body: card.body, mind: card.mind, attack: card.attack, defence: card.defence },
    );
  }
});

rule('CLS-HRO-02', 'the sheet records the type of hero', () => {
  const match = party();
  assert.deepEqual(match.state.heroes.map(({ id }) => id).sort(), ['barbarian', 'dwarf', 'elf', 'wizard']);
  for (const { id } of match.state.heroes) assert.equal(figure(match, id).kind, id);
});

const HURT = `
  +-+-+-+
  |W O .|
  +-+-+-+`;

rule('CLS-HRO-03', 'Body starts at the card and is tracked as it falls and rises', () => {
  const t = table(
    HURT,
    { W: { kind: 'wizard', potions: ['potionOfHealing'] }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  assert.equal(t.figure('W').body, 4);
  t.do({ type: 'attack', figure: 'O', target: 'W' }, ['skull', 'skull', 'blackShield', 'skull', 'skull']);
  assert.equal(t.figure('W').body, 2);
  t.do({ type: 'usePotion', figure: 'W', potion: 'potionOfHealing' });
  assert.equal(t.figure('W').body, 4);
  assert.equal(t.figure('W').maxBody, 4);
});

rule('CLS-HRO-04', 'a hero at 0 Body is dead, at 1 alive', () => {
  const dead = table(HURT, { W: { kind: 'wizard', body: 2 }, O: { kind: 'orc' } }, { turn: 'morcar' });
  dead.do({ type: 'attack', figure: 'O', target: 'W' }, ['skull', 'skull', 'blackShield', 'skull', 'skull']);
  assert.equal(dead.find('W'), undefined);
  assert.equal(dead.hero('W').fate, 'dead');
  assert.ok(dead.event('heroDied').rules.includes('CLS-HRO-04'));
  const alive = table(HURT, { W: { kind: 'wizard', body: 2 }, O: { kind: 'orc' } }, { turn: 'morcar' });
  alive.do({ type: 'attack', figure: 'O', target: 'W' }, [
    'skull',
    'blackShield',
    'blackShield',
    'skull',
    'skull',
  ]);
  assert.equal(alive.figure('W').body, 1);
  assert.equal(alive.hero('W').fate, 'playing');
});

rule('CLS-HRO-05', 'lost Body comes back by spells and potions', () => {
  const heal = (use: Parameters<ReturnType<typeof table>['do']>[0]) => {
    const t = table(HURT, {
      W: { kind: 'wizard', body: 1, spells: ['healBody', 'waterOfHealing'], potions: ['potionOfHealing'] },
      O: { kind: 'orc' },
    });
    t.do(use);
    assert.ok(t.cites('CLS-HRO-05'));
    return t.figure('W').body;
  };
  assert.equal(heal({ type: 'castSpell', figure: 'W', spell: 'healBody', target: 'W' }), 4);
  assert.equal(heal({ type: 'castSpell', figure: 'W', spell: 'waterOfHealing', target: 'W' }), 4);
  assert.equal(heal({ type: 'usePotion', figure: 'W', potion: 'potionOfHealing' }), 4);
});

rule('CLS-HRO-06', 'healing never goes above the starting Body', () => {
  for (const [body, after] of [
    [1, 5],
    [4, 8],
    [5, 8],
    [8, 8],
  ] as const) {
    const t = table(
      `
      +-+
      |B|
      +-+`,
      { B: { kind: 'barbarian', body, potions: ['potionOfHealing'] } },
    );
    t.do({ type: 'usePotion', figure: 'B', potion: 'potionOfHealing' });
    assert.equal(t.figure('B').body, after);
    assert.equal(t.event('bodyRestored').amount, after - body);
  }
});

rule('CLS-HRO-07', 'Mind starts at the card, a talisman on top, and is tracked', () => {
  const match = party();
  assert.deepEqual(
    match.state.figures.map(({ id, mind }) => [id, mind]),
    [
      ['barbarian', 2],
      ['elf', 4],
      ['dwarf', 3],
      ['wizard', 6],
    ],
  );
  const heroes = [{ kind: 'elf' as const, questTreasures: ['talismanOfLore' as const] }];
  const seats = [
    { id: 'gm', plays: 'morcar' as const },
    { id: 'ann', plays: ['elf' as const] },
  ];
  const lore = new TestMatch(setupFor(bareQuest(), { heroes, seats })).toFirstTurn();
  assert.equal(figure(lore, 'elf').mind, 6);
});

/** The Elf and the Barbarian; stepping on B1 costs the stepper Mind, on C1 gives some back. */
const dazed = (mind: number) =>
  table(
    `
    +-+-+-+-+
    |E . . B|
    +-+-+-+-+`,
    { E: { kind: 'elf', mind }, B: { kind: 'barbarian' } },
    {
      turn: { of: 'E', left: 4 },
      quest: {
        goals: [{ id: 'out', text: { en: 'Out.', fr: 'Dehors.' } }],
        notes: [
          { when: { leave: 'anyone' }, then: [{ goal: 'out' }] },
          { when: { step: 'B1' }, then: [{ mind: -2, to: 'actor' }] },
          { when: { step: 'C1' }, then: [{ mind: 9, to: 'actor' }] },
        ],
      },
    },
  );

rule('CLS-HRO-08', 'Mind changes only where a card or quest says so, and never rises above its start', () => {
  const t = dazed(4);
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  assert.equal(t.figure('E').mind, 2);
  assert.equal(t.event('mindChanged').by, -2);
  assert.ok(t.cites('CLS-HRO-08'));
  t.do({ type: 'step', figure: 'E', to: 'C1' });
  assert.equal(t.figure('E').mind, 4);
  assert.equal(t.event('mindChanged').by, 2);
  assert.equal(t.figure('B').mind, 2);

  const caster = table(HURT, {
    W: { kind: 'wizard', spells: ['ballOfFlame', 'courage'] },
    O: { kind: 'orc' },
  });
  caster.do({ type: 'castSpell', figure: 'W', spell: 'courage', target: 'W' });
  assert.equal(caster.figure('W').mind, 6, 'casting costs no Mind');
});

rule('CLS-HRO-09', 'a hero at 0 Mind is dead, at 1 alive', () => {
  const dead = dazed(2);
  dead.do({ type: 'step', figure: 'E', to: 'B1' });
  assert.equal(dead.find('E'), undefined);
  assert.equal(dead.hero('E').fate, 'dead');
  assert.ok(dead.event('heroDied').rules.includes('CLS-HRO-09'));
  const alive = dazed(3);
  alive.do({ type: 'step', figure: 'E', to: 'B1' });
  assert.equal(alive.figure('E').mind, 1);
  assert.equal(alive.hero('E').fate, 'playing');
});

import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const END = { type: 'endTurn' };
const cast = (spell: string, more: object) => ({ type: 'castSpell', figure: 'W', spell, ...more });

const FIELD = `
  +-+-+-+-+
  |W D O .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
type Spell = NonNullable<TableFigures[string]['spells']>[number];
const party = (
  spell: Spell,
  figures: { wizard?: object; dwarf?: object; orc?: object } = {},
  rest: TableSetting = {},
  map = FIELD,
): Table =>
  table(
    map,
    {
      W: { kind: 'wizard', spells: [spell], ...figures.wizard },
      D: { kind: 'dwarf', ...figures.dwarf },
      O: { kind: 'orc', ...figures.orc },
    },
    rest,
  );
/** The spell is cast, and the Wizard's turn ends. */
function afterCasting(t: Table, spell: Spell, more: object, dice: string[] = []): Table {
  t.do(cast(spell, more), dice);
  t.do(END);
  return t;
}

rule(
  'CLS-SPL-07',
  'Heal Body and Water of Healing restore up to 4 lost Body points, and roll nothing',
  () => {
    for (const spell of ['healBody', 'waterOfHealing'] as const) {
      for (const [body, healed] of [
        [1, 5],
        [2, 6],
        [3, 7],
        [4, 7],
        [7, 7],
      ] as const) {
        const t = party(spell, { dwarf: { body } });
        t.do(cast(spell, { target: 'D' }));
        assert.equal(t.figure('D').body, healed, `${spell} at ${body}`);
        assert.equal(t.event('bodyRestored').amount, healed - body);
        assert.deepEqual(t.types(), ['spellCast', 'bodyRestored']);
        assert.ok(t.event('spellCast').rules.includes('CLS-SPL-07'));
        assert.equal(t.figure('W').body, 4);
      }
    }
  },
);

rule('CLS-SPL-07', 'Courage adds 2 dice to the next attack, and to no other', () => {
  const t = afterCasting(party('courage', { orc: { body: 9 } }), 'courage', { target: 'D' });
  assert.deepEqual(t.figure('D').conditions, ['courage']);
  t.do({ type: 'attack', figure: 'D', target: 'O' }, [B, B, B, B]);
  assert.deepEqual(t.event('attackRolled').used, ['courage']);
  assert.deepEqual(t.figure('D').conditions, []);
  t.do(END);
  t.do(END);
  t.do(END);
  t.do({ type: 'attack', figure: 'D', target: 'O' }, [B, B]);
});

rule('CLS-SPL-07', 'Courage waits for the attack, and adds to a weapon’s dice', () => {
  const t = afterCasting(party('courage', { dwarf: { equipment: ['broadsword'] } }), 'courage', {
    target: 'D',
  });
  for (let turns = 0; turns < 3; turns++) t.do(END);
  assert.equal(t.state.turn.taker, 'dwarf');
  t.do({ type: 'attack', figure: 'D', target: 'O', weapon: 'broadsword' }, [B, B, B, B, B]);
});

rule('CLS-SPL-07', 'Rock Skin adds 2 dice to the next defence, and to no other', () => {
  const t = party('rockSkin', {}, { turn: 'W' });
  t.do(cast('rockSkin', { target: 'D' }));
  t.do(END);
  t.do(END);
  t.do({ type: 'attack', figure: 'O', target: 'D' }, [B, B, B]);
  assert.deepEqual(t.figure('D').conditions, ['rockSkin']);
  for (const dice of [4, 2]) {
    t.do(END);
    t.do(END);
    t.do(END);
    t.do({ type: 'attack', figure: 'O', target: 'D' }, [S, B, B, ...Array<string>(dice).fill(B)]);
    assert.equal(t.event('defenceRolled').faces.length, dice);
    assert.deepEqual(t.figure('D').conditions, []);
  }
  assert.equal(t.figure('D').body, 5);
});

rule('CLS-SPL-07', 'Swift Wind doubles the dice of the next move', () => {
  const t = afterCasting(party('swiftWind'), 'swiftWind', { target: 'D' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 2, 3, 4]);
  assert.equal(t.state.turn.left, 10);
  assert.deepEqual(t.figure('D').conditions, []);
  for (let turns = 0; turns < 3; turns++) t.do(END);
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 2]);
  const plate = afterCasting(party('swiftWind', { dwarf: { equipment: ['plateArmour'] } }), 'swiftWind', {
    target: 'D',
  });
  plate.do({ type: 'rollMovement', figure: 'D' }, [5, 6]);
});

const CORRIDOR = `
  +-+-+-+-+
  |W D O .|
  +-+-+-+-+`;

rule('CLS-SPL-07', 'Veil of Mist lets a hero through held squares on the next move only', () => {
  const plain = party('veilOfMist', {}, { turn: 'D' }, CORRIDOR);
  plain.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  plain.refuses({ type: 'step', figure: 'D', to: 'C1' }, 'passageRefused', 'CLS-MOV-07');
  const t = afterCasting(party('veilOfMist', {}, {}, CORRIDOR), 'veilOfMist', { target: 'D' });
  t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  t.do({ type: 'step', figure: 'D', to: 'D1' });
  assert.equal(t.at('D'), 'D1');
  assert.equal(t.at('O'), 'C1');
  for (let turns = 0; turns < 3; turns++) t.do(END);
  t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  t.refuses({ type: 'step', figure: 'D', to: 'C1' }, 'passageRefused', 'CLS-MOV-07');
});

const CELLS = `
  +-+-+-+-+
  |W D|.|O|
  +-+-+-+-+`;

rule('CLS-SPL-07', 'Pass through Rock lets a hero through walls on the next move only', () => {
  const plain = party('passThroughRock', {}, { turn: 'D' }, CELLS);
  plain.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  plain.refuses({ type: 'step', figure: 'D', to: 'C1' }, 'wallInTheWay', 'CLS-DOR-01');
  const t = afterCasting(party('passThroughRock', {}, {}, CELLS), 'passThroughRock', { target: 'D' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  assert.equal(t.at('D'), 'C1');
  for (let turns = 0; turns < 3; turns++) t.do(END);
  t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  t.refuses({ type: 'step', figure: 'D', to: 'B1' }, 'wallInTheWay', 'CLS-DOR-01');
});

rule('CLS-SPL-07', 'Tempest costs its target the next turn, hero or monster, and no other', () => {
  const hero = afterCasting(party('tempest'), 'tempest', { target: 'D' });
  assert.deepEqual(hero.event('turnSkipped'), {
    type: 'turnSkipped',
    rules: ['CLS-SPL-07', 'CLS-TRE-04'],
    figure: 'dwarf',
    why: 'stunned',
  });
  assert.equal(hero.state.turn.taker, null);
  assert.deepEqual(hero.figure('D').conditions, []);
  hero.do(END);
  hero.do(END);
  assert.equal(hero.state.turn.taker, 'dwarf');

  const beside = `
    +-+-+-+
    |W O .|
    + + + +
    |. D .|
    +-+-+-+`;
  const monster = afterCasting(party('tempest', {}, {}, beside), 'tempest', { target: 'O' });
  monster.do(END);
  assert.equal(monster.event('turnSkipped').figure, 'orc-1');
  monster.refuses({ type: 'attack', figure: 'O', target: 'D' }, 'alreadyPlayed', 'CLS-TUR-11');
  monster.do(END);
  monster.do(END);
  monster.do(END);
  monster.do({ type: 'attack', figure: 'O', target: 'D' }, [B, B, B]);
});

rule('CLS-SPL-07', 'Ball of Flame takes 2 Body, less 1 for each shield of the target’s own on 2 dice', () => {
  for (const [dice, loss] of [
    [[S, S], 2],
    [[B, S], 2],
    [[W, B], 1],
    [[W, W], 0],
  ] as const) {
    const t = party('ballOfFlame');
    t.do(cast('ballOfFlame', { target: 'D' }), [...dice]);
    assert.equal(t.figure('D').body, 7 - loss);
    assert.equal(t.figure('O').body, 1);
    assert.ok(t.event('saveRolled').rules.includes('CLS-SPL-07'));
  }
  const clear = `
    +-+-+-+
    |W . O|
    + + + +
    |D . .|
    +-+-+-+`;
  for (const [dice, body] of [
    [[W, S], 1],
    [[B, W], 2],
    [[B, B], 3],
  ] as const) {
    const t = party('ballOfFlame', { orc: { body: 3 } }, {}, clear);
    t.do(cast('ballOfFlame', { target: 'O' }), [...dice]);
    assert.equal(t.figure('O').body, body);
  }
  const killed = party('ballOfFlame', {}, {}, clear);
  killed.do(cast('ballOfFlame', { target: 'O' }), [B, W]);
  assert.equal(killed.event('monsterKilled').by, 'wizard');
});

rule(
  'CLS-SPL-07',
  'Fire of Wrath takes 1 Body from anyone on the board, unless a shield shows on 1 die',
  () => {
    const apart = `
    +-+-+-+
    |W|D|O|
    +-+-+-+`;
    for (const [target, die, hurt] of [
      ['O', W, true],
      ['O', S, true],
      ['O', B, false],
      ['D', B, true],
      ['D', W, false],
    ] as const) {
      const t = party('fireOfWrath', { orc: { body: 2 } }, {}, apart);
      t.do(cast('fireOfWrath', { target }), [die]);
      assert.equal(t.figure('O').body, target === 'O' && hurt ? 1 : 2);
      assert.equal(t.figure('D').body, target === 'D' && hurt ? 6 : 7);
    }
  },
);

const GATES = `
  +-+-+-+-+
  |W D|.dO|
  + +-+-+-+
  |. . .d.|
  +-+-+-+-+`;

rule('CLS-SPL-07', 'Genie opens any door on the board, near or far', () => {
  const t = party('genie', {}, {}, GATES);
  t.do(cast('genie', { door: 'C1-D1' }));
  assert.deepEqual(t.types().slice(0, 2), ['spellCast', 'doorOpened']);
  assert.deepEqual(t.described()['doors'], { 'C1-D1': 'open', 'C2-D2': 'closed' });
  const twice = party('genie', {}, {}, GATES.replace('.dO', '.oO'));
  twice.refuses(cast('genie', { door: 'C1-D1' }), 'alreadyOpen', 'CLS-DOR-09');
  twice.refuses(cast('genie', { door: 'A1-B1' }), 'noSuchDoor', 'CLS-VIS-08');
  twice.refuses(cast('genie', {}), 'targetMissing', 'CLS-SPL-07');
  twice.refuses(cast('genie', { door: 'C2-D2', target: 'O' }), 'targetMissing', 'CLS-SPL-07');
});

/** The quest's own door, where the drawing has a wall. */
const CELL = GATES.replace('.dO', '.|O');
const LOCKED = { quest: { doors: [{ at: 'C1-D1', id: 'cell', locked: true }] } };

rule(
  'CLS-QBK-11',
  'a door the quest has locked stays shut for a Genie: the card is spent, the lock is known',
  () => {
    const t = party('genie', {}, LOCKED, CELL);
    t.do(cast('genie', { door: 'C1-D1' }));
    assert.deepEqual(t.types(), ['spellCast', 'doorLocked']);
    assert.deepEqual(t.event('doorLocked').rules, ['CLS-QBK-11', 'CLS-SPL-07', 'CLS-DOR-10']);
    assert.deepEqual(t.hero('W').spells, []);
    assert.equal(t.state.turn.acted, true);
    assert.equal(t.state.doors[t.state.lockedDoors[0]!], 'closed');
    assert.deepEqual(t.view('heroes').lockedDoors, ['C1-D1']);
  },
);

rule('CLS-QBK-11', 'nor is a Genie sent to a door known to be locked, until its note has opened it', () => {
  const notes = [{ when: { step: 'A2' }, then: [{ open: 'cell' }, { goal: 'goal' }] }];
  const rest = { quest: { ...LOCKED.quest, notes }, turn: 'D' };
  const t = party('genie', {}, rest, CELL.replace('|W D|.|O|', '|W .|D|O|'));
  t.do({ type: 'openDoor', figure: 'D', door: 'C1-D1' });
  assert.deepEqual(t.view('heroes').lockedDoors, ['C1-D1']);
  t.do(END);
  t.do(END);
  t.refuses(cast('genie', { door: 'C1-D1' }), 'locked', 'CLS-QBK-11');
  const doors = t.offered('castSpell', 'heroes').flatMap((move) => (move as { door?: string }).door ?? []);
  assert.deepEqual(doors, ['C2-D2']);
  t.do({ type: 'rollMovement', figure: 'W' }, [1, 1]);
  t.do({ type: 'step', figure: 'W', to: 'A2' });
  t.refuses(cast('genie', { door: 'C1-D1' }), 'alreadyOpen', 'CLS-DOR-09');
  assert.deepEqual(t.view('heroes').lockedDoors, []);
});

rule('CLS-SPL-07', 'Genie reveals what lies behind the door it opens', () => {
  const t = party('genie', {}, { dark: true, quest: { monsters: [{ kind: 'goblin', at: 'D2' }] } }, GATES);
  t.do(cast('genie', { door: 'C2-D2' }));
  assert.equal(t.event('monsterPlaced').figure.kind, 'goblin');
});

rule('CLS-SPL-07', 'Genie attacks anyone on the board with 5 dice, whatever the caster’s own', () => {
  const t = party('genie', { wizard: { conditions: ['courage'] } }, {}, GATES);
  t.do(cast('genie', { target: 'O' }), [S, W, W, W, W, B, W]);
  assert.equal(t.figure('O').body, 1);
  assert.deepEqual(t.figure('W').conditions, ['courage']);
  const killed = party('genie', {}, {}, GATES);
  killed.do(cast('genie', { target: 'O' }), [S, W, W, W, W, W, W]);
  assert.equal(killed.find('O'), undefined);
  const friend = party('genie', {}, {}, GATES);
  friend.do(cast('genie', { target: 'D' }), [S, S, S, S, S, W, B]);
  assert.equal(friend.figure('D').body, 3);
});

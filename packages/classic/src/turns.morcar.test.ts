import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';

const PACK = `
  +-+-+-+-+-+
  |P . . . .|
  + + + + + +
  |. B Q . R|
  +-+-+-+-+-+`;
const FIGURES = {
  B: { kind: 'barbarian' },
  P: { kind: 'goblin' },
  Q: { kind: 'goblin' },
  R: { kind: 'goblin' },
} as const;
const pack = () => table(PACK, FIGURES, { turn: 'morcar' });
const MISS = ['blackShield', 'blackShield'];
const attack = (figure: string, target = 'B') => ({ type: 'attack', figure, target });
const step = (figure: string, to: string) => ({ type: 'step', figure, to });
const END = { type: 'endTurn' };
const START = { B: 'B2', P: 'A1', Q: 'C2', R: 'E2' };

rule('CLS-TUR-08', 'none, some or all of the monsters act', () => {
  const none = pack();
  none.do(END);
  assert.deepEqual(places(none), START);
  assert.deepEqual(none.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);

  const some = pack();
  some.do(step('R', 'D2'));
  assert.deepEqual(some.event('monsterChosen').rules, ['CLS-TUR-11', 'CLS-TUR-08']);
  some.do(END);
  assert.deepEqual(places(some), { ...START, R: 'D2' });

  const all = pack();
  all.do(step('R', 'E1'));
  all.do(attack('Q'), MISS);
  all.do(step('P', 'B1'));
  assert.deepEqual(
    all.awaited(),
    [{ seat: 'morcar', prompt: 'playMonsters' }],
    'nobody but Morcar ends the turn',
  );
  all.refuses(END, 'notYourTurn', 'CLS-TUR-02', 'heroes');
  all.do(END);
  assert.deepEqual(places(all), { B: 'B2', P: 'B1', Q: 'C2', R: 'E1' });
});

rule('CLS-TUR-08', 'monsters act in the Morcar turn and in no other', () => {
  const t = table(PACK, FIGURES, { turn: 'B' });
  t.refuses(attack('Q'), 'notYourTurn', 'CLS-TUR-02', 'morcar');
  t.refuses(step('P', 'B1'), 'notYourTurn', 'CLS-TUR-02', 'morcar');
  t.do(END);
  t.refuses({ type: 'attack', figure: 'B', target: 'Q' }, 'notYourTurn', 'CLS-TUR-02', 'heroes');
  assert.ok(t.offers(attack('Q')));
});

const LAIR = `
  +-+-+-+-+
  |B .d. .|
  +-+-+-+-+`;

rule('CLS-TUR-09', 'a monster of a room nobody has seen does nothing', () => {
  const quest = { monsters: [{ kind: 'goblin', at: 'D1' }] };
  const t = table(LAIR, { B: { kind: 'barbarian' } }, { quest, dark: true, turn: { of: 'B', left: 1 } });
  t.do(END);
  t.refuses(step('goblin-1', 'C1'), 'notOnBoard', 'CLS-TUR-09', 'morcar');
  t.refuses(attack('goblin-1'), 'notOnBoard', 'CLS-TUR-09', 'morcar');
  assert.deepEqual(t.offered('step', 'morcar'), []);
  t.do(END);
  assert.deepEqual(places(t), { B: 'A1' });

  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  walk(t, 'B', 'B1');
  t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
  t.do(END);
  assert.deepEqual(t.event('turnStarted').rules, ['CLS-TUR-08', 'CLS-TUR-09']);
  walk(t, 'goblin-1', 'C1');
  assert.deepEqual(places(t), { B: 'B1', 'goblin-1': 'C1' });
});

rule('CLS-TUR-09', 'a monster that has died does nothing either', () => {
  const t = table(PACK, FIGURES, { turn: 'B' });
  t.do({ type: 'attack', figure: 'B', target: 'Q' }, ['skull', 'blackShield', 'blackShield', 'whiteShield']);
  t.do(END);
  t.refuses(step('Q', 'C1'), 'notOnBoard', 'CLS-TUR-09', 'morcar');
});

rule('CLS-TUR-10', 'a monster moves and attacks once each, in either order', () => {
  const moving = pack();
  walk(moving, 'P', 'B1');
  moving.do(attack('P'), MISS);
  moving.refuses(attack('P'), 'alreadyActed', 'CLS-TUR-04');

  const striking = pack();
  striking.do(attack('Q'), MISS);
  striking.refuses(attack('Q'), 'alreadyActed', 'CLS-TUR-04');
  walk(striking, 'Q', 'C1', 'D1', 'E1');
  assert.deepEqual(places(striking), { ...START, Q: 'E1' });
});

rule('CLS-TUR-10', 'a monster does not split its move either', () => {
  const t = pack();
  walk(t, 'P', 'B1');
  assert.ok(t.offers(step('P', 'C1')));
  t.do(attack('P'), MISS);
  t.refuses(step('P', 'C1'), 'moveOver', 'CLS-TUR-06');
  assert.deepEqual(places(t), { ...START, P: 'B1' });
});

rule('CLS-TUR-11', 'monsters act in any order, but each one to its end', () => {
  const t = pack();
  walk(t, 'R', 'D2');
  assert.equal(t.state.turn.actor, t.id('R'));
  walk(t, 'P', 'B1');
  t.refuses(step('R', 'D1'), 'alreadyPlayed', 'CLS-TUR-11');
  t.do(attack('Q'), MISS);
  t.refuses(attack('P'), 'alreadyPlayed', 'CLS-TUR-11');
  t.refuses(step('R', 'D1'), 'alreadyPlayed', 'CLS-TUR-11');
  walk(t, 'Q', 'C1');
  assert.equal(t.happened('monsterChosen'), false, 'it is still the turn of the same one');
  assert.deepEqual(places(t), { B: 'B2', P: 'B1', Q: 'C1', R: 'D2' });
});

rule('CLS-TUR-11', 'a refused command chooses nobody, and the next Morcar turn begins afresh', () => {
  const t = pack();
  walk(t, 'R', 'D2');
  t.refuses(step('P', 'C1'), 'notNextTo', 'CLS-MOV-04');
  walk(t, 'R', 'D1');
  t.do(END);
  t.do(END);
  walk(t, 'R', 'D2');
  assert.deepEqual(places(t), { ...START, R: 'D2' });
});

rule('CLS-TUR-12', 'several monsters may attack one hero, or each another', () => {
  const map = `
    +-+-+-+
    |. . P|
    + + + +
    |E Q B|
    +-+-+-+`;
  const figures = {
    E: { kind: 'elf' },
    B: { kind: 'barbarian' },
    P: { kind: 'goblin' },
    Q: { kind: 'goblin' },
  } as const;
  const one = table(map, figures, { turn: 'morcar' });
  const targets = one.offered('attack', 'morcar');
  assert.deepEqual(
    targets,
    [attack('P', 'B'), attack('Q', 'E'), attack('Q', 'B')],
    'each chooses among those beside it',
  );
  const wound = ['skull', 'blackShield', 'blackShield', 'blackShield'];
  one.do(attack('P', 'B'), wound);
  one.do(attack('Q', 'B'), wound);
  assert.deepEqual([one.figure('B').body, one.figure('E').body], [6, 6]);

  const other = table(map, figures, { turn: 'morcar' });
  other.do(attack('P', 'B'), wound);
  other.do(attack('Q', 'E'), wound);
  assert.deepEqual([other.figure('B').body, other.figure('E').body], [7, 5]);
});

rule('CLS-TUR-13', 'all that can be placed is placed before the hero has another choice', () => {
  const map = `
    +-+-+-+-+
    |B .d. .|
    + + + + +
    |. .|. .|
    +-+-+-+-+`;
  const quest = { monsters: [{ kind: 'goblin', at: 'D1' }], furniture: [{ kind: 'throne', at: 'C2' }] };
  const t = table(map, { B: { kind: 'barbarian' } }, { quest, dark: true, turn: { of: 'B', left: 3 } });
  walk(t, 'B', 'B1');
  t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
  assert.deepEqual(t.types(), ['doorOpened', 'revealed', 'monsterPlaced']);
  assert.deepEqual(places(t), { B: 'B1', 'goblin-1': 'D1' });
  assert.deepEqual(t.described()['furniture'], [{ kind: 'throne', squares: ['C2'] }]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-TUR-13', 'while Morcar has a figure to choose, everyone waits', () => {
  const quest = { monsters: [{ kind: 'orc', at: 'D1' }] };
  const t = table(
    LAIR,
    { B: { kind: 'barbarian' } },
    { quest, dark: true, box: { orc: 0 }, turn: { of: 'B', left: 3 } },
  );
  walk(t, 'B', 'B1');
  t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'chooseSubstitute' }]);
  t.refuses(step('B', 'C1'), 'waitingForAnother', 'CLS-TUR-13');
  t.refuses(END, 'waitingForAnother', 'CLS-TUR-13', 'heroes');
  t.do({ type: 'substitute', kind: 'goblin' });
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  walk(t, 'B', 'C1');
  assert.deepEqual(places(t), { B: 'C1', 'goblin-1': 'D1' });
});

rule('CLS-TUR-14', 'a monster has a move and an attack, and nothing else', () => {
  const t = pack();
  const kinds = [
    'step',
    'attack',
    'jump',
    'castSpell',
    'usePower',
    'searchSecrets',
    'searchTreasure',
    'disarm',
    'usePotion',
  ];
  assert.deepEqual(
    kinds.filter((type) => t.offered(type, 'morcar').length > 0),
    ['step', 'attack'],
  );
  t.refuses(
    { type: 'castSpell', figure: 'Q', spell: 'ballOfFlame', target: 'B' },
    'castsNoSpells',
    'CLS-SPL-04',
  );
  t.refuses({ type: 'usePower', figure: 'Q', power: 0, target: 'B' }, 'noSuchPower', 'CLS-TUR-14');
});

rule('CLS-TUR-14', 'a spell the quest gives it takes the place of its attack, so many times', () => {
  const map = `
    +-+-+-+-+
    |B . . .|
    +-+-+-+-+`;
  const quest = {
    monsters: [{ kind: 'chaosSorcerer', id: 'vex', at: 'C1', powers: [{ cast: 'ballOfFlame' }] }],
  };
  const t = table(map, { B: { kind: 'barbarian' } }, { quest, turn: 'morcar' });
  const burn = { type: 'usePower', figure: 'vex', power: 0, target: 'B' };
  t.do(burn, ['skull', 'whiteShield']);
  assert.deepEqual(t.event('spellCast').rules, ['CLS-TUR-14', 'CLS-QBK-06']);
  assert.equal(t.figure('B').body, 7);
  t.refuses(burn, 'alreadyActed', 'CLS-TUR-04');
  walk(t, 'vex', 'B1');
  t.refuses(attack('vex'), 'alreadyActed', 'CLS-TUR-04');
  t.do(END);
  t.do(END);
  t.refuses(burn, 'noSuchPower', 'CLS-TUR-14');
  assert.ok(t.offers(attack('vex')), 'what it has left is its attack');
  t.refuses({ ...burn, power: 1 }, 'noSuchPower', 'CLS-TUR-14');
});

import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { PotionId } from './content/treasure.ts';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const drink = (potion: PotionId, rest: object = {}) => ({ type: 'usePotion', figure: 'E', potion, ...rest });
const HEALING = drink('potionOfHealing');

const DUEL = `
  +-+-+-+-+
  |E O . D|
  +-+-+-+-+`;
/** The Elf with these potions beside an orc, the Dwarf behind it. */
function duel(potions: PotionId[], elf: Partial<TableFigures[string]> = {}, rest: TableSetting = {}): Table {
  const figures: TableFigures = {
    E: { kind: 'elf', potions, ...elf },
    O: { kind: 'orc' },
    D: { kind: 'dwarf' },
  };
  return table(DUEL, figures, rest);
}
const STRIKE = { type: 'attack', figure: 'E', target: 'O' };
const STRUCK = { type: 'attack', figure: 'O', target: 'E' };

const ALONE = `
  +-+-+-+-+
  |E . . .|
  +-+-+-+-+`;

rule('CLS-TRE-06', 'a potion drawn is kept, and may be drunk at once', () => {
  const t = table(ALONE, { E: { kind: 'elf', body: 1 } }, { treasure: ['potionOfHealing'] });
  t.do({ type: 'searchTreasure', figure: 'E' }, ['potionOfHealing']);
  assert.deepEqual([t.event('potionKept').rules, t.hero('E').potions], [['CLS-TRE-06'], ['potionOfHealing']]);
  assert.deepEqual(t.state.treasure.aside, []);
  t.do(HEALING);
  assert.ok(t.event('potionUsed').rules.includes('CLS-TRE-06'));
  assert.deepEqual([t.figure('E').body, t.hero('E').potions], [5, []]);
});

rule('CLS-TRE-06', 'it takes no action: before one, after one, before, between and after steps', () => {
  const potions: PotionId[] = [
    'potionOfHealing',
    'potionOfHealing',
    'potionOfSpeed',
    'potionOfStrength',
    'potionOfResilience',
  ];
  const t = table(ALONE, { E: { kind: 'elf', potions, body: 1 } });
  t.do(HEALING);
  assert.deepEqual([t.state.turn.acted, t.state.turn.moveOver], [false, false]);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(drink('potionOfSpeed'));
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  t.do(drink('potionOfStrength'));
  t.do({ type: 'step', figure: 'E', to: 'C1' });
  t.do(drink('potionOfResilience'));
  t.do({ type: 'searchSecrets', figure: 'E' });
  t.do(HEALING);
  assert.deepEqual(t.hero('E').potions, []);
});

rule('CLS-TRE-06', "in another hero's turn and in the Morcar turn, and the turn stays theirs", () => {
  for (const turn of ['D', 'morcar']) {
    const t = duel(['potionOfHealing'], { body: 2 }, { turn });
    const before = t.state.turn;
    t.do(HEALING);
    assert.deepEqual([t.figure('E').body, t.state.turn], [6, before]);
  }
});

rule('CLS-TRE-06', 'whoever could drink is known to be able to, and nobody waits for them', () => {
  const t = duel(['potionOfSpeed'], {}, { turn: 'morcar' });
  const may = t.waiting().filter(({ optional }) => optional === true);
  assert.deepEqual(
    may.map(({ seat, prompt, rules }) => [seat, prompt, rules]),
    [['heroes', 'mayDrink', ['CLS-TRE-06']]],
  );
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'playMonsters' }]);
  const later = duel(['heroicBrew', 'holyWater'], {}, { turn: 'morcar' });
  assert.deepEqual(later.waiting().length, 1);
});

rule('CLS-TRE-06', 'before an attack on the drinker is rolled', () => {
  const t = duel(['potionOfHealing'], { body: 1 }, { turn: 'morcar' });
  t.do(STRUCK);
  assert.deepEqual(t.types(), ['monsterChosen', 'attackDeclared']);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'drinkFirst' }]);
  t.do(HEALING);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'drinkFirst' }]);
  t.do({ type: 'standFast', figure: 'E' }, [S, S, S, B, B]);
  assert.equal(t.figure('E').body, 2);
});

rule('CLS-TRE-06', 'never between attack and defence: both are rolled in one', () => {
  const t = duel(['potionOfHealing'], { body: 2 }, { turn: 'morcar' });
  t.do(STRUCK);
  t.do({ type: 'standFast', figure: 'E' }, [S, W, W, B, B]);
  assert.deepEqual(t.types(), ['attackRolled', 'defenceRolled', 'bodyLost']);
  assert.deepEqual(
    [t.figure('E').body, t.hero('E').potions, t.state.pending],
    [1, ['potionOfHealing'], null],
  );
});

rule('CLS-TRE-06', 'nor once Body is at 0: the dead drink nothing', () => {
  const t = duel(['potionOfHealing'], { body: 1 }, { turn: 'morcar' });
  t.do(STRUCK);
  t.do({ type: 'standFast', figure: 'E' }, [S, W, W, B, B]);
  assert.equal(t.find('E'), undefined);
  t.refuses(HEALING, 'notOnBoard', 'CLS-TRE-06', 'heroes');
});

rule('CLS-TRE-06', 'not while somebody else has a question to answer', () => {
  const rocks = table(
    ALONE,
    { E: { kind: 'elf', potions: ['potionOfHealing'] } },
    { turn: { of: 'E', left: 3 }, quest: { traps: [{ kind: 'rockfall', at: 'B1' }] } },
  );
  rocks.do({ type: 'step', figure: 'E', to: 'B1' }, [S, W, W]);
  rocks.refuses(HEALING, 'waitingForAnother', 'CLS-TRE-06');
  rocks.do({ type: 'escape', figure: 'E', to: 'C1' });
  rocks.do(HEALING);
  assert.equal(rocks.figure('E').body, 6);
  const wanderer = table(
    ALONE,
    { E: { kind: 'elf', potions: ['potionOfHealing'] } },
    { treasure: ['wanderingMonster'] },
  );
  wanderer.do({ type: 'searchTreasure', figure: 'E' }, ['wanderingMonster']);
  wanderer.refuses(HEALING, 'waitingForAnother', 'CLS-TRE-06');
});

rule('CLS-TRE-06', 'only by whoever holds it, from their own seat, on themselves, awake', () => {
  const t = duel(['potionOfHealing']);
  t.refuses(HEALING, 'notYourFigure', 'CLS-TRE-06', 'morcar');
  t.refuses({ ...HEALING, figure: 'D' }, 'potionNotHeld', 'CLS-TRE-06');
  t.refuses(drink('potionOfSpeed'), 'potionNotHeld', 'CLS-TRE-06');
  t.refuses({ ...HEALING, target: 'D' }, 'targetMissing', 'CLS-TRE-06');
  t.refuses({ ...HEALING, figure: 'O' }, 'notOnBoard', 'CLS-TRE-06');
  const asleep = duel(['potionOfHealing'], { conditions: ['asleep'] }, { turn: 'D' });
  asleep.refuses(HEALING, 'asleep', 'CLS-SPL-07');
});

rule('CLS-TRE-06', 'healing gives back up to four points, and none above the start', () => {
  for (const [body, after] of [
    [1, 5],
    [2, 6],
    [3, 6],
    [6, 6],
  ] as const) {
    const t = duel(['potionOfHealing'], { body });
    t.do(HEALING);
    assert.deepEqual(
      [t.figure('E').body, t.event('bodyRestored').amount, t.figure('D').body],
      [after, after - body, 7],
    );
  }
});

rule('CLS-TRE-06', 'strength is two dice more on the next attack, and on no other', () => {
  const t = duel(['potionOfStrength']);
  t.do(drink('potionOfStrength'));
  t.do(STRIKE, [W, W, W, W]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(STRIKE, [W, W]);
});

rule('CLS-TRE-06', 'resilience is two dice more on the next defence, and on no other', () => {
  const t = duel(['potionOfResilience'], {}, { turn: 'morcar' });
  t.do(drink('potionOfResilience'));
  t.do(STRUCK, [S, W, W, W, W, W, W]);
  assert.equal(t.event('defenceRolled').faces.length, 4);
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do(STRUCK, [S, W, W, W, W]);
});

rule('CLS-TRE-06', 'speed doubles the dice of the next move, and of no other', () => {
  const t = table(ALONE, { E: { kind: 'elf', potions: ['potionOfSpeed'] } });
  t.do(drink('potionOfSpeed'));
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 2, 3, 4]);
  assert.equal(t.state.turn.left, 10);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 2]);
});

rule('CLS-TRE-06', 'the heroic brew: two attacks that turn, drunk in it and before acting', () => {
  const t = duel(['heroicBrew']);
  t.do(drink('heroicBrew'));
  t.do(STRIKE, [W, W]);
  t.do(STRIKE, [W, W]);
  t.refuses(STRIKE, 'alreadyActed', 'CLS-TUR-04');
  const late = duel(['heroicBrew']);
  late.do(STRIKE, [W, W]);
  late.refuses(drink('heroicBrew'), 'alreadyActed', 'CLS-TUR-04');
  for (const turn of ['D', 'morcar'])
    duel(['heroicBrew'], {}, { turn }).refuses(drink('heroicBrew'), 'notYourTurn', 'CLS-TRE-06');
});

rule('CLS-TRE-06', 'a brew not used in its turn is gone', () => {
  const t = duel(['heroicBrew']);
  t.do(drink('heroicBrew'));
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do(STRIKE, [W, W]);
  t.refuses(STRIKE, 'alreadyActed', 'CLS-TUR-04');
});

const ABOUT = `
  +-+-+-+
  |X . .|
  + + + +
  |E Y .|
  +-+-+-+`;
/** Something on the Elf's north side, something else on her east side. */
const about = (north: TableFigures[string], east: TableFigures[string], rest: TableSetting = {}) =>
  table(ABOUT, { E: { kind: 'elf', potions: ['holyWater'] }, X: north, Y: east }, rest);

rule('CLS-TRE-06', 'holy water destroys one adjacent skeleton, zombie or mummy, whatever its Body', () => {
  for (const kind of ['skeleton', 'zombie', 'mummy'] as const) {
    const t = about({ kind, body: 3 }, { kind: 'orc' });
    t.do(drink('holyWater', { target: 'X' }));
    assert.deepEqual([t.find('X'), t.figure('Y').body, t.hero('E').potions], [undefined, 1, []], kind);
    assert.ok(t.event('monsterKilled').rules.includes('CLS-TRE-06'));
    assert.equal(t.event('monsterKilled').by, 'elf');
  }
});

rule('CLS-TRE-06', "it is used instead of attacking: as the action of one's own turn", () => {
  const t = about({ kind: 'zombie' }, { kind: 'orc' });
  t.do(drink('holyWater', { target: 'X' }));
  t.refuses({ type: 'attack', figure: 'E', target: 'Y' }, 'alreadyActed', 'CLS-TUR-04');
  const acted = about({ kind: 'zombie' }, { kind: 'orc' });
  acted.do({ type: 'attack', figure: 'E', target: 'Y' }, [W, W]);
  acted.refuses(drink('holyWater', { target: 'X' }), 'alreadyActed', 'CLS-TUR-04');
  const theirs = about({ kind: 'zombie' }, { kind: 'orc' }, { turn: 'morcar' });
  theirs.refuses(drink('holyWater', { target: 'X' }), 'notYourTurn', 'CLS-TRE-06');
});

rule('CLS-TRE-06', 'not on the living, not on a hero, not at a distance', () => {
  const t = about({ kind: 'orc' }, { kind: 'dwarf' });
  t.refuses(drink('holyWater', { target: 'X' }), 'onlyUndead', 'CLS-TRE-06');
  t.refuses(drink('holyWater', { target: 'Y' }), 'onlyUndead', 'CLS-TRE-06');
  t.refuses(drink('holyWater'), 'onlyUndead', 'CLS-TRE-06');
  const far = table(DUEL, {
    E: { kind: 'elf', potions: ['holyWater'] },
    O: { kind: 'orc' },
    D: { kind: 'mummy' },
  });
  far.refuses(drink('holyWater', { target: 'D' }), 'notAdjacent', 'CLS-CBT-02');
});

rule('CLS-TRE-06', 'an attack waits only for somebody whom a drink would help', () => {
  for (const [potion, body] of [
    ['potionOfResilience', 6],
    ['potionOfHealing', 5],
  ] as const) {
    const t = duel([potion], { body }, { turn: 'morcar' });
    t.do(STRUCK);
    assert.ok(t.happened('attackDeclared'));
  }
  const whole = duel(['potionOfHealing', 'potionOfStrength'], {}, { turn: 'morcar' });
  whole.do(STRUCK, [W, W, W]);
});

rule('CLS-TRE-07', 'a potion used is set aside for the rest of the quest', () => {
  for (const potion of [
    'potionOfHealing',
    'potionOfStrength',
    'potionOfResilience',
    'potionOfSpeed',
    'heroicBrew',
  ] as const) {
    const t = table(ALONE, { E: { kind: 'elf', potions: [potion] } }, { treasure: ['gem'] });
    t.do(drink(potion));
    assert.ok(t.event('potionUsed').rules.includes('CLS-TRE-07'));
    assert.ok(t.events.length > 1 && t.events.every(({ rules }) => rules.includes('CLS-TRE-06')));
    assert.deepEqual(
      [t.hero('E').potions, t.state.treasure.pile, t.state.treasure.aside],
      [[], ['gem'], [potion]],
    );
    t.refuses(drink(potion), 'potionNotHeld', 'CLS-TRE-06');
  }
});

rule('CLS-TRE-07', 'of two alike, one at a time', () => {
  const t = duel(['potionOfHealing', 'potionOfHealing'], { body: 1 });
  t.do(HEALING);
  assert.deepEqual([t.hero('E').potions, t.state.treasure.aside], [['potionOfHealing'], ['potionOfHealing']]);
  t.do(HEALING);
  t.refuses(HEALING, 'potionNotHeld', 'CLS-TRE-06');
});

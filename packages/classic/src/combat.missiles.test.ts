import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const GALLERY = `
  +-+-+-+-+
  |E . . O|
  +-+-+-+-+`;
const SHOT = { type: 'attack', figure: 'E', target: 'O', weapon: 'crossbow' };
const SPEAR = { type: 'attack', figure: 'E', target: 'O', weapon: 'spear', thrown: true };
const AXE = { ...SPEAR, weapon: 'handAxe' };
const MISSILES = ['crossbow', 'spear', 'handAxe'] as const;

const archer = (map: string, rest: Parameters<typeof table>[2] = {}): Table =>
  table(map, { E: { kind: 'elf', equipment: [...MISSILES] }, O: { kind: 'orc' } }, rest);
/** The archer, with an ally or a foe who may be in the way. */
const crowd = (map: string, other: 'goblin' | 'barbarian'): Table =>
  table(map, { E: { kind: 'elf', equipment: [...MISSILES] }, O: { kind: 'orc' }, G: { kind: other } });

rule('CLS-RNG-01', 'the spear and the hand axe are thrown and lost, hit or miss', () => {
  const hit = archer(GALLERY);
  hit.do(SPEAR, [S, W, W, W]);
  assert.equal(hit.find('O'), undefined);
  assert.deepEqual(hit.hero('E').equipment, ['crossbow', 'handAxe']);
  assert.deepEqual(hit.event('weaponLost').rules, ['CLS-RNG-01']);
  const miss = archer(GALLERY);
  miss.do(AXE, [W, B]);
  assert.deepEqual(miss.hero('E').equipment, ['crossbow', 'spear']);
  miss.refuses(
    { type: 'attack', figure: 'E', target: 'O', weapon: 'handAxe', thrown: true },
    'alreadyActed',
    'CLS-TUR-04',
  );
});

rule('CLS-RNG-01', 'the crossbow shoots turn after turn', () => {
  const t = archer(GALLERY);
  for (let round = 0; round < 3; round++) {
    t.do(SHOT, [B, B, B]);
    assert.ok(!t.happened('weaponLost'));
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
  }
  assert.deepEqual(t.hero('E').equipment, ['crossbow', 'spear', 'handAxe']);
});

rule(
  'CLS-RNG-01',
  'no other weapon reaches further than its wielder, and a weapon kept in hand is not lost',
  () => {
    const others = ['dagger', 'staff', 'broadsword', 'battleAxe'] as const;
    const t = table(GALLERY, { E: { kind: 'elf', equipment: [...others] }, O: { kind: 'orc' } });
    for (const weapon of others) {
      t.refuses({ ...SHOT, weapon, thrown: true }, 'cannotBeThrown', 'CLS-RNG-01');
      t.refuses({ ...SHOT, weapon }, 'notAdjacent', 'CLS-CBT-02');
    }
    t.refuses({ type: 'attack', figure: 'E', target: 'O', thrown: true }, 'cannotBeThrown', 'CLS-RNG-01');
    archer(GALLERY).refuses({ ...SHOT, thrown: true }, 'cannotBeThrown', 'CLS-RNG-01');
    const melee = archer(`
    +-+-+
    |E O|
    +-+-+`);
    melee.do({ type: 'attack', figure: 'E', target: 'O', weapon: 'spear' }, [B, B]);
    assert.deepEqual(melee.hero('E').equipment, ['crossbow', 'spear', 'handAxe']);
  },
);

rule('CLS-RNG-01', 'what has been thrown is gone for good', () => {
  const t = archer(GALLERY);
  t.do(SPEAR, [B, B]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.refuses(SPEAR, 'notYourWeapon', 'CLS-EQP-13');
});

rule('CLS-RNG-02', 'a missile is settled with the same dice as a blow', () => {
  const parried = archer(GALLERY);
  parried.do(SHOT, [S, S, W, B, B]);
  assert.deepEqual(parried.types(), ['attackRolled', 'defenceRolled']);
  assert.ok(parried.event('attackRolled').rules.includes('CLS-RNG-02'));
  assert.equal(parried.figure('O').body, 1);
  const hit = archer(GALLERY);
  hit.do(SHOT, [S, S, W, B, W]);
  assert.equal(hit.find('O'), undefined);
  const missed = archer(GALLERY);
  missed.do(SPEAR, [W, B]);
  assert.deepEqual(missed.types(), ['attackRolled', 'weaponLost']);
  assert.ok(missed.event('attackRolled').rules.includes('CLS-RNG-02'));
});

rule('CLS-RNG-02', 'a hero shot at defends with white shields', () => {
  const t = table(GALLERY, { E: { kind: 'elf', equipment: ['crossbow'] }, O: { kind: 'dwarf' } });
  t.do(SHOT, [S, S, S, W, B]);
  assert.equal(t.figure('O').body, 5);
});

rule('CLS-RNG-03', 'the line to the target meets no other figure', () => {
  const blocked = `
    +-+-+-+-+
    |E . G O|
    +-+-+-+-+`;
  for (const other of ['goblin', 'barbarian'] as const) {
    for (const attack of [SHOT, SPEAR, AXE])
      crowd(blocked, other).refuses(attack, 'notVisible', 'CLS-RNG-06');
  }
  const beside = crowd(
    `
    +-+-+-+-+
    |E . . O|
    + + + + +
    |. . G .|
    +-+-+-+-+`,
    'goblin',
  );
  beside.do(SHOT, [S, S, S, W, W]);
  assert.equal(beside.find('O'), undefined);
  assert.equal(beside.figure('G').body, 1);
});

rule('CLS-RNG-03', 'a figure whose square the line only touches at a corner is not in the way', () => {
  const t = crowd(
    `
    +-+-+-+
    |E G .|
    + + + +
    |. . .|
    + + + +
    |. . O|
    +-+-+-+`,
    'goblin',
  );
  t.do(SHOT, [B, B, B]);
  const crossed = crowd(
    `
    +-+-+-+
    |E . .|
    + + + +
    |. G .|
    + + + +
    |. . O|
    +-+-+-+`,
    'goblin',
  );
  crossed.refuses(SHOT, 'notVisible', 'CLS-RNG-06');
});

const across = (edge: string) => `
  +-+-+-+-+
  |E .${edge}. O|
  +-+-+-+-+`;

/** The orc waits in a room of its own, out of the Elf's sight. */
const BESIDE_THE_PIT = `
  +-+-+-+-+
  |E . . .|
  +-+-+-+o+
  |# # #|O|
  +-+-+-+-+`;

rule(
  'CLS-RNG-03',
  'walls, closed doors and blocked squares stop a missile; open doors, furniture and pits do not',
  () => {
    for (const edge of ['|', 'd', 's']) archer(across(edge)).refuses(SHOT, 'notVisible', 'CLS-RNG-06');
    archer(across('o')).do(SHOT, [B, B, B]);
    archer(GALLERY, { quest: { blocked: ['C1'] } }).refuses(SHOT, 'notVisible', 'CLS-RNG-06');
    archer(GALLERY, { quest: { furniture: [{ kind: 'throne', at: 'C1' }] } }).do(SHOT, [B, B, B]);
    const pit = archer(BESIDE_THE_PIT, { quest: { traps: [{ kind: 'pit', at: 'C1' }] } });
    pit.do({ type: 'searchSecrets', figure: 'E' });
    pit.do({ type: 'endTurn' });
    pit.do({ type: 'step', figure: 'O', to: 'D1' });
    pit.do({ type: 'endTurn' });
    assert.deepEqual(pit.described()['pits'], ['C1']);
    pit.do(SHOT, [B, B, B]);
  },
);

/** A straight passage, the Elf at one end and the orc at the other. */
const passage = (length: number) => {
  const border = `+${'-+'.repeat(length)}`;
  return [border, `|E ${': '.repeat(length - 2)}O|`, border].join('\n');
};

rule('CLS-RNG-04', 'there is no maximum range', () => {
  for (const length of [3, 4, 12, 26, 60]) {
    for (const attack of [SHOT, SPEAR, AXE]) {
      const t = archer(passage(length));
      t.do(attack, [S, ...(attack === SHOT ? [B, B] : [B]), W, W]);
      assert.equal(t.find('O'), undefined, `${attack.weapon} over ${length} squares`);
    }
  }
});

const CLOSE = `
  +-+-+-+
  |E O .|
  +-+-+-+`;

rule('CLS-RNG-05', 'no missile at an adjacent target; another weapon or the card will do', () => {
  const t = archer(CLOSE);
  for (const attack of [SHOT, SPEAR, AXE]) t.refuses(attack, 'tooClose', 'CLS-RNG-05');
  archer(passage(3)).do(SHOT, [B, B, B]);
  archer(CLOSE).do({ type: 'attack', figure: 'E', target: 'O', weapon: 'handAxe' }, [B, B]);
  t.do({ type: 'attack', figure: 'E', target: 'O' }, [B, B]);
});

rule('CLS-RNG-05', 'a diagonal target is not adjacent, nor one beyond a wall', () => {
  const corner = archer(`
    +-+-+
    |E .|
    + + +
    |. O|
    +-+-+`);
  corner.do(SHOT, [S, B, B, W, W]);
  assert.equal(corner.find('O'), undefined);
  const walled = archer(`
    +-+-+-+
    |.|E|O|
    +-+-+-+`);
  walled.refuses(SHOT, 'notVisible', 'CLS-RNG-06');
});

rule('CLS-RNG-05', 'other monsters beside the shooter do not prevent the shot', () => {
  const t = crowd(
    `
    +-+-+-+-+
    |E . . O|
    + + + + +
    |G . . .|
    +-+-+-+-+`,
    'goblin',
  );
  t.do(SHOT, [S, B, B, W, W]);
  assert.equal(t.find('O'), undefined);
  t.refuses({ ...SHOT, target: 'G' }, 'alreadyActed', 'CLS-TUR-04');
  assert.equal(t.figure('G').body, 1);
});

rule('CLS-RNG-06', 'a shot at what cannot be seen is refused, and nothing is spent', () => {
  const t = crowd(
    `
    +-+-+-+-+
    |E G . O|
    +-+-+-+-+`,
    'goblin',
  );
  const before = t.state;
  for (const attack of [SHOT, SPEAR, AXE]) t.refuses(attack, 'notVisible', 'CLS-RNG-06');
  assert.equal(t.state, before);
  assert.deepEqual(t.hero('E').equipment, ['crossbow', 'spear', 'handAxe']);
  t.do({ type: 'attack', figure: 'E', target: 'G' }, [S, B, W]);
  assert.equal(t.find('G'), undefined);
});

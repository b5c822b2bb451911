import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const PAIR = `
  +-+-+-+
  |B O .|
  +-+-+-+`;
const HIT = { type: 'strike', figure: 'B', target: 'O' };
const BACK = { type: 'strike', figure: 'O', target: 'B' };

interface Duel {
  readonly weapon?: string | null;
  readonly level?: number;
  readonly foe?: object;
  readonly map?: string;
  readonly turn?: string;
  readonly hero?: object;
  readonly more?: object;
}

/** A barbarian and, on the square to the east, an orc or another foe. */
function duel({ weapon = 'broadsword', level = 3, foe = {}, map = PAIR, turn, hero, more }: Duel = {}) {
  return table(
    map,
    { B: { kind: 'barbarian', ...hero }, O: { kind: 'orc', ...foe } },
    {
      ...(turn === undefined ? {} : { turn }),
      next: { figures: { B: { level, facing: 'east', sheet: armed(weapon) }, ...more } },
    },
  );
}

const facesOf = (t: NextTable) => t.event('strikeRolled').rolls[0]!.faces;

rule('NXT-ATK-01', 'an armed hero rolls the dice of the weapon, whatever the attack level', () => {
  const t = duel({ weapon: 'dagger', level: 6 });
  t.do(HIT, [S, PLAIN, W, W]);
  assert.deepEqual(facesOf(t), [S]);
  assert.equal(t.figure('B').attack, 5);
  const strong = duel({ weapon: 'broadsword', level: 6 });
  strong.do(HIT, [S, B, W, PLAIN, W, W]);
  assert.deepEqual(facesOf(strong), [S, B, W]);
  assert.ok(t.cites('NXT-ATK-01'));
});

rule('NXT-ATK-01', 'an attack takes the attack action, and a monster its one act', () => {
  const t = duel({ weapon: 'dagger' });
  t.do(HIT, [S, PLAIN, W, W]);
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
  t.refuses(HIT, 'sameAction', 'NXT-ACT-04');
  const orcs = duel({ turn: 'morcar' });
  orcs.do(BACK, [S, S, B, PLAIN, W, W]);
  assert.equal(orcs.state.turn.acted, true);
  orcs.refuses(BACK, 'alreadyActed', 'CLS-TUR-10');
});

rule('NXT-ATK-01', 'courage adds two dice once, a pit takes one away', () => {
  const t = duel({ weapon: 'dagger', hero: { conditions: ['courage'] } });
  t.do(HIT, [S, B, B, PLAIN, W, W]);
  assert.deepEqual(t.figure('B').conditions, []);
  const pit = duel({ hero: { conditions: ['pit'] } });
  pit.do(HIT, [S, B, PLAIN, W, W]);
  duel({ weapon: 'dagger', hero: { conditions: ['pit'] } }).refuses(HIT, 'noDiceLeft', 'CLS-TRP-08');
});

rule('NXT-ATK-02', 'a weapon with more dice than the attack level cannot be used at all', () => {
  duel({ weapon: 'claymore', level: 3 }).refuses(HIT, 'tooMuchWeapon', 'NXT-ATK-02');
  duel({ weapon: 'claymore', level: 4 }).do(HIT, [S, W, W, W, PLAIN, W, W]);
});

rule('NXT-ATK-03', 'attack level 4: two dice with a two-dice weapon, and no five-dice weapon', () => {
  const t = duel({ weapon: 'shortsword', level: 4 });
  assert.equal(t.figure('B').attack, 4);
  t.do(HIT, [S, S, PLAIN]);
  assert.deepEqual(facesOf(t), [S, S]);
  duel({ weapon: 'greatsword', level: 4 }).refuses(HIT, 'tooMuchWeapon', 'NXT-ATK-02');
});

const CORNERWISE = `
  +-+-+-+
  |B . .|
  + + + +
  |. O .|
  +-+-+-+`;
const APART = `
  +-+-+-+-+
  |B . O .|
  +-+-+-+-+`;

rule(
  'NXT-ATK-04',
  'the weapon decides whether corners are within reach, and whether it strikes from afar',
  () => {
    duel({ weapon: 'broadsword', map: CORNERWISE }).refuses(HIT, 'notAdjacent', 'NXT-ATK-04');
    duel({ weapon: 'shortsword', map: CORNERWISE, more: { O: { facing: 'north' } } }).do(HIT, [S, S, PLAIN]);
    duel({ weapon: 'shortsword', map: APART }).refuses(HIT, 'notAdjacent', 'NXT-ATK-04');
    duel({ weapon: 'shortBow', map: APART }).do(HIT, [S, S, PLAIN]);
  },
);

rule('NXT-ATK-04', 'a fimir strikes cornerwise, an orc does not', () => {
  const fimir = duel({ foe: { kind: 'fimir' }, map: CORNERWISE, turn: 'morcar' });
  fimir.do(BACK, [S, W, W, W, PLAIN, W, B]);
  duel({ map: CORNERWISE, turn: 'morcar' }).refuses(BACK, 'notAdjacent', 'NXT-ATK-04');
});

rule('NXT-ATK-04', 'nobody attacks themselves, nor monsters each other, nor what is not there', () => {
  const t = duel();
  t.refuses({ ...HIT, target: 'B' }, 'notOneself', 'NXT-ATK-12');
  t.refuses({ ...HIT, with: 'spoon' }, 'noSuchArm', 'NXT-ATK-04');
  t.refuses({ ...HIT, target: 'orc-9' }, 'notOnBoard', 'NXT-ATK-12');
  const two = table(
    `
    +-+-+-+
    |B O G|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    { turn: 'morcar' },
  );
  two.refuses({ ...BACK, target: 'G' }, 'notAFoe', 'CLS-MON-04');
});

rule('NXT-ATK-05', 'as many skulls as are rolled', () => {
  const t = duel({ foe: { kind: 'ogre' } });
  t.do(HIT, [S, B, S, PLAIN, S, S, S]);
  assert.equal(t.event('strikeRolled').hits, 2);
  assert.equal(t.figure('O').body, 1);
});

rule('NXT-ATK-06', 'the target rolls its own defence dice, the hero with what is worn', () => {
  const t = duel({ foe: { kind: 'mummy' } });
  t.do(HIT, [S, W, W, PLAIN, S, S, S, S]);
  assert.equal(t.event('strikeParried').faces.length, 4);
  const hero = table(
    PAIR,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    {
      turn: 'morcar',
      next: { figures: { B: { facing: 'east', sheet: armed('broadsword', 'leather', 'shield', 'helmet') } } },
    },
  );
  hero.do(BACK, [S, W, W, PLAIN, S, S, S, S, S]);
  assert.equal(
    hero.event('strikeParried').faces.length,
    5,
    '2 of the level, 1 each of leather, shield, helmet',
  );
  const both = table(
    PAIR,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    {
      turn: 'morcar',
      next: { figures: { B: { level: 4, facing: 'east', sheet: armed('claymore', 'leather', 'shield') } } },
    },
  );
  both.do(BACK, [S, W, W, PLAIN, S, S, S]);
  assert.equal(both.event('strikeParried').faces.length, 3, 'no hand left for the shield');
});

rule('NXT-ATK-06', 'no die asleep, one fewer in a pit, two more with skin of rock, once', () => {
  const asleep = duel({ foe: { kind: 'ogre', conditions: ['asleep'] } });
  asleep.do(HIT, [S, W, W, PLAIN]);
  assert.equal(asleep.figure('O').body, 2);
  assert.deepEqual(asleep.figure('O').conditions, [], 'blows wake');
  duel({ foe: { kind: 'ogre', conditions: ['pit'] } }).do(HIT, [S, W, W, PLAIN, S, S]);
  const rock = duel({ turn: 'morcar', hero: { conditions: ['rockSkin'] } });
  rock.do(BACK, [S, W, W, PLAIN, S, S, S, S]);
  assert.deepEqual(rock.figure('B').conditions, []);
});

rule('NXT-ATK-07', 'a white shield stops one skull, for monsters and heroes', () => {
  const t = duel({ foe: { kind: 'ogre' } });
  t.do(HIT, [S, S, S, PLAIN, W, W, B]);
  assert.equal(t.event('strikeParried').damage, 1);
  assert.equal(t.figure('O').body, 2);
  const hero = duel({ turn: 'morcar' });
  hero.do(BACK, [S, S, W, PLAIN, W, B]);
  assert.equal(hero.figure('B').body, 7);
});

rule('NXT-MON-01', 'monsters parry with white shields; black ones stop nothing', () => {
  const t = duel({ foe: { kind: 'ogre' } });
  t.do(HIT, [S, S, W, PLAIN, B, B, W]);
  assert.equal(t.event('strikeParried').shields, 1);
  assert.equal(t.figure('O').body, 2);
  assert.ok(t.event('strikeParried').rules.includes('NXT-MON-01'));
});

rule('NXT-ATK-08', 'every skull that is left costs a Body point, and the last one kills', () => {
  const t = duel({ turn: 'morcar', hero: { body: 3 } });
  t.do(BACK, [S, S, S, PLAIN, W, B]);
  assert.equal(t.figure('B').body, 1);
  assert.equal(t.event('bodyLost').amount, 2);
  const last = duel({ turn: 'morcar', hero: { body: 3 } });
  last.do(BACK, [S, S, S, PLAIN, B, B]);
  assert.equal(last.find('B'), undefined);
});

rule('NXT-ATK-09', 'a monster has the Body of its own card', () => {
  const t = duel({ foe: { kind: 'ogre' } });
  assert.equal(t.figure('O').body, 3);
  t.do(HIT, [S, S, W, PLAIN, B, B, S]);
  assert.equal(t.figure('O').body, 1);
  for (const kind of ['orc', 'zombie']) assert.equal(duel({ foe: { kind } }).figure('O').body, 1);
});

rule('NXT-ATK-10', 'heroes may attack heroes', () => {
  const t = table(
    PAIR,
    { B: { kind: 'barbarian' }, O: { kind: 'dwarf' } },
    { turn: 'B', next: { figures: { B: { sheet: armed('broadsword') }, O: { sheet: armed('warHammer') } } } },
  );
  t.do(HIT, [S, S, W, PLAIN, W, B]);
  assert.equal(t.figure('O').body, 6);
});

rule('NXT-ATK-11', 'a Claymore against a zombie: one skull is parried, the other kills', () => {
  const t = duel({ weapon: 'claymore', level: 4, foe: { kind: 'zombie' } });
  t.do(HIT, [S, S, W, B, PLAIN, W, S, B]);
  assert.equal(t.event('strikeRolled').hits, 2);
  assert.equal(t.event('strikeParried').shields, 1);
  assert.equal(t.event('bodyLost').amount, 1);
  assert.equal(t.find('O'), undefined);
  assert.equal(t.happened('counterRolled'), false);
});

rule('NXT-ATK-12', 'from the turn to the target to the last wound, always in the same order', () => {
  const t = duel({ foe: { kind: 'ogre' }, more: { O: { facing: 'west' } } });
  t.state = { ...t.state, next: { ...t.state.next, facing: { ...t.state.next.facing, barbarian: 0 } } };
  t.do(HIT, [S, S, W, PLAIN, B, B, S]);
  assert.deepEqual(t.types(), [
    'faced',
    'strikeDeclared',
    'engaged',
    'strikeRolled',
    'strikeParried',
    'bodyLost',
  ]);
  assert.equal(t.facing('B'), 1);
});

rule('NXT-FIN-01', 'as many skulls as defence dice finish whoever has one Body point, without a roll', () => {
  const t = duel();
  t.do(HIT, [S, S, W, PLAIN]);
  assert.deepEqual(t.types().slice(3, 6), ['finished', 'bodyLost', 'monsterKilled']);
  const short = duel();
  short.do(HIT, [S, W, W, PLAIN, W, W]);
  assert.equal(short.figure('O').body, 1, 'one skull fewer than dice: it rolls');
  const healthy = duel({ foe: { kind: 'ogre' } });
  healthy.do(HIT, [S, S, S, PLAIN, W, W, W]);
  assert.equal(healthy.happened('finished'), false, 'not with more than one Body point');
});

rule('NXT-FIN-01', 'it is the dice really rolled against this attack that count', () => {
  const pit = duel({ foe: { kind: 'zombie', conditions: ['pit'] } });
  pit.do(HIT, [S, S, W, PLAIN]);
  assert.ok(pit.happened('finished'));
  const hero = duel({ turn: 'morcar', hero: { body: 1 } });
  hero.do(BACK, [S, S, W, PLAIN]);
  assert.ok(hero.happened('finished'));
  assert.equal(hero.find('B'), undefined);
});

rule('NXT-FIN-02', 'whoever has fewer than two dice of their own rolls', () => {
  const t = duel({ foe: { kind: 'goblin' } });
  t.do(HIT, [S, S, S, PLAIN, B]);
  assert.equal(t.happened('finished'), false);
  const lucky = duel({ foe: { kind: 'goblin' } });
  lucky.do(HIT, [S, W, W, PLAIN, W]);
  assert.equal(lucky.figure('O').body, 1);
  const lowered = duel({ foe: { conditions: ['pit'] } });
  lowered.do(HIT, [S, W, W, PLAIN]);
  assert.ok(lowered.happened('finished'), 'two dice of its own, one of them lost in the pit');
});

rule('NXT-FIN-03', 'a sceptre, three skulls, a zombie of three dice: dead without a roll', () => {
  const t = table(
    PAIR,
    { B: { kind: 'wizard' }, O: { kind: 'zombie' } },
    { next: { figures: { B: { level: 6, sheet: armed('sceptre') } } } },
  );
  t.do(HIT, [S, S, S, B, PLAIN]);
  assert.equal(t.happened('strikeParried'), false);
  assert.equal(t.event('bodyLost').amount, 1);
  assert.equal(t.find('O'), undefined);
});

rule('NXT-CRT-01', 'the D20 beside the dice: 19 adds one skull, 20 two, below nothing', () => {
  for (const [die, hits] of [
    [18, 1],
    [19, 2],
    [20, 3],
  ] as const) {
    const t = duel({ foe: { kind: 'ogre', body: 6 } });
    t.do(HIT, [S, W, W, die, S, S, S]);
    assert.deepEqual([t.event('strikeRolled').hits, t.event('strikeRolled').rolls[0]!.critical], [hits, die]);
    assert.equal(t.figure('O').body, 6 - hits);
  }
});

rule('NXT-CRT-01', 'a miss stays a miss, and counter-attacks have no D20', () => {
  const t = duel();
  t.do(HIT, [W, W, W, 20, W, W, W]);
  assert.equal(t.event('strikeRolled').hits, 0);
  assert.equal(t.event('counterRolled').why, 'miss');
});

rule('NXT-UNA-01', 'bare hands roll the attack level and hit with black shields', () => {
  const t = duel({ weapon: null, foe: { kind: 'ogre' } });
  t.do(HIT, [S, B, S, PLAIN, S, S, S]);
  assert.equal(t.event('strikeRolled').hits, 1);
  assert.equal(t.figure('O').body, 2);
  assert.ok(t.event('strikeRolled').rules.includes('NXT-UNA-01'));
  const miss = duel({ weapon: null });
  miss.do(HIT, [S, S, S, 20, W, W, W]);
  assert.equal(miss.event('counterRolled').why, 'miss', 'skulls are no hits');
});

rule('NXT-UNA-02', 'a disarmed monster keeps its dice and hits with black shields', () => {
  const t = duel({ turn: 'morcar', more: { O: { plights: [{ tag: 'disarmed' }] } } });
  t.do(BACK, [S, B, S, PLAIN, S, S]);
  assert.deepEqual([facesOf(t).length, t.event('strikeRolled').hits], [3, 1]);
  assert.equal(t.figure('B').body, 7);
  assert.ok(t.event('strikeRolled').rules.includes('NXT-UNA-02'));
});

rule('NXT-UNA-04', 'the worthless stick counts as no weapon', () => {
  const t = duel({ weapon: 'worthlessStick', level: 1, foe: { kind: 'ogre' } });
  t.do(HIT, [S, S, B, PLAIN, S, S, S]);
  assert.equal(t.event('strikeRolled').hits, 1);
});

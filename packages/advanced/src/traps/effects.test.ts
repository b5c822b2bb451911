/** The effect of each trap when it goes off (ADV-TRAP-15 to ADV-TRAP-36). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { stat, statsOf } from '../figures.ts';
import { meleeWeapons, rangedWeapons } from '../combat/weapons.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { ROOM, sprung, trapped } from '../testing/trapped.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { canHandle } from './limits.ts';
import { setGoing } from '../testing/underWay.ts';
import { releaseGas } from './gas.ts';

const wounds = (t: AdvancedTable, letter = 'A'): number => t.figure(letter).wounds;
const effect = (t: AdvancedTable, tag: string, letter = 'A') =>
  t.figure(letter).effects.find((one) => one.tag === tag);

for (const [face, left] of [
  [4, 4],
  [5, 0],
  [12, 0],
] as const)
  rule('ADV-TRAP-15', `a dart of ${face} against Toughness 5 leaves ${left} wounds`, () => {
    const t = trapped();
    sprung(t, 'poisonDart', [face]);
    assert.equal(wounds(t), left);
    assert.equal(t.happened('knockedOut'), left === 0);
  });

rule('ADV-TRAP-15', 'fate cancels the wound and the poison with it', () => {
  const t = trapped({ A: { fate: 1 } });
  sprung(t, 'poisonDart', [5].slice(0, 0));
  t.do({ type: 'faceRoll', fate: false }, [5]);
  t.do({ type: 'faceWounds', fate: true });
  assert.equal(wounds(t), 4);
});

rule('ADV-TRAP-16', 'five dice for everybody under the fire, three squares by three', () => {
  const t = trapped({ A: {}, B: {} });
  sprung(t, 'fireball', [5, 5, 1, 1, 1, 5, 1, 1, 1, 1]);
  assert.deepEqual([wounds(t, 'A'), wounds(t, 'B')], [2, 3]);
});

rule('ADV-TRAP-17', 'it rests, then burns in three phases of the master, eight squares away at most', () => {
  const t = trapped({ A: {} }, { untrodden: [] });
  sprung(t, 'fireball', [1, 1, 1, 1, 1]);
  t.do({ type: 'done' }, [5]);
  assert.equal(t.happened('fireballRests'), true);
  for (const left of [2, 1, 0]) {
    t.do({ type: 'done' }, [5]);
    assert.deepEqual(t.awaited()[0], { seat: 'master', prompt: 'moveFireball' });
    // From one corner to the other are seven squares, and two of them miss A.
    t.do({ type: 'moveFireball', to: left === 2 ? 'C1' : 'A1' }, left === 2 ? [] : [5, 1, 1, 1, 1]);
    assert.equal(t.event('fireballMoved').left, left);
  }
  assert.deepEqual([t.state.levels[0]!.things, wounds(t)], [[], 2]);
});

for (const [face, bolts] of [
  [1, 1],
  [4, 1],
  [5, 2],
  [9, 3],
  [12, 3],
] as const)
  rule('ADV-TRAP-18', `a ${face} is ${bolts} bolts of three dice`, () => {
    const t = trapped();
    sprung(t, 'crossfire', [face, ...Array<number>(3 * bolts).fill(1)]);
    assert.deepEqual([t.event('boltsCounted').bolts, t.all('trapStruck').length], [bolts, bolts]);
  });

rule('ADV-TRAP-19', 'it is spent once it has gone off', () => {
  const t = trapped();
  sprung(t, 'crossfire', [1, 1, 1, 1]);
  assert.deepEqual(t.state.levels[0]!.things, []);
});

rule('ADV-TRAP-20', 'the cloud reaches two squares, corners counted, and takes that off the die', () => {
  const t = trapped({ A: {}, B: {} });
  sprung(t, 'gas', [5, 6]);
  assert.deepEqual(
    t.all('gasResisted').map(({ figure, ring, passed }) => [figure, ring, passed]),
    [
      ['A', 0, true],
      ['B', 1, true],
    ],
  );
  const apart = (row: string) =>
    trapped({ A: {}, B: {} }, { map: ROOM.replace('B', '.').replace('|. . . . .|\n  +-', `|${row}|\n  +-`) });
  sprung(apart('. . . B .'), 'gas', [5]);
  const edge = trapped(
    { A: {}, B: {} },
    {
      map: ROOM.replace('B', '.').replace(
        '|. . . . .|\n  + + + + + +\n  |. . . . .|\n  +-',
        '|. . B . .|\n  + + + + + +\n  |. . . . .|\n  +-',
      ),
    },
  );
  sprung(edge, 'gas', [5, 7]);
  assert.deepEqual(
    edge.all('gasResisted').map(({ figure, ring, passed }) => [figure, ring, passed]),
    [
      ['A', 0, true],
      ['B', 2, true],
    ],
  );
});

for (const [ring, map] of [
  [0, ROOM.replace('B', '.')],
  [1, ROOM.replace('A .', '. A').replace('B', '.')],
  [2, ROOM.replace('A . .', '. . A').replace('B', '.')],
] as const)
  rule(
    'ADV-TRAP-21',
    `Toughness 5, ${ring} from the middle: ${5 + ring} holds out, ${6 + ring} does not`,
    () => {
      for (const face of [5 + ring, 6 + ring]) {
        const t = trapped({ A: {} }, { map });
        const failed = face > 5 + ring;
        setGoing(t, (play) => releaseGas(play, t.square('A1')), failed ? [face, 1] : [face]);
        assert.deepEqual(
          t.all('gasResisted').map(({ figure, ring: at, passed }) => [figure, at, passed]),
          [['A', ring, !failed]],
        );
      }
    },
  );

rule('ADV-TRAP-21', 'against the starting Toughness: armour is no help', () => {
  const t = trapped({ A: { armour: ['plateArmour'] } });
  sprung(t, 'gas', [6, 11, 1, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual([t.event('gasResisted').toughness, t.event('gasResisted').passed], [5, false]);
});

rule('ADV-TRAP-22', 'one die for all who breathed it; 1–6: a wound, and no step for three turns', () => {
  for (const face of [1, 6]) {
    const t = trapped({ A: {}, B: {} });
    sprung(t, 'gas', [12, 12, face]);
    assert.deepEqual([wounds(t, 'A'), wounds(t, 'B'), t.all('gasRolled').length], [3, 3, 1]);
    t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'numb', 'ADV-TRAP-22');
    for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'done' }, [5]);
    assert.equal(effect(t, 'numb')!.left, 1);
    t.do({ type: 'done' }, [5]);
    assert.ok(t.offers({ type: 'step', figure: 'A', to: 'B1' }));
  }
});

rule('ADV-TRAP-22', '7–8: sick for the rest of the expedition', () => {
  for (const face of [7, 8]) {
    const t = trapped({ A: { start: { ...STATS, weaponSkill: 7, bowSkill: 9, speed: 7 } } });
    sprung(t, 'gas', [12, face]);
    const { weaponSkill, bowSkill, speed, strength } = statsOf(t.state, t.figure('A'));
    assert.deepEqual([weaponSkill, bowSkill, speed, strength], [4, 5, 4, 4]);
    assert.equal(t.offered('step', 'ann').length > 0, true);
    t.do({ type: 'step', figure: 'A', to: 'A2' });
    assert.equal(t.state.turn.acts['A']!.left, 7);
    assert.deepEqual(
      t.figure('A').effects.map(({ ends }) => ends),
      ['never'],
    );
  }
});

rule('ADV-TRAP-22', '9–10: the master moves them, and they strike nobody', () => {
  for (const face of [9, 10]) {
    const t = trapped({ A: {}, B: {} }, { untrodden: [] });
    sprung(t, 'gas', [12, 1, face]);
    t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'controlled', 'ADV-TRAP-33');
    t.do({ type: 'done' }, [5]);
    assert.deepEqual(t.awaited()[0], { seat: 'master', prompt: 'control' });
    t.refuses({ type: 'controlAttack', target: 'B' }, 'notInReach', 'ADV-TRAP-33');
    t.do({ type: 'controlStep', to: 'B1' });
    t.do({ type: 'controlEnd' });
    assert.equal(t.at('A'), 'B1');
  }
});

rule('ADV-TRAP-22', '11: eight damage dice; 12: a healing potion, or death', () => {
  const strong = trapped();
  sprung(strong, 'gas', [12, 11, 5, 5, 1, 1, 1, 1, 1, 1]);
  assert.equal(wounds(strong), 2);
  const dead = trapped();
  sprung(dead, 'gas', [12, 12]);
  assert.equal(dead.find('A'), undefined);
});

rule('ADV-MGT-31', 'a potion, the victim’s own or of somebody beside them, works at once', () => {
  const t = trapped({ A: {}, B: { items: ['healingPotion'] } });
  sprung(t, 'gas', [12, 1, 12]);
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'facePoison' });
  t.refuses({ type: 'facePoison', fate: true }, 'noFate', 'ADV-FATE-06');
  t.do({ type: 'takeAntidote', of: 'B' });
  assert.deepEqual([wounds(t), t.sheet('B').items, effect(t, 'healingPotion')?.ends], [4, [], 'never']);
});

rule('ADV-MGT-31', 'so does a point of fate; to do nothing is to die', () => {
  const t = trapped({ A: { fate: 1 } });
  sprung(t, 'gas', []);
  t.do({ type: 'faceRoll', fate: false }, [12]);
  t.do({ type: 'faceRoll', fate: false }, [12]);
  t.do({ type: 'facePoison', fate: true });
  assert.deepEqual([t.sheet('A').fate, wounds(t)], [0, 4]);
  const dead = trapped({ A: { items: ['healingPotion'] }, B: {} });
  sprung(dead, 'gas', [12, 1, 12]);
  dead.do({ type: 'facePoison', fate: false });
  assert.equal(dead.find('A'), undefined);
});

const STATS = {
  weaponSkill: 8,
  bowSkill: 8,
  strength: 6,
  toughness: 5,
  speed: 8,
  bravery: 9,
  intelligence: 8,
};

for (const [face, dice] of [
  [8, 3],
  [9, 12],
] as const)
  rule('ADV-TRAP-23', `a ${face} against Speed 8: ${dice} dice`, () => {
    const t = trapped();
    sprung(t, 'blocks', [face, ...Array<number>(dice).fill(1)]);
    assert.deepEqual([t.event('dodgeRolled').passed, t.event('trapStruck').faces.length], [face <= 8, dice]);
  });

/** Blocks hang over the room, noticed but not disarmed. */
function blocks(): AdvancedTable {
  const t = trapped({ A: {} }, { untrodden: [] });
  const [level] = t.state.levels;
  const square = t.square('E4');
  const things = [
    { id: 'trap-1', tag: 'trap', square, trap: 'blocks', state: 'noticed', chest: null },
  ] as const;
  t.state = { ...t.state, levels: [{ ...level!, things }] };
  return t;
}

rule('ADV-TRAP-24', 'six squares in a turn are slow enough to pass under them', () => {
  const t = blocks();
  for (const to of ['B1', 'C1', 'D1', 'E1', 'E2', 'E3']) t.do({ type: 'step', figure: 'A', to });
  assert.deepEqual([t.at('A'), t.happened('trapWentOff')], ['E3', false]);
});

rule('ADV-TRAP-25', 'the seventh brings them down', () => {
  const t = blocks();
  for (const to of ['B1', 'C1', 'D1', 'E1', 'E2', 'E3']) t.do({ type: 'step', figure: 'A', to });
  t.do({ type: 'step', figure: 'A', to: 'E4' }, [8, 1, 1, 1]);
  assert.deepEqual([t.event('trapWentOff').trap, t.state.levels[0]!.things], ['blocks', []]);
});

for (const [chest, limb, which, left] of [
  [undefined, 'leg', 'speed', 4],
  ['chest-1', 'hand', 'weaponSkill', 4],
] as const)
  rule('ADV-TRAP-26', `four dice, and a wound costs the ${limb}`, () => {
    const t = trapped({ A: { start: { ...STATS, weaponSkill: 7, speed: 7 } } });
    sprung(t, 'mantrap', [5, 1, 1, 1], 'A', chest);
    assert.deepEqual([t.event('limbLost').limb, wounds(t)], [limb, 3]);
    assert.equal(statsOf(t.state, t.figure('A'))[which], left);
    const whole = trapped();
    sprung(whole, 'mantrap', [4, 1, 1, 1], 'A', chest);
    assert.equal(whole.happened('limbLost'), false);
  });

rule('ADV-TRAP-26', 'fate that undoes the wound at once saves the limb', () => {
  const t = trapped({ A: { fate: 2 } });
  sprung(t, 'mantrap', []);
  t.do({ type: 'faceRoll', fate: false }, [5, 1, 1, 1]);
  t.do({ type: 'faceWounds', fate: true });
  assert.deepEqual([t.happened('limbLost'), t.sheet('A').marks, wounds(t)], [false, [], 4]);
});

rule('ADV-FATE-03', 'later in the turn the wound can still be undone, the lost limb cannot', () => {
  const t = trapped({ A: { fate: 2 } });
  sprung(t, 'mantrap', []);
  t.do({ type: 'faceRoll', fate: false }, [5, 1, 1, 1]);
  t.do({ type: 'faceWounds', fate: false });
  t.do({ type: 'undoWounds', figure: 'A' });
  assert.deepEqual([wounds(t), t.sheet('A').marks], [4, ['lostLeg']]);
  assert.equal(stat(t.state, t.figure('A'), 'speed'), 4);
});

const handless = (sheet: object = {}) => {
  const t = trapped({ A: { marks: ['lostHand'], ...sheet } });
  return [t, t.figure('A')] as const;
};

rule('ADV-TRAP-27', 'half the Weapon Skill is left, rounded up, for good', () => {
  const t = trapped({ A: { start: { ...STATS, weaponSkill: 9 } } });
  sprung(t, 'guillotine', [5, 1]);
  assert.deepEqual(t.sheet('A').changes, [{ stat: 'weaponSkill', by: -4, rule: 'ADV-TRAP-27' }]);
  assert.equal(stat(t.state, t.figure('A'), 'weaponSkill'), 5);
});

rule('ADV-TRAP-27', 'a second blade takes nothing more', () => {
  const t = trapped({ A: { start: { ...STATS, weaponSkill: 9 } } });
  sprung(t, 'guillotine', [5, 1]);
  sprung(t, 'guillotine', [5, 1]);
  assert.deepEqual([t.sheet('A').marks, stat(t.state, t.figure('A'), 'weaponSkill')], [['lostHand'], 5]);
});

rule(
  'ADV-TRAP-37',
  'one hand draws no bow and swings nothing that takes two; a shield only without a weapon',
  () => {
    const [t, figure] = handless({ weapons: ['halberd', 'bow', 'crossbow', 'sword'], arrows: 3, bolts: 3 });
    assert.deepEqual([meleeWeapons(t.state, figure), rangedWeapons(t.state, figure)], [['sword'], []]);
    const [armed, one] = handless({ armour: ['shield'] });
    assert.equal(stat(armed.state, one, 'toughness'), 5);
    const [unarmed, two] = handless({ armour: ['shield'], weapons: [] });
    assert.equal(stat(unarmed.state, two, 'toughness'), 6);
  },
);

rule('ADV-TRAP-38', 'nor does it handle two components', () => {
  assert.deepEqual(
    [
      canHandle({ marks: ['lostHand'] }, 1),
      canHandle({ marks: ['lostHand'] }, 2),
      canHandle({ marks: [] }, 2),
    ],
    [true, false, true],
  );
});

rule('ADV-TRAP-28', 'Speed 7 becomes 4', () => {
  const t = trapped({ A: { start: { ...STATS, speed: 7 } } });
  sprung(t, 'mantrap', [5, 1, 1, 1]);
  assert.deepEqual(t.sheet('A').changes, [{ stat: 'speed', by: -3, rule: 'ADV-TRAP-28' }]);
});

rule('ADV-TRAP-39', 'on one leg, eight squares in an exploration turn', () => {
  const t = trapped({ A: { marks: ['lostLeg'] } });
  t.do({ type: 'step', figure: 'A', to: 'A2' });
  assert.equal(t.state.turn.acts['A']!.left, 7);
});

rule('ADV-TRAP-40', 'and neither a shield nor a weapon for two hands, though a bow will do', () => {
  const t = trapped({
    A: { marks: ['lostLeg'], armour: ['shield'], weapons: ['halberd', 'bow'], arrows: 1 },
  });
  const figure = t.figure('A');
  assert.deepEqual([meleeWeapons(t.state, figure), rangedWeapons(t.state, figure)], [['fists'], ['bow']]);
  for (const [marks, toughness] of [
    [['lostLeg'], 5],
    [[], 6],
  ] as const) {
    const one = trapped({ A: { marks, armour: ['shield'], weapons: ['sword'] } });
    assert.equal(stat(one.state, one.figure('A'), 'toughness'), toughness);
  }
});

for (const [face, left] of [
  [7, 3],
  [8, 0],
] as const)
  rule('ADV-TRAP-29', `a spike with a ${face} leaves ${left} wounds`, () => {
    const t = trapped();
    sprung(t, 'spike', [5, 1, 1, face]);
    assert.deepEqual([t.event('poisonRolled').poisoned, wounds(t)], [face >= 8, left]);
  });

rule('ADV-TRAP-29', 'the dice come first: below zero is dead, poison or not', () => {
  const t = trapped({ A: { startWounds: 2 } });
  sprung(t, 'spike', [5, 5, 5, 12]);
  assert.equal(t.find('A'), undefined);
});

for (const [armour, dice] of [
  [[], 5],
  [['leatherArmour', 'shield'], 5],
  [['magicLeather'], 5],
  [['chainMail'], 10],
  [['mithrilArmour'], 10],
  [['elvenArmour'], 10],
] as const)
  rule('ADV-TRAP-30', `${armour.join(', ') || 'no armour'}: ${dice} dice`, () => {
    const t = trapped({ A: { armour } });
    sprung(t, 'shock', Array<number>(dice).fill(1));
    assert.equal(t.event('trapStruck').faces.length, dice);
  });

for (const [face, spell, dice] of [
  [1, 'infernoOfDoom', 7],
  [2, 'infernoOfDoom', 7],
  [3, 'lightningBolt', 6],
  [4, 'lightningBolt', 6],
  [9, 'flamesOfDeath', 5],
  [10, 'flamesOfDeath', 5],
  [11, 'fireball', 5],
  [12, 'fireball', 5],
] as const)
  rule('ADV-TRAP-32', `${face}: ${spell}, ${dice} dice`, () => {
    const t = trapped();
    sprung(t, 'magic', [face, ...Array<number>(dice).fill(1)]);
    assert.deepEqual([t.event('spellRolled').spell, t.event('trapStruck').faces.length], [spell, dice]);
  });

rule('ADV-TRAP-32', '5–8: they choke, and die after three turns', () => {
  for (const face of [5, 8]) {
    const t = trapped(
      { A: {}, B: { wounds: 4 } },
      { map: ROOM.replace('B', '.').replace('|. . . . .|\n  +-', '|. . . B .|\n  +-') },
    );
    sprung(t, 'magic', [face]);
    assert.equal(effect(t, 'choked')!.of, 'trap');
    for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'done' }, [5]);
    assert.ok(t.find('A'));
    t.do({ type: 'done' }, [5]);
    assert.equal(t.find('A'), undefined);
  }
});

rule('ADV-TRAP-32', 'a healing potion drunk in time loosens a trap’s grip', () => {
  const t = trapped({ A: { items: ['healingPotion'] } });
  sprung(t, 'magic', [5]);
  t.do({ type: 'done' }, [5]);
  t.do({ type: 'drinkPotion', figure: 'A', item: 'healingPotion' });
  assert.equal(effect(t, 'choked'), undefined);
});

rule('ADV-TRAP-31', 'everybody under the circle; an amulet of iron keeps it off', () => {
  const t = trapped({ A: {}, B: { items: ['amuletOfIron'] } });
  sprung(t, 'magic', [12, 5, 1, 1, 1, 1, 9]);
  assert.deepEqual([wounds(t, 'A'), wounds(t, 'B')], [3, 4]);
});

rule('ADV-TRAP-33', 'six turns under the master’s orders, who may have them strike anybody', () => {
  const t = trapped({ A: {}, B: { weapons: [] } }, { untrodden: [] });
  sprung(t, 'mindstealer', []);
  t.do({ type: 'done' }, [5]);
  t.do({ type: 'controlAttack', target: 'B' }, [10, 5, 1, 1, 1]);
  assert.equal(wounds(t, 'B'), 3);
  t.refuses({ type: 'controlAttack', target: 'B' }, 'notInReach', 'ADV-TRAP-33');
  t.do({ type: 'controlEnd' });
  for (let turn = 0; turn < 6; turn += 1) {
    t.do({ type: 'done' }, [5]);
    t.do({ type: 'controlEnd' });
  }
  assert.equal(effect(t, 'controlled'), undefined);
  assert.ok(t.offers({ type: 'step', figure: 'A', to: 'B1' }));
});

rule('ADV-TRAP-34', 'friends of three times the strength hold them', () => {
  const strong = { start: { ...STATS, strength: 9 } };
  const t = trapped({ A: { start: { ...STATS, strength: 3 } }, B: strong });
  sprung(t, 'mindstealer', []);
  t.do({ type: 'done' }, [5]);
  assert.deepEqual([t.event('held').by, t.happened('controlled')], [['B'], false]);
  const weak = trapped({ A: { start: { ...STATS, strength: 3 } }, B: { start: { ...STATS, strength: 8 } } });
  sprung(weak, 'mindstealer', []);
  weak.do({ type: 'done' }, [5]);
  assert.deepEqual([weak.happened('held'), weak.awaited()[0]!.prompt], [false, 'control']);
  const busy = trapped({ A: { start: { ...STATS, strength: 3 } }, B: strong });
  sprung(busy, 'mindstealer', []);
  busy.do({ type: 'searchRoom', figure: 'B' }, [5, 5]);
  busy.do({ type: 'done' }, [5]);
  assert.equal(busy.happened('held'), false, 'whoever does something else has no hands for it');
});

rule('ADV-TRAP-35', 'two dice at the hand', () => {
  const t = trapped();
  sprung(t, 'guillotine', [5, 4], 'A', 'chest-1');
  assert.deepEqual([wounds(t), t.sheet('A').marks], [3, ['lostHand']]);
});

rule('ADV-TRAP-36', 'wandering monsters come, far off and without a test of surprise', () => {
  const matrices = { ...PLAIN_PLAN.matrices, wandering: [{ upTo: 12, monsters: { ratman: 1 } }] };
  const t = trapped({ A: {} }, { setup: { dungeon: { ...PLAIN_PLAN, matrices } } });
  sprung(t, 'alarm', [3]);
  assert.equal(t.event('matrixRolled').matrix, 'wandering');
  assert.deepEqual(t.awaited()[0], { seat: 'master', prompt: 'placeMonster' });
  const [place] = t.offered('placeMonster', 'master');
  t.do({ ...place!, at: t.squareName(place!.at) });
  assert.deepEqual([t.happened('surpriseTested'), t.state.turn.mode], [false, 'combat']);
});

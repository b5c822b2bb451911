import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { resale } from '../content/armoury.ts';
import { table, walk } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;
const ROW = `
  +-+-+-+-+
  |. W G .|
  +-+-+-+-+`;
const WIZARD = { kind: 'wizard' } as const;
const G = { kind: 'goblin' } as const;
const FACING = { W: { facing: 'east' }, G: { facing: 'west' } } as const;
const tryIt = { type: 'disarmFoe', figure: 'W', target: 'G' };

function duel(rest: Parameters<typeof table>[2] = {}, goblin: object = G): NextTable {
  return table(ROW, { W: WIZARD, G: goblin as typeof G }, { next: { figures: FACING }, ...rest });
}

rule('NXT-DIS-01', 'only face to face: each on the square the other looks at', () => {
  for (const [own, theirs] of [
    ['east', 'north'],
    ['east', 'east'],
    ['north', 'west'],
    ['west', 'west'],
  ] as const) {
    const t = duel({ next: { figures: { W: { facing: own }, G: { facing: theirs } } } });
    t.refuses(tryIt, 'notFaceToFace', 'NXT-DIS-01');
  }
  assert.equal(duel().offers(tryIt), true);
  const away = table(ROW.replace('G .', '. G'), { W: WIZARD, G }, { next: { figures: FACING } });
  away.refuses(tryIt, 'notFaceToFace', 'NXT-DIS-01');
  const door = table(ROW.replace('W G', 'WdG'), { W: WIZARD, G }, { next: { figures: FACING } });
  door.refuses(tryIt, 'notFaceToFace', 'NXT-DIS-01');
});

rule('NXT-DIS-01', 'a monster may try once in its turn, on a foe', () => {
  const t = duel({ turn: 'morcar' });
  const back = { type: 'disarmFoe', figure: 'G', target: 'W' };
  t.do(back, [1, 1, 1, 1]);
  t.refuses(back, 'onceATurn', 'NXT-DIS-01');
  const friends = table(ROW, { W: { kind: 'orc' }, G }, { turn: 'morcar', next: { figures: FACING } });
  friends.refuses(tryIt, 'notAFoe', 'NXT-DIS-01');
});

rule('NXT-DIS-02', 'before the attack of the turn, not after it', () => {
  const t = duel({ next: { figures: FACING, turn: { actions: ['attack'] } } });
  t.refuses(tryIt, 'beforeTheAttack', 'NXT-DIS-02');
  const m = duel({ turn: { of: 'G', acted: true } });
  m.refuses({ type: 'disarmFoe', figure: 'G', target: 'W' }, 'beforeTheAttack', 'NXT-DIS-02');
});

rule('NXT-DIS-03', 'it is a free action, and the attack may follow at once', () => {
  const t = duel();
  t.do(tryIt, [6, 6, 1, 1]);
  assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free], [[], ['disarmFoe']]);
  assert.ok(t.event('disarmRolled').rules.includes('NXT-DIS-03'));
  assert.equal(t.offers({ type: 'strike', figure: 'W', target: 'G' }), true);
});

rule(
  'NXT-DIS-04',
  'each rolls as many D6 as it has attack dice: higher disarms, lower ends the turn, equal does nothing',
  () => {
    const won = duel();
    won.do(tryIt, [2, 3, 1, 3]);
    assert.deepEqual(won.types(), ['disarmRolled', 'weaponKnockedAway']);
    assert.deepEqual([won.event('disarmRolled').outcome, won.plights('G')], ['won', [{ tag: 'disarmed' }]]);
    const tied = duel();
    tied.do(tryIt, [2, 3, 1, 4]);
    assert.deepEqual([tied.types(), tied.plights('G')], [['disarmRolled'], []]);
    assert.deepEqual(tied.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
    const lost = duel();
    lost.do(tryIt, [2, 3, 1, 5]);
    assert.equal(lost.event('disarmRolled').outcome, 'lost');
    assert.deepEqual(
      [lost.happened('turnEnded'), lost.awaited()],
      [true, [{ seat: 'morcar', prompt: 'playMonsters' }]],
    );
  },
);

rule('NXT-DIS-04', 'a monster that rolls lower has played', () => {
  const t = duel({ turn: 'morcar' });
  t.do({ type: 'disarmFoe', figure: 'G', target: 'W' }, [1, 1, 1, 2]);
  t.refuses({ type: 'step', figure: 'G', to: 'D1' }, 'turnOver', 'NXT-ACT-01');
  t.refuses({ type: 'strike', figure: 'G', target: 'W' }, 'turnOver', 'CLS-TUR-10');
});

rule('NXT-DIS-04', 'only a weapon in hand can be knocked away', () => {
  duel({}, { kind: 'gargoyle' }).refuses(tryIt, 'holdsNoWeapon', 'NXT-DIS-04');
  const t = duel();
  t.do(tryIt, [6, 6, 1, 1]);
  t.refuses(tryIt, 'holdsNoWeapon', 'NXT-DIS-04');
  const bare = duel({
    turn: 'morcar',
    next: { figures: { ...FACING, W: { facing: 'east', sheet: { inHand: null } } } },
  });
  bare.refuses({ type: 'disarmFoe', figure: 'G', target: 'W' }, 'holdsNoWeapon', 'NXT-DIS-04');
});

rule('NXT-DIS-04', 'a monster takes its weapon up again instead of attacking', () => {
  const t = duel();
  t.do(tryIt, [6, 6, 1, 1]);
  t.do({ type: 'endTurn' });
  const takeUp = { type: 'takeWeapon', figure: 'G', square: 'C1' };
  t.do(takeUp);
  assert.deepEqual(
    [t.event('weaponTakenUp').free, t.event('weaponTakenUp').rules],
    [false, ['NXT-SWP-01', 'NXT-DIS-04']],
  );
  assert.deepEqual([t.plights('G'), t.state.turn.acted, t.state.next.litter], [[], true, []]);
  t.refuses({ type: 'strike', figure: 'G', target: 'W' }, 'alreadyActed', 'CLS-TUR-10');
  t.refuses(takeUp, 'notThere', 'NXT-DIS-04');
});

rule(
  'NXT-DIS-04',
  'a hero’s weapon falls on the hero’s square, and costs an action to take up with enemies about',
  () => {
    const t = duel({ turn: 'morcar' });
    t.do({ type: 'disarmFoe', figure: 'G', target: 'W' }, [6, 6, 1, 1]);
    assert.deepEqual([t.sheet('W').inHand, t.sheet('W').gear.includes('minorSceptre')], [null, false]);
    t.do({ type: 'endTurn' });
    const takeUp = { type: 'takeWeapon', figure: 'W', square: 'B1', weapon: 'minorSceptre' };
    t.do(takeUp);
    assert.deepEqual([t.sheet('W').inHand, t.state.next.turn.actions], ['minorSceptre', ['changeWeapon']]);
    assert.deepEqual(t.state.next.litter, []);
  },
);

rule('NXT-DIS-05', 'whoever is disarmed hits with black shields only', () => {
  const sheet = { gear: ['minorSceptre'], inHand: 'minorSceptre' };
  const t = duel({ next: { figures: { ...FACING, W: { facing: 'east', sheet } } } });
  t.do(tryIt, [6, 6, 1, 1]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'G', target: 'W' }, [S, 'blackShield', 1, W, W]);
  assert.equal(t.event('strikeRolled').rolls[0]?.hits, 1);
});

rule(
  'NXT-DIS-06',
  'the wizard’s 9 beats the goblin’s 8: the goblin is disarmed, and the wizard may attack',
  () => {
    const map = ROW.replace('. W', 'W .');
    const t = table(map, { W: WIZARD, G }, { next: { figures: FACING } });
    assert.deepEqual([t.sheet('W').inHand, t.figure('G').attack], ['minorSceptre', 2]);
    t.do({ type: 'rollMovement', figure: 'W' }, [1, 1]);
    walk(t, 'W', 'B1');
    t.do(tryIt, [4, 5, 6, 2]);
    assert.deepEqual(t.plights('G'), [{ tag: 'disarmed' }]);
    assert.equal(t.offers({ type: 'strike', figure: 'W', target: 'G' }), true);
  },
);

const DWARF = { kind: 'dwarf' } as const;
const ARMED = {
  D: { sheet: { gear: ['warHammer', 'handAxe', 'greatsword'], inHand: 'warHammer' } },
} as const;
const change = (weapon: string | null) => ({ type: 'changeWeapon', figure: 'D', weapon });

rule('NXT-SWP-01', 'changing weapon is free with no enemy present, an action with one', () => {
  const alone = table('+-+-+\n|D .|\n+-+-+', { D: DWARF }, { next: { figures: ARMED } });
  alone.do(change('handAxe'));
  assert.deepEqual([alone.sheet('D').inHand, alone.state.next.turn.actions], ['handAxe', []]);
  alone.do(change(null));
  assert.deepEqual([alone.sheet('D').inHand, alone.state.next.turn.actions], [null, ['again']]);
  const met = table('+-+-+-+\n|D . G|\n+-+-+-+', { D: DWARF, G }, { next: { figures: ARMED } });
  met.do(change('handAxe'));
  assert.deepEqual(met.state.next.turn.actions, ['changeWeapon']);
  met.refuses(change('warHammer'), 'sameAction', 'NXT-ACT-03');
});

rule('NXT-SWP-01', 'present means in sight, in the same room or passage', () => {
  const map = '+-+-+-+\n|D .dG|\n+-+-+-+';
  const shut = table(map, { D: DWARF, G }, { next: { figures: ARMED } });
  shut.do(change('handAxe'));
  assert.equal(shut.event('weaponChanged').free, true);
  const passage = table('+-+-+-+\n|D : G|\n+-+-+-+', { D: DWARF, G }, { next: { figures: ARMED } });
  passage.do(change('handAxe'));
  assert.equal(passage.event('weaponChanged').free, false);
});

rule('NXT-SWP-01', 'to a weapon the hero owns and may wield, in the hero’s own turn', () => {
  const t = table('+-+-+\n|D .|\n+-+-+', { D: DWARF }, { next: { figures: ARMED } });
  t.refuses(change('warHammer'), 'alreadyInHand', 'NXT-SWP-01');
  t.refuses(change('dagger'), 'notOwned', 'NXT-SWP-01');
  t.refuses(change('greatsword'), 'cannotWield', 'NXT-ATK-02');
  t.do({ type: 'endTurn' });
  t.refuses(change('handAxe'), 'notYourTurn', 'CLS-TUR-02', 'heroes');
});

rule(
  'NXT-UNA-03',
  'a hero takes the poor weapon of an armed monster it has killed, and hits with skulls',
  () => {
    const next = { figures: { W: { facing: 'east', level: 2, sheet: { gear: [], inHand: null } } } } as const;
    const t = table(ROW, { W: WIZARD, G: { ...G, defence: 0 } }, { next });
    t.do({ type: 'strike', figure: 'W', target: 'G' }, ['blackShield', S, 1]);
    assert.equal(t.find('G'), undefined);
    const take = { type: 'takeWeapon', figure: 'W', square: 'C1', weapon: 'poorWeapon' };
    t.do(take);
    assert.deepEqual([t.sheet('W').inHand, t.sheet('W').gear], ['poorWeapon', ['poorWeapon']]);
    assert.deepEqual(t.event('weaponTakenUp').rules, ['NXT-SWP-01', 'NXT-UNA-03']);
    t.refuses(take, 'notThere', 'NXT-DIS-04');
    assert.ok(resale('poorWeapon') <= resale('staff'));
    const sheet = { gear: ['poorWeapon'], inHand: 'poorWeapon' };
    const figures = { W: { facing: 'east', level: 4, sheet }, G: { facing: 'west' } } as const;
    const later = table(ROW, { W: WIZARD, G: { ...G, body: 5 } }, { next: { figures } });
    later.do({ type: 'strike', figure: 'W', target: 'G' }, [S, 'blackShield', 1, W]);
    assert.equal(later.event('strikeRolled').hits, 1, 'two dice, as a club has, and by skulls');
    const weak = table(ROW, { W: { ...WIZARD, attack: 1 }, G: { ...G, body: 5 } }, { next: { figures } });
    weak.do({ type: 'strike', figure: 'W', target: 'G' }, [S, 1, W]);
    assert.equal(weak.event('strikeRolled').rolls[0]!.faces.length, 1, 'no more than the hero has');
  },
);

rule('NXT-UNA-03', 'of a monster that was disarmed, it is the weapon lying where it fell', () => {
  const heaps = [{ ...heap(0), poorWeapon: false, weaponsOf: ['goblin-1'] }];
  const figures = { W: FACING.W, G: { ...FACING.G, plights: [{ tag: 'disarmed' }] } };
  const t = table(
    ROW,
    { W: WIZARD, G: { ...G, defence: 0 } },
    { next: { figures, state: { litter: heaps } } },
  );
  t.do({ type: 'strike', figure: 'W', target: 'G' }, [S, W, 1]);
  assert.equal(t.find('G'), undefined);
  assert.deepEqual(t.state.next.litter, [heap(0)]);
});

rule('NXT-UNA-03', 'it must be within reach, and claws leave nothing', () => {
  const next = { state: { litter: [heap(3)] } };
  const t = table('+-+-+-+-+\n|W . . .|\n+-+-+-+-+', { W: WIZARD }, { next });
  t.refuses(
    { type: 'takeWeapon', figure: 'W', square: 'D1', weapon: 'poorWeapon' },
    'outOfReach',
    'NXT-UNA-03',
  );
  const figures = { W: { facing: 'east', sheet: { gear: [], inHand: null } } } as const;
  const zombie = { kind: 'zombie', defence: 0, body: 1 };
  const z = table(ROW, { W: WIZARD, G: zombie }, { next: { figures } });
  z.do({ type: 'strike', figure: 'W', target: 'G' }, ['blackShield', S, 1]);
  assert.deepEqual([z.find('G'), z.state.next.litter], [undefined, []]);
});

function heap(square: number): object {
  const lists = { potions: [], gear: [], treasures: [], scrolls: [], substances: [], weaponsOf: [] };
  return { square, gold: 0, ...lists, poorWeapon: true };
}

rule('NXT-DIS-01', 'each monster has a try of its own', () => {
  const t = table(
    '+-+-+-+-+\n|O B W G|\n+-+-+-+-+',
    { O: { kind: 'orc' }, B: { kind: 'barbarian' }, W: WIZARD, G },
    {
      turn: 'morcar',
      next: {
        figures: {
          O: { facing: 'east' },
          B: { facing: 'west' },
          W: { facing: 'east' },
          G: { facing: 'west' },
        },
      },
    },
  );
  t.do({ type: 'disarmFoe', figure: 'G', target: 'W' }, [1, 1, 1, 1]);
  t.do({ type: 'disarmFoe', figure: 'O', target: 'B' }, [1, 1, 1, 1, 1, 1]);
});

rule('NXT-UNA-03', 'nothing is left by one that a trap or its own side has killed', () => {
  const figures = { W: FACING.W, G: FACING.G };
  const t = table(
    '+-+-+-+-+\n|W . G .|\n+-+-+-+-+',
    { W: WIZARD, G },
    { turn: 'morcar', next: { figures, state: { dwarfTraps: [1] } } },
  );
  t.do({ type: 'step', figure: 'G', to: 'B1' }, [S, W]);
  assert.deepEqual([t.find('G'), t.state.next.litter], [undefined, []]);
});

rule('NXT-ATK-02', 'no hero takes up what is too much to wield', () => {
  const litter = [{ ...heap(0), poorWeapon: false, gear: ['greatsword', 'helmet'] }];
  const t = table('+-+-+\n|D .|\n+-+-+', { D: DWARF }, { next: { figures: ARMED, state: { litter } } });
  const take = (weapon: string) => ({ type: 'takeWeapon', figure: 'D', square: 'A1', weapon });
  t.refuses(take('greatsword'), 'cannotWield', 'NXT-ATK-02');
  t.refuses(take('helmet'), 'notThere', 'NXT-DIS-04');
});

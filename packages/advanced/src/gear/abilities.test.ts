import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { isInEnemyZone } from '../combat/zones.ts';
import { HEROES } from '../content/heroes.ts';
import { statsOf } from '../figures.ts';
import type { Scene } from '../scenario/arrange.ts';
import { battle, MONSTERS } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { cured, uncured } from './contagion.ts';

const ROOM = `
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |. A M . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+
`;

const fight = (A: Scene['figures'][string], M: Scene['figures'][string], heroes = true): AdvancedTable =>
  battle(ROOM, { A, M }, heroes ? {} : { turn: MONSTERS });
const STRIKE = { type: 'attack', figure: 'A', target: 'M', weapon: 'sword' };

rule('ADV-ABIL-11', 'one wound back as the master’s phase opens, never above the first', () => {
  const far = ROOM.replace('A M .', 'A . M');
  for (const [wounds, after] of [
    [4, 5],
    [8, 9],
    [9, 9],
  ] as const) {
    const table = battle(far, { A: {}, M: { monster: 'troll', wounds } });
    table.do({ type: 'done' }, [], 'ann');
    assert.equal(table.figure('M').wounds, after);
    assert.equal(table.happened('regenerated'), wounds < 9);
  }
  const ogre = battle(far, { A: {}, M: { monster: 'ogre', wounds: 4 } });
  ogre.do({ type: 'done' }, [], 'ann');
  assert.equal(ogre.figure('M').wounds, 4);
});

rule('ADV-ABIL-12', 'without a 12 among the dice nothing happens; with one all count', () => {
  const none = fight({}, { monster: 'wight' });
  none.do(STRIKE, [5, 11, 11, 11, 11]);
  assert.equal(none.event('damageRolled').wounds, 0);
  const one = fight({}, { monster: 'wight' });
  one.do(STRIKE, [5, 12, 5, 4, 1, 1]);
  assert.deepEqual([one.event('damageRolled').wounds, one.figure('M').wounds], [2, 1]);
  const usual = fight({}, { monster: 'skeleton' });
  usual.do(STRIKE, [5, 11, 5, 4, 1]);
  assert.equal(usual.figure('M').wounds, 1);
});

rule('ADV-ABIL-13', 'a free attack goes through', () => {
  const table = fight({}, { monster: 'wight' });
  table.do(STRIKE, [12, 5, 11, 11, 11, 11, 5, 5, 1, 1]);
  assert.deepEqual([table.event('damageRolled').wounds, table.figure('M').wounds], [2, 1]);
});

rule('ADV-ABIL-14', 'so does a magic weapon', () => {
  const table = fight({ weapons: ['magicSword10'] }, { monster: 'wight' });
  table.do({ ...STRIKE, weapon: 'magicSword10' }, [5, 5, 5, 1, 1]);
  assert.equal(table.figure('M').wounds, 1);
});

rule('ADV-ABIL-15', 'two blows instead of one', () => {
  const table = fight({}, { monster: 'fimir' }, false);
  const blow = { type: 'attack', figure: 'M', target: 'A', weapon: 'axe' };
  table.do(blow, [2], 'master');
  table.do(blow, [2], 'master');
  table.refuses(blow, 'alreadyActed', 'ADV-CMB-04', 'master');
  const orc = fight({}, { monster: 'orc' }, false);
  orc.do({ ...blow, weapon: 'sword' }, [2], 'master');
  orc.refuses({ ...blow, weapon: 'sword' }, 'alreadyActed', 'ADV-CMB-04', 'master');
});

rule('ADV-ABIL-16', 'the first blow has the first number of dice, the second the second', () => {
  const table = fight({ startWounds: 9, wounds: 9 }, { monster: 'fimir' }, false);
  const blow = { type: 'attack', figure: 'M', target: 'A', weapon: 'axe' };
  table.do(blow, [9, 1, 1, 1], 'master');
  table.do(blow, [9, 1, 1], 'master');
  assert.deepEqual(table.event('damageRolled').faces, [[1, 1]]);
});

rule(
  'ADV-ABIL-16',
  'a free attack has the number of the blow that earned it; one after a fumble the first',
  () => {
    const table = fight({ startWounds: 9, wounds: 9 }, { monster: 'fimir' }, false);
    const blow = { type: 'attack', figure: 'M', target: 'A', weapon: 'axe' };
    table.do(blow, [2], 'master');
    table.do(blow, [12, 9, 1, 1, 1, 1], 'master');
    assert.deepEqual(table.event('damageRolled').faces, [
      [1, 1],
      [1, 1],
    ]);
    const fumbled = fight({ startWounds: 9, wounds: 9 }, { monster: 'fimir' });
    fumbled.do(STRIKE, [1, 9, 1, 1, 1]);
    assert.deepEqual(fumbled.event('damageRolled').faces, [[1, 1, 1]]);
  },
);

const TOUCH = { type: 'attack', figure: 'M', target: 'A', weapon: 'claws' };

rule('ADV-ABIL-17', 'a hit calls for a roll under the starting Toughness', () => {
  for (const [face, ill] of [
    [4, false],
    [5, true],
    [12, true],
  ] as const) {
    const table = fight({ armour: ['plateArmour'] }, { monster: 'mummy' }, false);
    table.do(TOUCH, [8, face, 1, 1, 1, 1], 'master');
    assert.deepEqual(table.event('diseaseTested').toughness, 5);
    assert.equal(table.event('diseaseTested').passed, !ill);
    assert.deepEqual(table.sheet('A').marks, ill ? ['diseased'] : []);
  }
});

rule('ADV-ABIL-17', 'not for a miss, a henchman, or a hero who is ill already; a fate point helps', () => {
  const missed = fight({}, { monster: 'mummy' }, false);
  missed.do(TOUCH, [7], 'master');
  assert.equal(missed.happened('diseaseTested'), false);
  const figures: Scene['figures'] = { A: { kind: 'henchman' }, M: { monster: 'mummy' } };
  const henchman = battle(ROOM, figures, { turn: MONSTERS });
  henchman.do(TOUCH, [8, 1, 1, 1, 1], 'master');
  assert.equal(henchman.happened('diseaseTested'), false);
  const ill = fight({ marks: ['diseased'] }, { monster: 'mummy' }, false);
  ill.do(TOUCH, [8, 1, 1, 1, 1], 'master');
  assert.equal(ill.happened('diseaseTested'), false);
  const lucky = fight({ fate: 1 }, { monster: 'mummy' }, false);
  lucky.do(TOUCH, [8, 12], 'master');
  lucky.do({ type: 'faceRoll', fate: true }, [1, 1, 1, 1]);
  assert.deepEqual([lucky.sheet('A').marks, lucky.sheet('A').fate], [[], 0]);
});

rule('ADV-ABIL-18', 'the mark stays on the sheet, and changes nothing during the expedition', () => {
  const table = fight({ marks: ['diseased'] }, { monster: 'orc' });
  assert.deepEqual(statsOf(table.state, table.figure('A')), table.sheet('A').start);
  table.do(STRIKE, [5, 1, 1, 1, 1]);
  assert.equal(table.event('damageRolled').faces[0]!.length, 4);
  table.do({ type: 'done' });
  table.do({ type: 'done' }, [], 'master');
  assert.deepEqual(table.sheet('A').marks, ['diseased']);
});

const ILL = { ...HEROES.heinrich, marks: ['diseased'] };

rule('ADV-ABIL-19', 'the cure takes the mark away, and gives back what was lost', () => {
  assert.deepEqual(cured(uncured(uncured(ILL).sheet).sheet), { ...HEROES.heinrich, marks: [] });
});

rule('ADV-ABIL-20', 'uncured, a point of Strength and one of Toughness are gone each time', () => {
  const { sheet, dies } = uncured(ILL);
  assert.equal(dies, false);
  assert.deepEqual(sheet.changes, [
    { stat: 'strength', by: -1, rule: 'ADV-ABIL-20' },
    { stat: 'toughness', by: -1, rule: 'ADV-ABIL-20' },
  ]);
  assert.deepEqual(uncured(HEROES.heinrich), { sheet: HEROES.heinrich, dies: false });
});

rule('ADV-ABIL-21', 'at 0 the hero dies: Toughness 5 lasts four times', () => {
  let sheet: typeof ILL = ILL;
  const deaths = [1, 2, 3, 4, 5].map(() => {
    const next = uncured(sheet);
    sheet = next.sheet;
    return next.dies;
  });
  assert.deepEqual(deaths, [false, false, false, false, true]);
});

rule('ADV-ABIL-21', 'of the two it is the lower that counts', () => {
  const frail = { ...ILL, start: { ...ILL.start, strength: 2 } };
  const once = uncured(frail);
  assert.deepEqual([once.dies, uncured(once.sheet).dies], [false, true]);
});

rule('ADV-ABIL-22', 'a flyer is not stopped by death zones', () => {
  const map = `
    +-+-+-+-+-+-+
    |M . . . . .|
    + + + + + + +
    |. . . . . .|
    + + + + + + +
    |. . A . . .|
    +-+-+-+-+-+-+
  `;
  const table = battle(map, { A: {}, M: { monster: 'gargoyle' } }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
  table.do({ type: 'step', figure: 'M', to: 'C1' }, [], 'master');
  assert.equal(table.event('stepped').left, 8);
  table.do({ type: 'step', figure: 'M', to: 'D1' }, [], 'master');
  const walker = battle(map, { A: {}, M: { monster: 'ogre' } }, { turn: MONSTERS });
  walker.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
  assert.equal(walker.event('stepped').left, 0);
});

/** A pit on C2, or a chasm along the whole third column, and a flying monster to the left of it. */
function flying(monster: string, gap: 'pit' | 'chasm'): AdvancedTable {
  const map = `
    +-+-+-+-+-+-+
    |. . . . . .|
    + + + + + + +
    |. M . . . .|
    + + + + + + +
    |. . . . . A|
    +-+-+-+-+-+-+
  `.replace('. M', monster === 'gargoyle' ? 'M .' : '. M');
  const things =
    gap === 'pit'
      ? [{ id: 'trap-1', tag: 'trap', square: 8, trap: 'pit', state: 'sprung', chest: null } as const]
      : [{ id: 'chasm-1', tag: 'feature', feature: 'chasm', square: 2, squares: [2, 8, 14] } as const];
  return battle(map, { A: {}, M: { monster } }, { turn: MONSTERS, level: { things } });
}

rule('ADV-ABIL-22', 'it flies over pits and chasms without a roll, and never stops on one', () => {
  for (const gap of ['pit', 'chasm'] as const) {
    const bat = flying('vampireBat', gap);
    bat.refuses({ type: 'step', figure: 'M', to: 'C2' }, 'noSuchStep', 'ADV-CMB-30', 'master');
    bat.do({ type: 'step', figure: 'M', to: 'D2' }, [], 'master');
    assert.deepEqual([bat.at('M'), bat.event('stepped').left], ['D2', 10], gap);
    const rat = flying('giantRat', gap);
    assert.ok(!rat.offers({ type: 'step', figure: 'M', to: 'D2' }, 'master'), gap);
    const large = flying('gargoyle', gap);
    assert.deepEqual(
      large.offered('step', 'master').map(({ to }) => large.squareName(to)),
      ['A1', 'D2', 'D1'],
      `${gap}: two squares lie between, three steps on`,
    );
  }
});

rule('ADV-ABIL-22', 'it has a death zone of its own, and passes over nobody', () => {
  const map = `
    +-+-+-+-+
    |M A . B|
    +-+-+-+-+
  `;
  const table = battle(map, { A: {}, B: {}, M: { monster: 'vampireBat' } }, { turn: MONSTERS });
  assert.equal(isInEnemyZone(table.world, table.state, table.figure('A')), true);
  assert.deepEqual(table.offered('step', 'master'), []);
});

rule('ADV-ABIL-29', 'a large monster stands on four squares', () => {
  const table = battle(ROOM.replace('A M .', 'A . .').replace('|. . . . .|', '|. . M . .|'), {
    A: {},
    M: { monster: 'ogre' },
  });
  assert.equal(table.figure('M').size, 2);
  table.refuses({ type: 'step', figure: 'A', to: 'C2' }, 'noSuchStep', 'ADV-CMB-31');
});

rule('ADV-ABIL-30', 'its move is counted by one corner, straight, with room for all four squares', () => {
  const map = `
    +-+-+-+-+-+
    |M . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . A .|
    +-+-+-+-+-+
    |. . . . B|
    +-+-+-+-+-+
  `;
  const figures: Scene['figures'] = { A: { wounds: 0 }, B: {}, M: { monster: 'ogre' } };
  const table = battle(map, figures, { turn: MONSTERS });
  table.refuses({ type: 'step', figure: 'M', to: 'B2' }, 'noSuchStep', 'ADV-CMB-31', 'master');
  for (const to of ['B1', 'C1', 'D1']) table.do({ type: 'step', figure: 'M', to }, [], 'master');
  assert.equal(table.event('stepped').left, 4);
  table.refuses({ type: 'step', figure: 'M', to: 'E1' }, 'noSuchStep', 'ADV-CMB-31', 'master');
  table.refuses({ type: 'step', figure: 'M', to: 'D2' }, 'noSuchStep', 'ADV-CMB-31', 'master');
});

const DOORS = `
  +-+-+-+-+-+-+
  |M . .|. . .|
  + + + + + + +
  |. . .o. . .|
  + + + + + + +
  |. . .|. . A|
  +-+-+-+-+-+-+
`;

rule('ADV-ABIL-31', 'it gets through a door, two squares at once', () => {
  const table = battle(DOORS, { A: {}, M: { monster: 'ogre' } }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
  table.do({ type: 'step', figure: 'M', to: 'D1' }, [], 'master');
  assert.deepEqual([table.at('M'), table.event('stepped').left], ['D1', 4]);
  const closed = battle(DOORS.replace('o', 'd'), { A: {}, M: { monster: 'ogre' } }, { turn: MONSTERS });
  closed.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
  closed.refuses({ type: 'step', figure: 'M', to: 'D1' }, 'noSuchStep', 'ADV-CMB-30', 'master');
});

rule('ADV-ABIL-32', 'it never stands halfway, nor goes where there is no room behind the door', () => {
  const table = battle(DOORS, { A: {}, M: { monster: 'ogre' } }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
  table.refuses({ type: 'step', figure: 'M', to: 'C1' }, 'noSuchStep', 'ADV-CMB-31', 'master');
  const full = DOORS.replace('o. . .|', 'oA . .|').replace('. A|', '. B|');
  const figures: Scene['figures'] = { A: { wounds: 0 }, B: {}, M: { monster: 'ogre' } };
  const blocked = battle(full, figures, { turn: MONSTERS });
  blocked.do({ type: 'step', figure: 'M', to: 'B1' }, [], 'master');
  blocked.refuses({ type: 'step', figure: 'M', to: 'D1' }, 'noSuchStep', 'ADV-CMB-30', 'master');
});

rule('ADV-CMB-20', 'wounds that close show what it is', () => {
  const map = ROOM.replace('|. A M . .|', '|A . . M .|');
  const table = battle(map, { A: {}, M: { monster: 'troll', wounds: 3, disguise: 'ogre' } });
  table.do({ type: 'done' }, [], 'ann');
  assert.equal(table.event('unmasked').of, 'troll');
  assert.equal(table.figure('M').disguise, null);
});

/** A statue with a ruby for an eye. */
import assert from 'node:assert/strict';
import { SOUTH } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { meleeWeapons, weaponDice } from '../combat/weapons.ts';
import { itemNamed } from '../content/items.ts';
import { weaponNamed } from '../content/weapons.ts';
import { isSentry } from '../encounter/sentry.ts';
import { levelOf, statsOf, withFigure } from '../figures.ts';
import { die } from '../combat/fall.ts';
import { dig, digging } from '../testing/digging.ts';
import { features, hazardIn, hazardTable, itemsOf, lay, RATMEN } from '../testing/hazards.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';

function statue(fate = 2): AdvancedTable {
  const t = hazardTable({ A: { fate, startFate: 2 }, B: {}, H: { kind: 'henchman', serves: 'A' } });
  lay(t, 'statue');
  t.do({ type: 'placeFeature', at: 'A3' });
  return t;
}

const TAKE = { type: 'takeRuby', figure: 'A' };
const one = (t: AdvancedTable, of: string) => t.state.figures.find((figure) => figure.of === of);

rule('ADV-HAZ-35', 'a hero beside it tries as the action of a turn; on a 12 the ruby is theirs', () => {
  const t = statue();
  t.refuses({ ...TAKE, figure: 'B' }, 'noRuby', 'ADV-HAZ-35');
  t.refuses({ ...TAKE, figure: 'H' }, 'heroesOnly', 'ADV-HAZ-35');
  t.do(TAKE, [12]);
  assert.deepEqual([itemsOf(t, 'A'), hazardIn(t).stage], [['ruby'], 'bare']);
  assert.equal(itemNamed('ruby').worth, 400);
  t.refuses(TAKE, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-HAZ-35', 'the rows: curse to 2, statue to 6, warlord to 11', () => {
  const results = [1, 2, 3, 6].map((face) => {
    const t = statue();
    t.do(TAKE, [face]);
    return t.event('rubyTried').result;
  });
  assert.deepEqual(results, ['curse', 'curse', 'animates', 'animates']);
  for (const face of [7, 11]) {
    const t = statue();
    t.do(TAKE, [face]);
    assert.equal(t.event('rubyTried').result, 'transforms');
  }
});

rule('ADV-HAZ-35', 'killed, what rose leaves the ruby on the floor', () => {
  const t = statue();
  t.do(TAKE, [4]);
  setGoing(t, (play) => die(play, 'animatedStatue-1', ['ADV-DEATH-01']));
  const pile = levelOf(t.state).things.find(({ tag }) => tag === 'pile');
  assert.ok(pile?.tag === 'pile');
  assert.deepEqual([t.squareName(pile.square), pile.goods.items], ['A3', ['ruby']]);
  assert.equal(hazardIn(t).stage, 'bare');
});

rule('ADV-HAZ-36', 'a curse leaves no fate points for this expedition; the ruby is still there', () => {
  const t = statue();
  t.do(TAKE, [2]);
  assert.deepEqual([t.sheet('A').fate, t.sheet('A').startFate, hazardIn(t).stage], [0, 2, 'there']);
});

rule(
  'ADV-HAZ-37',
  'an animated statue attacks from its square in a turn that begins with the heroes, and never leaves the room',
  () => {
    const t = statue();
    t.do(TAKE, [3]);
    const risen = one(t, 'animatedStatue')!;
    const { weaponSkill, toughness, speed } = statsOf(t.state, risen);
    assert.deepEqual(
      [weaponSkill, toughness, speed, risen.wounds, t.squareName(risen.square)],
      [9, 8, 6, 8, 'A3'],
    );
    assert.deepEqual([t.state.turn.mode, t.state.turn.phase], ['combat', 'heroes']);
    t.state = {
      ...t.state,
      turn: { ...t.state.turn, phase: 'master', order: 'moveFirst' },
      figures: t.state.figures.map((figure) =>
        figure.id === risen.id ? { ...figure, square: t.square('C5') } : figure,
      ),
    };
    assert.ok(t.offers({ type: 'step', figure: risen.id, to: 'D5' }, 'master'));
    assert.ok(!t.offers({ type: 'step', figure: risen.id, to: 'C6' }, 'master'));
  },
);

rule('ADV-HAZ-37', 'it strikes with five dice, is critical on 12 and fumbles on 1', () => {
  const t = statue();
  t.do(TAKE, [3]);
  const risen = one(t, 'animatedStatue')!;
  const [weapon] = meleeWeapons(t.state, risen);
  assert.equal(weaponDice(t.state, risen, weapon!, 0), 5);
  assert.deepEqual([weaponNamed(weapon!).critical, weaponNamed(weapon!).fumble], [[12], [1]]);
});

rule('ADV-HAZ-38', 'nor does the warlord ever leave his room, though he opens its doors', () => {
  const t = statue();
  t.do(TAKE, [8]);
  const { id } = one(t, 'warlordSentry')!;
  t.state = withFigure(t.state, id, { square: t.square('C5') });
  t.state = { ...t.state, turn: { ...t.state.turn, phase: 'master', order: 'moveFirst' } };
  assert.ok(t.offers({ type: 'step', figure: id, to: 'D5' }, 'master'));
  assert.ok(!t.offers({ type: 'step', figure: id, to: 'C6' }, 'master'));
  assert.ok(t.offers({ type: 'closeDoor', figure: id, at: 'C5', side: SOUTH }, 'master'));
});

rule(
  'ADV-HAZ-38',
  'a warlord who stands guard: he may open doors, and the room gets one if it has none but the entrance',
  () => {
    const t = statue();
    t.do(TAKE, [8]);
    // Here no wall has space behind it.
    assert.equal(t.event('doorsLeftOut').doors, 1);
    const risen = one(t, 'warlordSentry')!;
    assert.deepEqual([risen.wounds, statsOf(t.state, risen).weaponSkill], [4, 8]);
    assert.equal(isSentry(t.state, risen), true);
  },
);

rule('ADV-HAZ-37', 'what has risen is a statue no more, and each cites its own rule', () => {
  for (const [face, rules] of [
    [3, ['ADV-HAZ-37']],
    [7, ['ADV-HAZ-38']],
  ] as const) {
    const t = statue();
    t.do(TAKE, [face]);
    assert.deepEqual(t.event('statueRose').rules, rules);
    assert.deepEqual(features(t, 'statue'), []);
    assert.equal(t.state.fight!.groups[0]!.gold, face === 3 ? 0 : 60);
  }
});

rule('ADV-HAZ-38', 'the door is put into a wall by the master; a room with another door gets none', () => {
  const found = (face: number, doors: readonly number[]): AdvancedTable => {
    const dug = digging('passage', { setup: { dungeon: RATMEN } });
    dig(dug, SOUTH, [7]);
    dug.do({ type: 'chooseLayout', option: 2 }, [4]);
    const place = dug.offered('placeFeature', 'master').find(({ at }) => dug.squareName(at) === 'W25');
    dug.do(place!, [doors.length === 0 ? 1 : 5]);
    if (doors.length > 0) {
      dug.do(dug.offered('chooseWall', 'ann')[0]!);
      dug.do(dug.offered('placeDoor', 'master')[0]!);
    }
    dug.state = withFigure(dug.state, 'E', { square: dug.square('W24') });
    dug.do({ type: 'takeRuby', figure: 'E' }, [face]);
    return dug;
  };
  assert.deepEqual(found(7, []).awaited(), [{ seat: 'master', prompt: 'chooseWall' }]);
  assert.deepEqual(found(7, [1]).state.stack, []);
  assert.deepEqual(found(6, []).state.stack, []);
});

import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { EquipmentId } from './content/equipment.ts';
import { EQUIPMENT } from './content/equipment.ts';
import type { HeroKind } from './content/heroes.ts';
import { table } from './testing/table.ts';
import type { Table, TableSetting } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const END = { type: 'endTurn' };
const strike = (weapon?: string) => ({
  type: 'attack',
  figure: 'H',
  target: 'O',
  ...(weapon === undefined ? {} : { weapon }),
});

const CORNER = `
  +-+-+
  |H .|
  + + +
  |. O|
  +-+-+`;
const SIDE = `
  +-+-+-+
  |H O .|
  +-+-+-+`;
const AFAR = `
  +-+-+-+
  |H . O|
  +-+-+-+`;
const armed = (
  map: string,
  equipment: readonly EquipmentId[],
  kind: HeroKind = 'barbarian',
  rest: TableSetting = {},
): Table => table(map, { H: { kind, equipment: [...equipment] }, O: { kind: 'orc' } }, rest);
const dice = (face: string, count: number) => Array<string>(count).fill(face);

const DIAGONAL = ['spear', 'staff', 'dagger'] as const;

rule('CLS-EQP-09', 'spear, staff and dagger strike at all four corners, and straight too', () => {
  for (const weapon of DIAGONAL) {
    for (const map of [
      'H . . / . O . / . . .',
      '. . H / . O . / . . .',
      '. . . / . O . / H . .',
      '. . . / . O . / . . H',
      '. H . / . O . / . . .',
    ]) {
      const lines = map.split(' / ').flatMap((line, i) => [`|${line}|`, i < 2 ? '+ + + +' : '+-+-+-+']);
      const t = armed(['+-+-+-+', ...lines].join('\n'), [weapon]);
      t.do(strike(weapon), [S, B, W, W]);
      assert.equal(t.find('O'), undefined, `${weapon}: ${map}`);
    }
  }
});

rule('CLS-EQP-09', 'no other arms do, and none of them reaches two squares', () => {
  const t = armed(CORNER, ['handAxe', 'broadsword', 'battleAxe', 'spear']);
  for (const weapon of ['handAxe', 'broadsword', 'battleAxe'])
    t.refuses(strike(weapon), 'notDiagonally', 'CLS-CBT-03');
  t.refuses(strike(), 'notDiagonally', 'CLS-CBT-03');
  const relics = table(CORNER, {
    H: { kind: 'elf', questTreasures: ['orcsBane', 'spiritBlade'] },
    O: { kind: 'orc' },
  });
  for (const weapon of ['orcsBane', 'spiritBlade'])
    relics.refuses(strike(weapon), 'notDiagonally', 'CLS-CBT-03');
  const far = armed(AFAR, DIAGONAL);
  for (const weapon of DIAGONAL) far.refuses(strike(weapon), 'notAdjacent', 'CLS-CBT-02');
});

rule('CLS-EQP-09', 'both squares lie in one room or passage: nobody strikes past a door post', () => {
  const post = armed(
    `
    +-+-+
    |H .|
    +o+-+
    |. O|
    +-+-+`,
    DIAGONAL,
  );
  for (const weapon of DIAGONAL) post.refuses(strike(weapon), 'notDiagonally', 'CLS-EQP-09');
});

rule('CLS-EQP-09', 'a lone wall end does not matter, a corner that hides the target does', () => {
  const map = (beside: string, below: string) => `
    +-+-+-+
    |H${beside}: :|
    +${below}+ + +
    |: O :|
    + + + +
    |: : :|
    +-+-+-+`;
  armed(map('|', ' '), DIAGONAL).do(strike('spear'), [B, B]);
  armed(map(' ', '-'), DIAGONAL).do(strike('staff'), [B, B]);
  const ring = armed(
    `
    +-+-+-+
    |H : :|
    + +-+ +
    |:|O :|
    + +-+ +
    |: : :|
    +-+-+-+`,
    DIAGONAL,
  );
  for (const weapon of DIAGONAL) ring.refuses(strike(weapon), 'notDiagonally', 'CLS-EQP-09');
});

rule('CLS-EQP-10', 'spear, staff and dagger: two dice each, for 150, 100 and 150 gold pieces', () => {
  for (const weapon of DIAGONAL) {
    for (const kind of ['barbarian', 'dwarf'] as const) {
      const t = armed(SIDE, [weapon], kind);
      t.do(strike(weapon), [B, B]);
      assert.equal(t.event('attackRolled').attack.dice, 2, `${kind} with ${weapon}`);
    }
  }
  assert.deepEqual([EQUIPMENT.spear.price, EQUIPMENT.staff.price, EQUIPMENT.dagger.price], [150, 100, 150]);
});

rule('CLS-EQP-10', 'the spear can be thrown and is then lost; staff and dagger cannot', () => {
  const t = armed(AFAR, DIAGONAL);
  for (const weapon of ['staff', 'dagger'])
    t.refuses({ ...strike(weapon), thrown: true }, 'cannotBeThrown', 'CLS-RNG-01');
  t.do({ ...strike('spear'), thrown: true }, [B, B]);
  assert.deepEqual(t.hero('H').equipment, ['staff', 'dagger']);
});

rule('CLS-EQP-10', 'of all weapons the Wizard wields only the staff', () => {
  const all = ['dagger', 'staff', 'spear', 'handAxe', 'broadsword', 'battleAxe'] as const;
  const t = armed(SIDE, [...all, 'crossbow'], 'wizard');
  for (const weapon of all) if (weapon !== 'staff') t.refuses(strike(weapon), 'notYourWeapon', 'CLS-EQP-13');
  assert.deepEqual(t.offered('attack', 'heroes'), [strike(), strike('staff')]);
  t.do(strike('staff'), [B, B]);
});

rule(
  'CLS-EQP-11',
  'the crossbow shoots 3 dice at any distance, never point-blank, for 350 gold pieces',
  () => {
    const t = armed(AFAR, ['crossbow'], 'dwarf');
    t.do(strike('crossbow'), [S, B, B, W, W]);
    assert.equal(t.find('O'), undefined);
    assert.deepEqual(t.hero('H').equipment, ['crossbow']);
    armed(SIDE, ['crossbow']).refuses(strike('crossbow'), 'tooClose', 'CLS-RNG-05');
    armed(CORNER, ['crossbow']).do(strike('crossbow'), [B, B, B]);
    assert.equal(EQUIPMENT.crossbow.price, 350);
  },
);

rule('CLS-EQP-11', 'it never runs out of bolts, and is not for the Wizard', () => {
  const t = armed(AFAR, ['crossbow']);
  for (let turns = 0; turns < 4; turns++) {
    t.do(strike('crossbow'), [B, B, B]);
    t.do(END);
    t.do(END);
  }
  armed(AFAR, ['crossbow'], 'wizard').refuses(strike('crossbow'), 'notYourWeapon', 'CLS-EQP-13');
});

const ROCKS = `
  +-+-+-+
  |H . .|
  +-+-+-+`;
const DISARM = { type: 'disarm', figure: 'H', square: 'B1' };
const underRocks = (kind: HeroKind, equipment: EquipmentId[] = []) =>
  table(ROCKS, { H: { kind, equipment } }, { quest: { traps: [{ kind: 'rockfall', at: 'B1' }] } });

rule(
  'CLS-EQP-12',
  'the owner of a tool kit, even the Wizard, disarms a rockfall that was found, without a roll',
  () => {
    for (const kind of ['wizard', 'barbarian', 'elf'] as const) {
      const t = underRocks(kind, ['toolKit']);
      t.refuses(DISARM, 'nothingToDisarm', 'CLS-TRP-28');
      t.do({ type: 'searchSecrets', figure: 'H' });
      t.refuses(DISARM, 'alreadyActed', 'CLS-TUR-04');
      t.do(END);
      t.do(END);
      t.do(DISARM, []);
      assert.deepEqual(t.event('trapDisarmed').rules, ['CLS-TRP-29']);
      assert.deepEqual(t.hero('H').equipment, ['toolKit']);
      t.do({ type: 'rollMovement', figure: 'H' }, [1, 1]);
      t.do({ type: 'step', figure: 'H', to: 'B1' });
      assert.ok(!t.happened('trapSprung'));
    }
    assert.equal(EQUIPMENT.toolKit.price, 250);
  },
);

rule('CLS-EQP-12', 'without one only the Dwarf can', () => {
  for (const kind of ['wizard', 'barbarian', 'elf', 'dwarf'] as const) {
    const t = underRocks(kind);
    t.do({ type: 'searchSecrets', figure: 'H' });
    t.do(END);
    t.do(END);
    if (kind === 'dwarf') t.do(DISARM);
    else t.refuses(DISARM, 'cannotDisarm', 'CLS-TRP-38');
  }
});

rule('CLS-EQP-13', 'a weapon replaces the Attack dice of the card, fewer or more', () => {
  const weapons = { dagger: 2, staff: 2, spear: 2, handAxe: 2, broadsword: 3, battleAxe: 4 };
  for (const [weapon, count] of Object.entries(weapons)) {
    for (const kind of ['barbarian', 'elf'] as const) {
      const t = armed(SIDE, Object.keys(weapons) as EquipmentId[], kind);
      t.do(strike(weapon), dice(B, count));
      assert.ok(t.event('attackRolled').rules.includes('CLS-EQP-13'));
    }
  }
  const own = armed(SIDE, ['dagger', 'battleAxe'], 'barbarian');
  own.do(strike(), [B, B, B]);
  assert.ok(!own.event('attackRolled').rules.includes('CLS-EQP-13'));
});

rule('CLS-EQP-13', 'one weapon is chosen for each attack, among those the hero owns', () => {
  const t = armed(SIDE, ['dagger', 'broadsword'], 'elf');
  t.do(strike('dagger'), [B, B]);
  t.refuses(strike('broadsword'), 'alreadyActed', 'CLS-TUR-04');
  t.do(END);
  t.do(END);
  t.refuses(strike('battleAxe'), 'notYourWeapon', 'CLS-EQP-13');
  t.refuses(strike('helmet'), 'notYourWeapon', 'CLS-EQP-13');
  t.do(strike('broadsword'), [B, B, B]);
});

/** How many dice a hero defends with, against an orc's one skull. */
function defends(kind: HeroKind, equipment: readonly EquipmentId[], count: number, more: object = {}): void {
  const t = table(
    SIDE,
    { H: { kind, equipment: [...equipment], ...more }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do({ type: 'attack', figure: 'O', target: 'H' }, [S, B, B, ...dice(W, count)]);
  assert.equal(t.event('defenceRolled').faces.length, count, `${kind} with ${equipment.join(', ')}`);
}

rule('CLS-EQP-13', 'armour replaces the Defence dice, helmet and shield add one each', () => {
  defends('dwarf', [], 2);
  defends('dwarf', ['chainMail'], 3);
  defends('dwarf', ['plateArmour'], 4);
  defends('dwarf', ['helmet'], 3);
  defends('dwarf', ['shield'], 3);
  defends('dwarf', ['helmet', 'shield'], 4);
  defends('dwarf', ['chainMail', 'helmet', 'shield'], 5);
  defends('dwarf', ['plateArmour', 'helmet', 'shield'], 6);
});

rule('CLS-EQP-13', 'one suit, one helmet, one shield; the Wizard wears none', () => {
  defends('elf', ['chainMail', 'plateArmour'], 4);
  defends('elf', ['chainMail', 'plateArmour'], 3, { armour: 'chainMail' });
  defends('elf', ['helmet', 'helmet', 'shield', 'shield'], 4);
  defends('wizard', ['chainMail', 'plateArmour', 'helmet', 'shield'], 2);
});

rule('CLS-EQP-13', 'plate leaves a single movement die, chain mail both', () => {
  const plate = armed(AFAR, ['plateArmour']);
  plate.do({ type: 'rollMovement', figure: 'H' }, [4]);
  assert.equal(plate.state.turn.left, 4);
  armed(AFAR, ['chainMail']).do({ type: 'rollMovement', figure: 'H' }, [4, 4]);
  const carried = table(AFAR, {
    H: { kind: 'elf', equipment: ['plateArmour'], armour: 'none' },
    O: { kind: 'orc' },
  });
  carried.do({ type: 'rollMovement', figure: 'H' }, [4, 4]);
});

rule(
  'CLS-EQP-13',
  'a shield does not count from a blow with the battle axe until the next turn begins',
  () => {
    const strikes = (weapon: string | undefined, attack: number, defence: number) => {
      const t = armed(SIDE, ['battleAxe', 'broadsword', 'shield', 'helmet']);
      t.do(strike(weapon), dice(B, attack));
      t.do(END);
      t.do({ type: 'attack', figure: 'O', target: 'H' }, [S, B, B, ...dice(W, defence)]);
      return t;
    };
    strikes(undefined, 3, 4);
    strikes('broadsword', 3, 4);
    const axe = strikes('battleAxe', 4, 3);
    axe.do(END);
    assert.equal(axe.hero('H').wielded, null);
    axe.do(END);
    axe.do({ type: 'attack', figure: 'O', target: 'H' }, [S, B, B, W, W, W, W]);
  },
);

rule('CLS-EQP-13', 'not even after a second attack with another weapon', () => {
  const t = table(SIDE, {
    H: { kind: 'elf', equipment: ['battleAxe', 'shield'], conditions: ['brew'] },
    O: { kind: 'orc' },
  });
  t.do(strike('battleAxe'), [B, B, B, B]);
  t.do(strike(), [B, B]);
  t.do(END);
  t.do({ type: 'attack', figure: 'O', target: 'H' }, [S, B, B, W, W]);
});

const FIND = `
  +-+-+
  |H .|
  +-+-+`;
const gift = (equipment: EquipmentId) => ({
  quest: { treasures: [{ in: 'r1', then: [{ give: { equipment } }] }] },
});
const finder = (kind: HeroKind, equipment: EquipmentId, owned: EquipmentId[] = []): Table => {
  const t = table(FIND, { H: { kind, equipment: owned } }, gift(equipment));
  t.do({ type: 'searchTreasure', figure: 'H' });
  return t;
};

rule(
  'CLS-EQP-13',
  'body armour found in a quest is put on where it is better; plate only between quests',
  () => {
    assert.equal(finder('dwarf', 'chainMail').hero('H').armour, 'chainMail');
    assert.equal(finder('dwarf', 'plateArmour').hero('H').armour, null);
    assert.equal(finder('dwarf', 'plateArmour', ['chainMail']).hero('H').armour, 'chainMail');
    assert.equal(finder('dwarf', 'chainMail', ['plateArmour']).hero('H').armour, 'plateArmour');
    assert.equal(finder('wizard', 'chainMail').hero('H').armour, null);
    assert.deepEqual(finder('dwarf', 'plateArmour').hero('H').equipment, ['plateArmour']);
  },
);

rule('CLS-EQP-13', 'Borin’s Armour is put on whatever was worn, except by the Wizard', () => {
  const borin = { quest: { treasures: [{ in: 'r1', then: [{ give: { questTreasure: 'borinsArmour' } }] }] } };
  const found = (kind: HeroKind) => {
    const t = table(FIND, { H: { kind, equipment: ['plateArmour'] } }, borin);
    t.do({ type: 'searchTreasure', figure: 'H' });
    return t;
  };
  const light = found('dwarf');
  assert.equal(light.hero('H').armour, 'borinsArmour');
  light.do({ type: 'rollMovement', figure: 'H' }, [4, 4]);
  assert.equal(found('wizard').hero('H').armour, null);
});

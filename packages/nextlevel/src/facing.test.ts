import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { isBehind } from './facing.ts';
import { table } from './testing/index.ts';
import type { World } from '@oubliette/classic/extend';

const HALL = `
  +-+-+-+
  |. . .|
  + + + +
  |. B .|
  + + + +
  |. . .|
  +-+-+-+`;
const B = { kind: 'barbarian' } as const;

rule('NXT-FAC-02', 'a figure’s back is the three squares behind it, and all others are its front', () => {
  const backs = {
    north: ['A3', 'B3', 'C3'],
    east: ['A1', 'A2', 'A3'],
    south: ['A1', 'B1', 'C1'],
    west: ['C1', 'C2', 'C3'],
  } as const;
  for (const facing of ['north', 'east', 'south', 'west'] as const) {
    const t = table(HALL, { B }, { next: { figures: { B: { facing } } } });
    const world = { board: t.view('heroes').board } as World;
    const around = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];
    const behind = around.filter((name) => isBehind(world, t.state, t.figure('B'), t.square(name)));
    assert.deepEqual(behind, backs[facing], facing);
    assert.equal(isBehind(world, t.state, t.figure('B'), t.square('B2')), false, 'its own square is no back');
  }
});

const W = 'whiteShield';

rule('NXT-FAC-04', 'whoever attacks turns towards the target for nothing; the target does not turn', () => {
  const map = HALL.replace('B .', 'B G');
  const next = { figures: { B: { facing: 'west' }, G: { facing: 'north' } } } as const;
  const t = table(map, { B, G: { kind: 'goblin' } }, { next });
  const before = t.state.turn;
  t.do({ type: 'strike', figure: 'B', target: 'G' }, ['skull', W, W, 1, W]);
  assert.deepEqual(
    [t.all('faced').map(({ figure, cost }) => [figure, cost]), t.facing('B')],
    [[['barbarian', 0]], 1],
  );
  assert.equal(t.facing('G'), 0);
  assert.equal(t.state.turn.left, before.left);
});

/** A barbarian with a spear, which reaches diagonally, and a goblin to the north-east. */
function slanting(facing: 'north' | 'east' | 'south' | 'west') {
  return table(
    HALL.replace('|. . .|', '|. . G|'),
    { B, G: { kind: 'goblin', body: 9 } },
    {
      next: {
        figures: {
          B: { facing, sheet: { gear: ['spear'], inHand: 'spear' } },
          G: { facing: 'south' },
        },
      },
    },
  );
}
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const SLANT = { type: 'strike', figure: 'B', target: 'G' };

rule('NXT-FAC-04', 'between two sides equally near the attacker chooses; by default it keeps its own', () => {
  for (const [facing, kept] of [
    ['north', NORTH],
    ['east', EAST],
    ['south', NORTH],
    ['west', NORTH],
  ] as const) {
    const t = slanting(facing);
    const sides = t.offered('strike', 'heroes').map((move) => (move as { facing?: number }).facing);
    const other = kept === NORTH ? EAST : NORTH;
    assert.deepEqual(sides, [undefined, kept, other], `${facing}: the side it would face anyway first`);
    t.refuses({ ...SLANT, facing: SOUTH }, 'notThatSide', 'NXT-FAC-04');
    t.refuses({ ...SLANT, facing: WEST }, 'notThatSide', 'NXT-FAC-04');
    const dice = ['skull', W, 1, W];
    t.do(SLANT, dice);
    assert.equal(t.facing('B'), kept);
    for (const side of [NORTH, EAST]) {
      const chosen = slanting(facing);
      chosen.do({ ...SLANT, facing: side }, dice);
      assert.equal(chosen.facing('B'), side);
      assert.equal(chosen.happened('faced'), facing !== ['north', 'east'][side]);
    }
  }
});

rule('NXT-FAC-04', 'where one side is nearest there is nothing to choose', () => {
  const t = table(HALL.replace('B .', 'B G'), { B, G: { kind: 'goblin' } });
  assert.equal(t.offered('strike', 'heroes').length, 1);
  t.refuses({ ...SLANT, facing: EAST }, 'notThatSide', 'NXT-FAC-04');
});

rule('NXT-FAC-04', 'one who holds back an attack chooses as well, and keeps to it', () => {
  const t = slanting('south');
  t.do({ type: 'hold', figure: 'B', target: 'G', facing: EAST });
  assert.equal(t.facing('B'), EAST);
});

rule('NXT-FAC-04', 'a spell at somebody on the slant gives the same choice', () => {
  for (const [kind, sheet, command] of [
    ['wizard', {}, { type: 'castSpell', spell: 'fireOfWrath' }],
    ['wizard', {}, { type: 'castArcanum', spell: 'lightning' }],
    ['elf', { scrolls: ['fireOfWrath'] }, { type: 'readScroll', scroll: 'fireOfWrath' }],
  ] as const) {
    const t = table(
      HALL.replace('|. . .|', '|. . G|'),
      { B: { kind, ...(kind === 'wizard' ? { spells: ['fireOfWrath'] } : {}) }, G: { kind: 'orc', body: 9 } },
      { next: { figures: { B: { level: 6, facing: 'south', sheet } } } },
    );
    const cast = { ...command, figure: 'B', target: 'G', facing: EAST };
    assert.ok(t.offers(cast), command.type);
    t.do(cast, command.type === 'castArcanum' ? [W, W, W] : [W]);
    assert.equal(t.facing('B'), EAST, command.type);
  }
});

rule('NXT-FAC-04', 'whoever casts at somebody turns too: by spell, arcanum, scroll or fimir’s art', () => {
  const caster = (kind: string, other: string, sheet = {}, turn: Record<string, unknown> = {}) =>
    table(
      HALL.replace('B .', 'B G'),
      { B: { kind, ...(kind === 'wizard' ? { spells: ['courage', 'healBody'] } : {}) }, G: { kind: other } },
      { turn: 'B', next: { figures: { B: { facing: 'west', sheet }, G: { facing: 'north' } }, turn } },
    );
  for (const [t, command] of [
    [caster('wizard', 'dwarf'), { type: 'castSpell', spell: 'courage' }],
    [caster('wizard', 'dwarf'), { type: 'castArcanum', spell: 'weaponEnchantment' }],
    [caster('elf', 'dwarf', { scrolls: ['courage'] }), { type: 'readScroll', scroll: 'courage' }],
    [caster('fimir', 'dwarf', {}, { fimir: 6 }), { type: 'fimirSpell', spell: 'slime' }],
  ] as const) {
    t.do({ ...command, figure: 'B', target: 'G' });
    assert.deepEqual([t.facing('B'), t.event('faced').rules], [1, ['NXT-FAC-04']], command.type);
  }
  const own = caster('wizard', 'dwarf');
  own.do({ type: 'castSpell', figure: 'B', spell: 'healBody', target: 'B' });
  assert.equal(own.happened('faced'), false);
});

rule('NXT-FAC-04', 'between two sides equally near, it keeps its own', () => {
  const map = HALL.replace('|. . .|\n  +-+-+-+', '|. . G|\n  +-+-+-+');
  for (const [facing, expected] of [
    ['south', 2],
    ['east', 1],
  ] as const) {
    const t = table(
      map,
      { B, G: { kind: 'goblin' } },
      {
        next: {
          figures: {
            B: { facing, sheet: { gear: ['shortsword'], inHand: 'shortsword' } },
            G: { facing: 'north' },
          },
        },
      },
    );
    t.do({ type: 'strike', figure: 'B', target: 'G' }, ['skull', W, 1, W]);
    assert.deepEqual([t.facing('B'), t.happened('faced')], [expected, false]);
  }
});

rule('NXT-FAC-03', 'who has turned right round to strike does not pay for it when walking that way', () => {
  const map = `
    +-+-+-+-+
    |. G B .|
    +-+-+-+-+`;
  const next = { figures: { B: { facing: 'east' }, G: { facing: 'east' } } } as const;
  const t = table(map, { B, G: { kind: 'goblin', defence: 0 } }, { next });
  t.do({ type: 'strike', figure: 'B', target: 'G' }, ['skull', W, W, 1]);
  assert.deepEqual([t.find('G'), t.facing('B')], [undefined, 3]);
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  t.do({ type: 'step', figure: 'B', to: 'B1' });
  assert.deepEqual([t.state.turn.left, t.happened('faced')], [1, false]);
});

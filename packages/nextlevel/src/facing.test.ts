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

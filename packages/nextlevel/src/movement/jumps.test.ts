import assert from 'node:assert/strict';
import { withSquares } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const [S, W, K] = ['skull', 'whiteShield', 'blackShield'] as const;
const ROW = `
  +-+-+-+-+-+
  |H . . . .|
  +-+-+-+-+-+`;
const PIT = { kind: 'pit', at: 'B1' };
const JUMP = { type: 'jump', figure: 'H', to: 'C1' };

interface Written {
  readonly kind: string;
  readonly left?: number;
  readonly facing?: 'east' | 'west';
  readonly gear?: readonly string[];
  readonly traps?: object[];
  readonly map?: string;
}

/** Somebody before a pit that is known to all. */
function atThePit({ kind, left = 4, facing = 'east', gear, traps = [PIT], map = ROW }: Written): NextTable {
  const isHero = ['barbarian', 'dwarf', 'elf', 'wizard'].includes(kind);
  const figures = {
    H: isHero ? { kind } : { kind, move: left, body: 2 },
    ...(isHero ? {} : { X: { kind: 'wizard' } }),
  };
  const sheet = gear === undefined ? {} : { sheet: { gear, inHand: null } };
  const t = table(isHero ? map : map.replace('. .|', '. X|'), figures, {
    turn: { of: 'H', left },
    quest: { traps },
    next: { figures: { H: { facing, ...sheet } } },
  });
  const squares = (traps as { at: string | string[] }[]).flatMap(({ at }) => at);
  const pits = withSquares(
    t.state.pits,
    squares.map((name) => t.square(name)),
  );
  t.state = { ...t.state, pits, traps: t.state.traps.map(() => 'open') };
  return t;
}

rule('NXT-TRP-06', 'a hero rolls one combat die to cross a known pit, and falls on a skull', () => {
  for (const [face, at] of [
    [S, 'B1'],
    [W, 'C1'],
    [K, 'C1'],
  ] as const) {
    const t = atThePit({ kind: 'dwarf', gear: [] });
    t.do(JUMP, [face]);
    const { rules, face: shown, falls } = t.event('leapRolled');
    assert.deepEqual({ rules, shown, falls }, { rules: ['NXT-TRP-06'], shown: face, falls: face === S });
    assert.equal(t.at('H'), at);
  }
});

rule('NXT-TRP-06', 'the jump takes two squares of movement, and one more for turning about', () => {
  const two = atThePit({ kind: 'barbarian', left: 2 });
  two.do(JUMP, [W]);
  assert.equal(two.state.turn.left, 0);
  atThePit({ kind: 'barbarian', left: 1 }).refuses(JUMP, 'noMovementLeft', 'CLS-TRP-14');
  atThePit({ kind: 'barbarian', left: 2, facing: 'west' }).refuses(JUMP, 'noMovementLeft', 'NXT-MOV-03');
  const about = atThePit({ kind: 'barbarian', left: 3, facing: 'west' });
  about.do(JUMP, [W]);
  assert.deepEqual([about.state.turn.left, about.facing('H')], [0, 1]);
});

rule('NXT-TRP-06', 'one may jump back over the pit just crossed', () => {
  const t = atThePit({ kind: 'barbarian', left: 5 });
  t.do(JUMP, [W]);
  t.do({ ...JUMP, to: 'A1' }, [K]);
  assert.deepEqual([t.at('H'), t.state.turn.left], ['A1', 0]);
});

rule('NXT-TRP-07', 'only a pit one square wide is jumped', () => {
  const long = { kind: 'pit', at: ['B1', 'C1'] };
  const t = atThePit({ kind: 'barbarian', left: 9, traps: [long] });
  t.refuses({ ...JUMP, to: 'D1' }, 'tooWide', 'NXT-TRP-07');
  const two = atThePit({ kind: 'barbarian', left: 9, traps: [PIT, { kind: 'pit', at: 'C1' }] });
  two.refuses({ ...JUMP, to: 'D1' }, 'tooWide', 'NXT-TRP-07');
  two.refuses(JUMP, 'noPitToJump', 'CLS-TRP-13');
});

rule('NXT-TRP-08', 'with a grapnel a pit is crossed without risk, but a wide one is not', () => {
  const t = atThePit({ kind: 'dwarf', gear: ['grapnel'] });
  t.do(JUMP);
  assert.deepEqual([t.at('H'), t.event('leapt').rules[0]], ['C1', 'NXT-TRP-08']);
  assert.deepEqual(t.sheet('H').gear, ['grapnel'], 'it is not used up');
  const wide = atThePit({
    kind: 'dwarf',
    left: 9,
    gear: ['grapnel'],
    traps: [{ kind: 'pit', at: ['B1', 'C1'] }],
  });
  wide.refuses({ ...JUMP, to: 'D1' }, 'tooWide', 'NXT-TRP-07');
});

rule('NXT-ELF-07', 'the elf falls on a black shield only', () => {
  for (const [face, at] of [
    [S, 'C1'],
    [W, 'C1'],
    [K, 'B1'],
  ] as const) {
    const t = atThePit({ kind: 'elf', gear: [] });
    t.do(JUMP, [face]);
    assert.deepEqual([t.at('H'), t.event('leapRolled').rules], [at, ['NXT-ELF-07']]);
  }
});

rule('NXT-MON-10', 'a major monster steps over a pit without a die', () => {
  const t = atThePit({ kind: 'gargoyle' });
  t.do(JUMP);
  assert.deepEqual([t.at('H'), t.state.turn.left, t.event('leapt').rules[0]], ['C1', 2, 'NXT-MON-10']);
  const wide = atThePit({ kind: 'bugbear', left: 9, traps: [{ kind: 'pit', at: ['B1', 'C1'] }] });
  wide.refuses({ ...JUMP, to: 'D1' }, 'tooWide', 'NXT-TRP-07');
});

rule('NXT-MON-16', 'any other monster rolls the star die: a star takes it across', () => {
  const over = atThePit({ kind: 'orc' });
  over.do(JUMP, ['star']);
  assert.deepEqual([over.at('H'), over.event('leapRolled').face], ['C1', 'star']);
  const fallen = atThePit({ kind: 'mummy' });
  fallen.do(JUMP, ['blank']);
  assert.deepEqual([fallen.at('H'), fallen.figure('H').body], ['B1', 1]);
});

rule('NXT-MON-16', 'a monster that falls has played', () => {
  const map = ROW.replace('. .|', 'X .|');
  const t = atThePit({ kind: 'mummy', map });
  t.do(JUMP, ['blank']);
  t.refuses({ type: 'step', figure: 'H', to: 'C1' }, 'turnOver', 'NXT-ACT-01');
});

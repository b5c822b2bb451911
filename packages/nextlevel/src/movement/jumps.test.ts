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

/** A figure in front of a pit that everybody knows. */
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
  const squares = (traps as { kind: string; at: string | string[] }[])
    .filter((trap) => trap.kind === 'pit')
    .flatMap(({ at }) => at);
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

rule('NXT-MON-16', 'one that lands on a trap known to all sets it off', () => {
  const t = atThePit({ kind: 'mummy', traps: [PIT, { kind: 'spear', at: 'C1' }] });
  t.state = { ...t.state, traps: ['open', 'found'] };
  t.do(JUMP, ['star', S]);
  assert.deepEqual(
    [t.event('trapWentOff').trap, t.figure('H').body, t.state.traps],
    ['spear', 1, ['open', 'gone']],
  );
});

rule('NXT-TRP-06', 'onto a free square, past no wall, and not once the move is over', () => {
  const taken = atThePit({ kind: 'orc', map: ROW.replace('H . .', 'H . X').replace('. .|', '. .|') });
  taken.refuses(JUMP, 'notFree', 'CLS-TRP-15');
  const walled = atThePit({ kind: 'barbarian', map: ROW.replace('H . .', 'H .|.') });
  walled.refuses(JUMP, 'wallInTheWay', 'CLS-TRP-15');
  const done = atThePit({ kind: 'barbarian' });
  done.state = { ...done.state, turn: { ...done.state.turn, moveOver: true } };
  done.refuses(JUMP, 'moveOver', 'CLS-TUR-06');
});

rule(
  'NXT-TRP-06',
  'whoever falls has used one square, and a monster that jumps is the one being played',
  () => {
    const fallen = atThePit({ kind: 'barbarian', left: 4 });
    fallen.do(JUMP, [S]);
    assert.equal(fallen.event('fellIntoPit').cost, 1);
    const orc = atThePit({ kind: 'orc' });
    orc.do(JUMP, ['star']);
    assert.equal(orc.state.turn.actor, orc.id('H'));
  },
);

rule('NXT-TRP-06', 'a hero who lands sees what is to be seen, and sets off what lies there', () => {
  const t = atThePit({ kind: 'barbarian', traps: [PIT, { kind: 'spear', at: 'C1' }] });
  t.state = { ...t.state, traps: ['open', 'hidden'] };
  t.do(JUMP, [W, S]);
  assert.deepEqual([t.event('trapWentOff').trap, t.figure('H').body], ['spear', 7]);
  assert.deepEqual(
    t.state.turn.path.map((square) => t.squareName(square)),
    ['A1', 'B1', 'C1'],
  );
});

rule('NXT-AMB-02', 'a jump leads into an ambush like a step', () => {
  const t = atThePit({ kind: 'orc', map: ROW.replace('. . .|', '. X .|') });
  const plights = { ...t.state.next.plights, wizard: [{ tag: 'ambush' as const }] };
  const facing = { ...t.state.next.facing, wizard: 3 as const };
  t.state = { ...t.state, next: { ...t.state.next, plights, facing } };
  t.do(JUMP, ['star', S, W, 7, W, W]);
  assert.ok(t.happened('ambushSprung'));
});

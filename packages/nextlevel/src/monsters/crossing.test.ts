import assert from 'node:assert/strict';
import { withSquares } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { table, walk } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const HALL = `
  +-+-+-+-+-+-+-+
  |. O . . . . B|
  + + + + + + + +
  |. P . . . . .|
  +-+-+-+-+-+-+-+`;
const TWO = { O: { kind: 'orc' }, P: { kind: 'orc' }, B: { kind: 'barbarian' } } as const;
const HELP = { type: 'helpAcross', figure: 'O', with: 'P' };
const END = { type: 'endTurn' };

/** An open chasm on these squares. */
function chasm(at: readonly string[], map = HALL, figures: object = TWO, next: object = {}): NextTable {
  const t = table(map, figures as typeof TWO, {
    turn: 'morcar',
    quest: { traps: [{ kind: 'pit', at }] },
    next,
  });
  const squares = at.map((name) => t.square(name));
  t.state = { ...t.state, pits: withSquares(t.state.pits, squares), traps: ['open'] };
  return t;
}

const across = (figure: string, to: string) => ({ type: 'cross', figure, to });

rule('NXT-MON-17', 'two monsters at the edge give up a turn and cross in the next without a die', () => {
  const t = chasm(['C1', 'C2']);
  t.do(HELP);
  t.refuses(across('O', 'D1'), 'moveOver', 'CLS-TUR-06');
  t.refuses({ type: 'step', figure: 'P', to: 'A2' }, 'alreadyPlayed', 'CLS-TUR-11');
  t.do(END);
  t.do(END);
  t.do(across('O', 'D1'));
  assert.deepEqual([t.at('O'), t.state.turn.left, t.event('leapt').rules], ['D1', 6, ['NXT-MON-17']]);
  t.do(across('P', 'D2'));
  assert.equal(t.at('P'), 'D2');
  walk(t, 'P', 'E2');
});

rule('NXT-MON-17', 'the turn after is the only one, and the chasm is the one they stood at', () => {
  const t = chasm(['C1', 'C2']);
  t.do(HELP);
  for (let i = 0; i < 4; i += 1) t.do(END);
  t.refuses(across('O', 'D1'), 'noCrossing', 'NXT-MON-17');
  assert.deepEqual(t.plights('O'), []);
  assert.ok(t.offers({ type: 'jump', figure: 'O', to: 'D1' }), 'with the star die');
  const alone = chasm(['C1', 'C2']);
  alone.refuses(across('O', 'D1'), 'noCrossing', 'NXT-MON-17');
});

rule('NXT-MON-17', 'side by side, at the edge, and neither has moved or attacked', () => {
  const moved = chasm(['C1', 'C2'], HALL.replace('. O', 'O .'));
  moved.refuses(HELP, 'notAdjacent', 'NXT-MON-17');
  walk(moved, 'O', 'B1');
  moved.refuses(HELP, 'takesWholeTurn', 'NXT-MON-17');
  moved.refuses({ ...HELP, figure: 'P', with: 'O' }, 'takesWholeTurn', 'NXT-MON-17');
  moved.refuses({ ...HELP, with: 'O' }, 'notOnBoard', 'NXT-MON-17');
  moved.refuses({ ...HELP, figure: 'P', with: 'B' }, 'monstersOnly', 'NXT-SCO-04');
  chasm(['C1']).refuses(HELP, 'noChasm', 'NXT-MON-17');
  const fought = chasm(['C1', 'C2'], HALL.replace('. O', 'B O').replace('. B|', '. .|'));
  fought.do({ type: 'strike', figure: 'O', target: 'B' }, [
    'skull',
    'skull',
    'skull',
    7,
    ...Array<string>(4).fill('whiteShield'),
  ]);
  fought.refuses(HELP, 'takesWholeTurn', 'NXT-MON-17');
});

rule('NXT-MON-17', 'one square wide at most', () => {
  const t = chasm(['C1', 'C2']);
  const wide = ['D1', 'D2'].map((name) => t.square(name));
  t.state = { ...t.state, pits: withSquares(t.state.pits, wide) };
  t.refuses(HELP, 'noChasm', 'NXT-MON-17');
  const walled = chasm(['C1', 'C2'], HALL.replace('. O .', '. O|.'));
  walled.refuses(HELP, 'noChasm', 'NXT-MON-17');
});

rule('NXT-MON-17', 'over the squares they stood at, and not from inside a pit', () => {
  const elsewhere = { plights: [{ tag: 'crossing', how: 'helping', over: [9], round: 1 }] };
  const t = chasm(['C1', 'C2'], HALL, TWO, { figures: { O: elsewhere } });
  t.refuses(across('O', 'D1'), 'noCrossing', 'NXT-MON-17');
  const fallen = chasm(['C1', 'C2'], HALL, { ...TWO, P: { kind: 'orc', conditions: ['pit'] } });
  fallen.refuses(HELP, 'takesWholeTurn', 'NXT-MON-17');
});

rule('NXT-MON-17', 'crossing is part of the move: two squares, onto a free one', () => {
  const helped = { plights: [{ tag: 'crossing', how: 'helping', over: [2], round: 1 }] };
  const next = { figures: { O: { facing: 'east', ...helped } } };
  const tired = chasm(['C1', 'C2'], HALL, { ...TWO, O: { kind: 'orc', move: 1 } }, next);
  tired.refuses(across('O', 'D1'), 'noMovementLeft', 'NXT-MON-17');
  const turned = { figures: { O: { facing: 'west', ...helped } } };
  const slow = chasm(['C1', 'C2'], HALL, { ...TWO, O: { kind: 'orc', move: 2 } }, turned);
  slow.refuses(across('O', 'D1'), 'noMovementLeft', 'NXT-MON-17');
  const taken = chasm(['C1', 'C2'], HALL.replace('O . . . . B', 'O . B . . .'), TWO, next);
  taken.refuses(across('O', 'D1'), 'notFree', 'NXT-MON-17');
  const free = chasm(['C1', 'C2'], HALL, { ...TWO, O: { kind: 'orc', move: 2 } }, next);
  free.do(across('O', 'D1'));
  assert.equal(free.state.turn.left, 0);
});

const PASSAGE = `
  +-+-+-+-+-+-+-+-+
  |P O . S . . . B|
  +-+-+-+-+-+-+-+-+`;
const THREE = { ...TWO, S: { kind: 'orc' } } as const;
const SECURE = { type: 'secure', figure: 'S' };

rule('NXT-MON-18', 'one on the far side secures the crossing, and the others pass in the same turn', () => {
  const t = chasm(['C1'], PASSAGE, THREE);
  t.refuses(across('O', 'E1'), 'noCrossing', 'NXT-MON-17');
  t.do(SECURE);
  t.do(across('O', 'E1'));
  assert.deepEqual([t.at('O'), t.state.turn.left, t.event('leapt').rules], ['E1', 5, ['NXT-MON-18']]);
  walk(t, 'O', 'F1');
  walk(t, 'P', 'B1');
  t.do(across('P', 'E1'));
  assert.equal(t.at('P'), 'E1');
});

rule('NXT-MON-18', 'it stands at the edge and neither moves nor attacks that turn', () => {
  const t = chasm(['C1'], PASSAGE, THREE);
  t.do(SECURE);
  t.refuses({ type: 'step', figure: 'S', to: 'E1' }, 'moveOver', 'CLS-TUR-06');
  t.refuses(SECURE, 'takesWholeTurn', 'NXT-MON-18');
  t.do(END);
  assert.deepEqual(t.plights('S'), []);
  const near = chasm(['C1'], PASSAGE.replace('S . . . B', 'S B . . .'), THREE);
  near.do(SECURE);
  near.refuses({ type: 'strike', figure: 'S', target: 'B' }, 'alreadyActed', 'CLS-TUR-10');
  const back = chasm(['C1'], PASSAGE, THREE);
  walk(back, 'S', 'E1');
  back.refuses(SECURE, 'takesWholeTurn', 'NXT-MON-18');
  chasm(['F1'], PASSAGE, THREE).refuses(SECURE, 'noChasm', 'NXT-MON-18');
});

rule(
  'NXT-MON-18',
  'those who cross leave their foes as in any move, and walk into an ambush as in any',
  () => {
    const map = `
    +-+-+-+-+-+-+
    |. B # # # #|
    + + +-+-+-+-+
    |. O . S . D|
    +-+-+-+-+-+-+`;
    const figures = {
      O: { kind: 'orc' },
      S: { kind: 'orc' },
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
    };
    const armed = { sheet: { gear: ['dagger'], inHand: 'dagger' } };
    const t = chasm(['C2'], map, figures, {
      figures: {
        B: { facing: 'south', ...armed },
        D: { facing: 'west', ...armed, plights: [{ tag: 'ambush' }] },
        O: { facing: 'east' },
      },
    });
    t.do(SECURE);
    t.do(across('O', 'E2'), ['whiteShield', 'skull', 7, 'whiteShield', 'skull']);
    assert.deepEqual(
      [t.event('counterRolled').by, t.event('strikeDeclared').strike.by],
      ['barbarian', 'ambush'],
    );
  },
);

rule('NXT-MON-18', 'nobody crosses onto the stairs', () => {
  const stairs = `
    +-+-+-+-+-+
    |O . S . .|
    +-+-+-+ + +
    |. . B|. .|
    +-+-+-+-+-+`;
  const t = table(
    stairs,
    { O: { kind: 'orc' }, S: { kind: 'orc' }, B: { kind: 'barbarian' } },
    { turn: 'morcar', stairs: 'D1', quest: { traps: [{ kind: 'pit', at: 'B1' }] } },
  );
  t.state = { ...t.state, pits: withSquares(t.state.pits, [t.square('B1')]), traps: ['open'] };
  t.do(SECURE);
  t.refuses(across('O', 'D1'), 'notFree', 'NXT-MON-18');
});

rule('NXT-MON-19', 'a monster attacked since Morcar’s last turn cannot secure a crossing', () => {
  const map = PASSAGE.replace('S . . . B', 'S B . . .');
  const next = { figures: { B: { sheet: { gear: ['dagger'], inHand: 'dagger' } }, S: { facing: 'east' } } };
  const t = chasm(['C1'], map, THREE, next);
  assert.ok(t.offers(SECURE));
  t.do(END);
  t.do({ type: 'strike', figure: 'B', target: 'S' }, ['skull', 7, 'whiteShield', 'whiteShield']);
  t.do(END);
  t.refuses(SECURE, 'underAttack', 'NXT-MON-19');
  t.do(END);
  t.do(END);
  assert.ok(t.offers(SECURE), 'in the round after that it can');
});

import assert from 'node:assert/strict';
import { withSquares } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableFigures, NextTableSetting } from '../testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

const ROOM = `
  +-+-+-+-+
  |E . . .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;
const ONWARD = { type: 'step', figure: 'E', to: 'B1' };
const NO_HARM = [W, W, W];

interface Written {
  readonly map?: string;
  readonly falls?: string;
  readonly others?: NextTableFigures;
  readonly quest?: object;
  readonly next?: NextTableSetting['next'];
}

/** The Barbarian about to step under loose rocks. */
function underRocks({ map = ROOM, falls = 'B1', others, quest, next }: Written = {}): NextTable {
  return table(
    map,
    { E: { kind: 'barbarian', body: 8 }, ...others },
    {
      turn: { of: 'E', left: 6 },
      quest: { ...quest, traps: [{ kind: 'rockfall', at: 'B1', falls }] },
      next: { figures: { E: { facing: 'east' } }, turn: { actions: ['move'] }, ...next },
    },
  );
}

rule('NXT-TRP-10', 'no search finds loose rocks, not even the Dwarf', () => {
  for (const [kind, dice] of [
    ['dwarf', []],
    ['elf', ['twoEyes']],
  ] as const) {
    const t = table(
      ROOM,
      { E: { kind } },
      {
        quest: {
          traps: [
            { kind: 'rockfall', at: 'B1' },
            { kind: 'spear', at: 'D1' },
          ],
        },
      },
    );
    t.do({ type: 'searchTraps', figure: 'E' }, dice);
    assert.deepEqual(t.state.traps, ['hidden', 'found']);
  }
});

rule('NXT-TRP-11', 'three dice, a point for each skull, and no defence', () => {
  for (const [faces, lost] of [
    [[S, S, S], 3],
    [[S, W, W], 1],
    [[W, W, W], 0],
  ] as const) {
    const t = underRocks();
    t.do(ONWARD, faces);
    assert.deepEqual([t.event('trapRolled').faces, t.figure('E').body], [faces, 8 - lost]);
    assert.ok(t.cites('NXT-TRP-11') && !t.happened('defenceRolled'));
  }
});

rule('NXT-TRP-12', 'Morcar picks a free square beside the rocks for the victim', () => {
  const t = underRocks();
  t.do(ONWARD, NO_HARM);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'escapeRocks' }]);
  assert.deepEqual(t.offered('escape', 'heroes'), []);
  const squares = t.offered('escape', 'morcar').map((move) => (move as { to: string }).to);
  assert.deepEqual(squares.toSorted(), ['A1', 'B2', 'C1']);
  t.refuses({ type: 'escape', figure: 'E', to: 'C1' }, 'notYourFigure', 'NXT-TRP-12', 'heroes');
  t.refuses({ type: 'escape', figure: 'E', to: 'D1' }, 'noEscapeThere', 'NXT-TRP-12', 'morcar');
  t.do({ type: 'escape', figure: 'E', to: 'C1' }, [], 'morcar');
  assert.deepEqual([t.at('E'), t.state.pending, t.state.turn.taker], ['C1', null, 'barbarian']);
  t.refuses({ type: 'escape', figure: 'E', to: 'A1' }, 'nothingAsked', 'NXT-TRP-12', 'morcar');
});

rule('NXT-TRP-12', 'nobody is buried: with no room beside the rocks, the nearest free square', () => {
  const map = `
    +-+-+-+-+
    |E . O .|
    +-+-+-+-+`;
  const t = underRocks({ map, falls: 'C1', others: { O: { kind: 'orc', body: 4 } } });
  t.do(ONWARD, NO_HARM);
  assert.deepEqual(t.offered('escape', 'morcar'), [{ type: 'escape', figure: 'O', to: 'D1' }]);
  const crowd: NextTableFigures = { O: { kind: 'orc', body: 4 }, G: { kind: 'goblin' } };
  const full = underRocks({ map: map.replace('O .', 'O G'), falls: 'C1', others: crowd });
  full.do(ONWARD, NO_HARM);
  assert.deepEqual(full.offered('escape', 'morcar'), [{ type: 'escape', figure: 'O', to: 'A1' }]);
  full.do({ type: 'escape', figure: 'O', to: 'A1' });
  assert.deepEqual([full.at('O'), full.find('O')?.body], ['A1', 4]);
});

rule(
  'NXT-TRP-12',
  'where the quest has filled the whole place meanwhile, the victim stays among the rocks',
  () => {
    const place = ['A1', 'C1'].map((at) => ({ kind: 'goblin', at }));
    const notes = [
      { when: { step: 'B1' }, then: [{ place }] },
      { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] },
    ];
    const t = underRocks({ map: '+-+-+-+\n|E . .|\n+-+-+-+', quest: { notes } });
    t.do(ONWARD, NO_HARM);
    assert.deepEqual(t.event('escaped').to, t.square('B1'));
    assert.deepEqual([t.at('E'), t.state.pending], ['B1', null]);
  },
);

rule('NXT-TRP-12', 'an open pit is no free square', () => {
  const t = table(
    ROOM,
    { E: { kind: 'barbarian', body: 8 } },
    {
      turn: 'E',
      quest: {
        traps: [
          { kind: 'pit', at: 'B2' },
          { kind: 'rockfall', at: 'B1' },
        ],
      },
      next: { figures: { E: { facing: 'east' } } },
    },
  );
  t.do({ type: 'searchTraps', figure: 'E' }, ['blank']);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(ONWARD, NO_HARM);
  const squares = t.offered('escape', 'morcar').map((move) => (move as { to: string }).to);
  assert.deepEqual(squares.toSorted(), ['A1', 'C1']);
});

rule('NXT-TRP-13', 'the square the rocks fell on is blocked from then on', () => {
  const t = underRocks();
  t.do(ONWARD, NO_HARM);
  t.do({ type: 'escape', figure: 'E', to: 'A1' }, [], 'morcar');
  t.do({ type: 'endTurn' }, [], 'heroes');
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.refuses(ONWARD, 'squareBlocked', 'CLS-OBS-02');
  assert.deepEqual([t.state.traps, t.event('movementRolled').total], [['gone'], 2]);
});

rule('NXT-TRP-13', 'that is where the map says they fall, whoever set them off', () => {
  const t = underRocks({ falls: 'D1' });
  t.do(ONWARD);
  assert.deepEqual(
    t.event('rocksFell').squares.map((square) => t.squareName(square)),
    ['D1'],
  );
  assert.ok(t.event('rocksFell').rules.includes('NXT-TRP-13'));
  assert.deepEqual([t.figure('E').body, t.at('E'), t.state.pending], [8, 'B1', null]);
});

const HALL = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  |O . . . . . . . . . . E . G|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+`;
const STEP = { type: 'step', figure: 'E', to: 'M1' };

/** The sphere is set off at M1, bursts out at A1 and rolls east. */
function beforeSphere(options: object = {}, others: NextTableFigures = {}): NextTable {
  return table(
    HALL,
    {
      E: { kind: 'barbarian', body: 8 },
      O: { kind: 'orc', body: 4 },
      G: { kind: 'goblin', body: 4 },
      ...others,
    },
    {
      turn: { of: 'E', left: 6 },
      quest: { traps: [{ kind: 'rockfall', at: 'M1' }] },
      next: {
        traps: ['graniteSphere'],
        options: { ...options },
        figures: { E: { facing: 'east' } },
        turn: { actions: ['move'] },
      },
    },
  );
}

const names = (t: NextTable, squares: readonly number[]) => squares.map((square) => t.squareName(square));

rule('NXT-TRP-16', 'it rolls ten squares at once: three dice for each figure in its way', () => {
  const t = beforeSphere();
  t.do(STEP, [S, S, W]);
  const rolled = t.event('sphereRolled');
  assert.deepEqual(names(t, rolled.path), ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1', 'J1']);
  assert.deepEqual([rolled.stops, t.figure('O').body, t.figure('E').body], [false, 2, 8]);
  assert.deepEqual(t.state.next.spheres, [{ square: t.square('J1'), direction: 1 }]);
  assert.ok(rolled.rules.includes('NXT-TRP-16'));
});

rule('NXT-TRP-16', 'and ten more when the Morcar turn begins, until a wall', () => {
  const t = beforeSphere();
  t.do(STEP, NO_HARM);
  t.do({ type: 'endTurn' }, [S, W, W, S, S, S], 'heroes');
  assert.deepEqual(names(t, t.event('sphereRolled').path), ['K1', 'L1', 'M1', 'N1']);
  assert.deepEqual(
    [t.event('sphereRolled').stops, t.state.next.spheres, t.figure('E').body, t.figure('G').body],
    [true, [], 7, 1],
  );
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.do({ type: 'endTurn' }, [], 'heroes');
  assert.equal(t.happened('sphereRolled'), false);
});

rule('NXT-TRP-16', 'while it lies still, nobody enters its square', () => {
  const t = beforeSphere({ sphereSpeed: 11 }, { G: { kind: 'goblin', conditions: ['asleep'] } });
  t.do(STEP, NO_HARM);
  t.do({ ...STEP, to: 'L1' });
  t.refuses({ ...STEP, to: 'K1' }, 'squareBlocked', 'NXT-TRP-16');
});

/** A sphere lies at C1, the third square of a table. */
const AT_C1 = { state: { spheres: [{ square: 2, direction: 1 }] } };

rule('NXT-TRP-16', 'nor by a jump, a teleport, a push or an escape; nor is a trap built there', () => {
  const jumper = table(ROOM, { E: { kind: 'elf' } }, { turn: { of: 'E', left: 4 }, next: AT_C1 });
  jumper.state = { ...jumper.state, pits: withSquares(jumper.state.pits, [jumper.square('B1')]) };
  jumper.refuses({ type: 'jump', figure: 'E', to: 'C1' }, 'squareBlocked', 'NXT-TRP-16');
  const wizard = table(ROOM, { E: { kind: 'wizard' } }, { turn: { of: 'E', left: 4 }, next: AT_C1 });
  wizard.refuses({ type: 'teleport', figure: 'E', to: 'C1', facing: 1 }, 'notFree', 'NXT-ENC-07');
  const pushed = table(
    ROOM.replace('E .', 'E D'),
    { E: { kind: 'bugbear' }, D: { kind: 'dwarf' } },
    { turn: { of: 'E', left: 6 }, next: AT_C1 },
  );
  pushed.refuses({ type: 'push', figure: 'E', direction: 1 }, 'nowhereToGo', 'NXT-CRD-04');
  const victim = underRocks({ next: { ...AT_C1, figures: { E: { facing: 'east' } } } });
  victim.do(ONWARD, NO_HARM);
  const squares = victim.offered('escape', 'morcar').map((move) => (move as { to: string }).to);
  assert.deepEqual(squares.toSorted(), ['A1', 'B2']);
  const dwarf = table(
    ROOM.replace('E .', '. E'),
    { E: { kind: 'dwarf' } },
    { next: { ...AT_C1, figures: { E: { sheet: { parts: 3 } } } } },
  );
  dwarf.refuses({ type: 'buildTrap', figure: 'E', square: 'C1' }, 'notFree', 'NXT-DWF-10');
});

rule('NXT-TRP-17', 'the game master may have set another speed', () => {
  const t = beforeSphere({ sphereSpeed: 3 });
  t.do(STEP, NO_HARM);
  assert.deepEqual(names(t, t.event('sphereRolled').path), ['A1', 'B1', 'C1']);
  assert.ok(t.cites('NXT-TRP-17'));
  t.do({ type: 'endTurn' }, [], 'heroes');
  assert.deepEqual(names(t, t.event('sphereRolled').path), ['D1', 'E1', 'F1']);
});

rule('NXT-TRP-18', 'it leaves nothing behind, unless the game master has it shatter', () => {
  const gone = beforeSphere({ sphereSpeed: 14 });
  gone.do(STEP, [W, W, W, W, W, W, W, W, W]);
  assert.deepEqual([gone.event('sphereRolled').stops, gone.happened('rocksFell')], [true, false]);
  const rubble = beforeSphere({ sphereSpeed: 14, sphereShatters: true });
  rubble.do(STEP, [W, W, W, W, W, W, W, W, W]);
  assert.deepEqual(names(rubble, rubble.event('rocksFell').squares), ['N1']);
  assert.deepEqual(rubble.event('rocksFell').rules, ['NXT-TRP-18']);
  // Morcar puts the goblin there beside the rocks.
  assert.deepEqual(rubble.awaited(), [{ seat: 'morcar', prompt: 'escapeRocks' }]);
});

rule('NXT-TRP-18', 'it shatters where its run ends, and at no stop on the way', () => {
  const t = beforeSphere({ sphereSpeed: 5, sphereShatters: true });
  t.do(STEP, NO_HARM);
  assert.deepEqual([t.event('sphereRolled').stops, t.happened('rocksFell')], [false, false]);
  t.do({ type: 'endTurn' }, [], 'heroes');
  assert.deepEqual([t.event('sphereRolled').stops, t.happened('rocksFell')], [false, false]);
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.do({ type: 'endTurn' }, [...NO_HARM, ...NO_HARM], 'heroes');
  assert.deepEqual(names(t, t.event('rocksFell').squares), ['N1']);
});

rule('NXT-TRP-12', 'where Morcar puts a hero, a trap works and the room is seen', () => {
  const t = table(
    ROOM,
    { E: { kind: 'barbarian', body: 8 } },
    {
      turn: { of: 'E', left: 6 },
      quest: {
        traps: [
          { kind: 'rockfall', at: 'B1' },
          { kind: 'spear', at: 'C1' },
        ],
      },
      next: { figures: { E: { facing: 'east' } } },
    },
  );
  t.do(ONWARD, NO_HARM);
  t.do({ type: 'escape', figure: 'E', to: 'C1' }, [S], 'morcar');
  assert.deepEqual([t.event('trapWentOff').trap, t.figure('E').body], ['spear', 7]);
});

rule('NXT-TRP-12', 'a monster is put anywhere but on the stairs, and sets nothing off', () => {
  const map = `
    +-+-+-+-+-+
    |E . O . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`;
  const t = table(
    map,
    { E: { kind: 'barbarian', body: 8 }, O: { kind: 'orc', body: 4 } },
    {
      turn: { of: 'E', left: 6 },
      stairs: 'D1',
      quest: {
        traps: [
          { kind: 'rockfall', at: 'B1', falls: 'C1' },
          { kind: 'spear', at: 'C2' },
        ],
      },
      next: { figures: { E: { facing: 'east' } } },
    },
  );
  t.do(ONWARD, NO_HARM);
  assert.deepEqual(t.offered('escape', 'morcar'), [{ type: 'escape', figure: 'O', to: 'C2' }]);
  t.do({ type: 'escape', figure: 'O', to: 'C2' }, [], 'morcar');
  assert.equal(t.happened('trapWentOff'), false);
});

rule('CLS-TRP-21', 'rocks brought down by a hero who passes through somebody fall on both', () => {
  const map = ROOM.replace('E . . .', 'E D . .');
  const t = underRocks({ map, others: { D: { kind: 'wizard', body: 4 } } });
  t.do(ONWARD, [S, W, W, S, S, W]);
  assert.deepEqual([t.figure('E').body, t.figure('D').body], [7, 2]);
  t.do({ type: 'escape', figure: 'E', to: 'B2' }, [], 'morcar');
  t.refuses({ type: 'escape', figure: 'D', to: 'B2' }, 'noEscapeThere', 'NXT-TRP-12', 'morcar');
  t.do({ type: 'escape', figure: 'D', to: 'C1' }, [], 'morcar');
  assert.deepEqual([t.at('E'), t.at('D'), t.state.pending], ['B2', 'C1', null]);
});

import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableFigures, NextTableSetting } from '../testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ROW = `
  +-+-+-+-+-+
  |E . . . .|
  +-+-+-+-+-+`;
const ONWARD = { type: 'step', figure: 'E', to: 'B1' };

interface Written {
  readonly kind: NonNullable<NonNullable<NextTableSetting['next']>['traps']>[number];
  readonly printed?: object;
  readonly map?: string;
  readonly hero?: NextTableFigures[string];
  readonly others?: NextTableFigures;
  readonly next?: NextTableSetting['next'];
}

/** A hero about to step from A1 to B1, where the trap is. */
function beforeTrap({ kind, printed, map = ROW, hero, others, next }: Written): NextTable {
  return table(
    map,
    { E: { kind: 'barbarian', body: 8, ...hero }, ...others },
    {
      turn: { of: 'E', left: 6 },
      quest: { traps: [printed ?? { kind: 'spear', at: 'B1' }] },
      next: {
        ...next,
        traps: [kind],
        figures: { E: { facing: 'east' }, ...next?.figures },
        turn: { actions: ['move'] },
      },
    },
  );
}

const WIZARD = { D: { kind: 'wizard', body: 4 } } as const;
const HELD = ROW.replace('E . . . .', 'E D . . .');

rule(
  'CLS-TRP-02',
  'what strikes works on a hero who passes through somebody; that one has set nothing off',
  () => {
    for (const [kind, faces] of [
      ['spear', [S]],
      ['poisonedDarts', [S, W]],
    ] as const) {
      const t = beforeTrap({ kind, map: HELD, others: WIZARD });
      t.do(ONWARD, faces);
      assert.deepEqual([t.figure('E').body, t.figure('D').body, t.state.traps], [7, 4, ['gone']]);
      t.do({ ...ONWARD, to: 'C1' });
    }
  },
);

rule('CLS-TRP-02', 'what would keep its victim there stays shut under somebody: a pit, a jaw', () => {
  for (const kind of ['pit', 'deepPit', 'steelJaw'] as const) {
    const printed = { kind: kind === 'steelJaw' ? 'spear' : 'pit', at: 'B1' };
    const t = beforeTrap({ kind, printed, map: HELD, others: WIZARD });
    t.do(ONWARD);
    assert.deepEqual([t.figure('E').body, t.state.traps, t.happened('trapWentOff')], [8, ['hidden'], false]);
  }
});

rule('NXT-TRP-01', 'one unstoppable die for the first hero on the square, once', () => {
  for (const [face, lost] of [
    [S, 1],
    [W, 0],
    [B, 0],
  ] as const) {
    const t = beforeTrap({ kind: 'spear' });
    t.do(ONWARD, [face]);
    assert.deepEqual(t.event('trapWentOff').trap, 'spear');
    assert.deepEqual([t.event('trapRolled').faces, t.figure('E').body], [[face], 8 - lost]);
    assert.ok(t.cites('NXT-TRP-01') && !t.happened('defenceRolled'));
    assert.deepEqual(t.state.traps, ['gone']);
    t.do({ ...ONWARD, to: 'C1' });
    t.do(ONWARD);
    assert.deepEqual(t.types().includes('trapWentOff'), false);
  }
});

rule('NXT-TRP-01', 'found by a search, it is still there and still strikes', () => {
  const t = table(
    ROW,
    { E: { kind: 'elf', body: 8 } },
    { quest: { traps: [{ kind: 'spear', at: 'B1' }] }, next: { figures: { E: { facing: 'east' } } } },
  );
  t.do({ type: 'searchTraps', figure: 'E' }, ['blank']);
  assert.deepEqual([t.event('trapSpotted').trap, t.state.traps], ['spear', ['found']]);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(ONWARD, [S]);
  assert.deepEqual([t.figure('E').body, t.state.traps], [7, ['gone']]);
});

rule('NXT-TRP-14', 'poisoned darts work like spears, with two dice', () => {
  const t = beforeTrap({ kind: 'poisonedDarts' });
  t.do(ONWARD, [S, S]);
  assert.deepEqual([t.figure('E').body, t.state.traps], [6, ['gone']]);
  assert.ok(t.event('trapRolled').rules.includes('NXT-TRP-14'));
  t.do({ ...ONWARD, to: 'C1' });
  t.do(ONWARD);
  assert.equal(t.figure('E').body, 6);
});

const LONG = `
  +-+-+-+-+-+-+-+-+
  |D O . E . G . H|
  +-+-+-+-+-+-+-+-+`;

rule(
  'NXT-TRP-15',
  'the blade sweeps five squares through the trap: everybody there, once, nobody else',
  () => {
    const others: NextTableFigures = {
      D: { kind: 'dwarf', body: 8 },
      O: { kind: 'orc', body: 3 },
      G: { kind: 'goblin', body: 3 },
      H: { kind: 'orc', body: 3 },
    };
    const t = beforeTrap({
      kind: 'swingingBlade',
      printed: { kind: 'spear', at: 'C1' },
      map: LONG,
      others,
      next: { figures: { E: { facing: 'west' } } },
    });
    t.do({ ...ONWARD, to: 'C1' }, [S, W, S, S, W, S]);
    assert.deepEqual(
      t.event('bladeSwung').squares.map((square) => t.squareName(square)),
      ['A1', 'B1', 'C1', 'D1', 'E1'],
    );
    const hit = t.all('trapRolled').map(({ figure, faces }) => [figure, faces.length]);
    assert.deepEqual(new Map(hit.map(([figure, dice]) => [figure, dice])).size, 3);
    assert.deepEqual(
      ['D', 'O', 'G', 'H'].map((letter) => hit.some(([figure]) => figure === t.id(letter))),
      [true, true, false, false],
    );
    assert.ok(hit.every(([, dice]) => dice === 2));
    assert.ok(t.cites('NXT-TRP-15'));
    assert.deepEqual(t.state.traps, ['gone']);
  },
);

rule('NXT-TRP-15', 'the game master may lengthen or shorten the line, and leave the blade armed', () => {
  const map = ROW.replace('. . .|', '. . O|');
  const others: NextTableFigures = { O: { kind: 'orc', body: 3 } };
  const short = beforeTrap({ kind: 'swingingBlade', map, others, next: { options: { bladeLength: 3 } } });
  short.do(ONWARD, [W, W]);
  assert.deepEqual([short.all('trapRolled').length, short.state.traps], [1, ['gone']]);
  const again = beforeTrap({
    kind: 'swingingBlade',
    map,
    others,
    next: { options: { bladeReturns: true } },
  });
  again.do(ONWARD, [W, W, W, W]);
  assert.deepEqual(again.state.traps, ['found']);
  again.do({ ...ONWARD, to: 'C1' });
  again.do(ONWARD, [S, S, W, W]);
  assert.equal(again.all('trapRolled').length, 2);
});

rule('NXT-TRP-15', 'the line goes the longer way, and walls end it', () => {
  const map = `
    +-+-+-+
    |E . .|
    +-+ +-+
      |.|
      + +
      |.|
      + +
      |O|
      +-+`;
  const t = beforeTrap({ kind: 'swingingBlade', map, others: { O: { kind: 'orc', body: 3 } } });
  t.do(ONWARD, [W, W, S, S]);
  assert.deepEqual(
    t.event('bladeSwung').squares.map((square) => t.squareName(square)),
    ['B1', 'B2', 'B3', 'B4'],
  );
  assert.equal(t.figure('O').body, 1);
});

rule('NXT-TRP-19', 'two dice, the first of which may be defended against; then the victim is held', () => {
  const defended = beforeTrap({ kind: 'steelJaw', hero: { kind: 'barbarian', defence: 2 }, next: bare() });
  defended.do(ONWARD, [S, S, W, B]);
  assert.deepEqual(
    [defended.event('trapRolled').faces, defended.event('defenceRolled').faces],
    [
      [S, S],
      [W, B],
    ],
  );
  assert.equal(defended.figure('E').body, 7);
  assert.deepEqual(defended.plights('E'), [{ tag: 'held', by: 'jaw' }]);
  const unparried = beforeTrap({ kind: 'steelJaw', hero: { kind: 'barbarian', defence: 2 }, next: bare() });
  unparried.do(ONWARD, [S, S, B, S]);
  assert.equal(unparried.figure('E').body, 6);
});

rule('NXT-TRP-19', 'nothing is rolled in defence against the unstoppable die alone', () => {
  const t = beforeTrap({ kind: 'steelJaw' });
  t.do(ONWARD, [B, S]);
  assert.equal(t.figure('E').body, 7);
  assert.ok(!t.happened('defenceRolled') && t.cites('NXT-TRP-19'));
});

/** No armour, so that the defence is the figure's own. */
function bare(): NonNullable<NextTableSetting['next']> {
  return { figures: { E: { facing: 'east', sheet: { gear: [], inHand: null } } } };
}

rule('NXT-TRP-20', 'held, one does anything but move, until a 6 at the start of a turn', () => {
  const t = beforeTrap({ kind: 'steelJaw' });
  t.do(ONWARD, [W, W]);
  t.refuses({ ...ONWARD, to: 'C1' }, 'held', 'NXT-TRP-20');
  t.do({ type: 'searchTreasure', figure: 'E' }, ['cobweb', 'rat']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' }, [5], 'morcar');
  assert.deepEqual([t.event('struggled').free, t.plights('E').length], [false, 1]);
  t.refuses({ type: 'rollMovement', figure: 'E' }, 'held', 'NXT-TRP-20');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' }, [6], 'morcar');
  assert.deepEqual([t.event('struggled').rules, t.plights('E')], [['NXT-TRP-20'], []]);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 2]);
  t.do({ ...ONWARD, to: 'C1' });
});

const PAIR = `
  +-+-+-+-+-+
  |E D . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;
const HELP = { type: 'free', figure: 'E', target: 'D' };

function caught(by: 'jaw' | 'slime', map = PAIR): NextTable {
  return table(
    map,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: 'E', next: { figures: { D: { plights: [{ tag: 'held', by }] } } } },
  );
}

rule('NXT-TRP-21', 'a companion beside the victim opens the jaw for an action, without a die', () => {
  const t = caught('jaw');
  assert.ok(t.offers(HELP));
  t.do(HELP);
  assert.deepEqual([t.plights('D'), t.state.next.turn.actions], [[], ['help']]);
  t.refuses(HELP, 'sameAction', 'NXT-ACT-03');
});

rule('NXT-TRP-21', 'not from further off, not out of slime, not oneself', () => {
  const off = caught('jaw', PAIR.replace('E D', 'E .').replace('|. . . . .|', '|. D . . .|'));
  off.refuses(HELP, 'notAdjacent', 'NXT-TRP-21');
  caught('slime').refuses(HELP, 'notHeld', 'NXT-TRP-21');
  const own = table(
    PAIR,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: 'E', next: { figures: { E: { plights: [{ tag: 'held', by: 'jaw' }] } } } },
  );
  own.refuses({ ...HELP, target: 'E' }, 'notHeld', 'NXT-TRP-21');
  own.refuses(HELP, 'notHeld', 'NXT-TRP-21');
});

const ROOMS = `
  +-+-+-+-+
  |E . O|G|
  + + + + +
  |. D .|.|
  +-+-+-+-+`;
const CROWD: NextTableFigures = {
  D: { kind: 'dwarf', body: 8 },
  O: { kind: 'orc', body: 4, conditions: ['asleep'] },
  G: { kind: 'goblin', body: 4 },
};

rule('NXT-TRP-22', 'fire takes three dice from every creature in the place, and from nobody outside', () => {
  const t = beforeTrap({ kind: 'fireCloud', map: ROOMS, others: CROWD });
  t.do(ONWARD, [S, S, S, S, S, W, S, W, W]);
  const burnt = t.all('trapRolled').map(({ figure, faces, skulls }) => [figure, faces.length, skulls]);
  assert.deepEqual(burnt, [
    [t.id('E'), 3, 3],
    [t.id('D'), 3, 2],
    [t.id('O'), 3, 1],
  ]);
  assert.deepEqual(
    ['E', 'D', 'O', 'G'].map((letter) => t.figure(letter).body),
    [5, 6, 3, 4],
  );
  assert.ok(t.cites('NXT-TRP-22'));
});

rule('NXT-TRP-23', 'gas takes one die from every figure in the place, once', () => {
  const t = beforeTrap({ kind: 'chokingGas', map: ROOMS, others: CROWD });
  t.do(ONWARD, [S, W, S]);
  assert.deepEqual(
    ['E', 'D', 'O', 'G'].map((letter) => t.figure(letter).body),
    [7, 8, 3, 4],
  );
  assert.ok(t.cites('NXT-TRP-23'));
  t.do({ ...ONWARD, to: 'A1' });
  assert.deepEqual(t.types().includes('trapRolled'), false);
});

/** A passage longer than a hero discovers, with one figure at the end of it and one round the corner. */
const CORRIDOR = `
  +-+-+-+-+-+-+-+-+-+-+
  |E : : : : : : : : O|
  +-+-+-+-+-+-+-+-+-+ +
                    |G|
                    +-+`;
const FAR: NextTableFigures = { O: { kind: 'orc', body: 3 }, G: { kind: 'goblin', body: 3 } };

rule('NXT-TRP-23', 'gas fills a passage to its end, and does not go round the corner', () => {
  const t = beforeTrap({ kind: 'chokingGas', map: CORRIDOR, others: FAR });
  t.do(ONWARD, [W, S]);
  assert.deepEqual([t.figure('O').body, t.figure('G').body], [2, 3]);
});

rule('NXT-TRP-22', 'fire fills a passage to its end, and does not go round the corner', () => {
  const t = beforeTrap({ kind: 'fireCloud', map: CORRIDOR, others: FAR });
  t.do(ONWARD, [W, W, W, S, S, W]);
  assert.deepEqual([t.figure('O').body, t.figure('G').body], [1, 3]);
});

/** The columns a blade sweeps, sprung by a hero stepping from one square to the next in a row of nine. */
function swept(from: string, at: string, bladeLength = 5): string {
  const cells = Array.from('ABCDEFGHI', (column) => (column === from ? 'E' : '.'));
  const wall = `+${'-+'.repeat(cells.length)}`;
  const t = beforeTrap({
    kind: 'swingingBlade',
    printed: { kind: 'spear', at: `${at}1` },
    map: `${wall}\n|${cells.join(' ')}|\n${wall}`,
    next: { options: { bladeLength }, figures: { E: { facing: from < at ? 'east' : 'west' } } },
  });
  t.do({ ...ONWARD, to: `${at}1` }, [W, W]);
  const squares = t.event('bladeSwung').squares.map((square) => t.squareName(square).slice(0, 1));
  return squares.join('');
}

rule('NXT-TRP-15', 'the trap is in the middle of the line, or as near to it as walls allow', () => {
  assert.equal(swept('D', 'E'), 'CDEFG');
  assert.equal(swept('H', 'I'), 'EFGHI');
  assert.equal(swept('B', 'A'), 'ABCDE');
  assert.equal(swept('D', 'E', 4), 'DEFG');
  assert.equal(swept('D', 'E', 1), 'E');
  assert.equal(swept('D', 'E', 20), 'ABCDEFGHI');
});

rule('NXT-TRP-15', 'only a blade comes back, whatever the table says of blades', () => {
  const t = beforeTrap({ kind: 'spear', next: { options: { bladeReturns: true } } });
  t.do(ONWARD, [W]);
  assert.deepEqual(t.state.traps, ['gone']);
  const gas = beforeTrap({ kind: 'chokingGas' });
  gas.do(ONWARD, [W]);
  assert.equal(gas.happened('bladeSwung'), false);
});

rule('NXT-TRP-19', 'it holds nobody who has died of it, and a defence uses up what helps it', () => {
  const dead = beforeTrap({
    kind: 'steelJaw',
    hero: { kind: 'barbarian', body: 1 },
    others: { D: { kind: 'dwarf' } },
    map: ROW.replace('. .|', '. D|'),
  });
  dead.do(ONWARD, [W, S]);
  assert.deepEqual([dead.find('E'), dead.happened('plightGained')], [undefined, false]);
  const rock = beforeTrap({
    kind: 'steelJaw',
    hero: { kind: 'barbarian', conditions: ['rockSkin', 'courage'] },
    next: bare(),
  });
  rock.do(ONWARD, [S, W, W, W, W, W]);
  assert.deepEqual(rock.figure('E').conditions, ['courage']);
});

rule('NXT-TRP-21', 'a monster in a jaw is nobody’s to free', () => {
  const t = table(
    PAIR,
    { E: { kind: 'elf' }, D: { kind: 'orc' } },
    { turn: 'E', next: { figures: { D: { plights: [{ tag: 'held', by: 'jaw' }] } } } },
  );
  t.refuses(HELP, 'notHeld', 'NXT-TRP-21');
});

import assert from 'node:assert/strict';
import { withSquares } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ROW = `
  +-+-+-+-+-+
  |E . . . D|
  +-+-+-+-+-+`;
const PIT = { kind: 'pit', at: 'B1' };
const LONG_PIT = { kind: 'pit', at: ['B1', 'C1'] };
const JUMP = { type: 'jump', figure: 'E', to: 'C1' };

interface Written {
  map?: string;
  traps?: object[];
  roll?: number[];
  elf?: Partial<TableFigures[string]>;
  rest?: TableSetting;
}

/** The Dwarf has found the traps, and the Elf has rolled. */
function atThePit({ map = ROW, traps = [PIT], roll = [2, 2], elf = {}, rest = {} }: Written = {}): Table {
  const figures: TableFigures = { E: { kind: 'elf', ...elf }, D: { kind: 'dwarf' } };
  const t = table(map, figures, { turn: 'D', ...rest, quest: { ...rest.quest, traps } });
  t.do({ type: 'searchSecrets', figure: 'D' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, roll);
  return t;
}
const IN_PLATE: Partial<TableFigures[string]> = { equipment: ['plateArmour'] };

rule('CLS-TRP-14', 'a single pit takes two squares of movement: two are enough, one is not', () => {
  const two = atThePit({ elf: IN_PLATE, roll: [2] });
  two.do(JUMP, [W]);
  assert.deepEqual([two.at('E'), two.state.turn.left], ['C1', 0]);
  const one = atThePit({ elf: IN_PLATE, roll: [1] });
  one.refuses(JUMP, 'noMovementLeft', 'CLS-TRP-14');
  assert.equal(one.at('E'), 'A1');
});

rule('CLS-TRP-14', 'nobody jumps before rolling, nor once the move is over', () => {
  const t = atThePit();
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.refuses(JUMP, 'rollFirst', 'CLS-MOV-01');
  const done = atThePit({ roll: [6, 6] });
  done.do(JUMP, [W]);
  done.do({ type: 'searchSecrets', figure: 'E' });
  done.refuses({ ...JUMP, to: 'A1' }, 'moveOver', 'CLS-TUR-06');
});

rule('CLS-TRP-14', "nobody jumps in another's turn, nor with another's figure", () => {
  const t = atThePit();
  t.refuses(JUMP, 'notYourFigure', 'CLS-GEN-02', 'morcar');
  t.do({ type: 'endTurn' });
  t.refuses(JUMP, 'notYourTurn', 'CLS-TUR-02');
});

rule('CLS-TRP-14', 'a monster jumps within the movement of its card', () => {
  for (const [move, code] of [
    [2, null],
    [1, 'noMovementLeft'],
  ] as const) {
    const t = orcAtThePit({ kind: 'orc', move });
    const over = { type: 'jump', figure: 'O', to: 'A1' };
    if (code === null) t.do(over, [B]);
    else t.refuses(over, code, 'CLS-TRP-14');
  }
});

rule('CLS-TRP-15', 'the far side is the square straight ahead, whichever way', () => {
  const map = `
    +-+-+-+
    |. E D|
    + + + +
    |. . .|
    + + + +
    |. . .|
    +-+-+-+`;
  const t = atThePit({ map, traps: [{ kind: 'pit', at: 'B2' }] });
  assert.deepEqual(t.offered('jump', 'heroes'), [{ type: 'jump', figure: 'E', to: 'B3' }]);
  for (const to of ['A2', 'C2', 'A3', 'C3']) t.refuses({ ...JUMP, to }, 'noPitToJump', 'CLS-TRP-13');
  t.do({ ...JUMP, to: 'B3' }, [W]);
  assert.equal(t.at('E'), 'B3');
});

rule('CLS-TRP-15', 'not onto a figure, friend or foe', () => {
  const map = `
    +-+-+-+-+
    |E . D .|
    +-+-+-+-+`;
  const t = atThePit({ map });
  t.refuses(JUMP, 'notFree', 'CLS-TRP-15');
  const foes = orcAtThePit({ kind: 'orc' }, 'A1');
  foes.refuses(ORC_JUMP, 'notFree', 'CLS-TRP-15');
  foes.do({ type: 'endTurn' });
  foes.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
  foes.refuses(JUMP, 'notFree', 'CLS-TRP-15');
});

rule('CLS-TRP-15', 'a monster lands where it could stop: never on the stairs', () => {
  const map = `
    +-+-+-+-+
    |. . . O|
    + + + + +
    |. . E .|
    +-+-+-+-+`;
  const quest = { traps: [{ kind: 'pit', at: 'C1' }] };
  const t = table(
    map,
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    { stairs: 'A1', turn: { of: 'E', left: 4 }, quest },
  );
  t.do({ type: 'step', figure: 'E', to: 'C1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'C2' });
  t.do({ type: 'endTurn' });
  t.refuses({ type: 'jump', figure: 'O', to: 'B1' }, 'stairsClosed', 'CLS-STA-08');
});

rule('CLS-TRP-15', 'not onto furniture, rubble or another pit', () => {
  const map = `
    +-+-+-+-+
    |E . . D|
    +-+-+-+-+`;
  const chest = atThePit({ map, rest: { quest: { furniture: [{ kind: 'treasureChest', at: 'C1' }] } } });
  chest.refuses(JUMP, 'notFree', 'CLS-TRP-15');
  const rubble = atThePit({ map, rest: { quest: { blocked: ['C1'] } } });
  rubble.refuses(JUMP, 'notFree', 'CLS-TRP-15');
  const pits = atThePit({ map, traps: [PIT, { kind: 'pit', at: 'C1' }] });
  pits.refuses(JUMP, 'notFree', 'CLS-TRP-15');
});

rule(
  'CLS-TRP-15',
  'not through a wall or a closed door, on either side of the pit; through an open one, yes',
  () => {
    const walled = (near: string, far: string) => `
    +-+-+-+-+
    |E${near}.${far}. .|
    + + +-+o+
    |. D|. .|
    +-+-+-+-+`;
    const t = atThePit({ map: walled(' ', ' ') });
    t.do(JUMP, [W]);
    for (const [near, far] of [
      [' ', '|'],
      [' ', 'd'],
      ['|', ' '],
    ] as const) {
      const barred = atThePit({ map: walled(near, far) });
      barred.refuses(JUMP, 'wallInTheWay', 'CLS-TRP-15');
    }
    const open = atThePit({ map: walled(' ', 'o') });
    open.do(JUMP, [W]);
    assert.equal(open.at('E'), 'C1');
  },
);

rule('CLS-TRP-15', 'a pit somebody is in cannot be jumped', () => {
  const t = table(
    `
    +-+-+-+-+
    |E . D .|
    + + + + +
    |. . . .|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: { of: 'D', left: 4 }, quest: { traps: [PIT] } },
  );
  t.do({ type: 'step', figure: 'D', to: 'B1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
  t.refuses(JUMP, 'notFree', 'CLS-TRP-15');
});

rule('CLS-TRP-15', 'a pit of several squares is one jump that costs them all', () => {
  const over = { ...JUMP, to: 'D1' };
  const t = atThePit({ traps: [LONG_PIT], elf: IN_PLATE, roll: [3] });
  t.refuses(JUMP, 'noPitToJump', 'CLS-TRP-13');
  t.do(over, [B]);
  assert.deepEqual([t.at('E'), t.state.turn.left, t.event('jumped').over.length], ['D1', 0, 2]);
  const short = atThePit({ traps: [LONG_PIT], elf: IN_PLATE, roll: [2] });
  short.refuses(over, 'noMovementLeft', 'CLS-TRP-14');
});

rule('CLS-TRP-15', 'a failed jump over a long pit ends in its first square', () => {
  const t = atThePit({ traps: [LONG_PIT] });
  t.do({ ...JUMP, to: 'D1' }, [S]);
  assert.deepEqual([t.at('E'), t.figure('E').body], ['B1', 5]);
});

rule('CLS-TRP-15', 'two pits side by side are two pits: neither is a place to land', () => {
  const t = atThePit({ traps: [PIT, { kind: 'pit', at: 'C1' }] });
  assert.deepEqual(t.offered('jump', 'heroes'), []);
  t.refuses({ ...JUMP, to: 'D1' }, 'noPitToJump', 'CLS-TRP-13');
});

rule('CLS-TRP-15', 'a pit the quest has filled with rubble is no longer one to jump', () => {
  const goal = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] };
  const notes = [{ when: { round: 3 }, then: [{ block: 'B1' }] }, goal];
  const t = atThePit({ rest: { quest: { notes } } });
  t.refuses(JUMP, 'notFree', 'CLS-TRP-15');
  t.refuses({ type: 'step', figure: 'E', to: 'B1' }, 'squareBlocked', 'CLS-OBS-02');
});

/** An orc beside a pit the Elf has climbed out of, in the Morcar turn. */
function orcAtThePit(orc: TableFigures[string] = { kind: 'orc' }, elf = 'B2'): Table {
  const t = table(
    `
    +-+-+-+-+
    |E . O .|
    + + + + +
    |. . . .|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, O: orc },
    { turn: { of: 'E', left: 4 }, quest: { traps: [PIT] } },
  );
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: elf });
  t.do({ type: 'endTurn' });
  return t;
}
const ORC_JUMP = { type: 'jump', figure: 'O', to: 'A1' };

rule('CLS-TRP-16', 'one combat die: either shield lands on the far side', () => {
  for (const face of [W, B]) {
    const t = atThePit();
    t.do(JUMP, [face]);
    assert.deepEqual(t.types(), ['jumped']);
    assert.ok(t.event('jumped').rules.includes('CLS-TRP-16'));
    assert.deepEqual(
      [t.at('E'), t.figure('E').body, t.figure('E').conditions, t.figure('D').body],
      ['C1', 6, [], 7],
    );
    const orc = orcAtThePit();
    orc.do(ORC_JUMP, [face]);
    assert.equal(orc.at('O'), 'A1');
  }
});

rule('CLS-TRP-16', 'a skull is a fall, a point lost and the end of the move', () => {
  const t = atThePit();
  t.do(JUMP, [S]);
  assert.deepEqual(t.types(), ['fellIntoPit', 'bodyLost']);
  assert.ok(t.event('fellIntoPit').rules.includes('CLS-TRP-16'));
  assert.deepEqual([t.event('fellIntoPit').face, t.state.turn.left], [S, 3]);
  assert.deepEqual([t.at('E'), t.figure('E').body, t.figure('E').conditions], ['B1', 5, ['pit']]);
  for (const to of ['A1', 'C1']) t.refuses({ type: 'step', figure: 'E', to }, 'moveOver', 'CLS-TUR-06');
});

rule('CLS-TRP-16', 'what lies under the landing square goes off as usual', () => {
  const map = `
    +-+-+-+-+
    |E . . .|
    +-+-+-+-+`;
  const t = table(
    map,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [PIT, { kind: 'spear', at: 'D1' }] } },
  );
  t.do({ type: 'step', figure: 'E', to: 'B1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'A1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [3, 3]);
  t.do(JUMP, [W]);
  t.do({ type: 'step', figure: 'E', to: 'D1' }, [S]);
  assert.equal(t.figure('E').body, 4);
});

rule('CLS-TRP-17', 'after a jump that succeeds the rest of the move is there to be used', () => {
  const t = atThePit({ roll: [1, 2] });
  t.do(JUMP, [W]);
  assert.equal(t.state.turn.left, 1);
  t.do({ type: 'step', figure: 'E', to: 'D1' });
  t.refuses({ type: 'step', figure: 'E', to: 'C1' }, 'noMovementLeft', 'CLS-MOV-01');
  const orc = orcAtThePit();
  orc.do(ORC_JUMP, [B]);
  orc.do({ type: 'step', figure: 'O', to: 'A2' });
  assert.equal(orc.state.turn.left, 8 - 3);
});

rule('CLS-TRP-18', 'pit squares count like any others in the move', () => {
  const t = atThePit({ roll: [2, 3] });
  t.do(JUMP, [W]);
  assert.equal(t.state.turn.left, 5 - 2);
  assert.ok(t.event('jumped').rules.includes('CLS-TRP-18'));
  const long = atThePit({ traps: [LONG_PIT], roll: [2, 3] });
  long.do({ ...JUMP, to: 'D1' }, [W]);
  assert.equal(long.state.turn.left, 5 - 3);
});

rule('CLS-TRP-18', 'and may not be crossed again in the same move', () => {
  const t = atThePit({ roll: [6, 6] });
  t.do(JUMP, [W]);
  t.refuses({ ...JUMP, to: 'A1' }, 'alreadyCrossed', 'CLS-MOV-05');
});

rule('CLS-TRP-19', 'an ordinary monster that misses its jump is dead', () => {
  const t = orcAtThePit();
  t.do(ORC_JUMP, [S]);
  assert.equal(t.find('O'), undefined);
  assert.deepEqual(t.types(), ['monsterChosen', 'fellIntoPit', 'bodyLost', 'monsterKilled']);
  assert.ok(t.event('fellIntoPit').rules.includes('CLS-TRP-19'));
  assert.equal(t.state.pool.orc, 8);
  assert.equal(t.figure('E').body, 5);
});

rule('CLS-TRP-19', 'one with more Body loses a point, is in the pit, and walks out next turn', () => {
  const t = orcAtThePit({ kind: 'orc', body: 2 });
  t.do(ORC_JUMP, [S]);
  assert.deepEqual([t.at('O'), t.figure('O').body, t.figure('O').conditions], ['B1', 1, ['pit']]);
  t.refuses({ type: 'step', figure: 'O', to: 'A1' }, 'moveOver', 'CLS-TUR-06');
  t.do({ type: 'attack', figure: 'O', target: 'E' }, [W, W]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'step', figure: 'O', to: 'A1' });
  assert.deepEqual([t.at('O'), t.figure('O').conditions], ['A1', []]);
});

rule('CLS-TRP-20', 'neither the Dwarf nor a tool kit does anything about a pit', () => {
  const t = atThePit({ elf: { equipment: ['toolKit'] } });
  t.refuses({ type: 'disarm', figure: 'E', square: 'B1' }, 'nothingToDisarm', 'CLS-TRP-20');
  const dwarf = table(
    `
    +-+-+-+
    |D . .|
    +-+-+-+`,
    { D: { kind: 'dwarf' } },
    { quest: { traps: [PIT] } },
  );
  dwarf.do({ type: 'searchSecrets', figure: 'D' });
  dwarf.do({ type: 'endTurn' });
  dwarf.do({ type: 'endTurn' });
  dwarf.refuses({ type: 'disarm', figure: 'D', square: 'B1' }, 'nothingToDisarm', 'CLS-TRP-20');
});

rule('CLS-TRP-20', 'jumped, fallen into and climbed out of, it is still there', () => {
  const t = atThePit();
  const pits = () => t.described()['pits'];
  t.do(JUMP, [W]);
  assert.deepEqual(pits(), ['B1']);
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ ...JUMP, to: 'A1' }, [S]);
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'A1' });
  assert.deepEqual([pits(), t.figure('E').body], [['B1'], 5]);
  t.refuses({ type: 'step', figure: 'E', to: 'B1' }, 'alreadyCrossed', 'CLS-MOV-05');
});

rule('CLS-MOV-05', 'nor is the same pit jumped twice in one move, from whatever side', () => {
  const map = `
    +-+-+-+
    |D . .|
    + + + +
    |E . .|
    + + + +
    |. . .|
    +-+-+-+`;
  const t = atThePit({ map, traps: [{ kind: 'pit', at: 'B2' }], roll: [6, 6] });
  t.do({ ...JUMP, to: 'C2' }, [W]);
  for (const to of ['C1', 'B1']) t.do({ type: 'step', figure: 'E', to });
  t.refuses({ ...JUMP, to: 'B3' }, 'alreadyCrossed', 'CLS-MOV-05');
  assert.ok(!t.offered('jump', 'heroes').length);
  // The next turn's move is a new move.
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ ...JUMP, to: 'B3' }, [W]);
});

rule('CLS-VIS-01', 'a monster that jumps shows nothing of the board, and no note hears of it', () => {
  const map = `
    +-+-+-+-+
    |E|O : :|
    +-+-+-+ +
    |# # #|:|
    +-+-+-+-+`;
  const notes = [{ when: { step: 'D1' }, then: [{ goal: 'goal' }] }];
  const t = table(
    map,
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    { turn: 'morcar', dark: true, quest: { traps: [{ kind: 'pit', at: 'C1' }], notes } },
  );
  t.state = { ...t.state, pits: withSquares(t.state.pits, [t.square('C1')]), traps: ['open'] };
  const before = t.described()['revealed'];
  t.do({ type: 'jump', figure: 'O', to: 'D1' }, [W]);
  assert.deepEqual(t.types(), ['monsterChosen', 'jumped']);
  assert.deepEqual([t.described()['revealed'], t.state.goals], [before, []]);
});

rule('CLS-VIS-01', 'a hero who jumps looks round, and the notes hear of it', () => {
  const map = `
    +-+-+-+-+
    |E : :|#|
    +-+-+ +-+
    |# #|:|#|
    +-+-+-+-+`;
  const notes = [{ when: { step: 'C1' }, then: [{ goal: 'goal' }] }];
  const t = table(
    map,
    { E: { kind: 'elf' } },
    { turn: { of: 'E', left: 4 }, dark: true, quest: { traps: [PIT], notes } },
  );
  t.state = { ...t.state, pits: withSquares(t.state.pits, [t.square('B1')]), traps: ['open'] };
  assert.ok(!(t.described()['revealed'] as string[]).includes('C2'));
  t.do(JUMP, [W]);
  assert.ok((t.described()['revealed'] as string[]).includes('C2'));
  assert.deepEqual(t.state.goals, ['goal']);
});

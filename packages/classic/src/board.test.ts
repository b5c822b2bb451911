import assert from 'node:assert/strict';
import { DIRECTIONS, EDGE_OPEN, EDGE_WALL, neighbour, parseSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { CLASSIC_BOARD } from './content/board.ts';
import { places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

/** Every room of the board in the box: its corners, and how many squares it has. */
const ROOMS: Record<string, [upperLeft: string, lowerRight: string, squares: number]> = {
  A: ['B2', 'E4', 12],
  B: ['F2', 'I4', 12],
  C: ['B5', 'E9', 20],
  D: ['F5', 'I9', 20],
  E: ['J2', 'L6', 15],
  F: ['O2', 'Q6', 15],
  G: ['R2', 'U5', 16],
  H: ['V2', 'Y5', 16],
  I: ['R6', 'U9', 16],
  J: ['V6', 'Y9', 16],
  K: ['K8', 'P12', 30],
  L: ['B11', 'E14', 16],
  M: ['F11', 'G13', 6],
  N: ['H11', 'I13', 6],
  O: ['B15', 'E18', 16],
  P: ['F14', 'I18', 20],
  Q: ['J14', 'L18', 15],
  R: ['O14', 'R18', 20],
  S: ['R11', 'U14', 15],
  T: ['V11', 'Y14', 16],
  U: ['S15', 'U18', 12],
  V: ['V15', 'Y18', 16],
};
const board = CLASSIC_BOARD;
const areaAt = (name: string) => board.areas[board.areaOf[parseSquare(board, name)!]!]!;

/** A match on the board of the box: a barbarian alone, on this square. */
function onTheBoard(square: string, doors: string[] = []): Table {
  const quest = { board: 'classic', start: { squares: [square] }, exit: [square], doors };
  const t = table('+-+\n|.|\n+-+', { B: { kind: 'barbarian' } }, { fromTheStart: true, quest });
  t.do({ type: 'placeHero', hero: 'barbarian', square });
  return t;
}

rule('CLS-BRD-01', 'every square of the board is part of one room or of the passages', () => {
  assert.deepEqual([board.width, board.height], [26, 19]);
  assert.ok(
    board.areaOf.every((area) => area >= 0),
    'no square is left out',
  );
  assert.equal(board.areas.flatMap(({ squares }) => squares).length, 26 * 19, 'and none is counted twice');
  const rooms = board.areas.filter(({ kind }) => kind === 'room');
  assert.deepEqual(rooms.map(({ id }) => id).sort(), Object.keys(ROOMS).sort());
  for (const { id, squares } of rooms) {
    const [upperLeft, lowerRight, count] = ROOMS[id]!;
    assert.equal(squares.length, count, id);
    assert.deepEqual([areaAt(upperLeft).id, areaAt(lowerRight).id], [id, id], id);
  }
  assert.equal(areaAt('R14').id, 'R', 'the corner missing from room S');
});

rule('CLS-BRD-01', 'a room is a room in play, and a passage a passage', () => {
  const inRoom = onTheBoard('B2');
  inRoom.do({ type: 'searchSecrets', figure: 'barbarian' });
  assert.equal(inRoom.event('searched').squares.length, 12, 'the whole of room A');
  const inPassage = onTheBoard('A1');
  inPassage.do({ type: 'searchSecrets', figure: 'barbarian' });
  assert.equal(inPassage.event('searched').squares.length, 26 + 18, 'the two sides that meet in the corner');
});

rule('CLS-BRD-02', 'walls stand round every room, and nowhere else', () => {
  for (const [square, area] of board.areaOf.entries()) {
    for (const direction of DIRECTIONS) {
      const beyond = neighbour(board, square, direction);
      const wall = beyond < 0 || board.areaOf[beyond] !== area;
      assert.equal(
        board.edges[square * 4 + direction],
        wall ? EDGE_WALL : EDGE_OPEN,
        `${square} to ${beyond}`,
      );
    }
  }
});

rule('CLS-BRD-02', 'nobody walks into a room through its wall', () => {
  const t = onTheBoard('A3', ['A2-B2']);
  t.do({ type: 'rollMovement', figure: 'barbarian' }, [1, 3]);
  t.refuses({ type: 'step', figure: 'barbarian', to: 'B3' }, 'wallInTheWay', 'CLS-DOR-01');
  walk(t, 'barbarian', 'A2');
  t.do({ type: 'openDoor', figure: 'barbarian', door: 'A2-B2' });
  walk(t, 'barbarian', 'B2', 'B3');
  t.refuses({ type: 'step', figure: 'barbarian', to: 'A3' }, 'wallInTheWay', 'CLS-DOR-01');
});

/** Every stretch of passage on the board, by its corners. */
const STRETCHES = [
  ['A1', 'Z1'],
  ['A19', 'Z19'],
  ['A2', 'A18'],
  ['Z2', 'Z18'],
  ['B10', 'I10'],
  ['R10', 'Y10'],
  ['J7', 'Q7'],
  ['J13', 'Q13'],
  ['J8', 'J12'],
  ['Q8', 'Q12'],
  ['M2', 'N6'],
  ['M14', 'N18'],
] as const;

rule('CLS-BRD-03', 'passages are one or two squares wide', () => {
  const squares = STRETCHES.flatMap(([from, to]) => {
    const [first, last] = [parseSquare(board, from)!, parseSquare(board, to)!];
    const [width, height] = [
      (last % 26) - (first % 26) + 1,
      Math.floor(last / 26) - Math.floor(first / 26) + 1,
    ];
    assert.ok(Math.min(width, height) <= 2);
    return Array.from({ length: width * height }, (_, i) => first + (i % width) + 26 * Math.floor(i / width));
  });
  const passages = board.areas.filter(({ kind }) => kind === 'passage');
  assert.equal(passages.length, 1, 'all of them join up');
  assert.deepEqual(
    [...passages[0]!.squares],
    squares.sort((one, other) => one - other),
  );
});

const ROW = `
  +-+-+-+-+-+
  |B E : : G|
  +-+-+-+-+-+`;

rule('CLS-BRD-04', 'two figures never stand on one square', () => {
  const t = table(
    ROW,
    { B: { kind: 'barbarian' }, E: { kind: 'elf' }, G: { kind: 'goblin' } },
    { turn: { of: 'B', left: 4 } },
  );
  walk(t, 'B', 'B1');
  t.refuses({ type: 'endTurn' }, 'squareHeld', 'CLS-MOV-06');
  walk(t, 'B', 'C1');
  t.do({ type: 'endTurn' });
  assert.deepEqual(places(t), { B: 'C1', E: 'B1', G: 'E1' });
});

rule('CLS-BRD-04', 'nobody starts where somebody stands', () => {
  const t = table(
    ROW,
    { B: { kind: 'barbarian' }, E: { kind: 'elf' } },
    { fromTheStart: true, training: true },
  );
  t.do({ type: 'placeHero', hero: 'barbarian', square: 'C1' });
  t.refuses({ type: 'placeHero', hero: 'elf', square: 'C1' }, 'notAStartingSquare', 'CLS-STA-02');
  t.do({ type: 'placeHero', hero: 'elf', square: 'D1' });
});

rule('CLS-BRD-04', 'a monster whose square is taken appears on the nearest free one', () => {
  const map = `
    +-+-+-+
    |B|. .|
    +-+-+-+`;
  const quest = { monsters: [{ kind: 'goblin', at: 'B1' }] };
  const ghost = { kind: 'barbarian', conditions: ['passThroughRock'] } as const;
  const t = table(map, { B: ghost }, { quest, dark: true });
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  walk(t, 'B', 'B1');
  assert.deepEqual(places(t), { B: 'B1', 'goblin-1': 'C1' });
});

const RING = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];
const SIDES = ['B1', 'A2', 'C2', 'B3'];

/** A goblin in the middle of a room, and a hero on one of the squares round it. */
function round(square: string, weapon?: 'crossbow' | 'spear'): Table {
  const cells = [...'.........'];
  cells[4] = 'G';
  cells['ABC'.indexOf(square[0]!) + 3 * (Number(square[1]) - 1)] = 'B';
  const row = (i: number) => `|${cells.slice(i, i + 3).join(' ')}|`;
  const map = `+-+-+-+\n${row(0)}\n+ + + +\n${row(3)}\n+ + + +\n${row(6)}\n+-+-+-+`;
  return table(map, { B: { kind: 'barbarian', equipment: weapon ? [weapon] : [] }, G: { kind: 'goblin' } });
}
const strike = { type: 'attack', figure: 'B', target: 'G' };

rule('CLS-BRD-05', 'squares are adjacent by their sides, not by their corners', () => {
  for (const square of RING) {
    const t = round(square);
    if (SIDES.includes(square)) assert.ok(t.offers(strike), square);
    else t.refuses(strike, 'notDiagonally', 'CLS-CBT-03');
  }
});

rule('CLS-BRD-05', 'a missile is too close by a side only, and weapons that strike diagonally do', () => {
  for (const square of RING) {
    const shot = { ...strike, weapon: 'crossbow' };
    if (SIDES.includes(square)) round(square, 'crossbow').refuses(shot, 'tooClose', 'CLS-RNG-05');
    else assert.ok(round(square, 'crossbow').offers(shot), square);
    assert.ok(round(square, 'spear').offers({ ...strike, weapon: 'spear' }), square);
  }
});

rule('CLS-BRD-05', 'a wall or a closed door keeps neighbours apart, an open door does not', () => {
  const facing = (edge: string) =>
    table(`+-+-+\n|B${edge}G|\n+-+-+`, { B: { kind: 'barbarian' }, G: { kind: 'goblin' } });
  facing('|').refuses(strike, 'notAdjacent', 'CLS-CBT-02');
  facing('d').refuses(strike, 'notAdjacent', 'CLS-CBT-02');
  facing('s').refuses(strike, 'notAdjacent', 'CLS-CBT-02');
  assert.ok(facing('o').offers(strike));
  assert.ok(facing(' ').offers(strike));
});

rule('CLS-BRD-05', 'a monster beside the searcher is beside by a side', () => {
  const doorway = (row1: string, row2: string) =>
    table(`+-+-+\n${row1}\n+ + +\n${row2}\n+-+-+`, { B: { kind: 'barbarian' }, G: { kind: 'goblin' } });
  const search = { type: 'searchSecrets', figure: 'B' };
  doorway('|BoG|', '|:|.|').refuses(search, 'monsterAbout', 'CLS-SRC-03');
  assert.ok(doorway('|Bo.|', '|:|G|').offers(search), 'across the corner of an open door');
});

rule('CLS-BRD-05', 'a wandering monster appears on a side of the searcher', () => {
  const map = `
    +-+-+-+
    |. . .|
    + + + +
    |. B|.|
    + + + +
    |. . .|
    +-+-+-+`;
  const t = table(map, { B: { kind: 'barbarian' } }, { treasure: ['wanderingMonster'] });
  t.do({ type: 'searchTreasure', figure: 'B' }, ['wanderingMonster']);
  const squares = t.event('wanderingAsked').pending.squares.map((square) => t.squareName(square));
  assert.deepEqual(squares.sort(), ['A2', 'B1', 'B3']);
});

const BENT = `
  +-+-+-+-+-+
  |: B : E|.|
  +-+ +-+-+ +
  |.d:d. . .|
  +-+ +-+-+-+
    |: : D|
    +-+-+-+`;
const BEND = { B: { kind: 'barbarian' }, E: { kind: 'elf' }, D: { kind: 'dwarf' } } as const;
const NORTH_WING = ['A1', 'B1', 'C1', 'D1', 'B2', 'B3'];

rule('CLS-BRD-06', 'the same passage is what the searcher sees of it, the same room all of it', () => {
  const search = (figure: 'B' | 'D') => {
    const t = table(BENT, BEND, { turn: figure });
    t.do({ type: 'searchSecrets', figure });
    const { squares } = t.event('searched');
    return squares.map((square) => t.squareName(square)).sort();
  };
  assert.deepEqual(search('B'), [...NORTH_WING].sort());
  assert.deepEqual(search('D'), ['B3', 'C3', 'D3'], 'nothing round the corner but the corner');

  const room = table(BENT.replace('|: B : E|.|', '|: : : E|B|'), BEND);
  room.do({ type: 'searchSecrets', figure: 'B' });
  const inRoom = room.event('searched').squares.map((square) => room.squareName(square));
  assert.deepEqual(inRoom.sort(), ['C2', 'D2', 'E1', 'E2'], 'also round its own corner');
});

rule(
  'CLS-BRD-06',
  'a wanderer for whom there is no room beside the hero comes into the passage they see',
  () => {
    const map = `
    +-+-+-+-+
    |E B D :|
    +-+-+-+ +
          |:|
          +-+`;
    const t = table(map, BEND, { treasure: ['wanderingMonster'] });
    t.do({ type: 'searchTreasure', figure: 'B' }, ['wanderingMonster']);
    const squares = t.event('wanderingAsked').pending.squares.map((square) => t.squareName(square));
    assert.deepEqual(squares, ['D1'], 'and not round the corner');
    t.refuses({ type: 'placeWandering', kind: 'orc', square: 'D2' }, 'notThere', 'CLS-TRE-11');
  },
);

rule('CLS-BRD-06', 'what the dead leave is found from where the passage shows their square', () => {
  const figures = { B: { kind: 'barbarian' }, E: { kind: 'elf', gold: 90 } } as const;
  const fallen = (map: string, card: string[]) => {
    const t = table(map, figures, { turn: 'E', treasure: ['nothing'] });
    t.do({ type: 'giveUp', figure: 'E' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'searchTreasure', figure: 'B' }, card);
    return [t.hero('B').gold, t.state.belongings.length];
  };
  const inSight = `
    +-+-+-+
    |: : :|
    + +-+-+
    |E|
    + +
    |B|
    +-+`;
  assert.deepEqual(fallen(inSight, []), [90, 0]);
  assert.deepEqual(
    fallen(inSight.replace('E', ':').replace('|: : :|', '|: : E|'), ['nothing']),
    [0, 1],
    'round the corner',
  );
});

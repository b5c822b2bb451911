import assert from 'node:assert/strict';
import { makeSquare, reserveSquares, stepsApart } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import { sees } from '../combat/sight.ts';
import { table } from '../testing/table.ts';
import type { ExpertTable, Scene } from '../testing/table.ts';

const ROOM = `
  +-+-+-+-+
  |. . . bd
  + + + + +
  |. . . .|
  +-+-+-+-+`;

const BARBARIAN = { b: { hero: 'barbarian' } } as const;

/** A card has been turned, and lies in one of the ways it fits. */
function turned(card: string, rest: Partial<Scene> = {}): ExpertTable {
  const t = table(ROOM, BARBARIAN, {
    turn: 'b',
    act: { mode: 'walk', left: 3 },
    around: 12,
    ...rest,
  });
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit']);
  t.do({ type: 'keepEvent', keep: true }, [card]);
  return t;
}

function arranging(card: string, rest: Partial<Scene> = {}): ExpertTable {
  const t = turned(card, rest);
  t.do({ type: 'arrangeTile', fit: 0 });
  return t;
}

const tile = (t: ExpertTable) => t.state.tiles.at(-1)!;
const exits = (t: ExpertTable) => {
  const { id } = tile(t);
  const piece = t.state.layout.pieces.at(-1)!;
  assert.equal(piece.id, id);
  return t.state.layout.exits;
};
function offered<T extends Command['type']>(t: ExpertTable, type: T) {
  return t.moves('gm').filter((move): move is Extract<Command, { type: T }> => move.type === type);
}

rule(
  'EXP-BLD-01',
  'as printed is one command; whoever arranges may leave out a door or a Monster card',
  () => {
    const printed = turned('watchWay');
    printed.do({ type: 'layTile', fit: 0 }, ['ogre']);
    assert.equal(printed.state.stack.at(-1)?.tag, 'placingMonsters');
    const t = arranging('watchWay');
    assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'arrangeTile' }]);
    const [exit] = exits(t);
    t.refuses(
      { type: 'dropDoor', at: exit!.squares[0]!, side: (exit!.direction + 1) % 4 },
      'noDoor',
      'EXP-BLD-01',
    );
    t.do({ type: 'dropDoor', at: exit!.squares[0]!, side: exit!.direction });
    assert.equal(exits(t).length, 0);
    t.refuses({ type: 'omitMonsters', cards: 2 }, 'outOfRange', 'EXP-BLD-01');
    t.do({ type: 'omitMonsters', cards: 0 });
    t.do({ type: 'arranged' });
    assert.deepEqual([t.state.groups.length, t.state.stack.at(-1)?.tag], [0, 'adding']);
  },
);

rule('EXP-BLD-01', 'a door moves along its wall, and no further', () => {
  const t = arranging('kitchen');
  const [exit] = exits(t);
  const ways = offered(t, 'moveDoor');
  assert.ok(
    ways.length > 0 && ways.every(({ side }) => exits(t).some(({ direction }) => direction === side)),
  );
  t.refuses({ ...ways[0]!, to: t.square('A1') }, 'noWall', 'EXP-BLD-01');
  t.do(ways[0]!);
  assert.equal(
    exits(t).some(({ squares }) => squares[0] === ways[0]!.to),
    true,
  );
  assert.equal(exits(t).length, 1);
  assert.notEqual(exits(t)[0], exit);
});

rule('EXP-BLD-01', 'more cards than printed only where the table leaves all liberty', () => {
  const free = arranging('watchWay', { options: { layout: 'free' } });
  free.do({ type: 'omitMonsters', cards: 2 });
  free.do({ type: 'arranged' }, ['ogre']);
  free.do({ type: 'placeRest' }, ['troll']);
  assert.equal(free.state.groups.length, 2);
  const bounded = turned('narrows');
  const liberal = turned('narrows', { options: { layout: 'free' } });
  assert.ok(offered(liberal, 'layTile').length > offered(bounded, 'layTile').length);
});

rule('EXP-BLD-03', 'one door more than its card shows, while it is laid or between two turns', () => {
  const t = arranging('narrows');
  const [first, second] = offered(t, 'addDoor');
  t.do(first!);
  t.refuses(second!, 'oneMoreOnly', 'EXP-BLD-03');
  const free = arranging('narrows', { options: { layout: 'free' } });
  const [one, two] = offered(free, 'addDoor');
  free.do(one!);
  free.do(two!);
  const calm = table(ROOM, BARBARIAN, { around: 12, turn: 'b' });
  const wall = { type: 'addDoor', at: calm.square('M14'), side: 2 };
  calm.refuses(wall, 'betweenTurns', 'EXP-BLD-03', 'gm');
  calm.state = { ...calm.state, turn: { ...calm.state.turn, act: null } };
  calm.refuses(wall, 'onlyTheGm', 'EXP-BLD-03', 'ann');
  calm.refuses({ ...wall, side: 1 }, 'noWall', 'EXP-BLD-03', 'gm');
  calm.do(wall, [], 'gm');
  assert.equal(calm.state.layout.exits.length, 2);
  assert.equal(calm.offers({ ...wall, at: calm.square('N14') }, 'gm'), false);
});

rule('EXP-DOR-04', 'where all must be charted, a door is owed until the last card is laid', () => {
  const obliged = (quest: string, count: number) => {
    const pile = { count, unseen: ['blindAlley', 'fork'] as const, holdsQuestRoom: false, known: [] };
    const t = turned('blindAlley', { quest, state: { pile } });
    t.do({ type: 'layTile', fit: 0 });
    return t.state.stack.at(-1)?.tag;
  };
  assert.deepEqual(
    [obliged('tunnels', 2), obliged('tunnels', 1), obliged('bandits', 2)],
    ['adding', undefined, undefined],
  );
});

rule('EXP-BLD-04', 'furniture stands where the game master likes, on free cells of the tile', () => {
  const t = arranging('larder');
  const [piece] = tile(t).furniture;
  const way = offered(t, 'movePiece').find((move) => move.piece === piece!.id);
  t.do(way!);
  assert.equal(tile(t).furniture.find(({ id }) => id === piece!.id)?.squares[0], way!.at);
  t.refuses({ type: 'movePiece', piece: piece!.id, at: t.square('A1') }, 'noRoom', 'EXP-BLD-04');
  t.refuses({ type: 'movePiece', piece: 'throne@1', at: way!.at }, 'noFurniture', 'EXP-BLD-04');
  t.do({ type: 'dropPiece', piece: piece!.id });
  assert.equal(
    tile(t).furniture.some(({ id }) => id === piece!.id),
    false,
  );
});

rule('EXP-BLD-05', 'never before a door, nor so that nobody comes by', () => {
  const t = arranging('larder');
  const door = t.state.layout.doors.at(-1)!;
  const chest = tile(t).furniture.find(({ kind }) => kind === 'chest')!;
  t.refuses({ type: 'movePiece', piece: chest.id, at: door.b }, 'barsTheWay', 'EXP-BLD-05');
  assert.notEqual(makeSquare(t.state.layout, chest.squares[0]!), makeSquare(t.state.layout, door.b));
});

rule('EXP-BLD-06', 'what fits nowhere lies apart, its door joined: a cell to cross, nothing to see', () => {
  const t = table(ROOM, BARBARIAN, { turn: 'b', act: { mode: 'walk', left: 3 }, around: 12 });
  const { layout } = t.state;
  const isEast = (square: number): boolean => square % layout.width > 11;
  const east = Array.from({ length: layout.width * layout.height }, (_, square) => square).filter(isEast);
  t.state = { ...t.state, layout: reserveSquares(layout, east) };
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit']);
  t.do({ type: 'keepEvent', keep: true }, ['narrows']);
  t.do({ type: 'layTile', fit: 0 });
  const [link] = t.state.links;
  assert.deepEqual([t.state.tiles.at(-1)?.card, link?.open], ['narrows', true]);
  // Beside what is laid, not at the far end of the table.
  assert.ok(stepsApart(t.state.layout, link!.a.at, link!.b.at) <= 8);
  assert.equal(sees(t.world, t.state, link!.a.at, link!.b.at), false);
  t.do({ type: 'step', to: makeSquare(t.state.layout, link!.b.at) });
  assert.deepEqual([t.figure('b').square, t.left], [link!.b.at, 2]);
  t.do({ type: 'step', to: makeSquare(t.state.layout, link!.a.at) });
  assert.equal(t.figure('b').square, link!.a.at);
});

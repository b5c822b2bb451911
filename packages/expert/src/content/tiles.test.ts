import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareGround, connected } from '@oubliette/dungeon';
import { FURNITURE } from './furniture.ts';
import { SECTIONS } from './sections.ts';
import { TILE_IDS, TILES, tileCard } from './tiles.ts';

const cards = TILE_IDS.map((id) => ({ id, ...tileCard(id) }));
const count = (of: (card: (typeof cards)[number]) => boolean): number => cards.filter(of).length;

test('twelve corridors and twenty-four rooms, as crowded as the brief of the deck says', () => {
  const crowds = (kind: 'room' | 'corridor') =>
    [0, 1, 2].map((monsters) => count((card) => card.kind === kind && card.monsters === monsters));
  assert.deepEqual(
    [crowds('corridor'), crowds('room')],
    [
      [9, 3, 0],
      [8, 14, 2],
    ],
  );
});

test('every kind of furniture stands on two cards at least, chests and tables on five', () => {
  for (const [id, { mark }] of Object.entries(FURNITURE)) {
    const on = count(({ rows }) => rows.some((row) => row.includes(mark)));
    assert.ok(on >= (id === 'chest' || id === 'table' ? 5 : 2), `${id}: ${on}`);
  }
});

test('room is left: twelve free cells at least in a room, and every door reaches every other', () => {
  for (const [id, { board, marks, exits }] of Object.entries(SECTIONS)) {
    const blocked = new Set(marks.filter(({ mark }) => !'OX='.includes(mark)).map(({ square }) => square));
    const free = board.areaOf.filter((area, square) => area >= 0 && !blocked.has(square)).length;
    if (TILES[id as keyof typeof TILES]?.kind === 'room') assert.ok(free >= 12, `${id}: ${free}`);
    const steps = exits.map(({ squares }) => squares[0]!);
    const isFree = (square: number): boolean => !blocked.has(square);
    assert.ok(steps.length > 0 && steps.every(isFree), `${id}: its doors`);
    assert.ok(connected(bareGround(board, 'closed'), steps, isFree), `${id}: from door to door`);
  }
});

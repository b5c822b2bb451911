import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advanced } from '@oubliette/advanced';
import type { Setup } from '@oubliette/advanced';
import { streamFromSeed } from '@oubliette/kernel';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { piecesAhead } from './ahead.ts';

test('on a level drawn in advance the master is told what lies behind each exit, and nobody else is', async () => {
  const composed = await advancedShelf().get('advanced')!.compose({ dungeon: 'bells1', master: true });
  assert.ok(composed.ok);
  const setup = composed.setup as unknown as Setup;
  const { dungeon } = setup;
  const last = dungeon.levels[2]!;
  assert.ok(last.tag === 'prepared');
  // The party sets out on it.
  const pieces = last.pieces.map((piece) =>
    piece.stairs === 'up' ? { ...piece, stairs: 'out' as const } : piece,
  );
  const opened = advanced.open({ ...setup, dungeon: { ...dungeon, levels: [{ ...last, pieces }] } });
  assert.ok(opened.ok, JSON.stringify(opened));
  const { game } = opened;
  const { state } = game.start(streamFromSeed('ahead'));
  const view = game.view(state, 'master');
  const ahead = piecesAhead(view);
  const laid = Object.keys(view.levels[0]!.places);
  assert.ok(ahead.length > 0);
  for (const { piece, squares } of ahead) {
    assert.ok(pieces.some(({ id }) => id === piece.id) && !laid.includes(piece.id), piece.id);
    assert.ok(squares.length > 1);
  }
  assert.deepEqual(piecesAhead(game.view(state, game.seats[0]!.id)), []);
});

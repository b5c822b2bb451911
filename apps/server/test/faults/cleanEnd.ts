/** The check after every test of this folder: nothing is lost or wrong, and everybody knows the truth. */
import assert from 'node:assert/strict';
import type { Server } from './harness.ts';
import { checkAcks, inspect } from './inspect.ts';
import type { Kept } from './inspect.ts';
import type { Player } from './player.ts';

/** `players` are connected, and nothing is under way. */
export async function cleanEnd(
  server: Server,
  dataDir: string,
  players: readonly Player[],
): Promise<ReadonlyMap<string, Kept>> {
  assert.ok(server.isRunning, server.fault);
  for (const player of players) await player.checkSight(server.url);
  await Promise.all(players.map((player) => player.leave()));
  await server.stop();
  assert.equal(server.fault, '');
  const kept = await inspect(dataDir);
  for (const { link, acks, seq } of players) {
    const table = kept.get(link.table);
    assert.ok(table !== undefined, `table ${link.table} is lost`);
    checkAcks(table, acks);
    assert.equal(table.rows.length, seq);
  }
  return kept;
}

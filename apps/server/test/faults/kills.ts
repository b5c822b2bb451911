/** R1: the server is killed in the middle of its work, over and over; nothing acknowledged is lost. */
import type { TestContext } from 'node:test';
import type { Stream } from '@oubliette/kernel';
import { cleanEnd } from './cleanEnd.ts';
import type { Defect } from './defects.ts';
import { folder, serve, wait } from './harness.ts';
import { checkAcks, inspect } from './inspect.ts';
import { openMatch, Player } from './player.ts';
import { fork } from './seed.ts';

/** The files are inspected after so many kills; else the server finds them as the kill left them. */
const INSPECT_EVERY = 5;

interface Trial {
  readonly kills: number;
  readonly matches: number;
  readonly defect?: Defect;
}

/** Throws if something acknowledged is lost, or done twice. */
export async function killOften(t: TestContext, chance: Stream, { kills, matches, defect }: Trial) {
  const dataDir = folder(t);
  const players: Player[] = [];
  let cut = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await serve(t, { dataDir, defect });
    while (players.length < matches) players.push(new Player(await openMatch(server.url), fork(chance)));
    const arrived = players.map((player) => player.come(server.url));
    const playing = players.map(async (player, index) => {
      await arrived[index];
      // The kill ends it; any other failure is reported.
      await player.play().catch((error: unknown) => {
        if (!player.isCut) throw error;
      });
    });
    // Failures on the way are reported below; until then they must not count as unhandled rejections.
    for (const promise of playing) promise.catch(() => undefined);
    await Promise.all(arrived);
    await wait(5 + chance.below(146));
    await server.kill();
    await Promise.all(playing);
    cut += players.filter(({ pending }) => pending !== null).length;
    if (kill % INSPECT_EVERY === INSPECT_EVERY - 1) {
      const kept = await inspect(dataDir);
      for (const { link, acks } of players) checkAcks(kept.get(link.table)!, acks);
    }
  }
  const server = await serve(t, { dataDir, defect });
  await Promise.all(players.map((player) => player.come(server.url)));
  await cleanEnd(server, dataDir, players);
  return { cut, acks: players.reduce((sum, { acks }) => sum + acks.length, 0) };
}

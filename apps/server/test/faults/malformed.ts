/** S1: whatever is sent, the server stands, reveals nothing of itself, and other tables play on. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Stream } from '@oubliette/kernel';
import type { Limits } from '../../src/limits.ts';
import { cleanEnd } from './cleanEnd.ts';
import type { Defect } from './defects.ts';
import { folder, serve } from './harness.ts';
import type { Server } from './harness.ts';
import { attack } from './malformed/attack.ts';
import { openMatch, Player } from './player.ts';
import { fork } from './seed.ts';

const MOST_HEAP = 50 * 1024 * 1024;
/** How often the unattacked table plays. */
const PACE_MS = 15;

interface Trial {
  readonly frames: number;
  /** The share sent on sound sockets, in percent; the rest is broken frames and upgrades. */
  readonly sound: number;
  readonly limits: Partial<Limits>;
  readonly links: boolean;
  readonly defect?: Defect;
}

export async function withstandFrames(t: TestContext, chance: Stream, trial: Trial): Promise<void> {
  const { limits, defect } = trial;
  const dataDir = folder(t);
  const server = await serve(t, { dataDir, limits, defect });
  try {
    await attacked(server, dataDir, chance, trial);
  } catch (error) {
    throw await server.blame(error);
  }
}

async function attacked(server: Server, dataDir: string, chance: Stream, trial: Trial): Promise<void> {
  const { frames, sound, links } = trial;
  const control = new Control(server.url, fork(chance));
  const before = await server.weigh();
  const controlled = control.run();
  // Checked below; until then it must not count as an unhandled rejection.
  controlled.catch(() => undefined);
  const broken = Math.floor((frames * (100 - sound)) / 100);
  const upgrades = Math.floor(broken / 6);
  const sent = { frames: frames - broken, brokenFrames: broken - upgrades, upgrades, links };
  const table = await attack(server.url, chance, sent).finally(() => control.stop());
  const after = await server.weigh();
  assert.deepEqual(after.inherited, before.inherited, 'what every object inherits has changed');
  await controlled;
  const grown = after.heap - before.heap;
  assert.ok(grown <= MOST_HEAP, `the heap has grown by ${Math.round(grown / 1024 / 1024)} MB`);
  assert.ok(control.acks > 0, 'the other table did not play');
  const kept = await cleanEnd(server, dataDir, control.players);
  const { rows } = kept.get(table)!;
  assert.equal(
    rows.filter(({ entry }) => entry.kind === 'match').length,
    1,
    'the attacked match has changed',
  );
}

/** An unattacked table: its match goes on, and another one when it is over. */
class Control {
  readonly players: Player[] = [];
  readonly #url: string;
  readonly #chance: Stream;
  #goesOn = true;

  constructor(url: string, chance: Stream) {
    this.#url = url;
    this.#chance = chance;
  }

  get acks(): number {
    return this.players.reduce((sum, { acks }) => sum + acks.length, 0);
  }

  async run(): Promise<void> {
    while (this.#goesOn) {
      const player = new Player(await openMatch(this.#url), fork(this.#chance));
      this.players.push(player);
      await player.come(this.#url);
      await player.play(() => this.#goesOn, PACE_MS);
    }
  }

  stop(): void {
    this.#goesOn = false;
  }
}

// An expedition at the server: left and resumed during a question, lent to the computer, watched, taken home.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { lookOf, makeMatchFile, newMatch, replayFile, SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import type { BaseCommand, Json, MatchFile, Player, SeatId } from '@oubliette/kernel';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import type { Admission, Link, Outcome } from '@oubliette/table';
import { startServer } from '../src/server.ts';
import type { RunningServer } from '../src/server.ts';
import { Client, joinTable, post } from '../src/testing/client.ts';

const MASTER = 'master';
const HEROES: readonly SeatId[] = ['heinrich', 'torallion'];
/** A fate point offered, a counter window with something to play, monsters to place, the master's phase. */
const PROMPTS = ['faceWounds', 'playCounter', 'placeMonster', 'monstersAct'] as const;
const WATCHED = ['exploration', 'combatStart', 'placing', 'chest', 'combat'];

interface Moment {
  readonly prompt: string;
  readonly seat: SeatId;
  /** How many rows of the match led to it. */
  readonly rows: number;
  /** The match as spectators see it. */
  readonly watched: unknown;
}

interface Expedition {
  readonly moments: readonly Moment[];
  /** The whole of it, to its end. */
  readonly file: MatchFile;
}

const box = (await makeShelf(questLibraries())).get('advanced')!;

/** Two heroes' players and a master who is asked, played by the computer with the first dice that fit. */
async function expedition(): Promise<Expedition> {
  const composed = await box.compose({
    dungeon: 'wander-chaos',
    depth: 'oneLevel',
    heroes: HEROES.map((id) => ({ id })),
    players: HEROES.map((id) => [id]),
    master: true,
  });
  assert.ok(composed.ok);
  for (let seed = 0; seed < 40; seed += 1) {
    const played = play(composed.setup, `expedition ${seed}`);
    if (played !== null) return played;
  }
  return assert.fail('no dice bring everything');
}

function play(setup: Json, seed: string): Expedition | null {
  const opened = box.system.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(box.system, setup, opened.game);
  const dice = streamFromSeed(seed);
  match.start(dice);
  for (const moment of WATCHED)
    match.command(MASTER, { type: 'watch', moment, on: true } as BaseCommand, dice);
  const players = new Map([...HEROES, MASTER].map((seat): [SeatId, Player] => [seat, box.makeBot('normal')]));
  const moments: Moment[] = [];
  for (let commands = 0; commands < 1200; commands += 1) {
    const { game, state } = match;
    const asked = game.waiting(state).find(({ optional }) => optional !== true);
    if (asked === undefined) {
      const file = makeMatchFile(box.system, setup, match);
      return moments.length === PROMPTS.length ? { moments, file } : null;
    }
    const { seat, prompt } = asked;
    const isNew = PROMPTS.some((one) => one === prompt) && moments.every((one) => one.prompt !== prompt);
    const isOpen = prompt !== 'playCounter' || game.moves(state, seat).some(({ type }) => type === prompt);
    if (isNew && isOpen)
      moments.push({ prompt, seat, rows: match.rows.length, watched: game.view(state, SPECTATOR) });
    match.command(seat, players.get(seat)!.choose(lookOf(game, state, seat)), dice);
  }
  return null;
}

/** A server that is stopped and started on the same folder. */
class House {
  server: RunningServer;
  readonly #dataDir: string;

  private constructor(server: RunningServer, dataDir: string) {
    this.server = server;
    this.#dataDir = dataDir;
  }

  static async open(t: TestContext): Promise<House> {
    const dataDir = mkdtempSync(join(tmpdir(), 'oubliette-server-'));
    const house = new House(await started(dataDir), dataDir);
    t.after(async () => {
      await house.server.close();
      rmSync(dataDir, { recursive: true });
    });
    return house;
  }

  async restart(): Promise<void> {
    await this.server.close();
    this.server = await started(this.#dataDir);
  }

  get url(): string {
    return this.server.url;
  }

  async enter(link: Link): Promise<Client> {
    const [client] = await Client.enter(this.url, link);
    return client;
  }

  /** Ada opens the match and plays the heroes, Ben is invited as its master, a spectator watches. */
  async seat(file: MatchFile, rows: number) {
    const request = {
      game: 'advanced',
      choice: {},
      name: 'Ada',
      seats: HEROES,
      others: 'free',
      options: {},
      begin: true,
    };
    const opened = await post<Outcome<Admission>>(this.url, '/api/files', { file, rows, request });
    assert.ok(opened.body.ok, JSON.stringify(opened.body));
    const ada = opened.body.value;
    const host = await this.enter(ada);
    const ben = await joinTable(this.url, host, ada.table, 'Ben');
    const occupant = { is: 'member', member: ben.member } as const;
    // In mid-match a member invited behind the screen must agree in person.
    assert.equal((await host.ask({ t: 'seat', seat: MASTER, occupant })).t, 'done');
    const guest = await this.enter(ben);
    assert.equal((await guest.ask({ t: 'agree', agrees: true })).t, 'done');
    await guest.leave();
    const invited = await host.ask({ t: 'invite', to: 'watch' });
    assert.ok(invited.t === 'link');
    return { ada, ben, host, watching: { table: ada.table, secret: invited.secret } };
  }

  async fileOf({ table, secret }: Link): Promise<MatchFile | null> {
    return (await post<MatchFile | null>(this.url, '/api/file', { table, secret })).body;
  }
}

function started(dataDir: string): Promise<RunningServer> {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    client: null,
    botWorkers: 1,
    complain: (what, error) => assert.fail(`${what}: ${String(error)}`),
  });
}

/** Resolves when something has been done in the match. */
async function goesOn(client: Client): Promise<void> {
  await client.next((message) => message.t === 'news' && message.batch.happening === undefined);
}

describe('an expedition at the server', async () => {
  const { moments, file } = await expedition();

  for (const { prompt, seat, rows, watched } of moments)
    test(`${prompt}: whoever is asked may go, come back, lend the seat and have it again`, async (t) => {
      const house = await House.open(t);
      const { ada, ben, host, watching } = await house.seat(file, rows);
      const whose = seat === MASTER ? ben : ada;
      const asked = (await house.enter(whose)).moves[seat]!;
      assert.ok(asked.length > 0);

      const [spectator, seen] = await Client.enter(house.url, watching);
      assert.deepEqual(seen.present.view, watched);
      assert.deepEqual(seen.present.moves, {});
      const told = seen.present.waiting.find(({ optional }) => optional !== true);
      assert.deepEqual([told?.seat, told?.prompt], [seat, prompt]);
      await spectator.leave();

      assert.deepEqual([await house.fileOf(ada), await house.fileOf(watching)], [null, null]);
      assert.equal((await house.fileOf(ben))?.rows.length, rows);

      const gone = await house.enter(whose);
      gone.socket.terminate();
      await host.leave();
      await house.restart();
      const [owner, back] = [await house.enter(whose), await house.enter(ada)];
      assert.deepEqual(owner.moves[seat], asked);

      // The master is gone in the middle of it: the host lends the seat, and the match goes on.
      await owner.leave();
      const played = goesOn(back);
      const bot = { is: 'bot', bot: 'normal' } as const;
      assert.equal((await back.ask({ t: 'seat', seat, occupant: bot })).t, 'done');
      await played;
      const again = await house.enter(whose);
      const taken = await again.ask({
        t: 'seat',
        seat,
        occupant: { is: 'member', member: whose.member },
      });
      assert.equal(taken.t, 'done', JSON.stringify(taken));
      const [, { seats, info }] = await Client.enter(house.url, whose);
      assert.ok(seats.includes(seat));
      assert.deepEqual(info.chairs.find((chair) => chair.seat === seat)?.occupant, {
        is: 'member',
        member: whose.member,
      });
    });

  test('when it is over everybody takes the match home, and it can be played again', async (t) => {
    const house = await House.open(t);
    const { ada, ben, host, watching } = await house.seat(file, file.rows.length - 1);
    assert.equal(await house.fileOf(ada), null);
    const { entry } = file.rows.at(-1)!;
    assert.ok(entry.kind === 'command');
    const client = entry.seat === MASTER ? await house.enter(ben) : host;
    const last = await client.ask({ t: 'do', seat: entry.seat, command: { ...entry.command } });
    assert.equal(last.t, 'done', JSON.stringify(last));
    for (const link of [ada, ben, watching]) {
      const taken = await house.fileOf(link);
      assert.ok(taken !== null);
      assert.ok(replayFile(box.system, taken).ok);
    }
  });
});

/** Real dice in each game: one person plays the heroes, another the master, and every roll is typed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { streamFromSeed } from '@oubliette/kernel';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { botsHere, PROTOCOL_VERSION, Tables } from '@oubliette/table';
import type { Admission, Json, Present, ServerMessage, Visitor } from '@oubliette/table';
import { MemoryStore } from '@oubliette/table/testing';
import { makeShelf } from './index.ts';
import { questLibraries } from './node/index.ts';

interface Played {
  readonly game: string;
  readonly choice: Json;
  readonly heroes: readonly SeatId[];
  readonly master: SeatId;
}

const KINDS = ['barbarian', 'dwarf'] as const;
const QUESTING = {
  quest: 'the-trial',
  heroes: KINDS.map((kind) => ({ kind, gender: 'm' })),
  training: false,
};
const EXPEDITION = { dungeon: 'bells1', heroes: ['rogar', 'magnus'].map((id) => ({ id, menAtArms: 0 })) };
const GAMES: readonly Played[] = [
  { game: 'classic', choice: QUESTING, heroes: KINDS, master: 'morcar' },
  {
    game: 'nextlevel',
    choice: { quest: 'the-trial', heroes: QUESTING.heroes },
    heroes: KINDS,
    master: 'morcar',
  },
  { game: 'advanced', choice: EXPEDITION, heroes: ['rogar', 'magnus'], master: 'master' },
];
/** The table always draws from these; nobody is shown what is left in them. */
const SECRET_PILES = ['counters', 'lots', 'characters', 'scroll', 'rack'];
/** Treasure cards are drawn and laid aside before all eyes, so the cards left are known (CLS-SET-05). */
const PILES = ['treasure', ...SECRET_PILES];

for (const played of GAMES)
  test(`${played.game}: nobody is asked for, or shown, what they may not know, and what told something is not left`, () =>
    playSome(played));

async function playSome({ game, choice, heroes, master }: Played): Promise<void> {
  const chance = streamFromSeed(`real dice of ${game}`);
  const shelf = await makeShelf(questLibraries());
  const complaints: string[] = [];
  const tables = new Tables({
    store: new MemoryStore(),
    shelf,
    bots: botsHere(shelf),
    now: () => 0,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => chance.below(256)),
    complain: (what, error) => complaints.push(`${what}: ${String(error)}`),
  });
  const options = { dice: 'hand' } as const;
  const opened = await tables.open({
    game,
    choice,
    name: 'Ann',
    seats: [...heroes],
    others: 'free',
    options,
    begin: false,
  });
  assert.ok(opened.ok, JSON.stringify(opened));
  const ann = await Guest.arrive(tables, opened.value);
  const invited = await ann.ask({ t: 'invite', to: 'play' });
  assert.ok(invited.t === 'link');
  const admission = await tables.join({ table: opened.value.table, secret: invited.secret }, 'Mo');
  const mo = await Guest.arrive(tables, admission!);
  await ann.ask({ t: 'seat', seat: master, occupant: { is: 'member', member: admission!.member } });
  await ann.ask({ t: 'begin' });
  const people = [ann, mo];
  const left = { may: 0, mayNot: 0 };
  for (let deeds = 0; deeds < 600 && ann.present.ending === null; deeds += 1) {
    const rolling = people.find(({ present }) => present.rolling?.you === 'type');
    if (rolling !== undefined) {
      const { thrown, isScreened } = rolling.present.rolling!;
      assert.ok(!PILES.includes(thrown!.die.id), thrown!.die.id);
      if (isScreened) assert.equal(people.find((one) => one !== rolling)!.present.rolling?.thrown, null);
      const giver = people.find(({ present }) => present.rolling?.mayLeave === true) ?? ann;
      const { mayLeave } = giver.present.rolling!;
      left[mayLeave ? 'may' : 'mayNot'] += 1;
      if (!mayLeave || chance.below(4) === 0) {
        const answer = await giver.ask({ t: 'cancelRoll' });
        assert.equal(answer.t, mayLeave ? 'done' : 'refused');
        if (mayLeave) continue;
      }
      const face = thrown!.die.faces[chance.below(thrown!.die.faces.length)]!;
      const answer = await rolling.ask({ t: 'dice', faces: [face] });
      assert.ok(answer.t === 'wants' || answer.t === 'done', JSON.stringify(answer));
      continue;
    }
    const [who, seat, command] = anyMove(people, (bound) => chance.below(bound));
    await who.ask({ t: 'do', seat, command: { ...command } });
  }
  assert.ok(left.mayNot > 3 && left.may + left.mayNot > 20, JSON.stringify(left));
  for (const frame of ann.frames)
    for (const pile of SECRET_PILES) assert.ok(!frame.includes(`"id":"${pile}"`), pile);
  assert.ok(ann.frames.every((frame) => !frame.includes('"id":"matrix"')));
  assert.deepEqual(complaints, []);
  await tables.close();
}

function anyMove(people: readonly Guest[], below: (bound: number) => number): [Guest, SeatId, BaseCommand] {
  const all = people.flatMap((who) =>
    Object.entries(who.present.moves).flatMap(([seat, moves]) =>
      moves.flatMap((command): [Guest, SeatId, BaseCommand][] =>
        /^(?:giveUp|leave)/u.test(command.type) ? [] : [[who, seat, command]],
      ),
    ),
  );
  const rolls = all.filter(([, , { type }]) => /^(?:attack|strike|rollMovement|search)/u.test(type));
  const among = rolls.length > 0 && below(2) === 0 ? rolls : all;
  assert.ok(among.length > 0, 'nobody has a move');
  return among[below(among.length)]!;
}

let asked = 0;

class Guest {
  readonly frames: string[] = [];
  #present: Present | null = null;
  #last: ServerMessage | null = null;
  readonly #visitor: Visitor;

  private constructor(tables: Tables) {
    this.#visitor = tables.connect({ send: (text) => this.#hear(text), close: () => undefined });
  }

  static async arrive(tables: Tables, { table, secret }: Admission): Promise<Guest> {
    const guest = new Guest(tables);
    await guest.#visitor.receive({ t: 'hello', v: PROTOCOL_VERSION, table, secret });
    return guest;
  }

  get present(): Present {
    return this.#present!;
  }

  async ask(request: object): Promise<ServerMessage> {
    asked += 1;
    await this.#visitor.receive({ ...request, id: `request-${asked}` });
    return this.#last!;
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'welcome') this.#present = message.present;
    if (message.t === 'rolling') this.#present = { ...this.present, rolling: message.rolling };
    if (message.t === 'news') this.#present = { ...this.present, ...message.present };
    if ('id' in message) this.#last = message;
  }
}

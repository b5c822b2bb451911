import assert from 'node:assert/strict';
import { beforeEach, afterEach, describe, mock, test } from 'node:test';
import type { BaseCommand } from '@oubliette/kernel';
import type { Present } from '@oubliette/table';
import { BEAT_MS } from './asking.ts';
import type { AskSort, Sparable } from './asking.ts';
import { PlayDesk } from './desk.ts';
import type { MovesBySeat } from './desk.ts';
import type { TableScene } from './gameUi.ts';
import { EMPTY_HAND } from './hand.ts';

interface Asked {
  readonly matters: boolean;
  readonly veiled?: boolean;
}

type State = readonly (Asked | null)[];

const GO_ON = { type: 'goOn' };
const SORT: AskSort = { id: 'it', title: { en: 'It', fr: 'Lui' }, otherwise: { en: 'It.', fr: 'Lui.' } };

/** A desk at which a question is open as long as the view holds one first. */
class AskedDesk extends PlayDesk<State, BaseCommand, typeof EMPTY_HAND> {
  readonly ends = undefined as never;
  readonly bar = [];
  readonly mayOverride = false;
  readonly situation = { seat: 'me', moves: [] };
  protected kept = (hand: typeof EMPTY_HAND) => hand;
  turnIn = () => '';
  protected isSurprised = () => false;
  explain = () => '';
  protected pressed = () => Promise.resolve();
  tapSquare = () => Promise.resolve();
  protected goToNext = () => undefined;
  stageAdvice = () => undefined;
  carryOut = () => Promise.resolve();

  constructor() {
    super(EMPTY_HAND);
  }

  protected get askSorts(): readonly AskSort[] {
    return [SORT];
  }

  protected override sparable([first]: State, moves: MovesBySeat<BaseCommand>): Sparable | null {
    const [seat] = Object.keys(moves);
    return first == null || seat === undefined ? null : { ...first, sort: 'it', seat, goOn: GO_ON };
  }
}

class Match {
  readonly desk = new AskedDesk();
  readonly given: BaseCommand[] = [];
  asks: TableScene['settings']['asks'] = {};
  #questions: State;
  #moments = 5;
  readonly #online: boolean;

  constructor(questions: State, online = false) {
    this.#questions = questions;
    this.#online = online;
    this.look();
  }

  look(): void {
    const view = this.#questions;
    const chairs = [
      { seat: 'me', role: 'gamemaster' },
      { seat: 'you', role: 'hero', occupant: { is: this.#online ? 'member' : 'bot' } },
    ];
    this.desk.show({
      ...({} as TableScene<State>),
      view,
      language: 'en',
      seats: ['me'],
      eyes: 'me',
      chairs: chairs as unknown as TableScene['chairs'],
      moves: { me: [GO_ON] },
      present: { view, moves: { me: [GO_ON] }, moments: this.#moments } as unknown as Present,
      cue: null,
      still: false,
      settings: {
        reducedMotion: true,
        speed: 0,
        askBefore: 'matters',
        warnBeforeEnd: false,
        letterKeys: true,
        asks: this.asks,
      },
      give: (_seat, command) => {
        this.given.push(command);
        this.#questions = this.#questions.slice(1);
        this.#moments += 1;
        this.look();
        return Promise.resolve(true);
      },
    });
  }

  undo(asked: Asked): void {
    this.#questions = [asked, ...this.#questions];
    this.#moments -= 1;
    this.look();
  }

  get isAsked(): boolean {
    return this.desk.askSort !== null && !this.desk.hand.get().acting;
  }
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('questions that do not matter', () => {
  test('are answered one after the other, up to the first that does', async () => {
    const match = new Match([{ matters: false }, { matters: false }, { matters: true }]);
    await settle();
    assert.deepEqual([match.given.length, match.isAsked], [2, true]);
  });

  test('are asked again by an undo, and not undone by the next breath', async () => {
    const match = new Match([{ matters: false }, null]);
    await settle();
    assert.equal(match.given.length, 1);
    match.undo({ matters: false });
    await settle();
    assert.deepEqual([match.given.length, match.isAsked], [1, true]);
  });

  test('are asked of a person who always wants to be, and answered once they do not', async () => {
    const match = new Match([null]);
    match.asks = { it: 'always' };
    match.undo({ matters: false });
    await settle();
    assert.deepEqual([match.given.length, match.isAsked], [0, true]);
    match.asks = {};
    match.look();
    await settle();
    assert.equal(match.given.length, 1);
  });

  test('that come up in what is carried out are answered before it goes on', async () => {
    const match = new Match([null, { matters: false }, null]);
    assert.equal(await match.desk.giveFor('me', GO_ON), true);
    assert.equal(match.given.length, 2);
  });
});

describe('a question that a pause would betray', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  for (const matters of [true, false])
    test(`passes after the same beat where it ${matters ? 'matters' : 'does not'}`, async () => {
      const match = new Match([{ matters, veiled: true }, null], true);
      await settle();
      mock.timers.tick(BEAT_MS - 1);
      await settle();
      assert.deepEqual([match.given.length, match.isAsked], [0, matters]);
      mock.timers.tick(1);
      await settle();
      assert.equal(match.given.length, 1);
    });

  test('waits for a person who wants to think, or presses anything', async () => {
    for (const press of [(desk: AskedDesk) => desk.hold(), (desk: AskedDesk) => void desk.choose(GO_ON)]) {
      const match = new Match([{ matters: true, veiled: true }, null], true);
      await settle();
      assert.equal(match.desk.hand.get().beating, true);
      press(match.desk);
      mock.timers.tick(2 * BEAT_MS);
      await settle();
      assert.deepEqual([match.given.length, match.isAsked, match.desk.hand.get().beating], [0, true, false]);
    }
  });

  test('needs no beat where nobody else looks on', async () => {
    const match = new Match([{ matters: false, veiled: true }, null]);
    await settle();
    assert.equal(match.given.length, 1);
  });
});

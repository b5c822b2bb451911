/** A real match for tests of the preparations: on the box's board, or a quest of the test's own. */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import type { Face, Opened, SeatId } from '@oubliette/kernel';
import type { Command } from '../commands.ts';
import type { ClassicEvent } from '../events.ts';
import type { QuestSource } from '../quest/source.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { CLASSIC_EDITION, openOn } from '../system.ts';
import type { ClassicGame, Edition } from '../system.ts';

const words = (text: string) => ({ en: text, fr: text });

/** A bare quest on the board of the box: stairs in room A, one goal, nothing else. */
export function bareQuest(changes: Partial<QuestSource> = {}): QuestSource {
  return {
    format: 1,
    id: 'bare',
    title: words('A bare quest'),
    parchment: words('Slay the orc; 100 gold pieces each.'),
    board: 'classic',
    wandering: 'goblin',
    start: { stairs: 'B2' },
    goals: [{ id: 'out', text: words('Get out.') }],
    notes: [{ when: { leave: 'anyone' }, then: [{ goal: 'out' }] }],
    ...changes,
  };
}

export function setupFor(quest: QuestSource, changes: Partial<Setup> = {}): Setup {
  return {
    quest,
    seats: [
      { id: 'gm', plays: 'morcar' },
      { id: 'ann', plays: ['barbarian', 'elf'] },
      { id: 'bo', plays: ['dwarf', 'wizard'] },
    ],
    heroes: [{ kind: 'barbarian' }, { kind: 'elf' }, { kind: 'dwarf' }, { kind: 'wizard' }],
    ...changes,
  };
}

export function opened(setup: Setup, edition: Edition = CLASSIC_EDITION): Opened<ClassicGame> {
  return openOn<ClassicGame>(edition, setup);
}

/** A match under way: every die scripted, every refusal a failure. */
export class TestMatch {
  readonly game: ClassicGame;
  state: State;
  events: readonly ClassicEvent[];

  constructor(setup: Setup, dice: readonly Face[] = [], edition: Edition = CLASSIC_EDITION) {
    const result = opened(setup, edition);
    if (!result.ok) assert.fail(JSON.stringify(result.problems));
    this.game = result.game;
    const rolls = tape(dice);
    const started = this.game.start(rolls);
    assert.deepEqual(rolls.left(), []);
    this.state = started.state;
    this.events = started.events;
  }

  do(seat: SeatId, command: Command, dice: readonly Face[] = []): void {
    const rolls = tape(dice);
    const decision = this.game.decide(this.state, seat, command, rolls);
    if (!decision.ok) assert.fail(`${JSON.stringify(command)}: ${decision.refusal.code}`);
    assert.deepEqual(rolls.left(), []);
    this.state = decision.state;
    this.events = decision.events;
  }

  refuses(seat: SeatId, command: Command, code: string, rule: string): void {
    const decision = this.game.decide(this.state, seat, command, tape([]));
    assert.deepEqual(
      decision.ok ? 'accepted' : { code: decision.refusal.code, rule: decision.refusal.rule },
      { code, rule },
    );
    assert.ok(!this.moves(seat).some((move) => JSON.stringify(move) === JSON.stringify(command)));
  }

  moves(seat: SeatId): readonly Command[] {
    return this.game.moves(this.state, seat);
  }

  awaited(): SeatId[] {
    return this.game.waiting(this.state).map(({ seat }) => seat);
  }

  /** Takes the first move offered until the first turn. */
  toFirstTurn(): this {
    while (this.state.phase !== 'play') {
      const [seat] = this.awaited();
      this.do(seat!, this.moves(seat!)[0]!);
    }
    return this;
  }
}

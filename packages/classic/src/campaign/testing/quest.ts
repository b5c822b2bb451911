/** A small quest in one room and its match, played command by command, for rules shared by town and dungeon. */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import type { Face, Refusal, SeatId } from '@oubliette/kernel';
import type { Command } from '../../commands.ts';
import type { HeroKind } from '../../content/heroes.ts';
import type { QuestSource } from '../../quest/source.ts';
import type { Setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { classic } from '../../system.ts';
import type { ClassicGame } from '../../system.ts';

const text = (words: string) => ({ en: words, fr: words });

/** The mission is fulfilled as soon as it begins, and every square leads out. */
export function smallQuest(id: string, rest: Partial<QuestSource> = {}): QuestSource {
  return {
    format: 1,
    id,
    title: text(id),
    parchment: text('Go.'),
    training: true,
    board: `
      +-+-+-+-+
      |. . . .|
      +-+-+-+-+`,
    wandering: 'orc',
    start: { squares: ['A1', 'B1', 'C1', 'D1'] },
    exit: ['A1', 'B1', 'C1', 'D1'],
    goals: [{ id: 'goal', text: text('Be there.') }],
    notes: [{ when: { round: 1 }, then: [{ goal: 'goal' }] }],
    ...rest,
  };
}

export class SmallMatch {
  readonly game: ClassicGame;
  readonly quest: string;
  state: State;

  constructor(setup: Setup) {
    const opened = classic.open(setup);
    assert.ok(opened.ok, JSON.stringify(opened));
    this.quest = setup.quest.id;
    this.game = opened.game;
    this.state = this.game.start(tape([])).state;
    this.#place();
  }

  #place(): void {
    while (this.state.phase === 'placement') {
      const { seat } = this.game.waiting(this.state)[0]!;
      this.do(seat, this.game.moves(this.state, seat)[0]!);
    }
  }

  do(seat: SeatId, command: Command, dice: readonly Face[] = []): void {
    const rolls = tape(dice);
    const decision = this.game.decide(this.state, seat, command, rolls);
    if (!decision.ok)
      assert.fail(`${JSON.stringify(command)}: ${decision.refusal.code} (${decision.refusal.rule})`);
    assert.deepEqual(rolls.left(), [], `${command.type} left dice over`);
    this.state = decision.state;
  }

  /** Acts for the hero on turn, from the seat that plays it. */
  act(command: Command & { readonly figure: string }, dice: readonly Face[] = []): void {
    this.do(this.state.control[command.figure]!, command, dice);
  }

  refusal(seat: SeatId, command: Command): Refusal | null {
    const decision = this.game.decide(this.state, seat, command, tape([]));
    return decision.ok ? null : decision.refusal;
  }

  leave(...heroes: HeroKind[]): void {
    for (const figure of heroes) this.act({ type: 'leave', figure });
  }
}

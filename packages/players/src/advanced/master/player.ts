/** A computer player for the game master of Advanced. */
import { topSeen } from '@oubliette/advanced';
import type { Command, Figure } from '@oubliette/advanced';
import type { Sections } from '@oubliette/dungeon';
import { streamFromSeed } from '@oubliette/kernel';
import type { Stream } from '@oubliette/kernel';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { farFrom } from '../ground.ts';
import { planFor } from '../plan.ts';
import { Script } from '../script.ts';
import { movesOf, see } from '../seen.ts';
import type { AdvancedLook, AdvancedPlayer, Seen } from '../seen.ts';
import { masterAnswer } from './answers.ts';
import { adjustWatch } from './counters.ts';
import { masterManner } from './manner.ts';
import { berserker, orderFor } from './order.ts';
import { meetingOf, switchDisguised } from './placing.ts';

export interface AdvancedMasterOptions {
  readonly difficulty?: Difficulty;
  /** The pieces of the dungeon, if not the box's. */
  readonly sections?: Sections;
  /** Decides between equals, so that the choice reveals nothing. Without it, always the same. */
  readonly luck?: Stream | undefined;
}

/** The most plans of a monster in a phase: two blows, a run and the rest. */
const MOST_PLANS = 4;

export function sensibleAdvancedMaster(options: AdvancedMasterOptions = {}): AdvancedPlayer {
  return new Master(options);
}

class Master implements AdvancedPlayer {
  readonly #difficulty: Difficulty;
  readonly #sections: Sections | undefined;
  readonly #luck: Stream;
  readonly #script = new Script();
  readonly #changes = new Script();
  /** The meeting whose disguised monsters have swapped places. */
  #changed = '';
  #plans = new Map<string, number>();
  #phase = '';

  constructor({ difficulty = 'normal', sections, luck = streamFromSeed('') }: AdvancedMasterOptions) {
    this.#difficulty = difficulty;
    this.#sections = sections;
    this.#luck = luck;
  }

  choose({ view, moves }: AdvancedLook): Command {
    if (topSeen(view) !== null) {
      const seen = see(view, this.#sections);
      return (
        this.#changePlaces(seen, moves) ??
        masterAnswer(seen, moves, { difficulty: this.#difficulty, luck: this.#luck })
      );
    }
    const phase = `${view.turn.number}/${view.turn.phase}`;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#plans = new Map();
    }
    const next = this.#script.next(moves);
    if (next !== null) return next;
    const seen = see(view, this.#sections);
    return (
      berserker(seen, moves) ?? orderFor(seen, moves) ?? this.#act(seen, moves) ?? this.#finish(seen, moves)
    );
  }

  /** Once per meeting, all swaps, one by one. */
  #changePlaces(seen: Seen, moves: readonly Command[]): Command | null {
    if (movesOf(moves, 'switchMonsters').length > 0) {
      const meeting = `${meetingOf(seen).group.id}/${meetingOf(seen).placed.join()}`;
      if (meeting !== this.#changed) this.#changes.begin(switchDisguised(seen, moves, this.#luck));
      this.#changed = meeting;
    }
    return this.#changes.next(moves);
  }

  /** At any time: listen where it is worth it. */
  consider({ view, moves }: AdvancedLook): Command | null {
    return adjustWatch(view, moves);
  }

  /** The active monster goes on; otherwise the one nearest to a hero begins. */
  #act(seen: Seen, moves: readonly Command[]): Command | null {
    const manner = masterManner(seen, this.#difficulty);
    for (const figure of this.#inTurn(seen)) {
      const made = this.#plans.get(figure.id) ?? 0;
      this.#plans.set(figure.id, made + 1);
      const plan = planFor(seen, moves, figure, manner);
      if (plan === null) continue;
      if (plan.commands.length > 0) {
        this.#script.begin(plan.commands);
        const next = this.#script.next(moves);
        if (next !== null) return next;
      }
      const run = seen.view.turn.pursuit && movesOf(moves, 'run').find(({ figure: id }) => id === figure.id);
      if (run) return run;
      this.#plans.set(figure.id, MOST_PLANS);
    }
    return null;
  }

  #inTurn(seen: Seen): Figure[] {
    const { figures, turn } = seen.view;
    const far = farFrom(
      seen,
      figures.filter(({ side }) => side === 'heroes').map(({ square }) => square),
    );
    const able = figures.filter(
      ({ side, id }) => side === 'monsters' && (this.#plans.get(id) ?? 0) < MOST_PLANS,
    );
    const rank = ({ id, square }: Figure): number => (id === turn.active ? -1 : far(square));
    return able.toSorted((a, b) => rank(a) - rank(b));
  }

  /** Ends the phase, or does what must come first: a pursuer still to run, a berserker hanging back. */
  #finish(_seen: Seen, moves: readonly Command[]): Command {
    const order = ['done', 'attack', 'run', 'step'];
    for (const type of order) {
      const move = moves.find((one) => one.type === type);
      if (move !== undefined) return move;
    }
    return moves.find(({ type }) => type !== 'watch') ?? moves[0]!;
  }
}

/** A computer player for hero seats of Expert: explores as a party, fights with care, comes home. */
import type { Command, Figure } from '@oubliette/expert';
import { canHit } from '@oubliette/expert/reckoning';
import type { ExpertEvent } from '@oubliette/expert/reckoning';
import type { Square } from '@oubliette/dungeon';
import { sameCommand } from '../../shared/command.ts';
import { pickBest } from '../../shared/pick.ts';
import { Script } from '../../shared/script.ts';
import { farFrom } from '../ground.ts';
import { actorIn, movesOf, see } from '../seen.ts';
import type { Actor, ExpertLook, ExpertPlayer, Seen } from '../seen.ts';
import { answer } from './answers.ts';
import { courseFor, isTogether, openerOf, taskFor } from './calm.ts';
import type { Memory } from './calm.ts';
import { planFor } from './fight.ts';
import { freely } from './goods.ts';
import { isHopeless } from './leaving.ts';
import { doorFor } from './tasks.ts';

export function sensibleExpertHeroes(): ExpertPlayer {
  return new Heroes();
}

/** Rounds without anything new after which they go home. */
const GIVES_UP = 25;
/** A fight in which nobody strikes for so long cannot be had: they go on elsewhere. */
const STANDOFF = 6;

/** What a party has not seen before. */
const NEWS: readonly ExpertEvent['type'][] = [
  'tileLaid',
  'doorOpened',
  'bodyLost',
  'tileSearched',
  'furnitureSearched',
  'siteDone',
  'appeared',
  'cardTaken',
];

class Heroes implements ExpertPlayer {
  readonly #script = new Script<Command>();
  readonly #memory: Memory = { claims: new Map(), idle: 0, isLeaving: false };
  /** Rounds of a fight without a blow. */
  #quiet = 0;

  hear(event: ExpertEvent): void {
    this.#script.hear(event);
    if (event.type === 'roundBegan') {
      this.#quiet += 1;
      this.#memory.idle += 1;
      this.#memory.claims.clear();
    }
    if (event.type === 'attacked' || event.type === 'combatBegan') this.#quiet = 0;
    if (NEWS.includes(event.type)) this.#memory.idle = 0;
  }

  choose(look: ExpertLook): Command {
    const { view } = look;
    const seen = see(view);
    if (view.stack.length > 0) {
      this.#script.drop();
      return answer(seen, look.moves);
    }
    const actor = actorIn(view);
    if (actor === null) return this.#next(seen, look.moves);
    return this.#scripted(look) ?? this.#act(seen, actor, look);
  }

  /** The next command of the script, while it is legal. */
  #scripted({ moves }: ExpertLook): Command | null {
    const wanted = this.#script.take();
    if (wanted === null) return null;
    const move = moves.find((one) => sameCommand(one, wanted));
    if (move === undefined) this.#script.drop();
    return move ?? null;
  }

  #act(seen: Seen, actor: Actor, look: ExpertLook): Command {
    const { view, moves } = look;
    const isFight = view.combat !== null && this.#quiet < STANDOFF;
    const free = freely(seen, actor, moves);
    if (free !== undefined) return free;
    return isFight ? this.#fight(seen, actor, look) : this.#explore(seen, actor, look);
  }

  #fight(seen: Seen, actor: Actor, look: ExpertLook): Command {
    const { moves } = look;
    // Runners fight as others do: in a fight nobody walks (EXP-RUN-02).
    const rolls = movesOf(moves, 'move');
    const roll = rolls.find(({ mode }) => mode === 'run') ?? rolls[0];
    if (roll !== undefined) return roll;
    const { steps, deed, after } = planFor(seen, actor, this.#quiet);
    this.#script.load([...walk(steps), ...(deed === null ? [] : [deed]), ...walk(after)]);
    return this.#scripted(look) ?? ending(moves);
  }

  #explore(seen: Seen, actor: Actor, look: ExpertLook): Command {
    const { moves } = look;
    this.#memory.isLeaving ||= this.#memory.idle > GIVES_UP || isHopeless(seen);
    const course = courseFor(seen, actor, moves, this.#memory);
    const { mode, steps, command } = course;
    if (mode !== null && actor.act.mode === null) {
      const rolls = movesOf(moves, 'move');
      const roll = rolls.find((one) => one.mode === mode) ?? rolls[0];
      if (roll !== undefined) return roll;
    }
    this.#script.load([...walk(steps), ...(command === null ? [] : [command])]);
    return this.#scripted(look) ?? ending(moves);
  }

  /** Who has the next turn: before a door its opener, in a fight whoever strikes at once. */
  #next(seen: Seen, moves: readonly Command[]): Command {
    const turns = movesOf(moves, 'takeTurn');
    if (turns.length < 2) return turns[0] ?? moves[0]!;
    const rank = seen.view.combat === null ? this.#calmRank(seen) : fightRank(seen);
    return pickBest(turns, ({ hero }) => {
      const figure = seen.heroes.find(({ id }) => id === hero);
      return figure === undefined ? -Infinity : rank(figure);
    });
  }

  #calmRank(seen: Seen): (hero: Figure) => number {
    const door = doorFor(seen);
    if (door === null || seen.view.turn.acted.length > 0 || !isTogether(seen, door, this.#memory))
      return () => 0;
    const opener = openerOf(seen, door);
    return (hero) =>
      (hero.id === opener?.id ? 1 : 0) - (taskFor(seen, hero, this.#memory) === null ? 0 : 0.5);
  }
}

/** Those first who strike where they stand, then the nearest to a foe. */
function fightRank(seen: Seen): (hero: Figure) => number {
  return (hero) => {
    const strikes = seen.monsters.some((monster) => canHit(seen.world, seen.state, hero, monster));
    const far = farFrom(
      seen,
      hero,
      seen.monsters.map(({ square }) => square),
    );
    return (strikes ? 40 : 0) - Math.min(30, far(hero.square));
  };
}

function walk(steps: readonly Square[]): Command[] {
  return steps.map((to) => ({ type: 'step', to }));
}

/** The turn is over; or what must be done before it can be. */
function ending(moves: readonly Command[]): Command {
  return movesOf(moves, 'endTurn')[0] ?? movesOf(moves, 'step')[0] ?? moves[0]!;
}

/** Morcar's computer player. */
import { monsterCard } from '@oubliette/classic';
import type {
  ClassicEvent,
  Command,
  CommandOf,
  Figure,
  FigureId,
  MonsterKind,
  View,
} from '@oubliette/classic';
import type { Look, Player } from '@oubliette/kernel';
import { Script } from '../script.ts';
import { canAct } from '../threat.ts';
import { MANNERS } from './difficulty.ts';
import type { Difficulty, Manner } from './difficulty.ts';
import { Lair } from './lair.ts';
import { bestPower } from './powers.ts';
import { planMonster } from './strike.ts';
import type { Onslaught } from './strike.ts';

type ClassicPlayer = Player<View, Command, ClassicEvent>;
type ClassicLook = Look<View, Command>;

export interface MorcarOptions {
  readonly difficulty?: Difficulty;
}

export function sensibleMorcar({ difficulty = 'normal' }: MorcarOptions = {}): ClassicPlayer {
  return new MorcarPlayer(MANNERS[difficulty]);
}

class MorcarPlayer implements ClassicPlayer {
  readonly #manner: Manner;
  readonly #lair = new Lair();
  readonly #script = new Script();
  /** Monsters that have had their turn, as far as we are concerned. */
  readonly #played = new Set<FigureId>();
  readonly #onslaught: Onslaught = { blows: new Map(), victim: null, lull: 0 };
  /** A figure is missing from the box, and another may stand in. */
  #missing = false;
  #begun = false;
  /** The round of the last attack by anybody; -1 when it was since the last turn. */
  #lastBlow = -1;
  /** The monster whose script is under way. */
  #playing: FigureId | null = null;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  hear(event: ClassicEvent): void {
    const interrupted = this.#script.unfinished;
    this.#script.hear(event);
    if (interrupted && !this.#script.unfinished && this.#playing !== null) this.#played.delete(this.#playing);
    if (event.type === 'figureMissing') this.#missing = true;
    if (event.type === 'attackRolled') this.#lastBlow = -1;
    if (event.type === 'turnStarted') {
      this.#played.clear();
      this.#onslaught.blows.clear();
      this.#onslaught.victim = null;
      this.#begun = false;
      this.#playing = null;
    }
  }

  choose(look: ClassicLook): Command {
    return this.#script.take() ?? this.#think(look);
  }

  #think(look: ClassicLook): Command {
    const { view } = look;
    if (view.phase !== 'play') return look.moves[0]!;
    if (view.pending !== null) return this.#answer(view, look);
    if (this.#missing || view.turn.taker !== null) {
      this.#missing = false;
      const substitutes = look.moves.filter((move) => move.type === 'substitute');
      if (substitutes.length > 0) return this.#substitute(substitutes);
    }
    this.#lair.update(view);
    if (!this.#begun) this.#survey();
    return this.#playMonsters(look);
  }

  /** Before the first monster moves: whom all together may bring down, and which way the heroes would run. */
  #survey(): void {
    this.#begun = true;
    const { round } = this.#lair.chart.view;
    if (this.#lastBlow < 0) this.#lastBlow = round;
    this.#onslaught.lull = round - this.#lastBlow;
    if (this.#manner.focus > 0) this.#onslaught.victim = this.#lair.victim();
    if (this.#manner.blocks > 0) this.#lair.chartExits();
  }

  /** The monsters nearest to the heroes first, so that none stands in another's way. */
  #playMonsters(look: ClassicLook): Command {
    const { view } = look;
    for (;;) {
      const monster = this.#nextMonster(view);
      if (monster === null) return { type: 'endTurn' };
      this.#played.add(monster.id);
      const script = this.#plan(monster, look);
      if (script.length === 0) continue;
      this.#playing = monster.id;
      this.#script.load(script.slice(1));
      return script[0]!;
    }
  }

  #plan(monster: Figure, look: ClassicLook): Command[] {
    const { turn } = look.view;
    const acted = turn.actor === monster.id && turn.acted;
    if (!acted && this.#lair.powersLeft(monster.id)) {
      const power = bestPower(this.#lair, this.#manner, monster, look.moves);
      if (power !== null) {
        // There may be a step to take afterwards.
        this.#played.delete(monster.id);
        return [power];
      }
    }
    const script = planMonster(this.#lair, this.#manner, monster, this.#onslaught);
    // Whoever strikes from where it stands may still walk: aside, if another is waiting for its place.
    if (
      !acted &&
      script[0]?.type === 'attack' &&
      this.#manner.rotates &&
      this.#othersWait(monster, look.view)
    )
      this.#played.delete(monster.id);
    return script;
  }

  #othersWait(monster: Figure, view: View): boolean {
    const { steps } = this.#lair.field;
    return view.figures.some(
      ({ id, side, square, move, conditions }) =>
        side === 'morcar' &&
        id !== monster.id &&
        !this.#played.has(id) &&
        !view.turn.done.includes(id) &&
        !conditions.includes('asleep') &&
        steps[square]! > 1 &&
        steps[square]! <= move + 1,
    );
  }

  #nextMonster(view: View): Figure | null {
    const { steps } = this.#lair.field;
    let best: Figure | null = null;
    let nearest = Infinity;
    for (const figure of view.figures) {
      if (figure.side !== 'morcar' || this.#played.has(figure.id) || view.turn.done.includes(figure.id))
        continue;
      if (!canAct(figure)) continue;
      // The one being played goes on: another would end its turn.
      const distance = figure.id === view.turn.actor ? -2 : steps[figure.square]!;
      const rank = distance === -1 ? 30000 : distance;
      if (rank >= nearest) continue;
      nearest = rank;
      best = figure;
    }
    return best;
  }

  #answer(view: View, look: ClassicLook): Command {
    switch (view.pending?.tag) {
      case 'passage': {
        const { pending } = view;
        const mover = view.figures.find(({ id }) => id === pending.figure);
        return { type: 'answerPassage', allow: mover?.side === 'morcar' };
      }
      case 'claim':
        return { type: 'claim', take: this.#manner.greedy };
      case 'wandering':
        return this.#wandering(view, look.moves);
      default:
        return look.moves[0]!;
    }
  }

  /** Beside as many heroes as may be, or as few. */
  #wandering(view: View, moves: readonly Command[]): Command {
    this.#lair.update(view);
    const sign = this.#manner.greedy ? 1 : -1;
    const rank = (move: Command): number =>
      move.type === 'placeWandering'
        ? sign * (strengthOf(move.kind) + this.#besides(move.square))
        : -Infinity;
    return pickBest(moves, rank);
  }

  #besides(square: number): number {
    let count = 0;
    for (const { figure } of this.#lair.prey) if (this.#lair.chart.beside(square, figure.square)) count += 1;
    return count;
  }

  #substitute(moves: readonly CommandOf<'substitute'>[]): Command {
    const sign = this.#manner.greedy ? 1 : -1;
    return pickBest(moves, ({ kind }) => (kind === null ? -100 : sign * strengthOf(kind)));
  }
}

function strengthOf(kind: MonsterKind): number {
  const { attack, defence, body } = monsterCard(kind);
  return attack + defence + body;
}

function pickBest<C extends Command>(moves: readonly C[], rank: (move: C) => number): C {
  let best = moves[0]!;
  for (const move of moves) if (rank(move) > rank(best)) best = move;
  return best;
}

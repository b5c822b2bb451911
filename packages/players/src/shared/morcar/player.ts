/** Morcar's computer player where the books agree: what it hears and answers, and its monsters in turn. */
import type { Figure, FigureId, View } from '@oubliette/classic';
import type { BaseCommand, BaseEvent, PlayerLook, Player } from '@oubliette/kernel';
import { Script } from '../script.ts';
import type { SharedCommand, Ways } from '../ways.ts';
import { MANNERS } from './difficulty.ts';
import type { Difficulty, Manner } from './difficulty.ts';
import type { Onslaught } from './going.ts';
import { Lair } from './lair.ts';
import { nextMonster } from './order.ts';
import { bestSubstitute, bestWanderer } from './placing.ts';
import type { Strength } from './placing.ts';

export interface MorcarOptions {
  readonly difficulty?: Difficulty;
}

/** What a book must supply for Morcar to be played. */
export interface MorcarBook {
  readonly ways: Ways;
  readonly strength: Strength;
  /** The type of the event that reports an attack. */
  readonly blow: string;
}

/** `Own`: the commands that only this book has. */
export abstract class MorcarPlayer<
  V extends View,
  Own extends BaseCommand,
  E extends BaseEvent,
> implements Player<V, SharedCommand | Own, E> {
  protected readonly manner: Manner;
  protected readonly lair: Lair;
  /** Monsters whose turn is over for this player. */
  protected readonly played = new Set<FigureId>();
  protected readonly onslaught: Onslaught = { blows: new Map(), victim: null, lull: 0 };
  readonly #book: MorcarBook;
  readonly #script = new Script<SharedCommand | Own>();
  /** A figure is missing from the box, and another may stand in. */
  #missing = false;
  #begun = false;
  /** The round of the last attack by anybody; -1 if it was since the last turn. */
  #lastBlow = -1;
  /** The monster whose script is under way. */
  #playing: FigureId | null = null;

  constructor(book: MorcarBook, { difficulty = 'normal' }: MorcarOptions) {
    this.#book = book;
    this.manner = MANNERS[difficulty];
    this.lair = new Lair(book.ways);
  }

  /** What a monster does now; empty when done. It is already marked as played; the plan may undo that. */
  protected abstract plan(monster: Figure, look: PlayerLook<V, SharedCommand | Own>): (SharedCommand | Own)[];

  /** Whether a command is legal: it follows from the view, unless the book has surprises. */
  protected allows(_command: SharedCommand | Own, _look: PlayerLook<V, SharedCommand | Own>): boolean {
    return true;
  }

  /** The answer to a question that only this book asks; null if none is open. */
  protected answerOwn(_look: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own | null {
    return null;
  }

  /** Something to do before the next monster is played; null for nothing. */
  protected between(_look: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own | null {
    return null;
  }

  /** Where a hero leaps from falling rocks, if Morcar chooses. */
  protected answerEscape({ moves }: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own {
    return moves[0]!;
  }

  hear(event: E): void {
    const interrupted = this.#script.unfinished;
    this.#script.hear(event);
    if (interrupted && !this.#script.unfinished && this.#playing !== null) this.played.delete(this.#playing);
    if (event.type === 'figureMissing') this.#missing = true;
    if (event.type === this.#book.blow) this.#lastBlow = -1;
    if (event.type === 'turnStarted') {
      this.played.clear();
      this.onslaught.blows.clear();
      this.onslaught.victim = null;
      this.#begun = false;
      this.#playing = null;
    }
  }

  choose(look: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own {
    const scripted = this.#script.take();
    if (scripted !== null) {
      if (this.allows(scripted, look)) return scripted;
      this.#script.drop();
    }
    return this.#think(look);
  }

  #think(look: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own {
    const { view } = look;
    if (view.phase !== 'play') return look.moves[0]!;
    const answer = this.answerOwn(look);
    if (answer !== null) return answer;
    if (view.pending !== null) return this.#answer(look);
    if (this.#missing || view.turn.taker !== null) {
      this.#missing = false;
      const substitute = bestSubstitute(this.manner, this.#book.strength, look.moves);
      if (substitute !== null) return substitute;
    }
    this.lair.update(view);
    if (!this.#begun) this.#survey();
    return this.between(look) ?? this.#playMonsters(look);
  }

  /** Before the first monster moves: the hero all together may bring down, and the heroes' way out. */
  #survey(): void {
    this.#begun = true;
    const { round } = this.lair.chart.view;
    if (this.#lastBlow < 0) this.#lastBlow = round;
    this.onslaught.lull = round - this.#lastBlow;
    if (this.manner.focus > 0) this.onslaught.victim = this.lair.victim();
    if (this.manner.blocks > 0) this.lair.chartExits();
  }

  /** The monsters nearest to the heroes first, so that none blocks another. */
  #playMonsters(look: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own {
    for (;;) {
      const monster = nextMonster(this.lair, this.played);
      if (monster === null) return this.#end(look);
      this.played.add(monster.id);
      const script = this.plan(monster, look);
      if (script.length === 0) continue;
      this.#playing = monster.id;
      this.#script.load(script.slice(1));
      return script[0]!;
    }
  }

  #end(look: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own {
    const end: SharedCommand = { type: 'endTurn' };
    return this.allows(end, look) ? end : look.moves[0]!;
  }

  #answer(look: PlayerLook<V, SharedCommand | Own>): SharedCommand | Own {
    const { view } = look;
    switch (view.pending?.tag) {
      case 'passage': {
        const { pending } = view;
        const mover = view.figures.find(({ id }) => id === pending.figure);
        return { type: 'answerPassage', allow: mover?.side === 'morcar' };
      }
      case 'claim':
        return { type: 'claim', take: this.manner.greedy };
      case 'wandering':
        this.lair.update(view);
        return bestWanderer(this.lair, this.manner, this.#book.strength, look.moves);
      case 'escape':
        this.lair.update(view);
        return this.answerEscape(look);
      default:
        return look.moves[0]!;
    }
  }
}

/** Whether a monster has made its attack, or what replaces it. */
export function hasActed({ turn }: View, { id }: Figure): boolean {
  return turn.actor === id && turn.acted;
}

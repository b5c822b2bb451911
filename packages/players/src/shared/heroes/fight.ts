/** A figure's turn with foes about, where the books agree: weighs each square and what to do there. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Square } from '@oubliette/dungeon';
import type { SharedCommand } from '../ways.ts';
import { mustGetOut } from './aims.ts';
import { Positions } from './positions.ts';
import { wantedByFriend } from './room.ts';
import type { Situation } from './situation.ts';
import { castings } from './spells.ts';

/** Walk there, then act. */
export interface Choice<Command extends BaseCommand> {
  readonly score: number;
  readonly square: Square;
  readonly act: readonly Command[];
}

/** Closing in is worth a little in itself: waiting kills no foes. */
const EAGERNESS = 0.05;
const FAR = 16;
/** Stepping aside for a friend is worth about half an attack. */
const MAKING_ROOM = 0.7;
/** The least gain worth a move; without it figures would shuffle about. */
const SHUFFLE = 0.05;

/** `Own`: the commands that only this book has. */
export abstract class Fight<Here extends Situation, Own extends BaseCommand> {
  protected readonly here: Here;
  protected readonly positions: Positions;
  protected readonly eagerness: number;
  protected readonly caution: number;
  protected best: Choice<SharedCommand | Own>;
  /** The square to leave to a friend. */
  readonly #wanted: Square;
  #resting: number | null = null;

  /** The ghost walk from the foes must be in `here.foeField`. */
  constructor(here: Here) {
    this.here = here;
    here.threat.update(here.chart, (figure) => mustGetOut(here, figure));
    this.positions = new Positions(here);
    // After some time without an attack, a hero must make a start.
    const stale = here.memory.round - here.memory.lastFight >= 2;
    this.caution = here.style.caution * (stale ? 0.4 : 1);
    // A figure that cannot attack, or must not fall, stays away from the front.
    this.eagerness = here.me.attack < 1 || mustGetOut(here, here.me) ? -EAGERNESS : EAGERNESS;
    this.#wanted = wantedByFriend(here);
    this.best = { score: -Infinity, square: here.me.square, act: [] };
  }

  /** What the way to a square costs. */
  protected wayPrice(_square: Square): number {
    return 0;
  }

  /** The best square after acting on the spot. Acting ends a move begun, but not one still to come. */
  protected get resting(): number {
    if (this.#resting === null) {
      const { me, view, left } = this.here;
      const stays = view.turn.path.length > 1 || left === 0;
      const places = stays ? [me.square] : this.positions.squares;
      this.#resting = Math.max(...places.map((place) => this.standing(place) - this.wayPrice(place)));
    }
    return this.#resting;
  }

  protected offer(score: number, square: Square, act: readonly (SharedCommand | Own)[]): void {
    if (score > this.best.score + 1e-9 && this.here.canStand(square)) this.best = { score, square, act };
  }

  /** How good the square is when Morcar's turn comes, and for friends still to act. */
  protected standing(square: Square): number {
    const room = square === this.#wanted ? -MAKING_ROOM : 0;
    return (
      room -
      this.caution * this.positions.danger(square) -
      this.eagerness * Math.min(FAR, this.positions.far(square))
    );
  }

  protected considerMoving(): void {
    const { me } = this.here;
    for (const square of this.positions.squares)
      this.offer(
        this.standing(square) - this.wayPrice(square) - (square === me.square ? 0 : SHUFFLE),
        square,
        [],
      );
  }

  protected considerSpells(): void {
    for (const { command, gain } of castings(this.here))
      this.offer(gain + this.resting, this.here.me.square, [command]);
  }
}

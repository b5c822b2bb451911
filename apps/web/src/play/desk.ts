/** What presses and taps work on at any game's table: the scene that is shown, what is in hand, and a press that came too early. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Camera } from '../board/light.ts';
import type { Scene } from './gameUi.ts';
import { PLAYING } from './words.ts';

/** What every game's table has in hand. */
export interface DeskHand {
  readonly staged: unknown;
  readonly camera: Camera;
  /** Something was given, and what comes of it is not known yet: a command, a path, the computer's moves. */
  readonly acting: boolean;
}

/** A press made while something was still being shown: kept, and dropped when it makes no sense any more. */
interface Pressed<View> {
  readonly deed: () => void | Promise<void>;
  /** It may do what cannot be taken back, instead of staging it. */
  readonly commits: boolean;
  /** What was on the screen when it was pressed. */
  readonly seen: View;
  /** How the table stood already. */
  readonly known: View;
}

/** News that has not come by then will not come: the desk must not wait for ever. */
const LONGEST_MS = 2000;

export abstract class PlayDesk<View, Command extends BaseCommand, Hand extends DeskHand> {
  readonly hand: HandStore<Hand>;
  readonly #empty: Hand;
  #scene: Scene<View, Command> | null = null;
  #pressed: Pressed<View> | null = null;
  readonly #awaiting = new Set<() => void>();

  constructor(empty: Hand) {
    this.#empty = empty;
    this.hand = new HandStore(empty);
  }

  /** What is in hand as far as it still can be: the same object where nothing has to be put down. */
  protected abstract kept(hand: Hand): Hand;

  /** The same for two views of one turn: a press is meant for the turn it was made in. */
  protected abstract turnIn(view: View): string;

  /** Something came to light, was asked or hurt: what was decided ahead must be decided again. */
  protected abstract isSurprised(before: View, after: View): boolean;

  /** The scene as it was last drawn. What is in hand and no longer holds is put down, and said so. */
  show(scene: Scene<View, Command>): void {
    const isNews = scene.present !== this.#scene?.present;
    this.#scene = scene;
    if (isNews) this.#tellNews();
    if (this.isBusy) return this.#hurry();
    const hand = this.hand.get();
    const kept = this.kept(hand);
    if (hand.staged !== null && kept.staged === null)
      scene.notify(say(PLAYING, scene.language, 'changed', {}), 'warning');
    this.hand.set(kept);
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed !== null && this.#isStillMeant(pressed, scene.view)) void pressed.deed();
  }

  /** What only stages must be meant for the same turn; what commits must also have been pressed in sight of it. */
  #isStillMeant({ commits, seen, known }: Pressed<View>, now: View): boolean {
    const turn = this.turnIn(now);
    if (this.turnIn(known) !== turn) return false;
    return !commits || (this.turnIn(seen) === turn && !this.isSurprised(seen, now));
  }

  /** The table was left. */
  reset(): void {
    this.#scene = null;
    this.#tellNews();
    this.forget();
    this.hand.set(this.#empty);
  }

  get scene(): Scene<View, Command> {
    if (this.#scene === null) throw new Error('no table is shown');
    return this.#scene;
  }

  /** How the table stands, shown or not. */
  get latest(): View {
    return (this.scene.present.view ?? this.scene.view) as unknown as View;
  }

  change(next: Partial<Hand> | ((hand: Hand) => Hand)): void {
    const hand = this.hand.get();
    this.hand.set(typeof next === 'function' ? next(hand) : { ...hand, ...next });
  }

  /** While something is shown or carried out, presses wait. */
  get isBusy(): boolean {
    return this.hand.get().acting || isPlayedBack(this.scene);
  }

  /** Does it at once, or as soon as the table has caught up, which a press hurries on; of several presses the last counts. */
  async whenStill(
    deed: () => void | Promise<void>,
    commits = this.hand.get().staged !== null,
  ): Promise<void> {
    if (!this.isBusy) return deed();
    this.#pressed = { deed, commits, seen: this.scene.view, known: this.latest };
    this.#hurry();
  }

  /** True when there was a press to forget. */
  forget(): boolean {
    const pressed = this.#pressed;
    this.#pressed = null;
    return pressed !== null;
  }

  /** Whoever has pressed something wants to see no more of what was; texts are left for them to read. */
  #hurry(): void {
    const { cue, hurry } = this.scene;
    if (this.#pressed !== null && cue !== null && cue.readAloud === undefined) hurry?.();
  }

  /** Carries something out: until it is done, presses wait. */
  async act<T>(deed: () => Promise<T>): Promise<T> {
    // Part of something larger, which ends it.
    if (this.hand.get().acting) return deed();
    this.#setActing(true);
    try {
      return await deed();
    } finally {
      this.#setActing(false);
      if (this.#scene !== null) this.show(this.#scene);
    }
  }

  #setActing(acting: boolean): void {
    this.change((hand) => ({ ...hand, acting }));
  }

  /** Until the screen has heard of what was carried out: the answer may come before the news. */
  async news(before: Scene['present']): Promise<void> {
    if (this.#scene?.present !== before) return;
    await new Promise<void>((resolve) => {
      const come = (): void => {
        clearTimeout(limit);
        this.#awaiting.delete(come);
        resolve();
      };
      const limit = setTimeout(come, LONGEST_MS);
      this.#awaiting.add(come);
    });
  }

  #tellNews(): void {
    for (const come of this.#awaiting) come();
  }

  lookAt(squares: readonly Square[]): void {
    this.change((hand) => lookAtSquares(hand, squares));
  }

  wholeMap(): void {
    this.change((hand) => ({ ...hand, camera: { at: 'whole', key: hand.camera.key + 1 } }));
  }
}

/** The square is in the middle, and the board's cursor on it. */
export function lookAtSquare<Hand extends DeskHand>(hand: Hand, square: Square): Hand {
  return { ...hand, camera: { at: 'square', square, key: hand.camera.key + 1 } };
}

/** The first stays in sight even where there are too many to see at once. */
export function lookAtSquares<Hand extends DeskHand>(hand: Hand, squares: readonly Square[]): Hand {
  const [keep] = squares;
  if (keep === undefined) return hand;
  return { ...hand, camera: { at: 'squares', squares, keep, key: hand.camera.key + 1 } };
}

/** What has happened is still being shown: the moves come when it has been. */
export function isPlayedBack({
  cue,
  still,
  moves,
  eyes,
  seats,
}: Pick<Scene, 'cue' | 'still' | 'moves' | 'eyes' | 'seats'>): boolean {
  const own = seats.includes(eyes) ? [eyes] : seats;
  return cue !== null || (!still && !own.some((seat) => moves[seat] !== undefined));
}

/** A plain store, for React and for tests. */
export class HandStore<Hand> {
  #hand: Hand;
  readonly #listeners = new Set<() => void>();

  constructor(empty: Hand) {
    this.#hand = empty;
  }

  readonly get = (): Hand => this.#hand;

  readonly set = (next: Hand): void => {
    if (next === this.#hand) return;
    this.#hand = next;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };
}

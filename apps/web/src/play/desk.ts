/** What presses and taps work on at any game's table: the scene that is shown, what is in hand, and a press that came too early. */
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import type { Direction, Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { KeyAction } from '../settings/keys.ts';
import { Finger } from './finger.ts';
import type { TableScene } from './gameUi.ts';
import { HandStore, isAmong, lookAtSquares, putDown, stageIn } from './hand.ts';
import type { DeskHand, Inspected } from './hand.ts';
import { PLAYING } from './words.ts';

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

/** What may be done now, as far as every game's desk knows. */
export interface DeskSituation<Command> {
  /** The seat that acts; null where this person can do nothing. */
  readonly seat: SeatId | null;
  readonly moves: readonly Command[];
}

/** A place in the action bar. */
export interface BarPlace<ActionId extends string> {
  readonly id: ActionId;
  readonly key?: KeyAction;
}

/** The action of a hand. */
type ActionOf<Hand extends DeskHand> = NonNullable<Hand['mode']>;

export abstract class PlayDesk<View, Command extends BaseCommand, Hand extends DeskHand> {
  readonly hand: HandStore<Hand>;
  readonly #empty: Hand;
  /** The square under the pointer. */
  hovered: Square | null = null;
  readonly #finger = new Finger();
  #scene: TableScene<View, Command> | null = null;
  #pressed: Pressed<View> | null = null;
  readonly #awaiting = new Set<() => void>();

  constructor(empty: Hand) {
    this.#empty = empty;
    this.hand = new HandStore(empty);
  }

  /** The hand without what is no longer possible; the same object if nothing changed. */
  protected abstract kept(hand: Hand): Hand;

  /** The same for two views of one turn: a press is meant for the turn it was made in. */
  abstract turnIn(view: View): string;

  /** Something was revealed, asked or hurt: decisions ahead must be made again. */
  protected abstract isSurprised(before: View, after: View): boolean;

  /** The scene as it was last drawn. What is in hand and no longer holds is put down, and said so. */
  show(scene: TableScene<View, Command>): void {
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

  get scene(): TableScene<View, Command> {
    if (this.#scene === null) throw new Error('no table is shown');
    return this.#scene;
  }

  /** The table was left in the middle of something, or a curtain fell: what was begun ends there. */
  get isLeft(): boolean {
    return this.#scene === null;
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

  /** A press skips the playback, but not texts to read. */
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
  async news(before: TableScene['present']): Promise<void> {
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

  abstract get situation(): DeskSituation<Command>;

  /** The viewing seat's bar, known even while nothing may be done. */
  abstract get bar(): readonly BarPlace<ActionOf<Hand>>[];

  /** The action that ends the turn. */
  abstract readonly ends: ActionOf<Hand>;

  /** What digits answer with; null where nothing is asked that they could answer. */
  get answers(): readonly Command[] | null {
    return null;
  }

  /** Whether something may be set right by hand now. */
  abstract get mayOverride(): boolean;

  /** A key that only this game has. */
  obeys(_action: KeyAction): boolean {
    return false;
  }

  abstract explain(refusal: Refusal): string;

  protected abstract pressed(id: ActionOf<Hand>): Promise<void>;

  /** An action of the bar, pressed or by its key; a second press confirms what it staged. */
  press(id: ActionOf<Hand>): Promise<void> {
    return this.whenStill(() => this.pressed(id), id === this.ends || this.hand.get().staged !== null);
  }

  /** A square of the board, tapped or pressed long: to look needs no patience. */
  abstract tapSquare(square: Square, how: 'tap' | 'long' | 'double'): Promise<void>;

  /** A door of the board, by the name the board has for it. */
  tapDoor(_door: string): Promise<void> {
    return Promise.resolve();
  }

  /** The staged path is led through a square; without paths it is tapped. */
  bend(square: Square): void {
    void this.tapSquare(square, 'tap');
  }

  /** The next target of what is in hand or asked, the next square, the next figure. */
  protected abstract goToNext(back: boolean): void;

  next(back: boolean): void {
    void this.whenStill(() => this.goToNext(back), false);
  }

  stage(command: Command): void {
    this.change((hand) => stageIn(hand, { is: 'command', command }));
  }

  /** What the computer would do, staged where it would happen. */
  abstract stageAdvice(command: Command): void;

  protected isLegal(command: Command): boolean {
    return isAmong(this.situation.moves, command);
  }

  /** Something is chosen, on the board or beside it; chosen again it is confirmed. */
  choose(command: Command): Promise<void> {
    return this.whenStill(async () => {
      const { staged } = this.hand.get();
      if (staged?.is === 'command' && isAmong([staged.command as Command], command)) return this.carryOut();
      if (this.isLegal(command)) this.stage(command);
    });
  }

  /** Enter, the button, or the same tap again. */
  confirm(): Promise<void> {
    return this.whenStill(() => this.carryOut());
  }

  abstract carryOut(): Promise<void>;

  /** Gives a command and hears what came of it; true when it was carried out and the table is still there. */
  giveFor(seat: SeatId, command: Command): Promise<boolean> {
    return this.act(async () => {
      const { present, give } = this.scene;
      if (!(await give(seat, command))) return false;
      await this.news(present);
      return !this.isLeft;
    });
  }

  /** The staged path goes one square on, or back; false where that means nothing. */
  protected extended(_direction: Direction): boolean {
    return false;
  }

  extend(direction: Direction): boolean {
    if (!this.isBusy) return this.extended(direction);
    void this.whenStill(() => void this.extended(direction), false);
    return true;
  }

  /** Esc, after everything else: what only this game has in hand. */
  protected putDownLast(hand: Hand): Hand {
    return hand;
  }

  /** Esc. True when there was something to put down. */
  cancel(): boolean {
    if (this.forget()) return true;
    const hand = this.hand.get();
    const less = putDown(hand);
    const next = less === hand ? this.putDownLast(hand) : less;
    this.hand.set(next);
    return next !== hand;
  }

  /** Takes back what is staged, whatever else is looked at. */
  unstage(): void {
    this.change((hand) => ({ ...hand, staged: null, thenEnd: false, bending: false }));
  }

  inspect(inspected: Inspected | null): void {
    this.change((hand) => ({ ...hand, inspected }));
  }

  toggleBending(): void {
    this.change((hand) => ({ ...hand, bending: !hand.bending }));
  }

  toggleThenEnd(): void {
    this.change((hand) => ({ ...hand, thenEnd: !hand.thenEnd }));
  }

  openDialog(dialog: Hand['dialog']): void {
    this.change((hand) => ({ ...hand, dialog }));
  }

  /** A finger on a square for all to see; on a second one soon after, an arrow from the first. */
  point(square: Square): void {
    this.#finger.point(square, this.scene.point);
  }

  lookAt(squares: readonly Square[]): void {
    this.change((hand) => lookAtSquares(hand, squares));
  }

  wholeMap(): void {
    this.change((hand) => ({ ...hand, camera: { at: 'whole', key: hand.camera.key + 1 } }));
  }
}

/** What has happened is still being shown: the moves come when it has been. */
export function isPlayedBack({
  cue,
  still,
  moves,
  eyes,
  seats,
}: Pick<TableScene, 'cue' | 'still' | 'moves' | 'eyes' | 'seats'>): boolean {
  const own = seats.includes(eyes) ? [eyes] : seats;
  return cue !== null || (!still && !own.some((seat) => moves[seat] !== undefined));
}

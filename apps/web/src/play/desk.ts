/** What presses and taps work on at any game's table: the scene that is shown, what is in hand, and a press that came too early. */
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import type { Direction, Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { KeyAction } from '../settings/keys.ts';
import { BEAT_MS, courseOf, onlookersOf } from './asking.ts';
import type { AskSort, Course, Sparable } from './asking.ts';
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

export type MovesBySeat<Command> = Readonly<Record<SeatId, readonly Command[]>>;

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
  /** The last moment of the match that was answered unasked: whoever undoes it is asked. */
  #sparedAt = -1;
  #beat: ReturnType<typeof setTimeout> | undefined;

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
    const hasChosen = scene.settings.asks !== this.#scene?.settings.asks;
    this.#scene = scene;
    if (isNews) this.#tellNews();
    if (isNews || hasChosen) this.#spareSoon();
    if (this.isBusy) return this.#hurry();
    const hand = this.hand.get();
    const kept = this.kept(hand);
    if (hand.staged !== null && kept.staged === null && hand.staged !== hand.offer)
      scene.notify(say(PLAYING, scene.language, 'changed', {}), 'warning');
    this.hand.set(this.#withOffer(kept));
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed !== null && this.#isStillMeant(pressed, scene.view)) void pressed.deed();
    else this.goOn();
  }

  /** What is left to do when nothing else is: staged by itself, to be confirmed or passed over. */
  protected offered(_hand: Hand): Hand['staged'] {
    return null;
  }

  #withOffer(hand: Hand): Hand {
    // Until the dice that people roll are in, nobody knows what is left.
    if (hand.staged !== null || hand.acting || this.scene.present.rolling !== null) return hand;
    if (hand.declined === this.turnIn(this.latest)) return hand;
    const offer = this.offered(hand);
    return offer === null ? hand : { ...hand, staged: offer, offer };
  }

  /** An offer taken back is not made again in the same turn. */
  #decline(): void {
    const { staged, offer } = this.hand.get();
    if (staged?.is === 'command' && staged === offer)
      this.change((hand) => ({ ...hand, declined: this.turnIn(this.latest) }));
  }

  protected goOn(): void {
    // The table is still: a game goes on with what it had begun.
  }

  /** Whether a choice is confirmed before it is carried out; `matters` if it is risky, final or reveals something. */
  asks(matters: boolean): boolean {
    const { askBefore } = this.scene.settings;
    return askBefore === 'always' || (askBefore === 'matters' && matters);
  }

  /** Why the rules refuse a command; null if they do not. */
  async refusalOf(seat: SeatId, command: Command): Promise<Refusal | null> {
    const reply = await this.scene.ask({ t: 'why', seat, command: { ...(command as BaseCommand) } });
    return reply.t === 'why' ? reply.refusal : null;
  }

  /** What a seat may do in the present state, shown or not. */
  movesNow(seat: SeatId): readonly Command[] {
    const moves: Readonly<Record<SeatId, readonly unknown[]>> = this.scene.present.moves;
    return (moves[seat] ?? []) as readonly Command[];
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
    this.#sparedAt = -1;
    this.hold();
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
    this.hold();
    const { present, notify, language } = this.scene;
    if (present.rolling?.you === 'type') return notify(say(PLAYING, language, 'diceFirst', {}));
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
    return this.act(() => this.#given(seat, command));
  }

  /** The same on the way to more: what waits for dice that people roll ends the way. */
  async giveOnWay(seat: SeatId, command: Command): Promise<boolean> {
    return (await this.#given(seat, command)) && this.scene.present.rolling === null;
  }

  async #given(seat: SeatId, command: Command): Promise<boolean> {
    const { present, give } = this.scene;
    if (!(await give(seat, command))) return false;
    await this.news(present);
    await this.spare();
    return !this.isLeft;
  }

  /** A question to one of these seats that might be answered for it, as the table stands. */
  protected sparable(_view: View, _moves: MovesBySeat<Command>): Sparable<Command> | null {
    return null;
  }

  /** The open question that might be answered for this person, and whether it is. */
  #open(): { readonly found: Sparable<Command>; readonly course: Course } | null {
    if (this.isLeft) return null;
    const { present, settings, seats, chairs, still } = this.scene;
    const near = nearSeats(this.scene);
    if (still || present.view === null) return null;
    const moves = Object.fromEntries(near.map((seat) => [seat, present.moves[seat] ?? []]));
    const found = this.sparable(this.latest, moves as unknown as MovesBySeat<Command>);
    if (found === null) return null;
    const isUndone = present.moments <= this.#sparedAt;
    return {
      found,
      course: isUndone ? 'ask' : courseOf(found, settings.asks, onlookersOf({ chairs, seats })),
    };
  }

  /** The sort of the question that is open, if people may choose whether to be asked. */
  get askSort(): AskSort | null {
    const open = this.#open();
    return open && (this.askSorts.find(({ id }) => id === open.found.sort) ?? null);
  }

  protected abstract get askSorts(): readonly AskSort[];

  #spareSoon(): void {
    this.hold();
    if (this.hand.get().acting) return;
    const open = this.#open();
    if (open === null || open.course === 'ask') return;
    // What the person may want to think about is shown while its beat lasts.
    if (open.course === 'beat' && open.found.matters) return this.#beginBeat();
    void this.act(() => this.spare());
  }

  /** Answers what this person does not want to be asked, until something is to be asked. */
  protected async spare(): Promise<void> {
    for (let open = this.#open(); open !== null && open.course !== 'ask'; open = this.#open()) {
      const { found, course } = open;
      const { present, give } = this.scene;
      if (course === 'beat') {
        if (found.matters) return this.#beginBeat();
        await new Promise<void>((resolve) => {
          setTimeout(resolve, BEAT_MS);
        });
        if (this.isLeft || this.scene.present !== present) return;
      }
      this.#sparedAt = present.moments;
      if (!(await give(found.seat, found.goOn))) return;
      await this.news(present);
    }
  }

  #beginBeat(): void {
    this.change((hand) => ({ ...hand, beating: true }));
    this.#beat = setTimeout(() => {
      const open = this.#open();
      this.hold();
      if (open?.course !== 'beat') return;
      const { found } = open;
      this.#sparedAt = this.scene.present.moments;
      void this.giveFor(found.seat, found.goOn);
    }, BEAT_MS);
  }

  /** The person wants to think: a question does not pass by itself any more. */
  hold(): void {
    clearTimeout(this.#beat);
    this.#beat = undefined;
    if (this.hand.get().beating) this.change((hand) => ({ ...hand, beating: false }));
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
    this.#decline();
    const hand = this.hand.get();
    const less = putDown(hand);
    const next = less === hand ? this.putDownLast(hand) : less;
    this.hand.set(next);
    return next !== hand;
  }

  /** Takes back what is staged, whatever else is looked at. */
  unstage(): void {
    this.#decline();
    this.change((hand) => ({ ...hand, staged: null, thenEnd: false, bending: false }));
  }

  inspect(inspected: Inspected | null): void {
    this.change((hand) => ({ ...hand, inspected }));
  }

  /** A press on a picture shows its card, and puts it away again. */
  toggleInspected(figure: string): void {
    const { inspected } = this.hand.get();
    const isShown = inspected !== null && 'figure' in inspected && inspected.figure === figure;
    this.inspect(isShown ? null : { figure });
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

/** The player's seats on the side looked through. */
function nearSeats({
  seats,
  eyes,
  chairs,
}: Pick<TableScene, 'seats' | 'eyes' | 'chairs'>): readonly SeatId[] {
  const side = roleOf(chairs, eyes);
  return seats.filter((seat) => roleOf(chairs, seat) === side);
}

/** One of them that the match waits for, if it does: the one looked through first. */
export function awaitedSeat(scene: Pick<TableScene, 'seats' | 'eyes' | 'chairs' | 'present'>): SeatId | null {
  const awaited = scene.present.waiting.filter(({ optional }) => optional !== true).map(({ seat }) => seat);
  const near = nearSeats(scene).filter((seat) => awaited.includes(seat));
  return near.find((seat) => seat === scene.eyes) ?? near[0] ?? null;
}

function roleOf(chairs: TableScene['chairs'], seat: SeatId): string | undefined {
  return chairs.find((chair) => chair.seat === seat)?.role;
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

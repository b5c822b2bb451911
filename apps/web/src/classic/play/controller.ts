/** The classic table as its buttons, taps and keys have it: everything that can be done there, each thing by its name. */
import type { Command, DoorKey, FigureId, Override } from '@oubliette/classic';
import type { Direction, Square } from '@oubliette/dungeon';
import type { ActionId } from './actions.ts';
import { carryOut, give } from './deeds.ts';
import { Desk } from './desk.ts';
import { Finger } from './finger.ts';
import { override, playOn, suggest } from './helped.ts';
import { next, pick, press, stage, takeCard, turnToFigure } from './presses.ts';
import { unstage } from './session.ts';
import type { InHand } from './session.ts';
import { leavesChoice } from './situation.ts';
import { bend, extend, inspect, tapDoor, tapSquare } from './taps.ts';

export type { ClassicScene } from './desk.ts';

export class Controller extends Desk {
  /** The square under the pointer. */
  hovered: Square | null = null;
  readonly #finger = new Finger();

  /** An action of the bar, pressed or called by its key; pressed again it confirms what it staged. */
  press(id: ActionId): Promise<void> {
    const commits = id === 'endTurn' || this.hand.get().staged !== null;
    return this.whenStill(() => press(this, id), commits);
  }

  /** A spell, potion, power, weapon or kind of figure was picked. */
  pick(means: string): void {
    pick(this, means);
  }

  /** Something was chosen that has no place on the board; chosen again it is confirmed. */
  stage(command: Command): Promise<void> {
    return this.whenStill(() => stage(this, command));
  }

  /** A card taken from a sheet. */
  takeCard(id: 'cast' | 'item', means: string): Promise<void> {
    return this.whenStill(() => takeCard(this, id, means));
  }

  /** To look needs no patience. */
  async tapSquare(square: Square, how: 'tap' | 'long' | 'double'): Promise<void> {
    if (how === 'long' || this.situation.seat === null) return inspect(this, square);
    return this.whenStill(() => tapSquare(this, square));
  }

  tapDoor(door: DoorKey): Promise<void> {
    return this.whenStill(() => tapDoor(this, door));
  }

  /** The staged path is led through a square. */
  bend(square: Square): void {
    bend(this, square);
  }

  /** The staged path goes one square on, or back. */
  extend(direction: Direction): boolean {
    if (!this.isBusy) return extend(this, direction);
    void this.whenStill(() => void extend(this, direction), false);
    return true;
  }

  toggleBending(): void {
    this.change((hand) => ({ ...hand, bending: !hand.bending }));
  }

  dropPlan(): void {
    this.change((hand) => ({ ...hand, plan: null }));
  }

  toggleThenEnd(): void {
    this.change((hand) => ({ ...hand, thenEnd: !hand.thenEnd }));
  }

  /** The next target of the action in hand; for Morcar, without one, the next monster to play. */
  next(back: boolean): void {
    void this.whenStill(() => next(this, back), false);
  }

  turnTo(id: FigureId): void {
    turnToFigure(this, id);
  }

  point(square: Square): void {
    this.#finger.point(square, this.scene.point);
  }

  inspectFigure(figure: FigureId): void {
    this.change((hand) => ({ ...hand, inspected: { figure } }));
  }

  toggleHeroesView(): void {
    if (this.scene.view.screen !== null) this.change((hand) => ({ ...hand, heroesView: !hand.heroesView }));
  }

  openDialog(dialog: InHand['dialog']): void {
    this.change((hand) => ({ ...hand, dialog }));
  }

  /** Esc. True when there was something to put down. */
  cancel(): boolean {
    if (this.forget()) return true;
    const hand = this.hand.get();
    const held =
      hand.inspected !== null ||
      hand.bending ||
      hand.staged !== null ||
      hand.means !== null ||
      hand.mode !== null ||
      hand.plan !== null;
    if (held) this.hand.set(unstage(hand));
    const { mode } = this.hand.get();
    if (hand.staged !== null && mode !== null && !leavesChoice(this.situation, mode))
      this.change((now) => ({ ...now, mode: null }));
    return held;
  }

  /** Enter, the button, or the same tap again. */
  confirm(): Promise<void> {
    return this.whenStill(() => carryOut(this));
  }

  /** Gives a command of this seat and puts down what was in hand; true when it was carried out. */
  give(command: Command): Promise<boolean> {
    return give(this, command);
  }

  suggest(): Promise<void> {
    return suggest(this);
  }

  playOn(): Promise<void> {
    return this.whenStill(() => playOn(this), true);
  }

  /** Null when it was made, else why it was not. */
  override(change: Override, reason: string): Promise<string | null> {
    return override(this, change, reason);
  }
}

/** Everything buttons, taps and keys can do at the classic table, by name. */
import type { Command, DoorKey, FigureId, Override } from '@oubliette/classic';
import type { Direction, Square } from '@oubliette/dungeon';
import { setRight } from '../../play/advice.ts';
import type { BarPlace } from '../../play/desk.ts';
import type { KeyAction } from '../../settings/keys.ts';
import type { ActionId } from './actions.ts';
import { carryOut, give } from './deeds.ts';
import { Desk } from './desk.ts';
import { next, pick, press, stageAdvice, takeCard, turnToFigure } from './presses.ts';
import type { InHand } from './session.ts';
import { leavesChoice } from './situation.ts';
import { inspect } from './point.ts';
import { bend, extend, tapDoor, tapSquare } from './taps.ts';

export type { ClassicScene } from './desk.ts';

export class Controller extends Desk {
  readonly ends = 'endTurn';

  get bar(): readonly BarPlace<ActionId>[] {
    return this.situation.menu?.items.map(({ id, action: { key } }) => ({ id, ...(key && { key }) })) ?? [];
  }

  get mayOverride(): boolean {
    const { view, beside = false, still } = this.scene;
    return view.screen !== null || (beside && !still);
  }

  override obeys(action: KeyAction): boolean {
    if (action !== 'heroesView') return false;
    this.toggleHeroesView();
    return this.scene.view.screen !== null;
  }

  protected override pressed(id: ActionId): Promise<void> {
    return press(this, id);
  }

  /** A spell, potion, power, weapon or kind of figure was picked. */
  pick(means: string): void {
    pick(this, means);
  }

  /** A card taken from a sheet. */
  takeCard(id: 'cast' | 'item', means: string): Promise<void> {
    return this.whenStill(() => takeCard(this, id, means));
  }

  override async tapSquare(square: Square, how: 'tap' | 'long' | 'double'): Promise<void> {
    if (how === 'long' || this.situation.seat === null) return inspect(this, square);
    return this.whenStill(() => tapSquare(this, square));
  }

  override tapDoor(door: DoorKey): Promise<void> {
    return this.whenStill(() => tapDoor(this, door));
  }

  override bend(square: Square): void {
    bend(this, square);
  }

  dropPlan(): void {
    this.change((hand) => ({ ...hand, plan: null }));
  }

  /** The next target of the action in hand; for Morcar without one, the next monster to play. */
  protected override goToNext(back: boolean): void {
    next(this, back);
  }

  turnTo(id: FigureId): void {
    turnToFigure(this, id);
  }

  toggleHeroesView(): void {
    if (this.scene.view.screen !== null) this.change((hand) => ({ ...hand, heroesView: !hand.heroesView }));
  }

  override cancel(): boolean {
    const { staged } = this.hand.get();
    const isDown = super.cancel();
    if (staged !== null && this.hand.get().staged === null) this.#dropChosen();
    return isDown;
  }

  override unstage(): void {
    super.unstage();
    this.#dropChosen();
  }

  /** Means that leave no choice go down with the staged command. */
  #dropChosen(): void {
    const { mode } = this.hand.get();
    if (mode !== null && !leavesChoice(this.situation, mode)) this.change({ mode: null });
  }

  protected override putDownLast(hand: InHand): InHand {
    return hand.plan === null ? hand : { ...hand, plan: null };
  }

  protected override extended(direction: Direction): boolean {
    return extend(this, direction);
  }

  override carryOut(): Promise<void> {
    return carryOut(this);
  }

  override stageAdvice(command: Command): void {
    stageAdvice(this, command);
  }

  /** Gives a command of this seat and clears the hand. */
  give(command: Command): Promise<void> {
    return this.whenStill(async () => {
      if (this.isLegal(command)) await give(this, command);
    }, true);
  }

  /** Null when it was made, else the refusal. */
  override(change: Override, reason: string): Promise<string | null> {
    return setRight(this, this.scene.view.morcar, change, reason);
  }
}

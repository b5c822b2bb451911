/** The desk of a plain game: an action with one way to do it is staged, one with several lights their squares; the same again carries out. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand, Refusal } from '@oubliette/kernel';
import { isSame } from '../../board/same.ts';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import type { AskSort } from '../asking.ts';
import { PlayDesk } from '../desk.ts';
import type { BarPlace, DeskSituation } from '../desk.ts';
import type { TableScene } from '../gameUi.ts';
import { EMPTY_HAND, isAmong, lookAtSquare, stageIn, takeUp } from '../hand.ts';
import type { DeskHand } from '../hand.ts';
import { nextOf } from '../next.ts';
import type { PlainGame } from './plainGame.ts';
import { PLAIN } from './words.ts';

interface PlainStaged {
  readonly is: 'command';
  readonly command: BaseCommand;
}

type PlainHand = DeskHand<PlainStaged>;

export class PlainDesk extends PlayDesk<unknown, BaseCommand, PlainHand> {
  readonly game: PlainGame;
  /** A turn is over by itself. */
  readonly ends = '';
  readonly mayOverride = false;

  constructor(game: PlainGame) {
    super(EMPTY_HAND);
    this.game = game;
  }

  protected kept(hand: PlainHand): PlainHand {
    if (hand.staged !== null && !this.isLegal(hand.staged.command)) return takeUp(hand, null);
    return hand.mode === null || this.commandsOf(hand.mode).length > 0 ? hand : takeUp(hand, null);
  }

  /** What was seen when it was pressed is what it was meant for. */
  turnIn(view: unknown): string {
    return JSON.stringify(view);
  }

  protected isSurprised(before: unknown, after: unknown): boolean {
    return !isSame(before, after);
  }

  protected get askSorts(): readonly AskSort[] {
    return [];
  }

  get situation(): DeskSituation<BaseCommand> {
    const { eyes, seats, moves } = this.scene;
    return seats.includes(eyes) ? { seat: eyes, moves: moves[eyes] ?? [] } : { seat: null, moves: [] };
  }

  get actions() {
    return Object.entries(this.game.actions[this.scene.eyes] ?? {}).map(([id, action]) => ({
      id,
      ...action,
    }));
  }

  get bar(): readonly BarPlace<string>[] {
    return this.situation.seat === null ? [] : this.actions;
  }

  commandsOf(id: string | null): readonly BaseCommand[] {
    return this.situation.moves.filter(({ type }) => id === null || type === id);
  }

  explain(refusal: Refusal): string {
    const { language, view } = this.scene;
    const { telling } = this.game;
    return telling.refusal(refusal, { language, names: telling.namesIn(view) });
  }

  label(command: BaseCommand): string {
    const { language, view } = this.scene;
    const { telling } = this.game;
    return telling.label(command, { language, view, names: telling.namesIn(view) });
  }

  get words(): Words<typeof PLAIN> {
    return wordsIn(PLAIN, this.scene.language);
  }

  protected async pressed(id: string): Promise<void> {
    const { seat } = this.situation;
    const [first, ...others] = this.commandsOf(id);
    const { mode, staged } = this.hand.get();
    if (seat === null) return;
    if (first === undefined) return this.scene.why(seat, this.game.actions[seat]![id]!.prototype);
    if (mode === id && staged !== null) return this.carryOut();
    this.change((hand) => takeUp(hand, id));
    if (others.length === 0) this.stage(first);
  }

  protected goToNext(back: boolean): void {
    const { mode, staged } = this.hand.get();
    const all = this.commandsOf(mode);
    const at = staged === null ? -1 : all.findIndex((command) => isAmong([command], staged.command));
    const next = nextOf(all, at, back);
    if (next !== undefined) this.stageAdvice(next);
  }

  /** Staged with its action in hand, and its square in sight. */
  stageAdvice(command: BaseCommand): void {
    const square = this.game.squareOf(command, this.scene.view);
    this.change((hand) => {
      const staged = stageIn({ ...hand, mode: command.type }, { is: 'command', command });
      return square === null ? staged : lookAtSquare(staged, square);
    });
  }

  async carryOut(): Promise<void> {
    const { seat } = this.situation;
    const { staged } = this.hand.get();
    if (seat === null || staged === null) return;
    this.change((hand) => takeUp(hand, null));
    await this.giveFor(seat, staged.command);
  }

  /** What a tap there could mean: of the action in hand, else of any. */
  commandsAt(square: Square): readonly BaseCommand[] {
    const { view } = this.scene;
    return this.commandsOf(this.hand.get().mode).filter(
      (command) => this.game.squareOf(command, view) === square,
    );
  }

  tapSquare(square: Square, how: 'tap' | 'long' | 'double'): Promise<void> {
    return this.whenStill(() => {
      const [first] = how === 'long' ? [] : this.commandsAt(square);
      const { staged } = this.hand.get();
      if (first === undefined) return this.inspect({ square });
      if (staged !== null && isAmong(this.commandsAt(square), staged.command)) return this.carryOut();
      this.change((hand) => stageIn({ ...hand, mode: first.type }, { is: 'command', command: first }));
    });
  }
}

/** What every part of the table is given. */
export interface PlainTable {
  readonly desk: PlainDesk;
  readonly game: PlainGame;
  readonly scene: TableScene;
  readonly hand: PlainHand;
  readonly words: Words<typeof PLAIN>;
}

export interface PartProps {
  readonly desk: PlainDesk;
  readonly scene: TableScene;
}

export function usePlain({ desk, scene }: PartProps): PlainTable {
  const hand = useSyncExternalStore(desk.hand.subscribe, desk.hand.get);
  useLayoutEffect(() => desk.show(scene), [desk, scene]);
  return { desk, game: desk.game, scene, hand, words: wordsIn(PLAIN, scene.language) };
}

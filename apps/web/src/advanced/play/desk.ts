/** What the person at this screen has in hand, and how it is carried out. Never the game's state. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { namesFrom } from '@oubliette/advanced';
import type { Command, FigureId, Names, View, WaySeen } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import type { Camera } from '../../board/light.ts';
import type { Scene } from '../../table/gameUi.ts';
import { ADVANCED } from '../words.ts';
import type { ActionId } from './commands.ts';
import { labelOf } from './labels.ts';
import { actsIn, situationOf } from './situation.ts';
import type { Situation } from './situation.ts';

export type AdvancedScene = Scene<View, Command>;

export type Staged =
  | { readonly is: 'walk'; readonly figure: FigureId; readonly way: WaySeen; readonly to: Square }
  | { readonly is: 'command'; readonly command: Command };

export interface Hand {
  readonly figure: FigureId | null;
  readonly action: ActionId | null;
  /** Of commands that differ by more than their place, those of this sort are lit. */
  readonly means: string | null;
  readonly staged: Staged | null;
  readonly inspected: FigureId | null;
  readonly zones: boolean;
  /** The level looked at; null is the party's. */
  readonly level: number | null;
  readonly camera: Camera;
  readonly acting: boolean;
}

const EMPTY: Hand = {
  figure: null,
  action: null,
  means: null,
  staged: null,
  inspected: null,
  zones: false,
  level: null,
  camera: { at: 'whole', key: 0 },
  acting: false,
};

/** The answer may come before the news: so often, and so many milliseconds apart, the screen is looked at for it. */
const MOST_LOOKS = 120;
const LOOK_MS = 16;

export class Desk {
  #hand = EMPTY;
  #scene: AdvancedScene | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Hand => this.#hand;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  change(next: Partial<Hand>): void {
    this.#hand = { ...this.#hand, ...next };
    for (const listener of this.#listeners) listener();
  }

  get scene(): AdvancedScene {
    if (this.#scene === null) throw new Error('no table is shown');
    return this.#scene;
  }

  /** The scene as it was last drawn; what is staged and no longer holds is put down. */
  show(scene: AdvancedScene): void {
    this.#scene = scene;
    const { staged, acting } = this.#hand;
    if (acting || scene.cue !== null || staged === null) return;
    if (!isStillMeant(staged, situationOf(scene, this.#hand))) this.change({ staged: null });
  }

  reset(): void {
    this.#scene = null;
    this.#hand = EMPTY;
  }

  get situation(): Situation {
    return situationOf(this.scene, this.#hand);
  }

  lookAt(squares: readonly Square[]): void {
    const key = this.#hand.camera.key + 1;
    const [first] = squares;
    if (first === undefined) return;
    this.change({
      level: null,
      camera: squares.length === 1 ? { at: 'square', square: first, key } : { at: 'squares', squares, key },
    });
  }

  wholeMap(): void {
    this.change({ camera: { at: 'whole', key: this.#hand.camera.key + 1 } });
  }

  turnTo(figure: FigureId | null): void {
    this.change({ figure, action: null, means: null, staged: null });
  }

  /** A button of the action bar: one command is staged at once, of several the places are lit. */
  press(action: ActionId): void {
    const { figure, actions } = this.situation;
    const commands = actions.get(action) ?? [];
    if (commands.length === 0) return;
    const isOn = this.#hand.action === action;
    const base = { figure, action: isOn ? null : action, means: null, staged: null };
    const [only] = commands;
    if (!isOn && commands.length === 1 && only !== undefined && only.type !== 'step')
      return this.change({ ...base, staged: { is: 'command', command: only } });
    this.change(base);
  }

  stage(command: Command): void {
    this.change({ staged: { is: 'command', command } });
  }

  pick(means: string): void {
    this.change({ means, staged: null });
  }

  /** A square of the board was tapped. */
  tap(square: Square): void {
    const { situation } = this;
    const { ways, lit, view, figure } = situation;
    const staged = this.#hand.staged;
    const way = ways.get(square);
    if (staged?.is === 'walk' && staged.to === square) return void this.confirm();
    const here = lit.get(square) ?? [];
    if (here.length > 0) {
      const at = staged?.is === 'command' ? here.indexOf(staged.command) : -1;
      return this.stage(here[(at + 1) % here.length]!);
    }
    if (way !== undefined && figure !== null)
      return this.change({ staged: { is: 'walk', figure, way, to: square } });
    const other = figureAt(view, square);
    if (other === null) return this.change({ staged: null, inspected: null, action: null });
    const isOwn = situation.figures.includes(other);
    this.change({
      inspected: other,
      staged: null,
      ...(isOwn ? { figure: other, action: null, means: null } : {}),
    });
  }

  cancel(): boolean {
    const { staged, action, inspected } = this.#hand;
    if (staged === null && action === null && inspected === null) return false;
    this.change(staged !== null ? { staged: null } : { action: null, means: null, inspected: null });
    return true;
  }

  async confirm(): Promise<void> {
    const { staged, acting } = this.#hand;
    if (staged === null || acting) return;
    if (staged.is === 'walk') return this.#walk(staged.figure, staged.way.steps);
    await this.give(staged.command);
  }

  async give(command: Command): Promise<void> {
    const { seat } = this.situation;
    if (seat === null || this.#hand.acting) return;
    this.change({ staged: null, action: null, means: null, acting: true });
    const before = this.scene.present;
    if (await this.scene.give(seat, command)) await this.#news(before);
    this.change({ acting: false });
  }

  /** Square by square, as long as nothing comes between. */
  async #walk(figure: FigureId, steps: readonly Square[]): Promise<void> {
    const { seat } = this.situation;
    if (seat === null) return;
    this.change({ staged: null, action: null, means: null, acting: true });
    for (const to of steps) {
      const { present } = this.scene;
      if (
        !actsIn(present, seat).some(
          (move) => move.type === 'step' && move.figure === figure && move.to === to,
        )
      ) {
        this.scene.notify(wordsIn(ADVANCED, this.scene.language)('walkStopped'), 'warning');
        break;
      }
      if (!(await this.scene.give(seat, { type: 'step', figure, to }))) break;
      await this.#news(present);
    }
    this.change({ acting: false });
  }

  async #news(before: AdvancedScene['present']): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS && this.#scene?.present === before; looks += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_MS);
      });
  }
}

function isStillMeant(staged: Staged, { moves, ways }: Situation): boolean {
  if (staged.is === 'walk') return ways.has(staged.to);
  const wanted = JSON.stringify(staged.command);
  return moves.some((move) => JSON.stringify(move) === wanted);
}

function figureAt(view: View, square: Square): FigureId | null {
  const { width } = view.levels[view.level]!.layout;
  const covers = (at: Square, size: number): boolean =>
    square === at || (size === 2 && [at + 1, at + width, at + width + 1].includes(square));
  return view.figures.find((figure) => covers(figure.square, figure.size))?.id ?? null;
}

/** What every part of the table shares. */
export interface Table {
  readonly desk: Desk;
  readonly scene: AdvancedScene;
  readonly hand: Hand;
  readonly situation: Situation;
  readonly names: Names;
  readonly words: Words<typeof ADVANCED>;
  label(command: Command): string;
}

export function useTable(desk: Desk, scene: AdvancedScene): Table {
  const hand = useSyncExternalStore(desk.subscribe, desk.get);
  useLayoutEffect(() => desk.show(scene), [desk, scene]);
  const { view, language } = scene;
  const situation = useMemo(() => situationOf(scene, hand), [scene, hand]);
  const names = useMemo(() => namesFrom(view), [view]);
  const words = useMemo(() => wordsIn(ADVANCED, language), [language]);
  return {
    desk,
    scene,
    hand,
    situation,
    names,
    words,
    label: (command) => labelOf(command, names, language, view),
  };
}

/** What the person at this screen has in hand, and how it is carried out. Never the game's state. */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { burstSeen, namesFrom } from '@oubliette/advanced';
import type { Command, FigureId, Names, View, WaySeen } from '@oubliette/advanced';
import type { Direction, Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import type { Camera } from '../../board/light.ts';
import { lookAtSquare, lookAtSquares, PlayDesk } from '../../play/desk.ts';
import { nextOf } from '../../play/next.ts';
import type { Scene } from '../../play/gameUi.ts';
import { bent, extended, shortened } from '../board/walks.ts';
import { ADVANCED } from '../words.ts';
import { againOf, followerOf } from './again.ts';
import type { Deed } from './again.ts';
import { centreOf, isLeading, placesOf } from './commands.ts';
import type { ActionId } from './commands.ts';
import { labelOf } from './labels.ts';
import { namesKnown } from './lines.ts';
import { actsIn, situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { unusedBefore } from './unused.ts';
import { putForAction } from './why.ts';

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
  /** The phase is finished when what is staged has been done, unless something comes to light. */
  readonly thenDone: boolean;
  /** The next square tapped bends the way instead of ending it. */
  readonly bending: boolean;
  /** What was done last, for the next of a group to do the same. */
  readonly last: Deed | null;
  readonly inspected: FigureId | null;
  /** A square looked at for what lies there. */
  readonly looked: Square | null;
  readonly zones: boolean;
  /** The level looked at; null is the party's. */
  readonly level: number | null;
  readonly camera: Camera;
  readonly dialog: 'override' | null;
  /** The master's hand is laid open. */
  readonly counters: boolean;
  readonly acting: boolean;
}

const EMPTY: Hand = {
  figure: null,
  action: null,
  means: null,
  staged: null,
  thenDone: false,
  bending: false,
  last: null,
  inspected: null,
  looked: null,
  zones: false,
  level: null,
  camera: { at: 'whole', key: 0 },
  dialog: null,
  counters: false,
  acting: false,
};

const PUT_DOWN = {
  action: null,
  means: null,
  staged: null,
  thenDone: false,
  bending: false,
  looked: null,
} as const;

export class Desk extends PlayDesk<View, Command, Hand> {
  constructor() {
    super(EMPTY);
  }

  protected override kept(hand: Hand): Hand {
    const { staged } = hand;
    return staged === null || holds(staged, situationOf(this.scene, hand)) ? hand : { ...hand, ...PUT_DOWN };
  }

  protected override turnIn({ stage, level, turn }: View): string {
    return [stage, level, turn.number, turn.phase].join(' ');
  }

  protected override isSurprised(before: View, after: View): boolean {
    return isSurprised(before, after);
  }

  get words(): Words<typeof ADVANCED> {
    return wordsIn(ADVANCED, this.scene.language);
  }

  get situation(): Situation {
    return situationOf(this.scene, this.hand.get());
  }

  /** One square alone is in the middle; to look at the party is to come back to its level. */
  override lookAt(squares: readonly Square[]): void {
    const [first] = squares;
    if (first === undefined) return;
    this.change((hand) => ({
      ...(squares.length === 1 ? lookAtSquare(hand, first) : lookAtSquares(hand, squares)),
      level: null,
    }));
  }

  turnTo(figure: FigureId | null): void {
    this.change({ ...PUT_DOWN, figure, inspected: null, level: null });
  }

  /** A button of the action bar: one command is staged at once, of several the places are lit; pressed again it is confirmed. */
  press(action: ActionId): Promise<void> {
    const commits = action === 'done' || this.hand.get().staged !== null;
    return this.whenStill(() => this.#press(action), commits);
  }

  async #press(action: ActionId): Promise<void> {
    const { figure, menu, seat, view } = this.situation;
    const item = menu?.items.find(({ id }) => id === action);
    if (item === undefined || seat === null) return;
    const { commands, prototype } = item;
    if (commands.length === 0) return this.scene.why(seat, prototype, putForAction(action, prototype, view));
    const { action: now, staged } = this.hand.get();
    const isOn = now === action;
    if (isOn && staged !== null) return this.#carryOut();
    const [only] = commands;
    if (action === 'done' && only !== undefined) return this.#finish(only);
    this.change({ ...PUT_DOWN, figure, action: isOn ? null : action, inspected: null, level: null });
    if (isOn) return;
    if (commands.length === 1 && only !== undefined && only.type !== 'step') this.stage(only);
    this.#lookAtTargets(commands);
  }

  /** Whoever acts and what it could be done to, in sight together. */
  #lookAtTargets(commands: readonly Command[]): void {
    const { figure, view } = this.situation;
    const self = view.figures.find(({ id }) => id === figure);
    const places = commands.filter(({ type }) => type !== 'step').flatMap((each) => placesOf(each, view));
    if (places.length > 0) this.lookAt([...(self === undefined ? [] : [self.square]), ...places]);
  }

  /** Says that one has finished, after a word about what is left. */
  async #finish(done: Command): Promise<void> {
    const { settings, confirm, view, language } = this.scene;
    const { seat } = this.situation;
    const left = seat === null ? null : unusedBefore(this.scene, seat, namesFrom(view), language);
    const { words } = this;
    if (
      left !== null &&
      settings.warnBeforeEnd &&
      !(await confirm(words('doneLeft', { left }), words('doneAnyway')))
    )
      return;
    await this.#give(done);
  }

  stage(command: Command): void {
    this.change({ staged: { is: 'command', command }, bending: false, inspected: null, level: null });
  }

  /** Chosen again it is confirmed. */
  choose(command: Command): Promise<void> {
    return this.whenStill(async () => {
      const { staged } = this.hand.get();
      if (staged?.is === 'command' && isSame(staged.command, command)) return this.#carryOut();
      if (isAmong(this.situation, command)) this.stage(command);
    });
  }

  pick(means: string): void {
    this.change((hand) => ({ ...hand, means: hand.means === means ? null : means, staged: null }));
  }

  /** A square of the board was tapped; those who watch only look, which needs no patience. */
  tap(square: Square): Promise<void> {
    return this.scene.still ? this.#tap(square) : this.whenStill(() => this.#tap(square));
  }

  async #tap(square: Square): Promise<void> {
    const { situation } = this;
    const { ways, lit, view, figure, seat } = situation;
    const { staged, bending } = this.hand.get();
    if (staged?.is === 'walk' && bending) return this.bend(square);
    const way = (staged?.is === 'walk' ? shortened(staged.way, square) : null) ?? ways.get(square);
    if (staged?.is === 'walk' && staged.to === square) return this.#carryOut();
    const here = lit.get(square) ?? [];
    if (here.length > 0) {
      const at = staged?.is === 'command' ? here.indexOf(staged.command) : -1;
      return this.stage(here[(at + 1) % here.length]!);
    }
    if (way !== undefined && figure !== null)
      return this.change({ staged: { is: 'walk', figure, way, to: square } });
    const other = figureAt(view, square);
    const isOwn = other !== null && situation.figures.includes(other);
    const refused = isOwn ? null : meantFor(situation, square, other);
    if (refused !== null && seat !== null) return this.scene.why(seat, refused);
    if (other === null) return this.change({ ...PUT_DOWN, inspected: null });
    this.change({ ...PUT_DOWN, inspected: other, ...(isOwn ? { figure: other } : {}) });
  }

  /** The walk is led through this square. */
  bend(square: Square): void {
    const { staged } = this.hand.get();
    if (staged?.is !== 'walk') return;
    const way = bent(this.scene.view, staged.figure, staged.way, square);
    if (way !== null) this.change({ staged: { ...staged, way, to: way.steps.at(-1)! }, bending: false });
  }

  /** A square further, with an arrow key: the staged walk, or a new one. */
  extend(direction: Direction): boolean {
    if (!this.isBusy) return this.#extend(direction);
    void this.whenStill(() => void this.#extend(direction), false);
    return true;
  }

  #extend(direction: Direction): boolean {
    const { staged } = this.hand.get();
    const { view, figure, ways } = this.situation;
    const walk = staged?.is === 'walk' ? staged : null;
    const walker = walk?.figure ?? figure;
    if (walker === null || ways.size === 0) return false;
    const way = extended(view, walker, walk?.way ?? null, direction);
    if (way === null) return true;
    const next = { is: 'walk', figure: walker, way, to: way.steps.at(-1)! } as const;
    this.change({ action: 'move', staged: next, level: null });
    return true;
  }

  /** The next target of what is in hand or asked, the next square, the next figure. */
  next(back: boolean): void {
    void this.whenStill(() => this.#next(back), false);
  }

  #next(back: boolean): void {
    const { lit, ways, figures, figure, question, menu } = this.situation;
    const { staged, action } = this.hand.get();
    if (lit.size > 0) {
      const all = bestFirst([...new Set([...lit.values()].flat())], this.scene.view);
      const at = staged?.is === 'command' ? all.indexOf(staged.command) : -1;
      const command = nextOf(all, at, back)!;
      this.lookAt(placesOf(command, this.scene.view));
      return this.stage(command);
    }
    if (question !== null) return;
    if (action === 'move' && ways.size > 0 && figure !== null) {
      const goals = [...ways].toSorted(([, a], [, b]) => a.cost - b.cost);
      const at = staged?.is === 'walk' ? goals.findIndex(([to]) => to === staged.to) : -1;
      const [to, way] = nextOf(goals, at, back)!;
      this.lookAt([to]);
      return this.change({ staged: { is: 'walk', figure, way, to } });
    }
    if (figures.length > 1) return this.turnTo(nextOf(figures, figures.indexOf(figure ?? ''), back) ?? null);
    if (menu?.items.some(({ id, commands }) => id === 'attack' && commands.length > 0) === true)
      void this.#press('attack');
  }

  /** What the last of the group did, staged for the next. */
  again(): void {
    void this.whenStill(() => this.#again(), false);
  }

  #again(): void {
    const staged = againOf(this.situation, this.hand.get().last);
    if (staged === null) return;
    const figure = staged.is === 'walk' ? staged.figure : (staged.command as { figure: FigureId }).figure;
    this.change({ ...PUT_DOWN, figure, staged, action: staged.is === 'walk' ? 'move' : null });
  }

  /** While exploring: all others come after whoever went ahead, one by one, until something happens. */
  follow(): Promise<void> {
    const go = (): Promise<void> => this.act(() => this.#follow());
    return this.hand.get().acting ? this.whenStill(go, true) : go();
  }

  async #follow(): Promise<void> {
    const ahead = this.hand.get().last;
    const { number, phase } = this.latest.turn;
    for (let next = this.#follower(ahead); next !== null; next = this.#follower(ahead)) {
      const { mover } = this.latest.turn;
      if (mover !== null && mover !== next.seat && !(await this.giveFor(mover, { type: 'done' }))) break;
      this.change({ figure: next.figure });
      const { steps } = next.way;
      if (!(await this.#walk(next.seat, next.figure, steps, steps.at(-1)!))) break;
      const { turn } = this.latest;
      if (turn.number !== number || turn.phase !== phase) break;
    }
    this.change({ last: ahead });
  }

  /** As the table stands: the one before may still be shown on the way. */
  #follower(ahead: Deed | null): ReturnType<typeof followerOf> {
    const { seats, present } = this.scene;
    const moves = Object.fromEntries(seats.map((seat) => [seat, actsIn(present, seat)]));
    return followerOf({ view: this.latest, seats, moves }, ahead);
  }

  /** Esc: first what bends a way, then what was staged, then the action, then what was looked at, another level last. */
  cancel(): boolean {
    if (this.forget()) return true;
    const { staged, action, means, inspected, looked, bending, level } = this.hand.get();
    if (bending) this.change({ bending: false });
    else if (inspected !== null || looked !== null) this.change({ inspected: null, looked: null });
    else if (staged !== null) this.change({ staged: null, thenDone: false });
    else if (means !== null) this.change({ means: null });
    else if (action !== null) this.change({ action: null });
    else if (level !== null) this.change({ level: null });
    else return false;
    return true;
  }

  confirm(): Promise<void> {
    return this.whenStill(() => this.#carryOut());
  }

  async #carryOut(): Promise<void> {
    const { staged, thenDone } = this.hand.get();
    if (staged === null) return;
    const before = this.latest;
    const { seat } = this.situation;
    await this.act(async () => {
      const isDone =
        staged.is === 'walk'
          ? await this.#walk(seat, staged.figure, staged.way.steps, staged.to)
          : await this.#give(staged.command);
      if (thenDone && isDone && seat !== null) await this.#doneAfter(seat, before);
    });
  }

  /** As decided ahead, unless more has come to light since. */
  async #doneAfter(seat: SeatId, before: View): Promise<void> {
    const now = this.latest;
    if (this.turnIn(now) !== this.turnIn(before)) return;
    if (isSurprised(before, now) || !actsIn(this.scene.present, seat).some(({ type }) => type === 'done'))
      return this.scene.notify(this.words('doneDropped'), 'warning');
    await this.scene.give(seat, { type: 'done' });
  }

  /** Gives a command of one of one's seats. */
  give(command: Command): Promise<void> {
    return this.whenStill(async () => void (await this.#give(command)), true);
  }

  #give(command: Command): Promise<boolean> {
    return this.giveFor(this.#seatFor(command), command);
  }

  /** True when it was carried out and the screen has heard of it. */
  async giveFor(seat: SeatId | null, command: Command): Promise<boolean> {
    if (seat === null) return false;
    this.change({ ...PUT_DOWN, last: { is: 'command', command } });
    return this.act(async () => {
      const before = this.scene.present;
      if (!(await this.scene.give(seat, command))) return false;
      await this.news(before);
      // A new phase begins with whoever comes first.
      if (command.type === 'done') this.change({ figure: null });
      return true;
    });
  }

  /** Of one's seats, the one that may give it. */
  #seatFor(command: Command): SeatId | null {
    const wanted = JSON.stringify(command);
    const { moves, seats } = this.scene;
    const has = (seat: SeatId): boolean =>
      (moves[seat] ?? []).some((move) => JSON.stringify(move) === wanted);
    const { seat } = this.situation;
    return seat !== null && has(seat) ? seat : (seats.find(has) ?? seat);
  }

  /** Square by square, as long as nothing comes between. */
  async #walk(
    seat: SeatId | null,
    figure: FigureId,
    steps: readonly Square[],
    goal: Square,
  ): Promise<boolean> {
    if (seat === null) return false;
    this.change({ ...PUT_DOWN, figure, last: { is: 'walk', figure, to: goal } });
    return this.act(async () => {
      for (const to of steps) {
        const { present } = this.scene;
        const step = actsIn(present, seat).find((move) => leads(move, figure, to));
        if (step === undefined) {
          this.scene.notify(this.words('walkStopped'), 'warning');
          return false;
        }
        if (!(await this.scene.give(seat, step))) return false;
        await this.news(present);
      }
      return true;
    });
  }
}

/** A square further for somebody one plays, or leads. */
function leads(move: Command, figure: FigureId, to: Square): boolean {
  return (isLeading(move) || (move.type === 'step' && move.figure === figure)) && move.to === to;
}

/** What is lit elsewhere, meant for whoever stands here, or for the square that is asked for: the rules say why not. */
function meantFor({ lit, question }: Situation, square: Square, other: FigureId | null): Command | null {
  const first = [...lit.values()][0]?.[0];
  if (first === undefined || first.type === 'chooseLayout') return null;
  if ('target' in first) return other === null ? null : { ...first, target: other };
  if (question === null) return null;
  if ('to' in first) return { ...first, to: square };
  return 'at' in first ? { ...first, at: square } : null;
}

/** Where a template hits the most enemies and the fewest friends comes first (ADV-MAG-16, ADV-TRAP-17). */
function bestFirst(commands: readonly Command[], view: View): readonly Command[] {
  const worth = (command: Command): number => {
    const centre = centreOf(command);
    const enemy = command.type === 'moveFireball' ? 'heroes' : 'monsters';
    const hit = centre === null ? [] : burstSeen(view, centre).figures;
    return hit.reduce((sum, { side }) => sum + (side === enemy ? 1 : -2), 0);
  };
  const worths = new Map(commands.map((command) => [command, worth(command)]));
  return commands.toSorted((a, b) => worths.get(b)! - worths.get(a)!);
}

/** Whether what is staged may still be done. */
function holds(staged: Staged, situation: Situation): boolean {
  return staged.is === 'walk' ? situation.ways.has(staged.to) : isAmong(situation, staged.command);
}

function isAmong({ moves, standing }: Situation, command: Command): boolean {
  return [...moves, ...standing].some((move) => isSame(move, command));
}

function isSame(a: Command, b: Command): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Somebody new stands there, a section was laid, something is asked, or one of the heroes was hurt. */
function isSurprised(before: View, after: View): boolean {
  const was = new Map(before.figures.map((figure) => [figure.id, figure]));
  const laid = ({ levels }: View): number =>
    levels.reduce((sum, { layout }) => sum + layout.pieces.length, 0);
  return (
    after.underWay.length > before.underWay.length ||
    laid(after) > laid(before) ||
    after.figures.some(({ id, side, wounds }) => {
      const earlier = was.get(id);
      return earlier === undefined || (side === 'heroes' && wounds < earlier.wounds);
    })
  );
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
  const hand = useSyncExternalStore(desk.hand.subscribe, desk.hand.get);
  useLayoutEffect(() => desk.show(scene), [desk, scene]);
  const { view, language, batches } = scene;
  const situation = useMemo(() => situationOf(scene, hand), [scene, hand]);
  const names = useMemo(() => namesKnown(batches, view, language), [batches, view, language]);
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

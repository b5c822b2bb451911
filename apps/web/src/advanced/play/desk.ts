/** What this screen's player has in hand, and how it is carried out. Never the game's state. */
import { useMemo } from 'react';
import { burstSeen, MASTER, placesOf, telling } from '@oubliette/advanced';
import type { Command, FigureId, Names, View, WaySeen } from '@oubliette/advanced';
import type { Direction, Square } from '@oubliette/dungeon';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import { PlayDesk } from '../../play/desk.ts';
import type { BarPlace } from '../../play/desk.ts';
import { EMPTY_HAND, isAmong, lookAtSquare, lookAtSquares, takeUp } from '../../play/hand.ts';
import type { DeskHand } from '../../play/hand.ts';
import { nextOf } from '../../play/next.ts';
import { useDesk } from '../../play/useDesk.ts';
import type { TableScene } from '../../play/gameUi.ts';
import { bent, extended, shortened } from '../board/walks.ts';
import { ADVANCED } from '../words.ts';
import { againOf, followerOf } from './again.ts';
import type { Deed } from './again.ts';
import { BARS, centreOf, doerOf, isLeading, LOOKS } from './commands.ts';
import type { ActionId } from './commands.ts';
import { labelOf } from './labels.ts';
import { LOG } from './lines.ts';
import { maySetRight } from './master.ts';
import { actsIn, answersOf, situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { doorsIn, lookedAt, turnedTo } from './taps.ts';
import { unusedBefore } from './unused.ts';
import { explainWhy, putForAction } from './why.ts';

export type AdvancedScene = TableScene<View, Command>;

export type Staged =
  | { readonly is: 'walk'; readonly figure: FigureId; readonly way: WaySeen; readonly to: Square }
  | { readonly is: 'command'; readonly command: Command };

export interface Hand extends DeskHand<Staged, ActionId> {
  /** The last deed, for the next of a group to repeat. */
  readonly last: Deed | null;
  readonly zones: boolean;
  /** The level looked at; null for the party's. */
  readonly level: number | null;
  /** The master's hand is open. */
  readonly counters: boolean;
}

const EMPTY: Hand = { ...EMPTY_HAND, last: null, zones: false, level: null, counters: false };

export class Desk extends PlayDesk<View, Command, Hand> {
  constructor() {
    super(EMPTY);
  }

  protected override kept(hand: Hand): Hand {
    const { staged } = hand;
    return staged === null || holds(staged, situationOf(this.scene, hand)) ? hand : takeUp(hand, null);
  }

  override turnIn({ stage, turn }: View): string {
    return [stage, turn.number, turn.phase].join(' ');
  }

  protected override isSurprised(before: View, after: View): boolean {
    return isSurprised(before, after);
  }

  get words(): Words<typeof ADVANCED> {
    return wordsIn(ADVANCED, this.scene.language);
  }

  override get situation(): Situation {
    return situationOf(this.scene, this.hand.get());
  }

  /** A single square is centred; looking at the party returns to its level. */
  override lookAt(squares: readonly Square[]): void {
    const [first] = squares;
    if (first === undefined) return;
    this.change((hand) => ({
      ...(squares.length === 1 ? lookAtSquare(hand, first) : lookAtSquares(hand, squares)),
      level: null,
    }));
  }

  turnTo(focus: FigureId | null): void {
    this.change((hand) => ({ ...takeUp(hand, null), focus, level: null }));
  }

  readonly ends = 'done';

  override get bar(): readonly BarPlace<ActionId>[] {
    const { menu } = this.situation;
    const role = menu?.role ?? (this.scene.eyes === MASTER ? 'master' : 'hero');
    return BARS[role].map((id) => ({ id, ...LOOKS[id] }));
  }

  override get answers(): readonly Command[] | null {
    const { question } = this.situation;
    return question === null ? null : answersOf(question);
  }

  override get mayOverride(): boolean {
    return maySetRight(this.scene);
  }

  override explain(refusal: Refusal): string {
    const { batches, view, language } = this.scene;
    return explainWhy(refusal, language, LOG.names(batches, view, language));
  }

  /** A single command is staged at once; of several the places are lit. */
  protected override async pressed(action: ActionId): Promise<void> {
    const { figure, menu, seat, view } = this.situation;
    const item = menu?.items.find(({ id }) => id === action);
    if (item === undefined || seat === null) return;
    const { commands, prototype } = item;
    if (commands.length === 0) return this.scene.why(seat, prototype, putForAction(action, prototype, view));
    const { mode, staged } = this.hand.get();
    const isOn = mode === action;
    if (isOn && staged !== null) return this.carryOut();
    const [only] = commands;
    if (action === 'done' && only !== undefined) return this.#finish(only);
    this.change((hand) => ({ ...takeUp(hand, isOn ? null : action), focus: figure, level: null }));
    if (isOn) return;
    if (commands.length === 1 && only !== undefined && only.type !== 'step') this.stage(only);
    this.#lookAtTargets(commands);
  }

  /** The acting figure and its targets, in sight together. */
  #lookAtTargets(commands: readonly Command[]): void {
    const { figure, view } = this.situation;
    const self = view.figures.find(({ id }) => id === figure);
    const places = commands.filter(({ type }) => type !== 'step').flatMap((each) => placesOf(each, view));
    if (places.length > 0) this.lookAt([...(self === undefined ? [] : [self.square]), ...places]);
  }

  /** Ends the player's phase, after a warning about what is left. */
  async #finish(done: Command): Promise<void> {
    const { settings, confirm, view, language } = this.scene;
    const { seat } = this.situation;
    const left = seat === null ? null : unusedBefore(this.scene, seat, telling.namesIn(view), language);
    const { words } = this;
    if (
      left !== null &&
      settings.warnBeforeEnd &&
      !(await confirm(words('doneLeft', { left }), words('doneAnyway')))
    )
      return;
    await this.#give(done);
  }

  override stage(command: Command): void {
    super.stage(command);
    this.change({ level: null });
  }

  override stageAdvice(command: Command): void {
    const figure = doerOf(command);
    this.turnTo(this.situation.figures.find((id) => id === figure) ?? this.hand.get().focus);
    this.lookAt(placesOf(command, this.scene.view));
    if ((command.type === 'step' || isLeading(command)) && command.to !== null) void this.tap(command.to);
    else this.stage(command);
  }

  protected override isLegal(command: Command): boolean {
    return isLegalIn(this.situation, command);
  }

  pick(means: string): void {
    this.change((hand) => ({ ...hand, means: hand.means === means ? null : means, staged: null }));
  }

  /** Another level is only looked at. */
  get #isHere(): boolean {
    const { level } = this.hand.get();
    return level === null || level === this.scene.view.level;
  }

  override async tapSquare(square: Square, how: 'tap' | 'long' | 'double'): Promise<void> {
    if (!this.#isHere) return;
    if (how === 'long') {
      const inspected = lookedAt(this.situation, square);
      return inspected === null ? undefined : this.inspect(inspected);
    }
    if (this.scene.still) return this.tap(square);
    return this.whenStill(() => {
      const turned = turnedTo(this.situation, square);
      return turned === null ? this.tap(square) : this.change(turned);
    });
  }

  override tapDoor(door: string): Promise<void> {
    return this.whenStill(() => {
      const { view } = this.scene;
      const command = this.#isHere ? doorsIn(view.levels[view.level]!, this.situation).get(door) : undefined;
      return command === undefined ? undefined : this.choose(command);
    });
  }

  /** A tap on a square; watchers only inspect, which need not wait. */
  tap(square: Square): Promise<void> {
    return this.scene.still ? this.#tap(square) : this.whenStill(() => this.#tap(square));
  }

  async #tap(square: Square): Promise<void> {
    const { situation } = this;
    const { ways, lit, view, figure, seat } = situation;
    const { staged, bending } = this.hand.get();
    if (staged?.is === 'walk' && bending) return this.bend(square);
    const way = (staged?.is === 'walk' ? shortened(staged.way, square) : null) ?? ways.get(square);
    if (staged?.is === 'walk' && staged.to === square) return this.carryOut();
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
    this.change((hand) => ({
      ...takeUp(hand, null),
      inspected: other === null ? null : { figure: other },
      ...(isOwn ? { focus: other } : {}),
    }));
  }

  override bend(square: Square): void {
    const { staged } = this.hand.get();
    if (staged?.is !== 'walk') return;
    const way = bent(this.scene.view, staged.figure, staged.way, square);
    if (way !== null) this.change({ staged: { ...staged, way, to: way.steps.at(-1)! }, bending: false });
  }

  /** One square further by arrow key: the staged walk, or a new one. */
  protected override extended(direction: Direction): boolean {
    const { staged } = this.hand.get();
    const { view, figure, ways } = this.situation;
    const walk = staged?.is === 'walk' ? staged : null;
    const walker = walk?.figure ?? figure;
    if (walker === null || ways.size === 0) return false;
    const way = extended(view, walker, walk?.way ?? null, direction);
    if (way === null) return true;
    const next = { is: 'walk', figure: walker, way, to: way.steps.at(-1)! } as const;
    this.change({ mode: 'move', staged: next, level: null });
    return true;
  }

  protected override goToNext(back: boolean): void {
    const { lit, ways, figures, figure, question, menu } = this.situation;
    const { staged, mode } = this.hand.get();
    if (lit.size > 0) {
      const all = bestFirst([...new Set([...lit.values()].flat())], this.scene.view);
      const at = staged?.is === 'command' ? all.indexOf(staged.command) : -1;
      const command = nextOf(all, at, back)!;
      this.lookAt(placesOf(command, this.scene.view));
      return this.stage(command);
    }
    if (question !== null) return;
    if (mode === 'move' && ways.size > 0 && figure !== null) {
      const goals = [...ways].toSorted(([, a], [, b]) => a.cost - b.cost);
      const at = staged?.is === 'walk' ? goals.findIndex(([to]) => to === staged.to) : -1;
      const [to, way] = nextOf(goals, at, back)!;
      this.lookAt([to]);
      return this.change({ staged: { is: 'walk', figure, way, to } });
    }
    if (figures.length > 1) return this.turnTo(nextOf(figures, figures.indexOf(figure ?? ''), back) ?? null);
    if (menu?.items.some(({ id, commands }) => id === 'attack' && commands.length > 0) === true)
      void this.pressed('attack');
  }

  /** The group's last deed, staged for the next figure. */
  again(): void {
    void this.whenStill(() => this.#again(), false);
  }

  #again(): void {
    const staged = againOf(this.situation, this.hand.get().last);
    if (staged === null) return;
    const figure = staged.is === 'walk' ? staged.figure : (staged.command as { figure: FigureId }).figure;
    this.change((hand) => ({
      ...takeUp(hand, staged.is === 'walk' ? 'move' : null),
      focus: figure,
      staged,
    }));
  }

  /** While exploring: all others follow the first mover, one by one, until something happens. */
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
      this.change({ focus: next.figure });
      const { steps } = next.way;
      if (!(await this.#walk(next.seat, next.figure, steps, steps.at(-1)!))) break;
      const { turn } = this.latest;
      if (turn.number !== number || turn.phase !== phase) break;
    }
    this.change({ last: ahead });
  }

  /** By the latest state: the previous figure may still be shown on its way. */
  #follower(ahead: Deed | null): ReturnType<typeof followerOf> {
    const { seats, present } = this.scene;
    const moves = Object.fromEntries(seats.map((seat) => [seat, actsIn(present, seat)]));
    return followerOf({ view: this.latest, seats, moves }, ahead);
  }

  /** Leaving another level comes last. */
  protected override putDownLast(hand: Hand): Hand {
    return hand.level === null ? hand : { ...hand, level: null };
  }

  override async carryOut(): Promise<void> {
    const { staged, thenEnd } = this.hand.get();
    if (staged === null) return;
    const before = this.latest;
    const { seat } = this.situation;
    await this.act(async () => {
      const isDone =
        staged.is === 'walk'
          ? await this.#walk(seat, staged.figure, staged.way.steps, staged.to)
          : await this.#give(staged.command);
      if (thenEnd && isDone && seat !== null) await this.#doneAfter(seat, before);
    });
  }

  /** As decided ahead, unless more has been revealed since. */
  async #doneAfter(seat: SeatId, before: View): Promise<void> {
    const now = this.latest;
    if (this.turnIn(now) !== this.turnIn(before)) return;
    if (isSurprised(before, now) || !actsIn(this.scene.present, seat).some(({ type }) => type === 'done'))
      return this.scene.notify(this.words('doneDropped'), 'warning');
    await this.scene.give(seat, { type: 'done' });
  }

  /** Gives a command of one of the player's seats. */
  give(command: Command): Promise<void> {
    return this.whenStill(async () => void (await this.#give(command)), true);
  }

  async #give(command: Command): Promise<boolean> {
    const seat = this.#seatFor(command);
    return seat !== null && this.giveFor(seat, command);
  }

  override async giveFor(seat: SeatId, command: Command): Promise<boolean> {
    this.change((hand) => ({ ...takeUp(hand, null), last: { is: 'command', command } }));
    const isDone = await super.giveFor(seat, command);
    // A new phase begins with the first figure.
    if (isDone && command.type === 'done') this.change({ focus: null });
    return isDone;
  }

  /** The player's seat that may give it. */
  #seatFor(command: Command): SeatId | null {
    const wanted = JSON.stringify(command);
    const { moves, seats } = this.scene;
    const has = (seat: SeatId): boolean =>
      (moves[seat] ?? []).some((move) => JSON.stringify(move) === wanted);
    const { seat } = this.situation;
    return seat !== null && has(seat) ? seat : (seats.find(has) ?? seat);
  }

  /** Square by square, until something interrupts. */
  async #walk(
    seat: SeatId | null,
    figure: FigureId,
    steps: readonly Square[],
    goal: Square,
  ): Promise<boolean> {
    if (seat === null) return false;
    this.change((hand) => ({
      ...takeUp(hand, null),
      focus: figure,
      last: { is: 'walk', figure, to: goal },
    }));
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
        if (this.isLeft) return false;
      }
      return true;
    });
  }
}

/** A step for a figure the player plays, or leads. */
function leads(move: Command, figure: FigureId, to: Square): boolean {
  return (isLeading(move) || (move.type === 'step' && move.figure === figure)) && move.to === to;
}

/** The command lit elsewhere that this figure or square stands for: the rules say why not. */
function meantFor({ lit, question }: Situation, square: Square, other: FigureId | null): Command | null {
  const first = [...lit.values()][0]?.[0];
  if (first === undefined || first.type === 'chooseLayout') return null;
  if ('target' in first) return other === null ? null : { ...first, target: other };
  if (question === null) return null;
  if ('to' in first) return { ...first, to: square };
  return 'at' in first ? { ...first, at: square } : null;
}

/** Templates that hit most enemies and fewest friends come first (ADV-MAG-16, ADV-TRAP-17). */
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

/** Whether the staged command is still possible. */
function holds(staged: Staged, situation: Situation): boolean {
  return staged.is === 'walk' ? situation.ways.has(staged.to) : isLegalIn(situation, staged.command);
}

function isLegalIn({ moves, standing }: Situation, command: Command): boolean {
  return isAmong([...moves, ...standing], command);
}

/** A new figure appeared, a section was laid, a question came, or a hero was hurt. */
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

/** Shared by every part of the table. */
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
  const hand = useDesk(desk, scene);
  const { view, language, batches } = scene;
  const situation = useMemo(() => situationOf(scene, hand), [scene, hand]);
  const names = useMemo(() => LOG.names(batches, view, language), [batches, view, language]);
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

/** What this screen's player has in hand, and how it is carried out. Never the game's state. */
import { MASTER, placesOf, telling } from '@oubliette/advanced';
import type { Command, Figure, FigureId, View } from '@oubliette/advanced';
import { neighbour, stepsApart } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import { PlayDesk } from '../../play/desk.ts';
import type { AskSort, Sparable } from '../../play/asking.ts';
import type { BarPlace, MovesBySeat } from '../../play/desk.ts';
import { EMPTY_HAND, isAmong, lookAtSquare, lookAtSquares, takeUp } from '../../play/hand.ts';
import type { DeskHand } from '../../play/hand.ts';
import { carryThrough, meaningOf } from '../../play/intention.ts';
import type { Aim } from '../../play/intention.ts';
import { cycled, nextOf } from '../../play/next.ts';
import type { TableScene } from '../../play/gameUi.ts';
import { bent, extended, shortened } from '../../play/walks.ts';
import { ADVANCED } from '../words.ts';
import { againOf, followerOf } from './again.ts';
import { aimsAt, figureOn } from './aims.ts';
import type { Place } from './aims.ts';
import type { Deed } from './again.ts';
import { actionOf, BARS, doerOf, isLeading, LOOKS } from './commands.ts';
import type { ActionId } from './commands.ts';
import { laidOf } from './level.ts';
import { LOG } from './lines.ts';
import { maySetRight } from './master.ts';
import { oddsOf } from './odds.ts';
import { answersOf, isOwnMaster, situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { ADVANCED_ASKS, sparableIn } from './spared.ts';
import {
  bestFirst,
  holds,
  isGraveWalk,
  isLegalIn,
  isSurprised,
  leads,
  leadsTo,
  meantFor,
  walkFor,
  walksOf,
} from './staged.ts';
import type { Staged, Walk } from './staged.ts';
import { prototypeOf } from './prototypes.ts';
import { lookedAt, turnedTo } from './taps.ts';
import { unusedBefore } from './unused.ts';
import { noWay, OF_A_STEP } from './noWay.ts';
import { explainWhy, putForAction } from './why.ts';

export type AdvancedScene = TableScene<View, Command>;

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

  /** The end of the phase, once every figure has done something. */
  protected override offered({ mode, last }: Hand): Hand['staged'] {
    const { seat, question, menu, moves, view } = this.situation;
    const isIdle = question === null && menu?.role === 'hero' && (mode === null || mode === 'move');
    if (seat === null || !isIdle || last === null) return null;
    const done = moves.find(({ type }) => type === 'done');
    const left = unusedBefore(this.scene, seat, telling.namesIn(view), this.scene.language);
    return done === undefined || left !== null || this.#follower(last) !== null
      ? null
      : { is: 'command', command: done };
  }

  override turnIn({ stage, turn }: View): string {
    return [stage, turn.number, turn.phase].join(' ');
  }

  protected override isSurprised(before: View, after: View): boolean {
    return isSurprised(before, after);
  }

  protected override get askSorts(): readonly AskSort[] {
    return ADVANCED_ASKS;
  }

  protected override sparable(view: View, moves: MovesBySeat<Command>): Sparable<Command> | null {
    return sparableIn(view, moves);
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
      !(await confirm(words('doneLeft', left), words('doneAnyway')))
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
    return this.whenStill(async () => {
      if (this.#isHere) await this.#point(door);
    });
  }

  /** A tap on a square; watchers only inspect, which need not wait. */
  tap(square: Square): Promise<void> {
    return this.scene.still ? this.#tap(square) : this.whenStill(() => this.#tap(square));
  }

  async #tap(square: Square): Promise<void> {
    const { ways, lit, figure } = this.situation;
    const { staged, bending, mode } = this.hand.get();
    const walk = staged?.is === 'walk' ? staged : null;
    if (walk !== null && bending) return this.bend(square);
    if (walk !== null && leadsTo(walk, square)) return this.carryOut();
    const here = lit.get(square) ?? [];
    if (here.length > 0) return this.#tapLit(here, square);
    // Whoever chose to move only goes there.
    const isWalk = mode === 'move' && ways.has(square);
    if (!isWalk && this.#meansDeed(square) && ((await this.#point(square)) || this.isLeft)) return;
    const cut = walk === null ? null : shortened(walksOf(this.latest, walk.figure), walk.way, square);
    const way = cut ?? ways.get(square);
    if (way !== undefined && figure !== null) return this.#stageOrGo({ is: 'walk', figure, way, to: square });
    return this.#lookInto(square);
  }

  /** A lit square: what it stands for, or the confirmation of it. */
  #tapLit(here: readonly Command[], square: Square): Promise<void> {
    const { staged } = this.hand.get();
    if (staged?.is === 'command' && isAmong(here, staged.command)) return this.carryOut();
    const command = here[0]!;
    return this.#stageOrGo({
      is: 'command',
      command,
      ...(command.type === 'chooseWall' ? { at: square } : {}),
    });
  }

  /** Some command is aimed at the figure or thing there. */
  #meansDeed(square: Square): boolean {
    const { view, figure } = this.situation;
    return !this.#isOwn(figureOn(view, square)) && figure !== null && aimsAt(view, figure, square).length > 0;
  }

  #isOwn(holder: Figure | undefined): boolean {
    return holder !== undefined && this.situation.figures.includes(holder.id) && isOwnMaster(holder);
  }

  /** Nothing can be done there: why not, or who stands there. */
  #lookInto(square: Square): Promise<void> | void {
    const { situation } = this;
    const { view, seat, figure, menu } = situation;
    const holder = figureOn(view, square);
    const other = holder?.id ?? null;
    const isOwn = this.#isOwn(holder);
    const refused = isOwn ? null : meantFor(situation, square, other);
    if (refused !== null && seat !== null) return this.scene.why(seat, refused);
    if (menu?.role === 'hero' && seat !== null && !isOwn && this.#isFloor(square)) {
      if (figure === null)
        void this.scene.why(seat, prototypeOf(view, null, other === null ? 'move' : 'attack'));
      else if (other === null) void this.#whyNoWay(seat, figure, (at) => at === square);
    }
    return this.change((hand) => ({
      ...takeUp(hand, null),
      inspected: other === null ? null : { figure: other },
      ...(isOwn ? { focus: other } : {}),
    }));
  }

  /** Pointing at a foe, a door, a thing means to go there and do what it is for; false if it means nothing. */
  async #point(place: Place): Promise<boolean> {
    const { seat, figure, menu, question } = this.situation;
    const { staged } = this.hand.get();
    if (staged !== null && leadsTo(staged, place)) return this.carryOut().then(() => true);
    if (seat === null || figure === null || menu === null || question !== null) return false;
    return this.act(() => this.#pointFor(seat, figure, place));
  }

  async #pointFor(seat: SeatId, figure: FigureId, place: Place): Promise<boolean> {
    const whole = await this.wholeOf(seat, figure, place);
    if (this.isLeft || whole === null) return false;
    if (whole.is === 'command') {
      const action = actionOf(whole.command);
      this.change((hand) => takeUp(hand, action === 'answer' ? null : action));
    }
    if (whole.is === 'walk' || whole.is === 'command') return this.#stageOrGo(whole).then(() => true);
    if (typeof place === 'number' && this.situation.ways.has(place)) return false;
    if (whole.is === 'noWay') return this.#whyNoWay(seat, figure, whole.aim.from).then(() => true);
    return this.scene.why(seat, whole.aim.likely).then(() => true);
  }

  /** Everything that pointing at a place means: the likeliest deed there, after the walk if it needs one. */
  async wholeOf(
    seat: SeatId,
    figure: FigureId,
    place: Place,
  ): Promise<Staged | { readonly is: 'refused' | 'noWay'; readonly aim: Aim<Command> } | null> {
    const { view, moves } = this.situation;
    const meaning = await meaningOf(aimsAt(view, figure, place), moves, (command) =>
      this.refusalOf(seat, command),
    );
    if (meaning === null) return null;
    if (meaning.is === 'now') {
      const harm = (command: Command): number => oddsOf(command, view)?.harm ?? 0;
      const command = meaning.commands.reduce((one, other) => (harm(other) > harm(one) ? other : one));
      return { is: 'command', command, ...(typeof place === 'number' ? { at: place } : {}) };
    }
    if (meaning.is === 'refused') return meaning;
    const { aim } = meaning;
    const walk = walkFor(view, figure, aim);
    return walk === null ? { is: 'noWay', aim } : { ...walk, then: { place, aim } };
  }

  /** Why it does not walk now; if it may, what bars the way. */
  #whyNoWay(seat: SeatId, figure: FigureId, isGoal: (square: Square) => boolean): Promise<void> {
    const { view } = this.situation;
    const to = view.figures.find(({ id }) => id === figure)!.square;
    return this.scene.why(seat, { type: 'step', figure, to }, (refusal) =>
      OF_A_STEP.includes(refusal.code) ? noWay(view, figure, isGoal) : refusal,
    );
  }

  #isFloor(square: Square): boolean {
    const { view } = this.situation;
    return (laidOf(view.levels[view.level]!.layout).board.areaOf[square] ?? -1) >= 0;
  }

  /** Stages it; carried out at once where nothing needs to be confirmed. */
  async #stageOrGo(staged: Staged): Promise<void> {
    this.change({ staged, inspected: null, bending: false, level: null });
    const { scene, latest } = this;
    // Until its dice are typed it can still be left.
    const isTyped =
      scene.typesDice === true && staged.is === 'command' && oddsOf(staged.command, latest) !== null;
    const matters =
      staged.is === 'command' ? !isTyped : staged.then !== undefined || isGraveWalk(latest, staged);
    if (!this.asks(matters)) await this.carryOut();
  }

  override bend(square: Square): void {
    const { staged } = this.hand.get();
    if (staged?.is !== 'walk') return;
    const way = bent(walksOf(this.scene.view, staged.figure), staged.way, square);
    if (way === null) return;
    const { then, ...walk } = staged;
    const to = way.steps.at(-1)!;
    const isThere = then?.aim.from(to) === true;
    this.change({ staged: { ...walk, way, to, ...(isThere ? { then } : {}) }, bending: false });
  }

  /** One square further by arrow key: the staged walk, or a new one. */
  protected override extended(direction: Direction): boolean {
    const { staged } = this.hand.get();
    const { view, figure, ways } = this.situation;
    const walk = staged?.is === 'walk' ? staged : null;
    const walker = walk?.figure ?? figure;
    if (walker === null || ways.size === 0) return false;
    const start = view.figures.find(({ id }) => id === walker)?.square;
    if (start === undefined) return true;
    const before = walk?.way ?? null;
    const to = neighbour(view.levels[view.level]!.layout, before?.steps.at(-1) ?? start, direction);
    const way = extended(walksOf(view, walker), before, start, to);
    if (way === null) return true;
    const next = { is: 'walk', figure: walker, way, to: way.steps.at(-1)! } as const;
    this.change({ mode: 'move', staged: next, level: null });
    return true;
  }

  protected override goToNext(back: boolean): void {
    const { lit, ways, figures, figure, question, menu, view } = this.situation;
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
    if (figure !== null && menu?.role === 'hero' && view.turn.mode === 'combat')
      return void this.act(() => this.#pointNext(figure, back));
    if (figures.length > 1) return this.turnTo(nextOf(figures, figures.indexOf(figure ?? ''), back) ?? null);
    if (menu?.items.some(({ id, commands }) => id === 'attack' && commands.length > 0) === true)
      void this.pressed('attack');
  }

  /** The next foe, and all that leads to it; nothing is done before it is confirmed. */
  async #pointNext(figure: FigureId, back: boolean): Promise<void> {
    const { view, seat } = this.situation;
    const { staged } = this.hand.get();
    const { layout } = view.levels[view.level]!;
    const from = view.figures.find(({ id }) => id === figure)?.square ?? 0;
    const foes = view.figures
      .filter(({ side }) => side === 'monsters')
      .map(({ square }) => square)
      .toSorted((a, b) => stepsApart(layout, from, a) - stepsApart(layout, from, b));
    const at = staged === null ? -1 : foes.findIndex((square) => leadsTo(staged, square));
    for (const square of cycled(foes, at, back)) {
      const next = seat === null ? null : await this.wholeOf(seat, figure, square);
      if (this.isLeft || seat === null) return;
      if (next?.is !== 'walk' && next?.is !== 'command') continue;
      this.change((hand) => ({ ...takeUp(hand, null), focus: figure, staged: next }));
      return this.lookAt([from, square]);
    }
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
      const { figure, way } = next;
      if (!(await this.#walk(next.seat, { is: 'walk', figure, way, to: way.steps.at(-1)! }))) break;
      const { turn } = this.latest;
      if (turn.number !== number || turn.phase !== phase) break;
    }
    this.change({ last: ahead });
  }

  /** By the latest state: the previous figure may still be shown on its way. */
  #follower(ahead: Deed | null): ReturnType<typeof followerOf> {
    const { seats } = this.scene;
    const moves = Object.fromEntries(seats.map((seat) => [seat, this.movesNow(seat)]));
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
      const isDone = staged.is === 'walk' ? await this.#walk(seat, staged) : await this.#giveAndPlace(staged);
      if (thenEnd && isDone && seat !== null) await this.#doneAfter(seat, before);
    });
  }

  /** As decided ahead, unless more has been revealed since. */
  async #doneAfter(seat: SeatId, before: View): Promise<void> {
    const now = this.latest;
    if (this.turnIn(now) !== this.turnIn(before)) return;
    if (isSurprised(before, now) || !this.movesNow(seat).some(({ type }) => type === 'done'))
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

  /** A wall chosen by a square of it: the door goes there, if it is for this player to say where. */
  async #giveAndPlace({ command, at }: Extract<Staged, { is: 'command' }>): Promise<boolean> {
    const seat = this.#seatFor(command);
    if (seat === null || !(await this.giveFor(seat, command))) return false;
    if (command.type !== 'chooseWall' || at === undefined) return true;
    const place = this.movesNow(seat).find((move) => move.type === 'placeDoor' && move.at === at);
    return place === undefined || this.giveFor(seat, place);
  }

  /** Square by square, and what is to be done at the end, until something interrupts. */
  async #walk(seat: SeatId | null, walk: Walk): Promise<boolean> {
    if (seat === null) return false;
    const { figure, way, to, then } = walk;
    // Whoever is led step by step is asked about each.
    const isLed = this.situation.question !== null;
    this.change((hand) => ({
      ...takeUp(hand, null),
      focus: figure,
      last: { is: 'walk', figure, to },
    }));
    return this.act(async () => {
      const { stopped } = await carryThrough<View, Command, 'halted'>({
        next: (done) => this.#stepOf(seat, walk, done),
        give: (command) => this.giveOnWay(seat, command),
        look: () => this.latest,
        newsIn: (before, after, _, isLast) =>
          !isLast && !isLed && isSurprised(before, after) ? 'halted' : null,
      });
      if (this.isLeft) return false;
      const at = this.latest.figures.find(({ id }) => id === figure)?.square;
      const isThere = stopped === null && (at === way.steps.at(-1) || then !== undefined);
      if (!isThere && stopped !== 'refused') this.scene.notify(this.words('walkStopped'), 'warning');
      return isThere;
    });
  }

  /** The next step as the rules have it now; after the last, the deed. */
  #stepOf(seat: SeatId, { figure, way, then }: Walk, done: number): Command | null {
    const moves = this.movesNow(seat);
    const to = way.steps[done];
    if (to !== undefined) return moves.find((move) => leads(move, figure, to)) ?? null;
    if (then === undefined || done > way.steps.length) return null;
    return moves.find((move) => then.aim.does(move)) ?? then.aim.likely;
  }
}

/** What this screen's player has in hand, and how it is carried out. Never the game's state. */
import type { Command, FigureId, View } from '@oubliette/expert';
import { neighbour, stepsApart } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import { PlayDesk } from '../../play/desk.ts';
import type { AskSort, Sparable } from '../../play/asking.ts';
import type { BarPlace, MovesBySeat } from '../../play/desk.ts';
import { EMPTY_HAND, isAmong, lookAtSquares, takeUp } from '../../play/hand.ts';
import type { DeskHand, Inspected } from '../../play/hand.ts';
import { carryThrough, meaningOf } from '../../play/intention.ts';
import type { Aim } from '../../play/intention.ts';
import { cycled, nextOf } from '../../play/next.ts';
import type { TableScene } from '../../play/gameUi.ts';
import { bent, extended, shortened } from '../../play/walks.ts';
import { EXPERT } from '../words.ts';
import { aimsAt } from './aims.ts';
import type { Place } from './aims.ts';
import { actionOf, BARS, isLight, LOOKS, meansKey, placesOf, STARTS } from './commands.ts';
import type { ActionId } from './commands.ts';
import { doorKey, doorsOf, laidOf } from './level.ts';
import { LOG } from './lines.ts';
import { maySetRight } from './master.ts';
import { answersOf, situationOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { EXPERT_ASKS, sparableIn } from './spared.ts';
import { holds, isSurprised, leadsTo, walkFor, walksOf, walkTo } from './staged.ts';
import type { Staged, Walk } from './staged.ts';
import { isSpent, unusedIn } from './unused.ts';
import { explainWhy, putForAction } from './why.ts';

export type ExpertScene = TableScene<View, Command>;

/** A walk that waits until the game master has answered; what was known when it began. */
interface Paused {
  readonly walk: Walk;
  readonly done: number;
  readonly seen: View;
}

export interface Hand extends DeskHand<Staged, ActionId> {
  readonly paused: Paused | null;
  /** The game master's cards are open. */
  readonly cards: boolean;
  /** The Event a square is being chosen for. */
  readonly arming: string | null;
}

const EMPTY: Hand = { ...EMPTY_HAND, paused: null, cards: false, arming: null };

export class Desk extends PlayDesk<View, Command, Hand> {
  constructor() {
    super(EMPTY);
  }

  protected override kept(hand: Hand): Hand {
    const { staged } = hand;
    return staged === null || holds(staged, situationOf(this.scene, hand)) ? hand : takeUp(hand, null);
  }

  /** The end of the turn, once nothing is left to do in it. */
  protected override offered({ mode, paused }: Hand): Hand['staged'] {
    const { situation } = this;
    const { question, menu, moves } = situation;
    const isIdle = question === null && menu !== null && mode === null && paused === null;
    const end = moves.find(({ type }) => type === 'endTurn');
    return isIdle && end !== undefined && isSpent(situation) ? { is: 'command', command: end } : null;
  }

  override turnIn({ stage, turn }: View): string {
    return [stage, turn.round, turn.phase, turn.act?.figure ?? ''].join(' ');
  }

  protected override isSurprised(before: View, after: View): boolean {
    return isSurprised(before, after);
  }

  protected override get askSorts(): readonly AskSort[] {
    return EXPERT_ASKS;
  }

  protected override sparable(view: View, moves: MovesBySeat<Command>): Sparable<Command> | null {
    return sparableIn(view, moves);
  }

  get words(): Words<typeof EXPERT> {
    return wordsIn(EXPERT, this.scene.language);
  }

  override get situation(): Situation {
    return situationOf(this.scene, this.hand.get());
  }

  turnTo(focus: FigureId | null): void {
    this.change((hand) => ({ ...takeUp(hand, null), focus }));
  }

  readonly ends = 'done';

  override get bar(): readonly BarPlace<ActionId>[] {
    return BARS[this.situation.menu?.role ?? 'hero'].map((id) => ({ id, ...LOOKS[id] }));
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
    const { menu, seat, figure, view, begins } = this.situation;
    const item = menu?.items.find(({ id }) => id === action);
    if (item === undefined || seat === null) return;
    const { commands, prototype } = item;
    const begin = figure === null ? undefined : begins.get(figure);
    if (commands.length === 0 && begin !== undefined && STARTS.includes(action))
      return this.#beginWith(begin, action);
    if (commands.length === 0) return this.scene.why(seat, prototype, putForAction(action));
    const { mode, staged } = this.hand.get();
    const isOn = mode === action;
    if (isOn && staged !== null) return this.carryOut();
    const [only] = commands;
    if (action === 'done' && only !== undefined) return this.#finish(only);
    this.change((hand) => ({ ...takeUp(hand, isOn ? null : action), focus: figure }));
    if (isOn) return;
    if (only !== undefined && commands.length === 1 && isLight(only) && !this.asks(false))
      return void (await this.#give(only));
    if (commands.length === 1 && only !== undefined && only.type !== 'step') this.stage(only);
    const places = commands.flatMap((each) => (each.type === 'step' ? [] : placesOf(each, view)));
    if (places.length > 0) this.lookAt(places);
  }

  /** The turn is taken first. */
  async #beginWith(begin: Command, action: ActionId): Promise<void> {
    if (await this.#give(begin)) await this.whenStill(() => this.pressed(action), false);
  }

  /** Ends the turn, after a warning about what is left. */
  async #finish(end: Command): Promise<void> {
    const { settings, confirm } = this.scene;
    const { words } = this;
    const left = unusedIn(this.situation);
    const isSure =
      left === null || !settings.warnBeforeEnd || (await confirm(words(`left_${left}`), words('endAnyway')));
    if (isSure) await this.#give(end);
  }

  override stageAdvice(command: Command): void {
    this.lookAt(placesOf(command, this.scene.view));
    if (command.type === 'step') void this.tap(command.to);
    else this.stage(command);
  }

  protected override isLegal(command: Command): boolean {
    const { moves, standing } = this.situation;
    return isAmong([...moves, ...standing], command);
  }

  /** What is light needs no second press. */
  override choose(command: Command): Promise<void> {
    return isLight(command) && !this.asks(false) ? this.give(command) : super.choose(command);
  }

  /** A card of the sheet: done at once where there is one way, else its places are lit. */
  use(commands: readonly Command[]): Promise<void> {
    const [first, other] = commands;
    if (first === undefined) return Promise.resolve();
    if (other === undefined) return this.choose(first);
    return this.whenStill(() => {
      const action = actionOf(first);
      const mode = action === 'answer' || action === 'standing' ? null : action;
      this.change((hand) => ({ ...takeUp(hand, mode), means: meansKey(first) }));
      this.lookAt(commands.flatMap((each) => placesOf(each, this.latest)));
    });
  }

  /** The party on the squares that are offered, one after another. */
  placeAll(): Promise<void> {
    return this.whenStill(
      () =>
        this.act(async () => {
          for (;;) {
            const place = this.scene.seats.flatMap((seat) =>
              this.movesNow(seat).flatMap((move) => (move.type === 'placeHero' ? [{ seat, move }] : [])),
            )[0];
            if (place === undefined || !(await this.giveFor(place.seat, place.move))) return;
          }
        }),
      true,
    );
  }

  pick(means: string): void {
    this.change((hand) => ({ ...hand, means: hand.means === means ? null : means, staged: null }));
  }

  toggleCards(): void {
    this.change((hand) => ({ ...hand, cards: !hand.cards }));
  }

  /** The squares an Event can be set on are lit. */
  arm(arming: string | null): void {
    this.change((hand) => ({ ...takeUp(hand, null), arming }));
  }

  protected override putDownLast(hand: Hand): Hand {
    return hand.arming === null ? hand : { ...hand, arming: null };
  }

  override async tapSquare(square: Square, how: 'tap' | 'long' | 'double'): Promise<void> {
    if (how === 'long') {
      const inspected = this.#lookedAt(square);
      return inspected === null ? undefined : this.inspect(inspected);
    }
    return this.tap(square);
  }

  /** A door stands for what it is named in now; else for opening it, after the walk there. */
  override tapDoor(door: string): Promise<void> {
    return this.whenStill(async () => {
      const command = this.#namedAt(door);
      if (command === null) return void (await this.#point(door));
      const { staged } = this.hand.get();
      if (staged !== null && leadsTo(staged, door)) return this.carryOut();
      await this.#stageOrGo({ is: 'command', command, at: door });
    });
  }

  /** The command of the question or of the action in hand that is about this door. */
  #namedAt(door: string): Command | null {
    const { lit, view, question } = this.situation;
    if (question === null && this.hand.get().mode === null) return null;
    const doors = doorsOf(view);
    const all = [...new Set([...lit.values()].flat())];
    return all.find((command) => 'side' in command && doorKey(doors, command) === door) ?? null;
  }

  /** A tap on a square; watchers only inspect, which need not wait. */
  tap(square: Square): Promise<void> {
    return this.scene.still ? this.#tap(square) : this.whenStill(() => this.#tap(square));
  }

  async #tap(square: Square): Promise<void> {
    const { road, lit, figure, figures, view } = this.situation;
    const { staged, bending, mode } = this.hand.get();
    const walk = staged?.is === 'walk' ? staged : null;
    if (walk !== null && bending) return this.bend(square);
    if (walk !== null && leadsTo(walk, square)) return this.carryOut();
    const here = lit.get(square) ?? [];
    if (here.length > 0) return this.#tapLit(here, square);
    const other = view.figures.find((one) => one.square === square)?.id;
    if (other !== undefined && other !== figure && figures.includes(other)) return this.turnTo(other);
    // Whoever chose to move only goes there.
    const isWalk = mode === 'move' && road.ways.has(square);
    if (!isWalk && (await this.#point(square))) return;
    const cut = walk === null ? null : shortened(walksOf(view, road, walk.figure), walk.way, square);
    if (walk !== null && cut !== null) return this.#led(walk, cut);
    const to = figure === null ? null : walkTo(road, figure, square);
    return to === null ? this.#lookInto(square) : this.#stageOrGo(to);
  }

  /** A lit square: what it stands for, or the confirmation of it. */
  #tapLit(here: readonly Command[], square: Square): Promise<void> {
    const { staged } = this.hand.get();
    if (staged?.is === 'command' && isAmong(here, staged.command)) return this.carryOut();
    return this.#stageOrGo({ is: 'command', command: here[0]!, at: square });
  }

  /** Nothing can be done there: why not, or who stands there. */
  #lookInto(square: Square): Promise<void> | void {
    const { seat, figure, menu, road } = this.situation;
    const inspected = this.#lookedAt(square);
    const isFloor = inspected !== null && 'square' in inspected;
    if (seat !== null && figure !== null && menu !== null && isFloor && road.ways.size > 0)
      void this.scene.why(seat, { type: 'step', to: square });
    this.change((hand) => ({ ...takeUp(hand, null), inspected: isFloor ? null : inspected }));
  }

  #lookedAt(square: Square): Inspected | null {
    const { view } = this.scene;
    const figure = view.figures.find((one) => one.square === square);
    if (figure !== undefined) return { figure: figure.id };
    return (laidOf(view.layout).board.areaOf[square] ?? -1) >= 0 ? { square } : null;
  }

  /** Pointing at a foe, a door, a thing means to go there and do what it is for; false if it means nothing. */
  async #point(place: Place): Promise<boolean> {
    const { seat, figure, menu, question } = this.situation;
    const { staged } = this.hand.get();
    if (staged !== null && leadsTo(staged, place)) return this.carryOut().then(() => true);
    if (seat === null || figure === null || menu === null || question !== null) return false;
    return this.act(async () => {
      const whole = await this.wholeOf(seat, figure, place);
      if (this.isLeft || whole === null) return false;
      if (whole.is === 'walk' || whole.is === 'command') return this.#stageOrGo(whole).then(() => true);
      if (typeof place === 'number' && this.situation.road.ways.has(place)) return false;
      return this.scene.why(seat, whole.aim.likely).then(() => true);
    });
  }

  /** Everything that pointing at a place means: the likeliest deed there, after the walk if it needs one. */
  async wholeOf(
    seat: SeatId,
    figure: FigureId,
    place: Place,
  ): Promise<Staged | { readonly is: 'refused'; readonly aim: Aim<Command> } | null> {
    const { view, moves, road } = this.situation;
    const meaning = await meaningOf(aimsAt(view, figure, place), moves, (command) =>
      this.refusalOf(seat, command),
    );
    if (meaning === null) return null;
    if (meaning.is === 'now') return { is: 'command', command: meaning.commands[0]!, at: place };
    if (meaning.is === 'refused') return meaning;
    const walk = this.#wayFor(figure, meaning.aim, road);
    return walk === null
      ? { is: 'refused', aim: meaning.aim }
      : { ...walk, then: { place, aim: meaning.aim } };
  }

  /** A walk to where it can be done; none where it is there already and has only to take its turn. */
  #wayFor(figure: FigureId, aim: Aim<Command>, road: Situation['road']): Walk | null {
    const at = this.situation.view.figures.find(({ id }) => id === figure)?.square;
    const begin = this.situation.begins.get(figure);
    if (at !== undefined && begin !== undefined && aim.from(at))
      return { is: 'walk', figure, way: { cost: 0, steps: [] }, to: at, first: [begin], isSure: true };
    return walkFor(road, figure, aim);
  }

  /** Stages it; carried out at once where nothing needs to be confirmed. */
  async #stageOrGo(staged: Staged): Promise<void> {
    this.change({ staged, inspected: null, bending: false });
    const matters = staged.is === 'command' ? !isLight(staged.command) : staged.then !== undefined;
    if (!this.asks(matters)) await this.carryOut();
  }

  override bend(square: Square): void {
    const { staged } = this.hand.get();
    const { road, view } = this.situation;
    if (staged?.is !== 'walk') return;
    const way = bent(walksOf(view, road, staged.figure), staged.way, square);
    if (way !== null) this.#led(staged, way);
  }

  /** The same walk by another way; what was to be done at its end only if it still can be. */
  #led({ then, ...walk }: Walk, way: Walk['way']): void {
    const to = way.steps.at(-1)!;
    const isSure = way.cost <= this.situation.road.sure;
    const kept = then?.aim.from(to) === true ? { then } : {};
    this.change({ staged: { ...walk, way, to, isSure, ...kept }, bending: false });
  }

  /** One square further by arrow key: the staged walk, or a new one. */
  protected override extended(direction: Direction): boolean {
    const { staged } = this.hand.get();
    const { view, figure, road } = this.situation;
    const start = view.figures.find(({ id }) => id === figure)?.square;
    if (figure === null || start === undefined || road.ways.size === 0) return false;
    const walk = staged?.is === 'walk' ? staged : null;
    const to = neighbour(view.layout, walk?.to ?? start, direction);
    const way = extended(walksOf(view, road, figure), walk?.way ?? null, start, to);
    if (way === null) return true;
    this.change({ mode: 'move' });
    this.#led(walk ?? { is: 'walk', figure, way, to, first: road.first, isSure: true }, way);
    return true;
  }

  protected override goToNext(back: boolean): void {
    const { lit, figures, figure, question, menu, view } = this.situation;
    const { staged } = this.hand.get();
    if (lit.size > 0) {
      const all = [...new Set([...lit.values()].flat())];
      const at = staged?.is === 'command' ? all.findIndex((one) => isAmong([one], staged.command)) : -1;
      const command = nextOf(all, at, back)!;
      this.lookAt(placesOf(command, view));
      return this.stage(command);
    }
    if (question !== null || menu === null || figure === null) return;
    if (figures.length > 1) return this.turnTo(nextOf(figures, figures.indexOf(figure), back) ?? null);
    void this.act(() => this.#pointNext(figure, back));
  }

  /** The next foe, and all that leads to it; nothing is done before it is confirmed. */
  async #pointNext(figure: FigureId, back: boolean): Promise<void> {
    const { view, seat } = this.situation;
    const { staged } = this.hand.get();
    const self = view.figures.find(({ id }) => id === figure);
    if (self === undefined || seat === null) return;
    const foes = view.figures
      .filter(({ side }) => side !== self.side)
      .map(({ square }) => square)
      .toSorted((a, b) => stepsApart(view.layout, self.square, a) - stepsApart(view.layout, self.square, b));
    const at = staged === null ? -1 : foes.findIndex((square) => leadsTo(staged, square));
    for (const square of cycled(foes, at, back)) {
      const next = await this.wholeOf(seat, figure, square);
      if (this.isLeft) return;
      if (next?.is !== 'walk' && next?.is !== 'command') continue;
      this.change((hand) => lookAtSquares({ ...takeUp(hand, null), staged: next }, [self.square, square]));
      return;
    }
  }

  override async carryOut(): Promise<void> {
    const { staged, thenEnd } = this.hand.get();
    if (staged === null) return;
    const before = this.latest;
    const { seat } = this.situation;
    await this.act(async () => {
      const isDone =
        staged.is === 'walk' ? await this.#walk(seat, staged, 0, before) : await this.#give(staged.command);
      if (thenEnd && isDone && seat !== null) await this.#endAfter(seat, before);
    });
  }

  /** As decided ahead, unless more has been revealed since. */
  async #endAfter(seat: SeatId, before: View): Promise<void> {
    const now = this.latest;
    const end = this.movesNow(seat).find(({ type }) => type === 'endTurn');
    if (end === undefined || this.turnIn(now) !== this.turnIn(before)) return;
    if (isSurprised(before, now)) return this.scene.notify(this.words('endDropped'), 'warning');
    await this.scene.give(seat, end);
  }

  /** Gives a command of one of the player's seats. */
  give(command: Command): Promise<void> {
    return this.whenStill(async () => void (await this.#give(command)), true);
  }

  async #give(command: Command): Promise<boolean> {
    const { moves, seats } = this.scene;
    const has = (each: SeatId): boolean => isAmong(moves[each] ?? [], command);
    const { seat } = this.situation;
    const giver = seat !== null && has(seat) ? seat : (seats.find(has) ?? seat);
    return giver !== null && this.giveFor(giver, command);
  }

  override giveFor(seat: SeatId, command: Command): Promise<boolean> {
    this.change((hand) => ({ ...takeUp(hand, null), arming: null }));
    return super.giveFor(seat, command);
  }

  /** The turn taken, the dice rolled, square by square, and what is to be done at the end, until something interrupts. */
  async #walk(seat: SeatId | null, walk: Walk, from: number, seen: View): Promise<boolean> {
    if (seat === null) return false;
    this.change((hand) => ({ ...takeUp(hand, null), focus: walk.figure, paused: null }));
    return this.act(async () => {
      const { done, stopped } = await carryThrough<View, Command, Stop>({
        next: (given) => this.#nextOf(seat, walk, from + given),
        give: (command) => this.giveOnWay(seat, command),
        look: () => this.latest,
        newsIn: (before, after, command, isLast) =>
          isLast ? null : stopIn(walk, from, before, after, command),
      });
      if (this.isLeft) return false;
      if (stopped === 'asked') this.change({ paused: { walk, done: from + done, seen } });
      else if (stopped === 'short') this.#stageShort(walk);
      else if (stopped === 'halted') this.scene.notify(this.words('walkStopped'), 'warning');
      return stopped === null;
    });
  }

  /** The next command as the rules have it now: first what the walk needs, then its steps, then the deed. */
  #nextOf(seat: SeatId, { first, way, then }: Walk, done: number): Command | null {
    if (done < first.length) return first[done]!;
    const to = way.steps[done - first.length];
    if (to !== undefined) return { type: 'step', to };
    if (then === undefined || done > first.length + way.steps.length) return null;
    return this.movesNow(seat).find((move) => then.aim.does(move)) ?? then.aim.likely;
  }

  /** The dice were short: as far on the way as they lead is staged. */
  #stageShort(walk: Walk): void {
    this.scene.notify(this.words('rollShort'), 'warning');
    const left = this.latest.turn.act?.left ?? 0;
    const steps = walk.way.steps.slice(0, left);
    const to = steps.at(-1);
    if (to === undefined) return;
    const { then: _then, ...rest } = walk;
    this.change({ staged: { ...rest, first: [], way: { cost: steps.length, steps }, to, isSure: true } });
  }

  /** A walk that waited for the game master goes on, if nothing has come of it. */
  protected override goOn(): void {
    const { paused } = this.hand.get();
    if (paused === null) return;
    const { walk, done, seen } = paused;
    const now = this.latest;
    const isTurn = now.turn.act?.figure === walk.figure;
    if (isTurn && isWatched(now)) return;
    this.change({ paused: null });
    const { seat } = this.situation;
    if (!isTurn || seat === null) return;
    if (isSurprised(seen, now)) return this.scene.notify(this.words('walkStopped'), 'warning');
    void this.#walk(seat, walk, done, seen);
  }
}

type Stop = 'halted' | 'short' | 'asked';

/** What ends a walk before its end, or lets it wait. */
function stopIn(walk: Walk, from: number, before: View, after: View, command: Command): Stop | null {
  if (isSurprised(before, after)) return 'halted';
  if (isWatched(after)) return 'asked';
  const left = after.turn.act?.left;
  if (from === 0 && isRoll(command) && (left ?? 0) < walk.way.cost) return 'short';
  return null;
}

/** The game master is being asked. */
function isWatched({ stack }: View): boolean {
  return stack.at(-1)?.tag === 'moment';
}

function isRoll(command: Command | undefined): command is Extract<Command, { type: 'move' }> {
  return command?.type === 'move';
}

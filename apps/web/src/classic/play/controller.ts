/** What presses, taps and typed words do at the classic table. Holds the scene that is shown and what is in hand. */
import { describeCommand, explainRefusal } from '@oubliette/classic';
import type { Command, DoorKey, FigureId, Names, Override, View } from '@oubliette/classic';
import { directionTo, makeSquare } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { ArgumentsOf } from '@oubliette/words';
import type { Scene } from '../../table/gameUi.ts';
import { CLASSIC } from '../words.ts';
import { WHY_WORDS } from '../words/why.ts';
import { leftText } from './consequence.ts';
import { Finger } from './finger.ts';
import { namesOf } from './lines.ts';
import { canStep, isEarlyLeave, isGrave, unusedBefore } from './menu.ts';
import type { ActionId } from './actions.ts';
import type { ActionItem } from './menu.ts';
import { nextGoal, nextMonster } from './next.ts';
import { isSurprised, planHolds, planPath, planToWalk } from './premove.ts';
import { waysOf } from './reach.ts';
import {
  EMPTY_HANDS,
  HandStore,
  lookAtAll,
  lookAtSquare,
  lookAtSquares,
  pickMeans,
  stageCommand,
  stageWalk,
  takeUp,
  turnTo,
  unstage,
} from './session.ts';
import type { InHand } from './session.ts';
import { groupAt, isAmong, meansIn, situationOf, stillInHand, whyThere } from './situation.ts';
import type { Situation } from './situation.ts';
import { bendPath, commandsOf, extendPath, goalOf, moveGoal, pathFault, stagePath } from './stage.ts';
import { bestMeans, meansOf, nextTarget, placesOf, targetOf } from './targets.ts';
import { walk, WALK_WORDS } from './walk.ts';
import { putForAction, putForPlace } from './why.ts';
import type { Surprise } from './walk.ts';

export type ClassicScene = Scene<View, Command>;

type Word = keyof typeof CLASSIC.en;

export class Controller {
  readonly hand = new HandStore();
  /** The square under the pointer. */
  hovered: Square | null = null;
  #scene: ClassicScene | null = null;
  readonly #finger = new Finger();

  /** The scene as it was last drawn. What is in hand and no longer holds is put down, and said so. */
  show(scene: ClassicScene): void {
    this.#scene = scene;
    const hand = this.hand.get();
    if (isPlayedBack(scene) || hand.walking) return;
    const kept = this.#withPlan(stillInHand(scene.view, this.situation, hand));
    if (kept === hand) return;
    if (hand.staged !== null && kept.staged === null) scene.notify(this.say('changed', {}), 'warning');
    this.hand.set(kept);
  }

  /** A plan is staged when the dice are known, and dropped when something has come to light. */
  #withPlan(hand: InHand): InHand {
    const { view, notify } = this.scene;
    const { plan } = hand;
    if (plan === null) return hand;
    if (!planHolds(view, plan)) {
      notify(this.say('planDropped', {}), 'warning');
      return { ...hand, plan: null };
    }
    const path = planToWalk(view, plan);
    if (path === undefined) return hand;
    return path === null || hand.staged !== null
      ? { ...hand, plan: null }
      : { ...stageWalk(hand, path), plan: null };
  }

  /** The table was left. */
  reset(): void {
    this.#scene = null;
    this.hand.set(EMPTY_HANDS);
  }

  get scene(): ClassicScene {
    if (this.#scene === null) throw new Error('no table is shown');
    return this.#scene;
  }

  get situation(): Situation {
    return situationOf(this.scene, this.hand.get());
  }

  get names(): Names {
    const { batches, view, language } = this.scene;
    return namesOf(batches, view, language);
  }

  label(command: Command): string {
    const { language, view } = this.scene;
    return describeCommand(command, language, this.names, view);
  }

  say<K extends Word>(key: K, args: ArgumentsOf<typeof CLASSIC, K>): string {
    return say(CLASSIC, this.scene.language, key, args);
  }

  #set(change: (hand: InHand) => InHand): void {
    this.hand.set(change(this.hand.get()));
  }

  /** While something is shown or walked, presses wait. */
  get #isBusy(): boolean {
    return this.hand.get().walking || isPlayedBack(this.scene);
  }

  /** An action of the bar, pressed or called by its key; pressed again it confirms what it staged. */
  async press(id: ActionId): Promise<void> {
    const { menu, question, seat } = this.situation;
    const item = menu?.items.find((each) => each.id === id);
    if (item === undefined || seat === null || this.#isBusy) return;
    if (item.commands.length === 0) return this.#whyGrey(item, seat);
    if (question !== null && id !== 'item') return;
    const { mode, staged } = this.hand.get();
    if (mode === id && staged !== null) return this.confirm();
    if (id === 'endTurn') return this.#endTurn();
    this.#set((hand) => takeUp(hand, id));
    this.#begin(item);
  }

  async #whyGrey({ id, prototype }: ActionItem, seat: string): Promise<void> {
    const { view, language } = this.scene;
    const { moves } = this.situation;
    if (isAmong(moves, prototype)) return this.scene.notify(say(WHY_WORDS, language, 'onlyGrave', {}));
    return this.scene.why(seat, prototype, putForAction(id, prototype, view));
  }

  /** Stages what leaves no choice, and turns the board to what does. */
  #begin({ id, commands }: ActionItem): void {
    const { view } = this.scene;
    const [first] = commands;
    if (id === 'move') {
      if (first?.type === 'rollMovement') this.#set((hand) => stageCommand(hand, first));
      else this.#lookAtReach();
      return;
    }
    const means = meansIn(this.situation, this.hand.get());
    if (means.length === 1) return this.pick(means[0]!);
    if (means.length > 1) return;
    this.#chooseFrom(commands, view);
  }

  #chooseFrom(commands: readonly Command[], view: View): void {
    const { groups } = this.situation;
    if (commands.length === 1 || groups.length === 1)
      return this.#set((hand) => stageCommand(hand, bestMeans(groups[0] ?? commands, view)));
    const squares = groups.flatMap(([first]) => targetOf(first!, view).square ?? []);
    this.#set((hand) => lookAtSquares(hand, squares));
  }

  #lookAtReach(): void {
    const { view } = this.scene;
    const { menu } = this.situation;
    const ways = menu?.actor == null ? null : waysOf(view, menu.actor);
    if (ways !== null) this.#set((hand) => lookAtSquares(hand, [ways.start, ...ways.to.keys()]));
  }

  /** A spell, potion, power, weapon or kind of figure was picked. */
  pick(means: string): void {
    const { staged } = this.hand.get();
    if (staged?.is === 'command' && staged.command.type === 'attack')
      return this.#changeWeapon(staged.command, means);
    this.#set((hand) => pickMeans(hand, means));
    const { menu, groups, question } = this.situation;
    const { mode } = this.hand.get();
    const commands = menu?.items.find(({ id }) => id === mode)?.commands ?? [];
    const own = groups.length > 0 ? groups.flat() : commands.filter((command) => meansOf(command) === means);
    if (question === null && own.length > 0) this.#chooseFrom(own, this.scene.view);
  }

  /** Something was chosen that has no place on the board; chosen again it is confirmed. */
  async stage(command: Command): Promise<void> {
    const { staged } = this.hand.get();
    if (this.#isBusy) return;
    if (staged?.is === 'command' && isAmong([staged.command], command)) return this.confirm();
    this.#set((hand) => stageCommand(hand, command));
  }

  /** A card taken from a sheet: as if its action had been pressed and the card picked. */
  async takeCard(id: 'cast' | 'item', means: string): Promise<void> {
    const item = this.situation.menu?.items.find((each) => each.id === id);
    if (item === undefined || item.commands.length === 0) return this.press(id);
    this.#set((hand) => takeUp(hand, id));
    this.pick(means);
  }

  #changeWeapon(now: Command & { type: 'attack' }, means: string): void {
    const found = this.situation.groups
      .flat()
      .find(
        (command) => command.type === 'attack' && command.target === now.target && meansOf(command) === means,
      );
    if (found !== undefined) this.#set((hand) => stageCommand(hand, found));
  }

  async tapSquare(square: Square, how: 'tap' | 'long' | 'double'): Promise<void> {
    if (how === 'long') return this.inspect(square);
    if (this.#isBusy) return;
    const hand = this.hand.get();
    const { seat, question } = this.situation;
    const { view } = this.scene;
    if (seat === null) return this.inspect(square);
    if (hand.bending && hand.staged?.is === 'path') return this.bend(square);
    const group = groupAt(this.situation, view, { square });
    if (group !== null) return this.#chooseGroup(group);
    const asked = whyThere(this.situation, square);
    if (asked !== null) return this.scene.why(seat, asked, putForPlace(view));
    if (question !== null) return this.inspect(square);
    return this.#tapFreely(square, seat);
  }

  /** Stages the best way to meet a target; the same target again confirms. */
  async #chooseGroup(group: readonly Command[]): Promise<void> {
    const { staged } = this.hand.get();
    const { view } = this.scene;
    const target = JSON.stringify(targetOf(group[0]!, view));
    const isSame = staged?.is === 'command' && JSON.stringify(targetOf(staged.command, view)) === target;
    if (isSame) return this.confirm();
    this.#set((hand) => stageCommand(hand, bestMeans(group, view)));
  }

  /** A tap nothing was lit for: on one's own figure, on a foe, on a square to walk to, or to look. */
  async #tapFreely(square: Square, seat: string): Promise<void> {
    const { view } = this.scene;
    const { menu, mine } = this.situation;
    const holder = view.figures.find((figure) => figure.square === square);
    if (holder !== undefined && mine.includes(holder.id)) return this.#tapOwn(holder.id, square);
    const blows = menu?.items.find(({ id }) => id === 'attack')?.commands ?? [];
    const blow = blows.filter((command) => targetOf(command, view).square === square);
    if (blow.length > 0) {
      this.#set((hand) => stageCommand(takeUp(hand, 'attack'), bestMeans(blow, view)));
      return;
    }
    if (holder !== undefined) return this.inspect(square);
    return this.#tapFloor(square, seat);
  }

  async #tapOwn(id: FigureId, square: Square): Promise<void> {
    const { menu } = this.situation;
    if (menu?.role === 'morcar' && menu.actor !== id) this.#set((hand) => turnTo(hand, id));
    if (this.situation.menu?.actor !== id) return this.inspect(square);
    return this.press('move');
  }

  async #tapFloor(square: Square, seat: string): Promise<void> {
    const { view } = this.scene;
    const { menu } = this.situation;
    const { staged } = this.hand.get();
    const actor = menu?.actor ?? null;
    if (actor === null) return this.inspect(square);
    if (staged?.is === 'path' && goalOf(staged.path) === square) return this.confirm();
    if (menu?.role === 'hero' && !canStep(menu)) return this.#planTo(actor, square);
    const path = staged?.is === 'path' ? moveGoal(view, staged.path, square) : stagePath(view, actor, square);
    if (path !== null) return this.#set((hand) => stageWalk(hand, path));
    const self = view.figures.find(({ id }) => id === actor);
    const beside = self !== undefined && directionTo(view.board, self.square, square) >= 0;
    if (beside && this.hand.get().mode === 'move')
      return this.scene.why(seat, { type: 'step', figure: actor, to: square });
    if (this.hand.get().mode === 'move')
      this.scene.notify(this.say('cannotReach', { square: makeSquare(view.board, square) }));
    else this.inspect(square);
  }

  /** A path for when it can be walked; its end tapped again asks for the dice. */
  async #planTo(actor: FigureId, square: Square): Promise<void> {
    const { view } = this.scene;
    const { plan } = this.hand.get();
    if (plan !== null && goalOf(plan.path) === square && view.turn.taker === actor) return this.press('move');
    const next = planPath(view, actor, square);
    if (next === null) return this.inspect(square);
    this.#set((hand) => ({ ...hand, plan: next, inspected: null }));
  }

  dropPlan(): void {
    this.#set((hand) => ({ ...hand, plan: null }));
  }

  toggleThenEnd(): void {
    this.#set((hand) => ({ ...hand, thenEnd: !hand.thenEnd }));
  }

  async tapDoor(door: DoorKey): Promise<void> {
    const { seat, menu } = this.situation;
    if (seat === null || menu === null || this.#isBusy) return;
    const group = groupAt(this.situation, this.scene.view, { door });
    if (group !== null) return this.#chooseGroup(group);
    const open = menu.items.find(({ id }) => id === 'open')?.commands ?? [];
    const command = open.find((each) => each.type === 'openDoor' && each.door === door);
    if (command !== undefined) return this.#set((hand) => stageCommand(takeUp(hand, 'open'), command));
    if (menu.actor !== null) return this.scene.why(seat, { type: 'openDoor', figure: menu.actor, door });
  }

  /** The staged path is led through a square. */
  bend(square: Square): void {
    const { staged } = this.hand.get();
    if (staged?.is !== 'path') return;
    const path = bendPath(this.scene.view, staged.path, square);
    if (path !== null) this.#set((hand) => ({ ...stageWalk(hand, path), bending: false }));
    else this.scene.notify(this.say('cannotReach', { square: makeSquare(this.scene.view.board, square) }));
  }

  /** The staged path goes one square on, or back. */
  extend(direction: Direction): boolean {
    const { menu, question } = this.situation;
    const { staged } = this.hand.get();
    if (menu?.actor == null || question !== null) return false;
    const path = extendPath(
      this.scene.view,
      staged?.is === 'path' ? staged.path : null,
      menu.actor,
      direction,
    );
    if (path === null) return false;
    this.#set((hand) => stageWalk(lookAtSquare(hand, goalOf(path)), path));
    return true;
  }

  toggleBending(): void {
    this.#set((hand) => ({ ...hand, bending: !hand.bending }));
  }

  /** The next target of the action in hand; for Morcar, without one, the next monster to play. */
  next(back: boolean): void {
    const { groups, menu } = this.situation;
    const { view } = this.scene;
    const { staged, mode } = this.hand.get();
    if (groups.length > 0) {
      const group = nextTarget(groups, staged?.is === 'command' ? staged.command : null, view, back);
      const command = bestMeans(group!, view);
      const { square } = targetOf(command, view);
      this.#set((hand) => stageCommand(square === null ? hand : lookAtSquare(hand, square), command));
      return;
    }
    if (menu?.role === 'morcar') return this.#nextMonster(back);
    if (mode === 'move') return this.#nextGoal(back);
    const attack = menu?.items.find(({ id }) => id === 'attack');
    if (attack !== undefined && attack.commands.length > 0) void this.press('attack');
  }

  #nextMonster(back: boolean): void {
    const { menu, moves } = this.situation;
    const monster = nextMonster(this.scene.view, moves, menu?.actor ?? null, back);
    if (monster !== null) this.turnTo(monster);
  }

  #nextGoal(back: boolean): void {
    const actor = this.situation.menu?.actor ?? null;
    const path = actor === null ? null : nextGoal(this.scene.view, actor, this.hand.get().staged, back);
    if (path !== null) this.#set((hand) => stageWalk(lookAtSquare(hand, goalOf(path)), path));
  }

  /** Turns to a figure: a monster's reach is shown at once, for monsters do not roll. */
  turnTo(id: FigureId): void {
    const square = this.scene.view.figures.find((figure) => figure.id === id)?.square;
    this.#set((hand) => turnTo(square === undefined ? hand : lookAtSquare(hand, square), id));
    const { menu } = this.situation;
    if (menu?.role === 'morcar' && menu.actor === id && menu.items[0]!.commands.length > 0)
      this.#set((hand) => takeUp(hand, 'move'));
  }

  point(square: Square): void {
    this.#finger.point(square, this.scene.point);
  }

  inspect(square: Square): void {
    const holder = this.scene.view.figures.find((figure) => figure.square === square);
    this.#set((hand) => ({ ...hand, inspected: holder === undefined ? { square } : { figure: holder.id } }));
  }

  inspectFigure(figure: FigureId): void {
    this.#set((hand) => ({ ...hand, inspected: { figure } }));
  }

  wholeMap(): void {
    this.#set(lookAtAll);
  }

  lookAt(squares: readonly Square[]): void {
    this.#set((hand) => lookAtSquares(hand, squares));
  }

  toggleHeroesView(): void {
    if (this.scene.view.screen !== null) this.#set((hand) => ({ ...hand, heroesView: !hand.heroesView }));
  }

  openDialog(dialog: InHand['dialog']): void {
    this.#set((hand) => ({ ...hand, dialog }));
  }

  /** Esc. True when there was something to put down. */
  cancel(): boolean {
    const hand = this.hand.get();
    const next = unstage(hand);
    const held =
      hand.inspected !== null ||
      hand.bending ||
      hand.staged !== null ||
      hand.means !== null ||
      hand.mode !== null ||
      hand.plan !== null;
    if (held) this.hand.set(next);
    return held;
  }

  /** Enter, the button, or the same tap again. */
  async confirm(): Promise<void> {
    const { staged } = this.hand.get();
    if (staged === null || this.#isBusy) return;
    if (staged.is === 'path') return this.#walkPath();
    const { command } = staged;
    const { view } = this.scene;
    if (
      isEarlyLeave(command, view) &&
      !(await this.scene.confirm(this.say('leaveEarly', {}), this.say('yesDo', {})))
    )
      return;
    const { thenEnd } = this.hand.get();
    const { present } = this.scene;
    if (!(await this.give(command)) || !thenEnd) return;
    await this.#settled(present);
    await this.#endAfter(view);
  }

  /** Ends the turn as decided ahead, unless more is known than when it was decided. */
  async #endAfter(before: View): Promise<void> {
    const view = this.#latest;
    if (view.turn.taker !== before.turn.taker || view.phase !== 'play') return;
    if (isSurprised(before, view)) return this.scene.notify(this.say('endDropped', {}), 'warning');
    await this.give({ type: 'endTurn' });
  }

  get #latest(): View {
    return (this.scene.present.view ?? this.scene.view) as unknown as View;
  }

  /** Gives a command of this seat and puts down what was in hand. */
  async give(command: Command): Promise<boolean> {
    const { seat } = this.situation;
    if (seat === null) return false;
    if (isGrave(command, this.scene.view) && !(await this.#isSure(command))) return false;
    this.#set((hand) => takeUp({ ...hand, dialog: null }, null));
    const before = this.scene.present;
    const done = await this.scene.give(seat, command);
    if (done && command.type === 'rollMovement') {
      await this.#settled(before);
      this.#set((hand) => (hand.mode === null && hand.staged === null ? takeUp(hand, 'move') : hand));
    }
    return done;
  }

  #isSure(command: Command): Promise<boolean> {
    return this.scene.confirm(this.say('graveSure', { label: this.label(command) }), this.say('yesDo', {}));
  }

  async #endTurn(): Promise<void> {
    const { menu, moves } = this.situation;
    const { view, settings, language } = this.scene;
    const unused = menu === null ? null : unusedBefore(view, menu, moves);
    if (unused !== null && settings.warnBeforeEnd) {
      const left = leftText(unused, language);
      const sure = await this.scene.confirm(this.say('endWarning', { left }), this.say('endAnyway', {}));
      if (!sure) return;
    }
    await this.give({ type: 'endTurn' });
  }

  async #walkPath(): Promise<void> {
    const { staged } = this.hand.get();
    const { seat } = this.situation;
    if (staged?.is !== 'path' || seat === null) return;
    const { view } = this.scene;
    const fault = pathFault(view, staged.path);
    if (fault !== null) {
      if (fault !== 'empty') this.scene.notify(this.say(fault, {}), 'warning');
      return;
    }
    const { thenEnd } = this.hand.get();
    this.#set((hand) => ({ ...takeUp(hand, null), walking: true }));
    let before = this.scene.present;
    try {
      const { surprise } = await walk(commandsOf(staged.path), view, {
        give: (command) => {
          before = this.scene.present;
          return this.scene.give(seat, command);
        },
        look: async () => {
          await this.#settled(before);
          return this.#latest;
        },
      });
      this.#set((hand) => ({ ...hand, walking: false }));
      this.#afterWalk(surprise);
      if (thenEnd && surprise === null) await this.#endAfter(view);
      else if (thenEnd) this.scene.notify(this.say('endDropped', {}), 'warning');
    } finally {
      this.#set((hand) => ({ ...hand, walking: false }));
    }
  }

  #afterWalk(surprise: Surprise | null): void {
    if (surprise === null || surprise === 'refused') return;
    this.scene.notify(this.say(WALK_WORDS[surprise], {}), 'warning');
  }

  /** Until the screen has heard of what was carried out: the answer may come before the news. */
  async #settled(before: ClassicScene['present']): Promise<void> {
    for (let tries = 0; tries < 120 && this.#scene !== null && this.scene.present === before; tries += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 16);
      });
  }

  /** What the computer would do, staged for the person to confirm. */
  async suggest(): Promise<void> {
    const command = await this.#suggestion();
    if (command === null) return this.scene.notify(this.say('noSuggestion', {}));
    if ('figure' in command && this.situation.menu?.role === 'morcar')
      this.#set((hand) => turnTo(hand, command.figure));
    const { view } = this.scene;
    this.lookAt(placesOf(command, view));
    const path = command.type === 'step' ? stagePath(view, command.figure, command.to) : null;
    this.#set((hand) =>
      path === null ? stageCommand(takeUp(hand, null), command) : stageWalk(takeUp(hand, 'move'), path),
    );
  }

  async #suggestion(): Promise<Command | null> {
    const { seat } = this.situation;
    if (seat === null) return null;
    const reply = await this.scene.ask({ t: 'suggest', seat });
    const command = reply.t === 'suggestion' ? (reply.command as Command | null) : null;
    const moves = (this.scene.present.moves[seat] ?? []) as readonly Command[];
    // Asked anew for every step it may forget where it was going; then anything legal takes it on.
    return command === null || isAmong(moves, command) ? command : (moves[0] ?? null);
  }

  /** The computer plays on until this turn is over or somebody else must answer. */
  async playOn(): Promise<void> {
    const { seat } = this.situation;
    const { taker } = this.scene.view.turn;
    const { round } = this.scene.view;
    if (seat === null || this.#isBusy) return;
    this.#set((hand) => ({ ...takeUp(hand, null), walking: true }));
    try {
      for (let count = 0; count < 400; count += 1) {
        const command = await this.#suggestion();
        if (command === null) return;
        const before = this.scene.present;
        if (!(await this.scene.give(seat, command))) return;
        await this.#settled(before);
        const view = this.#latest;
        if (view.turn.taker !== taker || view.round !== round || view.phase !== 'play') return;
      }
    } finally {
      this.#set((hand) => ({ ...hand, walking: false }));
    }
  }

  /** A correction by hand, with the reason everybody reads. Null when it was made, else why it was not. */
  async override(change: Override, reason: string): Promise<string | null> {
    const { seat } = this.situation;
    if (seat === null) return this.say('notNow', {});
    const reply = await this.scene.ask({ t: 'override', seat, change: { ...change }, reason });
    if (reply.t === 'done') return null;
    return reply.t === 'refused'
      ? explainRefusal(reply.refusal, this.scene.language, this.names)
      : this.say('refusedNow', {});
  }
}

/** What has happened is still being shown: the moves come when it has been. */
export function isPlayedBack(scene: Pick<ClassicScene, 'cue' | 'still' | 'moves' | 'eyes'>): boolean {
  return scene.cue !== null || (!scene.still && scene.moves[scene.eyes] === undefined);
}

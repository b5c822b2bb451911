/** The action bar: every action of the rulebook in a fixed order, lit if it has a legal command. */
import type { Command, FigureId, View } from '@oubliette/classic';
import { xOf, yOf } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import type { Action, Role, PlayKit } from '../kit.ts';
import type { ActionId } from './actions.ts';
import { targetKey } from './targets.ts';

export interface ActionItem {
  readonly id: ActionId;
  readonly action: Action;
  /** 1 to 9 if a digit presses it, else null. */
  readonly digit: number | null;
  /** Its legal commands; grey if there are none. */
  readonly commands: readonly Command[];
  /** How many figures, squares, doors or cards there are to choose from. */
  readonly targets: number;
  /** The command to ask the rules about when it is grey. */
  readonly prototype: Command;
}

export interface Menu {
  readonly seat: SeatId;
  readonly role: Role;
  /** The acting figure; null if the seat has none on the board. */
  readonly actor: FigureId | null;
  readonly items: readonly ActionItem[];
  /** Legal but rarely meant: treason, waste, giving up. Behind "more" and a confirmation. */
  readonly grave: readonly Command[];
}

export function menuOf(
  kit: PlayKit,
  view: View,
  seat: SeatId,
  moves: readonly Command[],
  focus: FigureId | null,
): Menu {
  const role = seat === view.morcar ? 'morcar' : 'hero';
  const actor = actorOf(view, seat, moves, focus);
  const own = moves.filter((move) => isOf(move, actor, role));
  const grave = own.filter((move) => kit.isGrave(move, view));
  const fit = own.filter((move) => !grave.includes(move));
  const items = kit.actions(role, view, actor).map((action, place): ActionItem => {
    const commands = fit.filter(({ type }) => action.types.includes(type));
    const choices = commands.map((command) =>
      action.cards === undefined ? targetKey(kit, command, view) : kit.meansOf(command),
    );
    return {
      id: action.id,
      action,
      digit: place < 9 ? place + 1 : null,
      commands,
      targets: new Set(choices).size,
      prototype: action.prototype(view, actor),
    };
  });
  return { seat, role, actor, items, grave };
}

/** The figure on turn if the seat plays it; the selected monster; else one of the seat's own. */
export function actorOf(
  view: View,
  seat: SeatId,
  moves: readonly Command[],
  focus: FigureId | null,
): FigureId | null {
  const movers = new Set(
    moves.flatMap((move) => ('figure' in move && move.type !== 'usePotion' ? [move.figure] : [])),
  );
  if (seat === view.morcar) {
    const own = view.figures.filter(({ side }) => side === 'morcar');
    const wanted = [focus, view.turn.actor].find((id) => id !== null && movers.has(id));
    const next = own.find(({ id }) => movers.has(id)) ?? own.find(({ id }) => id === focus);
    return wanted ?? next?.id ?? own[0]?.id ?? null;
  }
  const mine = view.figures.filter(({ id }) => view.control[id] === seat);
  const onTurn = mine.find(({ id }) => id === view.turn.taker) ?? mine.find(({ id }) => movers.has(id));
  return (onTurn ?? mine.find(({ id }) => id === focus) ?? mine[0])?.id ?? null;
}

/** A command of the actor's own; potions are drunk by their holder, in any turn (CLS-TRE-06). */
function isOf(move: Command, actor: FigureId | null, role: Menu['role']): boolean {
  if (!('figure' in move) || (role === 'hero' && move.type === 'usePotion')) return true;
  return move.figure === actor;
}

/** Leaving before the mission is fulfilled ends the quest for that hero: the player must confirm. */
export function isEarlyLeave(move: Command, view: View): boolean {
  return move.type === 'leave' && view.quest.goals.some(({ reached }) => !reached);
}

/** What could still be done before the turn ends. */
export interface Unused {
  /** Squares left to move, -1 if the dice have not been rolled. */
  readonly movement: number;
  /** Actions still lit. */
  readonly actions: readonly ActionId[];
  /** Monsters not yet played. */
  readonly monsters: readonly FigureId[];
}

/** A foe stands beside it. */
function isPressed({ figures, board }: View, id: FigureId | null): boolean {
  const self = figures.find((figure) => figure.id === id);
  return figures.some(
    ({ side, square }) =>
      self !== undefined &&
      side !== self.side &&
      Math.abs(xOf(board, square) - xOf(board, self.square)) +
        Math.abs(yOf(board, square) - yOf(board, self.square)) ===
        1,
  );
}

/** Null if nothing is left that would be lost. */
export function unusedBefore(view: View, menu: Menu, moves: readonly Command[]): Unused | null {
  const { turn } = view;
  const isQuiet = !view.figures.some(({ side }) => side === 'morcar');
  const actions = menu.items
    .filter(
      ({ action, commands }) =>
        action.left !== undefined && commands.length > 0 && !(isQuiet && action.canWait),
    )
    .map(({ id }) => id);
  if (menu.role === 'morcar') {
    const monsters = view.figures
      .filter(({ id, side }) => side === 'morcar' && id !== turn.actor && !turn.done.includes(id))
      .filter(({ id }) => moves.some((move) => 'figure' in move && move.figure === id));
    const striking = turn.actor === null ? [] : actions.filter((id) => id === 'attack');
    if (monsters.length === 0 && striking.length === 0) return null;
    return { movement: 0, actions: striking, monsters: monsters.map(({ id }) => id) };
  }
  const canMove = menu.items.some(({ id, commands }) => id === 'move' && commands.length > 0);
  // What is left of a walk is no loss, nor is standing fast after a blow.
  const isWalked = isQuiet
    ? turn.path.length > 1
    : turn.acted && (turn.path.length > 1 || isPressed(view, menu.actor));
  const movement = !canMove || isWalked ? 0 : (turn.left ?? -1);
  return movement === 0 && actions.length === 0 ? null : { movement, actions, monsters: [] };
}

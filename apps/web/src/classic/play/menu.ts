/** The action bar: every action of the rulebook in a fixed order, lit where a legal command stands behind it. */
import { spellCard } from '@oubliette/classic';
import type { Command, CommandType, FigureId, View } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import type { KeyAction } from '../../settings/keys.ts';
import type { ActionId } from './actions.ts';
import { HARMS, prototypeOf } from './why.ts';

/** What heroes do, and what monsters do: they never search, cast from cards or leave (CLS-MON-07, CLS-STA-08). */
const BARS: { readonly [role in 'hero' | 'morcar']: readonly ActionId[] } = {
  hero: [
    'move',
    'attack',
    'open',
    'searchTreasure',
    'searchDoors',
    'cast',
    'item',
    'disarm',
    'jump',
    'leave',
    'endTurn',
  ],
  morcar: ['move', 'attack', 'power', 'open', 'jump', 'endTurn'],
};

export const KEYS: { readonly [A in ActionId]?: KeyAction } = {
  move: 'move',
  attack: 'attack',
  open: 'open',
  searchTreasure: 'searchTreasure',
  searchDoors: 'searchDoors',
  cast: 'cast',
  power: 'cast',
  item: 'item',
  endTurn: 'endTurn',
};

const TYPES: { readonly [A in ActionId]: readonly CommandType[] } = {
  move: ['rollMovement', 'step'],
  attack: ['attack'],
  open: ['openDoor'],
  searchTreasure: ['searchTreasure'],
  searchDoors: ['searchSecrets'],
  cast: ['castSpell'],
  item: ['usePotion'],
  disarm: ['disarm'],
  jump: ['jump'],
  power: ['usePower'],
  leave: ['leave'],
  endTurn: ['endTurn'],
};

export interface ActionItem {
  readonly id: ActionId;
  /** 1 to 9 where a digit presses it, else null. */
  readonly digit: number | null;
  readonly key: KeyAction | null;
  /** Legal commands behind it; none: it is greyed. */
  readonly commands: readonly Command[];
  /** How many figures, squares, doors or cards there are to choose from. */
  readonly targets: number;
  /** What to ask the rules about when it is greyed. */
  readonly prototype: Command;
}

export interface Menu {
  readonly seat: SeatId;
  readonly role: 'hero' | 'morcar';
  /** Whose actions they are; null where the seat has nobody on the board. */
  readonly actor: FigureId | null;
  readonly items: readonly ActionItem[];
  /** Legal and seldom meant: treason, waste, giving up. Behind "more" and a question. */
  readonly grave: readonly Command[];
}

export function menuOf(view: View, seat: SeatId, moves: readonly Command[], focus: FigureId | null): Menu {
  const role = seat === view.morcar ? 'morcar' : 'hero';
  const actor = actorOf(view, seat, moves, focus);
  const own = moves.filter((move) => isOf(move, actor, role));
  const fit = own.filter((move) => !isGrave(move, view));
  const items = BARS[role].map((id, place): ActionItem => {
    const commands = fit.filter(({ type }) => TYPES[id].includes(type));
    return {
      id,
      digit: place < 9 ? place + 1 : null,
      key: KEYS[id] ?? null,
      commands,
      targets: new Set(commands.map(targetKey)).size,
      prototype: prototypeOf(id, view, actor),
    };
  });
  return { seat, role, actor, items, grave: own.filter((move) => isGrave(move, view)) };
}

export function canStep({ items }: Menu): boolean {
  return items.some(({ commands }) => commands.some(({ type }) => type === 'step'));
}

/** The figure whose turn it is if the seat plays it; the monster turned to; else somebody of the seat's own. */
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

/** A command of the actor's own; potions are drunk by whoever holds them, in anybody's turn (CLS-TRE-06). */
function isOf(move: Command, actor: FigureId | null, role: Menu['role']): boolean {
  if (!('figure' in move) || (role === 'hero' && move.type === 'usePotion')) return true;
  return move.figure === actor;
}

/** Cannot be taken back and is seldom meant. */
export function isGrave(move: Command, view: View): boolean {
  switch (move.type) {
    case 'giveUp':
      return true;
    case 'castSpell':
      return (
        move.unseen === true ||
        (HARMS.includes(spellCard(move.spell).effect.tag) && isFriend(view, move.figure, move.target))
      );
    case 'attack':
      return isFriend(view, move.figure, move.target);
    default:
      return false;
  }
}

function isFriend(view: View, one: FigureId, other: FigureId | undefined): boolean {
  const sideOf = (id: FigureId | undefined): string | undefined =>
    view.figures.find((figure) => figure.id === id)?.side;
  return other !== undefined && sideOf(one) === sideOf(other);
}

/** Leaving before the mission is fulfilled ends the quest for that hero: it is asked about. */
export function isEarlyLeave(move: Command, view: View): boolean {
  return move.type === 'leave' && view.quest.goals.some(({ reached }) => !reached);
}

/** Commands at one target differ only in weapon, spell or manner. */
function targetKey(move: Command): string {
  switch (move.type) {
    case 'attack':
      return move.target;
    case 'castSpell':
      return move.spell;
    case 'usePotion':
      return `${move.figure} ${move.potion}`;
    case 'usePower':
      return String(move.power);
    default:
      return JSON.stringify(move);
  }
}

/** What could still be done before the turn ends. */
export interface Unused {
  /** Squares left to move, -1 where the dice have not been rolled. */
  readonly movement: number;
  /** Actions still lit. */
  readonly actions: readonly ActionId[];
  /** Monsters nobody has played yet. */
  readonly monsters: readonly FigureId[];
}

const ACTS: readonly ActionId[] = [
  'attack',
  'open',
  'searchTreasure',
  'searchDoors',
  'cast',
  'disarm',
  'power',
];

/** Null when nothing worth a warning is left. */
export function unusedBefore(view: View, menu: Menu, moves: readonly Command[]): Unused | null {
  const { turn } = view;
  const actions = menu.items
    .filter(({ id, commands }) => ACTS.includes(id) && commands.length > 0)
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
  const movement = !canMove ? 0 : (turn.left ?? -1);
  return movement === 0 && actions.length === 0 ? null : { movement, actions, monsters: [] };
}

/** What may be done now and what the board lights for it: computed from the scene and the hand. */
import type { Command, CommandOf, DoorKey, FigureId, View } from '@oubliette/classic';
import { SPECTATOR } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { squaresWithin } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { isAmong } from '../../play/hand.ts';
import type { PlayKit } from '../kit.ts';
import type { ActionId } from './actions.ts';
import { menuOf } from './menu.ts';
import type { Menu } from './menu.ts';
import type { InHand } from './session.ts';
import { pathFault } from './stage.ts';
import { byTarget } from './targets.ts';

/** A question this seat must answer first. */
export type Question =
  | { readonly ask: 'role'; readonly commands: readonly CommandOf<'takeRole'>[] }
  | { readonly ask: 'spells'; readonly commands: readonly CommandOf<'takeSpells'>[] }
  | { readonly ask: 'place'; readonly commands: readonly CommandOf<'placeHero'>[] }
  | {
      readonly ask: 'drink';
      readonly stand: CommandOf<'standFast'>;
      readonly potions: readonly CommandOf<'usePotion'>[];
    }
  | { readonly ask: 'passage' }
  | { readonly ask: 'escape'; readonly commands: readonly CommandOf<'escape'>[] }
  | {
      readonly ask: 'wandering';
      readonly commands: readonly CommandOf<'placeWandering'>[];
      readonly mayForgo: boolean;
    }
  | { readonly ask: 'claim' }
  | { readonly ask: 'quest'; readonly commands: readonly CommandOf<'answerQuestion'>[] }
  | { readonly ask: 'substitute'; readonly commands: readonly CommandOf<'substitute'>[] }
  | OwnQuestion;

/** A question only one book asks. */
export interface OwnQuestion<C = Command> {
  readonly ask: 'own';
  readonly commands: readonly C[];
}

export interface Situation {
  /** The seat looked through, if the player has one; null for watchers. */
  readonly seat: SeatId | null;
  readonly moves: readonly Command[];
  readonly menu: Menu | null;
  readonly question: Question | null;
  /** The choices a tap on the board can make, by target; empty while walking. */
  readonly groups: readonly (readonly Command[])[];
  /** Squares that stand for a card, while one is to be picked. */
  readonly picks: ReadonlyMap<Square, string>;
  /** Figures this player plays. */
  readonly mine: readonly FigureId[];
}

export interface SceneFacts {
  readonly view: View;
  readonly seats: readonly SeatId[];
  readonly eyes: SeatId;
  readonly moves: Readonly<Record<SeatId, readonly Command[]>>;
  readonly still: boolean;
}

export function situationOf(kit: PlayKit, facts: SceneFacts, hand: InHand): Situation {
  const { view, seats, eyes, still } = facts;
  const seat = !still && eyes !== SPECTATOR && seats.includes(eyes) ? eyes : null;
  const all = seat === null ? [] : (facts.moves[seat] ?? []);
  const moves = kit.distinct?.(all, view) ?? all;
  const menu = seat === null ? null : menuOf(kit, view, seat, moves, hand.focus);
  const question = kit.ownQuestion?.(moves, view) ?? questionIn(moves);
  return {
    seat,
    moves,
    menu,
    question,
    groups: byTarget(kit, choosable(kit, question, menu, hand), view).filter(([first]) =>
      isOnBoard(kit, first!, view),
    ),
    picks: picksIn(kit, view, question, menu, hand),
    mine: view.figures.filter((figure) => isMine(view, seats, figure)).map(({ id }) => id),
  };
}

function isMine(view: View, seats: readonly SeatId[], { id, side }: View['figures'][number]): boolean {
  return side === 'morcar' ? seats.includes(view.morcar) : seats.includes(view.control[id] ?? '');
}

function ofType<T extends Command['type']>(moves: readonly Command[], type: T): readonly CommandOf<T>[] {
  return moves.filter((move) => move.type === type) as unknown as readonly CommandOf<T>[];
}

function questionIn(moves: readonly Command[]): Question | null {
  const roles = ofType(moves, 'takeRole');
  if (roles.length > 0) return { ask: 'role', commands: roles };
  const sets = ofType(moves, 'takeSpells');
  if (sets.length > 0) return { ask: 'spells', commands: sets };
  const places = ofType(moves, 'placeHero');
  if (places.length > 0) return { ask: 'place', commands: places };
  const [stand] = ofType(moves, 'standFast');
  if (stand !== undefined) return { ask: 'drink', stand, potions: ofType(moves, 'usePotion') };
  if (ofType(moves, 'answerPassage').length > 0) return { ask: 'passage' };
  const ways = ofType(moves, 'escape');
  if (ways.length > 0) return { ask: 'escape', commands: ways };
  const mayForgo = ofType(moves, 'forgoWandering').length > 0;
  const wandering = ofType(moves, 'placeWandering');
  if (wandering.length > 0 || mayForgo) return { ask: 'wandering', commands: wandering, mayForgo };
  if (ofType(moves, 'claim').length > 0) return { ask: 'claim' };
  const answers = ofType(moves, 'answerQuestion');
  if (answers.length > 0) return { ask: 'quest', commands: answers };
  const instead = ofType(moves, 'substitute');
  return instead.length > 0 ? { ask: 'substitute', commands: instead } : null;
}

/** The commands that need a place on the board. */
function choosable(
  kit: PlayKit,
  question: Question | null,
  menu: Menu | null,
  { mode, means }: InHand,
): readonly Command[] {
  if (question !== null) {
    if (question.ask === 'place' || question.ask === 'escape' || question.ask === 'own')
      return question.commands;
    if (question.ask !== 'wandering') return [];
    const kind = means ?? question.commands[0]?.kind;
    return question.commands.filter((command) => command.kind === kind);
  }
  if (menu === null || mode === null || mode === 'move') return [];
  const item = menu.items.find(({ id }) => id === mode);
  if (item === undefined) return [];
  return item.action.cards === undefined
    ? item.commands
    : item.commands.filter((command) => kit.meansOf(command) === means);
}

function picksIn(
  kit: PlayKit,
  view: View,
  question: Question | null,
  menu: Menu | null,
  { mode, means }: InHand,
): ReadonlyMap<Square, string> {
  const item = menu?.items.find(({ id }) => id === mode);
  if (question !== null || means !== null || item?.action.cards === undefined) return NO_PICKS;
  const places = item.commands.flatMap((command) => {
    const square = kit.cardSquare?.(command, view) ?? null;
    return square === null ? [] : [[square, kit.meansOf(command)] as const];
  });
  return new Map(places);
}

const NO_PICKS: Situation['picks'] = new Map();

function isOnBoard(kit: PlayKit, command: Command, view: View): boolean {
  const { square, door } = kit.targetOf(command, view);
  return square !== null || door !== null;
}

/** The means to pick before a target: spells, potions, powers, kinds of a wandering monster. */
export function meansIn(
  kit: PlayKit,
  { question, menu }: Pick<Situation, 'question' | 'menu'>,
  { mode }: InHand,
): readonly string[] {
  if (question?.ask === 'wandering') return [...new Set(question.commands.map(kit.meansOf))];
  const item = menu?.items.find(({ id }) => id === mode);
  return item?.action.cards === undefined ? [] : [...new Set(item.commands.map(kit.meansOf))];
}

/** The group at a place, if one may be chosen there. */
export function groupAt(
  kit: PlayKit,
  { groups }: Pick<Situation, 'groups'>,
  view: View,
  place: { readonly square?: Square; readonly door?: DoorKey },
): readonly Command[] | null {
  return (
    groups.find(([first]) => {
      const target = kit.targetOf(first!, view);
      return place.square === undefined ? target.door === place.door : target.square === place.square;
    }) ?? null
  );
}

/** Squares a player might expect to choose but may not: dark, and they say why. */
export function barredSquares({ question }: Pick<Situation, 'question'>, view: View): readonly Square[] {
  if (question?.ask === 'place') {
    const free = new Set(question.commands.map(({ square }) => square));
    return view.stairs.filter((square) => !free.has(square));
  }
  if (question?.ask !== 'wandering' || view.pending?.tag !== 'wandering') return [];
  const { hero, squares } = view.pending;
  const at = view.figures.find(({ id }) => id === hero)?.square;
  if (at === undefined) return [];
  return squaresWithin(view.board, at, 1).filter(
    (square) => square !== at && !squares.includes(square) && (view.board.areaOf[square] ?? -1) >= 0,
  );
}

/** The command to ask the rules about for a place that may not be chosen. */
export function whyThere({ question }: Pick<Situation, 'question'>, square: Square): Command | null {
  switch (question?.ask) {
    case 'place':
      return { type: 'placeHero', hero: question.commands[0]!.hero, square };
    case 'escape':
      return { type: 'escape', figure: question.commands[0]!.figure, to: square };
    case 'wandering': {
      const [first] = question.commands;
      return first === undefined ? null : { ...first, square };
    }
    default:
      return null;
  }
}

function isStagedStill(
  kit: PlayKit,
  view: View,
  { moves, question, mine }: Situation,
  staged: InHand['staged'],
): boolean {
  if (staged === null) return true;
  if (staged.is === 'starts') return question?.ask === 'place';
  if (staged.is === 'command') return isAmong(moves, staged.command);
  // The chair, and its figure, may meanwhile belong to another player.
  return mine.includes(staged.path.figure) && pathFault(kit.walking, view, staged.path) !== 'changed';
}

/** The hand without what is no longer possible; the same object if nothing changed. */
export function stillInHand(kit: PlayKit, view: View, situation: Situation, hand: InHand): InHand {
  const { menu, question } = situation;
  const { staged, mode, focus, inspected } = hand;
  const isThere = (id: FigureId): boolean => view.figures.some((figure) => figure.id === id);
  const isStaged = isStagedStill(kit, view, situation, staged);
  const isLit =
    mode === null ||
    question !== null ||
    (menu?.items.find(({ id }) => id === mode)?.commands.length ?? 0) > 0;
  const isFocused = focus === null || isThere(focus);
  const isSeen = inspected === null || !('figure' in inspected) || isThere(inspected.figure);
  if (isStaged && isLit && isFocused && isSeen) return hand;
  return {
    ...hand,
    mode: isLit ? mode : null,
    means: isLit ? hand.means : null,
    staged: isStaged ? staged : null,
    thenEnd: isStaged && hand.thenEnd,
    bending: isStaged && hand.bending,
    focus: isFocused ? focus : null,
    inspected: isSeen ? inspected : null,
  };
}

/** Whether the action still needs a place, a card or a path before it can be staged. */
export function leavesChoice({ menu, groups }: Situation, mode: ActionId): boolean {
  const item = menu?.items.find(({ id }) => id === mode);
  if (item === undefined || groups.length > 0 || item.action.cards !== undefined) return true;
  return item.commands.length !== 1 || item.commands[0]!.type === 'step';
}

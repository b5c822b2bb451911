/** A seat's moves as a person chooses among them, at classic's table. */
import { figureMention, isPitfall, squareName } from '@oubliette/classic';
import type { Command, CommandOf, FigureId, Names, View } from '@oubliette/classic';
import { DIRECTIONS, neighbour } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { Choice, Menu } from '../play/book.ts';
import { commonStart } from '../play/menuText.ts';
import { ui } from '../play/words.ts';
import type { ClassicLook, ClassicMenu, FamilyBook } from './book.ts';

export const FOCUS = defineMessages({
  en: { turnTo: 'Play {figure} on {square}' },
  fr: { turnTo: 'Jouer {figure} en {square}' },
});

/** The meaning of letters and numbers; `focus` is the monster being played, in the Morcar turn. */
export function menuOf(
  book: FamilyBook,
  moves: readonly Command[],
  { view, names, language }: Pick<ClassicLook, 'view' | 'names' | 'language'>,
  focus: FigureId | null,
): Menu<Command> {
  const mover = moverOf(moves, view, focus);
  const mine = moves.filter((move) => !isOfAnother(move, mover, view));
  const steps = new Map<Direction, CommandOf<'step'>>();
  for (const move of mine) {
    const direction = move.type === 'step' && !isDescent(move, view) ? directionOf(view, move) : undefined;
    if (move.type === 'step' && direction !== undefined) steps.set(direction, move);
  }
  const label = (move: Command): string => book.telling.label(move, { language, names, view });
  const isRare = (move: Command): boolean => isWaste(move) || isTreason(move, book, view);
  const isLettered = (move: Command): boolean => move.type === 'step' && [...steps.values()].includes(move);
  const acts = sorted(
    mine.filter((move) => !isLettered(move) && !isRare(move)),
    book,
  );
  const choices = [
    ...grouped(book, acts, label, { view, language }),
    ...others(moves, mover, view, names, language),
  ];
  return {
    mover,
    steps,
    choices: choices.sort((a, b) => Number(a.grave ?? false) - Number(b.grave ?? false)),
    rare: mine.filter(isRare).map((move) => ({ label: label(move), commands: [move], grave: true })),
  };
}

/** Down into an open pit: no letter leads there by a slip of the finger (CLS-TRP-13). */
function isDescent({ figure, to }: CommandOf<'step'>, view: View): boolean {
  const mover = view.figures.find(({ id }) => id === figure);
  return mover !== undefined && isPitfall(view, mover, to);
}

/** A spell knowingly cast at a figure out of sight. */
function isWaste(move: Command): boolean {
  return move.type === 'castSpell' && move.unseen === true;
}

/** A hero's attack on a friend, which the rules allow. */
function isTreason(move: Command, { blows }: FamilyBook, { figures }: View): boolean {
  if (!blows.includes(move.type)) return false;
  const { figure: by, target } = move as CommandOf<'attack'>;
  const sideOf = (id: FigureId): string | undefined => figures.find((figure) => figure.id === id)?.side;
  return sideOf(by) === sideOf(target);
}

/** The figure whose moves are shown: the current one, or the chosen monster. */
function moverOf(moves: readonly Command[], view: View, focus: FigureId | null): FigureId | null {
  const movers = [...new Set(moves.flatMap((move) => ('figure' in move ? [move.figure] : [])))];
  if (view.turn.taker !== null) return view.turn.taker;
  const wanted = focus ?? view.turn.actor;
  return wanted !== null && movers.includes(wanted) ? wanted : (movers[0] ?? null);
}

/** In the Morcar turn other monsters' moves are shown by choosing them. */
function isOfAnother(move: Command, mover: FigureId | null, view: View): boolean {
  return isMorcarTurn(view) && 'figure' in move && move.type !== 'usePotion' && move.figure !== mover;
}

function isMorcarTurn({ turn, pending, phase }: View): boolean {
  return phase === 'play' && turn.taker === null && pending === null;
}

/** Undefined for a diagonal step, which has no letter. */
function directionOf(view: View, { figure, to }: CommandOf<'step'>): Direction | undefined {
  const from = view.figures.find(({ id }) => id === figure)!.square;
  return DIRECTIONS.find((direction) => neighbour(view.board, from, direction) === to);
}

/** In the turn's order; ending it comes last, giving up after that. */
function sorted(moves: readonly Command[], { order }: FamilyBook): Command[] {
  const place = ({ type }: Command): number => {
    if (type === 'giveUp') return 99;
    if (type === 'endTurn') return 98;
    const at = order.indexOf(type);
    return at < 0 ? 97 : at;
  };
  return [...moves].sort((a, b) => place(a) - place(b));
}

/** Moves that need confirmation. */
function isGrave(move: Command, view: View): boolean {
  return move.type === 'giveUp' || (move.type === 'step' && isDescent(move, view));
}

/** Many moves that differ only in their target share a number. */
function grouped(
  book: FamilyBook,
  moves: readonly Command[],
  label: (move: Command) => string,
  { view, language }: Pick<ClassicLook, 'view' | 'language'>,
): Choice<Command>[] {
  const isAlone = (move: Command): boolean => isGrave(move, view);
  const groups = Map.groupBy(moves, (move) => (isAlone(move) ? label(move) : book.sortOf(move).sort));
  return [...groups.values()].flatMap((group): Choice<Command>[] => {
    const [first] = group;
    if (isAlone(first!) || group.length < book.sortOf(first!).fewest)
      return group.map((move) => ({
        label: label(move),
        commands: [move],
        ...(isGrave(move, view) ? { grave: true as const } : {}),
      }));
    const shared = commonStart(group.map(label));
    return [{ label: ui(language, 'targets', { label: shared, count: group.length }), commands: group }];
  });
}

function others(
  moves: readonly Command[],
  mover: FigureId | null,
  view: View,
  names: Names,
  language: Language,
): Choice<Command>[] {
  if (!isMorcarTurn(view)) return [];
  const movers = view.figures.filter(
    ({ id }) => id !== mover && moves.some((move) => 'figure' in move && move.figure === id),
  );
  return movers.map(({ id, square }) => ({
    label: say(FOCUS, language, 'turnTo', {
      figure: figureMention(names, id),
      square: squareName(names, square),
    }),
    commands: [],
    turnTo: id,
  }));
}

/** In the Morcar turn, which of the monsters the choices are for. */
export function playingLine({ view, names, language }: ClassicLook, { mover: id }: ClassicMenu): string[] {
  const mover = view.figures.find((figure) => figure.id === id);
  if (!isMorcarTurn(view) || mover === undefined) return [];
  const figure = figureMention(names, mover.id);
  return [ui(language, 'playing', { figure, square: squareName(names, mover.square) })];
}

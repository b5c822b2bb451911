/** What a cue shows on top of the board: plain data, so that it can be tested without a browser. */
import { parseSquare, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { conditionName, spellCard } from '@oubliette/classic';
import type { ClassicEvent, DoorKey, FigureId, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { ShownEffect } from '../../board/effects.ts';

/** Of an event of classic's, as the board is while it is shown. */
export function effectsOf(told: BaseEvent, view: View, language: Language): readonly ShownEffect[] {
  const event = told as ClassicEvent;
  const at = (id: FigureId | null): Square => view.figures.find((figure) => figure.id === id)?.square ?? -1;
  const text = (id: FigureId, words: string, tone: 'harm' | 'good' | 'gold' | 'plain'): ShownEffect[] =>
    at(id) < 0 ? [] : [{ tag: 'text', square: at(id), text: words, tone }];
  switch (event.type) {
    case 'bodyLost':
      return text(event.figure, `−${event.amount}`, 'harm');
    case 'bodyRestored':
      return text(event.figure, `+${event.amount}`, 'good');
    case 'goldGained':
      return text(event.hero, `+${event.amount}`, 'gold');
    case 'conditionGained':
      return text(event.figure, conditionName(event.condition, language), 'plain');
    case 'attackRolled':
      return strike(at(event.attack.attacker), at(event.attack.target));
    case 'attackDeclared':
      return strike(at(event.attack.attacker), at(event.attack.target));
    case 'spellCast':
      return spell(event, at, view);
    case 'revealed':
      return [{ tag: 'unveil', squares: event.squares, from: origin(view, event.squares, at(event.by)) }];
    case 'searched':
      return [{ tag: 'search', squares: event.squares, from: at(event.hero) }];
    case 'trapFound':
      return [{ tag: 'find', squares: event.squares, from: event.squares[0]! }];
    case 'secretDoorFound':
      return [{ tag: 'find', squares: doorSquares(view, event.door), from: at(event.by) }];
    case 'doorOpened':
    case 'doorLocked':
      return [{ tag: 'door', squares: doorSquares(view, event.door) }];
    case 'monsterPlaced':
    case 'captiveSeen':
    case 'heroPlaced':
      return [{ tag: 'arrive', square: event.figure.square }];
    case 'turnStarted':
      return at(event.figure) < 0 ? [] : [{ tag: 'turn', square: at(event.figure) }];
    case 'trapSprung':
      return event.squares.map((square) => ({ tag: 'trap', square }));
    case 'fellIntoPit':
      return [{ tag: 'trap', square: event.square }];
    case 'rocksFell':
    case 'squaresBlocked':
      return event.squares.map((square) => ({ tag: 'rocks', square }));
    default:
      return [];
  }
}

export function strike(from: Square, to: Square): readonly ShownEffect[] {
  return from < 0 || to < 0 ? [] : [{ tag: 'strike', from, to }];
}

function spell(
  { figure, spell: id, target, door }: Extract<ClassicEvent, { type: 'spellCast' }>,
  at: (id: FigureId | null) => Square,
  view: View,
): readonly ShownEffect[] {
  const { set } = spellCard(id);
  const to = door === null ? at(target ?? figure) : doorSquares(view, door)[0];
  const from = at(figure);
  return to < 0 ? [] : [{ tag: 'spell', set, from: from < 0 || from === to ? null : from, to }];
}

function doorSquares(view: View, key: DoorKey): readonly [Square, Square] {
  const [a, b] = key.split('-').map((name) => parseSquare(view.board, name)!);
  return [a!, b!];
}

/** Light falls in from where somebody looks: of these squares, the one next to them. */
function origin(view: View, squares: readonly Square[], from: Square): Square {
  if (from < 0) return squares[0]!;
  return squares.toSorted((a, b) => stepsApart(view.board, a, from) - stepsApart(view.board, b, from))[0]!;
}

/** Whoever moves through a square on which somebody stands: both are to be seen. */
export function passing(figures: readonly Placed[], mover: FigureId | null): FigureId | null {
  const square = figures.find(({ id }) => id === mover)?.square;
  return figures.some((figure) => figure.id !== mover && figure.square === square) ? mover : null;
}

type Placed = Pick<View['figures'][number], 'id' | 'square'>;

/** Figures that fade while these events are shown. */
export function leaving(events: readonly BaseEvent[]): readonly FigureId[] {
  return (events as readonly ClassicEvent[]).flatMap((event) =>
    event.type === 'monsterKilled' ||
    event.type === 'heroDied' ||
    event.type === 'figureLeft' ||
    event.type === 'figureRemoved'
      ? [event.figure]
      : [],
  );
}

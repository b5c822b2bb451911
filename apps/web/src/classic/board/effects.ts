/** A cue's effects on top of the board: plain data, testable without a browser. */
import { parseSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { conditionName, spellCard } from '@oubliette/classic';
import type { ClassicEvent, DoorKey, FigureId, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { spell, strike, unveil, written } from '../../board/effects.ts';
import type { ShownEffect } from '../../board/effects.ts';

/** The effects of a classic event, for the board shown meanwhile. */
export function effectsOf(told: BaseEvent, view: View, language: Language): readonly ShownEffect[] {
  const event = told as ClassicEvent;
  const at = (id: FigureId | null): Square => view.figures.find((figure) => figure.id === id)?.square ?? -1;
  switch (event.type) {
    case 'bodyLost':
      return written(at(event.figure), `−${event.amount}`, 'harm');
    case 'bodyRestored':
      return written(at(event.figure), `+${event.amount}`, 'good');
    case 'goldGained':
      return written(at(event.hero), `+${event.amount}`, 'gold');
    case 'conditionGained':
      return written(at(event.figure), conditionName(event.condition, language), 'plain');
    case 'attackRolled':
      return strike(at(event.attack.attacker), at(event.attack.target));
    case 'attackDeclared':
      return strike(at(event.attack.attacker), at(event.attack.target));
    case 'spellCast':
      return cast(event, at, view);
    case 'revealed':
      return unveil(view.board, event.squares, at(event.by));
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

function cast(
  { figure, spell: id, target, door }: Extract<ClassicEvent, { type: 'spellCast' }>,
  at: (id: FigureId | null) => Square,
  view: View,
): readonly ShownEffect[] {
  const { set } = spellCard(id);
  const to = door === null ? at(target ?? figure) : doorSquares(view, door)[0];
  return spell(set, at(figure), to);
}

function doorSquares(view: View, key: DoorKey): readonly [Square, Square] {
  const [a, b] = key.split('-').map((name) => parseSquare(view.board, name)!);
  return [a!, b!];
}

/** Events that take a figure off the board. */
export const LEAVING: readonly ClassicEvent['type'][] = [
  'monsterKilled',
  'heroDied',
  'figureLeft',
  'figureRemoved',
];

/** A cue's effects on top of the level: new sections, blows, wounds, traps. */
import { SECTIONS } from '@oubliette/advanced';
import type { AdvancedEvent, FigureId, View } from '@oubliette/advanced';
import { neighbour, pieceSquares } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import { spell, strike, unveil, written } from '../../board/effects.ts';
import type { Element, ShownEffect } from '../../board/effects.ts';

/** The effects of an event, for the level shown meanwhile. */
export function effectsOf(told: BaseEvent, view: View): readonly ShownEffect[] {
  const event = told as AdvancedEvent;
  const at = (id: FigureId | null): Square => view.figures.find((figure) => figure.id === id)?.square ?? -1;
  switch (event.type) {
    case 'sectionLaid':
      return unveiled(event, view);
    case 'doorOpened':
    case 'doorClosed':
      return doorGlow(event, view);
    case 'wounded':
      return written(at(event.figure), `−${event.wounds}`, 'harm');
    case 'healed':
      return written(at(event.figure), `+${event.wounds}`, 'good');
    case 'attackRolled':
    case 'shotRolled':
      return strike(at(event.figure), at(event.target));
    case 'spellAimed':
      return spell(elementOf(event.spell), at(event.figure), at(event.target));
    case 'templatePlaced':
      return [
        ...spell(elementOf(event.spell), at(event.figure), event.square),
        { tag: 'search', squares: event.squares, from: event.square },
      ];
    case 'monsterPlaced':
    case 'strangerPlaced':
    case 'sprangUp':
    case 'statueRose':
      return [{ tag: 'arrive', square: event.figure.square }];
    case 'trapNoticed':
      return [{ tag: 'find', squares: [event.square], from: event.square }];
    case 'trapWentOff':
      return [{ tag: event.trap === 'blocks' ? 'rocks' : 'trap', square: event.square }];
    case 'fellIn':
    case 'fireballLit':
      return [{ tag: 'trap', square: event.square }];
    default:
      return [];
  }
}

/** Events that take a figure off the board. */
export const LEAVING: readonly AdvancedEvent['type'][] = ['died'];

function elementOf(id: string): Element {
  return /flame|fire|inferno|lightning|burn/iu.test(id) ? 'fire' : 'air';
}

function doorGlow(
  { at, side }: Extract<AdvancedEvent, { type: 'doorOpened' | 'doorClosed' }>,
  view: View,
): readonly ShownEffect[] {
  const beyond = neighbour(view.levels[view.level]!.layout, at, side);
  return beyond < 0 ? [] : [{ tag: 'door', squares: [at, beyond] }];
}

/** From the entrance, square by square. */
function unveiled(
  { section, at, turns, exit }: Extract<AdvancedEvent, { type: 'sectionLaid' }>,
  view: View,
): readonly ShownEffect[] {
  const { layout } = view.levels[view.level]!;
  const squares = pieceSquares(layout, SECTIONS, { id: section, section, at, turns });
  const [door] = exit.squares;
  const from = door === undefined ? squares[0]! : neighbour(layout, door, exit.direction);
  return unveil(layout, squares, from);
}

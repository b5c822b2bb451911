/** What a cue shows on top of the level: sections that come out of the dark, blows, wounds, traps. */
import { SECTIONS } from '@oubliette/advanced';
import type { AdvancedEvent, FigureId, View } from '@oubliette/advanced';
import { neighbour, pieceSquares, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type { Element, ShownEffect } from '../../board/effects.ts';

/** Of an event, as the level is while it is shown. */
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
      return text(at(event.figure), `−${event.wounds}`, 'harm');
    case 'healed':
      return text(at(event.figure), `+${event.wounds}`, 'good');
    case 'attackRolled':
    case 'shotRolled':
      return strike(at(event.figure), at(event.target));
    case 'spellAimed':
      return spell(event.spell, at(event.figure), at(event.target));
    case 'templatePlaced':
      return [
        ...spell(event.spell, at(event.figure), event.square),
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

/** Figures that fade while these events are shown. */
export function leaving(events: readonly BaseEvent[]): readonly FigureId[] {
  return (events as readonly AdvancedEvent[]).flatMap((event) =>
    event.type === 'died' ? [event.figure] : [],
  );
}

function text(square: Square, words: string, tone: 'harm' | 'good'): readonly ShownEffect[] {
  return square < 0 ? [] : [{ tag: 'text', square, text: words, tone }];
}

function spell(id: string, from: Square, to: Square): readonly ShownEffect[] {
  const set: Element = /flame|fire|inferno|lightning|burn/iu.test(id) ? 'fire' : 'air';
  return to < 0 ? [] : [{ tag: 'spell', set, from: from < 0 || from === to ? null : from, to }];
}

function doorGlow(
  { at, side }: Extract<AdvancedEvent, { type: 'doorOpened' | 'doorClosed' }>,
  view: View,
): readonly ShownEffect[] {
  const beyond = neighbour(view.levels[view.level]!.layout, at, side);
  return beyond < 0 ? [] : [{ tag: 'door', squares: [at, beyond] }];
}

function strike(from: Square, to: Square): readonly ShownEffect[] {
  return from < 0 || to < 0 ? [] : [{ tag: 'strike', from, to }];
}

/** From the way in, square by square. */
function unveiled(
  { section, at, turns, exit }: Extract<AdvancedEvent, { type: 'sectionLaid' }>,
  view: View,
): readonly ShownEffect[] {
  const { layout } = view.levels[view.level]!;
  const squares = pieceSquares(layout, SECTIONS, { id: section, section, at, turns });
  const [door] = exit.squares;
  const from = door === undefined ? squares[0]! : neighbour(layout, door, exit.direction);
  const nearest = squares.toSorted((a, b) => stepsApart(layout, a, from) - stepsApart(layout, b, from))[0];
  return nearest === undefined ? [] : [{ tag: 'unveil', squares, from: nearest }];
}

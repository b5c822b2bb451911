/** The board between two views of NextLevel: classic's changes, plus facings and pushes. */
import type { FigureId } from '@oubliette/classic';
import { directionsTowards, opposite, SOUTH } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type { NextEvent, NextView } from '@oubliette/nextlevel';
import { unfold } from '../../classic/cues/unfold.ts';

export function unfoldNext(view: NextView, told: BaseEvent, after: NextView): NextView {
  const event = told as NextEvent;
  switch (event.type) {
    case 'faced':
      return facing(view, event.figure, event.facing);
    case 'stepped':
      return turned(unfold(view, told, after) as NextView, event.figure, event.from, event.to);
    case 'leapt':
      return turned(moved(view, event.figure, event.to), event.figure, event.from, event.to);
    case 'teleported':
      return facing(moved(view, event.figure, event.to), event.figure, event.facing);
    case 'drewBack':
      return moved(view, event.figure, event.to);
    case 'pushed':
      return event.moved.reduce((shown, { figure, to }) => moved(shown, figure, to), view);
    case 'heroPlaced':
    case 'monsterPlaced':
    case 'captiveSeen': {
      const { id } = event.figure;
      return facing(unfold(view, told, after) as NextView, id, after.next.facing[id]);
    }
    case 'doorBarricaded':
    case 'doorRammed':
      return { ...view, next: { ...view.next, barricades: after.next.barricades } };
    case 'plightGained':
      return {
        ...view,
        next: { ...view.next, plights: { ...view.next.plights, [event.figure]: plightsIn(view, event) } },
      };
    default:
      return unfold(view, told, after) as NextView;
  }
}

function plightsIn({ next }: NextView, { figure, plight }: Extract<NextEvent, { type: 'plightGained' }>) {
  return [...(next.plights[figure] ?? []).filter(({ tag }) => tag !== plight.tag), plight];
}

function facing(view: NextView, figure: FigureId, direction: Direction | undefined): NextView {
  if (direction === undefined) return view;
  return { ...view, next: { ...view.next, facing: { ...view.next.facing, [figure]: direction } } };
}

/** A stepping figure faces its way; diagonally, the way that needs no turning (NXT-FAC-02, NXT-ELF-05). */
function turned(view: NextView, figure: FigureId, from: Square, to: Square): NextView {
  const towards = directionsTowards(view.board, from, to);
  const now = view.next.facing[figure] ?? SOUTH;
  if (towards.includes(now)) return view;
  const came = view.turn.actor === figure ? (view.next.turn.arrived ?? now) : now;
  return facing(view, figure, towards.find((direction) => direction !== opposite(came)) ?? towards[0]);
}

function moved(view: NextView, id: FigureId, square: Square): NextView {
  return {
    ...view,
    figures: view.figures.map((figure) => (figure.id === id ? { ...figure, square } : figure)),
  };
}

/** A level of a new match, with more on it than the first minute brings. */
import type { Figure, Level, Thing, View } from '@oubliette/advanced';
import { SECTIONS } from '@oubliette/advanced';
import { layAt, squareAt } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { boxed } from '../../play/testing/match.ts';

const box = advancedShelf().get('advanced')!;

/** Everybody stands on the stairs. */
export async function begun(seat = 'torallion'): Promise<View> {
  const match = await boxed(box);
  match.playWhile((prompt) => prompt === 'takePlace');
  return match.view(seat);
}

/** A large room of five by ten, far from everything, with only the party in it. */
export interface Hall {
  readonly view: View;
  /** Its squares, counted from the upper left one. */
  at(x: number, y: number): Square;
}

const [LEFT, TOP] = [2, 2];

export async function hall(things: readonly Thing[] = [], hazard: string | null = null): Promise<Hall> {
  const view = await begun();
  const level = view.levels[0]!;
  const at = (x: number, y: number): Square => squareAt(level.layout, LEFT + x, TOP + y);
  const layout = layAt(level.layout, SECTIONS, 'largeRoom', at(0, 0), 0);
  const { id } = layout.pieces.at(-1)!;
  const place: Level['places'][string] = {
    ...Object.values(level.places)[0]!,
    area: id,
    kind: 'room',
    room: 'hazard',
    stairs: null,
    hazard: hazard === null ? null : { hazard, stage: 'there', facts: {} },
  };
  const laid = { ...level, layout, things, places: { ...level.places, [id]: place } };
  const figures = view.figures.map((figure, index) => ({ ...figure, square: at(index, 9) }));
  return { view: { ...view, levels: [laid], figures }, at };
}

export function monster(id: string, of: string, square: Square, more: Partial<Figure> = {}): Figure {
  const plain = { side: 'monsters', kind: 'monster', size: 1, wounds: 1, effects: [], group: 1 } as const;
  return { id, of, square, disguise: null, character: null, ...plain, ...more };
}

/** The same in a fight with these. */
export function fighting(view: View, monsters: readonly Figure[], fixed: Record<string, string> = {}): View {
  return {
    ...view,
    figures: [...view.figures, ...monsters],
    turn: { ...view.turn, mode: 'combat' },
    fight: {
      turns: 1,
      placedBy: null,
      groups: [],
      slain: [],
      waiting: [],
      ambushed: false,
      behindDoor: 0,
      missiles: {},
      fixed,
    },
  };
}

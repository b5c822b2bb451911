/** Heroes on their starting squares: well chosen from the first, to be changed by a tap, and put there all at once. */
import type { CommandOf, Figure, FigureId, HeroKind, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { takeUp } from '../../play/hand.ts';
import type { Desk } from './desk.ts';

/** Where one's own heroes will stand, in the order they are placed. */
export type Starts = readonly { readonly hero: HeroKind; readonly square: Square }[];

/** The best free square for each of the seats' heroes that is still to be placed. */
export function startsFor(
  { heroes, figures, control }: View,
  seats: readonly SeatId[],
  offered: readonly CommandOf<'placeHero'>[],
): Starts {
  const free = offered.map(({ square }) => square);
  const waiting = heroes.filter(
    ({ id }) => seats.includes(control[id] ?? '') && !figures.some((figure) => figure.id === id),
  );
  return waiting.flatMap(({ id }, at) => (free[at] === undefined ? [] : [{ hero: id, square: free[at] }]));
}

/** They are shown where they will stand; whoever another device of the same seat has put down stands there by now. */
export function withStarts(view: View, starts: Starts): View {
  const waiting = starts.filter(({ hero }) => !view.figures.some(({ id }) => id === hero));
  const standing = waiting.map(({ hero, square }): Figure => ({
    id: hero,
    kind: hero,
    side: 'heroes',
    square,
    body: 0,
    maxBody: 0,
    mind: 0,
    maxMind: 0,
    move: 0,
    attack: 0,
    defence: 0,
    conditions: [],
    name: null,
  }));
  return { ...view, figures: [...view.figures, ...standing] };
}

/** A tap on a hero takes it up; on a free square it puts down the one in hand, or the first. */
export function tapStart(desk: Desk, square: Square): void {
  const { staged, focus } = desk.hand.get();
  if (staged?.is !== 'starts') return;
  const there = staged.at.find((start) => start.square === square);
  const inHand = staged.at.find(({ hero }) => hero === focus) ?? staged.at[0];
  if (inHand === undefined) return;
  if (there !== undefined && focus === null) return desk.change({ focus: there.hero });
  const at = staged.at.map((start) => {
    if (start.hero === inHand.hero) return { ...start, square };
    return start === there ? { ...start, square: inHand.square } : start;
  });
  const moved = { is: 'starts', at } as const;
  desk.change((hand) => ({ ...hand, staged: moved, offer: moved, focus: null }));
}

/** Everybody is put where they were shown; other players place theirs in between. */
export function begin(desk: Desk, starts: Starts): Promise<void> {
  const { seats } = desk.scene;
  desk.change((hand) => takeUp({ ...hand, focus: null }, null));
  return desk.act(async () => {
    for (let next = nextPlace(); next !== null; next = nextPlace())
      if (!(await desk.giveFor(next.seat, next.command))) return;
  });

  function nextPlace(): { readonly seat: SeatId; readonly command: CommandOf<'placeHero'> } | null {
    for (const seat of seats) {
      const offered = desk.movesNow(seat).filter((move) => move.type === 'placeHero');
      const wanted = (hero: FigureId) => starts.find((start) => start.hero === hero)?.square;
      const command = offered.find(({ hero, square }) => square === wanted(hero)) ?? offered[0];
      if (command !== undefined) return { seat, command };
    }
    return null;
  }
}

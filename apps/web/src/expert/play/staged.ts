/** What is staged in Expert: a walk with the deed at its end, or a command. */
import { waysWithin } from '@oubliette/expert';
import type { Command, FigureId, View, WaySeen } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import { isAmong } from '../../play/hand.ts';
import type { Aim } from '../../play/intention.ts';
import type { Ways } from '../../play/walks.ts';
import type { Place } from './aims.ts';
import type { Road, Situation } from './situation.ts';

export type Staged =
  | {
      readonly is: 'walk';
      readonly figure: FigureId;
      readonly way: WaySeen;
      readonly to: Square;
      /** What has to be done first: the turn taken, the dice rolled. */
      readonly first: readonly Command[];
      /** It is this far however the dice fall. */
      readonly isSure: boolean;
      /** What is done at its end. */
      readonly then?: { readonly place: Place; readonly aim: Aim<Command> };
    }
  | {
      readonly is: 'command';
      readonly command: Command;
      /** What was pointed at. */
      readonly at?: Place;
    };

export type Walk = Extract<Staged, { is: 'walk' }>;

export function walkTo({ ways, first, sure }: Road, figure: FigureId, to: Square): Walk | null {
  const way = ways.get(to);
  return way === undefined ? null : { is: 'walk', figure, way, to, first, isSure: way.cost <= sure };
}

/** The shortest walk to where it can be done. */
export function walkFor(road: Road, figure: FigureId, aim: Aim<Command>): Walk | null {
  const [nearest] = [...road.ways]
    .filter(([square]) => aim.from(square))
    .toSorted(([, a], [, b]) => a.cost - b.cost);
  return nearest === undefined ? null : walkTo(road, figure, nearest[0]);
}

/** How the rules lead a figure on, a cell at a time. */
export function walksOf(view: View, { ways, most }: Road, figure: FigureId): Ways<WaySeen> {
  return {
    after(way) {
      if (way === null) return ways;
      const on = waysWithin(view, figure, most - way.cost, way.steps.at(-1));
      return new Map(
        [...on].map(([to, { cost, steps }]) => [
          to,
          { cost: way.cost + cost, steps: [...way.steps, ...steps] },
        ]),
      );
    },
    upTo: ({ steps }, step) => ({ cost: step + 1, steps: steps.slice(0, step + 1) }),
  };
}

/** Whether what is staged leads to a place, for its own sake or for what is done there. */
export function leadsTo(staged: Staged, place: Place): boolean {
  if (staged.is === 'command') return staged.at === place;
  return staged.then === undefined ? staged.to === place : staged.then.place === place;
}

/** Whether it is still possible. */
export function holds(staged: Staged, situation: Situation): boolean {
  if (staged.is === 'command') return isAmong([...situation.moves, ...situation.standing], staged.command);
  return situation.figure === staged.figure && situation.road.ways.has(staged.to);
}

/** Somebody appeared, a tile was laid, a question came, or a hero was hurt. */
export function isSurprised(before: View, after: View): boolean {
  const was = new Map(before.figures.map((figure) => [figure.id, figure]));
  return (
    asking(after) > asking(before) ||
    after.tiles.length > before.tiles.length ||
    after.pits.length > before.pits.length ||
    after.figures.some(({ id, side, body }) => {
      const earlier = was.get(id);
      return earlier === undefined || (side === 'heroes' && body < earlier.body);
    })
  );
}

/** Frames under way, without the moments at which the game master is asked: they come and go. */
function asking({ stack }: View): number {
  return stack.filter(({ tag }) => tag !== 'moment').length;
}

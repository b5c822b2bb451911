/** What is staged in Advanced: a walk with the deed at its end, or a command; what it leads to and what it risks. */
import { burstSeen, threatSeen, waysSeen } from '@oubliette/advanced';
import type { Command, FigureId, View, WaySeen } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { isAmong } from '../../play/hand.ts';
import type { Aim } from '../../play/intention.ts';
import type { Ways } from '../../play/walks.ts';
import type { Place } from './aims.ts';
import { centreOf, isLeading } from './commands.ts';
import { risksOn } from './risks.ts';
import type { Situation } from './situation.ts';

export type Staged =
  | {
      readonly is: 'walk';
      readonly figure: FigureId;
      readonly way: WaySeen;
      readonly to: Square;
      /** What is done at its end. */
      readonly then?: { readonly place: Place; readonly aim: Aim<Command> };
    }
  | {
      readonly is: 'command';
      readonly command: Command;
      /** The square it was chosen by, for the question that follows. */
      readonly at?: Square;
    };

export type Walk = Extract<Staged, { is: 'walk' }>;

/** The shortest walk to where it can be done. */
export function walkFor(view: View, figure: FigureId, aim: Aim<Command>): Walk | null {
  const [nearest] = [...waysSeen(view, figure)]
    .filter(([square]) => aim.from(square))
    .toSorted(([, a], [, b]) => a.cost - b.cost);
  return nearest === undefined ? null : { is: 'walk', figure, way: nearest[1], to: nearest[0] };
}

/** How the rules lead a figure on. */
export function walksOf(view: View, figure: FigureId): Ways<WaySeen> {
  return {
    after: (way) => waysSeen(view, figure, way ?? undefined),
    upTo: ({ steps, costs }, step) => ({
      steps: steps.slice(0, step + 1),
      costs: costs.slice(0, step + 1),
      cost: costs[step]!,
    }),
  };
}

/** Whether what is staged leads to a place, for its own sake or for what is done there. */
export function leadsTo(staged: Staged, place: Place): boolean {
  if (staged.is === 'walk')
    return staged.then === undefined ? staged.to === place : staged.then.place === place;
  return staged.at === place;
}

/** It leads into known danger, or into or out of an enemy's reach. */
export function isGraveWalk(view: View, { figure, way }: Walk): boolean {
  const from = view.figures.find(({ id }) => id === figure)?.square;
  if (from === undefined || risksOn(view, from, way.steps).length > 0) return true;
  if (view.turn.mode !== 'combat') return false;
  const isThreatened = threatSeen(view, figure);
  return [from, ...way.steps].some(isThreatened);
}

/** A step for a figure the player plays, or leads. */
export function leads(move: Command, figure: FigureId, to: Square): boolean {
  return (isLeading(move) || (move.type === 'step' && move.figure === figure)) && move.to === to;
}

/** The command lit elsewhere that this figure or square stands for: the rules say why not. */
export function meantFor(
  { lit, question }: Situation,
  square: Square,
  other: FigureId | null,
): Command | null {
  const first = [...lit.values()][0]?.[0];
  if (first === undefined || first.type === 'chooseLayout') return null;
  if ('target' in first) return other === null ? null : { ...first, target: other };
  if (question === null) return null;
  if ('to' in first) return { ...first, to: square };
  return 'at' in first ? { ...first, at: square } : null;
}

/** Templates that hit most enemies and fewest friends come first (ADV-MAG-16, ADV-TRAP-17). */
export function bestFirst(commands: readonly Command[], view: View): readonly Command[] {
  const worth = (command: Command): number => {
    const centre = centreOf(command);
    const enemy = command.type === 'moveFireball' ? 'heroes' : 'monsters';
    const hit = centre === null ? [] : burstSeen(view, centre).figures;
    return hit.reduce((sum, { side }) => sum + (side === enemy ? 1 : -2), 0);
  };
  const worths = new Map(commands.map((command) => [command, worth(command)]));
  return commands.toSorted((a, b) => worths.get(b)! - worths.get(a)!);
}

/** Whether the staged command is still possible. */
export function holds(staged: Staged, situation: Situation): boolean {
  return staged.is === 'walk' ? situation.ways.has(staged.to) : isLegalIn(situation, staged.command);
}

export function isLegalIn({ moves, standing }: Situation, command: Command): boolean {
  return isAmong([...moves, ...standing], command);
}

/** A new figure appeared, a section was laid, a question came, or a hero was hurt. */
export function isSurprised(before: View, after: View): boolean {
  const was = new Map(before.figures.map((figure) => [figure.id, figure]));
  const laid = ({ levels }: View): number =>
    levels.reduce((sum, { layout }) => sum + layout.pieces.length, 0);
  return (
    after.underWay.length > before.underWay.length ||
    laid(after) > laid(before) ||
    after.figures.some(({ id, side, wounds }) => {
      const earlier = was.get(id);
      return earlier === undefined || (side === 'heroes' && wounds < earlier.wounds);
    })
  );
}

/** A seat's view of NextLevel in the shape the book's functions on arms and defence take. */
import type { Figure, View } from '@oubliette/classic';
import { acrossFrom, BACK_SIDES, sideOf } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { arcanumCard, diceFor, HIGH_FURNITURE, LOW_FURNITURE, wieldedBy } from '@oubliette/nextlevel';
import type { ArcanumId, AttackDie, Next, NextState, NextView, Plight, Sheet } from '@oubliette/nextlevel';
import type { Chart } from '../shared/chart.ts';
import { isHeroId } from '../shared/ways.ts';

export function nextOf(view: View): NextView['next'] {
  return (view as NextView).next;
}

/** Arms, dice and defence depend on sheets, plights and turn: a view has all of these. */
export function asState(view: View): NextState {
  return view as unknown as NextState;
}

export function nextSheet(view: View, id: string): Sheet | undefined {
  return isHeroId(id) ? nextOf(view).sheets[id] : undefined;
}

export function facingIn(view: View, id: string): Direction {
  return nextOf(view).facing[id] ?? 2;
}

export function hasPlight(view: View, id: string, tag: Plight['tag']): boolean {
  return nextOf(view).plights[id]?.some((plight) => plight.tag === tag) === true;
}

/** One of the three squares at a figure's back (NXT-FAC-02). */
function isAtBack(view: View, { id, square }: Figure, other: Square): boolean {
  const side = sideOf(view.board, square, facingIn(view, id), other);
  return side !== null && BACK_SIDES.includes(side);
}

/** The squares from which a figure is attacked hand to hand, and those it attacks (NXT-OPP-01). */
export function strikesFrom(chart: Chart, reach: 'side' | 'diagonal' | 'range', square: Square): Square[] {
  return reach === 'diagonal' ? [...chart.around(square), ...chart.corners(square)] : chart.around(square);
}

/** Whether a figure controls a square hand to hand: a shooter does not (NXT-OPP-02). */
export function controls(chart: Chart, figure: Figure, square: Square): boolean {
  const { reach, dice } = wieldedBy(asState(chart.view), figure);
  if (reach === 'range' || dice === 0 || figure.conditions.includes('asleep')) return false;
  if (chart.beside(figure.square, square)) return true;
  return reach === 'diagonal' && chart.corners(square).includes(figure.square);
}

/** The enemies a figure is fighting hand to hand. */
function opponents({ engaged }: Pick<Next, 'engaged'>, id: string): string[] {
  return engaged.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}

/** From its back, or across from a friend who is fighting it (NXT-BCK-01, NXT-PIN-01). */
export function comesFromBehind(chart: Chart, attacker: Figure, target: Figure, from: Square): boolean {
  const { view } = chart;
  if (isAtBack(view, target, from)) return true;
  return opponents(nextOf(view), target.id).some((id) => {
    const friend = id === attacker.id ? undefined : chart.figure(id);
    return friend?.side === attacker.side && acrossFrom(view.board, target.square, from, friend.square);
  });
}

/** Whether a figure would attack a mover on squares it controls: not while fighting another (NXT-OPP-06). */
export function isReady(chart: Chart, figure: Figure, mover: Figure): boolean {
  return opponents(nextOf(chart.view), figure.id).every((id) => {
    const other = id === mover.id ? undefined : chart.figure(id);
    return (
      other === undefined || !(controls(chart, figure, other.square) || controls(chart, other, figure.square))
    );
  });
}

/** The dice of allies who hold back an attack on this target and can still make it (NXT-GRP-01). */
export function heldDice(chart: Chart, { id, side }: Figure, target: Figure): AttackDie[] {
  const { view } = chart;
  const state = asState(view);
  return view.figures.flatMap((other) => {
    const held = nextOf(view).plights[other.id]?.find((plight) => plight.tag === 'holding');
    if (other.id === id || other.side !== side || held?.what !== 'attack' || held.target !== target.id)
      return [];
    const { spell } = held.choice;
    if (spell !== undefined) return spellDice(spell);
    const wielded = wieldedBy(state, other);
    const near = strikesFrom(chart, wielded.reach, target.square).includes(other.square);
    return near ? diceFor(state, other, wielded, target) : [];
  });
}

/** The dice of a spell that attacks. */
function spellDice(spell: ArcanumId): AttackDie[] {
  const { effect } = arcanumCard(spell);
  return effect.tag === 'strike' ? Array.from({ length: effect.dice }, () => effect.die) : [];
}

/** Whether a square is the top of a cupboard or bookcase: a figure there is out of reach (NXT-MON-21). */
export function isAloft({ furniture }: View, square: Square): boolean {
  return furniture.some(({ kind, squares }) => HIGH_FURNITURE.includes(kind) && squares.includes(square));
}

const MOST_ON_A_PIECE = 2;
const NOTHING: readonly Square[] = [];

/** The furniture a figure may climb: goblins only, two to a piece at most (NXT-MON-12, NXT-MON-13). */
export function climbs({ furniture, figures }: View, { id, kind, side }: Figure): readonly Square[] {
  if (kind !== 'goblin' || side !== 'morcar') return NOTHING;
  return furniture.flatMap((piece) => {
    if (!LOW_FURNITURE.includes(piece.kind) && !HIGH_FURNITURE.includes(piece.kind)) return [];
    const others = figures.filter((one) => one.id !== id && piece.squares.includes(one.square));
    return others.length < MOST_ON_A_PIECE ? piece.squares : [];
  });
}

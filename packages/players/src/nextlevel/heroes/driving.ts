/** Two or more heroes push foes into pits, onto traps, or off the way to the stairs (NXT-CRD). */
import type { Figure } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { plainDice } from '@oubliette/nextlevel';
import type { NextCommand } from '@oubliette/nextlevel';
import { NOBODY } from '../../shared/chart.ts';
import { missionDone, waysOut } from '../../shared/heroes/aims.ts';
import { worthOf } from '../../shared/heroes/worth.ts';
import { canAct, frailty } from '../../shared/threat.ts';
import { freeBlowLoss } from '../odds.ts';
import { rowBefore } from '../pushing.ts';
import { asState } from '../seen.ts';
import type { NextSituation } from './situation.ts';

/** A fall costs a point of Body and a turn to climb out. */
const FALLEN = 0.5;
/** What clearing the way out is worth. */
const PASSAGE = 1.5;
const WORTH_IT = 0.5;
/** A hero pushing alone moves nobody (NXT-CRD-03). */
const PAIR = 2;

/** A push worth its price, or a move held back for a friend's push; null if there is none. */
export function planPush(here: NextSituation): NextCommand | null {
  const { me } = here;
  let best: NextCommand | null = null;
  let top = WORTH_IT;
  for (const move of here.moves) {
    if (move.type !== 'push') continue;
    const worth = pushWorth(here, me, move.direction);
    if (worth <= top) continue;
    top = worth;
    best = move;
  }
  return best ?? (isWaitedFor(here) ? here.offered('holdMove') : null);
}

/** Whether a friend still to act, beside or in front, would push if there were two. */
function isWaitedFor(here: NextSituation): boolean {
  const { chart, me, view } = here;
  if (here.foes.length === 0) return false;
  return view.order.slice(view.order.indexOf(me.id) + 1).some((id) => {
    const friend = chart.figure(id);
    if (friend?.side !== 'heroes' || view.control[id] !== view.seat || !canAct(friend)) return false;
    if (friend.conditions.includes('pit') || !chart.beside(me.square, friend.square)) return false;
    return [0, 1, 2, 3].some((direction) => {
      const ahead = chart.next[me.square * 4 + direction]!;
      const free = ahead === friend.square || (ahead >= 0 && isFree(here, ahead));
      const row = free ? rowBefore(chart, friend.square, direction, 'heroes') : null;
      return row !== null && row.weight < PAIR && pushWorth(here, friend, direction) > WORTH_IT;
    });
  });
}

function isFree({ chart }: NextSituation, square: Square): boolean {
  return chart.held[square] === NOBODY && chart.heroFloor[square] === 1;
}

/** What the push gains, less the blow its leader may take (NXT-CRD-06). */
function pushWorth(here: NextSituation, leader: Figure, direction: number): number {
  const { chart, view } = here;
  const row = rowBefore(chart, leader.square, direction, 'heroes');
  if (row === null) return 0;
  const { first, last, way } = row;
  const fall = way.some((square) => isTrapped(here, square))
    ? worthOf(last) * (last.body > 1 ? FALLEN : 1)
    : 0;
  const cleared = fall === 0 && leadsOut(here, leader.square, way.at(-1)!) ? PASSAGE : 0;
  const answer = freeBlowLoss(plainDice(asState(view), first), here.ways.defence(view, leader));
  return fall + cleared - answer * frailty(leader.body);
}

function isTrapped({ chart, next }: NextSituation, square: Square): boolean {
  return (
    chart.pit[square] === 1 ||
    next.dwarfTraps.includes(square) ||
    next.traps.some(({ squares }) => squares.includes(square))
  );
}

/** The mission is done, these foes block the way out, and the push goes that way. */
function leadsOut(here: NextSituation, from: Square, to: Square): boolean {
  const { view, chart, other } = here;
  if (!missionDone(view)) return false;
  const { steps } = other.fromAny(chart, waysOut(here), { as: 'ghost' });
  return steps[to]! >= 0 && steps[to]! < steps[from]!;
}

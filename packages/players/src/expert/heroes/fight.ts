/** A hero's turn in a fight: where it goes, what it does there, and in which order. */
import type { Command } from '@oubliette/expert';
import { hasCondition } from '@oubliette/expert/reckoning';
import type { Square } from '@oubliette/dungeon';
import { dangerTo } from '../danger.ts';
import { besideOf, farAnyhow, farFrom, ways } from '../ground.ts';
import { noted } from '../seen.ts';
import type { Actor, Seen } from '../seen.ts';
import { bestDeedFrom, mayStrike, usableNow } from './deeds.ts';

export interface Plan {
  readonly steps: readonly Square[];
  readonly deed: Command | null;
  readonly after: readonly Square[];
  readonly value: number;
}

/** How heroes weigh Body they may lose against what they may gain. */
const FEAR = 0.25;
/** A step nearer to the foe, where there is nothing to do this turn. */
const STEP = 0.03;
/** Whoever stops in a doorway fights alone: friends find no room, and foes come out one by one. */
const DOORWAY = 0.25;
/** Each quiet round of a fight they lose patience. */
const IMPATIENCE = 0.5;
/** Places looked at more closely. */
const LIKELY = 14;

/** The value of every place to be in when the creatures come. */
function standWorth(seen: Seen, { figure }: Actor, quiet: number): (square: Square) => number {
  const danger = dangerTo(seen, figure);
  const far = towardsFoes(seen, figure.id);
  const doors = seen.heroes.length > 1 ? doorways(seen) : NOWHERE;
  const boldness = 1 + IMPATIENCE * quiet;
  return (square) => {
    const cost = danger(square);
    // A blow that may be the last one costs more than the Body it takes.
    const deadly = Math.max(0, 1.6 * cost - figure.body + 1);
    const fear = (FEAR * (cost + deadly)) / boldness;
    const cork = doors.has(square) ? DOORWAY : 0;
    return -fear - cork - STEP * boldness * Math.min(30, far(square));
  };
}

const NOWHERE: ReadonlySet<Square> = new Set();

/** The cells on both sides of open doors. */
function doorways(seen: Seen): ReadonlySet<Square> {
  return noted(seen, 'doorways', () => {
    const { layout, doors } = seen.view;
    return new Set(layout.doors.flatMap(({ a, b }, index) => (doors[index] === 'open' ? [a, b] : [])));
  });
}

function towardsFoes(seen: Seen, id: string): (square: Square) => number {
  return noted(seen, `towards foes ${id}`, () => {
    const figure = seen.heroes.find((hero) => hero.id === id)!;
    const goals = seen.monsters.map(({ square }) => square);
    const safe = farFrom(seen, figure, goals);
    return safe(figure.square) < Infinity ? safe : farAnyhow(seen, goals);
  });
}

/** The best plan with the cells that are left. */
export function planFor(seen: Seen, actor: Actor, quiet: number): Plan {
  const { figure, act } = actor;
  const stand = standWorth(seen, actor, quiet);
  const walks = ways(seen, figure, hasCondition(figure, 'paralysed') ? 0 : (act.left ?? 0));
  const stands = walks.squares.map((square) => ({ square, value: stand(square) }));
  const ranked = stands.toSorted((a, b) => b.value - a.value);
  const rest = ranked[0]!;
  const canAct = mayStrike(actor) || usableNow(seen, actor).length > 0;
  const here = stands[0]!;
  let best: Plan = { steps: walks.to(rest.square), deed: null, after: [], value: rest.value };
  if (!canAct) return best;
  const close = new Set(seen.monsters.flatMap(({ square }) => besideOf(seen.ground, square)));
  const likely = new Set([
    here,
    ...ranked.slice(0, LIKELY),
    ...ranked.filter(({ square }) => close.has(square)),
  ]);
  for (const { square, value } of likely) {
    const deed = bestDeedFrom(seen, actor, square, stand);
    if (deed === null) continue;
    // Whoever has walked stays where it has struck; whoever has not may still go (EXP-TRN-09).
    const goesOn = square === here.square && act.moved === 0;
    const after = goesOn && rest.value > value ? rest : null;
    const sum = deed.value + (after?.value ?? value);
    if (sum > best.value)
      best = {
        steps: walks.to(square),
        deed: deed.command,
        after: after === null ? [] : walks.to(after.square),
        value: sum,
      };
  }
  return best;
}

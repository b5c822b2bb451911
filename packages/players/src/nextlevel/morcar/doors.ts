/** Monsters at a barricaded door break it in (NXT-BAR-02). */
import type { Figure } from '@oubliette/classic';
import type { NextCommand } from '@oubliette/nextlevel';
import { stepsTo } from '../../shared/morcar/going.ts';
import type { Lair } from '../../shared/morcar/lair.ts';
import { nextOf } from '../seen.ts';

/** To the nearest barricade between the monster and the heroes, and against it; null if there is none. */
export function breakIn(lair: Lair, monster: Figure): NextCommand[] | null {
  const { chart, doors, field, reach } = lair;
  const { barricades } = nextOf(chart.view);
  const barred = barricades.filter(({ broken }) => !broken).map(({ door }) => door);
  const sides = chart.shut.flatMap(({ a, b, key }) =>
    barred.includes(key)
      ? [
          { near: a, beyond: b, door: key },
          { near: b, beyond: a, door: key },
        ]
      : [],
  );
  const between = sides.filter(({ beyond }) => field.steps[beyond]! >= 0);
  if (between.length === 0 || field.steps[monster.square]! >= 0) return null;
  const { steps } = doors.fromAny(
    chart,
    between.map(({ near }) => near),
    { as: 'ghost' },
  );
  let best = monster.square;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    if (steps[square]! >= 0 && steps[square]! < steps[best]! && lair.canStand(monster, square)) best = square;
  }
  const script: NextCommand[] = stepsTo(lair, monster, best);
  const arrived = between.find(({ near }) => near === best);
  if (arrived !== undefined) script.push({ type: 'breakDoor', figure: monster.id, door: arrived.door });
  return script;
}

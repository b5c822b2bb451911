/** Where creatures are put down (EXP-MON-06, EXP-MON-07). */
import { monsterCard } from '@oubliette/expert';
import type { Command, View } from '@oubliette/expert';
import { cellsFor } from '@oubliette/expert/reckoning';
import { pickBest } from '../../shared/pick.ts';
import { farFrom } from '../ground.ts';
import type { ExpertLook, Seen } from '../seen.ts';
import type { Manner } from './manner.ts';

type Placing = Extract<View['stack'][number], { tag: 'placingMonsters' }>;

/** Steps from the nearest hero from which one falls upon whoever comes in. */
const POUNCE = 5;

/** Shooters and the merciful's keep away; others wait within a walk. */
export function placed(seen: Seen, { of, whence }: Placing, manner: Manner, look: ExpertLook): Command {
  const { shoots, casts } = monsterCard(of);
  if (!manner.lurks || shoots === true || casts === true || whence.is !== 'tile')
    return { type: 'placeRest' };
  const [hero] = seen.heroes;
  const cells = cellsFor(seen.world, seen.state, whence);
  if (hero === undefined || cells.length < 2) return look.moves[0]!;
  const far = farFrom(
    seen,
    hero,
    seen.heroes.map(({ square }) => square),
  );
  return {
    type: 'placeMonster',
    at: pickBest(cells, (square) => -Math.abs(Math.min(99, far(square)) - POUNCE)),
  };
}

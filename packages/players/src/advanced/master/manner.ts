/** How hard the game master plays, as numbers. */
import type { Figure } from '@oubliette/advanced';
import { isUp, sightBetween } from '@oubliette/advanced/reckoning';
import type { Square } from '@oubliette/dungeon';
import { MANNERS, whim } from '../../shared/morcar/difficulty.ts';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { farFrom } from '../ground.ts';
import type { Manner } from '../plan.ts';
import { castWorth } from '../spells.ts';
import { sheetIn } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { deviceWorth } from './devices.ts';

/** The value of a step nearer to the heroes. */
const STEP = 0.12;
/** Monsters care little about their own harm; characters do. */
const FEAR = { monster: 0.02, character: 0.25 } as const;

/** A hero's value as a target besides wounds: kills, casters, and whether the weak are spared. */
export function preyWorth(seen: Seen, target: Figure, kills: number, difficulty: Difficulty): number {
  const { kill, casters, spares } = MANNERS[difficulty];
  const sheet = sheetIn(seen.view, target.id);
  const isCaster = (sheet?.spells.length ?? 0) > 0;
  return (
    kills * (0.5 + kill / 2) +
    (isCaster ? casters : 0) +
    lyingWorth(seen, target, difficulty) +
    spared(target, spares)
  );
}

/** A fight this long must be brought to an end. */
const LONG = 8;

/** A fallen hero is harmless: only the ruthless strike it, until a long fight must end. */
function lyingWorth({ view }: Seen, target: Figure, difficulty: Difficulty): number {
  if (isUp(target)) return 0;
  return difficulty === 'ruthless' || (view.fight?.turns ?? 0) > LONG ? 0.5 : -2;
}

function spared(target: Figure, spares: number): number {
  return spares > 0 && target.wounds <= spares - 1 ? -0.5 : 0;
}

/** Without a hero in reach they hide: the fight ends, and they go home (ADV-CMB-22, ADV-CMB-54). */
function hiding(seen: Seen, heroes: readonly Figure[], figure: Figure, square: Square): number {
  const there = { ...figure, square };
  const isSeen = heroes.some((hero) => sightBetween(seen.world, seen.state, hero, there) !== 'none');
  return isSeen ? -20 : -10;
}

export function masterManner(seen: Seen, difficulty: Difficulty): Manner {
  const heroes = seen.view.figures.filter((figure) => figure.side === 'heroes' && isUp(figure));
  const far = farFrom(
    seen,
    heroes.map(({ square }) => square),
  );
  const { holdsBack } = MANNERS[difficulty];
  return {
    stand(figure, square, danger) {
      if (far(square) === Infinity) return hiding(seen, heroes, figure, square);
      const fear = figure.character === null ? FEAR.monster : FEAR.character;
      return -STEP * Math.min(40, far(square)) - fear * danger;
    },
    worth(figure, target, { wounds, kills }) {
      const isLazy = holdsBack > 0 && whim(seen.view.turn.number, figure.id, holdsBack) === 0;
      return isLazy ? 0 : wounds + preyWorth(seen, target, kills, difficulty);
    },
    throws: () => false,
    deed: (command) => (command.type === 'cast' ? castWorth(seen, command) : deviceWorth(seen, command)),
  };
}

/** Exploration turns: the party walks to what it goes for, keeps together, and sees to doors and chests. */
import type { Command, Figure } from '@oubliette/advanced';
import { actOf, isAble } from '@oubliette/advanced/reckoning';
import { neighbour } from '@oubliette/dungeon';
import { farFrom } from '../ground.ts';
import { shootsWith } from '../odds.ts';
import { best, figureIn, movesOf, sheetIn } from '../seen.ts';
import type { Of, Seen } from '../seen.ts';
import type { Goal } from './goals.ts';
import { party } from './mood.ts';

type Far = (square: number) => number;

/** How far from a door each keeps until it is open: fighters at its foot, casters behind them. */
const OFF = { fighter: 0, shooter: 2, caster: 3 } as const;
/** A door is opened when all are this near, so that everybody can strike. */
const AT_HAND = 7;

export function distanceKept(seen: Seen, figure: Figure): number {
  if (party(seen.view).length < 2) return 0;
  const sheet = sheetIn(seen.view, figure.id);
  if (sheet?.calling === 'wizard') return OFF.caster;
  const isHurt = figure.wounds <= 1 && (sheet?.startWounds ?? 0) > 1;
  return isHurt || shootsWith(seen, figure).length > 0 ? OFF.shooter : OFF.fighter;
}

function farTo(seen: Seen, goal: Goal): Far {
  const round = farFrom(seen, goal.squares);
  const isCutOff = party(seen.view).every(({ square }) => round(square) === Infinity);
  return isCutOff ? farFrom(seen, goal.squares, new Set()) : round;
}

/** Goals at which one acts and the others stay clear: whoever begins to move ends what the one before was doing. */
const FOR_ONE: readonly Goal['kind'][] = ['door', 'chest', 'goods', 'wall'];

/** Who goes up to the door or the chest: the hero who keeps nearest, then whoever is there already. */
function leadOf(seen: Seen, goal: Goal): Figure | undefined {
  if (!FOR_ONE.includes(goal.kind)) return undefined;
  const far = farTo(seen, goal);
  const heroes = party(seen.view).filter(({ kind, square }) => kind === 'hero' && far(square) < Infinity);
  return best(heroes, (hero) => -100 * distanceKept(seen, hero) - far(hero.square));
}

/** All others first, the nearest before those behind; then the one who acts. */
export function towards(seen: Seen, moves: readonly Command[], goal: Goal): Command | null {
  const far = farTo(seen, goal);
  const lead = leadOf(seen, goal);
  const steps = movesOf(moves, 'step');
  const keeps = (figure: Figure): number =>
    lead === undefined || figure.id === lead.id ? 0 : Math.max(1, distanceKept(seen, figure));
  const last = (figure: Figure): number => (figure.id === lead?.id ? 1 : 0);
  const walkers = party(seen.view)
    .filter((figure) => far(figure.square) > keeps(figure))
    .sort((a, b) => last(a) - last(b) || far(a.square) - far(b.square));
  for (const figure of walkers) {
    const nearer = steps.filter(
      ({ figure: id, to }) => id === figure.id && far(to) < far(figure.square) && far(to) >= keeps(figure),
    );
    const step = best(nearer, ({ to }) => -far(to));
    if (step !== undefined) return step;
    const door = doorOnTheWay(seen, moves, figure, far);
    if (door !== undefined) return door;
  }
  return null;
}

/** A closed door between known places, where the way leads through it. */
function doorOnTheWay(
  seen: Seen,
  moves: readonly Command[],
  { id }: Figure,
  far: Far,
): Of<'openDoor'> | undefined {
  return movesOf(moves, 'openDoor').find(
    ({ figure, at, side }) => figure === id && far(neighbour(seen.ground.board, at, side)) < far(at),
  );
}

/** Everybody who is able stands near enough for a fight to find them together. */
export function isTogether(seen: Seen, goal: Goal): boolean {
  const far = farTo(seen, goal);
  return party(seen.view).every(({ square }) => far(square) <= AT_HAND || far(square) === Infinity);
}

/** The door gone for, opened by whoever stands at it; the hardiest of them. */
export function openIt(seen: Seen, moves: readonly Command[], goal: Goal): Command | undefined {
  const doors = movesOf(moves, 'openDoor').filter(({ at, side }) => goal.key === `door ${at}/${side}`);
  return best(doors, ({ figure }) => figureIn(seen.view, figure)!.wounds);
}

/** Whoever has not stirred may search the room they stand in, once the fight is over (ADV-SECR-13). */
export function search(seen: Seen, moves: readonly Command[]): Command | undefined {
  const idle = movesOf(moves, 'searchRoom').filter(({ figure }) => actOf(seen.state, figure).did === null);
  return best(idle, ({ figure }) => -distanceKept(seen, figureIn(seen.view, figure)!));
}

/** Somebody who lies there is brought to by a potion, or carried along (ADV-DEATH-09, ADV-DEATH-11). */
export function tend(seen: Seen, moves: readonly Command[]): Command | undefined {
  const [potion] = movesOf(moves, 'givePotion');
  if (potion !== undefined) return potion;
  const held = new Set(
    seen.view.figures.flatMap(({ effects }) =>
      effects.filter(({ tag }) => tag === 'carries').map(({ of }) => of),
    ),
  );
  return movesOf(moves, 'carry').find(({ target, figure }) => {
    const lies = figureIn(seen.view, target);
    return lies !== undefined && !isAble(lies) && !held.has(target) && actOf(seen.state, figure).moved === 0;
  });
}

/** Ways on that cost something: a grating to lift, a pit to climb out of or jump, a chasm to cross. */
const HARD_WAYS: readonly Command['type'][] = [
  'climbOut',
  'liftPortcullis',
  'crossLadder',
  'climbUp',
  'jump',
];

/** Nobody gets any nearer by walking. */
export function hardWay(seen: Seen, moves: readonly Command[], goal: Goal): Command | undefined {
  const far = farTo(seen, goal);
  return moves.find((move) => {
    if (!HARD_WAYS.includes(move.type)) return false;
    const { figure, to } = move as { figure?: string; to?: number };
    const from = figureIn(seen.view, figure ?? '')?.square;
    return to === undefined || from === undefined || far(to) < far(from);
  });
}

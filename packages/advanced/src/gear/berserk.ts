/** Berserkers: how the fury starts, goes on and ends (ADV-ABIL-01 to ADV-ABIL-07). */
import { sees } from '../sight.ts';
import { distances } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import type { Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { runRefusal } from '../combat/deeds.ts';
import { unmask } from '../combat/unmask.ts';
import { canStrike, enemiesOf, reachOf } from '../combat/zones.ts';
import { strides } from '../explore/walk.ts';
import { findFigure, hasEffect, isOn, isUp, seatOf, squaresOf } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import { actOf, mayDeed, mayMove } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { withEffect, withoutEffect } from './effects.ts';
import { isSpecial } from './traits.ts';
import type { GearCommand, GearFacts } from './types.ts';

export const BERSERK = 'berserk';

/** Standing enemies it can see. */
function prey(world: World, state: State, figure: Figure): Figure[] {
  return enemiesOf(state, figure).filter((other) => isUp(other) && sees(world, state, figure, other));
}

type GoBerserk = Extract<GearCommand, { type: 'goBerserk' }>;

/** At the start of its side's phase, before any figure of that side has acted (ADV-ABIL-01). */
export const goBerserk: Handler<GoBerserk> = {
  when: { in: ['master'], mode: 'combat' },
  check(world, state, seat, { figure: id }) {
    const figure = findFigure(state, id);
    if (figure === undefined) return refuse('notOnBoard', 'ADV-ABIL-01', { figure: id });
    if (seatOf(state, id) !== seat) return refuse('notYourFigure', 'ADV-ABIL-01', { figure: id });
    if (!isSpecial(figure, 'berserk')) return refuse('noBerserker', 'ADV-ABIL-01', { figure: id });
    if (hasEffect(figure, BERSERK)) return refuse('alreadyBerserk', 'ADV-ABIL-02', { figure: id });
    if (state.turn.active !== null || state.turn.done.includes(seat))
      return refuse('phaseUnderWay', 'ADV-ABIL-01');
    return prey(world, state, figure).length > 0 ? null : refuse('noEnemySeen', 'ADV-ABIL-02');
  },
  perform(play, { figure }) {
    unmask(play, figure, 'spell');
    play.tell('wentBerserk', { figure }, ['ADV-ABIL-01', 'ADV-ABIL-03', 'ADV-ABIL-05']);
  },
};

export function berserkOffers(state: State): GoBerserk[] {
  return state.figures
    .filter((figure) => isSpecial(figure, 'berserk'))
    .map(({ id }) => ({ type: 'goBerserk', figure: id }));
}

/** Without an enemy in sight the fury ends (ADV-ABIL-02). */
export function calmDown(play: Play): void {
  for (const figure of play.state.figures)
    if (hasEffect(figure, BERSERK) && prey(play.world, play.state, figure).length === 0)
      play.tell('calmedDown', { figure: figure.id }, ['ADV-ABIL-02']);
}

/** Steps from each square to the nearest enemy in sight, ignoring other figures. */
function stepsToPrey(world: World, state: State, figure: Figure): Int16Array | null {
  const enemies = prey(world, state, figure);
  if (enemies.length === 0) return null;
  const ground = groundOf(world, state);
  return distances(
    ground,
    enemies.flatMap((enemy) => squaresOf(ground.board, enemy)),
  );
}

/** Null where a berserk figure may step there: closer to an enemy it sees, never away (ADV-ABIL-06). */
export function chargeRefusal(world: World, state: State, figure: Figure, to: Square): Refusal | null {
  if (!hasEffect(figure, BERSERK)) return null;
  const steps = stepsToPrey(world, state, figure);
  if (steps === null) return null;
  const { board } = groundOf(world, state);
  const nearest = (square: Square): number =>
    Math.min(
      ...squaresOf(board, { square, size: figure.size }).map((one) =>
        steps[one]! < 0 ? Infinity : steps[one]!,
      ),
    );
  return nearest(to) < nearest(figure.square)
    ? null
    : refuse('mustCharge', 'ADV-ABIL-06', { figure: figure.id });
}

/** Null unless a berserk figure hangs back: it could still strike, come nearer or run (ADV-ABIL-06). */
export function hangsBack(world: World, state: State, side: Figure['side']): Refusal | null {
  const idler = state.figures.find(
    (figure) => figure.side === side && hasEffect(figure, BERSERK) && couldDoMore(world, state, figure),
  );
  return idler === undefined ? null : refuse('mustCharge', 'ADV-ABIL-06', { figure: idler.id });
}

function couldDoMore(world: World, state: State, figure: Figure): boolean {
  const enemies = prey(world, state, figure);
  const { over, did } = actOf(state, figure.id);
  if (over || did !== null || enemies.length === 0 || hasEffect(figure, 'stilled')) return false;
  const mayStrike = canStrike(figure) && mayDeed(state, figure) === null;
  const reach = reachOf(world, state, figure);
  const { board } = groundOf(world, state);
  const isClose = enemies.some((enemy) => isOn(board, enemy, reach));
  if (isClose) return mayStrike;
  const mayWalk =
    mayMove(state, figure) === null &&
    strides(world, state, figure).some(({ to }) => chargeRefusal(world, state, figure, to) === null);
  return mayWalk || runRefusal(world, state, figure) === null;
}

export const berserkAppliers: Pick<Appliers<GearFacts>, 'wentBerserk' | 'calmedDown'> = {
  wentBerserk: (state, { figure }) => withEffect(state, figure, { tag: BERSERK, ends: 'fight' }),
  calmedDown: (state, { figure }) => withoutEffect(state, figure, BERSERK),
};

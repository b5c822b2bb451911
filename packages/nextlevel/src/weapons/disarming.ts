/** Knocking the weapon from an opponent's hand (NXT-DIS). */
import {
  checkActor,
  chooseActor,
  figureOf,
  findFigure,
  isHero,
  seatOf,
  turnOf,
  withHero,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkFree } from '../actions.ts';
import { areFoes, checkReach, plainDice, wieldedBy } from '../arms.ts';
import { sheetOf, withFree, withPlight, withSheet, withTurn } from '../changes.ts';
import { isGear } from '../content/armoury.ts';
import { D6 } from '../content/dice.ts';
import { facingOf } from '../facing.ts';
import type { Appliers } from '../kit.ts';
import { withLitter } from '../litter.ts';
import type { NextPlay } from '../play.ts';
import type { NextState, Sheet } from '../state.ts';

export interface DisarmFacts {
  disarmRolled: {
    figure: FigureId;
    target: FigureId;
    dice: readonly number[];
    against: readonly number[];
    outcome: 'won' | 'tied' | 'lost';
  };
  /** The weapon lies on its owner's square; null for a monster's own. */
  weaponKnockedAway: { figure: FigureId; by: FigureId; weapon: Sheet['inHand']; square: Square };
}

interface Contest {
  readonly figure: FigureId;
  readonly target: FigureId;
}

export function checkDisarm(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, target }: Contest,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const self = figureOf(state, figure);
  const foe = findFigure(state, target);
  if (foe === undefined) return refuse('notOnBoard', 'CLS-TUR-09', { figure: target });
  if (!areFoes(self, foe)) return refuse('notAFoe', 'NXT-DIS-01', { target });
  if (hasAttacked(state, self)) return refuse('beforeTheAttack', 'NXT-DIS-02', { figure });
  const spent = checkFree(state, self, 'disarmFoe');
  if (spent !== null) return spent;
  if (checkReach(world, state, self, foe, { reach: 'side' }) !== null || !faceToFace(world, state, self, foe))
    return refuse('notFaceToFace', 'NXT-DIS-01', { target });
  return wieldedBy(state, foe).arm === 'weapon' ? null : refuse('holdsNoWeapon', 'NXT-DIS-04', { target });
}

function hasAttacked(state: NextState, figure: Figure): boolean {
  return isHero(figure.id) ? state.next.turn.actions.includes('attack') : turnOf(state, figure).acted;
}

/** Each stands on the square the other faces. */
function faceToFace({ board }: World, state: NextState, a: Figure, b: Figure): boolean {
  return (
    neighbour(board, a.square, facingOf(state, a.id)) === b.square &&
    neighbour(board, b.square, facingOf(state, b.id)) === a.square
  );
}

/** As many D6 each as they have attack dice; the higher total wins (NXT-DIS-04). */
export function disarmFoe(play: NextPlay, { figure, target }: Contest): void {
  chooseActor(play, figure);
  const dice = rollFor(play, figure);
  const against = rollFor(play, target);
  const lead = sum(dice) - sum(against);
  const outcome = lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied';
  const rules = outcome === 'won' ? ['NXT-DIS-04', 'NXT-DIS-03'] : ['NXT-DIS-04'];
  play.emit({ type: 'disarmRolled', rules, news: true, figure, target, dice, against, outcome });
  if (outcome !== 'won') return;
  const { square } = figureOf(play.state, target);
  const weapon = isHero(target) ? sheetOf(play.state, target).inHand : null;
  const how = ['NXT-DIS-04', 'NXT-DIS-05'];
  play.emit({ type: 'weaponKnockedAway', rules: how, figure: target, by: figure, weapon, square });
}

function rollFor(play: NextPlay, id: FigureId): number[] {
  const figure = figureOf(play.state, id);
  return play.rollAll(plainDice(play.state, figure), D6, seatOf(play.state, figure), 'NXT-DIS-04', {
    who: id,
  });
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}

export const DISARM_APPLIERS: Appliers<DisarmFacts> = {
  disarmRolled: (state, { outcome }) => {
    const tried = withFree(state, 'disarmFoe');
    return outcome === 'lost' ? withTurn(tried, { over: true }) : tried;
  },
  weaponKnockedAway: (state, { figure, weapon, square }) => {
    if (!isHero(figure)) {
      const bare = withPlight(state, figure, { tag: 'disarmed' });
      return withLitter(bare, square, ({ weaponsOf }) => ({ weaponsOf: [...weaponsOf, figure] }));
    }
    if (weapon === null) return state;
    const bare = withSheet(state, figure, (sheet) => ({ ...sheet, inHand: null }));
    if (isGear(weapon)) {
      const lost = withSheet(bare, figure, (sheet) => ({ ...sheet, gear: withoutOne(sheet.gear, weapon) }));
      return withLitter(lost, square, ({ gear }) => ({ gear: [...gear, weapon] }));
    }
    const lost = withHero(bare, figure, (hero) => ({
      ...hero,
      treasures: withoutOne(hero.treasures, weapon),
    })) as NextState;
    return withLitter(lost, square, ({ treasures }) => ({ treasures: [...treasures, weapon] }));
  },
};

export function withoutOne<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}

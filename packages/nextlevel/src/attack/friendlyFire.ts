/** A shot that misses everything may find a friend (NXT-FRF). */
import { figureAt, figureOf, findFigure, knownGround, harm } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { adjacent, lineOfFire } from '@oubliette/dungeon';
import type { NextPlay } from '../play.ts';
import type { NextState, Strike } from '../state.ts';
import type { StrikerRoll } from './facts.ts';

/** Each shooter's missile flies on; magic, which is the wizard's, spares friends (NXT-FRF-08). */
export function friendlyFire(play: NextPlay, strike: Strike, rolls: readonly StrikerRoll[]): void {
  for (const { figure, arm, ranged } of strike.attackers)
    if (ranged === true && arm === 'weapon')
      flyOn(
        play,
        figure,
        strike.target,
        rolls.find((roll) => roll.figure === figure)!,
      );
}

function flyOn(play: NextPlay, id: FigureId, target: FigureId, { faces }: StrikerRoll): void {
  const shooter = figureOf(play.state, id);
  const victim = nearestFriend(play.world, play.state, shooter, target);
  if (victim === undefined) return;
  const near = adjacent(knownGround(play.world, play.state), shooter.square, victim.square);
  const harmful = near ? 'whiteShield' : 'blackShield';
  const damage = faces.filter((face) => face === harmful).length;
  if (damage === 0) return;
  const rules = ['NXT-FRF-01', near ? 'NXT-FRF-04' : 'NXT-FRF-05', 'NXT-FRF-06'];
  play.emit({ type: 'friendlyFire', rules, shooter: id, victim: victim.id, damage });
  harm(play, victim.id, damage, ['NXT-FRF-06'], id);
}

/** The line continues behind the target, which shelters nobody (NXT-FRF-02, NXT-FRF-03). */
function nearestFriend(
  world: World,
  state: NextState,
  shooter: Figure,
  target: FigureId,
): Figure | undefined {
  const aim = findFigure(state, target);
  if (aim === undefined) return undefined;
  for (const square of lineOfFire(knownGround(world, state), shooter.square, aim.square)) {
    const figure = figureAt(state, square);
    if (figure !== undefined && figure.side === shooter.side && figure.id !== target) return figure;
  }
  return undefined;
}

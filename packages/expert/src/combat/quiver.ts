/** Better arrows and bolts, for those who shoot (EXP-ITM-07). */
import { treasureCard } from '../content/treasures.ts';
import type { ClassId } from '../content/characters.ts';
import { bearerOf, diceOf, isCursed } from '../figures.ts';
import type { Play } from '../play.ts';
import type { Figure, Held, State } from '../state.ts';
import type { World } from '../world.ts';
import { attackKnacks } from './knacks.ts';
import { reachOf } from './sight.ts';

/** What its next shot is made with: of several quivers the emptiest. The cursed would waste it. */
function quiverOf(state: State, figure: Figure): Held | undefined {
  if (!reachOf(state, figure).shoots || isCursed(state, figure)) return undefined;
  return bearerOf(state, figure)
    ?.cards.filter(({ left }) => left !== undefined)
    .toSorted((a, b) => a.left! - b.left!)[0];
}

function quiverDice(quiver: Held | undefined): number {
  const card = quiver === undefined ? undefined : treasureCard(quiver.card);
  return card?.kind === 'ammunition' ? card.attack : 0;
}

/** The dice of a figure's own attack on another, before what is done to this blow alone. */
export function attackDice(world: World, state: State, attacker: Figure, target: Figure): number {
  const arrows = quiverDice(quiverOf(state, attacker));
  return diceOf(state, attacker, 'attack') + attackKnacks(world, state, attacker, target) + arrows;
}

/** The shot is made. */
export function spendShot(play: Play, figure: Figure): void {
  const quiver = quiverOf(play.state, figure);
  if (quiver === undefined) return;
  const { card, left } = quiver;
  play.tell('shotSpent', { hero: figure.id as ClassId, card, left: left! - 1 }, ['EXP-ITM-07']);
}

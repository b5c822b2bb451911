/** What only some creatures do: one knack a card (EXP-CRD-03). */
import { enterable, hasSquare, neighbour } from '@oubliette/dungeon';
import type { Knack } from '../content/monsters.ts';
import type { ClassId } from '../content/characters.ts';
import { bearerOf, figureAt, findFigure, fullBody, hasCondition, isMonster, monsterOf } from '../figures.ts';
import { groundOf, tileAt } from '../ground.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';
import { isBeside } from './sight.ts';

export const KNACK_RULE = 'EXP-CRD-03';
const RISES_ON = 6;
const PURSE = 10;

export function hasKnack(figure: Figure, knack: Knack): boolean {
  return isMonster(figure) && monsterOf(figure).knack === knack;
}

/** Dice that a creature's knack, or a friend's, adds to this attack. */
export function attackKnacks(world: World, state: State, attacker: Figure, target: Figure): number {
  if (!isMonster(attacker)) return 0;
  const ground = groundOf(world, state);
  const others = state.figures.filter(({ id, side }) => id !== attacker.id && side === attacker.side);
  const packs =
    hasKnack(attacker, 'packs') &&
    others.some(({ of, square }) => of === attacker.of && isBeside(ground, square, target.square));
  const smells = hasKnack(attacker, 'smellsBlood') && target.body < fullBody(target);
  const tile = tileAt(world, state, attacker.square);
  const rallied = others.some(
    (other) => hasKnack(other, 'rallies') && tileAt(world, state, other.square) === tile,
  );
  return Number(packs) + Number(smells) + Number(rallied);
}

/** Dice against shots and spells. */
export function defenceKnacks({ shot }: { readonly shot: boolean }, target: Figure): number {
  return hasKnack(target, 'wards') && shot ? 1 : 0;
}

/** Hits that may be blocked at the most. */
export function mostBlocked(attacker: Figure): number {
  return hasKnack(attacker, 'crushes') ? 1 : Infinity;
}

/** A single hit does nothing to a tough hide. */
export function hitsFelt(target: Figure, hits: number): number {
  return hits === 1 && hasKnack(target, 'toughHide') ? 0 : hits;
}

/** How many blows a turn it has. */
export function blowsOf(figure: Figure): number {
  return hasKnack(figure, 'twoBlows') ? 2 : 1;
}

/** Once, on a 6, it stands up with one Body. */
export function risesAgain(play: Play, figure: Figure): boolean {
  if (!hasKnack(figure, 'risesAgain') || hasCondition(figure, 'risen')) return false;
  const face = play.d6For(figure.id, KNACK_RULE);
  const rises = face === RISES_ON;
  play.reveal('roseAgain', { figure: figure.id, face, rises }, [KNACK_RULE]);
  return rises;
}

/** What a wound brings with it. */
export function woundedBy(play: Play, attacker: Figure, id: string, body: number): void {
  const hero = findFigure(play.state, id);
  if (hero === undefined || isMonster(hero) || !isMonster(attacker)) return;
  switch (monsterOf(attacker).knack) {
    case 'hamstrings':
      return play.tell('conditionGained', { figure: id, condition: { tag: 'lamed', cells: body } }, [
        KNACK_RULE,
      ]);
    case 'poisons':
      return play.tell('conditionGained', { figure: id, condition: { tag: 'poisoned' } }, [KNACK_RULE]);
    case 'shoves':
      return shove(play, attacker, hero);
    case 'steals': {
      const gold = Math.min(PURSE, bearerOf(play.state, hero)?.gold ?? 0);
      if (gold > 0) play.tell('robbed', { hero: id as ClassId, gold }, [KNACK_RULE]);
      break;
    }
    default:
  }
}

/** A cell straight back, if it is free. */
export function shove(play: Play, attacker: Figure, hero: Figure, rule = KNACK_RULE): void {
  const ground = groundOf(play.world, play.state);
  const { board } = ground;
  const side = ([0, 1, 2, 3] as const).find((one) => neighbour(board, attacker.square, one) === hero.square);
  if (side === undefined) return;
  const to = neighbour(board, hero.square, side);
  const isFree = to >= 0 && enterable(ground, to) && !hasSquare(ground.furniture, to);
  if (isFree && isBeside(ground, hero.square, to) && figureAt(play.state, to) === undefined)
    play.tell('shoved', { figure: hero.id, to }, [rule]);
}

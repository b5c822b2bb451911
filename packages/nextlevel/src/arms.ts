/** What figures fight with, whom they can hit, and the squares they control (NXT-ATK-04, NXT-OPP-01). */
import {
  groundOf,
  has,
  helpsAttack,
  isHero,
  isUndead,
  knownGround,
  questTreasureCard,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, QuestTreasureId, World } from '@oubliette/classic/extend';
import { adjacent, adjoining, clearLine, diagonalNeighbours, sideNeighbours } from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { plightOf, sheetOf } from './changes.ts';
import type { Marked } from './changes.ts';
import { gearCard, isGear } from './content/armoury.ts';
import { findCard } from './content/bestiary.ts';
import { skullsOn } from './content/dice.ts';
import type { AttackDie, ColourFace } from './content/dice.ts';
import type { GearId } from './content/ids.ts';
import { isMisty } from './mist.ts';
import { rageDice } from './rage.ts';
import { extraDice } from './sheetEffects.ts';
import type { NextState, StrikeArm } from './state.ts';
import { isAloft } from './heights.ts';

export type Reach = 'side' | 'diagonal' | 'range';

export interface Wielded {
  readonly arm: StrikeArm;
  /** The piece of gear or the quest treasure; null for bare hands, claws and the shooter's dagger. */
  readonly id: GearId | QuestTreasureId | null;
  /** Plain combat dice, before rage and other changes. */
  readonly dice: number;
  readonly reach: Reach;
  /** Bare hands hit on black shields only (NXT-UNA-01). */
  readonly hits: 'skull' | 'blackShield';
}

/** Every user of a ranged weapon has one for close combat (NXT-ARM-01). */
export const DAGGER: Wielded = {
  arm: 'dagger',
  id: null,
  dice: 1,
  reach: 'diagonal',
  hits: 'skull',
};

const CLUB_DICE = gearCard('staff').weapon!.dice;

/** What a figure has in hand. */
export function wieldedBy(state: Marked, figure: Figure): Wielded {
  if (isHero(figure.id)) return wieldedWith(figure, sheetOf(state, figure.id).inHand);
  const card = findCard(figure.kind);
  const disarmed = plightOf(state, figure.id, 'disarmed') !== undefined;
  // Dice moved to the defence are gone until its next turn; those moved from it were for the one attack (NXT-CHW-02, NXT-CHW-04).
  const defensive = Math.max(0, plightOf(state, figure.id, 'stance')?.defence ?? 0);
  return {
    arm: card?.armed === true && !disarmed ? 'weapon' : card?.armed === true ? 'bare' : 'claws',
    id: null,
    dice: Math.max(0, figure.attack - defensive),
    reach: card?.diagonal === true ? 'diagonal' : 'side',
    hits: disarmed ? 'blackShield' : 'skull',
  };
}

/** A hero's arms with this weapon in hand. */
export function wieldedWith(figure: Figure, inHand: GearId | QuestTreasureId | null): Wielded {
  const bare: Wielded = {
    arm: 'bare',
    id: null,
    dice: figure.attack,
    reach: 'side',
    hits: 'blackShield',
  };
  if (inHand === null) return bare;
  if (!isGear(inHand)) {
    const { weapon } = questTreasureCard(inHand);
    if (weapon === undefined) return bare;
    return { arm: 'weapon', id: inHand, dice: weapon.dice, reach: 'side', hits: 'skull' };
  }
  const { weapon } = gearCard(inHand);
  if (weapon === undefined) return bare;
  if (weapon.worthless === true) return { ...bare, id: inHand };
  // A battered weapon leaves the hero's own dice, at most a club's, and lets skulls hit (NXT-UNA-03).
  const dice = weapon.dice === 0 ? Math.min(figure.attack, CLUB_DICE) : weapon.dice;
  return {
    arm: 'weapon',
    id: inHand,
    dice,
    reach: weapon.reach,
    hits: 'skull',
  };
}

/** Hits a face scores if skulls hit, or if only black shields do (NXT-ATK-05, NXT-UNA-01, NXT-UNA-02). */
export function hitsOn(hits: Wielded['hits'], face: ColourFace): number {
  if (hits === 'skull') return skullsOn(face);
  return face === 'blackShield' ? 1 : 0;
}

/** A magic attack with this many dice of mana (NXT-ENC-03). */
export function magic(mana: number): Wielded {
  return { arm: 'magic', id: null, dice: mana, reach: 'range', hits: 'skull' };
}

/**
 * The dice of an attack: the weapon's, better ones for rage, two more with courage or strength, one fewer in
 * a pit.
 */
export function diceFor(state: NextState, figure: Figure, wielded: Wielded, target?: Figure): AttackDie[] {
  const { arm } = wielded;
  const bonus = arm === 'magic' ? 0 : 2 * figure.conditions.filter(helpsAttack).length;
  const plain = Math.max(0, diceOn(wielded, target) + bonus - (has(figure, 'pit') ? 1 : 0));
  if (plain === 0) return [];
  return [...rageDice(state, figure, wielded, plain), ...extraDice(state, figure, wielded)];
}

/** A quest's blade may be better against the undead. */
function diceOn({ id, dice }: Wielded, target: Figure | undefined): number {
  if (id === null || isGear(id) || target === undefined || !isUndead(target)) return dice;
  return questTreasureCard(id).weapon?.undeadDice ?? dice;
}

/** Plain dice for a free blow, without additions or improvements (NXT-CTR-03). */
export function plainDice(state: Marked, figure: Figure): number {
  return Math.max(0, closeArm(state, figure).dice - (has(figure, 'pit') ? 1 : 0));
}

/** Why a figure cannot hit another from its square; null if it can. */
export function checkReach(
  world: World,
  state: NextState,
  attacker: Figure,
  target: Figure,
  { reach }: Pick<Wielded, 'reach'>,
): Refusal | null {
  const ground = knownGround(world, state);
  if (reach === 'range') {
    if (isMisty(world, state, attacker, target))
      return refuse('blackMist', 'NXT-FIM-07', { target: target.id });
    return clearLine(ground, attacker.square, target.square)
      ? null
      : refuse('notVisible', 'NXT-FRF-01', { target: target.id });
  }
  if (isAloft(state, attacker) || isAloft(state, target))
    return refuse('outOfReach', 'NXT-MON-21', { target: target.id });
  const near =
    reach === 'diagonal'
      ? adjoining(ground, attacker.square, target.square, 'either')
      : adjacent(ground, attacker.square, target.square);
  return near ? null : refuse('notAdjacent', 'NXT-ATK-04', { target: target.id });
}

export function canHit(
  world: World,
  state: NextState,
  attacker: Figure,
  target: Figure,
  wielded: Pick<Wielded, 'reach'>,
): boolean {
  return checkReach(world, state, attacker, target, wielded) === null;
}

/** The squares a figure can attack hand to hand; none with only a ranged weapon (NXT-OPP-01, NXT-OPP-02). */
export function controlZone(world: World, state: NextState, figure: Figure): Square[] {
  return zoneOn(groundOf(world, state), state, figure);
}

/** The same, on the ground as one side knows it. */
export function zoneOn(
  ground: Ground,
  state: Marked & Pick<NextState, 'furniture'>,
  figure: Figure,
): Square[] {
  const { reach, dice } = wieldedBy(state, figure);
  if (reach === 'range' || dice === 0 || isAloft(state, figure) || has(figure, 'asleep')) return [];
  const sides = sideNeighbours(ground, figure.square);
  return reach === 'diagonal' ? [...sides, ...diagonalNeighbours(ground, figure.square, 'either')] : sides;
}

/** The arms a figure strikes back with: a shooter's dagger (NXT-CTR-01). */
export function closeArm(state: Marked, figure: Figure): Wielded {
  const wielded = wieldedBy(state, figure);
  return wielded.reach === 'range' ? DAGGER : wielded;
}

export function areFoes(a: Figure, b: Figure): boolean {
  return a.id !== b.id && a.side !== b.side && a.side !== 'nobody' && b.side !== 'nobody';
}

/** The figures engaged with this one: for as long as either can hit the other (NXT-ENG-01). */
export function engagedWith(world: World, state: NextState, id: FigureId): Figure[] {
  const self = state.figures.find((figure) => figure.id === id);
  if (self === undefined) return [];
  return state.next.engaged.flatMap(([a, b]) => {
    const other = a === id ? b : b === id ? a : null;
    const figure = other === null ? undefined : state.figures.find((one) => one.id === other);
    return figure !== undefined && fight(world, state, self, figure) ? [figure] : [];
  });
}

function fight(world: World, state: NextState, a: Figure, b: Figure): boolean {
  return canHit(world, state, a, b, closeArm(state, a)) || canHit(world, state, b, a, closeArm(state, b));
}

/** Dodging (NXT-DOD). */
import type { Figure, HeroKind } from '@oubliette/classic/extend';
import { countFaces, isHero, seatOf } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import { sheetOf } from '../changes.ts';
import { isGear } from '../content/armoury.ts';
import { dodgeBonus, dodgeIn } from '../content/critical.ts';
import { D20 } from '../content/dice.ts';
import type { CombatFace } from '../content/dice.ts';
import type { DodgeLevel } from '../content/progress.ts';
import type { NextPlay } from '../play.ts';
import { dodgeLearnt } from '../sheetEffects.ts';
import type { NextState, Strike } from '../state.ts';
import { wornGear } from './defence.ts';

export interface Dodge {
  readonly dice: readonly [number, number] | null;
  /** Shields it adds. */
  readonly white: number;
  readonly black: number;
  readonly rules: readonly RuleId[];
}

const NO_DODGE: Dodge = { dice: null, white: 0, black: 0, rules: [] };

export const DODGE_RULES: { readonly [level in DodgeLevel]: RuleId } = {
  instinctive: 'NXT-DOD-05',
  advanced: 'NXT-DOD-06',
  extraordinary: 'NXT-DOD-07',
};

/** Two D20 with the defence dice. They improve a rolled shield, and do nothing without one (NXT-DOD-03). */
export function rollDodge(
  play: NextPlay,
  target: Figure,
  strike: Strike,
  faces: readonly CombatFace[],
): Dodge {
  if (!isHero(target.id)) return NO_DODGE;
  const level = dodgeOf(play.state, target.id);
  if (level === null) return NO_DODGE;
  const [a, b] = play.rollAll(2, D20, seatOf(play.state, target), 'NXT-DOD-01', {
    who: target.id,
  }) as [number, number];
  const bonus = dodgeBonus(level, a, b, sheetOf(play.state, target.id).lucky);
  const elfInMelee = target.id === 'elf' && strike.attackers.some(({ ranged }) => ranged !== true);
  const improves = elfInMelee ? 'blackShield' : 'whiteShield';
  const won = countFaces(faces, improves) > 0 ? bonus : 0;
  return {
    dice: [a, b],
    white: elfInMelee ? 0 : won,
    black: elfInMelee ? won : 0,
    rules: ['NXT-DOD-01', elfInMelee ? 'NXT-DOD-04' : 'NXT-DOD-02', DODGE_RULES[level]],
  };
}

/** The dodge a hero has learnt, as far as armour and weapons allow it (NXT-DOD-09). */
export function dodgeOf(state: NextState, hero: HeroKind): DodgeLevel | null {
  const sheet = sheetOf(state, hero);
  const learnt = dodgeLearnt(hero, sheet);
  if (learnt === null) return null;
  const { inHand } = sheet;
  return dodgeIn(learnt, wornGear(state, hero), inHand !== null && isGear(inHand) ? inHand : null);
}

/** What a figure strikes with, whether it can, and what it costs (NXT-ATK-01 to NXT-ATK-04, NXT-ARM). */
import { has, isHero } from '@oubliette/classic/extend';
import type { Figure, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { checkReach, DAGGER, diceFor, engagedWith, magic, wieldedBy } from '../arms.ts';
import type { Wielded } from '../arms.ts';
import { plightOf, sheetOf } from '../changes.ts';
import { gearCard, isGear } from '../content/armoury.ts';
import type { Arm } from '../content/armoury.ts';
import type { AttackDie } from '../content/dice.ts';
import { mostMoved } from '../monsters/chaosWarrior.ts';
import { setupOf } from '../setup.ts';
import { calledShot, poisonDice } from '../sheetEffects.ts';
import type { NextState, StrikeChoice, Striker } from '../state.ts';

/** Combat dice replaced by one violet die (NXT-MON-05). */
const ASSURED = 4;

/** The arms the attacker has chosen. */
function armFor(state: NextState, attacker: Figure, choice: StrikeChoice): Wielded {
  if (choice.with === 'magic') return magic(choice.mana ?? 0);
  const held = wieldedBy(state, attacker);
  if (choice.with === 'dagger') return DAGGER;
  if (choice.with === 'thrown') return { ...held, reach: 'range' };
  return choice.power === undefined ? held : { ...held, dice: held.dice + choice.power };
}

/** The card of a weapon of the Armoury. */
export function weaponOf({ id }: Wielded): Arm | undefined {
  return id !== null && isGear(id) ? gearCard(id).weapon : undefined;
}

export function strikerOf(
  state: NextState,
  attacker: Figure,
  target: Figure,
  choice: StrikeChoice = {},
): Striker {
  const wielded = armFor(state, attacker, choice);
  const dice = diceFor(state, attacker, wielded, target);
  const heroic = calledShot(state, attacker, wielded);
  const striker: Striker = {
    figure: attacker.id,
    arm: wielded.arm,
    ...(wielded.id === null ? {} : { weapon: wielded.id }),
    dice: choice.assured === true ? assured(dice) : dice,
    extra: (choice.design === true ? 1 : 0) + poisonDice(state, attacker, wielded),
    bite: choice.bite === true,
    ...(heroic === null ? {} : { heroic }),
  };
  return wielded.reach === 'range' ? { ...striker, ranged: true } : striker;
}

function assured(dice: readonly AttackDie[]): AttackDie[] {
  return ['violet', ...dice.slice(ASSURED)];
}

/** Why a figure cannot attack another in this way from its square; null if it can. */
export function checkStriker(
  world: World,
  state: NextState,
  attacker: Figure,
  target: Figure,
  choice: StrikeChoice,
): Refusal | null {
  const wielded = armFor(state, attacker, choice);
  return (
    checkArm(world, state, attacker, target, choice, wielded) ??
    checkReach(world, state, attacker, target, wielded) ??
    checkDice(state, attacker, target, choice) ??
    checkMonster(world, state, attacker, target, choice)
  );
}

/** Whether a figure can still make the attack it holds back; its costs are already paid (NXT-GRP-01). */
export function checkJoining(
  world: World,
  state: NextState,
  attacker: Figure,
  target: Figure,
  choice: StrikeChoice,
): Refusal | null {
  const wielded = armFor(state, attacker, choice);
  const shoots = wielded.reach === 'range' && wielded.arm === 'weapon';
  return (
    (shoots ? checkApart(world, state, attacker, target) : null) ??
    checkReach(world, state, attacker, target, wielded) ??
    checkDice(state, attacker, target, choice)
  );
}

function checkArm(
  world: World,
  state: NextState,
  attacker: Figure,
  target: Figure,
  choice: StrikeChoice,
  wielded: Wielded,
): Refusal | null {
  const held = wieldedBy(state, attacker);
  if ((choice.mana !== undefined) !== (choice.with === 'magic')) return refuse('sayMana', 'NXT-ENC-03');
  if (choice.design === true) {
    const no = checkDesign(state, attacker);
    if (no !== null) return no;
  }
  switch (choice.with) {
    case 'magic':
      return checkMana(state, attacker, choice.mana ?? 0);
    case 'dagger':
      return held.reach === 'range' ? null : refuse('noShooter', 'NXT-ARM-01', { figure: attacker.id });
    case 'thrown':
      if (weaponOf(held)?.thrown !== true)
        return refuse('cannotBeThrown', 'CLS-RNG-01', { figure: attacker.id });
      if (checkReach(world, state, attacker, target, held) === null)
        return refuse('tooClose', 'CLS-RNG-05', { target: target.id });
      break;
    case undefined:
      break;
    default:
      return refuse('noSuchArm', 'NXT-ATK-04', { figure: attacker.id });
  }
  if (isHero(attacker.id) && wielded.arm === 'weapon' && held.dice > attacker.attack)
    return refuse('tooMuchWeapon', 'NXT-ATK-02', { figure: attacker.id });
  return wielded.reach === 'range' ? checkShot(world, state, attacker, target, held) : null;
}

/** Not at a foe one is engaged with, nor with a weapon still to be reloaded (NXT-ARM-01, NXT-DWF-02). */
function checkShot(
  world: World,
  state: NextState,
  shooter: Figure,
  target: Figure,
  { id }: Wielded,
): Refusal | null {
  const no = checkApart(world, state, shooter, target);
  if (no !== null || !isHero(shooter.id)) return no;
  const fired = sheetOf(state, shooter.id).reloading.find(({ gear }) => gear === id);
  return fired !== undefined && state.round <= fired.round + 1
    ? refuse('reloading', 'NXT-DWF-02', { figure: shooter.id })
    : null;
}

function checkApart(world: World, state: NextState, shooter: Figure, target: Figure): Refusal | null {
  return engagedWith(world, state, shooter.id).some(({ id }) => id === target.id)
    ? refuse('needsDagger', 'NXT-ARM-01', { target: target.id })
    : null;
}

function checkMana(state: NextState, attacker: Figure, mana: number): Refusal | null {
  if (attacker.id !== 'wizard') return refuse('noMana', 'NXT-ENC-01', { figure: attacker.id });
  const left = sheetOf(state, attacker.id).mana;
  return mana >= 1 && mana <= left ? null : refuse('noMana', 'NXT-ENC-03', { figure: attacker.id });
}

/** One point of Mind a turn, and never the last (NXT-ENC-06). */
export function checkDesign(state: NextState, attacker: Figure): Refusal | null {
  if (attacker.id !== 'wizard') return refuse('noDesign', 'NXT-ENC-09', { figure: attacker.id });
  return state.next.turn.mindSpent || attacker.mind <= 1
    ? refuse('noMindToSpend', 'NXT-ENC-06', { figure: attacker.id })
    : null;
}

function checkDice(state: NextState, attacker: Figure, target: Figure, choice: StrikeChoice): Refusal | null {
  const wielded = armFor(state, attacker, choice);
  if (diceFor(state, attacker, wielded, target).length > 0) return null;
  return refuse('noDiceLeft', has(attacker, 'pit') ? 'CLS-TRP-08' : 'NXT-ATK-01', { figure: attacker.id });
}

/** Assured attacks, bites and power attacks: for monsters only, each for its own kind (NXT-SCO-04). */
function checkMonster(
  world: World,
  state: NextState,
  attacker: Figure,
  target: Figure,
  { assured: sure, bite, power }: StrikeChoice,
): Refusal | null {
  if (sure === true) {
    if (attacker.side !== 'morcar') return refuse('monstersOnly', 'NXT-SCO-04');
    if (!setupOf(world).options.assuredAttacks) return refuse('notAtThisTable', 'NXT-MON-05');
    const { dice } = armFor(state, attacker, power === undefined ? {} : { power });
    if (diceFor(state, attacker, { ...wieldedBy(state, attacker), dice }, target).length < ASSURED)
      return refuse('tooFewDice', 'NXT-MON-05', { figure: attacker.id });
  }
  if (bite === true && (attacker.kind !== 'zombie' || attacker.side !== 'morcar'))
    return refuse('cannotBite', 'NXT-ZOM-01', { figure: attacker.id });
  return power === undefined ? null : checkPower(state, attacker, power);
}

/** Only a chaos warrior that has moved no dice to its defence (NXT-CHW-04, NXT-CHW-05). */
function checkPower(state: NextState, attacker: Figure, power: number): Refusal | null {
  const able = attacker.kind === 'chaosWarrior' && attacker.side === 'morcar';
  if (!able || power < 1 || power > mostMoved(attacker.defence))
    return refuse('noPower', 'NXT-CHW-04', { figure: attacker.id });
  const stance = plightOf(state, attacker.id, 'stance')?.defence ?? 0;
  return stance === 0 ? null : refuse('diceMoved', 'NXT-CHW-05', { figure: attacker.id });
}

/** Attack and defence, hand to hand and at a distance (CLS-CBT, CLS-RNG, CLS-EQP-09). */
import { adjacent, clearLine, directionTo, touching } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { CommandOf } from './commands.ts';
import type { CombatFace } from './content/dice.ts';
import { equipmentCard } from './content/equipment.ts';
import type { Weapon } from './content/equipment.ts';
import { questTreasureCard } from './content/questTreasures.ts';
import { harm } from './death.ts';
import { defenceDice, figureOf, findFigure, has, heroOf, isHero, isUndead, seatOf } from './figures.ts';
import { countFaces } from './play.ts';
import type { Play } from './play.ts';
import type { Attack, Condition, Figure, State, WeaponId } from './state.ts';
import { checkActor, chooseActor, turnOf } from './turns.ts';
import { areaAt, groundOf } from './world.ts';
import type { World } from './world.ts';

/** Weapons a hero may own, equipment and quest treasures alike. */
export const WEAPON_IDS = [
  'dagger',
  'staff',
  'spear',
  'handAxe',
  'broadsword',
  'crossbow',
  'battleAxe',
  'orcsBane',
  'spiritBlade',
] as const satisfies readonly WeaponId[];

/** The figure's own arms: the dice on its card, against adjacent foes (CLS-CBT-05). */
const OWN_ARMS: Weapon = { dice: 0 };

interface WeaponCard {
  readonly weapon: Weapon & { readonly undeadDice?: number; readonly twiceOnOrcs?: true };
  readonly wizard: boolean;
}

function weaponCard(id: WeaponId): WeaponCard {
  const card = id === 'orcsBane' || id === 'spiritBlade' ? questTreasureCard(id) : equipmentCard(id);
  return { weapon: card.weapon!, wizard: card.wizard };
}

export function ownedWeapons(state: Pick<State, 'heroes'>, figure: Figure): WeaponId[] {
  if (!isHero(figure.id)) return [];
  const { equipment, treasures } = heroOf(state, figure.id);
  const owned: readonly string[] = [...equipment, ...treasures];
  return WEAPON_IDS.filter((id) => owned.includes(id) && (figure.id !== 'wizard' || weaponCard(id).wizard));
}

export function isThrowable(id: WeaponId): boolean {
  return weaponCard(id).weapon.thrown === true;
}

export function checkAttack(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'attack'>,
): Refusal | null {
  const no = checkActor(state, seat, command.figure);
  if (no !== null) return no;
  const attacker = figureOf(state, command.figure);
  const target = findFigure(state, command.target);
  if (target === undefined) return refuse('notOnBoard', 'CLS-CBT-02', { figure: command.target });
  if (target.id === attacker.id) return refuse('notOneself', 'CLS-CBT-02');
  return (
    world.points.checkFoe(attacker, target) ??
    checkTurn(state, attacker, target, command) ??
    checkWeapon(world, state, attacker, command) ??
    checkDistance(world, state, attacker, target, command) ??
    checkDice(attacker, target, command)
  );
}

/** A figure with no die to roll cannot attack: unarmed by its card, or in a pit (CLS-CBT-05, CLS-TRP-08). */
function checkDice(attacker: Figure, target: Figure, { weapon }: CommandOf<'attack'>): Refusal | null {
  if (attackDice(attacker, target, weapon ?? null) > 0) return null;
  return refuse('noDiceLeft', has(attacker, 'pit') ? 'CLS-TRP-08' : 'CLS-CBT-05');
}

/** Heroes may attack anyone, monsters only the heroes' side (CLS-CBT-14, CLS-MON-04). */
export function checkFoe(attacker: Figure, target: Figure): Refusal | null {
  if (target.side === 'nobody') return refuse('captive', 'CLS-QBK-11', { figure: target.id });
  if (attacker.side === 'morcar' && target.side === 'morcar')
    return refuse('notAFoe', 'CLS-MON-04', { figure: target.id });
  return null;
}

/** One attack a turn (CLS-CBT-15), or one more with a brew or Orc's Bane. */
function checkTurn(
  state: State,
  attacker: Figure,
  target: Figure,
  { weapon }: CommandOf<'attack'>,
): Refusal | null {
  const turn = turnOf(state, attacker);
  if (!turn.acted || turn.bonus === 'attack') return null;
  if (turn.bonus === 'orc' && weapon === 'orcsBane' && target.kind === 'orc') return null;
  return refuse('alreadyActed', 'CLS-TUR-04', { figure: attacker.id });
}

function checkWeapon(
  world: World,
  state: State,
  attacker: Figure,
  { weapon, thrown }: CommandOf<'attack'>,
): Refusal | null {
  if (weapon === undefined) return thrown === undefined ? null : refuse('cannotBeThrown', 'CLS-RNG-01');
  if (world.setup.training) return refuse('notInTraining', 'CLS-TRN-02');
  if (!ownedWeapons(state, attacker).includes(weapon))
    return refuse('notYourWeapon', 'CLS-EQP-13', { weapon });
  if (thrown === true && !isThrowable(weapon)) return refuse('cannotBeThrown', 'CLS-RNG-01', { weapon });
  return null;
}

function checkDistance(
  world: World,
  state: State,
  attacker: Figure,
  target: Figure,
  command: CommandOf<'attack'>,
): Refusal | null {
  const weapon = command.weapon === undefined ? OWN_ARMS : weaponCard(command.weapon).weapon;
  const beside = adjacent(groundOf(world, state), attacker.square, target.square);
  if (weapon.shoots === true || command.thrown === true) {
    if (beside) return refuse('tooClose', 'CLS-RNG-05', { target: target.id });
    return world.points.canTarget(world, state, attacker.square, target.square)
      ? null
      : refuse('notVisible', 'CLS-RNG-06', { target: target.id });
  }
  if (beside) return null;
  if (weapon.diagonal === true && strikesDiagonally(world, state, attacker, target)) return null;
  if (!isCornerwise(world, attacker, target))
    return refuse('notAdjacent', 'CLS-CBT-02', { target: target.id });
  return refuse('notDiagonally', weapon.diagonal === true ? 'CLS-EQP-09' : 'CLS-CBT-03', {
    target: target.id,
  });
}

/** Whether their squares share a corner but no side. */
function isCornerwise(world: World, { square }: Figure, target: Figure): boolean {
  return touching(world.board, square, target.square) && directionTo(world.board, square, target.square) < 0;
}

/** Diagonally within one room or passage, with an open line between (CLS-EQP-09). */
function strikesDiagonally(world: World, state: State, attacker: Figure, target: Figure): boolean {
  return (
    isCornerwise(world, attacker, target) &&
    areaAt(world, attacker.square) === areaAt(world, target.square) &&
    clearLine(groundOf(world, state), attacker.square, target.square)
  );
}

/** Dice for an attack: the weapon's or the card's, with bonuses and penalties (CLS-CBT-05, CLS-TRP-08). */
export function attackDice(attacker: Figure, target: Figure, weapon: WeaponId | null): number {
  const card = weapon === null ? null : weaponCard(weapon).weapon;
  const undead = card?.undeadDice !== undefined && isUndead(target) ? card.undeadDice : undefined;
  const bonus = 2 * attacker.conditions.filter(helpsAttack).length;
  return Math.max(0, (undead ?? card?.dice ?? attacker.attack) + bonus - (has(attacker, 'pit') ? 1 : 0));
}

export function helpsAttack(condition: Condition): boolean {
  return condition === 'courage' || condition === 'strength';
}

export function helpsDefence(condition: Condition): boolean {
  return condition === 'rockSkin' || condition === 'resilience';
}

export function beginAttack(play: Play, command: CommandOf<'attack'>): void {
  chooseActor(play, command.figure);
  const weapon = command.weapon ?? null;
  const dice = attackDice(figureOf(play.state, command.figure), figureOf(play.state, command.target), weapon);
  makeAttack(play, {
    attacker: command.figure,
    target: command.target,
    weapon,
    thrown: command.thrown ?? false,
    dice,
    by: 'act',
  });
}

/** Rolls an attack, unless its target may first drink a potion (CLS-TRE-06). */
export function makeAttack(play: Play, declared: Attack): void {
  if (mayDrinkFirst(play.state, figureOf(play.state, declared.target))) {
    play.emit({ type: 'attackDeclared', rules: ['CLS-TRE-06', 'CLS-CBT-01'], attack: declared });
  } else {
    rollAttack(play, declared);
  }
}

/** The target is asked only if a drink would change something. */
function mayDrinkFirst(state: State, target: Figure): boolean {
  if (!isHero(target.id) || has(target, 'asleep')) return false;
  const { potions } = heroOf(state, target.id);
  return (
    potions.includes('potionOfResilience') ||
    (potions.includes('potionOfHealing') && target.body < target.maxBody)
  );
}

export function checkStandFast(
  _: World,
  state: State,
  seat: SeatId,
  { figure }: CommandOf<'standFast'>,
): Refusal | null {
  const { pending } = state;
  if (pending?.tag !== 'attack' || pending.attack.target !== figure)
    return refuse('nothingAsked', 'CLS-TRE-06');
  return seatOf(state, figureOf(state, figure)) === seat
    ? null
    : refuse('notYourFigure', 'CLS-TRE-06', { figure });
}

export function standFast(play: Play): void {
  if (play.state.pending?.tag === 'attack') rollAttack(play, play.state.pending.attack);
}

function rollAttack(play: Play, asDeclared: Attack): void {
  const attacker = figureOf(play.state, asDeclared.attacker);
  const declared = withDiceNow(play.state, asDeclared);
  const faces = play.combatDice(declared.dice, seatOf(play.state, attacker), 'CLS-CBT-05', {
    who: attacker.id,
    whom: declared.target,
  });
  const skulls = countFaces(faces, 'skull');
  play.emit({
    type: 'attackRolled',
    rules: attackRules(play.state, declared, skulls),
    news: true,
    attack: declared,
    faces,
    skulls,
    used: declared.by === 'act' ? attacker.conditions.filter(helpsAttack) : [],
  });
  if (declared.thrown && declared.weapon !== null && isHero(declared.attacker))
    play.emit({
      type: 'weaponLost',
      rules: ['CLS-RNG-01'],
      hero: declared.attacker,
      weapon: declared.weapon,
    });
  if (skulls > 0) defend(play, declared, skulls);
  if (findFigure(play.state, declared.target)?.conditions.includes('asleep') === true)
    play.emit({ type: 'woke', rules: ['CLS-SPL-07'], figure: declared.target });
}

/** The attacker may also have drunk something since announcing the attack. */
function withDiceNow(state: State, declared: Attack): Attack {
  if (declared.by !== 'act') return declared;
  const dice = attackDice(
    figureOf(state, declared.attacker),
    figureOf(state, declared.target),
    declared.weapon,
  );
  return dice === declared.dice ? declared : { ...declared, dice };
}

function attackRules(
  state: State,
  { attacker, target, by, weapon, thrown }: Attack,
  skulls: number,
): RuleId[] {
  const rules: RuleId[] = ['CLS-CBT-01', 'CLS-CBT-05', skulls > 0 ? 'CLS-CBT-06' : 'CLS-CBT-07'];
  if (isHero(attacker) && isHero(target)) rules.push('CLS-CBT-14');
  if (weapon !== null) rules.push('CLS-EQP-13');
  if (by !== 'genie' && has(figureOf(state, attacker), 'pit')) rules.push('CLS-TRP-08');
  if (by === 'wandering') rules.push('CLS-TRE-15');
  if (by === 'genie') rules.push('CLS-SPL-07');
  if (thrown || weapon === 'crossbow') rules.push('CLS-RNG-02');
  return rules;
}

/** Heroes count white shields, monsters black ones (CLS-CBT-09, CLS-CBT-10). */
export function ownShield({ side }: Figure): CombatFace {
  return side === 'morcar' ? 'blackShield' : 'whiteShield';
}

/** Each shield stops one skull (CLS-CBT-08 to CLS-CBT-12). */
function defend(play: Play, { attacker, target }: Attack, skulls: number): void {
  const defender = figureOf(play.state, target);
  const isMonster = defender.side === 'morcar';
  const dice = defenceOf(play.state, defender);
  const faces = play.combatDice(dice, seatOf(play.state, defender), 'CLS-CBT-08', {
    who: defender.id,
  });
  const shields = countFaces(faces, play.world.points.ownShield(defender));
  if (dice > 0) {
    play.emit({
      type: 'defenceRolled',
      rules: ['CLS-CBT-08', isMonster ? 'CLS-CBT-10' : 'CLS-CBT-09', 'CLS-CBT-11'],
      news: true,
      figure: target,
      faces,
      shields,
      used: defender.conditions.filter(helpsDefence),
    });
  }
  harm(play, target, skulls - shields, isMonster ? ['CLS-CBT-12', 'CLS-CBT-13'] : ['CLS-CBT-12'], attacker);
}

export function defenceOf(state: Pick<State, 'heroes'>, defender: Figure): number {
  return defenceNow(defender, defenceDice(state, defender));
}

/** All the figure's own dice, every time (CLS-CBT-16); one fewer in a pit, none asleep (CLS-TRP-09, CLS-SPL-07). */
export function defenceNow(defender: Figure, own: number): number {
  if (has(defender, 'asleep')) return 0;
  const bonus = 2 * defender.conditions.filter(helpsDefence).length;
  return Math.max(0, own + bonus - (has(defender, 'pit') ? 1 : 0));
}

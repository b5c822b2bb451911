/** Actions in a fight besides moving: attack, reload, run, give a potion. */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { weaponNamed } from '../content/weapons.ts';
import { figureOf, findFigure, hasEffect, seatOf, withFigure } from '../figures.ts';
import type { WeaponId } from '../gear/types.ts';
import { isSpared } from '../hazards/company.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Figure, State } from '../state.ts';
import { actOf, canAct, mayDeed, mayRun, spend, squaresLeft, withAct } from '../turns/acts.ts';
import { pitRefusal } from '../traps/limits.ts';
import type { World } from '../world.ts';
import { attack as strike } from './attack.ts';
import { isHelpless } from './burden.ts';
import { reloadRefusal, shotRefusal, UNLOADED } from './ranged.ts';
import type { CombatCommand, CombatCommandOf, CombatFacts } from './types.ts';
import { unmask } from './unmask.ts';
import { attacksOf, magicShots, meleeWeapons, rangedWeapons } from './weapons.ts';
import { canReach, enemiesOf, isInEnemyZone } from './zones.ts';

const IN_COMBAT = { in: ['heroes', 'master'], mode: 'combat' } as const;

/** Whether the figure has an attack left: the first, or another of several, with no step in between. */
function attackLeft(state: State, figure: Figure): Refusal | null {
  const { did, attacks = 0, first, moved } = actOf(state, figure.id);
  if (did !== 'attack') return mayDeed(state, figure);
  // Several attacks are all made before the move or all after it (ADV-ABIL-04).
  const isTogether = first === 'move' || moved === 0;
  return attacks > 0 && attacks < attacksOf(figure) && isTogether
    ? null
    : refuse('alreadyActed', 'ADV-CMB-04', { figure: figure.id });
}

/** Null where the figure may attack, and the target is an enemy. */
function readyRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, target: targetId }: CombatCommandOf<'attack' | 'shootMagic'>,
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  const target = findFigure(state, targetId);
  if (target === undefined || target.side === figure.side) return refuse('noEnemy', 'ADV-HTH-01');
  if (isSpared(state, figure, target)) return refuse('spared', 'ADV-HAZ-11', { figure: target.id });
  return hasEffect(figure, 'cowering') ? refuse('cowering', 'ADV-ABIL-25') : null;
}

function attackRefusal(
  world: World,
  state: State,
  seat: SeatId,
  command: CombatCommandOf<'attack'>,
): Refusal | null {
  const refusal = readyRefusal(world, state, seat, command);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, command.figure);
  const target = figureOf(state, command.target);
  return attackLeft(state, figure) ?? aimRefusal(world, state, figure, target, command.weapon);
}

/** Whether this weapon reaches that enemy from here. */
function aimRefusal(
  world: World,
  state: State,
  figure: Figure,
  target: Figure,
  weapon: WeaponId,
): Refusal | null {
  if (rangedWeapons(state, figure).includes(weapon)) {
    if (actOf(state, figure.id).did !== null) return refuse('alreadyActed', 'ADV-ABIL-15');
    return shotRefusal(world, state, figure, target, weapon);
  }
  if (!meleeWeapons(state, figure).includes(weapon)) return refuse('noSuchWeapon', 'ADV-WPN-09', { weapon });
  return canReach(world, state, figure, target, weaponNamed(weapon).long)
    ? null
    : refuse('notInReach', 'ADV-HTH-01');
}

export const attack: Handler<CombatCommandOf<'attack'>> = {
  foreseen: true,
  when: IN_COMBAT,
  check: attackRefusal,
  perform(play, { figure, target, weapon }) {
    const number = actOf(play.state, figure).attacks ?? 0;
    if (number === 0) spend(play, figure, 'attack');
    unmask(play, figure, 'attack');
    play.tell('attackBegan', { figure, target, weapon, number }, ['ADV-HTH-03']);
    strike(play, { attacker: figure, target, weapon, number });
  },
};

export const shootMagic: Handler<CombatCommandOf<'shootMagic'>> = {
  foreseen: true,
  when: IN_COMBAT,
  check: (world, state, seat, command) =>
    readyRefusal(world, state, seat, command) ??
    mayDeed(state, figureOf(state, command.figure)) ??
    shotRefusal(
      world,
      state,
      figureOf(state, command.figure),
      figureOf(state, command.target),
      command.weapon,
      command.missile,
    ),
  perform(play, { figure, target, weapon, missile }) {
    spend(play, figure, 'attack');
    play.tell('attackBegan', { figure, target, weapon, number: 0 }, ['ADV-HTH-03', 'ADV-MGT-34']);
    strike(play, { attacker: figure, target, weapon, missile });
  },
};

export const reload: Handler<CombatCommandOf<'reload'>> = {
  when: IN_COMBAT,
  check: (world, state, seat, { figure: id }) => {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    return mayDeed(state, figure) ?? reloadRefusal(state, figure);
  },
  perform(play, { figure }) {
    spend(play, figure, 'reload');
    play.tell('reloaded', { figure }, ['ADV-WPN-31']);
  },
};

/** On this face a runner stumbles (ADV-CMB-46). */
const STUMBLE = 1;

export const run: Handler<CombatCommandOf<'run'>> = {
  when: IN_COMBAT,
  check(world, state, seat, { figure: id }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    return runRefusal(world, state, figure);
  },
  perform(play, { figure }) {
    spend(play, figure, 'run', 'ADV-CMB-46');
    const face = play.figureRolls(figure, 'ADV-CMB-46');
    play.reveal('ran', { figure, face }, ['ADV-CMB-46']);
  },
};

/** A zone that ended the first move rules out running (ADV-CMB-46); so does dragging (ADV-DEATH-08). */
export function runRefusal(world: World, state: State, figure: Figure): Refusal | null {
  const refusal = mayRun(state, figure);
  if (refusal !== null) return refusal;
  const { moved } = actOf(state, figure.id);
  if (hasEffect(figure, 'drags')) return refuse('dragging', 'ADV-DEATH-08');
  const deep = pitRefusal(figure);
  if (deep !== null) return deep;
  return moved > 0 && isInEnemyZone(world, state, figure) ? refuse('inDeathZone', 'ADV-CMB-46') : null;
}

export const deedAppliers: Pick<Appliers<CombatFacts>, 'attackBegan' | 'reloaded' | 'ran'> = {
  attackBegan(state, { figure, weapon, number }) {
    const { kind } = weaponNamed(weapon);
    const counted = withAct(state, figure, { attacks: number + 1 });
    // Drawing a bow rules out moving in this phase (ADV-RNG-09).
    return kind === 'bow' || kind === 'crossbow' ? withAct(counted, figure, { left: 0 }) : counted;
  },
  reloaded(state, { figure }) {
    const effects = figureOf(state, figure).effects.filter(({ tag }) => tag !== UNLOADED);
    return withAct(withFigure(state, figure, { effects }), figure, { left: 0 });
  },
  ran(state, { figure: id, face }) {
    const figure = figureOf(state, id);
    // A cowering figure could not walk first: that walk becomes part of the run (ADV-ABIL-26).
    const first = hasEffect(figure, 'cowering') ? squaresLeft(state, figure) : 0;
    return withAct(state, id, { left: first + (face === STUMBLE ? 0 : face) });
  },
};

/** All deeds a seat's figures might be able to do now. */
export function deedOffers(world: World, state: State, seat: SeatId): CombatCommand[] {
  return state.figures
    .filter(({ id }) => seatOf(state, id) === seat)
    .flatMap((figure) => [...attackOffers(world, state, figure, seat), ...otherOffers(state, figure)]);
}

/** Every attack on every enemy, from any square. */
export function attacksThinkable(state: State, figure: Figure): CombatCommand[] {
  const weapons = [...meleeWeapons(state, figure), ...rangedWeapons(state, figure)];
  const shots = magicShots(state, figure);
  return enemiesOf(state, figure).flatMap(({ id: target }) => [
    ...weapons.map((weapon): CombatCommand => ({ type: 'attack', figure: figure.id, target, weapon })),
    ...shots.map((shot): CombatCommand => ({ type: 'shootMagic', figure: figure.id, target, ...shot })),
  ]);
}

function attackOffers(world: World, state: State, figure: Figure, seat: SeatId): CombatCommand[] {
  if (state.turn.mode !== 'combat') return [];
  const refusal = attackLeft(state, figure) ?? canAct(world, state, figure.id, seat);
  return refusal === null ? attacksThinkable(state, figure) : [];
}

function otherOffers(state: State, figure: Figure): CombatCommand[] {
  const { id, side } = figure;
  const isFight = state.turn.mode === 'combat';
  const alone: CombatCommand[] = [
    ...(isFight ? [{ type: 'run', figure: id } as const] : []),
    ...(isFight && hasEffect(figure, UNLOADED) ? [{ type: 'reload', figure: id } as const] : []),
  ];
  if (side === 'monsters') return alone;
  const fallen = state.figures.filter((other) => other.side === 'heroes' && isHelpless(other));
  return [
    ...alone,
    ...fallen.flatMap(({ id: target }): CombatCommand[] => [
      { type: 'drag', figure: id, target },
      { type: 'carry', figure: id, target },
      { type: 'givePotion', figure: id, target },
    ]),
  ];
}

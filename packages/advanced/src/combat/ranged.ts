/** Attacks at range: who may shoot at whom, the roll, and stray shots (ADV-RNG). */
import { distances, stepsApart } from '@oubliette/dungeon';
import type { Sight } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import type { RangedCell } from '../content/hitTables.ts';
import { weaponNamed } from '../content/weapons.ts';
import { findFigure, figureOf, hasEffect, isUp, seatOf, squaresOf } from '../figures.ts';
import type { ItemId, WeaponId } from '../gear/types.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { sightBetween } from '../sight.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actOf } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { blow, resultOf } from './attack.ts';
import { test } from './tests.ts';
import type { CombatCommand, ShotFrame } from './types.ts';
import {
  extraDice,
  hitsByItself,
  magicShots,
  missileOf,
  rangedWeapons,
  shotNeeds,
  weaponDice,
} from './weapons.ts';
import { areBeside, enemiesOf, isInEnemyZone } from './zones.ts';

/** A partly hidden target counts as this much farther off (ADV-RNG-16). */
const HIDDEN = 4;
/** A stray shot can hit a friend this near the target (ADV-RNG-30). */
const ASTRAY = 2;

/** Orthogonal squares between two figures; the target's own counts, the shooter's does not (ADV-RNG-06). */
export function distance(world: World, state: State, from: Figure, to: Figure): number {
  const { board } = groundOf(world, state);
  const all = squaresOf(board, from).flatMap((one) =>
    squaresOf(board, to).map((other) => stepsApart(board, one, other)),
  );
  return Math.min(...all);
}

interface Aim {
  readonly sight: Sight;
  /** Including the penalty for partial sight. */
  readonly range: number;
  readonly cell: RangedCell | null;
}

export function aim(world: World, state: State, figure: Figure, target: Figure): Aim {
  const sight = sightBetween(world, state, figure, target);
  const range = distance(world, state, figure, target) + (sight === 'partial' ? HIDDEN : 0);
  return { sight, range, cell: shotNeeds(state, figure, range) };
}

/** Null where a figure may shoot or throw this at that enemy: all conditions hold (ADV-RNG-01). */
export function shotRefusal(
  world: World,
  state: State,
  figure: Figure,
  target: Figure,
  id: WeaponId,
  missile: ItemId | null = null,
): Refusal | null {
  const { kind, range } = weaponNamed(id);
  if (!hasFor(state, figure, id, missile)) return refuse('noSuchWeapon', 'ADV-RNG-02', { weapon: id });
  if (hasEffect(figure, 'berserk')) return refuse('berserk', 'ADV-ABIL-06');
  if (areBeside(world, state, figure, target)) return refuse('tooNear', 'ADV-RNG-03');
  if (enemiesOf(state, figure).some((enemy) => isUp(enemy) && areBeside(world, state, figure, enemy)))
    return refuse('enemyBeside', 'ADV-HTH-02');
  if (isInEnemyZone(world, state, figure)) return refuse('inDeathZone', 'ADV-RNG-04');
  if (kind !== 'thrown' && actOf(state, figure.id).moved > 0) return refuse('hasMoved', 'ADV-RNG-09');
  if (kind === 'crossbow' && hasEffect(figure, UNLOADED)) return refuse('unloaded', 'ADV-WPN-31');
  const { sight, range: squares, cell } = aim(world, state, figure, target);
  if (sight === 'none') return refuse('notSeen', 'ADV-RNG-07');
  if (squares > range!)
    return refuse('outOfRange', sight === 'partial' ? 'ADV-RNG-16' : 'ADV-RNG-05', { range: squares });
  return cell === null ? refuse('cannotHit', 'ADV-WPN-05') : null;
}

function hasFor(state: State, figure: Figure, id: WeaponId, missile: ItemId | null): boolean {
  if (missile === null) return rangedWeapons(state, figure).includes(id);
  return magicShots(state, figure).some((shot) => shot.weapon === id && shot.missile === missile);
}

export const UNLOADED = 'unloaded';

/** Reloading a crossbow takes a whole turn (ADV-WPN-31). */
export function reloadRefusal(state: State, figure: Figure): Refusal | null {
  if (!hasEffect(figure, UNLOADED)) return refuse('loaded', 'ADV-WPN-31');
  return actOf(state, figure.id).moved > 0 ? refuse('hasMoved', 'ADV-WPN-31') : null;
}

export const shotFrame: FrameKind<ShotFrame> = {
  asks: (_world, state, { stage, target }) =>
    stage === 'victim'
      ? { seat: seatOf(state, target), prompt: 'chooseVictim', rules: ['ADV-RNG-31'] }
      : null,
  answers: (_world, _state, { victims }) =>
    victims.map((target): CombatCommand => ({ type: 'chooseVictim', target })),
  runs(play, { answer, ...now }) {
    const attacker = findFigure(play.state, now.attacker);
    const target = findFigure(play.state, now.target);
    if (attacker === undefined || target === undefined) return play.finish(['ADV-RNG-21']);
    if (now.stage === 'roll') return shoot(play, now, attacker, target);
    if (answer === true) return land(play, now, now.target, now.result === 'critical');
    if (now.result === 'fumble') return goAstray(play, now, attacker, target);
    play.finish(['ADV-RNG-21']);
  },
};

function shoot(play: Play, now: ShotFrame, figure: Figure, target: Figure): void {
  const { world, state } = play;
  const { sight, range, cell } = aim(world, state, figure, target);
  if (sight === 'none' || cell === null) return play.finish(['ADV-RNG-07']);
  const { weapon } = now;
  const { critical, fumble } = weaponNamed(weapon);
  play.tell('missileUsed', { figure: figure.id, missile: now.missile ?? missileOf(weapon), weapon }, [
    weaponNamed(weapon).kind === 'thrown' ? 'ADV-RNG-24' : 'ADV-RNG-25',
  ]);
  if (hitsByItself(now.missile)) return land(play, now, now.target, false);
  const face = play.figureRolls(figure.id, 'ADV-RNG-21', now.target);
  const needed = cell.roll;
  const result = resultOf(face, needed, cell.critical ? critical : [], fumble);
  play.goOn({ ...now, stage: 'rolled', result }, 'ADV-RNG-21');
  play.reveal(
    'shotRolled',
    { figure: figure.id, target: target.id, weapon, range, sight, needed, face, result },
    result === 'critical' || result === 'fumble' ? ['ADV-RNG-21', 'ADV-RNG-28'] : ['ADV-RNG-21'],
  );
  const passed = result === 'hit' || result === 'critical';
  test(play, { figure: figure.id, kind: 'shot', face, passed, rules: ['ADV-RNG-21'] });
}

/** A hit goes on as in hand-to-hand combat, without the free attacks (ADV-RNG-23, ADV-RNG-29). */
function land(
  play: Play,
  { attacker, weapon, missile }: ShotFrame,
  target: FigureId,
  weakSpot: boolean,
): void {
  const dice = weaponDice(play.state, figureOf(play.state, attacker), weapon, 0) + extraDice(missile);
  const hits = [{ dice, free: false }];
  play.goOn({ ...blow(attacker, target, weapon), stage: 'window', hits, weakSpot, missile }, 'ADV-RNG-23');
  play.tell('struck', { figure: attacker, target, weapon }, ['ADV-RNG-21']);
}

/** A fumble hits a friend near the target; without one it just misses (ADV-RNG-30 to ADV-RNG-32). */
function goAstray(play: Play, now: ShotFrame, attacker: Figure, target: Figure): void {
  const { world, state } = play;
  const victims = state.figures
    .filter(({ id, side }) => side === attacker.side && id !== attacker.id)
    .filter((friend) => isNear(world, state, friend, target))
    .map(({ id }) => id);
  if (victims.length === 0) return play.finish(['ADV-RNG-32']);
  if (victims.length === 1) return stray(play, now, victims[0]!);
  play.goOn({ ...now, stage: 'victim', victims }, 'ADV-RNG-31');
}

/** Near by squares: walls and closed doors stop a stray shot. */
function isNear(world: World, state: State, friend: Figure, target: Figure): boolean {
  const ground = groundOf(world, state);
  const steps = distances(ground, squaresOf(ground.board, target), () => true);
  return squaresOf(ground.board, friend).some((square) => steps[square]! >= 0 && steps[square]! <= ASTRAY);
}

function stray(play: Play, now: ShotFrame, victim: FigureId): void {
  play.tell('strayed', { figure: now.attacker, target: now.target, victim }, ['ADV-RNG-30']);
  land(play, now, victim, false);
}

export const chooseVictim: Handler<Extract<CombatCommand, { type: 'chooseVictim' }>> = {
  when: { answers: 'shot' },
  check(_world, state, _seat, { target }) {
    const { victims } = state.stack.at(-1) as ShotFrame;
    return victims.includes(target) ? null : refuse('notInDanger', 'ADV-RNG-31');
  },
  perform: (play, { target }) => stray(play, play.state.stack.at(-1) as ShotFrame, target),
};

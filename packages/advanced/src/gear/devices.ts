/** Monsters' devices instead of weapons: globes, fire, a censer, a scroll (ADV-ABIL-36 to ADV-ABIL-40). */
import { isSpared } from '../hazards/company.ts';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { resultOf } from '../combat/attack.ts';
import { unmask } from '../combat/unmask.ts';
import { die } from '../combat/fall.ts';
import { distance } from '../combat/ranged.ts';
import { test } from '../combat/tests.ts';
import { shotNeeds } from '../combat/weapons.ts';
import { areBeside, enemiesOf, isInEnemyZone, settleZones } from '../combat/zones.ts';
import { monsterNamed } from '../content/bestiary.ts';
import type { RangedCell } from '../content/hitTables.ts';
import { figureOf, findFigure, hasEffect, isUp } from '../figures.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { sightBetween } from '../sight.ts';
import type { Figure, State } from '../state.ts';
import { actOf, canAct, mayDeed, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { beginBlast, RULE_OF } from './blast.ts';
import { withEffect } from './effects.ts';
import { COWERING } from './fear.ts';
import { burstSquares, figuresOn, spreadGas } from './gas.ts';
import type { Device, DischargeFrame, GearCommand, GearFacts } from './types.ts';

type UseDevice = Extract<GearCommand, { type: 'useDevice' }>;

/** Uses per fight, and range; the censer swings around its bearer. */
const MOST = { gasGlobes: 6, warpfire: Infinity, plagueCenser: Infinity, warpScroll: 1 } as const;
const REACH = { gasGlobes: 6, warpfire: 12, warpScroll: Infinity } as const;

/** A partly hidden target counts as this much farther off (ADV-RNG-16). */
const HIDDEN = 4;

const usedTag = (device: Device): string => `used:${device}`;

function timesUsed(figure: Figure, device: Device): number {
  return figure.effects.find(({ tag }) => tag === usedTag(device))?.left ?? 0;
}

interface Aim {
  readonly range: number;
  readonly cell: RangedCell | null;
}

function aim(world: World, state: State, figure: Figure, target: Figure): Aim | null {
  const sight = sightBetween(world, state, figure, target);
  if (sight === 'none') return null;
  const range = distance(world, state, figure, target) + (sight === 'partial' ? HIDDEN : 0);
  return { range, cell: shotNeeds(state, figure, range) };
}

/** Null where the figure has the device, and may use it now. */
function ownRefusal(state: State, figure: Figure, device: Device): Refusal | null {
  const rule = RULE_OF[device];
  const has = figure.kind === 'monster' && monsterNamed(figure.of).devices.includes(device);
  if (!has) return refuse('noSuchDevice', rule, { figure: figure.id });
  if (hasEffect(figure, COWERING)) return refuse('cowering', 'ADV-ABIL-25');
  if (timesUsed(figure, device) >= MOST[device]) return refuse('usedUp', rule);
  if (device === 'warpfire' && actOf(state, figure.id).moved > 0) return refuse('hasMoved', rule);
  return mayDeed(state, figure);
}

/** Null where it may be aimed at that enemy: the rules for any shot (ADV-RNG-01). */
function aimRefusal(
  world: World,
  state: State,
  figure: Figure,
  target: Figure,
  device: keyof typeof REACH,
): Refusal | null {
  const aimed = aim(world, state, figure, target);
  if (aimed === null) return refuse('notSeen', 'ADV-RNG-07');
  if (device === 'warpScroll') return null;
  const enemies = enemiesOf(state, figure).filter(isUp);
  if (enemies.some((enemy) => areBeside(world, state, figure, enemy)))
    return refuse('enemyBeside', 'ADV-HTH-02');
  if (isInEnemyZone(world, state, figure)) return refuse('inDeathZone', 'ADV-RNG-04');
  if (aimed.range > REACH[device]) return refuse('outOfRange', RULE_OF[device], { range: aimed.range });
  return aimed.cell === null ? refuse('cannotHit', 'ADV-WPN-05') : null;
}

export const useDevice: Handler<UseDevice> = {
  when: { in: ['master'], mode: 'combat' },
  check(world, state, seat, { figure: id, device, target: targetId }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    const own = ownRefusal(state, figure, device);
    if (own !== null) return own;
    if (device === 'plagueCenser') return targetId === null ? null : refuse('noTarget', 'ADV-ABIL-39');
    const target = targetId === null ? undefined : findFigure(state, targetId);
    if (target === undefined || target.side === figure.side || !isUp(target))
      return refuse('noEnemy', RULE_OF[device]);
    if (isSpared(state, figure, target)) return refuse('spared', 'ADV-HAZ-11', { figure: target.id });
    return aimRefusal(world, state, figure, target, device);
  },
  perform(play, { figure, device, target }) {
    const rule = RULE_OF[device];
    spend(play, figure, 'device', rule);
    unmask(play, figure, 'spell');
    play.tell('deviceUsed', { figure, device, target }, [rule]);
    if (device === 'plagueCenser') return swing(play, figure);
    if (device === 'warpScroll') return beginBlast(play, figure, device, [target!]);
    play.begin({ tag: 'discharge', figure, device, target: target!, stage: 'roll', result: null }, rule);
  },
};

/** The censer swings: hits all figures beside its bearer and across the corners, except plague breathers. */
function swing(play: Play, id: string): void {
  const bearer = figureOf(play.state, id);
  const squares = burstSquares(play.world, play.state, bearer.square);
  const targets = figuresOn(play.world, play.state, squares)
    .filter((figure) => figure.id !== id && !isOfThePlague(figure))
    .map((figure) => figure.id);
  beginBlast(play, id, 'plagueCenser', targets);
}

function isOfThePlague(figure: Figure): boolean {
  if (figure.kind !== 'monster') return false;
  const { devices } = monsterNamed(figure.of);
  return devices.includes('plagueCenser') || devices.includes('warpScroll');
}

export const dischargeFrame: FrameKind<DischargeFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const figure = findFigure(play.state, now.figure);
    const target = findFigure(play.state, now.target);
    const rule = RULE_OF[now.device];
    if (figure === undefined || target === undefined) return play.finish([rule]);
    if (now.stage === 'wreck') {
      play.finish([rule]);
      die(play, figure.id, [rule]);
      return settleZones(play);
    }
    if (now.stage === 'roll') return rollToHit(play, now, figure, target);
    if (answer === true) {
      play.finish([rule]);
      return burst(play, now, target.square);
    }
    if (now.result === 'fumble') return backfire(play, now, figure);
    play.finish([rule]);
  },
};

const FUMBLE = [1];
const CRITICAL = [12];

function rollToHit(play: Play, now: DischargeFrame, figure: Figure, target: Figure): void {
  const { device } = now;
  const rule = RULE_OF[device];
  const { range, cell } = aim(play.world, play.state, figure, target)!;
  const needed = cell!.roll;
  const face = play.figureRolls(figure.id, rule);
  const result = resultOf(face, needed, cell!.critical ? CRITICAL : [], FUMBLE);
  play.goOn({ ...now, stage: 'rolled', result }, rule);
  const { id } = target;
  play.reveal('deviceRolled', { figure: figure.id, device, target: id, range, needed, face, result }, [rule]);
  const passed = result === 'hit' || result === 'critical';
  test(play, { figure: figure.id, kind: 'shot', face, passed, rules: [rule] });
}

function burst(play: Play, { figure, device }: DischargeFrame, square: number): void {
  if (device === 'gasGlobes') return spreadGas(play, square, figure);
  const targets = figuresOn(play.world, play.state, burstSquares(play.world, play.state, square));
  beginBlast(
    play,
    figure,
    device,
    targets.map(({ id }) => id),
  );
}

/** A globe breaks in the hand; a fire thrower explodes, with its crew. */
function backfire(play: Play, now: DischargeFrame, figure: Figure): void {
  const rule = RULE_OF[now.device];
  if (now.device === 'gasGlobes') {
    play.finish([rule]);
    return spreadGas(play, figure.square, figure.id);
  }
  play.goOn({ ...now, stage: 'wreck' }, rule);
  const near = figuresOn(play.world, play.state, burstSquares(play.world, play.state, figure.square));
  const targets = near.filter(({ id }) => id !== figure.id).map(({ id }) => id);
  beginBlast(play, figure.id, now.device, targets);
}

export function deviceOffers(state: State): UseDevice[] {
  return state.figures.flatMap((figure) => devicesThinkable(state, figure));
}

/** Every device of a monster on every enemy, allowed or not. */
export function devicesThinkable(state: State, figure: Figure): UseDevice[] {
  const devices = figure.kind === 'monster' ? monsterNamed(figure.of).devices : [];
  if (devices.length === 0) return [];
  const targets = [null, ...enemiesOf(state, figure).map(({ id }) => id)];
  return devices.flatMap((device) =>
    targets.map((target): UseDevice => ({ type: 'useDevice', figure: figure.id, device, target })),
  );
}

export const deviceAppliers: Pick<Appliers<GearFacts>, 'deviceUsed' | 'deviceRolled'> = {
  deviceUsed: (state, { figure: id, device }) => {
    const left = timesUsed(figureOf(state, id), device) + 1;
    return withEffect(state, id, { tag: usedTag(device), ends: 'never', left });
  },
  deviceRolled: (state) => state,
};

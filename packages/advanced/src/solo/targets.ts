/** A monster's target and weapon (ADV-SOLO-37 to ADV-SOLO-40). */
import type { BaseCommand } from '@oubliette/kernel';
import { attacksThinkable } from '../combat/deeds.ts';
import { defenceSkill, rangedWeapons } from '../combat/weapons.ts';
import { findFigure, figureOf, stat } from '../figures.ts';
import { devicesThinkable } from '../gear/devices.ts';
import { burstSquares, figuresOn } from '../gear/gas.ts';
import { isSpared } from '../hazards/company.ts';
import { castsThinkable } from '../magic/cast.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import { isInLine } from '../sight.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { draw } from './draw.ts';

/** Anything a monster could do to an enemy. */
export type Attack = BaseCommand & {
  readonly figure: FigureId;
  readonly target?: FigureId | null;
  readonly weapon?: string;
  readonly device?: string;
  readonly spell?: string;
};

/** Null where the rules allow it now; the phase is already checked. */
export function mayDo(world: World, state: State, command: BaseCommand): boolean {
  return world.referee.rules.handlers[command.type]!.check(world, state, MASTER, command) === null;
}

/** Everything a monster could try, from anywhere. */
export function attacksThought(state: State, monster: Figure): readonly Attack[] {
  return [
    ...attacksThinkable(state, monster),
    ...castsThinkable(state, monster),
    ...devicesThinkable(state, monster),
  ] as Attack[];
}

/** Those with which a monster could hit an enemy from afar. */
export function shotsThought(state: State, monster: Figure): readonly Attack[] {
  return attacksThought(state, monster).filter((attack) => isFromAfar(state, attack));
}

/** Whether walls alone leave a shot from where the monster stands: figures between can only take it away. */
export function hasWay(world: World, state: State, monster: Figure, { type, target }: Attack): boolean {
  const enemy = type === 'cast' ? undefined : findFigure(state, target ?? '');
  return enemy === undefined || isInLine(world, state, monster, enemy);
}

/** Those that are legal and useful now. */
export function attacksOpen(world: World, state: State, thought: readonly Attack[]): Attack[] {
  return thought.filter((command) => isOpen(world, state, command));
}

export function isOpen(world: World, state: State, command: Attack): boolean {
  return mayDo(world, state, command) && caught(world, state, command) > 0;
}

function isFromAfar(state: State, { type, figure, weapon, device }: Attack): boolean {
  if (type === 'attack') return rangedWeapons(state, figureOf(state, figure)).includes(weapon!);
  return device !== 'plagueCenser';
}

/** How many of the party an attack catches: around its target, or around its bearer (ADV-SOLO-40). */
function caught(world: World, state: State, { figure, target = null, device }: Attack): number {
  if (device === undefined) return 1;
  const aimed = findFigure(state, target ?? figure);
  if (aimed === undefined) return 0;
  if (device === 'warpScroll') return 1;
  const attacker = figureOf(state, figure);
  return figuresOn(world, state, burstSquares(world, state, aimed.square)).filter(
    (other) => other.side !== attacker.side && !isSpared(state, attacker, other),
  ).length;
}

/** Devices and spells before missiles, missiles before blows (ADV-MCH-09); then the target. */
export function chooseAttack(play: Play, open: readonly Attack[]): Attack {
  const { world, state } = play;
  const devices = open.filter(({ type }) => type === 'useDevice');
  if (devices.length > 0) {
    const most = Math.max(...devices.map((one) => caught(world, state, one)));
    return aimedBest(
      play,
      devices.filter((one) => caught(world, state, one) === most),
    );
  }
  const spells = open.filter(({ type }) => type === 'cast');
  if (spells.length > 0) {
    const spell = draw(play, [...new Set(spells.map((one) => one.spell!))], 'ADV-SOLO-39');
    return aimedBest(
      play,
      spells.filter((one) => one.spell === spell),
    );
  }
  const shots = open.filter((one) => isFromAfar(state, one));
  return aimedBest(play, shots.length > 0 ? shots : open);
}

/** At the weakest target; by chance if the attack names none. */
function aimedBest(play: Play, open: readonly Attack[]): Attack {
  const { state } = play;
  const enemies = [...new Set(open.flatMap(({ target }) => target ?? []))].flatMap(
    (id) => findFigure(state, id) ?? [],
  );
  if (enemies.length === 0) return open[draw(play, indexes(open), 'ADV-SOLO-39')]!;
  const victim = weakest(play, enemies);
  return open.find(({ target }) => target === victim)!;
}

export function indexes(list: readonly unknown[]): number[] {
  return list.map((_, index) => index);
}

/** Lowest Weapon Skill, then lowest Toughness, then chance; a fallen figure's skill is 1 (ADV-SOLO-38). */
export function weakest(play: Play, targets: readonly Figure[]): FigureId {
  const { state } = play;
  const least = lowest(targets, (target) => defenceSkill(state, target));
  const frailest = lowest(least, (target) => stat(state, target, 'toughness'));
  return draw(
    play,
    frailest.map(({ id }) => id),
    'ADV-SOLO-38',
  );
}

function lowest(figures: readonly Figure[], value: (figure: Figure) => number): Figure[] {
  const least = Math.min(...figures.map(value));
  return figures.filter((figure) => value(figure) === least);
}

/** The game master's orders to a figure with a stolen will (ADV-TRAP-33, ADV-TRAP-34). */
import { refuse } from '@oubliette/kernel';
import { attack } from '../combat/attack.ts';
import { meleeWeapons } from '../combat/weapons.ts';
import { canReach, reachOf } from '../combat/zones.ts';
import { weaponNamed } from '../content/weapons.ts';
import { takeStep } from '../explore/step.ts';
import { strides } from '../explore/walk.ts';
import { figureOf, findFigure, hasEffect, isUp, stat } from '../figures.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actOf } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { CONTROLLED } from './limits.ts';
import type { ControlFrame, TrapCommandOf, TrapFacts } from './types.ts';

/** Times the victim's own strength needed to hold it. */
const HOLD = 3;

/** Friends with the victim in their death zones who have not acted this turn. */
function holders(world: World, state: State, victim: Figure): Figure[] {
  return state.figures.filter(
    (other) =>
      other.id !== victim.id &&
      other.side === victim.side &&
      isUp(other) &&
      !hasEffect(other, CONTROLLED) &&
      actOf(state, other.id).did === null &&
      reachOf(world, state, other).includes(victim.square),
  );
}

function isHeld(state: State, by: readonly Figure[], victim: Figure): boolean {
  const strength = by.reduce((sum, other) => sum + stat(state, other, 'strength'), 0);
  return strength >= HOLD * stat(state, victim, 'strength');
}

/** The master's phase begins: each victim in turn. */
export function giveOrders(play: Play): void {
  const { world, state } = play;
  for (const figure of state.figures) {
    if (!hasEffect(figure, CONTROLLED) || !isUp(figure) || figure.side !== 'heroes') continue;
    const by = holders(world, state, figure);
    if (isHeld(state, by, figure))
      play.tell('held', { figure: figure.id, by: by.map(({ id }) => id) }, ['ADV-TRAP-34']);
    else {
      play.begin({ tag: 'control', figure: figure.id, struck: false, over: false }, 'ADV-TRAP-33');
      play.tell('controlled', { figure: figure.id }, ['ADV-TRAP-33']);
    }
  }
}

/** Figures it could strike with the weapon in hand, friend or foe; none unless it may attack. */
function victims(world: World, state: State, { figure: id, struck }: ControlFrame): FigureId[] {
  const figure = figureOf(state, id);
  const mayStrike = figure.effects.some(({ tag, of }) => tag === CONTROLLED && of === 'attack');
  const [weapon] = meleeWeapons(state, figure);
  if (struck || !mayStrike || weapon === undefined) return [];
  return state.figures
    .filter((other) => other.id !== id)
    .filter((other) => canReach(world, state, figure, other, weaponNamed(weapon).long))
    .map((other) => other.id);
}

function isOver(state: State, { over, figure }: ControlFrame): boolean {
  const now = findFigure(state, figure);
  return over || now === undefined || !isUp(now);
}

export const controlFrame: FrameKind<ControlFrame> = {
  asks: (_world, state, frame) =>
    isOver(state, frame) ? null : { seat: MASTER, prompt: 'control', rules: ['ADV-TRAP-33'] },
  answers(world, state, frame) {
    const steps = strides(world, state, figureOf(state, frame.figure));
    return [
      ...steps.map(({ to }): TrapCommandOf<'controlStep'> => ({ type: 'controlStep', to })),
      ...victims(world, state, frame).map((target): TrapCommandOf<'controlAttack'> => ({
        type: 'controlAttack',
        target,
      })),
      { type: 'controlEnd' },
    ];
  },
  runs: (play) => play.finish(['ADV-TRAP-33']),
};

function top(state: State): ControlFrame {
  return state.stack.at(-1) as ControlFrame;
}

export const controlStep: Handler<TrapCommandOf<'controlStep'>> = {
  when: { answers: 'control' },
  check: (world, state, _seat, { to }) =>
    strides(world, state, figureOf(state, top(state).figure)).some((stride) => stride.to === to)
      ? null
      : refuse('noSuchStep', 'ADV-TRAP-33', { square: to }),
  perform(play, { to }) {
    const figure = figureOf(play.state, top(play.state).figure);
    const { across } = strides(play.world, play.state, figure).find((stride) => stride.to === to)!;
    takeStep(play, figure, to, across);
  },
};

export const controlAttack: Handler<TrapCommandOf<'controlAttack'>> = {
  when: { answers: 'control' },
  check: (world, state, _seat, { target }) =>
    victims(world, state, top(state)).includes(target) ? null : refuse('notInReach', 'ADV-TRAP-33'),
  perform(play, { target }) {
    const frame = top(play.state);
    const [weapon] = meleeWeapons(play.state, figureOf(play.state, frame.figure));
    play.goOn({ ...frame, struck: true }, 'ADV-TRAP-33');
    attack(play, { attacker: frame.figure, target, weapon: weapon! });
  },
};

export const controlEnd: Handler<TrapCommandOf<'controlEnd'>> = {
  when: { answers: 'control' },
  check: () => null,
  perform: (play) => play.goOn({ ...top(play.state), over: true }, 'ADV-TRAP-33'),
};

export const controlAppliers: Pick<Appliers<TrapFacts>, 'controlled' | 'held'> = {
  controlled: (state) => state,
  held: (state) => state,
};

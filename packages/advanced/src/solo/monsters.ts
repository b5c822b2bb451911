/** The monsters' phase of a fight by the solo rules, one command after another (ADV-SOLO-24 to ADV-SOLO-40). */
import type { BaseCommand } from '@oubliette/kernel';
import { owesRun } from '../combat/chase.ts';
import { findFigure, isUp, sides } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import { isAnybodySeen } from '../sight.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actOf } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { wanderersCome } from './event.ts';
import { stepsToEnemies } from './placing.ts';
import { shoots } from './shooters.ts';
import { rollStrategy } from './strategy.ts';
import { attacksOpen, attacksThought, chooseAttack, mayDo } from './targets.ts';
import type { SoloMonstersFrame, Strategy, Task } from './types.ts';
import { wayBack, wayClear, wayNearer, wayToAttack, wouldRun } from './ways.ts';

/** The strategy is rolled; reinforcements are placed before any monster acts. */
export function monstersBegin(play: Play): void {
  const strategy = rollStrategy(play);
  play.begin({ tag: 'soloMonsters', strategy, stage: 'order', left: [], tasks: [], path: [] }, 'ADV-SOLO-24');
  if (strategy === 'reinforcements') wanderersCome(play);
}

export const soloMonsters: FrameKind<SoloMonstersFrame> = {
  asks: () => null,
  runs(play, { answer: _answer, ...frame }) {
    if (frame.stage === 'order') return giveOrder(play, frame);
    const [id, ...others] = frame.left;
    if (id === undefined) {
      play.finish(['ADV-SOLO-24']);
      return play.perform(MASTER, { type: 'done' });
    }
    const monster = findFigure(play.state, id);
    if (monster === undefined || (frame.tasks.length === 0 && frame.path.length === 0))
      return nextMonster(play, frame, others);
    goOn(play, frame, monster);
  },
};

/** One order for all, always after fleeing heroes (ADV-SOLO-37); berserkers let go. */
function giveOrder(play: Play, frame: SoloMonstersFrame): void {
  const { world } = play;
  const order = frame.strategy === 'attackThenMove' ? 'deedFirst' : 'moveFirst';
  for (const { id } of sides(play.state).monsters) {
    const rage = { type: 'goBerserk', figure: id };
    if (mayDo(world, play.state, rage)) play.perform(MASTER, rage);
  }
  const chase = { type: 'chooseOrder', order, pursuit: true };
  const pursuit =
    frame.strategy !== 'rangedAttack' && isAnybodySeen(world, play.state) && mayDo(world, play.state, chase);
  if (play.state.turn.order === null) play.perform(MASTER, { ...chase, pursuit } as BaseCommand);
  const left = inOrder(world, play.state);
  play.goOn(
    { ...frame, stage: 'acting', left, tasks: tasksOf(play.state, frame.strategy, left[0]) },
    'ADV-SOLO-24',
  );
}

/** The nearest first, to make room for the others; shooters after all others (ADV-SOLO-36). */
function inOrder(world: World, state: State): FigureId[] {
  const standing = sides(state).monsters.filter(isUp);
  const ranked = standing.map((monster) => ({
    id: monster.id,
    rank: shoots(monster) ? 1 : 0,
    steps: stepsToEnemies(world, state, monster)(monster.square),
  }));
  return ranked.toSorted((a, b) => a.rank - b.rank || a.steps - b.steps).map(({ id }) => id);
}

function tasksOf(state: State, strategy: Strategy, id: FigureId | undefined): readonly Task[] {
  const monster = id === undefined ? undefined : findFigure(state, id);
  if (monster === undefined) return [];
  if (strategy === 'attackThenMove') return ['attack', 'move', 'run', 'chase'];
  if (strategy === 'rangedAttack') return shoots(monster) ? ['back', 'attack'] : ['clear', 'attack'];
  return ['move', 'attack', 'run', 'chase'];
}

function nextMonster(play: Play, frame: SoloMonstersFrame, left: readonly FigureId[]): void {
  play.goOn({ ...frame, left, tasks: tasksOf(play.state, frame.strategy, left[0]), path: [] }, 'ADV-SOLO-24');
}

/** The next step of the walk, or the next task. */
function goOn(play: Play, frame: SoloMonstersFrame, monster: Figure): void {
  const [to, ...path] = frame.path;
  if (to !== undefined) {
    const step = { type: 'step', figure: monster.id, to };
    const may = mayDo(play.world, play.state, step);
    play.goOn({ ...frame, path: may ? path : [] }, 'ADV-SOLO-29');
    if (may) play.perform(MASTER, step);
    return;
  }
  const [task, ...tasks] = frame.tasks;
  TASKS[task!](play, { ...frame, tasks }, monster);
}

type Do = (play: Play, frame: SoloMonstersFrame, monster: Figure) => void;

const TASKS: Readonly<Record<Task, Do>> = {
  move: (play, frame, monster) =>
    play.goOn(
      { ...frame, path: wayToAttack(play, monster) },
      shoots(monster) ? 'ADV-SOLO-31' : 'ADV-SOLO-29',
    ),
  clear: (play, frame, monster) => play.goOn({ ...frame, path: wayClear(play, monster) }, 'ADV-SOLO-34'),
  back: (play, frame, monster) => play.goOn({ ...frame, path: wayBack(play, monster) }, 'ADV-SOLO-35'),
  attack,
  run,
  chase(play, frame, monster) {
    const isRunning = actOf(play.state, monster.id).did === 'run';
    play.goOn({ ...frame, path: isRunning ? wayNearer(play, monster) : [] }, 'ADV-SOLO-30');
  },
};

/** As often as it may; an unloaded crossbow is loaded. */
function attack(play: Play, frame: SoloMonstersFrame, monster: Figure): void {
  const { world, state } = play;
  const open = attacksOpen(world, state, attacksThought(state, monster));
  if (open.length > 0) {
    const command = chooseAttack(play, open);
    play.goOn({ ...frame, tasks: ['attack', ...frame.tasks] }, 'ADV-SOLO-37');
    return play.perform(MASTER, command);
  }
  play.goOn(frame, 'ADV-SOLO-37');
  const reload = { type: 'reload', figure: monster.id };
  if (mayDo(world, state, reload)) play.perform(MASTER, reload);
}

/** At a run, if that brings a fighter nearer; a pursuer always runs (ADV-CMB-50). */
function run(play: Play, frame: SoloMonstersFrame, monster: Figure): void {
  const { world, state } = play;
  play.goOn(frame, 'ADV-SOLO-30');
  const command = { type: 'run', figure: monster.id };
  const isOwed = owesRun(world, state) === monster.id;
  if (!mayDo(world, state, command)) return;
  if (isOwed || (!shoots(monster) && wouldRun(play, monster))) play.perform(MASTER, command);
}

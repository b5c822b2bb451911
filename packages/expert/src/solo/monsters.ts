/** Alone, creatures act by the book: the nearest first, on the nearest hero, then the weakest (EXP-SOL-07). */
import { distances, enterable } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import { drawOne } from '../chaos/drawing.ts';
import { canHit, reachOf, sees } from '../combat/sight.ts';
import { acting, figureAt, figureOf } from '../figures.ts';
import { groundOf } from '../ground.ts';
import { isRickety } from '../moving/ways.ts';
import { stepRulesOf } from '../moving/links.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { Figure, State } from '../state.ts';
import { monstersToAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { least, pick } from './ties.ts';

/** One thing a creature does, or the beginning of its turn. */
export function actByTheBook(play: Play): void {
  const figure = acting(play.state);
  if (figure !== undefined) drawsChaos(play, figure);
  const command = figure === undefined ? nextCreature(play) : deedOf(play, figure);
  play.perform(GM, command);
}

function heroesOn({ figures }: State): readonly Figure[] {
  return figures.filter(({ side }) => side === 'heroes');
}

function stepsFrom(world: World, state: State, from: readonly Square[]) {
  return distances(groundOf(world, state), from, () => true, stepRulesOf(state));
}

function far(steps: ReturnType<typeof stepsFrom>, square: Square): number {
  const count = steps[square] ?? -1;
  return count < 0 ? Infinity : count;
}

function nextCreature(play: Play): BaseCommand {
  const { world, state } = play;
  const steps = stepsFrom(
    world,
    state,
    heroesOn(state).map(({ square }) => square),
  );
  const nearest = least(monstersToAct(state), (id) => far(steps, figureOf(state, id).square));
  return { type: 'activate', monster: pick(play, nearest) } as BaseCommand;
}

/** The nearest, then the one with the least Body. */
function targetOf(play: Play, figure: Figure, among: readonly Figure[]): Figure {
  const steps = stepsFrom(play.world, play.state, [figure.square]);
  const near = least(among, ({ square }) => far(steps, square));
  const weak = least(near, ({ body }) => body).map(({ id }) => id);
  return figureOf(play.state, pick(play, weak));
}

/** Chaos abilities are drawn one a turn, by the first of their creatures, and used at once (EXP-SOL-05, EXP-SOL-06). */
function drawsChaos(play: Play, { group, id }: Figure): void {
  const { groups, figures, turn } = play.state;
  const owed = groups.find((one) => one.id === group)?.owed ?? 0;
  const isFirst = !figures.some((other) => other.group === group && turn.acted.includes(other.id));
  const isHeld = play.state.chaos.some((one) => one.group === group);
  if (
    owed === 0 ||
    isHeld ||
    !isFirst ||
    turn.act?.figure !== id ||
    turn.act.did !== null ||
    turn.act.mode !== null
  )
    return;
  play.tell('chaosOwed', { group: group!, count: owed - 1 }, ['EXP-SOL-05', 'EXP-SOL-06']);
  drawOne(play, group!);
}

type Spell = BaseCommand & { readonly target?: string };

/** On the hero it would strike, if it can be. */
function spellOn(play: Play, figure: Figure, spells: readonly Spell[]): BaseCommand {
  const among = heroesOn(play.state).filter(({ id }) => spells.some(({ target }) => target === id));
  if (among.length === 0) return spells[0]!;
  const { id } = targetOf(play, figure, among);
  return spells.find(({ target }) => target === id)!;
}

type Feat = Spell & { readonly ability: string; readonly at?: Square };

/** A fallen hero's first ability that can be used here and now, on the hero it would strike (EXP-QGN-10). */
function featOf(play: Play, figure: Figure, feats: readonly Feat[]): BaseCommand | undefined {
  const here = feats.filter(({ at }) => at === undefined);
  const [first] = here;
  return (
    first &&
    spellOn(
      play,
      figure,
      here.filter(({ ability }) => ability === first.ability),
    )
  );
}

function deedOf(play: Play, figure: Figure): BaseCommand {
  const { world, state } = play;
  const legal = world.referee.moves(world, state, GM);
  const offered = (type: string): readonly BaseCommand[] => legal.filter((one) => one.type === type);
  const spells = offered('useChaos') as readonly (BaseCommand & { readonly target?: string })[];
  if (spells.length > 0) return spellOn(play, figure, spells);
  const feat = featOf(play, figure, offered('useAbility') as readonly Feat[]);
  if (feat !== undefined) return feat;
  const blows = offered('attack') as readonly (BaseCommand & { readonly target: string })[];
  const isShooter = reachOf(state, figure).shoots;
  const strike = (): BaseCommand => {
    const among = blows.map(({ target }) => figureOf(state, target));
    return { type: 'attack', target: targetOf(play, figure, among).id } as BaseCommand;
  };
  if (blows.length > 0 && !isShooter) return strike();
  const canMove = offered('move');
  if (canMove.length > 0 && state.turn.act!.did === null)
    return { type: 'move', mode: 'walk' } as BaseCommand;
  const steps = offered('step') as readonly (BaseCommand & { readonly to: Square })[];
  const step = state.turn.act!.did === null ? stepOf(play, figure, steps) : undefined;
  if (step !== undefined) return step;
  return blows.length > 0 ? strike() : { type: 'endTurn' };
}

type Step = BaseCommand & { readonly to: Square };

/** Towards where it would rather stand; undefined where that is here. */
function stepOf(play: Play, figure: Figure, steps: readonly Step[]): Step | undefined {
  const { world, state } = play;
  const isStuck = state.turn.act!.back !== null;
  const safe = steps.filter(({ to }) => !isRickety(state, to));
  const wished = wishesOf(world, state, figure);
  if (wished.length === 0) return isStuck ? steps[0] : undefined;
  const ground = groundOf(world, state);
  const isOpen = (square: Square): boolean =>
    enterable(ground, square) && !isRickety(state, square) && figureAt(state, square)?.side !== 'heroes';
  const toGoal = distances(ground, wished, isOpen, stepRulesOf(state));
  const here = far(toGoal, figure.square);
  const [best] = least(safe, ({ to }) => far(toGoal, to));
  if (best === undefined) return isStuck ? steps[0] : undefined;
  return isStuck || far(toGoal, best.to) < here ? best : undefined;
}

/** Cells to strike from; for shooters the farthest within reach that still sees a hero. */
function wishesOf(world: World, state: State, figure: Figure): readonly Square[] {
  const heroes = heroesOn(state);
  const ground = groundOf(world, state);
  const free = ground.board.areas
    .flatMap(({ squares }) => squares)
    .filter((square) => square === figure.square || isFree(world, state, square));
  if (reachOf(state, figure).shoots) return shootingPlaces(world, state, figure, free);
  return free.filter((square) => heroes.some((hero) => canHit(world, state, { ...figure, square }, hero)));
}

function isFree(world: World, state: State, square: Square): boolean {
  return enterable(groundOf(world, state), square) && figureAt(state, square) === undefined;
}

function shootingPlaces(
  world: World,
  state: State,
  figure: Figure,
  free: readonly Square[],
): readonly Square[] {
  const heroes = heroesOn(state);
  const own = stepsFrom(world, state, [figure.square]);
  const left = state.turn.act!.left ?? 0;
  const apart = stepsFrom(
    world,
    state,
    heroes.map(({ square }) => square),
  );
  const seeing = free.filter((square) => heroes.some((hero) => sees(world, state, square, hero.square)));
  const within = seeing.filter((square) => far(own, square) <= left);
  if (within.length === 0) return seeing;
  return least(within, (square) => -far(apart, square));
}

/** Decides in place of a game master: by the tables where they apply, else by chance (ADV-SOLO-01). */
import type { BaseCommand } from '@oubliette/kernel';
import { figureOf, findFigure, partyOf, withFigure } from '../figures.ts';
import { burstSquares, figuresOn } from '../gear/gas.ts';
import { enemiesOf, reachOf } from '../combat/zones.ts';
import type { Frame } from '../frames.ts';
import type { CombatCommand, FollowUpFrame } from '../combat/types.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { FigureId } from '../state.ts';
import type { TreasureCommand } from '../treasure/types.ts';
import { draw } from './draw.ts';
import { rollEvent } from './event.ts';
import { monstersBegin } from './monsters.ts';
import { indexes, weakest } from './targets.ts';

type Answer = BaseCommand & {
  readonly target?: FigureId | null;
  readonly at?: number;
  readonly to?: number;
};

const WARD_OFF: TreasureCommand = { type: 'wardOff', roll: true };

export function soloAnswer(play: Play): void {
  const top = play.state.stack.at(-1)!;
  answer(play, top);
  // Some answers only change the state: the frame reads it on its next turn.
  if (play.state.stack.at(-1) === top) play.goOn({ ...top }, 'ADV-SOLO-01');
}

function answer(play: Play, top: Frame): void {
  switch (top.tag) {
    case 'masterPhase':
      return rollEvent(play);
    case 'monstersAct':
      return monstersBegin(play);
    case 'followUp':
      return play.perform(MASTER, stepIn(play, top));
    case 'ward':
      // A monster always uses its protection (ADV-MCH-09).
      return play.perform(MASTER, WARD_OFF);
    default:
      return chooseAnswer(play);
  }
}

/** Into the square of the fallen, if an enemy is in reach there and none here. */
function stepIn({ world, state }: Play, { figure: id, squares }: FollowUpFrame): CombatCommand {
  const isAtEnemy = (square: number): boolean => {
    const there = withFigure(state, id, { square });
    const figure = figureOf(there, id);
    const reach = reachOf(world, there, figure);
    return enemiesOf(there, figure).some((enemy) => reach.includes(enemy.square));
  };
  const stays = isAtEnemy(figureOf(state, id).square);
  return { type: 'followUp', to: stays ? null : (squares.find(isAtEnemy) ?? null) };
}

/** A legal answer: the one that catches most of the party, the weakest named target, or any by lot. */
function chooseAnswer(play: Play): void {
  const { world, state } = play;
  const top = state.stack.at(-1)!;
  const lawful = (world.referee.rules.frames[top.tag]!.answers?.(world, state, top) ?? []).filter(
    (command) => world.referee.check(world, state, MASTER, command) === null,
  ) as Answer[];
  if (lawful.length === 0) throw new Error(`nobody answers ${top.tag}`);
  const named = lawful.flatMap(({ target }) => findFigure(state, target ?? '') ?? []);
  const party = named.filter(({ side }) => side === 'heroes');
  if (party.length > 0) {
    const victim = weakest(play, party);
    return play.perform(
      MASTER,
      lawful.find(({ target }) => target === victim)!,
    );
  }
  const areas = lawful.filter(({ type }) => type === 'aimAtSquare' || type === 'moveFireball');
  const best = areas.length > 0 ? catchingMost(play, areas, top) : lawful;
  play.perform(MASTER, best[draw(play, indexes(best), areas.length > 0 ? 'ADV-SOLO-40' : 'ADV-SOLO-01')]!);
}

/** The answers whose area catches most of the party (ADV-SOLO-40). */
function catchingMost({ world, state }: Play, areas: readonly Answer[], top: Frame): Answer[] {
  const party = top.tag === 'casting' ? enemiesOf(state, figureOf(state, top.figure)) : partyOf(state);
  const caught = ({ at, to }: Answer): number => {
    const under = figuresOn(world, state, burstSquares(world, state, (at ?? to)!));
    return under.filter((figure) => party.includes(figure)).length;
  };
  const counts = areas.map(caught);
  const most = Math.max(...counts);
  return areas.filter((_, index) => counts[index] === most);
}

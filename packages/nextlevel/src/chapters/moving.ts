/** Moving: the dice, steps, turning, jumping, and the facing of placed figures (NXT-MOV, NXT-FAC, NXT-VIS). */
import { checkMover, chooseActor, figureOf, forFigures, isHero, turnOf } from '@oubliette/classic/extend';
import type {
  Command,
  CommandOf,
  Figure,
  FigureId,
  HeroKind,
  MoveDice,
  World,
} from '@oubliette/classic/extend';
import { DIRECTIONS } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { FRESH_TURN, sheetOf, withAction, withNext, withTurn } from '../changes.ts';
import { gearCard } from '../content/armoury.ts';
import { D6, D8 } from '../content/dice.ts';
import { facingAfter, facingOf, firstFacing, isDirection, turnCost } from '../facing.ts';
import type { Chapter, Follows, NextHandler } from '../kit.ts';
import { checkJump, jump, jumpsFrom, leapt } from '../movement/jumps.ts';
import type { JumpFacts } from '../movement/jumps.ts';
import { checkFreeToMove } from '../movement/steps.ts';
import { squaresToStepTo } from '../movement/ways.ts';
import { PLIGHT_APPLIERS } from '../plights.ts';
import type { PlightFacts } from '../plights.ts';
import type { NextState } from '../state.ts';

export type MovingCommand = { readonly type: 'face'; readonly figure: FigureId; readonly facing: number };

export interface MovingFacts extends JumpFacts, PlightFacts {}

/** Two dice, one of the elf's a D8; one in plate; or as many as the quest says (NXT-MOV-01, NXT-ELF-04). */
export function moveDice({ quest }: World, state: NextState, hero: HeroKind): MoveDice {
  const rules = [hero === 'elf' ? 'NXT-ELF-04' : 'NXT-MOV-01', 'NXT-ACT-01'];
  const slow = sheetOf(state, hero).gear.some((id) => gearCard(id).armour?.slow === true);
  const count = quest.rules.moveDice ?? (slow ? 1 : null);
  if (count !== null) return { dice: Array.from({ length: count }, () => D6), rules };
  return { dice: hero === 'elf' ? [D6, D8] : [D6, D6], rules };
}

/** During a move: a quarter turn is free, right round costs 1. Before the first move after being placed: freely. */
const FACE: NextHandler<MovingCommand> = {
  check(world, state, seat, { figure, facing }) {
    const no = checkMover(state, seat, figure);
    if (no !== null) return no;
    if (!isDirection(facing)) return refuse('noSuchSide', 'NXT-FAC-01', { facing });
    if (facingOf(state, figure) === facing) return refuse('facesThere', 'NXT-FAC-03', { figure });
    if (state.next.newcomers.includes(figure)) return null;
    const turner = figureOf(state, figure);
    const { left, moveOver } = turnOf(state, turner);
    if (left === null) return refuse('notMoving', 'NXT-FAC-03', { figure });
    if (moveOver) return refuse('moveOver', 'NXT-FAC-03', { figure });
    const kept = checkFreeToMove(state, turner);
    if (kept !== null) return kept;
    return turnCost(world, state, turner, facing) <= left
      ? null
      : refuse('noMovementLeft', 'NXT-MOV-03', { figure });
  },
  perform(play, { figure, facing }) {
    if (!isDirection(facing)) return;
    const isNew = play.next.newcomers.includes(figure);
    if (!isNew) chooseActor(play, figure);
    const cost = isNew ? 0 : turnCost(play.world, play.state, figureOf(play.state, figure), facing);
    const rules = isNew ? ['NXT-FAC-01'] : cost > 0 ? ['NXT-FAC-03', 'NXT-MOV-03'] : ['NXT-FAC-03'];
    play.emit({ type: 'faced', rules, figure, facing, cost });
  },
};

/** A turn at its start: the figure's facing counts as the one it arrived with. */
function begun(state: NextState, actor: FigureId | null): NextState {
  const figure = actor === null ? undefined : state.figures.find(({ id }) => id === actor);
  const turn =
    figure === undefined
      ? FRESH_TURN
      : { ...FRESH_TURN, startedAt: figure.square, arrived: facingOf(state, figure.id) };
  return withNext(state, { turn });
}

function placed(state: NextState, figure: Figure, world: World): NextState {
  const { facing, newcomers } = state.next;
  return withNext(state, {
    facing: { ...facing, [figure.id]: firstFacing(world, state, figure) },
    newcomers: [...newcomers, figure.id],
  });
}

/** A figure faces the way of its last step (NXT-FAC-03). */
function gone(state: NextState, id: FigureId, from: Square, to: Square, world: World): NextState {
  const facing = facingAfter(world, state, id, from, to);
  const turned = withNext(state, { facing: { ...state.next.facing, [id]: facing } });
  const settled = noNewcomer(turned, id);
  return state.turn.actor === id ? withTurn(settled, { arrived: facing }) : settled;
}

function noNewcomer(state: NextState, id: FigureId): NextState {
  const { newcomers } = state.next;
  return newcomers.includes(id)
    ? withNext(state, { newcomers: newcomers.filter((one) => one !== id) })
    : state;
}

/** A figure off the board leaves nothing here. */
function forgotten(state: NextState, id: FigureId): NextState {
  const { [id]: _facing, ...facing } = state.next.facing;
  const { [id]: _plights, ...plights } = state.next.plights;
  return noNewcomer(withNext(state, { facing, plights }), id);
}

const FOLLOWS: Follows = {
  turnStarted: (state, { figure }) => begun(state, figure),
  monsterChosen: (state, { figure }) => begun(state, figure),
  turnEnded: (state, { figure }) => {
    const stay = (id: FigureId) => (figure === null ? isHero(id) : id !== figure);
    return withNext(state, { newcomers: state.next.newcomers.filter(stay) });
  },
  heroPlaced: (state, { figure }, world) => placed(state, figure, world),
  monsterPlaced: (state, { figure }, world) => placed(state, figure, world),
  captiveSeen: (state, { figure }, world) => placed(state, figure, world),
  movementRolled: (state, { figure }) => withAction(noNewcomer(state, figure), 'move'),
  stepped: (state, { figure, from, to }, world) => gone(state, figure, from, to, world),
  figureLeft: (state, { figure }) => forgotten(state, figure),
  figureRemoved: (state, { figure }) => forgotten(state, figure),
  monsterKilled: (state, { figure }) => forgotten(state, figure),
  heroDied: (state, { figure }) => forgotten(state, figure),
};

function offers(world: World, state: NextState, mover: Figure): (Command | MovingCommand)[] {
  const { id, square } = mover;
  const turns = DIRECTIONS.map((facing) => ({ type: 'face', figure: id, facing }) as const);
  if (isHero(id) && state.turn.left === null) return [{ type: 'rollMovement', figure: id }, ...turns];
  return [
    ...squaresToStepTo(world, mover).map((to) => ({ type: 'step', figure: id, to }) as const),
    ...jumpsFrom(world, state, square).map((to) => ({ type: 'jump', figure: id, to }) as const),
    ...turns,
  ];
}

export const MOVING: Chapter<MovingCommand, MovingFacts> = {
  frames: {},
  shapes: { face: { figure: 'text', facing: 'number' } },
  handlers: { face: FACE },
  replaces: {
    jump: { foreseen: true, check: checkJump, perform: jump } satisfies NextHandler<CommandOf<'jump'>>,
  },
  appliers: {
    ...PLIGHT_APPLIERS,
    leapRolled: (state) => state,
    leapt: (state, { figure, from, over, to }, world) =>
      gone(leapt(state, figure, over, to), figure, from, over[0]!, world),
  },
  follows: FOLLOWS,
  offers: forFigures(offers),
  lists: ['rollMovement', 'step'],
};

/** How spells change the state. */
import { hasSquare, withSquares } from '@oubliette/dungeon';
import { burdenOf } from '../combat/burden.ts';
import { figureOf, findSheet, levelOf, sheetOf, withFigure, withLevel, withSheet } from '../figures.ts';
import { withCast } from '../gear/casters.ts';
import { withEffect } from '../gear/effects.ts';
import type { Appliers } from '../kit.ts';
import type { FigureId, State } from '../state.ts';
import type { PileThing } from '../treasure/types.ts';
import { actOf, allowance, begunBy, withAct } from '../turns/acts.ts';
import { CHOKED } from './choke.ts';
import { takenUp } from './raise.ts';
import type { ComponentId, MagicFacts } from './types.ts';

const told = (state: State): State => state;

function less(all: readonly ComponentId[], used: readonly ComponentId[]): ComponentId[] {
  return used.reduce<ComponentId[]>((left, one) => left.toSpliced(left.indexOf(one), 1), [...all]);
}

/** One spell of the turn is cast, and its components are gone (ADV-MAG-07, ADV-MAG-10). */
function spellCast(state: State, event: MagicFacts['spellCast']): State {
  const { figure, spell, source, components, reaction } = event;
  const begun = reaction ? state : begunBy(state, figure);
  const stands = components.length > 1 ? { left: 0 } : {};
  const done = reaction ? { did: 'spell', left: 0, over: true } : {};
  const counted = withAct(begun, figure, { cast: true, ...stands, ...done });
  if (source !== 'book') return counted;
  const sheet = findSheet(state, figure);
  if (sheet === undefined) return withCast(counted, figure, spell);
  return withSheet(counted, figure, { components: less(sheet.components, components) });
}

/** Forgets wounds fate could have undone: there is nothing left to undo. */
function withoutSuffered(state: State, id: FigureId): State {
  const { turn } = state;
  return { ...state, turn: { ...turn, suffered: { ...turn.suffered, [id]: 0 } } };
}

/** While exploring, the wind lengthens a move already begun; not with a burden (ADV-DEATH-11). */
function quickened(state: State, { figure: id }: MagicFacts['quickened']): State {
  const swift = withEffect(state, id, { tag: 'swift', ends: 'turn' });
  const { left } = actOf(state, id);
  const figure = figureOf(state, id);
  if (left === null || burdenOf(figure) !== null || state.turn.mode !== 'exploration') return swift;
  const gained = allowance(swift, figureOf(swift, id)) - allowance(state, figure);
  return withAct(swift, id, { left: left + gained });
}

/** In a fight there is no search for traps: the ground counts as trodden. */
function driven(state: State, { figure, to, left }: MagicFacts['driven']): State {
  const moved = actOf(state, figure).moved + 1;
  const there = withAct(withFigure(state, figure, { square: to }), figure, { moved, left });
  if (state.turn.mode === 'exploration') return there;
  const { trodden } = levelOf(there);
  return hasSquare(trodden, to) ? there : withLevel(there, { trodden: withSquares(trodden, [to]) });
}

function withoutFallen(state: State, id: FigureId): State {
  const { turn } = state;
  const fallen = (turn.fallen ?? []).filter(({ figure }) => figure.id !== id);
  return { ...state, turn: { ...turn, fallen } };
}

function raised(state: State, { figure: id, wounds, square, pile }: MagicFacts['raised']): State {
  const body = state.turn.fallen!.find(({ figure }) => figure.id === id)!;
  const { things } = levelOf(state);
  const goods = things.find((thing): thing is PileThing => thing.tag === 'pile' && thing.id === pile);
  const figure = { ...body.figure, wounds, square, effects: [] };
  const back = withSheet(state, id, {
    ...(goods === undefined ? {} : takenUp(goods)),
    where: 'inside',
  });
  const standing = { ...back, figures: [...back.figures, figure] };
  const cleared = withLevel(standing, { things: things.filter((thing) => thing !== goods) });
  return withoutSuffered(withoutFallen(cleared, id), id);
}

/** Marks heroes who can never be brought back, not even for money. */
const LOST_SOUL = 'lostSoul';

export const magicAppliers: Appliers<MagicFacts> = {
  effectBegan: (state, { figure, effect }) =>
    withFigure(state, figure, { effects: [...figureOf(state, figure).effects, effect] }),
  effectEnded: (state, { figure, tag }) =>
    withFigure(state, figure, {
      effects: figureOf(state, figure).effects.filter((one) => one.tag !== tag),
    }),
  spellCast,
  intelligenceTested: told,
  spellFailed: told,
  spellAimed: told,
  templatePlaced: told,
  spellKeptOff: told,
  spellBurned: told,
  phoenixHealed: (state, { figure, wounds }) =>
    withoutSuffered(withFigure(state, figure, { wounds: figureOf(state, figure).wounds + wounds }), figure),
  handBurned: told,
  windRolled: told,
  quickened,
  flightRolled: (state, { target, squares }) =>
    withAct(state, target, { did: 'run', first: 'move', left: squares }),
  driven,
  flightEnded: (state, { figure }) => withAct(state, figure, { left: 0, over: true }),
  windowOpened: told,
  keyTurned: (state, { exit, unsure }) =>
    unsure ? withLevel(state, { brightDoors: [...(levelOf(state).brightDoors ?? []), exit] }) : state,
  airStilled: (state, { area }) => ({
    ...state,
    turn: { ...state.turn, still: [...(state.turn.still ?? []), area] },
  }),
  chokeTightened: (state, { figure, left }) =>
    withFigure(state, figure, {
      effects: figureOf(state, figure).effects.map((one) => (one.tag === CHOKED ? { ...one, left } : one)),
    }),
  raised,
  soulLost: (state, { figure }) => {
    const { marks } = sheetOf(state, figure);
    return withoutFallen(withSheet(state, figure, { marks: [...marks, LOST_SOUL] }), figure);
  },
  ritesOver: (state) => ({ ...state, turn: { ...state.turn, fallen: [] } }),
};

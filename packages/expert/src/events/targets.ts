/** What an Event card may be played on at a moment (EXP-EVT-02). */
import { shieldOf } from '../combat/hits.ts';
import { eventCard } from '../content/events.ts';
import type { Aim, EventEffect, EventId } from '../content/events.ts';
import { findFigure, fullBody, hasCondition, isMonster, monstersOn } from '../figures.ts';
import { tileAt } from '../ground.ts';
import { blowOf } from '../moments/occasion.ts';
import type { EventMoment, EventTarget } from '../moments/types.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';
import { wherefrom } from './wandering.ts';

const NOTHING: EventTarget = { figure: null, at: null, side: null };

function on(figure: Pick<Figure, 'id'>): EventTarget {
  return { ...NOTHING, figure: figure.id };
}

type Finder = (
  world: World,
  state: State,
  moment: EventMoment,
  effect: EventEffect,
) => readonly EventTarget[];

/** Every target the card has now; none where this is no moment for it. */
export function targetsOf(
  world: World,
  state: State,
  card: EventId,
  moment: EventMoment,
): readonly EventTarget[] {
  const { moments, aim, effect } = eventCard(card);
  return moments.includes(moment.is) ? FINDERS[aim](world, state, moment, effect) : [];
}

function heroesOn(state: State): readonly Figure[] {
  return state.figures.filter(({ side }) => side === 'heroes');
}

/** No effect comes twice upon the same figure. */
const LEAVES: Partial<Record<EventEffect['does'], Figure['conditions'][number]['tag']>> = {
  darken: 'darkened',
  slip: 'slipping',
  daunt: 'daunted',
  lame: 'lamed',
  madden: 'maddened',
  ward: 'warded',
};

function isFree(figure: Figure, { does }: EventEffect): boolean {
  const tag = LEAVES[does];
  return tag === undefined || !hasCondition(figure, tag);
}

const FINDERS: { readonly [A in Aim]: Finder } = {
  cell(_world, state, moment) {
    if (moment.is !== 'entered' || state.trapped.includes(moment.square)) return [];
    const figure = findFigure(state, moment.figure);
    const isThere = figure?.square === moment.square && !isMonster(figure);
    return isThere ? [{ figure: figure.id, at: moment.square, side: null }] : [];
  },
  searched(_world, state, moment) {
    const isSearch =
      moment.is === 'declared' && (moment.deed.is === 'tile' || moment.deed.is === 'furniture');
    const figure = isSearch ? findFigure(state, moment.figure) : undefined;
    return figure === undefined ? [] : [on(figure)];
  },
  door(_world, state, moment) {
    if (moment.is !== 'declared' || moment.deed.is !== 'door') return [];
    const { at, side } = moment.deed;
    return findFigure(state, moment.figure) === undefined ? [] : [{ figure: moment.figure, at, side }];
  },
  hero(_world, state, _moment, effect) {
    // What lasts until a combat ends needs one (EXP-UAB-08).
    if (effect.does === 'daunt' && state.combat === null) return [];
    return heroesOn(state)
      .filter((hero) => isFree(hero, effect))
      .map(on);
  },
  tile(world, state, _moment, effect) {
    const heroes = heroesOn(state).filter((hero) => isFree(hero, effect));
    const tileOf = ({ square }: Figure) => tileAt(world, state, square);
    return heroes
      .filter((hero, at) => heroes.findIndex((other) => tileOf(other) === tileOf(hero)) === at)
      .map(({ id, square }) => ({ figure: id, at: square, side: null }));
  },
  heroes: (_world, state, _moment, effect) =>
    heroesOn(state).some((hero) => isFree(hero, effect)) ? [NOTHING] : [],
  nobody: (world, state) => (wherefrom(world, state) === null ? [] : [NOTHING]),
  creature(_world, state, moment, effect) {
    const isAttack = moment.is === 'declared' && moment.deed.is === 'attack';
    if (moment.is !== 'activation' && !isAttack) return [];
    const figure = findFigure(state, moment.figure);
    return figure !== undefined && isMonster(figure) && isFree(figure, effect) ? [on(figure)] : [];
  },
  group(_world, state, moment, effect) {
    if (state.combat === null || (moment.is === 'declared' && moment.deed.is !== 'attack')) return [];
    const monsters = monstersOn(state).filter((monster) => isFree(monster, effect));
    return monsters
      .filter(({ group }, at) => monsters.findIndex((other) => other.group === group) === at)
      .map(on);
  },
  wounded: (_world, state) =>
    monstersOn(state)
      .filter((monster) => monster.body < fullBody(monster))
      .map(on),
  roll(_world, state, moment) {
    if (moment.is !== 'rolled') return [];
    const figure = findFigure(state, moment.figure);
    if (figure === undefined) return [];
    const { attack, defence } = blowOf(state);
    const faces = moment.of === 'attack' ? attack : defence;
    const counts = moment.of === 'attack' ? 'skull' : shieldOf(figure);
    return !isMonster(figure) && faces?.includes(counts) === true ? [on(figure)] : [];
  },
};

/** What an Event is worth on a target now, about in points of Body, and at its best. */
import type { Figure } from '@oubliette/expert';
import { eventCard } from '@oubliette/expert';
import type { EventEffect, EventId, EventTarget, Trial } from '@oubliette/expert/reckoning';
import { diceOf, fullBody, reachOf, speedOf, tileAt } from '@oubliette/expert/reckoning';
import { besideOf } from '../ground.ts';
import { figureIn } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { fragility, isWanted } from '../worth.ts';

/** A point of Body that a hero loses. */
const KILL = 2;
const TURN = 0.6;

/** Body lost, dearer where there is little left of it, and dearest with the last. */
function harm(hero: Figure, body: number): number {
  const dies = body >= hero.body ? KILL : 0;
  return Math.min(body, hero.body) * fragility(hero) + dies;
}

function fails({ state }: Seen, hero: Figure, { stat, needs }: Trial): number {
  const value =
    stat === 'speed' ? speedOf(state, hero) : stat === 'body' ? hero.body : diceOf(state, hero, 'attack');
  return Math.min(1, Math.max(0, (needs - 1 - value) / 6));
}

interface Case {
  readonly seen: Seen;
  readonly target: EventTarget;
  /** Whom it is played on; null where it is on nobody alone. */
  readonly figure: Figure | null;
}

type Worths = {
  readonly [D in EventEffect['does']]: (now: Case, effect: Extract<EventEffect, { does: D }>) => number;
};

function near({ seen, figure }: Case): readonly Figure[] {
  if (figure === null) return [];
  const cells = besideOf(seen.ground, figure.square);
  return seen.heroes.filter(({ id, square }) => id === figure.id || cells.includes(square));
}

function onTile({ seen, figure }: Case): readonly Figure[] {
  if (figure === null) return [];
  const tile = tileAt(seen.world, seen.state, figure.square);
  return seen.heroes.filter(({ square }) => tileAt(seen.world, seen.state, square) === tile);
}

/** What happens in a fight counts; in a quiet round there is time for everything. */
function urgency({ seen }: Case): number {
  return seen.monsters.length > 0 ? 1 : 0.25;
}

function hurt(now: Case, body: number): number {
  return now.figure === null ? 0 : harm(now.figure, body);
}

/** How worn the party is: 0 fresh, 1 nearly dead. */
function weariness({ heroes, view }: Seen): number {
  const full = view.heroes.length * 7;
  return 1 - Math.min(1, heroes.reduce((sum, { body }) => sum + body, 0) / full);
}

const WORTHS: Worths = {
  pit: (now, { body }) => hurt(now, body) + TURN * urgency(now),
  poison: (now, { body }) => hurt(now, body + 1),
  strike: (now, { dice }) => hurt(now, dice / 2),
  dodge: (now, { trial, body }) =>
    now.figure === null ? 0 : fails(now.seen, now.figure, trial) * hurt(now, body),
  numb: (now, { body }) => hurt(now, body) + 0.3,
  sleep: (now, { trial }) =>
    onTile(now).reduce((sum, hero) => sum + fails(now.seen, hero, trial), 0) * TURN * urgency(now),
  burn: (now, { body }) => near(now).reduce((sum, hero) => sum + harm(hero, body), 0),
  lock: (now) => (now.seen.view.quest.clock === null ? 0.3 : 1) + TURN * urgency(now),
  darken({ seen }) {
    const blind = seen.heroes.filter((hero) => reachOf(seen.state, hero).shoots).length;
    return seen.monsters.length > 0 ? 0.2 + 0.6 * blind : 0;
  },
  slip: (now) => 0.2 * onTile(now).length * urgency(now),
  daunt(now) {
    const { figure, seen } = now;
    if (figure === null) return 0;
    return 0.25 * diceOf(seen.state, figure, 'attack') * urgency(now);
  },
  lame: (now) => 0.4 * urgency(now),
  wander: ({ seen }, { leaders }) =>
    (leaders ? 2.5 : 1.8) * (0.7 + weariness(seen)) * (seen.monsters.length > 0 ? 1.2 : 1),
  madden: ({ figure, seen }, { attack }) =>
    figure === null ? 0 : 0.4 * attack + (isWanted(seen, figure) ? 0.3 : 0),
  ward({ seen, figure }) {
    const group = seen.monsters.filter((one) => one.group === figure?.group);
    const wanted = figure !== null && isWanted(seen, figure) ? 1.5 : 1;
    return Math.min(1.5, 0.2 * group.reduce((sum, { body }) => sum + body, 0) * wanted);
  },
  mend: ({ figure, seen }, { body }) =>
    figure === null
      ? 0
      : 0.35 * Math.min(body, fullBody(figure) - figure.body) * (isWanted(seen, figure) ? 1.5 : 1),
  spoil: () => 0.7,
  nothing: () => 0,
};

export function eventWorth(seen: Seen, card: EventId, target: EventTarget): number {
  const { effect } = eventCard(card);
  const figure = target.figure === null ? null : (figureIn(seen.view, target.figure) ?? null);
  const worth = WORTHS[effect.does] as (now: Case, effect: EventEffect) => number;
  return worth({ seen, target, figure }, effect);
}

/** What each kind can be worth when its time has come. */
const BEST: Readonly<Record<EventEffect['does'], number>> = {
  pit: 2,
  poison: 2.6,
  strike: 2,
  dodge: 1.5,
  numb: 1.6,
  sleep: 0.6,
  burn: 3,
  lock: 0.9,
  darken: 0.9,
  slip: 0.8,
  daunt: 0.8,
  lame: 0.4,
  wander: 2.4,
  madden: 1,
  ward: 1,
  mend: 1.3,
  spoil: 0.7,
  nothing: 0,
};

export function bestOf(card: EventId): number {
  return BEST[eventCard(card).effect.does];
}

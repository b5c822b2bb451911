/** The chapter of playing alone: what waits, and for whom (EXP-SOL-03 to EXP-SOL-06). */
import type { ClassId } from '../content/characters.ts';
import type { EventId } from '../content/events.ts';
import { acting, isClass } from '../figures.ts';
import type { Appliers, Reactions } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { heroesInside } from '../turns/acts.ts';
import type { SoloFacts, Waits } from './types.ts';

function without({ owed }: State, isIt: (one: Waits) => boolean): readonly Waits[] {
  const at = owed.findIndex(isIt);
  return at < 0 ? owed : owed.toSpliced(at, 1);
}

const appliers: Appliers<SoloFacts> = {
  cardWaits: (state, { card, hero }) => ({ ...state, owed: [...state.owed, { card, hero }] }),
  waitOver: (state, { card }) => ({ ...state, owed: without(state, (one) => one.card === card) }),
  cardPassedOn(state, { card, hero, to }) {
    const at = state.owed.findIndex((one) => one.card === card && one.hero === hero);
    return { ...state, owed: state.owed.with(at, { card, hero: to }) };
  },
  chaosOwed: (state, { group, count }) => ({
    ...state,
    groups: state.groups.map((one) => (one.id === group ? { ...one, owed: count } : one)),
  }),
};

/** Whose deed brought the card. */
function responsible({ state }: Play): ClassId | undefined {
  const id = acting(state)?.id;
  return id !== undefined && isClass(id) ? id : heroesInside(state)[0]?.id;
}

function nowWaits(play: Play, card: EventId): void {
  const hero = responsible(play);
  if (!play.world.hasGm && hero !== undefined)
    play.tell('cardWaits', { card, hero }, ['EXP-SOL-03', 'EXP-SOL-04']);
}

function isOver(play: Play, card: EventId): void {
  if (!play.world.hasGm) play.tell('waitOver', { card }, ['EXP-SOL-03']);
}

const reacts: Reactions = {
  eventKept: (play, { card }) => nowWaits(play, card!),
  eventPlayed: (play, { card }) => isOver(play, card),
  eventDropped: (play, { card }) => isOver(play, card!),
};

export const soloChapter = { appliers, reacts };

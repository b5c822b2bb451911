/** The game master's hand: what is played now, what is set in secret, what is kept (EXP-EVT-02, EXP-EVT-06). */
import type { Command, View } from '@oubliette/expert';
import { eventCard } from '@oubliette/expert';
import { targetsOf } from '@oubliette/expert/reckoning';
import type { EventId, EventMoment, EventTarget } from '@oubliette/expert/reckoning';
import { pickBest } from '../../shared/pick.ts';
import { isWanted } from '../worth.ts';
import type { CommandOf, Seen } from '../seen.ts';
import type { Manner } from './manner.ts';
import { bestOf, eventWorth } from './worth.ts';

/** Asked about, cards or none: nothing here depends on what is held. */
const WATCHED = ['door', 'search', 'placed', 'lastTurnEnd', 'gmTurnStart'] as const;

/** The next moment he wants to be asked about and is not yet. */
export function watchMore({ gm }: View): CommandOf<'watch'> | null {
  const moment = WATCHED.find((one) => gm.watch?.includes(one) !== true);
  return moment === undefined ? null : { type: 'watch', moment, on: true };
}

function handOf({ gm }: View): readonly EventId[] {
  return Array.isArray(gm.hand) ? (gm.hand as readonly EventId[]) : [];
}

const MOST = 5;

/** The share of its best worth from which a card is played: less with many, nothing once there is no later. */
function patience(seen: Seen, { patience: usual, keeps }: Manner): number {
  const { quest, pile } = seen.view;
  const held = handOf(seen.view).length;
  if (quest.laid !== null || pile.count === 0) return 0.2;
  if (held >= MOST) return 0.3 * usual;
  return usual * (held > keeps ? 0.75 : 1.15);
}

interface Play {
  readonly card: EventId;
  readonly target: EventTarget;
  readonly worth: number;
}

/** What to play at this moment, or that nothing is. */
export function playNow(seen: Seen, moment: EventMoment, manner: Manner): Command {
  const plays = [...new Set(handOf(seen.view))].flatMap((card) =>
    targetsOf(seen.world, seen.state, card, moment).map((target): Play => ({
      card,
      target,
      worth: eventWorth(seen, card, target),
    })),
  );
  const least = patience(seen, manner);
  const due = plays.filter(({ card, worth }) => worth > 0 && worth >= least * bestOf(card));
  if (due.length === 0) return { type: 'passEvents' };
  const { card, target } = pickBest(due, ({ worth }) => worth * aimed(manner));
  return { type: 'playEvent', card, ...target };
}

/** The merciful look for the least of what would do. */
function aimed({ spares }: Manner): number {
  return spares > 0 ? -1 : 1;
}

/** Of six cards the one that goes: of the least use, one of several alike first. */
export function dropWorst(seen: Seen): Command {
  const hand = handOf(seen.view);
  const copies = (card: EventId): number => hand.filter((one) => one === card).length;
  const card = pickBest([...new Set(hand)], (one) => -bestOf(one) + 0.2 * copies(one));
  return { type: 'dropEvent', card };
}

/** A card to set in secret, for a step or for a roll; null where none is due. */
export function armNext(seen: Seen, manner: Manner): CommandOf<'armEvent'> | null {
  const { view } = seen;
  if (view.stage !== 'play') return null;
  const armed = view.gm.armed ?? [];
  const least = patience(seen, manner);
  for (const card of new Set(handOf(view))) {
    if (armed.some((one) => one.card === card)) continue;
    const { moments, effect } = eventCard(card);
    if (effect.does === 'spoil' && isGreatFight(seen, least))
      return { type: 'armEvent', card, moment: 'rolled', figure: null, at: null };
    if (!moments.includes('entered') || eventCard(card).aim !== 'cell') continue;
    const victim = victimOf(seen, card, manner);
    if (victim !== null && victim.worth >= least * bestOf(card))
      return { type: 'armEvent', card, moment: 'entered', figure: victim.id, at: null };
  }
  return null;
}

function isGreatFight(seen: Seen, least: number): boolean {
  return seen.view.combat !== null && (least < 0.7 || seen.monsters.some((one) => isWanted(seen, one)));
}

/** The hero whom it would cost most; for the merciful, least. */
function victimOf(
  seen: Seen,
  card: EventId,
  manner: Manner,
): { readonly id: string; readonly worth: number } | null {
  const cases = seen.heroes
    .filter(({ id }) => seen.view.heroes.some((hero) => hero.id === id))
    .map(({ id, square }) => ({ id, worth: eventWorth(seen, card, { figure: id, at: square, side: null }) }));
  return cases.length === 0 ? null : pickBest(cases, ({ worth }) => worth * aimed(manner));
}

/** Frenzy for the creature about to act; null where none is due. */
export function frenzyFor(seen: Seen, manner: Manner, blows: number): CommandOf<'armEvent'> | null {
  const card = handOf(seen.view).find((one) => eventCard(one).effect.does === 'madden');
  if (card === undefined || (seen.view.gm.armed ?? []).some((one) => one.card === card)) return null;
  const isDue = 0.9 * blows >= patience(seen, manner) * bestOf(card);
  return isDue ? { type: 'armEvent', card, moment: 'activation', figure: null, at: null } : null;
}

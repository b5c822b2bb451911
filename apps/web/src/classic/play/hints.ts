/** Hints for a first game: each once, at the moment it is of use (CLS-TRN-01). The second quest adds what training leaves out. */
import type { View } from '@oubliette/classic';
import type { ActionId } from './actions.ts';
import type { Menu } from './menu.ts';
import type { InHand } from './session.ts';
import type { Situation } from './situation.ts';

export const HINTS = [
  'hintPlace',
  'hintRoll',
  'hintPath',
  'hintNear',
  'hintAttack',
  'hintDoor',
  'hintEnd',
  'hintOver',
  'hintWhy',
  'hintSearch',
  'hintTrap',
  'hintSpell',
  'hintTreasure',
  'hintMorcar',
] as const;
export type HintId = (typeof HINTS)[number];

export interface Hint {
  readonly id: HintId;
  /** The action beside which it stands; null: beside the board. */
  readonly by: ActionId | null;
}

/** What a person has put away. */
export interface Learned {
  readonly seen: readonly HintId[];
  readonly skipped: boolean;
}

export const KNOWS_NOTHING: Learned = { seen: [], skipped: false };

export function hintFor(view: View, situation: Situation, hand: InHand, learned: Learned): Hint | null {
  const { menu, question, seat } = situation;
  if (learned.skipped || seat === null || view.phase === 'over') return null;
  const wanted = wantedHints(view, menu, question, hand);
  return wanted.find(({ id }) => !learned.seen.includes(id)) ?? null;
}

function wantedHints(view: View, menu: Menu | null, question: Situation['question'], hand: InHand): Hint[] {
  if (question?.ask === 'place') return [{ id: 'hintPlace', by: null }];
  const isBusy = hand.mode !== null && hand.mode !== 'move';
  if (menu === null || question !== null || isBusy) return [];
  const lit = (id: ActionId): boolean =>
    menu.items.some((item) => item.id === id && item.commands.length > 0);
  if (!lit('endTurn')) return [];
  if (menu.role === 'morcar') return [{ id: 'hintMorcar', by: 'endTurn' }];
  const { turn } = view;
  const hints: Hint[] = [];
  const add = (holds: boolean, id: HintId, by: ActionId | null): void => {
    if (holds) hints.push({ id, by });
  };
  const isMoving = lit('move') && turn.left !== null && hand.staged === null;
  add(lit('move') && turn.left === null && hand.staged === null, 'hintRoll', 'move');
  const isFoeInSight = view.figures.some(({ side }) => side === 'morcar');
  add(
    isMoving && isFoeInSight && !turn.acted && !lit('attack'),
    'hintNear',
    hand.mode === null ? 'move' : null,
  );
  add(isMoving && turn.path.length < 2, 'hintPath', null);
  add(lit('attack') && hand.staged === null, 'hintAttack', 'attack');
  add(lit('open'), 'hintDoor', 'open');
  if (!view.training) hints.push(...fullHints(view, menu, lit));
  add(turn.acted && !lit('move'), 'hintEnd', 'endTurn');
  add(!menu.items.some(({ id }) => id !== 'endTurn' && lit(id)), 'hintOver', 'endTurn');
  add(turn.acted, 'hintWhy', 'attack');
  return hints;
}

/** One by one: searches, traps, spells, treasure. */
function fullHints(view: View, { actor }: Menu, lit: (id: ActionId) => boolean): Hint[] {
  const hero = view.heroes.find(({ id }) => id === actor);
  const hints: Hint[] = [];
  const add = (holds: boolean, id: HintId, by: ActionId | null): void => {
    if (holds) hints.push({ id, by });
  };
  add(lit('searchTreasure'), 'hintSearch', 'searchTreasure');
  add(view.traps.length > 0, 'hintTrap', null);
  add(lit('cast'), 'hintSpell', 'cast');
  add((hero?.potions.length ?? 0) > 0, 'hintTreasure', 'item');
  return hints;
}

export function withSeen(learned: Learned, id: HintId): Learned {
  return learned.seen.includes(id) ? learned : { ...learned, seen: [...learned.seen, id] };
}

/** What was stored, whatever that may be. */
export function parseLearned(stored: unknown): Learned {
  if (typeof stored !== 'object' || stored === null) return KNOWS_NOTHING;
  const { seen, skipped } = stored as { seen?: unknown; skipped?: unknown };
  const list: readonly unknown[] = Array.isArray(seen) ? seen : [];
  return { seen: HINTS.filter((id) => list.includes(id)), skipped: skipped === true };
}

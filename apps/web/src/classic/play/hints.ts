/** Hints for a first game: each once, when it is useful (CLS-TRN-01). The second quest adds what training omits. */
import type { View } from '@oubliette/classic';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { freshHint } from '../../play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import { CLASSIC } from '../words.ts';
import type { ActionId } from './actions.ts';
import type { Menu } from './menu.ts';
import type { InHand } from './session.ts';
import type { Situation } from './situation.ts';

/** " (M)" with a keyboard, nothing on a phone. */
export interface HintKeys {
  readonly key: string;
  readonly other: string;
}

/** The hints of a book. */
export interface Hints<V extends View = View> {
  /** All of them: of several that fit, the earliest here is shown. */
  readonly ids: readonly string[];
  fitting(view: V, situation: Situation, hand: InHand): readonly Hint[];
  text(id: string, language: Language, keys: HintKeys): string;
}

/** The current hint, if there is one not yet closed. */
export function hintFor(
  hints: Hints,
  view: View,
  situation: Situation,
  hand: InHand,
  seen: readonly string[],
): Hint | null {
  if (situation.seat === null || view.phase === 'over') return null;
  return freshHint(hints.ids, hints.fitting(view, situation, hand), seen);
}

const IDS = [
  'hintPlace',
  'hintRoll',
  'hintNear',
  'hintPath',
  'hintAttack',
  'hintDoor',
  'hintSearch',
  'hintTrap',
  'hintSpell',
  'hintTreasure',
  'hintEnd',
  'hintOver',
  'hintWhy',
  'hintMorcar',
] as const;

export const CLASSIC_HINTS: Hints = {
  ids: IDS,
  fitting(view, situation, hand) {
    const turn = ownTurn(situation, hand);
    const more = turn === null || turn.menu.role === 'morcar' || view.training ? [] : fullHints(view, turn);
    return [...firstHints(view, situation, hand), ...more];
  },
  text: (id, language, keys) => say(CLASSIC, language, id as (typeof IDS)[number], { ...keys }),
};

/** A turn of one's own with nothing half done. */
export interface OwnTurn {
  readonly menu: Menu;
  readonly lit: (id: ActionId) => boolean;
}

export function ownTurn({ menu, question }: Situation, { mode }: InHand): OwnTurn | null {
  const isBusy = mode !== null && mode !== 'move';
  if (menu === null || question !== null || isBusy) return null;
  const lit = (id: ActionId): boolean =>
    menu.items.some((item) => item.id === id && item.commands.length > 0);
  return lit('endTurn') ? { menu, lit } : null;
}

/** For every book of the family: placing, moving, attacking, doors, ending a turn. */
export function firstHints(view: View, situation: Situation, hand: InHand): Hint[] {
  if (situation.question?.ask === 'place') return [{ id: 'hintPlace', by: null }];
  const own = ownTurn(situation, hand);
  if (own === null) return [];
  const { menu, lit } = own;
  if (menu.role === 'morcar') return [{ id: 'hintMorcar', by: 'endTurn' }];
  const { turn } = view;
  const hints: Hint[] = [];
  const add = (holds: boolean, id: (typeof IDS)[number], by: ActionId | null): void => {
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
  add(turn.acted && !lit('move'), 'hintEnd', 'endTurn');
  add(!menu.items.some(({ id }) => id !== 'endTurn' && lit(id)), 'hintOver', 'endTurn');
  add(turn.acted, 'hintWhy', 'attack');
  return hints;
}

/** One by one: searches, traps, spells, treasure. */
function fullHints(view: View, { menu: { actor }, lit }: OwnTurn): Hint[] {
  const hero = view.heroes.find(({ id }) => id === actor);
  const hints: readonly (readonly [holds: boolean, hint: Hint])[] = [
    [lit('searchTreasure'), { id: 'hintSearch', by: 'searchTreasure', also: 'searchDoors' }],
    [view.traps.length > 0, { id: 'hintTrap', by: null }],
    [lit('cast'), { id: 'hintSpell', by: 'cast' }],
    [(hero?.potions.length ?? 0) > 0, { id: 'hintTreasure', by: 'item' }],
  ];
  return hints.flatMap(([holds, hint]) => (holds ? [hint] : []));
}

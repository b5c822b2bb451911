/** The current hint: of several that fit, the earliest not yet closed. */
import type { Language } from '@oubliette/words';
import { say } from '@oubliette/words';
import type { KeyAction } from '../../settings/keys.ts';
import { freshHint } from '../../play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import { useSeenHints } from '../../play/seenHints.ts';
import { HINTS } from '../words/hints.ts';
import type { ActionId } from './commands.ts';
import type { Table } from './desk.ts';
import type { Situation } from './situation.ts';

type HintId = keyof typeof HINTS.en;

export interface AdvancedHint extends Hint {
  readonly id: HintId;
  readonly by: ActionId | null;
}

export const HINT_IDS = Object.keys(HINTS.en) as readonly HintId[];

export function useHint({ situation, scene }: Table, busy: boolean): AdvancedHint | null {
  const seen = useSeenHints();
  return busy || scene.still ? null : hintFor(situation, seen);
}

export function hintText(
  { id, key }: AdvancedHint,
  language: Language,
  keyOf: (key?: KeyAction) => string,
): string {
  return say(HINTS, language, id, { key: keyOf(key) });
}

export function hintFor(situation: Situation, seen: readonly string[]): AdvancedHint | null {
  return freshHint(HINT_IDS, fitting(situation), seen);
}

/** By what is asked. */
const OF_PROMPT: Readonly<Record<string, HintId>> = {
  takePlace: 'advPlace',
  faceWounds: 'advFate',
  faceRoll: 'advFate',
  placeMonster: 'advSurprise',
  shiftMonsters: 'advSurprise',
  playCounter: 'advCounter',
};

function fitting({ question, menu, figures, view, ways }: Situation): readonly AdvancedHint[] {
  if (question !== null) {
    const id = OF_PROMPT[question.waiting.prompt];
    return id === undefined ? [] : [{ id, by: null }];
  }
  if (menu === null) return [];
  const lit = (action: ActionId): boolean =>
    menu.items.some(({ id, commands }) => id === action && commands.length > 0);
  if (menu.role === 'master') return lit('order') ? [{ id: 'advMaster', by: 'order', key: 'next' }] : [];
  const isFight = view.turn.mode === 'combat';
  const hints: readonly (readonly [holds: boolean, hint: AdvancedHint])[] = [
    [!isFight && ways.size > 0, { id: 'advMove', by: 'move', key: 'move' }],
    [figures.length > 1, { id: 'advParty', by: 'move', key: 'next' }],
    [!isFight && lit('open'), { id: 'advOpen', by: 'open', key: 'open' }],
    [!isFight && view.turn.active !== null, { id: 'advDone', by: 'done', key: 'endTurn' }],
    [view.turn.number > 1, { id: 'advWhy', by: 'attack' }],
    [isFight && lit('attack'), { id: 'advFight', by: 'attack', key: 'attack' }],
    [isFight && ways.size > 0, { id: 'advZone', by: 'move' }],
    [lit('cast'), { id: 'advSpell', by: 'cast', key: 'cast' }],
  ];
  return hints.flatMap(([holds, hint]) => (holds ? [hint] : []));
}

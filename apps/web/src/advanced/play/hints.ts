/** Hints for a first expedition, in the order they are taught: each once, at the moment of use. */
import { MASTER } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import { say } from '@oubliette/words';
import type { KeyAction } from '../../settings/keys.ts';
import { freshHint } from '../../play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import { useSeenHints } from '../../play/seenHints.ts';
import { HINTS } from '../words/hints.ts';
import type { ActionId } from './commands.ts';
import type { Hand } from './desk.ts';
import { doorsOf, laidOf } from './level.ts';
import type { Table } from './table.ts';
import type { Situation } from './situation.ts';

type HintId = keyof typeof HINTS.en;

export interface AdvancedHint extends Hint {
  readonly id: HintId;
  readonly by: ActionId | null;
}

const OF_MASTER: readonly HintId[] = ['advMaster', 'advCounter'];
const OF_HEROES = (Object.keys(HINTS.en) as readonly HintId[]).filter((id) => !OF_MASTER.includes(id));

/** All that this player is taught. */
export function taught({ seat }: Pick<Situation, 'seat'>): readonly HintId[] {
  return seat === MASTER ? OF_MASTER : OF_HEROES;
}

export function useHint({ situation, scene, hand }: Table, busy: boolean): AdvancedHint | null {
  const seen = useSeenHints();
  return busy || scene.still ? null : hintFor(situation, hand, seen);
}

export function hintText(
  { id, key }: AdvancedHint,
  language: Language,
  keyOf: (key?: KeyAction) => string,
): string {
  return say(HINTS, language, id, { key: keyOf(key) });
}

export function hintFor(
  situation: Situation,
  hand: Pick<Hand, 'last'>,
  seen: readonly string[],
): AdvancedHint | null {
  return freshHint(Object.keys(HINTS.en), fitting(situation, hand), seen);
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

type Held = readonly [holds: boolean, id: HintId, by?: ActionId, key?: KeyAction];

function held(all: readonly Held[]): AdvancedHint[] {
  return all.flatMap(([holds, id, by, key]) =>
    holds ? [{ id, by: by ?? null, ...(key === undefined ? {} : { key }) }] : [],
  );
}

function fitting(situation: Situation, { last }: Pick<Hand, 'last'>): readonly AdvancedHint[] {
  const { question, menu, figures, view, ways } = situation;
  if (question !== null) {
    const id = OF_PROMPT[question.waiting.prompt];
    return id === undefined ? [] : [{ id, by: null }];
  }
  if (menu === null) return [];
  const lit = (action: ActionId): boolean =>
    menu.items.some(({ id, commands }) => id === action && commands.length > 0);
  if (menu.role === 'master') return held([[lit('order'), 'advMaster', 'order', 'next']]);
  return held([
    ...(view.turn.mode === 'combat' ? fightHints(situation) : exploringHints(situation, lit)),
    [last?.is === 'walk' && figures.length > 1, 'advParty', 'move', 'next'],
    [lit('cast'), 'advSpell', 'cast', 'cast'],
    [view.turn.number > 1, 'advWhy', 'attack'],
    [ways.size > 0 && isHomeward(view), 'advOut'],
  ]);
}

type Lit = (action: ActionId) => boolean;

function exploringHints({ view, ways }: Situation, lit: Lit): readonly Held[] {
  const level = view.levels[view.level];
  if (level === undefined) return [];
  const doors = doorsOf(level, laidOf(level.layout).board);
  const canGo = ways.size > 0;
  return [
    [canGo, 'advMove', 'move', 'move'],
    [canGo && doors.some(({ state }) => state === 'closed'), 'advOpen', 'open', 'open'],
    [canGo && level.things.some(({ tag }) => tag === 'chest'), 'advChest', 'open', 'open'],
    [lit('search'), 'advSearch', 'search', 'searchTreasure'],
    [view.turn.active !== null, 'advDone', 'done', 'endTurn'],
  ];
}

function fightHints({ view, ways }: Situation): readonly Held[] {
  const hasStruck = view.sheets.some(({ id }) => view.turn.acts[id]?.did === 'attack');
  return [
    [view.figures.some(({ side }) => side === 'monsters'), 'advFight', 'attack', 'attack'],
    [ways.size > 0, 'advZone', 'move'],
    [hasStruck, 'advDice'],
  ];
}

/** Every aim is achieved, or in a hero's pack. */
function isHomeward({ quest: { aims }, achieved, sheets }: View): boolean {
  return (
    aims.length > 0 &&
    aims.every((aim) => achieved.includes(aim) || sheets.some(({ items }) => items.includes(aim)))
  );
}

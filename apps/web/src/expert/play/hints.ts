/** Hints for a first quest, in the order they are taught: each once, at the moment of use. */
import type { Language } from '@oubliette/words';
import { say } from '@oubliette/words';
import { freshHint } from '../../play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import { useSeenHints } from '../../play/seenHints.ts';
import type { KeyAction } from '../../settings/keys.ts';
import { HINTS } from '../words/hints.ts';
import type { ActionId } from './commands.ts';
import { doorsOf } from './level.ts';
import type { Situation } from './situation.ts';
import type { Table } from './table.ts';

type HintId = keyof typeof HINTS.en;

export interface ExpertHint extends Hint {
  readonly id: HintId;
  readonly by: ActionId | null;
}

const OF_MASTER: readonly HintId[] = ['expPrepare', 'expLay', 'expMoment', 'expCreatures'];
const OF_HEROES = (Object.keys(HINTS.en) as readonly HintId[]).filter((id) => !OF_MASTER.includes(id));

/** All that this player is taught. */
export function taught({ seat }: Pick<Situation, 'seat'>): readonly HintId[] {
  return seat === 'gm' ? OF_MASTER : OF_HEROES;
}

export function useHint({ situation, scene }: Table, busy: boolean): ExpertHint | null {
  const seen = useSeenHints();
  return busy || scene.still ? null : hintFor(situation, seen);
}

export function hintText(
  { id, key }: ExpertHint,
  language: Language,
  keyOf: (key?: KeyAction) => string,
): string {
  return say(HINTS, language, id, { key: keyOf(key) });
}

export function hintFor(situation: Situation, seen: readonly string[]): ExpertHint | null {
  return freshHint(Object.keys(HINTS.en), fitting(situation), seen);
}

/** By what is asked. */
const OF_PROMPT: Readonly<Record<string, HintId>> = {
  placeHero: 'expPlace',
  answerEvent: 'expAnswer',
  answerAttack: 'expAnswer',
  answerRoll: 'expAnswer',
  leaveCard: 'expLoad',
  prepare: 'expPrepare',
  layTile: 'expLay',
  playEvents: 'expMoment',
};

type Held = readonly [holds: boolean, id: HintId, by?: ActionId | null, key?: KeyAction];

function held(all: readonly Held[]): ExpertHint[] {
  return all.flatMap(([holds, id, by, key]) =>
    holds ? [{ id, by: by ?? null, ...(key === undefined ? {} : { key }) }] : [],
  );
}

function fitting(situation: Situation): readonly ExpertHint[] {
  const { question, menu, view, road, begins, figure } = situation;
  if (question !== null) {
    const id = OF_PROMPT[question.waiting.prompt];
    return id === undefined ? [] : [{ id, by: null }];
  }
  if (menu === null) return [];
  const lit = (action: ActionId): boolean =>
    menu.items.some(({ id, commands }) => id === action && commands.length > 0);
  if (menu.role === 'master') return held([[lit('activate'), 'expCreatures', 'activate', 'next']]);
  const hasFoes = view.figures.some(({ side }) => side === 'gm');
  const isShut = doorsOf(view).some(({ state }) => state === 'closed');
  const tile = view.tiles.find(({ furniture }) => furniture.some(({ searched }) => !searched));
  return held([
    [begins.size > 1, 'expTurn', null, 'next'],
    [road.ways.size > 0 && !hasFoes, 'expMove', 'move', 'move'],
    [isShut && !hasFoes, 'expDoor', 'open', 'open'],
    [hasFoes && figure !== null && view.turn.act?.did == null, 'expFight', 'attack', 'attack'],
    [lit('ability'), 'expAbility', 'ability', 'cast'],
    [lit('search') && tile !== undefined, 'expSearch', 'search', 'searchTreasure'],
    [view.turn.act !== null && view.turn.act.did !== null, 'expDone', 'done', 'endTurn'],
    [view.turn.round > 1, 'expWhy', 'run'],
    [view.quest.met, 'expOut', 'leave'],
  ]);
}

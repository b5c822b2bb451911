/** A thing that comes to life where it stood, and the fight with it. */
import type { Square } from '@oubliette/dungeon';
import { monsterNamed } from '../content/bestiary.ts';
import type { Group } from '../encounter/types.ts';
import { nextName } from '../figures.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import { startFight } from '../turns/fights.ts';

const GOLD_PER_POINT = 10;

/** A monster of this kind, alone in its group. */
export function newcomer(state: State, kind: string, square: Square): Figure {
  return {
    id: nextName(state, kind),
    side: 'monsters',
    kind: 'monster',
    of: kind,
    square,
    size: 1,
    wounds: monsterNamed(kind).wounds,
    effects: [],
    group: groupNumber(state),
    disguise: null,
    character: null,
  };
}

function groupNumber(state: State): number {
  return Number(nextName(state, 'group').slice('group-'.length));
}

/** It is already in place: combat turns begin without a test, or it joins the fight. */
export function riseAgainst(play: Play, { of, group }: Figure, area: string, surprised: boolean): void {
  const gold = GOLD_PER_POINT * monsterNamed(of).points;
  const own: Group = { id: group!, area, monsters: { [of]: 1 }, characters: [], gold };
  startFight(play, { group: own, placedBy: null, surprised });
}

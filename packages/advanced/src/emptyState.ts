/** A state without figures: every expedition starts from it. */
import { FULL_BOWL } from './counters/bowl.ts';
import { MASTER } from './setup.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

export function emptyState(world: World): State {
  const { master, dungeon, watch = [] } = world.setup;
  return {
    stage: 'setup',
    ending: null,
    turn: {
      number: 1,
      mode: 'exploration',
      phase: 'heroes',
      done: [],
      mover: null,
      active: null,
      acts: {},
      order: null,
      pursuit: false,
      suffered: {},
    },
    leader: null,
    mapper: null,
    level: 0,
    levels: [],
    figures: [],
    sheets: [],
    gathering: null,
    frontier: [],
    fight: null,
    master: {
      seat: master ? MASTER : null,
      bowl: FULL_BOWL,
      played: [],
      hand: [],
      characters: dungeon.characters,
      escaped: [],
      met: [],
      spent: {},
      watch: watch.toSorted(),
    },
    solo: master ? null : { strategy: null },
    named: {},
    stack: [],
    achieved: [],
  };
}

/** Expert at the terminal. */
import {
  CLASSES,
  DEFAULT_OPTIONS,
  defaultAbilities,
  expert,
  MONSTER_IDS,
  QUEST_IDS,
} from '@oubliette/expert';
import type { Setup } from '@oubliette/expert';
import type { Stream } from '@oubliette/kernel';
import { citedAtRandom } from '../play/citedAtRandom.ts';
import type { PlayedGame } from '../terminalGame.ts';
import { expertBook } from './book.ts';
import { EXPERT_HELP } from './help.ts';
import { EXPERT_FLAGS, expertFlags, expertSetup } from './setup.ts';
import type { ExpertFlags } from './setup.ts';

export const expertTerminal: PlayedGame<ExpertFlags> = {
  book: expertBook,
  flags: EXPERT_FLAGS,
  readFlags: expertFlags,
  setup: expertSetup,
  help: EXPERT_HELP,
  cited: () => Promise.resolve(citedAtRandom(expert, anyQuest)),
};

/** Two players, four heroes, any quest. */
function anyQuest(stream: Stream): Setup {
  const heroes = CLASSES.slice(stream.below(4)).slice(0, 4);
  return {
    players: [
      { seat: 'ann', heroes: heroes.slice(0, 2) },
      { seat: 'ben', heroes: heroes.slice(2) },
    ],
    heroes: heroes.map((id) => ({
      id,
      name: id,
      gender: 'm',
      gold: 50,
      cards: [],
      abilities: defaultAbilities(id),
    })),
    quest: QUEST_IDS[stream.below(QUEST_IDS.length)]!,
    depth: null,
    bestiary: MONSTER_IDS,
    solo: stream.below(4) === 0,
    remembered: null,
    options: DEFAULT_OPTIONS,
  };
}

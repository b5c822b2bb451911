/** The chapter of coming back to a dungeon (EXP-EXI-02 to EXP-EXI-05). */
import { newDeck } from '@oubliette/kernel';
import { dealEvents } from '../events/hand.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { Remembered } from './remembered.ts';
import { repopulate, repopulating } from './repopulating.ts';
import type { ReturnCommand, ReturnFacts, ReturnFrame } from './types.ts';

const STARTING_HAND = 2;

/** As it was left, but for its doors and whoever lives there; a new hand of Events (EXP-EXI-02, EXP-EXI-04). */
export function comeBack(play: Play, dungeon: Remembered): void {
  play.tell('dungeonRemembered', { dungeon }, ['EXP-EXI-02', 'EXP-EXI-03', 'EXP-EXI-04']);
  if (play.world.hasGm) dealEvents(play, STARTING_HAND);
}

const appliers: Appliers<ReturnFacts> = {
  dungeonRemembered(state, { dungeon: { quest, ...dungeon } }) {
    const taken = dungeon.heaps.flatMap(({ cards }) => cards.map(({ card }) => card));
    const treasure = [...state.decks.treasure.pile];
    for (const card of taken) treasure.splice(treasure.indexOf(card), 1);
    return {
      ...state,
      ...dungeon,
      quest: quest!,
      decks: {
        ...state.decks,
        monster: newDeck('monster', quest!.bestiary),
        treasure: newDeck('treasure', treasure),
      },
    };
  },
  tileMetAgain: (state, { tile }) => ({
    ...state,
    forgotten: state.forgotten.filter((one) => one.tile !== tile),
    // What is to be done in it is set out anew.
    quest: { ...state.quest, sites: state.quest.sites.filter((site) => site.tile !== tile) },
  }),
};

export const returnChapter: Chapter<ReturnCommand, ReturnFacts, ReturnFrame> = {
  shapes: { repopulate: { cards: 'number' } },
  handlers: { repopulate },
  appliers,
  frames: { repopulating },
  redacts: {
    // The quest holds what only the game master knows, and the pile what some have seen.
    dungeonRemembered: (event, seat) => ({ ...event, dungeon: seenBy(event.dungeon, seat) }),
  },
};

function seenBy({ quest, ...rest }: ReturnFacts['dungeonRemembered']['dungeon'], seat: string) {
  const dungeon = { ...rest, pile: { ...rest.pile, known: [] } };
  return seat === GM && quest !== undefined ? { ...dungeon, quest } : dungeon;
}

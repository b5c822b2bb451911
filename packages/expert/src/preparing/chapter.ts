/** The chapter of preparation. */
import { newDeck } from '@oubliette/kernel';
import type { Appliers, Chapter } from '../kit.ts';
import { withQuest } from '../quests/chapter.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import { keepCard, keepFamily, removeTop } from './bestiary.ts';
import { chooseQuest, rollDepth, rollQuest, setDepth } from './choosing.ts';
import { preparing, ready, setClock, setFirstTile, setQuestRoom } from './settling.ts';
import type { PrepareCommand, PrepareFacts, PrepareFrame } from './types.ts';

/** The tile the heroes start on is in no pile. */
function pileOf({ quest, pile, tiles }: State): State['pile'] {
  const first = tiles[0]?.card;
  return { ...pile, count: quest.depth + 1, unseen: pile.unseen.filter((id) => id !== first) };
}

const appliers: Appliers<PrepareFacts> = {
  questChosen: (state, { plan }) => withQuest(state, { plan, room: null, clock: null, depth: 0 }),
  depthSet: (state, { depth }) => withQuest(state, { depth }),
  bestiarySet: (state, { bestiary }) => withQuest(state, { bestiary }),
  roomSet: (state, { room }) => withQuest(state, { room }),
  firstTileSet: (state, { tile, doors }) => ({
    ...state,
    stack: state.stack.map((frame) => (frame.tag === 'preparing' ? { ...frame, tile, doors } : frame)),
  }),
  clockSet: (state, { rounds }) => withQuest(state, { clock: rounds }),
  prepared(state, { room, layout, tiles }) {
    const laid = { ...withQuest(state, { room: room! }), layout, tiles };
    const monster = newDeck('monster', state.quest.bestiary);
    return { ...laid, pile: pileOf(laid), decks: { ...laid.decks, monster } };
  },
};

export const prepareChapter: Chapter<PrepareCommand, PrepareFacts, PrepareFrame> = {
  shapes: {
    rollQuest: {},
    chooseQuest: { quest: 'text' },
    rollDepth: {},
    setDepth: { depth: 'number' },
    keepFamily: { family: 'text', keep: 'flag' },
    removeTop: { rank: ['leader', 'minion'] },
    keepCard: { card: 'text', keep: 'flag' },
    setQuestRoom: { plan: 'text', foes: 'texts', escort: 'number', chaos: 'number' },
    setFirstTile: { tile: 'text', doors: 'numbers' },
    setClock: { rounds: 'number' },
    ready: {},
  },
  handlers: {
    rollQuest,
    chooseQuest,
    rollDepth,
    setDepth,
    keepFamily,
    removeTop,
    keepCard,
    setQuestRoom,
    setFirstTile,
    setClock,
    ready,
  },
  appliers,
  frames: { preparing },
  // Of the design of the room nobody hears before it is laid (EXP-QRM-03).
  redacts: {
    prepared(event, seat) {
      if (seat === GM) return event;
      const { room: _room, ...rest } = event;
      return rest;
    },
  },
};

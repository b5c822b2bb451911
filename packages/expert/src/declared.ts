/** The words of the state: who may know which part of it. */
import type { Deck } from '@oubliette/kernel';
import type { EventId } from './content/events.ts';
import type { Pile } from './doors/types.ts';
import { DRAWN } from './chaos/types.ts';
import { FALLEN_HERO } from './fallen/types.ts';
import { FRAME } from './frames.ts';
import { counted, declare, each, isGm, open, own } from './knowledge.ts';
import { QUEST } from './quests/types.ts';
import { KNOWN_CARD } from './search/types.ts';
import type { GmState, State } from './state.ts';

const nobody = (): boolean => false;

/** Face-down cards: how many are left, all know; which, nobody. */
const DECK = declare<Deck>()({
  id: open,
  pile: counted<readonly string[], Deck>(nobody, (_count, { piles }, { id }) => piles[id]!),
  aside: open,
});

export const PILE = declare<Pile>()({
  count: open,
  unseen: open,
  holdsQuestRoom: open,
  known: each(KNOWN_CARD),
});

const GM_STATE = declare<GmState>()({
  hand: counted<readonly EventId[], GmState>(isGm, (_count, { hand }) => hand),
  armed: own<GmState['armed'], GmState>(isGm, () => []),
  watch: own<GmState['watch'], GmState>(isGm, ({ watch }) => watch),
  hold: own<boolean, GmState>(isGm, () => false),
  refused: counted<readonly EventId[], GmState>(isGm, (_count, { refused }) => refused),
});

export const STATE = declare<State>()({
  stage: open,
  ending: open,
  turn: open,
  figures: open,
  heroes: open,
  layout: open,
  doors: open,
  links: open,
  deadEnds: open,
  tiles: open,
  locks: open,
  trapped: open,
  pits: open,
  heaps: open,
  groups: open,
  forgotten: open,
  quest: QUEST,
  pile: PILE,
  decks: declare<State['decks']>()({ treasure: DECK, monster: DECK, event: DECK, chaos: DECK }),
  gm: GM_STATE,
  owed: open,
  chaos: each(DRAWN),
  fallen: each(FALLEN_HERO),
  combat: open,
  lulled: open,
  combats: open,
  named: open,
  stack: each(FRAME),
});

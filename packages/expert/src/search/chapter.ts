/** The chapter of searches. */
import { addExit } from '@oubliette/dungeon';
import { heroOf, withAct, withCondition, withFigure, withHero, withTile } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { DungeonCard, KnownCard, Pile } from '../doors/types.ts';
import {
  arrive,
  choosePassage,
  reorder,
  reordering,
  searching,
  searchFurniture,
  searchTile,
  surprise,
  teleport,
  wall,
} from './searching.ts';
import { peekedBy } from './peeking.ts';
import { chooseSpell, scroll } from './scrolls.ts';
import type { PeekedCard, SearchCommand, SearchFacts, SearchFrame } from './types.ts';

/** Cards looked at are known to one seat more, or to all. */
function peeked(pile: Pile, seen: readonly PeekedCard[]): Pile {
  const known = seen.map((one, at) => {
    const { card } = one as KnownCard;
    const before = pile.known[at]?.to ?? [];
    if (before === 'all' || one.to === 'all') return { at, card, to: 'all' as const };
    return { at, card, to: [...new Set([...before, ...one.to])] };
  });
  return { ...pile, known: [...known, ...pile.known.slice(seen.length)] };
}

function reordered(pile: Pile, cards: readonly DungeonCard[]): Pile {
  const laid = cards.map((card, at) => ({ at, card, to: 'all' as const }));
  return { ...pile, known: [...laid, ...pile.known.slice(cards.length)] };
}

const appliers: Appliers<SearchFacts> = {
  searchBegun: (state, { piece }) =>
    withAct(state, { did: piece === null ? 'searchTile' : 'searchFurniture' }),
  tileSearched: (state, { tile }) => withTile(state, tile, { searched: true }),
  furnitureSearched(state, { piece }) {
    const tile = state.tiles.find(({ furniture }) => furniture.some(({ id }) => id === piece))!;
    const furniture = tile.furniture.map((one) => (one.id === piece ? { ...one, searched: true } : one));
    return withTile(state, tile.id, { furniture });
  },
  cardsPeeked: (state, { known }) => ({ ...state, pile: peeked(state.pile, known) }),
  cardsReordered: (state, { cards }) => ({ ...state, pile: reordered(state.pile, cards) }),
  scrollFound: (state, { hero, ability }) =>
    withHero(state, hero, { scrolls: [...heroOf(state, hero).scrolls, ability] }),
  surprised(state, { awake }) {
    const { turn } = state;
    const interrupted = turn.act;
    return { ...state, turn: { ...turn, phase: 'gm', awake, act: null, interrupted } };
  },
  surpriseOver(state) {
    const { turn } = state;
    const spent = [...turn.spent, ...turn.awake];
    const acted = turn.acted.filter((id) => !turn.awake.includes(id));
    const act = turn.interrupted;
    return { ...state, turn: { ...turn, phase: 'heroes', acted, awake: [], act, spent, interrupted: null } };
  },
  conditionGained: (state, { figure, condition }) => withCondition(state, figure, condition),
  teleported: (state, { figure, to }) => withFigure(state, figure, { square: to }),
  pushedOut: (state, { figure, to }) => withFigure(state, figure, { square: to }),
  goldFound: (state, { hero, gold }) => withHero(state, hero, { gold: heroOf(state, hero).gold + gold }),
  lidTried: (state) => state,
  escapeTried: (state) => state,
  statueWoke(state, { piece }) {
    const tile = state.tiles.find(({ furniture }) => furniture.some(({ id }) => id === piece))!;
    return withTile(state, tile.id, { furniture: tile.furniture.filter(({ id }) => id !== piece) });
  },
  passageFound: (state, { exit }, { sections }) => ({
    ...state,
    layout: addExit(state.layout, sections, exit),
  }),
  lookedFor: (state) => state,
  diceOfHarm: (state) => state,
};

export const searchChapter: Chapter<SearchCommand, SearchFacts, SearchFrame> = {
  shapes: {
    searchTile: {},
    searchFurniture: { piece: 'text' },
    reorder: { order: 'numbers' },
    arrive: { at: 'square' },
    chooseSpell: { ability: 'text' },
    choosePassage: { at: 'square', side: 'side' },
  },
  handlers: { searchTile, chooseSpell, searchFurniture, reorder, arrive, choosePassage },
  appliers,
  redacts: { cardsPeeked: peekedBy },
  frames: { searching, scroll, reordering, teleport, wall, surprise },
};

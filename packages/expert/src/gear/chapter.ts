/** The chapter of what heroes carry. */
import { withCardAside, withoutCard } from '@oubliette/kernel';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import { heroOf, withAct, withHero } from '../figures.ts';
import type { ClassId } from '../content/characters.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Held, State } from '../state.ts';
import {
  answerGift,
  drink,
  dropCard,
  gift,
  giveCard,
  giveGold,
  pickUp,
  pickUpGold,
  takeOff,
  wear,
} from './free.ts';
import { readScroll } from './scrolls.ts';
import { leaveCard, taking } from './taking.ts';
import type { GearCommand, GearFacts, GearFrame } from './types.ts';

function withTreasure(state: State, treasure: State['decks']['treasure']): State {
  return { ...state, decks: { ...state.decks, treasure } };
}

/** Used, sold and rejected cards go to the discards (EXP-CRD-08). */
function discarded(state: State, card: TreasureId): State {
  return withTreasure(state, withCardAside(state.decks.treasure, card));
}

/** Out of a hero's hands: neither worn nor fought with any more. */
function without(state: State, id: ClassId, card: TreasureId): State {
  const hero = heroOf(state, id);
  const at = hero.cards.findIndex((held) => held.card === card);
  if (at < 0) return state;
  const cards = hero.cards.toSpliced(at, 1);
  const isLast = !cards.some((held) => held.card === card);
  return withHero(state, id, {
    cards,
    ...(isLast ? { worn: hero.worn.filter((one) => one !== card) } : {}),
    ...(isLast && hero.weapon === card ? { weapon: null } : {}),
  });
}

/** From the quiver that held one more; an empty one is discarded. */
function shot(state: State, id: ClassId, card: TreasureId, left: number): State {
  const { cards } = heroOf(state, id);
  const at = cards.findIndex((held) => held.card === card && held.left === left + 1);
  if (left > 0) return withHero(state, id, { cards: cards.with(at, { ...cards[at]!, left }) });
  return discarded(withHero(state, id, { cards: cards.toSpliced(at, 1) }), card);
}

function laidDown(state: State, square: number, held: Held): State {
  return { ...state, heaps: [...state.heaps, { square, cards: [held], gold: 0 }] };
}

function pickedFrom(state: State, square: number, { card }: Held): State {
  let isTaken = false;
  const heaps = state.heaps.flatMap((heap) => {
    const at = heap.cards.findIndex((held) => held.card === card);
    if (isTaken || heap.square !== square || heap.of !== undefined || at < 0) return [heap];
    isTaken = true;
    const cards = heap.cards.toSpliced(at, 1);
    return cards.length === 0 && heap.gold === 0 ? [] : [{ ...heap, cards }];
  });
  return { ...state, heaps };
}

const appliers: Appliers<GearFacts> = {
  treasureTurned: (state, { card }) => withTreasure(state, withoutCard(state.decks.treasure, card)),
  reshuffled(state) {
    const { treasure } = state.decks;
    return withTreasure(state, {
      ...treasure,
      pile: [...treasure.pile, ...treasure.aside].sort(),
      aside: [],
    });
  },
  nothingLeft: (state) => state,
  cashed: (state, { hero, card, gold }) =>
    discarded(withHero(state, hero, { gold: heroOf(state, hero).gold + gold }), card),
  cardTaken: (state, { hero, held }) =>
    withHero(state, hero, { cards: [...heroOf(state, hero).cards, held] }),
  cardGiven: (state, { from, held }) => without(state, from, held.card),
  goldGiven(state, { from, to, gold }) {
    const given = withHero(state, from, { gold: heroOf(state, from).gold - gold });
    return withHero(given, to, { gold: heroOf(state, to).gold + gold });
  },
  giftRefused: (state) => state,
  cardDropped: (state, { hero, held, at }) => laidDown(without(state, hero, held.card), at, held),
  goldPicked(state, { hero, at, gold }) {
    const isHere = (heap: State['heaps'][number]): boolean => heap.square === at && heap.of === undefined;
    const heaps = state.heaps.flatMap((heap) => {
      if (!isHere(heap)) return [heap];
      return heap.cards.length === 0 ? [] : [{ ...heap, gold: 0 }];
    });
    return withHero({ ...state, heaps }, hero, { gold: heroOf(state, hero).gold + gold });
  },
  cardPicked: (state, { at, held }) => pickedFrom(state, at, held),
  worn(state, { hero, card }) {
    const { worn } = heroOf(state, hero);
    const isArmour = treasureCard(card).kind === 'armour';
    const kept = isArmour ? worn.filter((one) => treasureCard(one).kind !== 'armour') : worn;
    return withHero(state, hero, { worn: [...kept, card] });
  },
  takenOff: (state, { hero, card }) =>
    withHero(state, hero, { worn: heroOf(state, hero).worn.filter((one) => one !== card) }),
  objectUsed(state, { hero, card, gone }) {
    if (gone) return discarded(without(state, hero, card), card);
    const { cards } = heroOf(state, hero);
    const at = cards.findIndex((held) => held.card === card && held.used !== state.combats);
    return at < 0
      ? state
      : withHero(state, hero, { cards: cards.with(at, { ...cards[at]!, used: state.combats }) });
  },
  drunk: (state, { hero, card }) => discarded(without(state, hero, card), card),
  scrollRead(state, { hero, card }) {
    const act = state.turn.act!;
    const left = act.moved > 0 ? 0 : act.left;
    return withAct(discarded(without(state, hero, card), card), { did: 'readScroll', left });
  },
  shotSpent: (state, { hero, card, left }) => shot(state, hero, card, left),
  diceOfHealing: (state) => state,
  hastened: (state, { cells }) =>
    withAct(state, { left: (state.turn.act?.left ?? 0) + cells, mode: state.turn.act?.mode ?? 'walk' }),
};

export const gearChapter: Chapter<GearCommand, GearFacts, GearFrame> = {
  shapes: {
    giveCard: { card: 'text', to: 'text' },
    giveGold: { gold: 'number', to: 'text' },
    answerGift: { accept: 'flag' },
    dropCard: { card: 'text', at: 'square' },
    pickUp: { card: 'text' },
    pickUpGold: {},
    wear: { card: 'text' },
    takeOff: { card: 'text' },
    drink: { card: 'text' },
    readScroll: { card: 'text', target: 'text' },
    leaveCard: { card: 'text', at: 'square' },
  },
  handlers: {
    giveCard,
    giveGold,
    answerGift,
    dropCard,
    pickUp,
    pickUpGold,
    wear,
    takeOff,
    drink,
    readScroll,
    leaveCard,
  },
  appliers,
  frames: { taking, gift },
};

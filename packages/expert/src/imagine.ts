/** A whole truth a seat could not tell from the real one, made up from its view alone. */
import type { Stream } from '@oubliette/kernel';
import { REFEREE } from './book.ts';
import { CHAOS_IDS } from './content/chaos.ts';
import { characterOf } from './content/characters.ts';
import { EVENT_DECK, eventCard } from './content/events.ts';
import { abilitiesOfFallen } from './content/fallen.ts';
import { isFoe } from './content/foes.ts';
import { MONSTER_IDS, monsterCard } from './content/monsters.ts';
import type { MonsterId } from './content/monsters.ts';
import { SECTIONS } from './content/sections.ts';
import { TREASURE_DECK } from './content/treasures.ts';
import { STATE } from './declared.ts';
import type { DungeonCard } from './doors/types.ts';
import { gameOn } from './game.ts';
import type { ExpertGame } from './game.ts';
import type { Mind } from './knowledge.ts';
import { WATCHES, watchesOf } from './moments/watching.ts';
import type { Watch } from './moments/watching.ts';
import { MOST_ABILITIES, MOST_ESCORTS } from './quests/design.ts';
import type { RoomDesign } from './quests/quest.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { eyesOf } from './view.ts';
import type { View } from './view.ts';
import { makeWorld } from './world.ts';

export interface Imagined {
  readonly game: ExpertGame;
  readonly state: State;
}

export function imagine(view: View, stream: Stream): Imagined {
  const monsters = monstersImagined(view, stream);
  const room = roomImagined(view, stream);
  const { isChosen, ...table } = view.table;
  const { plan } = view.quest;
  const own = isChosen && plan !== null && room !== null ? { ...plan, room } : null;
  const setup: Setup = {
    ...table,
    quest: view.written ?? own,
    depth: view.quest.depth,
    bestiary: MONSTER_IDS,
    remembered: null,
    heroes: view.heroes.map(({ id, name, gender, abilities }) => ({
      id,
      name,
      gender,
      gold: 0,
      cards: [],
      abilities,
    })),
  };
  const state = STATE.imagine(view, mindOf(view, monsters, room, stream));
  return { game: gameOn(makeWorld(REFEREE, setup, SECTIONS)), state };
}

/** Any design the quest allows (EXP-QRM-03). */
export function roomImagined({ quest }: Pick<View, 'quest'>, stream: Stream): RoomDesign | null {
  const { plan, room } = quest;
  if (room !== undefined || plan === null) return room ?? null;
  const foes = plan.foes === 'fallen' ? [] : plan.foes;
  return {
    plan: plan.rooms[stream.below(plan.rooms.length)]!,
    foes: foes.length === 0 ? [] : [foes[stream.below(foes.length)]!],
    escort: stream.below(MOST_ESCORTS + 1),
    chaos: stream.below(MOST_ABILITIES + 1),
    annex: [],
  };
}

/** Nothing is hidden. */
export function bareMind(eyes: Mind['eyes']): Mind {
  return {
    eyes,
    piles: {},
    hand: [],
    refused: [],
    watch: [],
    drawn: null,
    bestiary: [],
    room: null,
    chaos: {},
    fallen: {},
    known: [],
  };
}

function mindOf(view: View, monster: readonly MonsterId[], room: RoomDesign | null, stream: Stream): Mind {
  const { hand, refused, drawn, pile } = eventsImagined(view, stream);
  const chaos = chaosImagined(view, stream);
  const treasure = without(TREASURE_DECK, treasuresSeen(view)).toSorted();
  return {
    eyes: eyesOf(view.seat),
    piles: { treasure, monster, event: pile, chaos: chaos.pile },
    chaos: chaos.drawn,
    fallen: fallenImagined(view, stream),
    hand,
    refused,
    drawn,
    room,
    bestiary: [...monster, ...cardsInPlay(view)].toSorted(),
    watch: watchImagined(view, stream),
    known: knownImagined(view, stream),
  };
}

function shuffled<T>(list: readonly T[], stream: Stream): T[] {
  const left = [...list];
  return list.map(() => left.splice(stream.below(left.length), 1)[0]!);
}

/** A list without these, one for one. */
function without<T>(list: readonly T[], taken: readonly T[]): T[] {
  const left = [...list];
  for (const one of taken) left.splice(left.indexOf(one), 1);
  return left;
}

/** No decoy stays in a hand, nor is one refused (EXP-EVT-09). */
function eventsImagined({ decks, gm, stack, owed }: View, stream: Stream) {
  const frame = stack.find(({ tag }) => tag === 'eventDrawn') as { readonly card?: string } | undefined;
  const own = [gm.hand, gm.refused].flatMap((cards) => (typeof cards === 'number' ? [] : cards));
  // Alone, what waits lies in the open (EXP-SOL-03).
  const waiting = owed.map(({ card }) => card);
  const seen = [...decks.event.aside, ...own, ...waiting, ...(frame?.card === undefined ? [] : [frame.card])];
  const hidden = shuffled(without<string>(EVENT_DECK, seen), stream);
  const playable = hidden.filter((id) => eventCard(id as never).kind !== 'decoy') as Mind['hand'][number][];
  const take = (count: number) => playable.splice(0, count);
  const drawn = frame !== undefined && frame.card === undefined ? take(1)[0]! : null;
  const hand = typeof gm.hand === 'number' ? [...waiting, ...take(gm.hand - waiting.length)] : gm.hand;
  const refused = typeof gm.refused === 'number' ? take(gm.refused) : gm.refused;
  const taken = [
    ...(drawn === null ? [] : [drawn]),
    ...(typeof gm.hand === 'number' ? hand.slice(waiting.length) : []),
    ...(typeof gm.refused === 'number' ? refused : []),
  ];
  return { drawn, hand, refused, pile: without<string>(hidden, taken).toSorted() };
}

/** Those it has shown, and any others that serve it. */
function fallenImagined({ fallen }: View, stream: Stream): Mind['fallen'] {
  return Object.fromEntries(
    fallen.map(({ id, abilities, shown }) => {
      const hidden = shuffled(without(abilitiesOfFallen(id), shown), stream);
      return [id, abilities ?? [...shown, ...hidden].slice(0, characterOf(id).abilities)];
    }),
  );
}

/** Any of the fifteen for each draw of the game master's. */
function chaosImagined({ chaos }: View, stream: Stream) {
  const seen = chaos.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const hidden = shuffled(without(CHAOS_IDS, seen), stream);
  const drawn = Object.fromEntries(
    chaos.flatMap(({ id, card }) => (card === undefined ? [[id, hidden.pop()!] as const] : [])),
  );
  return { drawn, pile: hidden.toSorted() };
}

/** Whatever the game master is seen to be asked about is among it. */
function watchImagined(view: View, stream: Stream): readonly Watch[] {
  // Alone, the book lets no moment pass (EXP-SOL-03).
  if (view.table.solo) return WATCHES;
  const top = view.stack.at(-1);
  const asked = top?.tag === 'moment' && !top.over ? watchesOf(view, top.moment) : [];
  return WATCHES.filter((one) => asked.includes(one) || stream.below(2) === 0);
}

/** Treasure cards all can see: what is not among them lies in the pile. */
function treasuresSeen({ decks, heroes, heaps, stack, table }: View): readonly string[] {
  const held = [...heroes, ...heaps].flatMap(({ cards }) => cards.map(({ card }) => card));
  const passing = stack.flatMap((frame) => {
    if (frame.tag === 'taking') return frame.cards.map(({ card }) => card);
    return frame.tag === 'sharing' ? frame.cards : [];
  });
  return [...decks.treasure.aside, ...held, ...passing, ...table.elsewhere];
}

function cardsInPlay({ groups, figures, stack }: View): readonly MonsterId[] {
  const isThere = (id: number): boolean =>
    figures.some(({ group }) => group === id) ||
    stack.some((frame) => frame.tag === 'placingMonsters' && frame.group === id && frame.count > 0);
  return groups.flatMap(({ id, card, borrowed }) =>
    borrowed !== true && !isFoe(card) && isThere(id) ? [card] : [],
  );
}

/** The game master knows what was left in; for the others it might be any, a minion among them. */
function monstersImagined(view: View, stream: Stream): readonly MonsterId[] {
  const { pile } = view.decks.monster;
  const count = typeof pile === 'number' ? pile : pile.length;
  const own = view.quest.bestiary;
  const isPreparing = view.stack.some(({ tag }) => tag === 'preparing');
  if (own !== undefined && !isPreparing) return without(own, cardsInPlay(view)).toSorted();
  const any = shuffled(without(MONSTER_IDS, cardsInPlay(view)), stream);
  const minion = any.findIndex((id) => monsterCard(id).isLeader !== true);
  const ordered = minion < 0 ? any : [any[minion]!, ...any.toSpliced(minion, 1)];
  return ordered.slice(0, count).toSorted();
}

/** Cards others have looked at: any not seen, the quest room only where it must be. */
export function knownImagined({ pile }: Pick<View, 'pile'>, stream: Stream): readonly DungeonCard[] {
  const seen = pile.known.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const others = shuffled(
    pile.unseen.filter((id) => !seen.includes(id)),
    stream,
  );
  return pile.known.map(({ at, card }) => {
    if (card !== undefined) return card;
    const isLast = at === pile.count - 1 && pile.holdsQuestRoom && !seen.includes('questRoom');
    return isLast ? 'questRoom' : others.pop()!;
  });
}

/** Which events of classic bring a card, and which one. */
import {
  equipmentCard,
  figureMention,
  FURNITURE,
  questTreasureCard,
  spellCard,
  TRAPS,
  treasureCard,
} from '@oubliette/classic';
import type {
  ClassicEvent,
  EventOf,
  EventType,
  FigureId,
  FurnitureKind,
  Names,
  View,
} from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import type { CardsAt, EventCard } from '../../play/cards.ts';
import { CARD_WORDS } from '../../play/cardWords.ts';
import { plainName } from '../play/master.ts';

interface CardScene extends CardsAt<View, Names> {
  readonly group: readonly BaseEvent[];
  readonly all: readonly BaseEvent[];
}

export function classicCard(
  group: readonly BaseEvent[],
  all: readonly BaseEvent[],
  at: CardsAt<View, Names>,
): EventCard | null {
  const card = CARDS[group[0]!.type as EventType] as
    | ((event: BaseEvent, at: CardScene) => EventCard | null)
    | undefined;
  return card?.(group[0]!, { ...at, group, all }) ?? null;
}

const CARDS: { readonly [T in EventType]?: (event: EventOf<T>, at: CardScene) => EventCard | null } = {
  revealed: roomCard,
  monsterPlaced: (_event, at) => metCard(at),
  captiveSeen: (_event, at) => metCard(at),
  cardDrawn: ({ card }, at) => thing(card, treasureCard(card).noun, at),
  questTreasureGained: ({ treasure }, at) => thing(treasure, questTreasureCard(treasure).noun, at),
  equipmentGained: ({ equipment }, at) => thing(equipment, equipmentCard(equipment).noun, at),
  trapSprung: ({ trap }, at) => ({
    topic: 'trap',
    id: trap,
    title: (trap === 'chest' ? FURNITURE.treasureChest.noun : TRAPS[trap].noun)[at.language].one,
  }),
  fellIntoPit: ({ face }, { language }) =>
    face === undefined ? null : { topic: 'trap', id: 'pit', title: TRAPS.pit.noun[language].one },
  spellCast: ({ spell }, { language }) => ({
    topic: 'spell',
    id: spell,
    title: spellCard(spell).noun[language].one,
    weight: 'brief',
  }),
  noteTold: ({ title }, { language }) => ({
    topic: 'event',
    id: 'tidings',
    title: typeset(language, withApostrophes(title[language])),
  }),
  goalReached: (_event, { language }) => ({
    topic: 'event',
    id: 'tidings',
    title: say(CARD_WORDS, language, 'goal', {}),
  }),
  monsterKilled: slainCard,
  heroDied: ({ figure }, { language, names }) => ({
    topic: 'event',
    id: 'death',
    title: say(CARD_WORDS, language, 'fell', { figure: figureMention(names(), figure) }),
    weight: 'moment',
  }),
  questEnded: ({ ending }, { language }) => {
    const isWon = ending.outcome === 'won';
    return {
      topic: 'event',
      id: isWon ? 'victory' : 'defeat',
      title: say(CARD_WORDS, language, isWon ? 'won' : 'lost', {}),
      weight: 'moment',
    };
  },
};

function thing(id: string, noun: Noun, { language }: { readonly language: Language }): EventCard {
  return { topic: 'treasure', id, title: noun[language].one };
}

/** Monsters that come into sight, in the room they were in; the card of a foe with a name is its own. */
function metCard({ group, all, language, names }: CardScene): EventCard | null {
  const met = (group as readonly ClassicEvent[]).flatMap((event) =>
    event.type === 'monsterPlaced' && event.figure.side === 'morcar' ? [event.figure] : [],
  );
  const isFound = all.some(({ type }) => type === 'revealed');
  // A wandering monster comes after its card.
  if (met.length === 0 || all.some(({ type }) => type === 'cardDrawn')) return null;
  const foe = met.find(({ name }) => name !== null);
  if (met.length < (isFound ? 1 : 2) && foe === undefined) return null;
  const monsters: Record<string, number> = {};
  for (const { id, kind } of met) if (id !== foe?.id) monsters[kind] = (monsters[kind] ?? 0) + 1;
  if (foe !== undefined)
    return { topic: 'monster', id: foe.kind, title: nameOf(foe.id, names(), language), monsters };
  return {
    topic: 'room',
    id: roomIn(all),
    title: say(CARD_WORDS, language, 'met', { count: met.length }),
    monsters,
  };
}

/** A room is known by what stands in it, and by the first of these above all. */
const TELLING: readonly FurnitureKind[] = [
  'throne',
  'tomb',
  'alchemistBench',
  'sorcererDesk',
  'rack',
  'weaponRack',
  'treasureChest',
  'fireplace',
  'bookcase',
  'cupboard',
  'table',
];

function roomIn(all: readonly BaseEvent[]): string {
  const kinds = (all as readonly ClassicEvent[]).flatMap((event) =>
    event.type === 'revealed' ? event.furniture.map(({ kind }) => kind) : [],
  );
  return TELLING.find((kind) => kinds.includes(kind)) ?? 'lair';
}

/** A room with something worth a look; one with monsters comes on their card. */
function roomCard({ furniture }: EventOf<'revealed'>, { all, language }: CardScene): EventCard | null {
  const kind = TELLING.find((each) => furniture.some((piece) => piece.kind === each));
  if (kind === undefined || all.some(({ type }) => type === 'monsterPlaced')) return null;
  return { topic: 'room', id: kind, title: FURNITURE[kind].noun[language].one, weight: 'brief' };
}

/** The end of a foe with a name, or of the last one in sight. */
function slainCard({ figure, kind }: EventOf<'monsterKilled'>, at: CardScene): EventCard | null {
  const { before, view, all, names, language } = at;
  const foe = before.figures.find(({ id }) => id === figure);
  if (foe === undefined) return null;
  const isNamed = foe.name !== null;
  const isLast =
    !view.figures.some(({ side }) => side === 'morcar') &&
    all.findLast(({ type }) => type === 'monsterKilled') === at.group[0];
  if (!isNamed && !isLast) return null;
  return {
    topic: 'event',
    id: 'slain',
    title: isNamed ? nameOf(figure, names(), language) : say(CARD_WORDS, language, 'clear', {}),
    monsters: { [kind]: 1 },
    weight: 'brief',
  };
}

function nameOf(figure: FigureId, names: Names, language: Language): string {
  return plainName(figureMention(names, figure), language);
}

/** Which events of an expedition bring a card, and which one. */
import {
  BESTIARY,
  counterNoun,
  featureNoun,
  figureMention,
  findSpell,
  hazardOfEvent,
  kindNoun,
  thingNoun,
  trapNoun,
} from '@oubliette/advanced';
import type { AdvancedEvent, EventOf, FigureId, Hazard, Names, Place, View } from '@oubliette/advanced';
import type { BaseEvent } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { CardsAt, EventCard } from '../../play/cards.ts';
import { CARD_WORDS } from '../../play/cardWords.ts';
import { foeDied, heroDied } from '../../play/deaths.ts';
import { pictureOf } from '../../pictures/making.ts';
import type { Subject } from '../../pictures/picture.ts';
import { ADVANCED_PICTURES } from '../pictures/gallery.ts';
import { wordsIn } from '../../words/useWords.ts';
import { ADVANCED } from '../words.ts';
import { figureName } from './labels.ts';

interface CardScene extends CardsAt<View, Names> {
  readonly all: readonly BaseEvent[];
}

type Carded = AdvancedEvent['type'];

export function advancedCard(
  [event]: readonly BaseEvent[],
  all: readonly BaseEvent[],
  at: CardsAt<View, Names>,
): EventCard | null {
  const hazard = hazardOfEvent(event!.type);
  if (hazard !== undefined) return hazardCard(hazard, at);
  const card = CARDS[event!.type as Carded] as
    | ((event: BaseEvent, at: CardScene) => EventCard | null)
    | undefined;
  return card?.(event!, { ...at, all }) ?? null;
}

function hazardCard(hazard: Hazard, { language }: { readonly language: Language }): EventCard {
  return { topic: 'hazard', id: hazard, title: featureNoun(hazard)[language].one };
}

const CARDS: { readonly [T in Carded]?: (event: EventOf<T>, at: CardScene) => EventCard | null } = {
  monstersFound: ({ monsters, characters, area }, { language, view }) => {
    const [character] = characters;
    const others = { ...monsters, ...Object.fromEntries(characters.slice(1).map((id) => [id, 1])) };
    if (character !== undefined) return { ...monsterCard(character, language), monsters: others };
    const place = view.levels[view.level]?.places[area];
    return {
      topic: 'room',
      id: roomOf(place),
      title: say(CARD_WORDS, language, 'met', {
        count: Object.values(monsters).reduce((sum, many) => sum + many, 0),
      }),
      monsters: others,
    };
  },
  characterJoined: ({ character }, { language }) => monsterCard(character, language),
  unmasked: ({ of }, { language }) => monsterCard(of, language),
  hazardFound: ({ hazard }, at) => (hazard === 'wanderingMonsters' ? null : hazardCard(hazard, at)),
  trapWentOff: ({ trap }, { language }) => ({
    topic: 'trap',
    id: trap,
    title: trapNoun(trap)[language].one,
  }),
  counterPlayed: ({ counter }, { language }) => ({
    topic: 'event',
    id: counter,
    title: counterNoun(counter)[language].one,
  }),
  chestOpened: ({ first, found }, { language }) =>
    first && found.gold > 0
      ? { topic: 'treasure', id: 'hoard', title: say(CARD_WORDS, language, 'chest', {}) }
      : null,
  potionFound: ({ item }, at) => thingCard(item, at),
  magicFound: ({ items }, at) => (items[0] === undefined ? null : thingCard(items[0], at)),
  spellCast: ({ spell }, { language }) => ({
    topic: 'spell',
    id: spell,
    title: findSpell(spell)?.name[language] ?? spell,
    weight: 'brief',
  }),
  attackRolled: criticalCard,
  shotRolled: criticalCard,
  died: diedCard,
  fellForEver: ({ figure }, at) => deathCard(figure, at),
  soulLost: ({ figure }, at) => deathCard(figure, at),
  raised: ({ figure }, { names, language }) => ({
    topic: 'spell',
    id: 'flamesOfThePhoenix',
    title: figureName(names(), figure, language),
  }),
  aimReached: (_event, { language }) => ({
    topic: 'event',
    id: 'tidings',
    title: say(CARD_WORDS, language, 'goal', {}),
  }),
  expeditionEnded: ({ ending: { outcome } }, { language }) => ({
    ...ENDINGS[endOf(outcome)],
    title: wordsIn(ADVANCED, language)('verdict', { outcome }),
    weight: 'moment',
  }),
};

const ENDINGS = {
  won: { topic: 'event', id: 'victory' },
  lost: { topic: 'event', id: 'defeat' },
  out: { topic: 'room', id: 'stairs' },
} as const;

function endOf(outcome: string): keyof typeof ENDINGS {
  if (outcome === 'won') return 'won';
  return outcome === 'lost' || outcome === 'failed' ? 'lost' : 'out';
}

export function endingPicture(outcome: string): Subject | undefined {
  const { topic, id } = ENDINGS[endOf(outcome)];
  return pictureOf(ADVANCED_PICTURES, topic, id);
}

function roomOf(place: Place | undefined): string {
  if (place?.room === 'lair') return 'lair';
  if (place?.room === 'quest') return 'questRoom';
  return place?.kind === 'room' ? 'smallRoom' : 'passage';
}

function monsterCard(kind: string, language: Language): EventCard {
  return { topic: 'monster', id: kind, title: kindNoun(kind)[language].one };
}

/** A thing may be written with its details: those are in its name. */
function thingCard(written: string, { language }: CardScene): EventCard {
  const id = written.split(':')[0]!;
  const isDrawn = pictureOf(ADVANCED_PICTURES, 'treasure', id) !== undefined;
  return { topic: 'treasure', id: isDrawn ? id : 'hoard', title: thingNoun(written)[language].one };
}

function criticalCard(
  { result }: Pick<EventOf<'attackRolled'>, 'result'>,
  { language }: CardScene,
): EventCard | null {
  if (result !== 'critical') return null;
  return {
    topic: 'event',
    id: 'critical',
    title: say(CARD_WORDS, language, 'critical', {}),
    weight: 'brief',
  };
}

function deathCard(figure: FigureId, { names, language }: CardScene): EventCard {
  return heroDied(figureMention(names(), figure), language);
}

/** A hero's death, and the end of a lord, of a character or of the last one in sight. */
function diedCard(event: EventOf<'died'>, at: CardScene): EventCard | null {
  const { before, view, all, names, language } = at;
  const dead = before.figures.find(({ id }) => id === event.figure);
  if (dead === undefined) return null;
  if (dead.side === 'heroes') return dead.kind === 'hero' ? deathCard(event.figure, at) : null;
  const { rank, character } = BESTIARY[dead.of] ?? {};
  const isLeader = rank === 'lord' || character === true;
  const isLast =
    !view.figures.some(({ side, id }) => side === 'monsters' && id !== dead.id) &&
    all.findLast(({ type }) => type === 'died') === event;
  return foeDied(dead.of, isLeader ? figureName(names(), dead.id, language) : null, isLast, language);
}

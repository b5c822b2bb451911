/** The Event deck: 48 cards of our own, held by the game master (EXP-EVT-01). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import type { MomentName } from '../moments/types.ts';
import { EVENT_TEXTS } from './eventTexts.ts';
import type { EventText } from './eventTexts.ts';

/** What sort of card it is; a decoy is discarded as soon as it is drawn (EXP-EVT-09). */
export type EventKind = 'trap' | 'lock' | 'condition' | 'wandering' | 'power' | 'decoy';

/** What it is played on. */
export type Aim =
  /** The cell a hero has just entered. */
  | 'cell'
  /** A tile or a piece of furniture being searched. */
  | 'searched'
  /** A door being opened. */
  | 'door'
  /** Any hero. */
  | 'hero'
  /** The tile a hero stands on. */
  | 'tile'
  /** All heroes. */
  | 'heroes'
  /** Nobody: creatures come. */
  | 'nobody'
  /** The creature whose activation or attack it is. */
  | 'creature'
  /** A group of creatures in a fight. */
  | 'group'
  /** A creature that has lost Body. */
  | 'wounded'
  /** A roll of a hero's. */
  | 'roll';

/** A test: a die and a value of the hero's. */
export interface Trial {
  readonly stat: 'attack' | 'speed' | 'body';
  readonly needs: number;
}

/** What it does. */
export type EventEffect =
  | { readonly does: 'pit'; readonly body: number }
  /** Body is lost, and another point at the end of the next turn. */
  | { readonly does: 'poison'; readonly body: number }
  /** A Body point for each skull. */
  | { readonly does: 'strike'; readonly dice: number }
  /** Body is lost by those who fail. */
  | { readonly does: 'dodge'; readonly trial: Trial; readonly body: number }
  /** Body is lost, and dice in the next combat. */
  | { readonly does: 'numb'; readonly body: number; readonly attack: number }
  /** All on the tile who fail lose their next turn. */
  | { readonly does: 'sleep'; readonly trial: Trial }
  /** Body is lost by whoever is at the door, and all beside. */
  | { readonly does: 'burn'; readonly body: number }
  | { readonly does: 'lock'; readonly trial: Trial; readonly keyed: boolean }
  /** Nobody shoots or reaches far until a door is opened. */
  | { readonly does: 'darken' }
  /** Whoever is on the tile walks fewer cells until leaving it. */
  | { readonly does: 'slip'; readonly cells: number }
  /** Dice fewer until the combat ends. */
  | { readonly does: 'daunt'; readonly attack: number; readonly defence: number }
  /** Cells fewer in the next move. */
  | { readonly does: 'lame'; readonly cells: number }
  | { readonly does: 'wander'; readonly leaders: boolean }
  /** Attack dice more until the end of its turn. */
  | { readonly does: 'madden'; readonly attack: number }
  /** Defence dice more for a whole group until the combat ends. */
  | { readonly does: 'ward'; readonly defence: number }
  | { readonly does: 'mend'; readonly body: number }
  /** One die of a hero's turns to nothing. */
  | { readonly does: 'spoil' }
  | { readonly does: 'nothing' };

export interface EventCard {
  readonly noun: Noun;
  readonly kind: EventKind;
  readonly copies: number;
  readonly moments: readonly MomentName[];
  readonly aim: Aim;
  readonly effect: EventEffect;
  /** For the face of the card. */
  readonly text: EventText;
}

export type EventId = keyof typeof EVENT_TEXTS;

type Sort = Pick<EventCard, 'kind' | 'moments' | 'aim'>;

const ON_CELL: Sort = { kind: 'trap', moments: ['entered'], aim: 'cell' };
const ON_SEARCH: Sort = { kind: 'trap', moments: ['declared'], aim: 'searched' };
const ON_DOOR: Sort = { kind: 'trap', moments: ['declared'], aim: 'door' };
const LOCKED: Sort = { kind: 'lock', moments: ['declared'], aim: 'door' };
const WANDERING: Sort = { kind: 'wandering', moments: ['turnStart', 'turnEnd', 'drawn'], aim: 'nobody' };
const DECOY: Sort = { kind: 'decoy', moments: [], aim: 'nobody' };

/** Between two deeds, whoever's turn it is. */
const BETWEEN = ['turnStart', 'turnEnd', 'gmTurnStart', 'gmTurnEnd'] as const;

function card(id: EventId, { kind, moments, aim }: Sort, copies: number, effect: EventEffect, name: Noun) {
  return { noun: name, kind, copies, moments, aim, effect, text: EVENT_TEXTS[id] };
}

const NOTHING: EventEffect = { does: 'nothing' };

const EVENTS: Readonly<Record<EventId, EventCard>> = {
  pit: card('pit', ON_CELL, 2, { does: 'pit', body: 1 }, noun('pit', 'fosse', 'f')),
  dart: card(
    'dart',
    ON_CELL,
    2,
    { does: 'poison', body: 1 },
    noun('poisoned dart', 'fléchette empoisonnée', 'f', { fr: 'fléchettes empoisonnées' }),
  ),
  spear: card(
    'spear',
    ON_CELL,
    2,
    { does: 'strike', dice: 2 },
    noun('spear in the wall', 'lance murale', 'f', { en: 'spears in the wall', fr: 'lances murales' }),
  ),
  rockfall: card(
    'rockfall',
    ON_CELL,
    2,
    { does: 'dodge', trial: { stat: 'speed', needs: 5 }, body: 2 },
    noun('rockfall', 'éboulement', 'm'),
  ),
  needle: card(
    'needle',
    ON_SEARCH,
    2,
    { does: 'numb', body: 1, attack: -1 },
    noun('needle in the lock', 'aiguille dans la serrure', 'f', {
      en: 'needles in the lock',
      fr: 'aiguilles dans la serrure',
    }),
  ),
  gas: card(
    'gas',
    ON_SEARCH,
    1,
    { does: 'sleep', trial: { stat: 'speed', needs: 5 } },
    noun('sleeping gas', 'gaz soporifique', 'm', { mass: true, fr: 'gaz soporifiques' }),
  ),
  scythe: card(
    'scythe',
    ON_DOOR,
    2,
    { does: 'strike', dice: 3 },
    noun('swinging scythe', 'faux oscillante', 'f', { fr: 'faux oscillantes' }),
  ),
  glyph: card(
    'glyph',
    ON_DOOR,
    1,
    { does: 'burn', body: 1 },
    noun('glyph of fire', 'glyphe de feu', 'm', { en: 'glyphs of fire', fr: 'glyphes de feu' }),
  ),
  rustedLock: card(
    'rustedLock',
    LOCKED,
    2,
    { does: 'lock', trial: { stat: 'attack', needs: 6 }, keyed: true },
    noun('rusted lock', 'serrure rouillée', 'f', { fr: 'serrures rouillées' }),
  ),
  bar: card(
    'bar',
    LOCKED,
    1,
    { does: 'lock', trial: { stat: 'body', needs: 10 }, keyed: false },
    noun('barred door', 'porte barrée', 'f', { fr: 'portes barrées' }),
  ),
  spellLock: card(
    'spellLock',
    LOCKED,
    1,
    { does: 'lock', trial: { stat: 'speed', needs: 5 }, keyed: false },
    noun('door held by a spell', 'porte envoûtée', 'f', {
      en: 'doors held by a spell',
      fr: 'portes envoûtées',
    }),
  ),
  darkness: card(
    'darkness',
    { kind: 'condition', moments: [...BETWEEN, 'placed'], aim: 'heroes' },
    2,
    { does: 'darken' },
    noun('darkness', 'obscurité', 'f', { mass: true }),
  ),
  slime: card(
    'slime',
    { kind: 'condition', moments: [...BETWEEN, 'entered', 'placed'], aim: 'tile' },
    2,
    { does: 'slip', cells: 2 },
    noun('slippery floor', 'sol glissant', 'm', { fr: 'sols glissants' }),
  ),
  dread: card(
    'dread',
    { kind: 'condition', moments: [...BETWEEN, 'activation', 'placed'], aim: 'hero' },
    2,
    { does: 'daunt', attack: -1, defence: -1 },
    noun('dread', 'effroi', 'm', { mass: true }),
  ),
  cramp: card(
    'cramp',
    { kind: 'condition', moments: [...BETWEEN, 'placed'], aim: 'hero' },
    2,
    { does: 'lame', cells: 3 },
    noun('cramp', 'crampe', 'f'),
  ),
  patrol: card('patrol', WANDERING, 3, { does: 'wander', leaders: false }, noun('patrol', 'patrouille', 'f')),
  scavengers: card(
    'scavengers',
    WANDERING,
    2,
    { does: 'wander', leaders: false },
    noun('scavengers', 'charognards', 'm', { en: 'scavengers', fr: 'charognards', plural: true }),
  ),
  hunters: card(
    'hunters',
    WANDERING,
    2,
    { does: 'wander', leaders: true },
    noun('hunters', 'chasseurs', 'm', { en: 'hunters', fr: 'chasseurs', plural: true }),
  ),
  frenzy: card(
    'frenzy',
    { kind: 'power', moments: ['activation', 'declared'], aim: 'creature' },
    3,
    { does: 'madden', attack: 2 },
    noun('frenzy', 'frénésie', 'f', { en: 'frenzies' }),
  ),
  shieldOfChaos: card(
    'shieldOfChaos',
    { kind: 'power', moments: [...BETWEEN, 'declared', 'placed'], aim: 'group' },
    2,
    { does: 'ward', defence: 1 },
    noun('shield of Chaos', 'bouclier du Chaos', 'm', { en: 'shields of Chaos', fr: 'boucliers du Chaos' }),
  ),
  secondWind: card(
    'secondWind',
    { kind: 'power', moments: [...BETWEEN, 'activation'], aim: 'wounded' },
    2,
    { does: 'mend', body: 3 },
    noun('second wind', 'second souffle', 'm', { fr: 'seconds souffles' }),
  ),
  evilEye: card(
    'evilEye',
    { kind: 'power', moments: ['rolled'], aim: 'roll' },
    2,
    { does: 'spoil' },
    noun('evil eye', 'mauvais œil', 'm', { fr: 'mauvais œils' }),
  ),
  draught: card(
    'draught',
    DECOY,
    2,
    NOTHING,
    noun('draught of air', 'courant d’air', 'm', { en: 'draughts of air', fr: 'courants d’air' }),
  ),
  echo: card('echo', DECOY, 2, NOTHING, noun('echo', 'écho', 'm', { en: 'echoes' })),
  mouse: card('mouse', DECOY, 2, NOTHING, noun('mouse', 'souris', 'f', { en: 'mice', fr: 'souris' })),
};

export function eventCard(id: EventId): EventCard {
  return EVENTS[id];
}

/** The whole deck, every copy. */
export const EVENT_DECK: readonly EventId[] = (Object.keys(EVENTS) as EventId[]).flatMap((id) =>
  Array.from({ length: eventCard(id).copies }, () => id),
);

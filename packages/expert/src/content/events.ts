/** The Event deck: 48 cards of our own, held by the game master (EXP-EVT-01). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';

/** What sort of card it is; a decoy is discarded as soon as it is drawn (EXP-EVT-09). */
export type EventKind = 'trap' | 'lock' | 'condition' | 'wandering' | 'power' | 'decoy';

export interface EventCard {
  readonly noun: Noun;
  readonly kind: EventKind;
  readonly copies: number;
}

function card(kind: EventKind, copies: number, name: Noun): EventCard {
  return { noun: name, kind, copies };
}

export const EVENTS = {
  pit: card('trap', 2, noun('pit', 'fosse', 'f')),
  dart: card(
    'trap',
    2,
    noun('poisoned dart', 'fléchette empoisonnée', 'f', { fr: 'fléchettes empoisonnées' }),
  ),
  spear: card(
    'trap',
    2,
    noun('spear in the wall', 'lance murale', 'f', { en: 'spears in the wall', fr: 'lances murales' }),
  ),
  rockfall: card('trap', 2, noun('rockfall', 'éboulement', 'm')),
  needle: card(
    'trap',
    2,
    noun('needle in the lock', 'aiguille dans la serrure', 'f', {
      en: 'needles in the lock',
      fr: 'aiguilles dans la serrure',
    }),
  ),
  gas: card('trap', 1, noun('sleeping gas', 'gaz soporifique', 'm', { mass: true, fr: 'gaz soporifiques' })),
  scythe: card('trap', 2, noun('swinging scythe', 'faux oscillante', 'f', { fr: 'faux oscillantes' })),
  glyph: card(
    'trap',
    1,
    noun('glyph of fire', 'glyphe de feu', 'm', { en: 'glyphs of fire', fr: 'glyphes de feu' }),
  ),
  rustedLock: card('lock', 2, noun('rusted lock', 'serrure rouillée', 'f', { fr: 'serrures rouillées' })),
  bar: card('lock', 1, noun('barred door', 'porte barrée', 'f', { fr: 'portes barrées' })),
  spellLock: card(
    'lock',
    1,
    noun('door held by a spell', 'porte envoûtée', 'f', {
      en: 'doors held by a spell',
      fr: 'portes envoûtées',
    }),
  ),
  darkness: card('condition', 2, noun('darkness', 'obscurité', 'f', { mass: true })),
  slime: card('condition', 2, noun('slippery floor', 'sol glissant', 'm', { fr: 'sols glissants' })),
  dread: card('condition', 2, noun('dread', 'effroi', 'm', { mass: true })),
  cramp: card('condition', 2, noun('cramp', 'crampe', 'f')),
  patrol: card('wandering', 3, noun('patrol', 'patrouille', 'f')),
  scavengers: card(
    'wandering',
    2,
    noun('scavengers', 'charognards', 'm', { en: 'scavengers', fr: 'charognards', plural: true }),
  ),
  hunters: card(
    'wandering',
    2,
    noun('hunters', 'chasseurs', 'm', { en: 'hunters', fr: 'chasseurs', plural: true }),
  ),
  frenzy: card('power', 3, noun('frenzy', 'frénésie', 'f', { en: 'frenzies' })),
  shieldOfChaos: card(
    'power',
    2,
    noun('shield of Chaos', 'bouclier du Chaos', 'm', { en: 'shields of Chaos', fr: 'boucliers du Chaos' }),
  ),
  secondWind: card('power', 2, noun('second wind', 'second souffle', 'm', { fr: 'seconds souffles' })),
  evilEye: card('power', 2, noun('evil eye', 'mauvais œil', 'm', { fr: 'mauvais œils' })),
  draught: card(
    'decoy',
    2,
    noun('draught of air', 'courant d’air', 'm', { en: 'draughts of air', fr: 'courants d’air' }),
  ),
  echo: card('decoy', 2, noun('echo', 'écho', 'm', { en: 'echoes' })),
  mouse: card('decoy', 2, noun('mouse', 'souris', 'f', { en: 'mice', fr: 'souris' })),
} as const satisfies Readonly<Record<string, EventCard>>;

export type EventId = keyof typeof EVENTS;

export function eventCard(id: EventId): EventCard {
  return EVENTS[id];
}

/** The whole deck, every copy. */
export const EVENT_DECK: readonly EventId[] = (Object.keys(EVENTS) as EventId[]).flatMap((id) =>
  Array.from({ length: eventCard(id).copies }, () => id),
);

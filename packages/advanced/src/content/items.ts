/** Items besides weapons and armour. A written item may have details after a colon: `wand:fireball:7`. */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import type { StatChange } from '../state.ts';

export interface Item {
  readonly id: string;
  /** In gold crowns, per unit sold: rope by ten feet, spikes by ten; null if not for sale. */
  readonly price: number | null;
  readonly magic: boolean;
  /** Useful to all, only to wizards (ADV-MGT-12, ADV-MGT-21), or to no hero at all (ADV-TOB-17). */
  readonly users: 'everybody' | 'wizards' | 'monsters';
  /** One of each may be worn; others are only carried (ADV-MGT-02). */
  readonly worn: 'ring' | 'amulet' | null;
  /** While worn. */
  readonly changes: readonly StatChange[];
  /** Gold crowns it becomes after the expedition (ADV-HAZ-35, ADV-HAZ-79); null if it is kept. */
  readonly worth: number | null;
  /** Its kind of ammunition; null for all other things. */
  readonly ammunition: 'arrow' | 'bolt' | null;
  readonly noun: Noun;
}

type Extra = Partial<Omit<Item, 'id' | 'noun'>>;

function item(name: Noun, extra: Extra = {}): Omit<Item, 'id'> {
  return {
    price: null,
    magic: false,
    users: 'everybody',
    worn: null,
    changes: [],
    worth: null,
    ammunition: null,
    noun: name,
    ...extra,
  };
}

const tougher = (by: number): StatChange[] => [{ stat: 'toughness', by }];

function ring(level: number): Omit<Item, 'id'> {
  const name = noun(`ring of protection ${level}`, `anneau de protection ${level}`, 'm', {
    en: `rings of protection ${level}`,
    fr: `anneaux de protection ${level}`,
  });
  return item(name, { magic: true, worn: 'ring', changes: tougher(level) });
}

function magicRing(level: number): Omit<Item, 'id'> {
  const name = noun(`ring of magic protection ${level}`, `anneau de protection magique ${level}`, 'm', {
    en: `rings of magic protection ${level}`,
    fr: `anneaux de protection magique ${level}`,
  });
  return item(name, { magic: true, worn: 'ring' });
}

/** One arrow or bolt each (ADV-MGT-34). */
function arrow(en: string, fr: string, frMany = fr): Omit<Item, 'id'> {
  const name = noun(`arrow ${en}`, `flèche ${fr}`, 'f', { en: `arrows ${en}`, fr: `flèches ${frMany}` });
  return item(name, { magic: true, ammunition: 'arrow' });
}

function bolt(en: string, fr: string, frMany = fr): Omit<Item, 'id'> {
  const name = noun(`bolt ${en}`, `carreau ${fr}`, 'm', { en: `bolts ${en}`, fr: `carreaux ${frMany}` });
  return item(name, { magic: true, ammunition: 'bolt' });
}

const MAGIC = { magic: true } as const;
const FOR_WIZARDS = { magic: true, users: 'wizards' } as const;
const FOR_MONSTERS = { magic: true, users: 'monsters' } as const;

const ROWS: Readonly<Record<string, Omit<Item, 'id'>>> = {
  rope: item(noun('length of rope', 'corde', 'f', { en: 'lengths of rope' }), { price: 5 }),
  ironSpikes: item(
    noun('set of iron spikes', 'jeu de pitons', 'm', { en: 'sets of iron spikes', fr: 'jeux de pitons' }),
    { price: 10 },
  ),
  greekFire: item(
    noun('flask of Greek fire', 'fiole de feu grégeois', 'f', {
      en: 'flasks of Greek fire',
      fr: 'fioles de feu grégeois',
    }),
    {
      price: 25,
    },
  ),
  ratPoison: item(
    noun('dose of rat poison', 'dose de mort-aux-rats', 'f', {
      en: 'doses of rat poison',
      fr: 'doses de mort-aux-rats',
    }),
    { price: 25 },
  ),
  screechBug: item(noun('screech bug', 'insecte hurleur', 'm', { fr: 'insectes hurleurs' }), { price: 25 }),
  treasureMap: item(noun('treasure map', 'carte au trésor', 'f', { fr: 'cartes au trésor' })),
  ruby: item(noun('ruby', 'rubis', 'm', { en: 'rubies', fr: 'rubis' }), { worth: 400 }),
  goldRing: item(noun('gold ring', 'anneau d’or', 'm', { fr: 'anneaux d’or' }), { worth: 25 }),
  mushroom: item(noun('magic mushroom', 'champignon magique', 'm', { fr: 'champignons magiques' })),
  healingPotion: item(noun('healing potion', 'potion de soins', 'f', { fr: 'potions de soins' }), {
    ...MAGIC,
    price: 50,
  }),
  strengthPotion: item(
    noun('potion of strength', 'potion de force', 'f', { en: 'potions of strength', fr: 'potions de force' }),
    MAGIC,
  ),
  dawnstone: item(noun('dawnstone', 'pierre de l’aube', 'f', { fr: 'pierres de l’aube' }), MAGIC),
  amuletOfIron: item(
    noun('amulet of iron', 'amulette de fer', 'f', { en: 'amulets of iron', fr: 'amulettes de fer' }),
    {
      ...MAGIC,
      worn: 'amulet',
    },
  ),
  amuletOfProtection: item(
    noun('amulet of protection', 'amulette de protection', 'f', {
      en: 'amulets of protection',
      fr: 'amulettes de protection',
    }),
    { ...MAGIC, worn: 'amulet', changes: tougher(1) },
  ),
  wand: item(noun('wand', 'baguette', 'f'), FOR_WIZARDS),
  scroll: item(noun('scroll', 'parchemin', 'm'), FOR_WIZARDS),
  ringOfProtection1: ring(1),
  ringOfProtection2: ring(2),
  ringOfProtection3: ring(3),
  ringOfMagicProtection1: magicRing(1),
  ringOfMagicProtection2: magicRing(2),
  ringOfMagicProtection3: magicRing(3),
  arrowOfDeath: arrow('of death', 'mortelle', 'mortelles'),
  boltOfDeath: bolt('of death', 'mortel', 'mortels'),
  arrowOfTrueFlight: arrow('of true flight', 'de vol véritable'),
  boltOfTrueFlight: bolt('of true flight', 'de vol véritable'),
  arrowOfTheAssassin: arrow('of the assassin', 'de l’assassin'),
  boltOfTheAssassin: bolt('of the assassin', 'de l’assassin'),
  warpScroll: item(noun('warp scroll', 'parchemin de warp', 'm', { fr: 'parchemins de warp' }), FOR_MONSTERS),
  plagueCenser: item(
    noun('plague censer', 'encensoir à peste', 'm', { fr: 'encensoirs à peste' }),
    FOR_MONSTERS,
  ),
};

export const ITEMS: Readonly<Record<string, Item>> = Object.fromEntries(
  Object.entries(ROWS).map(([id, row]) => [id, { id, ...row }] as const),
);

/** The kind of a written item: `wand` for `wand:fireball:7`. */
function itemKind(written: string): string {
  return written.split(':', 1)[0]!;
}

/** Undefined for carried things that are not in this list: a quest's treasure, a spare sword. */
export function findItem(written: string): Item | undefined {
  const kind = itemKind(written);
  return Object.hasOwn(ITEMS, kind) ? ITEMS[kind] : undefined;
}

export function itemNamed(written: string): Item {
  const found = findItem(written);
  if (found === undefined) throw new Error(`there is no item ${written}`);
  return found;
}

export function isItem(written: string): boolean {
  return findItem(written) !== undefined;
}

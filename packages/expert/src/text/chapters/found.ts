/** What a search brings, in a few words after its dice. */
import type { Found, FurnitureId } from '../../content/furniture.ts';
import { furnitureKind, rowOf } from '../../content/furniture.ts';
import type { Text } from '../vocabulary.ts';

/** What hurts whoever searches a piece of furniture. */
const HARMS: Readonly<Record<FurnitureId, Text>> = {
  wardrobe: { en: 'a dart flies out', fr: 'une fléchette en part' },
  fireplace: { en: 'the embers burn', fr: 'la braise brûle' },
  altar: { en: 'a curse strikes', fr: 'une malédiction frappe' },
  bookcase: { en: 'a spell burns', fr: 'un sortilège brûle' },
  desk: { en: 'a blade cuts', fr: 'une lame coupe' },
  circle: { en: 'the circle hurts', fr: 'le cercle fait mal' },
  rack: { en: 'its blades cut', fr: 'ses lames coupent' },
  chest: { en: 'it bites, being a mimic', fr: 'il mord, c’est une mimique' },
  bench: { en: 'everything explodes', fr: 'tout explose' },
  fountain: { en: 'the water is poisoned', fr: 'l’eau est empoisonnée' },
  weaponRack: { en: 'a rusty blade cuts', fr: 'une lame rouillée coupe' },
  sarcophagus: { en: 'a curse strikes', fr: 'une malédiction frappe' },
  statue: { en: 'a stone falls', fr: 'une pierre tombe' },
  table: { en: 'the meat was bad', fr: 'la viande était avariée' },
  throne: { en: 'a spike pricks', fr: 'une pointe pique' },
};

type Results = {
  readonly [K in Found['is']]: Text | ((found: Extract<Found, { is: K }>) => Text);
};

const RESULTS: Results = {
  nothing: { en: 'nothing', fr: 'rien' },
  lose: { en: 'harm', fr: 'un mal' },
  gain: { en: 'it does good', fr: 'cela fait du bien' },
  event: { en: 'a bell rings', fr: 'une cloche sonne' },
  treasure: ({ count }) =>
    count === 1
      ? { en: 'a treasure', fr: 'un trésor' }
      : { en: `${count} treasures`, fr: `${count} trésors` },
  peek: { en: 'part of a map', fr: 'un bout de plan' },
  scroll: { en: 'a spell scroll', fr: 'un parchemin de sort' },
  paralysed: { en: 'dreadful visions', fr: 'des visions d’effroi' },
  imprisoned: { en: 'a magic prison', fr: 'une prison magique' },
  summoned: { en: 'somebody is summoned', fr: 'quelqu’un est invoqué' },
  teleported: { en: 'a leap through space', fr: 'un saut dans l’espace' },
  blessed: { en: 'a blessing', fr: 'une bénédiction' },
  cursed: { en: 'a curse', fr: 'une malédiction' },
  lookFor: { en: 'something to carry', fr: 'de quoi s’équiper' },
  gold: { en: 'gold', fr: 'de l’or' },
  alarm: { en: 'the alarm is raised', fr: 'l’alarme est donnée' },
  undead: { en: 'its occupant wakes', fr: 'son occupant se réveille' },
  lid: { en: 'the lid is stuck', fr: 'le couvercle est coincé' },
  troll: { en: 'it opens its eyes', fr: 'elle ouvre les yeux' },
  passage: { en: 'a mechanism moves', fr: 'un mécanisme bouge' },
};

/** By the piece’s id and the total of the dice. */
export function foundText(piece: string, total: number): Text {
  const kind = piece.replace(/@.*$/u, '') as FurnitureId;
  const found = rowOf(kind, total);
  if (found.is === 'lose') return HARMS[kind];
  const result = RESULTS[found.is] as Text | ((found: Found) => Text);
  return typeof result === 'function' ? result(found) : result;
}

/** The rules by which furniture is searched: two dice for each. */
export function searchRules(kinds: readonly FurnitureId[]): readonly string[] {
  return kinds.map((kind) => furnitureKind(kind).rule);
}

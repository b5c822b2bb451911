/** Treasure found: hidden in a room (ADV-SECR-16), or magic (ADV-MGT-04). */
import { lookUp } from '@oubliette/kernel';
import type { RuleId } from '@oubliette/kernel';
import { isArmour } from '../content/armour.ts';
import {
  BOWS,
  MAGIC,
  MAGIC_WEAPONS,
  MISSILES,
  RINGS,
  SCROLLS,
  SHIELDS,
  SUITS,
  SWORDS,
  WAND_SPELLS,
} from '../content/magicTreasure.ts';
import type { Category } from '../content/magicTreasure.ts';
import { isWeapon } from '../content/weapons.ts';
import { drawCounter } from '../counters/draw.ts';
import { figureOf, nextName, sheetOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { MOST_GOLD } from './purse.ts';
import { share } from './sharing.ts';

const HIDDEN = [
  { upTo: 6, result: 'counter' },
  { upTo: 16, result: 'nothing' },
  { upTo: 23, result: 'gold' },
  { upTo: 24, result: 'magic' },
] as const;

/** Crowns in a cache for each point of the die. */
const CACHE = 5;

/** A hero searching for hidden treasure rolls two dice for the room. */
export function hiddenTreasure(play: Play, figure: FigureId): void {
  const faces = [play.figureRolls(figure, 'ADV-SECR-16'), play.figureRolls(figure, 'ADV-SECR-16')] as const;
  const found = lookUp(HIDDEN, faces[0] + faces[1]);
  play.reveal('treasureSought', { figure, faces, found }, ['ADV-SECR-16', 'ADV-TRE-01']);
  if (found === 'counter') drawCounter(play, ['ADV-SECR-16', 'ADV-TOK-02']);
  if (found === 'magic') findMagic(play, figure);
  if (found !== 'gold') return;
  const face = play.figureRolls(figure, 'ADV-SECR-16');
  play.reveal('cacheFound', { figure, face, gold: CACHE * face }, ['ADV-SECR-16']);
  leaveSurplus(play, figure);
}

/** Gold beyond what a figure can carry stays (ADV-TRE-07, ADV-TRE-08). */
function leaveSurplus(play: Play, figure: FigureId): void {
  const gold = sheetOf(play.state, figure).gold - MOST_GOLD;
  if (gold <= 0) return;
  const { square } = figureOf(play.state, figure);
  play.tell('goldLeft', { figure, pile: nextName(play.state, 'pile'), square, gold }, [
    'ADV-TRE-07',
    'ADV-TRE-08',
  ]);
}

/** Magic is found, and lies in front of the finder. */
function findMagic(play: Play, figure: FigureId): void {
  layDown(play, figure, 0, rollMagic(play, figure));
}

/** Puts new things on the ground in front of a figure, for the party to share. */
export function layDown(play: Play, figure: FigureId, gold: number, things: readonly string[]): void {
  const pile = nextName(play.state, 'pile');
  const { square } = figureOf(play.state, figure);
  const armour = things.filter(isArmour);
  const weapons = things.filter(isWeapon);
  const items = things.filter((one) => !isArmour(one) && !isWeapon(one));
  play.tell('goodsLaid', { pile, square, gold, items, armour, weapons }, ['ADV-MGT-05']);
  share(play, pile);
}

/** Two dice for the sort of magic, and more for the thing itself. Returns the things found. */
export function rollMagic(play: Play, figure: FigureId): string[] {
  const faces = [play.masterRolls('ADV-MGT-04'), play.masterRolls('ADV-MGT-04')] as const;
  const category = lookUp(MAGIC, faces[0] + faces[1]);
  const more: number[] = [];
  const roll = (rule: RuleId): number => {
    const face = play.masterRolls(rule);
    more.push(face);
    return face;
  };
  const items = ROLLED[category].things(roll);
  play.reveal('magicFound', { figure, faces, category, more, items }, ['ADV-MGT-04', ROLLED[category].rule]);
  return items;
}

/** A chest with a potion in it (ADV-TRE-06). */
export function rollPotion(play: Play, figure: FigureId): string {
  const face = play.masterRolls('ADV-MGT-26');
  const item = potion(face);
  play.reveal('potionFound', { figure, face, item }, ['ADV-TRE-06', 'ADV-MGT-26']);
  return item;
}

function potion(face: number): string {
  return face % 2 === 0 ? 'strengthPotion' : 'healingPotion';
}

type Roll = (rule: RuleId) => number;

function spell(roll: Roll): string {
  return lookUp(WAND_SPELLS, roll('ADV-MGT-15') + roll('ADV-MGT-15'));
}

const ROLLED: Readonly<Record<Category, { readonly rule: RuleId; things(roll: Roll): string[] }>> = {
  dawnstone: { rule: 'ADV-MGT-07', things: (roll) => [`dawnstone:${roll('ADV-MGT-07')}`] },
  amulet: {
    rule: 'ADV-MGT-08',
    things: (roll) => [roll('ADV-MGT-08') % 2 === 0 ? 'amuletOfIron' : 'amuletOfProtection'],
  },
  wand: {
    rule: 'ADV-MGT-13',
    things(roll) {
      const held = spell(roll);
      return [`wand:${held}:${roll('ADV-MGT-48')}`];
    },
  },
  ring: { rule: 'ADV-MGT-16', things: (roll) => [lookUp(RINGS, roll('ADV-MGT-16'))] },
  shieldOrHelmet: { rule: 'ADV-MGT-19', things: (roll) => [lookUp(SHIELDS, roll('ADV-MGT-19'))] },
  weapon: { rule: 'ADV-MGT-32', things: (roll) => [lookUp(MAGIC_WEAPONS, roll('ADV-MGT-32'))] },
  scroll: {
    rule: 'ADV-MGT-22',
    things(roll) {
      const spells = lookUp(SCROLLS, roll('ADV-MGT-22'));
      return [['scroll', ...Array.from({ length: spells }, () => spell(roll))].join(':')];
    },
  },
  potion: { rule: 'ADV-MGT-26', things: (roll) => [potion(roll('ADV-MGT-26'))] },
  missiles: { rule: 'ADV-MGT-34', things: (roll) => [...lookUp(MISSILES, roll('ADV-MGT-34'))] },
  bow: { rule: 'ADV-MGT-39', things: (roll) => [lookUp(BOWS, roll('ADV-MGT-39'))] },
  sword: { rule: 'ADV-MGT-40', things: (roll) => [lookUp(SWORDS, roll('ADV-MGT-40'))] },
  armour: {
    rule: 'ADV-MGT-44',
    things: (roll) => [lookUp(SUITS, roll('ADV-MGT-44') + roll('ADV-MGT-44'))],
  },
};

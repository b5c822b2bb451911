/** Making a new hero: the rolls in their order, then the choices (ADV-CRE). */
import { D12, D6, D8, lookUp, refuse } from '@oubliette/kernel';
import type { Dice, Die, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { armourNamed, isArmour } from '../content/armour.ts';
import { STARTING_FATE, STARTING_SPELLS } from '../content/heroes.ts';
import { priceOf, SHEAF } from '../content/prices.ts';
import { isWeapon, weaponNamed } from '../content/weapons.ts';
import { COMPONENTS } from '../magic/types.ts';
import type { ComponentId, SpellId } from '../magic/types.ts';
import type { SheetSetup } from '../setup.ts';
import { RATED } from '../rated.ts';
import type { Rated, Sheet, Stats } from '../state.ts';

export type Race = Sheet['race'];

/** ADV-CRE-03. */
const RACES = [
  { upTo: 6, result: 'human' },
  { upTo: 9, result: 'dwarf' },
  { upTo: 12, result: 'elf' },
] as const;

export const D4: Die<number> = { id: 'd4', faces: [1, 2, 3, 4], seen: 'all' };

type Roll = readonly [die: Die<number>, human: number, dwarf: number, elf: number];

/** The die of each characteristic, and each race's bonus (ADV-CRE-09), in the order of the rolls. */
export const ROLLS: Readonly<Record<Rated | 'wounds', Roll>> = {
  weaponSkill: [D6, 4, 5, 4],
  bowSkill: [D6, 4, 4, 5],
  strength: [D4, 3, 3, 3],
  toughness: [D4, 3, 4, 2],
  speed: [D6, 4, 3, 5],
  bravery: [D8, 3, 3, 3],
  intelligence: [D8, 3, 2, 3],
  wounds: [D4, 1, 1, 1],
};

const COLUMN = { human: 1, dwarf: 2, elf: 3 } as const satisfies Record<Race, number>;

/** A new hero before the player has decided anything, except perhaps the race. */
export interface RolledHero {
  readonly race: Race;
  readonly start: Stats;
  readonly wounds: number;
  /** Gold crowns to spend. */
  readonly gold: number;
}

export interface HowToRoll {
  readonly by: SeatId;
  /** Chosen to keep a party balanced after a death (ADV-CRE-04); rolled if absent. */
  readonly race?: Race;
  /** With only a D12 at hand, smaller dice are made from it (ADV-CRE-10). */
  readonly onlyD12?: boolean;
  /** A table may agree on this for all heroes (ADV-CRE-23). */
  readonly gold?: typeof FIXED_GOLD;
}

export const FIXED_GOLD = 65;

/** Race, the seven characteristics in sheet order, Wounds, and gold last (ADV-CRE-02). */
export function rollHero(
  dice: Dice,
  { by, race: chosen, onlyD12 = false, gold: fixed }: HowToRoll,
): RolledHero {
  const roll = (die: Die<number>, rule: RuleId): number =>
    onlyD12 ? smaller(dice, die, by, rule) : dice.roll(die, by, rule);
  const race = chosen ?? lookUp(RACES, dice.roll(D12, by, 'ADV-CRE-03'));
  const value = (what: Rated | 'wounds'): number =>
    roll(ROLLS[what][0], 'ADV-CRE-09') + ROLLS[what][COLUMN[race]];
  const start = Object.fromEntries(RATED.map((what) => [what, value(what)])) as unknown as Stats;
  const wounds = value('wounds');
  const gold = fixed ?? (roll(D4, 'ADV-CRE-23') + 4) * 10;
  return { race, start, wounds, gold };
}

/** A D12 rolled again while it shows a face the smaller die lacks. */
function smaller(dice: Dice, die: Die<number>, by: SeatId, rule: RuleId): number {
  for (;;) {
    const face = dice.roll(D12, by, rule);
    if (die.faces.includes(face)) return face;
  }
}

export type HeroCalling = 'warrior' | 'wizard';

/** An elf wizard is cleverer and weaker than rolled (ADV-CRE-20, ADV-CRE-21). */
export function startAs(rolled: RolledHero, calling: HeroCalling): Stats {
  const { race, start } = rolled;
  if (race !== 'elf' || calling !== 'wizard') return start;
  return { ...start, intelligence: start.intelligence + 1, strength: start.strength - 1 };
}

/** The number of first spells of a new hero (ADV-CRE-19, ADV-CRE-22). */
export function spellCount(race: Race, calling: HeroCalling): number {
  if (calling === 'warrior') return 0;
  return race === 'dwarf' ? 2 : STARTING_SPELLS.length;
}

export interface Choices {
  readonly id: string;
  readonly name: string;
  readonly gender: Sheet['gender'];
  readonly calling: HeroCalling;
  /** A wizard's components, one for each spell (ADV-CRE-28). */
  readonly spells: readonly SpellId[];
  readonly components: readonly ComponentId[];
  /** Ids of weapons, armour and items; `arrows` and `bolts` in sixes. */
  readonly buys: readonly string[];
}

export type Created =
  | { readonly ok: true; readonly sheet: SheetSetup }
  | { readonly ok: false; readonly refusal: Refusal };

export function createHero(rolled: RolledHero, choices: Choices): Created {
  const refusal = magicRefusal(rolled.race, choices) ?? shoppingRefusal(rolled.gold, choices);
  if (refusal !== null) return { ok: false, refusal };
  const { id, name, gender, calling, spells, components, buys } = choices;
  const weapons = buys.filter((goods) => isWeapon(goods));
  const shot = (kind: 'arrow' | 'bolt'): number =>
    SHEAF *
    (buys.filter((goods) => goods === `${kind}s`).length +
      weapons.filter((weapon) => weaponNamed(weapon).ammunition === kind).length);
  const sheet: SheetSetup = {
    id,
    kind: 'hero',
    name,
    gender,
    race: rolled.race,
    calling,
    serves: null,
    start: startAs(rolled, calling),
    startWounds: rolled.wounds,
    startFate: STARTING_FATE,
    fate: STARTING_FATE,
    changes: [],
    weapons,
    armour: buys.filter((goods) => isArmour(goods)),
    arrows: shot('arrow'),
    bolts: shot('bolt'),
    items: buys.filter((goods) => !isWeapon(goods) && !isArmour(goods) && !MISSILES.includes(goods)),
    gold: rolled.gold - spent(buys),
    components,
    spells,
    marks: [],
  };
  return { ok: true, sheet };
}

const MISSILES: readonly string[] = ['arrows', 'bolts'];

function spent(buys: readonly string[]): number {
  return buys.reduce((sum, goods) => sum + (priceOf(goods) ?? 0), 0);
}

/** A wizard's first spells and components are fixed in number: no more, no less. */
function magicRefusal(race: Race, { calling, spells, components }: Choices): Refusal | null {
  const count = spellCount(race, calling);
  if (spells.some((spell) => !STARTING_SPELLS.includes(spell))) return refuse('notAFirstSpell', 'ADV-CRE-27');
  if (spells.length !== count || new Set(spells).size !== count)
    return refuse('wrongSpells', race === 'dwarf' ? 'ADV-CRE-19' : 'ADV-CRE-22', { count });
  return componentsRefusal(components, count, 'ADV-CRE-28');
}

function componentsRefusal(components: readonly ComponentId[], count: number, rule: RuleId): Refusal | null {
  const isSold = (one: ComponentId): boolean => (COMPONENTS as readonly ComponentId[]).includes(one);
  return components.length === count && components.every(isSold)
    ? null
    : refuse('wrongComponents', rule, { count });
}

/** A ready-made wizard with components of the player's choice: the same number, in any mix (ADV-MAG-08). */
export function withComponents(sheet: SheetSetup, components: readonly ComponentId[]): Created {
  const refusal = componentsRefusal(components, sheet.components.length, 'ADV-MAG-08');
  return refusal === null ? { ok: true, sheet: { ...sheet, components } } : { ok: false, refusal };
}

/** Three weapons (ADV-MGT-02). */
const MOST_WEAPONS = 3;

function shoppingRefusal(gold: number, { calling, buys }: Choices): Refusal | null {
  for (const goods of buys) {
    const refusal = goodsRefusal(goods, calling);
    if (refusal !== null) return refusal;
  }
  if (buys.filter((goods) => isWeapon(goods)).length > MOST_WEAPONS)
    return refuse('tooManyWeapons', 'ADV-MGT-02');
  const slots = buys.filter((goods) => isArmour(goods)).map((goods) => armourNamed(goods).slot);
  if (new Set(slots).size < slots.length) return refuse('oneOfEach', 'ADV-MGT-02');
  const cost = spent(buys);
  return cost > gold ? refuse('tooPoor', 'ADV-CRE-24', { cost, gold }) : null;
}

/** Only for heroes who have been on an expedition, or who hire between two. */
const LATER: Readonly<Record<string, RuleId>> = {
  training: 'ADV-CRE-25',
  spell: 'ADV-CRE-27',
  component: 'ADV-CRE-29',
  henchman: 'ADV-CRE-24',
};

function goodsRefusal(goods: string, calling: HeroCalling): Refusal | null {
  const later = LATER[goods];
  if (later !== undefined) return refuse('notYet', later, { goods });
  if (priceOf(goods) === null) return refuse('notForSale', 'ADV-CRE-24', { goods });
  if (calling === 'warrior') return null;
  if (isArmour(goods)) return refuse('noArmour', 'ADV-CRE-14', { goods });
  return isWeapon(goods) && !weaponNamed(goods).wizard
    ? refuse('noBigWeapon', 'ADV-CRE-15', { goods })
    : null;
}

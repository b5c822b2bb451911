/** A hero in the making: the dice as they fell, what was chosen after them, and what the rules have against it. */
import {
  ARMOUR,
  COMPONENTS,
  createHero,
  findSpell,
  ITEMS,
  priceOf,
  RATED,
  rollHero,
  ROLLS,
  spellCount,
  STARTING_FATE,
  STARTING_SPELLS,
  telling,
  WEAPONS,
} from '@oubliette/advanced';
import type { ComponentId, HeroCalling, Race, Rated, RolledHero } from '@oubliette/advanced';
import { streamFromSeed } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import type { Gender, Language } from '@oubliette/words';
import type { KeptHero } from '../keptHeroes.ts';

export interface HeroDraft {
  readonly id: string;
  readonly seed: string;
  /** Null: the die decides. */
  readonly race: Race | null;
  readonly calling: HeroCalling;
  readonly spells: readonly string[];
  readonly components: readonly ComponentId[];
  readonly buys: readonly string[];
  readonly name: string;
  readonly gender: Gender;
}

export function newHero(seed: string, race: Race | null): HeroDraft {
  return {
    id: `own${seed.slice(0, 8)}`,
    seed,
    race,
    calling: 'warrior',
    spells: [],
    components: [],
    buys: [],
    name: '',
    gender: 'm',
  };
}

/** The same dice every time: they are drawn from the seed. */
export function rolled({ id, seed, race }: HeroDraft): RolledHero {
  return rollHero(streamFromSeed(seed), { by: id, ...(race === null ? {} : { race }) });
}

/** A wizard gets the first spells with their components, and returns gear forbidden to wizards. */
export function withCalling(draft: HeroDraft, calling: HeroCalling): HeroDraft {
  const spells = STARTING_SPELLS.slice(0, spellCount(rolled(draft).race, calling));
  return outfitted({ ...draft, calling, spells, components: spells.map(firstComponent) });
}

/** Adds or removes a spell; beyond the limit the first one goes. */
export function withSpell(draft: HeroDraft, spell: string): HeroDraft {
  const count = spellCount(rolled(draft).race, draft.calling);
  const others = draft.spells.filter((each) => each !== spell);
  const spells = others.length < draft.spells.length ? others : [...others, spell].slice(-count);
  return { ...draft, spells };
}

function firstComponent(spell: string): ComponentId {
  return findSpell(spell)?.components[0] ?? COMPONENTS[0];
}

function outfitted(draft: HeroDraft): HeroDraft {
  const buys: string[] = [];
  for (const goods of draft.buys) if (whyNotBuy({ ...draft, buys }, goods) === null) buys.push(goods);
  return { ...draft, buys };
}

/** What the rules have against the hero so far, apart from the name. */
export function refusalOf(draft: HeroDraft): Refusal | null {
  const created = createHero(rolled(draft), draft);
  return created.ok ? null : created.refusal;
}

export function whyNotBuy(draft: HeroDraft, goods: string): Refusal | null {
  return refusalOf({ ...draft, buys: [...draft.buys, goods] });
}

/** No names yet: the shop's refusals mention no figure. */
const NOBODY = telling.namesIn({ sheets: [], figures: [], master: { seat: null } });

export function whyText(refusal: Refusal, language: Language): string {
  return telling.refusal(refusal, { language, names: NOBODY });
}

export function goldLeft(draft: HeroDraft): number {
  return rolled(draft).gold - draft.buys.reduce((sum, goods) => sum + (priceOf(goods) ?? 0), 0);
}

type Shelf = 'weapons' | 'armour' | 'items';

/** Nobody starts with more (ADV-CRE-23). */
const RICHEST = 80;

/** Everything in the price table a new hero could ever afford, cheapest first (ADV-CRE-24). */
export const GOODS: Readonly<Record<Shelf, readonly string[]>> = {
  weapons: forSale([...Object.keys(WEAPONS), 'arrows', 'bolts']),
  armour: forSale(Object.keys(ARMOUR)),
  items: forSale(Object.keys(ITEMS)),
};

function forSale(ids: readonly string[]): readonly string[] {
  return ids
    .filter((id) => (priceOf(id) ?? Infinity) <= RICHEST)
    .toSorted((a, b) => priceOf(a)! - priceOf(b)! || a.localeCompare(b));
}

export interface Row {
  readonly stat: Rated | 'wounds' | 'fate';
  /** D6+4; null if nothing is rolled. */
  readonly dice: string | null;
  readonly value: number;
  /** With what is worn. */
  readonly worn: number;
}

const COLUMN = { human: 1, dwarf: 2, elf: 3 } as const;

/** The sheet as it would be written: the rolls, and the effect of armour. */
export function rowsOf(draft: HeroDraft): readonly Row[] {
  const roll = rolled(draft);
  const created = createHero(roll, draft);
  const start = created.ok ? created.sheet.start : roll.start;
  const dice = (what: keyof typeof ROLLS): string => {
    const [die, ...added] = ROLLS[what];
    return `${die.id.toUpperCase()}+${added[COLUMN[roll.race] - 1]!}`;
  };
  return [
    ...RATED.map((stat) => ({
      stat,
      dice: dice(stat),
      value: start[stat],
      worn: start[stat] + wornBonus(draft, stat),
    })),
    { stat: 'wounds', dice: dice('wounds'), value: roll.wounds, worn: roll.wounds },
    { stat: 'fate', dice: null, value: STARTING_FATE, worn: STARTING_FATE },
  ];
}

function wornBonus({ buys }: HeroDraft, stat: Rated): number {
  const changes = buys.flatMap((goods) => (Object.hasOwn(ARMOUR, goods) ? ARMOUR[goods]!.changes : []));
  return changes.reduce((sum, change) => sum + (change.stat === stat ? (change.by ?? 0) : 0), 0);
}

export function strengthOf(draft: HeroDraft): number {
  return rowsOf(draft).find(({ stat }) => stat === 'strength')!.worn;
}

/** Damage dice of the bought weapons, in this hero's hands (ADV-CRE-31). */
export function weaponDice(draft: HeroDraft): readonly { readonly id: string; readonly dice: number }[] {
  const strength = strengthOf(draft);
  const own = draft.buys.filter((goods) => Object.hasOwn(WEAPONS, goods));
  return [...new Set(own)].map((id) => ({ id, dice: WEAPONS[id]!.damage(strength) }));
}

/** Null while the hero has no name or breaks a rule. */
export function keptOf(draft: HeroDraft): KeptHero | null {
  const { id, seed, race, calling, spells, components, buys, gender } = draft;
  const name = draft.name.trim();
  if (name === '' || refusalOf(draft) !== null) return null;
  const made = {
    seed,
    calling,
    spells: [...spells],
    components: components.flatMap((one) => COMPONENTS.find((known) => known === one) ?? []),
    buys: [...buys],
    ...(race === null ? {} : { race }),
  };
  return { id, name, gender, race: rolled(draft).race, made };
}

/** What NextLevel's town shows, computed from a sheet and the moves, without drawing or asking. */
import { gearCard, scoreWith, shelfOf, thingCard } from '@oubliette/nextlevel';
import type {
  GearId,
  NextScoreSheet,
  OwnTownCommandOf,
  OwnTownType,
  ThingId,
  WareId,
} from '@oubliette/nextlevel';
import type { HeroKind } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { offersIn } from '../../town/between.ts';
import type { Moves, Offer } from '../../town/between.ts';
import type { Errands } from '../../town/townModel.ts';

export const SHELVES = ['weapons', 'outfit', 'potions', 'scrolls'] as const;
export type ShopShelf = (typeof SHELVES)[number];

function shopShelf(ware: WareId): ShopShelf {
  const shelf = shelfOf(ware);
  if (shelf !== 'gear') return shelf === 'potions' ? 'potions' : 'scrolls';
  return gearCard(ware as GearId).weapon === undefined ? 'outfit' : 'weapons';
}

/** The goods on a shelf, those made for the hero first. */
export function waresOn<W extends { readonly id: WareId }>(
  shop: readonly W[],
  shelf: ShopShelf,
  hero: HeroKind,
): readonly W[] {
  const own = shop.filter(({ id }) => shopShelf(id) === shelf);
  return [...own.filter(({ id }) => isMadeFor(hero, id)), ...own.filter(({ id }) => !isMadeFor(hero, id))];
}

export function isMadeFor(hero: HeroKind, ware: WareId): boolean {
  return shelfOf(ware) !== 'gear' || gearCard(ware as GearId).users.includes(hero);
}

/** NextLevel's own offers to one hero. */
export function ownOffers<T extends OwnTownType>(
  moves: Moves,
  type: T,
  hero: HeroKind,
): readonly Offer<OwnTownCommandOf<T>>[] {
  return offersIn<OwnTownCommandOf<T>>(moves, type).filter(({ command }) => command.hero === hero);
}

const nothingOf =
  (...types: readonly OwnTownType[]) =>
  (moves: Moves): boolean =>
    types.every((type) => offersIn(moves, type).length === 0);

/** What is left to do: growth while anything is open; the shop while the purse allows something. */
export const NEXT_ERRANDS: Errands<'growth' | 'shop' | 'baggage'> = {
  growth: nothingOf('advance', 'learn', 'specialise', 'chooseLuck'),
  shop: nothingOf('purchase'),
  baggage: () => true,
};

export type Shortage =
  | 'notForThisHero'
  | 'beyondAttackLevel'
  | 'wareTooDear'
  | 'noRoomForPotions'
  | 'leftTown'
  | 'notYours';

/** Why a hero cannot buy a thing now, in a word; the table explains at length. Null if they can. */
export function shortage(sheet: NextScoreSheet, ware: WareId, seats: readonly SeatId[]): Shortage | null {
  const { kind, seat, inTown, gold, next } = sheet;
  if (!seats.includes(seat)) return 'notYours';
  if (!inTown) return 'leftTown';
  if (!isMadeFor(kind, ware)) return 'notForThisHero';
  const { weapon } = thingCard(ware) as Partial<ReturnType<typeof gearCard>>;
  if ((weapon?.dice ?? 0) > next.attackLevel) return 'beyondAttackLevel';
  if (gold < thingCard(ware).price) return 'wareTooDear';
  const full = shelfOf(ware) === 'potions' && next.potions.length >= next.carries.potions;
  return full ? 'noRoomForPotions' : null;
}

export const MEASURES = ['weapon', 'shooting', 'defence', 'room', 'purse'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Change {
  readonly measure: Measure;
  readonly from: number;
  readonly to: number;
}

/** What a thing would change for a hero, compared with what they have. */
export function compare(sheet: NextScoreSheet, ware: WareId): readonly Change[] {
  const before = measure(sheet);
  const after = measure(scoreWith(sheet, ware));
  return MEASURES.flatMap((of) =>
    before[of] === after[of] ? [] : [{ measure: of, from: before[of], to: after[of] }],
  );
}

function measure({ kind, next }: NextScoreSheet): Readonly<Record<Measure, number>> {
  const arms = next.gear.flatMap((id) => {
    const { weapon, users } = gearCard(id);
    return weapon !== undefined && users.includes(kind) && weapon.dice <= next.attackLevel ? [weapon] : [];
  });
  const best = (range: boolean): number =>
    Math.max(0, ...arms.filter(({ reach }) => (reach === 'range') === range).map(({ dice }) => dice));
  return {
    weapon: best(false),
    shooting: best(true),
    defence: next.defence,
    room: next.carries.potions,
    purse: next.carries.gold,
  };
}

/** A possession, and how many of it. */
export function counted(
  things: readonly ThingId[],
): readonly { readonly id: ThingId; readonly count: number }[] {
  return [...Map.groupBy(things, (id) => id)].map(([id, all]) => ({ id, count: all.length }));
}

/** With a capital, as on a card. */
export function cardName(thing: ThingId, language: Language): string {
  const { one } = thingCard(thing).noun[language];
  return one.charAt(0).toLocaleUpperCase(language) + one.slice(1);
}

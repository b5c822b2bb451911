/** What the campaign's screen shows, computed from a seat's view and moves, without drawing or asking. */
import { advantages, CHAMPION_QUESTS, EQUIPMENT, HERO_KINDS } from '@oubliette/classic';
import type {
  Advantages,
  CampaignCommandOf,
  CampaignCommandType,
  CommonSheet,
  EquipmentId,
  HeroKind,
  ScoreSheet,
  Sheet,
  TownView,
  ViewedCard,
} from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import { offersIn } from './between.ts';
import type { Moves, Offer } from './between.ts';

/** Of classic's commands. */
export function offersOf<T extends CampaignCommandType>(
  moves: Moves,
  type: T,
): readonly Offer<CampaignCommandOf<T>>[] {
  return offersIn<CampaignCommandOf<T>>(moves, type);
}

/** Commands about one hero. */
export function heroOffers<
  T extends Exclude<CampaignCommandType, 'beginQuest' | 'recordQuest' | 'callOff' | 'closeBook'>,
>(moves: Moves, type: T, hero: HeroKind): readonly Offer<CampaignCommandOf<T>>[] {
  return offersOf(moves, type).filter(({ command }) => (command as { hero: HeroKind }).hero === hero);
}

/** Reminders before a hero leaves: required choices first, then gold that could buy something. */
const DUE = {
  advance: 'level',
  learn: 'gift',
  specialise: 'speciality',
  chooseLuck: 'luck',
  buy: 'gold',
  purchase: 'gold',
} as const;
export type Due = (typeof DUE)[keyof typeof DUE];

/** What a hero could still do in town, in any book. */
export function stillOpen(moves: Moves, hero: HeroKind): readonly Due[] {
  const open = Object.values(moves)
    .flat()
    .filter((command) => (command as { readonly hero?: HeroKind }).hero === hero)
    .flatMap(({ type }) => DUE[type as keyof typeof DUE] ?? []);
  return [...new Set(Object.values(DUE))].filter((due) => open.includes(due));
}

/** The player's own heroes, in the order of the hero cards. */
export function ownHeroes<S extends CommonSheet>(view: TownView<S>, seats: readonly SeatId[]): readonly S[] {
  return inCardOrder(view.heroes).filter(({ seat }) => seats.includes(seat));
}

export function inCardOrder<S extends CommonSheet>(heroes: readonly S[]): readonly S[] {
  return HERO_KINDS.flatMap((kind) => heroes.filter((sheet) => sheet.kind === kind));
}

interface Vacancy {
  readonly kind: HeroKind;
  readonly seat: SeatId;
}

/** Of the vacancies, those whose chair was set for them and has no hero yet. */
export function uncalled(view: TownView, free: readonly Vacancy[]): readonly Vacancy[] {
  return free.filter(({ kind, seat }) => kind === seat && !view.heroes.some((hero) => hero.seat === seat));
}

/** Kinds nobody plays, each with the player's seat that would enrol it: the one named after it, one without a hero, or any. */
export function vacancies(view: TownView, moves: Moves): readonly Vacancy[] {
  const offers = offersOf(moves, 'enrol');
  const busy = new Set(view.heroes.map(({ seat }) => seat));
  return HERO_KINDS.flatMap((kind) => {
    const seats = offers.filter(({ command }) => command.hero === kind).map(({ seat }) => seat);
    const seat = seats.find((id) => id === kind) ?? seats.find((id) => !busy.has(id)) ?? seats[0];
    return seat === undefined ? [] : [{ kind, seat }];
  });
}

export type Mark = 'done' | 'open';

/** The stations of a stay in their usual order: a book's own lie between the company and the gate. */
export type Station<S extends string> = 'company' | S | 'gate';

/** Whether nothing is left to do at a book's own station, judging by the moves. */
export type Errands<S extends string> = Readonly<Record<S, (moves: Moves) => boolean>>;

export const CLASSIC_ERRANDS: Errands<'armoury' | 'gifts'> = {
  armoury: (moves) => offersOf(moves, 'buy').length === 0,
  gifts: (moves) =>
    (['giveGold', 'giveEquipment', 'giveTreasure'] as const).every(
      (type) => offersOf(moves, type).length === 0,
    ) && !offersOf(moves, 'wear').some(({ command }) => command.armour !== 'none'),
};

/** What this player still has to do at each station. A company without a hero has everything to do. */
export function checklist<S extends string>(
  view: TownView,
  seats: readonly SeatId[],
  moves: Moves,
  errands: Errands<S>,
): Readonly<Record<Station<S>, Mark>> {
  const own = ownHeroes(view, seats);
  const complete =
    offersOf(moves, 'enrol').length === 0 ||
    seats.every((seat) => seat === view.host || own.some((sheet) => sheet.seat === seat));
  const mark = (done: boolean): Mark => (complete && done ? 'done' : 'open');
  const atStations = Object.entries<Errands<S>[S]>(errands).map(([id, isDone]) => [id, mark(isDone(moves))]);
  const gone = own.every(({ inTown }) => !inTown) && !seats.includes(view.host);
  return {
    company: mark(true),
    ...(Object.fromEntries(atStations) as Record<S, Mark>),
    gate: mark(view.phase !== 'town' || gone),
  };
}

/** The station to begin at: where something must be done first. */
export function firstStation<S extends string>(marks: Readonly<Record<Station<S>, Mark>>): Station<S> {
  const [open] = Object.entries<Mark>(marks).find(([, mark]) => mark === 'open') ?? ['gate'];
  return open as Station<S>;
}

/** The seat that asks for a hero: the hero's own, if this player has it. */
export function seatFor(sheet: Pick<CommonSheet, 'seat'>, seats: readonly SeatId[]): SeatId {
  return seats.includes(sheet.seat) ? sheet.seat : (seats[0] ?? sheet.seat);
}

export type Shortage = 'soldOut' | 'tooDear' | 'notForTheWizard' | 'leftTown' | 'notYours';

/** Why a hero cannot buy a card now, in a word; the table explains at length. Null if they can. */
export function shortage(sheet: ScoreSheet, card: ViewedCard, seats: readonly SeatId[]): Shortage | null {
  if (!seats.includes(sheet.seat)) return 'notYours';
  if (!sheet.inTown) return 'leftTown';
  if (sheet.kind === 'wizard' && !EQUIPMENT[card.id].wizard) return 'notForTheWizard';
  if (card.left === 0) return 'soldOut';
  return sheet.gold < card.price ? 'tooDear' : null;
}

interface Gift {
  readonly from: HeroKind;
  readonly seat: SeatId;
  readonly amount: number;
}

/** What the player's other heroes in town would give so that one can pay a price, the richest first; null if it is not enough. */
export function chippingIn(
  view: TownView,
  seats: readonly SeatId[],
  buyer: Pick<CommonSheet, 'kind' | 'gold'>,
  price: number,
): readonly Gift[] | null {
  if (!view.options.gifts) return null;
  const givers = ownHeroes(view, seats)
    .filter(({ kind, inTown }) => kind !== buyer.kind && inTown)
    .toSorted((a, b) => b.gold - a.gold);
  let missing = price - buyer.gold;
  const gifts = givers.flatMap(({ kind, seat, gold }): Gift[] => {
    const amount = Math.min(gold, missing);
    missing -= amount;
    return amount > 0 ? [{ from: kind, seat, amount }] : [];
  });
  return missing > 0 ? null : gifts;
}

export const MEASURES = ['attack', 'shooting', 'throwing', 'defence', 'movement'] as const;
/** What a purchase may change, in dice. */
export type Measure = (typeof MEASURES)[number];

export interface Change {
  readonly measure: Measure;
  readonly from: number;
  readonly to: number;
}

export interface Comparison {
  readonly changes: readonly Change[];
  /** New abilities. */
  readonly gains: readonly ('diagonal' | 'disarms')[];
  /** Whether the strongest weapon leaves no hand for the shield. */
  readonly leavesShield: boolean;
}

/** What a card would change for a hero, compared with what is carried and worn. */
export function compare(sheet: ScoreSheet, card: EquipmentId): Comparison {
  const before = measure(sheet.advantages);
  const { armour } = EQUIPMENT[card] as { readonly armour?: { readonly wear: string } };
  const worn = armour?.wear === 'body' ? (card as 'chainMail' | 'plateArmour') : (sheet.armour ?? 'none');
  const after = measure(
    advantages({ ...onPaper(sheet), equipment: [...sheet.equipment, card], armour: worn }),
  );
  return {
    changes: MEASURES.flatMap((of) =>
      before.dice[of] === after.dice[of] ? [] : [{ measure: of, from: before.dice[of], to: after.dice[of] }],
    ),
    gains: (['diagonal', 'disarms'] as const).filter((what) => after[what] && !before[what]),
    leavesShield: after.leavesShield && !before.leavesShield,
  };
}

interface Measured {
  readonly dice: Readonly<Record<Measure, number>>;
  readonly diagonal: boolean;
  readonly disarms: boolean;
  readonly leavesShield: boolean;
}

export function measure({ attacks, defence, movement, disarmsRockfalls }: Advantages): Measured {
  const best = (list: Advantages['attacks']) => Math.max(0, ...list.map(({ dice }) => dice));
  const close = attacks.filter(({ shoots }) => !shoots);
  const strongest = best(close);
  return {
    dice: {
      attack: strongest,
      shooting: best(attacks.filter(({ shoots }) => shoots)),
      throwing: best(attacks.filter(({ thrown }) => thrown)),
      defence,
      movement,
    },
    diagonal: close.some(({ diagonal }) => diagonal),
    disarms: disarmsRockfalls,
    leavesShield: close.filter(({ dice }) => dice === strongest).every((attack) => attack.defence < defence),
  };
}

/** The sheet in the form the rules keep, for `advantages`. */
function onPaper(sheet: ScoreSheet): Sheet {
  const { questTreasures, completedQuests, ...rest } = sheet;
  const { kind, seat, name, gender, arms, motto, gold, equipment, champion, inTown, bought } = rest;
  return {
    kind,
    seat,
    name,
    gender,
    arms,
    motto,
    gold,
    equipment,
    treasures: questTreasures,
    armour: sheet.armour ?? 'none',
    completed: completedQuests,
    champion,
    inTown,
    bought,
  };
}

/** A possession, and how many of it. */
export interface Owned {
  readonly id: EquipmentId;
  readonly count: number;
  /** Bought during this stay: may still be returned. */
  readonly bought: number;
}

export function owned({ equipment, bought }: Pick<ScoreSheet, 'equipment' | 'bought'>): readonly Owned[] {
  const times = (list: readonly EquipmentId[], id: EquipmentId) => list.filter((each) => each === id).length;
  return [...new Set(equipment)].map((id) => ({
    id,
    count: times(equipment, id),
    bought: Math.min(times(bought, id), times(equipment, id)),
  }));
}

/** Different quests a hero has completed, out of those that make a Champion (CLS-CHP-02). */
export function championProgress({ champion, questsToChampion }: CommonSheet): {
  readonly done: number;
  readonly of: number;
} {
  return { done: champion ? CHAMPION_QUESTS : CHAMPION_QUESTS - questsToChampion, of: CHAMPION_QUESTS };
}

/** Who may go on a quest; by default everybody. */
export function beginCommand(
  quest: string,
  party: ReadonlySet<HeroKind>,
  training: boolean,
): CampaignCommandOf<'beginQuest'> {
  const heroes = HERO_KINDS.filter((kind) => party.has(kind));
  return { type: 'beginQuest', quest, heroes, ...(training ? { training: true as const } : {}) };
}

/** The quest the book proposes: the first open one not yet won, else the first open one. */
export function proposedQuest({ quests }: Pick<TownView, 'quests'>): string | null {
  const open = quests.filter((quest) => quest.open);
  return (open.find(({ won }) => !won) ?? open[0])?.id ?? null;
}

/** Gold in all purses. */
export function treasury({ heroes }: Pick<TownView, 'heroes'>): number {
  return heroes.reduce((sum, { gold }) => sum + gold, 0);
}

/** Figures, the heroes behind them, their seats, and their values now. */
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { CHARACTERS, characterOf } from './content/characters.ts';
import type { Character, ClassId } from './content/characters.ts';
import { HOSTAGE, HOSTAGE_ID } from './content/hostage.ts';
import { monsterCard } from './content/monsters.ts';
import type { CreatureId, MonsterCard } from './content/monsters.ts';
import { treasureCard } from './content/treasures.ts';
import type { TreasureId } from './content/treasures.ts';
import { GM } from './setup.ts';
import type { Act, Condition, Figure, FigureId, Hero, State, Tile } from './state.ts';

export function findFigure(state: State, id: FigureId): Figure | undefined {
  for (const figure of state.figures) if (figure.id === id) return figure;
  return undefined;
}

export function figureOf(state: State, id: FigureId): Figure {
  const figure = findFigure(state, id);
  if (figure === undefined) throw new Error(`${id} is not on the board`);
  return figure;
}

export function figureAt(state: State, square: Square): Figure | undefined {
  for (const figure of state.figures) if (figure.square === square) return figure;
  return undefined;
}

export function isClass(id: string): id is ClassId {
  return Object.hasOwn(CHARACTERS, id);
}

export function heroOf(state: State, id: FigureId): Hero {
  const hero = state.heroes.find((one) => one.id === id);
  if (hero === undefined) throw new Error(`${id} is no hero`);
  return hero;
}

/** The seat that plays it (EXP-GEN-03). */
export function seatOf(state: State, id: FigureId): SeatId {
  // The hostage is run by the player who freed it (EXP-QGN-05).
  const played = id === HOSTAGE_ID ? state.quest.freed?.by : id;
  return state.heroes.find((hero) => hero.id === played)?.seat ?? GM;
}

/** What a figure on the heroes' side is like. */
export function personOf({ of }: Pick<Figure, 'of'>): Character {
  return of === HOSTAGE_ID ? HOSTAGE : characterOf(of as ClassId);
}

/** The hero behind a figure; the hostage carries nothing. */
export function bearerOf(state: State, { id }: Pick<Figure, 'id'>): Hero | undefined {
  return state.heroes.find((hero) => hero.id === id);
}

export function heroSeats({ heroes }: State): readonly SeatId[] {
  return [...new Set(heroes.map(({ seat }) => seat))];
}

export function monsterOf({ of }: Pick<Figure, 'of'>): MonsterCard {
  return monsterCard(of as CreatureId);
}

export function isMonster({ side }: Pick<Figure, 'side'>): boolean {
  return side === 'gm';
}

export function monstersOn(state: State): readonly Figure[] {
  return state.figures.filter(isMonster);
}

/** The other side's. */
export function opponentsOf(state: State, { side }: Pick<Figure, 'side'>): readonly Figure[] {
  return state.figures.filter((one) => one.side !== side);
}

/** A Chaos ability keeps the card from being of use. */
function isJinxed(state: State, { id }: Hero, card: TreasureId): boolean {
  const conditions = findFigure(state, id)?.conditions ?? [];
  return conditions.some((one) => one.tag === 'jinxed' && one.card === card);
}

/** What it wears that is of use. */
function usefullyWorn(state: State, hero: Hero): readonly TreasureId[] {
  return hero.worn.filter((card) => !isJinxed(state, hero, card));
}

/** The weapon it fights with; null for what it started with (EXP-EQP-01). */
export function weaponOf(state: State, hero: Hero): TreasureId | null {
  return hero.weapon === null || isJinxed(state, hero, hero.weapon) ? null : hero.weapon;
}

/** A smith has improved it: a die more. */
function forgedOf({ cards }: Hero, id: TreasureId): number {
  return cards.some(({ card, forged }) => card === id && forged === true) ? 1 : 0;
}

/** Dice and Speed from what a hero wears, besides its weapon. */
function fromGear(state: State, hero: Hero | undefined, of: 'attack' | 'defence' | 'speed'): number {
  if (hero === undefined) return 0;
  return usefullyWorn(state, hero).reduce((sum, id) => {
    const card = treasureCard(id);
    const forged = of === 'defence' ? forgedOf(hero, id) : 0;
    return sum + forged + ((card as { readonly [stat in typeof of]?: number })[of] ?? 0);
  }, 0);
}

export function speedOf(state: State, figure: Figure): number {
  if (isMonster(figure)) return monsterOf(figure).speed;
  const own = personOf(figure).speed + fromGear(state, bearerOf(state, figure), 'speed');
  return figure.conditions.reduce((sum, { speed = 0 }) => sum + speed, own);
}

/** The cards whose dice a hero has: worn, and the weapon in use. */
function diceFrom(state: State, figure: Figure, of: 'attack' | 'defence'): number {
  if (isMonster(figure)) return monsterOf(figure)[of];
  const hero = bearerOf(state, figure);
  const id = hero === undefined ? null : weaponOf(state, hero);
  const weapon = id === null ? null : treasureCard(id);
  const armed = weapon?.kind === 'weapon' ? (weapon[of] ?? 0) : 0;
  const forged = hero !== undefined && id !== null && of === 'attack' ? forgedOf(hero, id) : 0;
  return personOf(figure)[of] + fromGear(state, hero, of) + armed + forged;
}

/** How many dice it rolls now, before what this blow alone brings (EXP-ATK-02, EXP-ATK-03). */
export function diceOf(state: State, figure: Figure, of: 'attack' | 'defence'): number {
  // The curse fixes the number before anything else is looked at (EXP-SRF-32).
  if (isCursed(state, figure)) return 1;
  const more = inForce(state, figure).reduce((sum, condition) => sum + (condition[of] ?? 0), 0);
  return Math.max(0, diceFrom(state, figure, of) + more);
}

/** It rolls one die, whatever is added (EXP-SRF-32). */
export function isCursed(state: State, figure: Figure): boolean {
  return inForce(state, figure).some(({ tag }) => tag === 'cursed');
}

/** What holds in the combat that is being fought: what began with another has passed by (EXP-SRF-18). */
function inForce({ combats }: State, { conditions }: Figure): readonly Condition[] {
  return conditions.filter(({ combat }) => combat === undefined || combat === null || combat === combats);
}

export function hasCondition({ conditions }: Figure, wanted: Condition['tag']): boolean {
  return conditions.some(({ tag }) => tag === wanted);
}

/** It wears heavy armour: no jumping, no tumbling (EXP-JMP-05, EXP-TUM-04). */
export function isHeavy(state: State, figure: Figure): boolean {
  if (isMonster(figure)) return false;
  return (bearerOf(state, figure)?.worn ?? []).some((id) => {
    const card = treasureCard(id);
    return card.kind === 'armour' && card.weight === 'heavy';
  });
}

/** The most Body it can have (EXP-SRF-06). */
export function fullBody(figure: Pick<Figure, 'of' | 'side'>): number {
  return isMonster(figure) ? monsterOf(figure).body : personOf(figure).body;
}

export function withFigure(state: State, id: FigureId, change: Partial<Figure>): State {
  const figures = state.figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure));
  return { ...state, figures };
}

/** One of a kind: an ability's stands beside those of others (EXP-UAB-10). */
export function withCondition(state: State, id: FigureId, condition: Condition): State {
  const isSame = (one: Condition): boolean =>
    one.tag === condition.tag && one.of === condition.of && one.by === condition.by;
  const kept = figureOf(state, id).conditions.filter((one) => !isSame(one));
  return withFigure(state, id, { conditions: [...kept, condition] });
}

/** What it would be free of: not what helps it, nor what an ability does as long as that lasts. */
export function isBurden({ tag, attack = 0, defence = 0 }: Condition): boolean {
  return !HELPS.includes(tag) && attack + defence <= 0;
}

const HELPS: readonly Condition['tag'][] = [
  'blessed',
  'strengthened',
  'favoured',
  'ability',
  'hunting',
  'risen',
];

export function withHero(state: State, id: ClassId, change: Partial<Hero>): State {
  const heroes = state.heroes.map((hero) => (hero.id === id ? { ...hero, ...change } : hero));
  return { ...state, heroes };
}

export function withTile(state: State, id: string, change: Partial<Tile>): State {
  return { ...state, tiles: state.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)) };
}

export function withAct(state: State, change: Partial<Act>): State {
  const { act } = state.turn;
  return act === null ? state : { ...state, turn: { ...state.turn, act: { ...act, ...change } } };
}

/** The figure in the middle of its turn. */
export function acting(state: State): Figure | undefined {
  const { act } = state.turn;
  return act === null ? undefined : findFigure(state, act.figure);
}

/** A new id: `orc-4`. */
export function named(state: State, prefix: string): { readonly id: string; readonly named: State['named'] } {
  const number = (state.named[prefix] ?? 0) + 1;
  return { id: `${prefix}-${number}`, named: { ...state.named, [prefix]: number } };
}

/** Figures, the heroes behind them, their seats, and their values now. */
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { CHARACTERS, characterOf } from './content/characters.ts';
import type { Character } from './content/characters.ts';
import { HOSTAGE, HOSTAGE_ID } from './content/hostage.ts';
import type { ClassId } from './content/characters.ts';
import { monsterCard } from './content/monsters.ts';
import type { CreatureId, MonsterCard } from './content/monsters.ts';
import { treasureCard } from './content/treasures.ts';
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

export function monsterOf({ of }: Figure): MonsterCard {
  return monsterCard(of as CreatureId);
}

export function isMonster({ side }: Pick<Figure, 'side'>): boolean {
  return side === 'gm';
}

export function monstersOn(state: State): readonly Figure[] {
  return state.figures.filter(isMonster);
}

/** Dice and Speed from what a hero wears, besides its weapon. */
function fromGear(hero: Hero | undefined, of: 'attack' | 'defence' | 'speed'): number {
  return (hero?.worn ?? []).reduce((sum, id) => {
    const card = treasureCard(id);
    return sum + ((card as { readonly [stat in typeof of]?: number })[of] ?? 0);
  }, 0);
}

export function speedOf(state: State, figure: Figure): number {
  if (isMonster(figure)) return monsterOf(figure).speed;
  return personOf(figure).speed + fromGear(bearerOf(state, figure), 'speed');
}

/** The cards whose dice a hero has: worn, and the weapon in use. */
function diceFrom(state: State, figure: Figure, of: 'attack' | 'defence'): number {
  if (isMonster(figure)) return monsterOf(figure)[of];
  const hero = bearerOf(state, figure);
  const weapon = hero === undefined || hero.weapon === null ? null : treasureCard(hero.weapon);
  const armed = weapon?.kind === 'weapon' ? (weapon[of] ?? 0) : 0;
  return personOf(figure)[of] + fromGear(hero, of) + armed;
}

/** How many dice it rolls now, before what this blow alone brings (EXP-ATK-02, EXP-ATK-03). */
export function diceOf(state: State, figure: Figure, of: 'attack' | 'defence'): number {
  // The curse fixes the number before anything else is looked at (EXP-SRF-32).
  if (inForce(state, figure).some(({ tag }) => tag === 'cursed')) return 1;
  const more = inForce(state, figure).reduce((sum, condition) => sum + (condition[of] ?? 0), 0);
  return Math.max(0, diceFrom(state, figure, of) + more);
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
export function fullBody(figure: Figure): number {
  return isMonster(figure) ? monsterOf(figure).body : personOf(figure).body;
}

export function withFigure(state: State, id: FigureId, change: Partial<Figure>): State {
  const figures = state.figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure));
  return { ...state, figures };
}

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

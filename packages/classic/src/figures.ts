/** Finding figures and reading their cards and sheets. */
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { equipmentCard } from './content/equipment.ts';
import { HERO_KINDS } from './content/heroes.ts';
import type { HeroKind } from './content/heroes.ts';
import { MONSTERS } from './content/monsters.ts';
import type { MonsterKind } from './content/monsters.ts';
import { questTreasureCard } from './content/questTreasures.ts';
import type { Condition, Figure, FigureId, Hero, State } from './state.ts';

export function findFigure(state: State, id: FigureId): Figure | undefined {
  for (const figure of state.figures) if (figure.id === id) return figure;
  return undefined;
}

/** A figure known to be on the board. */
export function figureOf(state: State, id: FigureId): Figure {
  const figure = findFigure(state, id);
  if (figure === undefined) throw new Error(`${id} is not on the board`);
  return figure;
}

export function figureAt(state: State, square: Square): Figure | undefined {
  for (const figure of state.figures) if (figure.square === square) return figure;
  return undefined;
}

export function isHero(id: string): id is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(id);
}

export function heroOf(state: Pick<State, 'heroes'>, id: HeroKind): Hero {
  for (const hero of state.heroes) if (hero.id === id) return hero;
  throw new Error(`the ${id} is not in play`);
}

export function has(figure: Figure, condition: Condition): boolean {
  return figure.conditions.includes(condition);
}

/** The seat that plays a figure; Morcar's for a captive not yet freed. */
export function seatOf(state: State, figure: Figure): SeatId {
  return figure.side === 'heroes' ? state.control[figure.id]! : state.morcar;
}

export function isUndead(figure: Figure): boolean {
  return MONSTERS[figure.kind]?.undead === true;
}

export function isMonsterKind(kind: Figure['kind']): kind is MonsterKind {
  return kind !== 'captive' && !isHero(kind);
}

/** Defence dice before conditions: armour instead of the card, helmet and shield on top, none for the Wizard (CLS-EQP-13). */
export function defenceDice(state: Pick<State, 'heroes'>, figure: Figure): number {
  if (!isHero(figure.id)) return figure.defence;
  const hero = heroOf(state, figure.id);
  let dice = figure.defence;
  if (hero.armour !== null) {
    const worn =
      hero.armour === 'borinsArmour'
        ? questTreasureCard(hero.armour).armour
        : equipmentCard(hero.armour).armour;
    if (worn?.wear === 'body') dice = Math.max(dice, worn.dice);
  }
  if (figure.id === 'wizard') return dice;
  if (hero.equipment.includes('helmet')) dice += 1;
  if (hero.equipment.includes('shield') && hero.wielded !== 'battleAxe') dice += 1;
  return dice;
}

/** Ordinary dice for a hero's move: plate armour leaves one (CLS-EQP-13). */
export function ordinaryDice(state: Pick<State, 'heroes'>, id: HeroKind, cardDice: number): number {
  const { armour } = heroOf(state, id);
  return armour === 'plateArmour' ? 1 : cardDice;
}

export function isOpenPit(state: State, square: Square): boolean {
  return hasSquare(state.pits, square);
}

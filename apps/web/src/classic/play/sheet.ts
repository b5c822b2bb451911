/** How a hero's numbers are made up: each part with the rule behind it (CLS-HRO-13). */
import {
  attackDice,
  conditionName,
  defenceOf,
  equipmentCard,
  HEROES,
  NOBODY,
  ownedWeapons,
  questTreasureCard,
} from '@oubliette/classic';
import type { Condition, Figure, Hero, View, WeaponId } from '@oubliette/classic';
import type { RuleId } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC } from '../words.ts';

export interface Share {
  readonly label: string;
  readonly value: string;
  readonly rule: RuleId;
}

export const SHEET_NUMBERS = ['body', 'mind', 'attack', 'defence', 'movement'] as const;
export type SheetNumber = (typeof SHEET_NUMBERS)[number];

export interface SheetValue {
  readonly now: number;
  readonly start: number;
  readonly shares: readonly Share[];
}

type Values = Readonly<Record<SheetNumber, SheetValue>>;

/** Null before the hero is on the board. */
export function valuesOf(view: View, hero: Hero, language: Language): Values | null {
  const figure = view.figures.find(({ id }) => id === hero.id);
  if (figure === undefined) return null;
  return {
    body: bodyValue(hero, figure, language),
    mind: mindValue(hero, figure, language),
    attack: attackValue(view, hero, figure, language),
    defence: defenceValue(view, hero, figure, language),
    movement: movementValue(hero, figure, language),
  };
}

function card(hero: Hero, value: number, language: Language): Share {
  return { label: say(CLASSIC, language, 'onCard', {}), value: String(value), rule: HEROES[hero.id].rule };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

function bodyValue(hero: Hero, { body, maxBody }: Figure, language: Language): SheetValue {
  const lost: Share[] =
    body < maxBody
      ? [{ label: say(CLASSIC, language, 'lost', {}), value: signed(body - maxBody), rule: 'CLS-HRO-03' }]
      : [];
  return { now: body, start: maxBody, shares: [card(hero, maxBody, language), ...lost] };
}

function mindValue(hero: Hero, { mind, maxMind }: Figure, language: Language): SheetValue {
  const gifts = hero.treasures.flatMap((id): Share[] => {
    const { mind: more, noun } = questTreasureCard(id);
    return more === undefined ? [] : [{ label: noun[language].one, value: signed(more), rule: 'CLS-QTR-01' }];
  });
  const lost: Share[] =
    mind < maxMind
      ? [{ label: say(CLASSIC, language, 'lost', {}), value: signed(mind - maxMind), rule: 'CLS-HRO-07' }]
      : [];
  return {
    now: mind,
    start: maxMind,
    shares: [card(hero, HEROES[hero.id].mind, language), ...gifts, ...lost],
  };
}

/** The rule behind each condition that helps a roll. */
const HELPS: { readonly [C in Condition]?: RuleId } = {
  courage: 'CLS-SPL-07',
  strength: 'CLS-TRE-06',
  rockSkin: 'CLS-SPL-07',
  resilience: 'CLS-TRE-06',
  swiftWind: 'CLS-SPL-07',
  speed: 'CLS-TRE-06',
};

function helps(figure: Figure, among: readonly Condition[], value: string, language: Language): Share[] {
  return figure.conditions
    .filter((condition) => among.includes(condition))
    .map((condition) => ({
      label: conditionName(condition, language),
      value,
      rule: HELPS[condition] ?? 'CLS-SPL-07',
    }));
}

function pit(figure: Figure, rule: RuleId, language: Language): Share[] {
  return figure.conditions.includes('pit')
    ? [{ label: say(CLASSIC, language, 'inPit', {}), value: signed(-1), rule }]
    : [];
}

/** The most dice any of the hero's weapons gives now; every way to attack is among the parts. */
function attackValue(view: View, hero: Hero, figure: Figure, language: Language): SheetValue {
  const dice = (weapon: WeaponId | null): number => attackDice(figure, ANYBODY, weapon);
  const bare = { ...figure, conditions: [] };
  const weapons = ownedWeapons(view, figure);
  return {
    now: Math.max(dice(null), ...weapons.map(dice)),
    start: HEROES[hero.id].attack,
    shares: [
      { ...card(hero, figure.attack, language), label: say(CLASSIC, language, 'ownArms', {}) },
      ...weapons.map((weapon): Share => ({
        label: weaponName(weapon, language),
        value: String(attackDice(bare, ANYBODY, weapon)),
        rule: isTreasure(weapon) ? 'CLS-QTR-01' : 'CLS-EQP-13',
      })),
      ...helps(figure, ['courage', 'strength'], signed(2), language),
      ...pit(figure, 'CLS-TRP-08', language),
    ],
  };
}

/** A generic target: neither orc nor undead. */
const ANYBODY: Figure = { ...NOBODY, kind: 'goblin', side: 'morcar' };

function isTreasure(weapon: WeaponId): weapon is 'orcsBane' | 'spiritBlade' {
  return weapon === 'orcsBane' || weapon === 'spiritBlade';
}

export function weaponName(weapon: WeaponId, language: Language): string {
  return (isTreasure(weapon) ? questTreasureCard(weapon) : equipmentCard(weapon)).noun[language].one;
}

function defenceValue(view: View, hero: Hero, figure: Figure, language: Language): SheetValue {
  const shares: Share[] = [card(hero, figure.defence, language)];
  if (hero.armour !== null) shares.push(armourShare(hero.armour, language));
  if (hero.id !== 'wizard') {
    if (hero.equipment.includes('helmet')) shares.push(bonus('helmet', language));
    if (hero.equipment.includes('shield'))
      shares.push(
        hero.wielded === 'battleAxe'
          ? { label: say(CLASSIC, language, 'noShieldWithAxe', {}), value: '0', rule: 'CLS-EQP-13' }
          : bonus('shield', language),
      );
  }
  shares.push(
    ...helps(figure, ['rockSkin', 'resilience'], signed(2), language),
    ...pit(figure, 'CLS-TRP-09', language),
  );
  if (figure.conditions.includes('asleep'))
    shares.push({ label: conditionName('asleep', language), value: '0', rule: 'CLS-SPL-07' });
  return { now: defenceOf(view, figure), start: HEROES[hero.id].defence, shares };
}

function armourShare(armour: NonNullable<Hero['armour']>, language: Language): Share {
  const worn = armour === 'borinsArmour' ? questTreasureCard(armour) : equipmentCard(armour);
  const dice = worn.armour?.wear === 'body' ? worn.armour.dice : 0;
  return {
    label: worn.noun[language].one,
    value: `= ${dice}`,
    rule: armour === 'borinsArmour' ? 'CLS-QTR-01' : 'CLS-EQP-13',
  };
}

function bonus(piece: 'helmet' | 'shield', language: Language): Share {
  return { label: equipmentCard(piece).noun[language].one, value: signed(1), rule: 'CLS-EQP-13' };
}

/** In dice. */
function movementValue(hero: Hero, figure: Figure, language: Language): SheetValue {
  const { movement } = HEROES[hero.id];
  const slow = hero.armour === 'plateArmour';
  const doubled = helps(figure, ['swiftWind', 'speed'], '× 2', language);
  const shares: Share[] = [{ ...card(hero, movement, language), rule: 'CLS-MOV-01' }];
  if (slow)
    shares.push({ label: equipmentCard('plateArmour').noun[language].one, value: '= 1', rule: 'CLS-EQP-13' });
  return {
    now: (slow ? 1 : movement) * 2 ** doubled.length,
    start: movement,
    shares: [...shares, ...doubled],
  };
}

/** What ends a condition, and by which rule. */
export const ENDS: { readonly [C in Condition]: { readonly key: EndKey; readonly rule: RuleId } } = {
  courage: { key: 'untilNextAttack', rule: 'CLS-SPL-07' },
  strength: { key: 'untilNextAttack', rule: 'CLS-TRE-06' },
  rockSkin: { key: 'untilNextDefence', rule: 'CLS-SPL-07' },
  resilience: { key: 'untilNextDefence', rule: 'CLS-TRE-06' },
  veilOfMist: { key: 'untilNextMove', rule: 'CLS-SPL-07' },
  passThroughRock: { key: 'untilNextMove', rule: 'CLS-SPL-07' },
  swiftWind: { key: 'untilNextMove', rule: 'CLS-SPL-07' },
  speed: { key: 'untilNextMove', rule: 'CLS-TRE-06' },
  brew: { key: 'untilTwoAttacks', rule: 'CLS-TRE-06' },
  asleep: { key: 'untilSix', rule: 'CLS-SPL-07' },
  stunned: { key: 'untilLostTurn', rule: 'CLS-SPL-07' },
  pit: { key: 'untilOutOfPit', rule: 'CLS-TRP-12' },
};

type EndKey =
  | 'untilNextAttack'
  | 'untilNextDefence'
  | 'untilNextMove'
  | 'untilTwoAttacks'
  | 'untilSix'
  | 'untilLostTurn'
  | 'untilOutOfPit';

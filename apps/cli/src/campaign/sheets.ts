/** Score sheets at the terminal: short in town, in full on request (CLS-HRO-13). */
import { CHARGES, TINCTURES, equipmentCard, heroNoun, questTreasureCard } from '@oubliette/classic';
import type {
  AttackAdvantage,
  CommonSheet,
  EquipmentId,
  ScoreSheet,
  TownView,
  WeaponId,
} from '@oubliette/classic';
import type { BaseCommand } from '@oubliette/kernel';
import { properNoun } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import { colon, fold, padTo, printed, widthOf } from '../layout.ts';
import type { Style } from '../style.ts';
import type { SheetText, TownBook } from './townBook.ts';
import { town } from './words.ts';

export interface Page<V extends TownView = TownView> {
  readonly book: TownBook;
  readonly view: V;
  /** What the heroes may do now, as far as it can be listed. */
  readonly moves: readonly BaseCommand[];
  readonly language: Language;
  readonly style: Style;
  readonly width: number;
}

/** Name and abilities, in a few lines. */
export function shortSheet(page: Page, sheet: CommonSheet): string[] {
  const { book, language, style, width } = page;
  return [
    ...headOf(page, sheet),
    ...written(page, sheet),
    ...fold(`   ${book.sheet.dice(sheet, language)}`, width, '     '),
    ...goodsLines(page, sheet),
    ...fold(`   ${deeds(page, sheet)}`, width, '     ').map(style.dim),
  ];
}

/** The name, and the dice if there is room. */
export function headSheet(page: Page, sheet: CommonSheet, withDice: boolean): string[] {
  const { book, language, width } = page;
  return [
    ...(withDice ? headOf(page, sheet) : headOf(page, sheet).slice(0, 1)),
    ...(withDice ? fold(`   ${book.sheet.dice(sheet, language)}`, width, '     ') : []),
  ];
}

/** The same, and what every card says. */
export function fullSheet(page: Page, sheet: CommonSheet): string[] {
  const { book, language, width } = page;
  return [
    ...shortSheet(page, sheet),
    ...book.sheet
      .cards(sheet, language)
      .flatMap(({ name, text }) =>
        fold(`   · ${name}${colon(language)} ${printed(text, language)}`, width, '     '),
      ),
  ];
}

/** A name and points, at both ends of the line, or one below the other if it is too short. */
function headOf({ book, language, style, width }: Page, sheet: CommonSheet): string[] {
  const { name, kind, gender, champion, body, mind, gold } = sheet;
  const titles = [
    heroNoun(kind, gender)[language].one,
    ...book.sheet.title(sheet, language),
    ...(champion ? [town(language, gender === 'f' ? 'championess' : 'champion', {})] : []),
  ];
  const left = ` ${style.bold(name)} · ${titles.join(' · ')}`;
  const right = [
    town(language, 'body', { points: body }),
    town(language, 'mind', { points: mind }),
    style.bold(town(language, 'gold', { gold })),
  ].join('   ');
  if (widthOf(left) + widthOf(right) + 2 > width) return [...fold(left, width), `   ${right}`];
  return [`${padTo(left, width - widthOf(right))}${right}`];
}

function written({ language, style, width }: Page, { motto, arms }: CommonSheet): string[] {
  const parts = [
    ...(motto === null ? [] : [town(language, 'motto', { motto })]),
    ...(arms === null
      ? []
      : [
          town(language, 'arms', {
            field: properNoun(TINCTURES[arms.field][language], 'm'),
            charge: CHARGES[arms.charge][language],
            tincture: properNoun(TINCTURES[arms.tincture][language], 'm'),
          }),
        ]),
  ];
  return parts.length === 0 ? [] : fold(`   ${parts.join(' · ')}`, width, '   ').map(style.dim);
}

/** Classic's sheet: the dice of its equipment. */
export const classicSheet: SheetText = {
  title: () => [],
  dice: (sheet, language) => dice(sheet as ScoreSheet, language),
  goods: (sheet, language) => goods(sheet as ScoreSheet, language),
  cards(sheet, language) {
    const { equipment, questTreasures } = sheet as ScoreSheet;
    return [...equipment.map(equipmentCard), ...questTreasures.map(questTreasureCard)].map(
      ({ noun, text }) => ({ name: noun[language].one, text: text[language] }),
    );
  },
  hasBought: (sheet) => (sheet as ScoreSheet).bought.length > 0,
};

function dice({ advantages, armour }: ScoreSheet, language: Language): string {
  const { attacks, defence, movement, disarmsRockfalls } = advantages;
  const many = (count: number): string => unbroken(town(language, 'dice', { dice: count }));
  const worn = armour === null ? [] : [town(language, 'wearing', { armour: suitName(armour, language) })];
  return [
    `${town(language, 'attack', {})} ${attacks.map((attack) => attackText(attack, defence, language)).join(', ')}`,
    [unbroken(town(language, 'defence', { dice: many(defence) })), ...worn].join(' '),
    unbroken(town(language, 'movement', { dice: many(movement) })),
    ...(disarmsRockfalls ? [town(language, 'disarms', {})] : []),
  ].join(' · ');
}

/** Kept on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function attackText(attack: AttackAdvantage, defence: number, language: Language): string {
  const { weapon, diceOnUndead, diagonal, thrown, shoots } = attack;
  const traits = [
    weapon === null ? town(language, 'ownArms', {}) : weaponNoun(weapon)[language].one,
    ...(diceOnUndead === attack.dice ? [] : [town(language, 'onUndead', { dice: diceOnUndead })]),
    ...(diagonal ? [town(language, 'diagonal', {})] : []),
    ...(thrown ? [town(language, 'thrown', {})] : []),
    ...(shoots ? [town(language, 'shoots', {})] : []),
    ...(attack.defence === defence ? [] : [town(language, 'thenDefence', { dice: attack.defence })]),
  ];
  return `${unbroken(town(language, 'dice', { dice: attack.dice }))} (${traits.join(', ')})`;
}

function weaponNoun(weapon: WeaponId): Noun {
  return weapon === 'orcsBane' || weapon === 'spiritBlade'
    ? questTreasureCard(weapon).noun
    : equipmentCard(weapon).noun;
}

export function suitName(armour: NonNullable<ScoreSheet['armour']>, language: Language): string {
  const { noun } = armour === 'borinsArmour' ? questTreasureCard(armour) : equipmentCard(armour);
  return noun[language].one;
}

function goods({ equipment, bought }: ScoreSheet, language: Language): readonly string[] {
  return starred(equipment, bought, (id: EquipmentId) => equipmentCard(id).noun[language].one);
}

/** Names of items; those bought during this stay have a star. */
export function starred<T>(
  things: readonly T[],
  bought: readonly T[],
  name: (thing: T) => string,
): readonly string[] {
  const left = [...bought];
  const isNew = (id: T): boolean => left.includes(id) && left.splice(left.indexOf(id), 1).length > 0;
  return things.map((id) => `${name(id)}${isNew(id) ? '*' : ''}`);
}

function goodsLines({ book, language, width }: Page, sheet: CommonSheet): string[] {
  const names = book.sheet.goods(sheet, language);
  const wonders = sheet.questTreasures.map((id) => questTreasureCard(id).noun[language].one);
  const list = (key: 'equipment' | 'treasures', entries: readonly string[]): string =>
    `${town(language, key, {})}${colon(language)} ${entries.join(', ')}`;
  return fold(
    `   ${[
      list('equipment', names.length > 0 ? names : [town(language, 'nothing', {})]),
      ...(wonders.length > 0 ? [list('treasures', wonders)] : []),
    ].join(' · ')}`,
    width,
    '     ',
  );
}

function deeds({ view, language }: Page, sheet: CommonSheet): string {
  const { completedQuests, champion, questsToChampion } = sheet;
  const times = Map.groupBy(completedQuests, (id) => id);
  const titles = [...times].map(([id, each]) => {
    const title = titleOf(view, id, language);
    return each.length > 1 ? `${title} (×${each.length})` : title;
  });
  const done = titles.length > 0 ? titles.join(', ') : town(language, 'none', {});
  const toCome = champion ? [] : [town(language, 'toChampion', { count: questsToChampion })];
  return [`${town(language, 'completed', {})}${colon(language)} ${done}`, ...toCome].join(' · ');
}

export function titleOf({ quests }: TownView, quest: string, language: Language): string {
  return quests.find(({ id }) => id === quest)?.title[language] ?? quest;
}

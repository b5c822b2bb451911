/** Score sheets as the terminal shows them: short in town, in full when they are asked for (CLS-HRO-13). */
import { CHARGES, TINCTURES, equipmentCard, heroNoun, questTreasureCard } from '@oubliette/classic';
import type { AttackAdvantage, CampaignView, EquipmentId, ScoreSheet, WeaponId } from '@oubliette/classic';
import { properNoun } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import { fold, padTo, printed, widthOf } from '../layout.ts';
import type { Style } from '../style.ts';
import { town } from './words.ts';

export interface Page {
  readonly view: CampaignView;
  readonly language: Language;
  readonly style: Style;
  readonly width: number;
}

/** Who it is and what they can do, in a few lines. */
export function shortSheet(page: Page, sheet: ScoreSheet): string[] {
  const { language, style, width } = page;
  return [
    headOf(page, sheet),
    ...written(page, sheet),
    ...fold(`   ${dice(sheet, language)}`, width, '     '),
    ...goods(page, sheet),
    ...fold(`   ${deeds(page, sheet)}`, width, '     ').map(style.dim),
  ];
}

/** The same, and what every card says. */
export function fullSheet(page: Page, sheet: ScoreSheet): string[] {
  const { language, width } = page;
  const cards = [...sheet.equipment.map(equipmentCard), ...sheet.questTreasures.map(questTreasureCard)];
  return [
    ...shortSheet(page, sheet),
    ...cards.flatMap(({ noun, text }) =>
      fold(
        `   · ${noun[language].one}${colon(language)} ${printed(text[language], language)}`,
        width,
        '     ',
      ),
    ),
  ];
}

/** A name and a number of points, at both ends of the line. */
function headOf({ language, style, width }: Page, sheet: ScoreSheet): string {
  const { name, kind, gender, champion, body, mind, gold } = sheet;
  const titles = [
    heroNoun(kind, gender)[language].one,
    ...(champion ? [town(language, gender === 'f' ? 'championess' : 'champion', {})] : []),
  ];
  const left = ` ${style.bold(name)} · ${titles.join(' · ')}`;
  const right = [
    town(language, 'body', { points: body }),
    town(language, 'mind', { points: mind }),
    style.bold(town(language, 'gold', { gold })),
  ].join('   ');
  return `${padTo(left, width - widthOf(right))}${right}`;
}

function written({ language, style, width }: Page, { motto, arms }: ScoreSheet): string[] {
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
function unbroken(text: string): string {
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

function goods({ language, width }: Page, { equipment, bought, questTreasures }: ScoreSheet): string[] {
  const left = [...bought];
  const isNew = (id: EquipmentId): boolean =>
    left.includes(id) && left.splice(left.indexOf(id), 1).length > 0;
  const names = equipment.map((id) => `${equipmentCard(id).noun[language].one}${isNew(id) ? '*' : ''}`);
  const wonders = questTreasures.map((id) => questTreasureCard(id).noun[language].one);
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

function deeds({ view, language }: Page, sheet: ScoreSheet): string {
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

export function titleOf({ quests }: CampaignView, quest: string, language: Language): string {
  return quests.find(({ id }) => id === quest)?.title[language] ?? quest;
}

function colon(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

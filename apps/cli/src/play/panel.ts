/** Beside the board: the heroes, the mission, the monsters in view. */
import {
  conditionName,
  equipmentCard,
  figureMark,
  heroNoun,
  HEROES,
  questTreasureCard,
  treasureCard,
} from '@oubliette/classic';
import type { Figure, Hero, Names, View } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { flow, fold, padTo, printed } from '../layout.ts';
import type { Style } from '../style.ts';
import { ui } from './words.ts';

export interface Look {
  readonly view: View;
  readonly names: Names;
  readonly language: Language;
  readonly style: Style;
}

export function panelOf(look: Look, width: number): string[] {
  const { view, language, style } = look;
  const heading = (text: string): string => style.bold(text);
  return [
    heading(ui(language, 'party', {})),
    ...view.heroes.flatMap((hero) => heroLines(look, hero, width)),
    ...view.figures.filter(isAlly).flatMap((ally) => allyLine(look, ally)),
    heading(ui(language, 'goals', {})),
    ...view.quest.goals.flatMap(({ text, reached }) =>
      fold(`${reached ? '[x]' : '[ ]'} ${printed(text[language], language)}`, width, '    '),
    ),
    ...monsterLines(look, width),
  ];
}

function isAlly({ kind }: Figure): boolean {
  return kind === 'captive';
}

function heroLines({ view, names, language, style }: Look, hero: Hero, width: number): string[] {
  const figure = view.figures.find(({ id }) => id === hero.id);
  const isActing = view.turn.taker === hero.id;
  const name = nameOf(hero, language);
  if (figure === undefined)
    return [
      `   ${name}: ${ui(language, hero.fate === 'dead' ? 'dead' : hero.fate === 'out' ? 'out' : 'notPlaced', {})}`,
    ];
  const points = [
    `${ui(language, 'body', {})} ${figure.body}/${figure.maxBody}`,
    `${ui(language, 'mind', {})} ${figure.mind}/${figure.maxMind}`,
    ui(language, 'gold', { gold: hero.gold }),
  ].join('  ');
  const head = `${isActing ? '▸' : ' '}${figureMark(names, figure, language)} ${padTo(name, longestName(view, language))}`;
  const belongings = belongingsOf(hero, figure, language);
  return [
    ...fold(`${isActing ? style.bold(head) : head}  ${points}`, width, '    '),
    ...(belongings === '' ? [] : fold(`    ${belongings}`, width, '    ').map(style.dim)),
  ];
}

/** The name a player chose, or what the hero is. */
function nameOf({ id, name, gender }: Hero, language: Language): string {
  return name === HEROES[id].defaultName ? heroNoun(id, gender)[language].one : name;
}

function longestName({ heroes }: View, language: Language): number {
  return Math.max(...heroes.map((hero) => nameOf(hero, language).length));
}

function belongingsOf(hero: Hero, figure: Figure, language: Language): string {
  return [
    ...hero.equipment.map((id) => equipmentCard(id).noun[language].one),
    ...hero.treasures.map((id) => questTreasureCard(id).noun[language].one),
    ...hero.potions.map((id) => treasureCard(id).noun[language].one),
    ...(hero.spells.length > 0 ? [ui(language, 'spells', { count: hero.spells.length })] : []),
    ...figure.conditions.map((condition) => `[${conditionName(condition, language)}]`),
  ].join(', ');
}

function allyLine({ names, language }: Look, ally: Figure): string {
  const body = `${ui(language, 'body', {})} ${ally.body}/${ally.maxBody}`;
  return ` ${figureMark(names, ally, language)} ${ally.name?.[language].one ?? ''}  ${body}`;
}

function monsterLines({ view, names, language, style }: Look, width: number): string[] {
  const monsters = view.figures.filter(({ side }) => side === 'morcar');
  if (monsters.length === 0) return [];
  const entries = monsters.map((monster) => {
    const square = makeSquare(view.board, monster.square);
    const body = monster.maxBody > 1 ? ` ${monster.body}/${monster.maxBody}` : '';
    const state = monster.conditions.map((condition) => ` [${conditionName(condition, language)}]`).join('');
    return `${figureMark(names, monster, language)} ${square}${body}${state}`;
  });
  return [
    style.bold(ui(language, 'inView', {})),
    ...flow(entries, width - 1, '  ').map((line) => ` ${line}`),
  ];
}

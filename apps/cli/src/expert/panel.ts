/** Beside the map: the heroes, the monsters in play, the cards that are left. */
import {
  abilityNoun,
  conditionText,
  eventNoun,
  heldNoun,
  heroNoun,
  kindNoun,
  valuesSeen,
} from '@oubliette/expert';
import type { Figure, Hero, View } from '@oubliette/expert';
import { makeSquare } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { flow, fold, listed, printed } from '../layout.ts';
import type { Detail } from '../play/spread.ts';
import { ui } from '../play/words.ts';
import { marksOf } from './look.ts';
import type { ExpertLook, ExpertMenu } from './look.ts';
import { words } from './words.ts';

export function panelOf(
  look: ExpertLook,
  menu: ExpertMenu,
  width: number,
  detail: Detail = 'full',
): string[] {
  const { view, language, style } = look;
  return [
    style.bold(ui(language, 'party', {})),
    ...view.heroes.flatMap((hero) => heroLines(look, hero, menu.mover, width, detail)),
    ...missionLines(look, width, detail),
    ...monsterLines(look, width),
    ...(detail === 'least' ? [] : cardLines(view, language, width)),
  ];
}

/** What is to be done, once the quest room has said so. */
function missionLines({ view, language, style }: ExpertLook, width: number, detail: Detail): string[] {
  const { plan, laid, met } = view.quest;
  if (plan === null || laid === null || detail === 'least') return [];
  const lines = fold(`[${met ? 'x' : ' '}] ${printed(plan.task[language], language)}`, width, '    ');
  return [style.bold(ui(language, 'goals', {})), ...lines];
}

function heroLines(
  { view, language, style }: ExpertLook,
  hero: Hero,
  mover: string | null,
  width: number,
  detail: Detail,
): string[] {
  const { id, gold, where, gender } = hero;
  const name = heroNoun(hero)[language].one;
  const mark = marksOf(view, language).get(id)!;
  const figure = view.figures.find((one) => one.id === id);
  if (figure === undefined) {
    const state =
      where === 'inside' ? ui(language, 'notPlaced', {}) : words(language, 'where', { where, gender });
    return fold(` ${mark} ${printed(`${name}: ${state}`, language)}`, width, '    ');
  }
  const { body, fullBody } = valuesSeen(view, figure);
  const head = `${mover === id ? '▸' : ' '}${mark} ${name}`;
  const points = [
    `${ui(language, 'body', {})} ${body}/${fullBody}`,
    ...(gold > 0 && detail !== 'least' ? [ui(language, 'gold', { gold })] : []),
  ];
  return [
    ...flow([mover === id ? style.bold(head) : head, ...points], width, '  ', '    '),
    ...listed(plightsOf(figure, language), width, '    '),
    ...(detail === 'full' ? listed(belongingsOf(hero, language), width, '    ').map(style.dim) : []),
  ];
}

function plightsOf({ conditions }: Figure, language: Language): string[] {
  return conditions.map((condition) => `[${conditionText(condition)[language]}]`);
}

/** What a hero carries, with what is worn and what is in hand. */
function belongingsOf({ cards, worn, weapon, scrolls }: Hero, language: Language): string[] {
  const named = cards.map((held) => {
    const thing = heldNoun(held)[language].one;
    if (held.card === weapon) return words(language, 'weaponInHand', { weapon: thing });
    return worn.includes(held.card) ? words(language, 'wornThing', { thing }) : thing;
  });
  return [
    ...named,
    ...scrolls.map((id) => words(language, 'scroll', { ability: abilityNoun(id)[language].one })),
  ];
}

/** By kind, with where each stands and how badly it is hurt. */
function monsterLines({ view, language, style }: ExpertLook, width: number): string[] {
  const monsters = view.figures.filter(({ side }) => side === 'gm');
  if (monsters.length === 0) return [];
  const marks = marksOf(view, language);
  const entry = (figure: Figure): string[] => {
    const { body, fullBody } = valuesSeen(view, figure);
    const head = `${marks.get(figure.id)} ${makeSquare(view.layout, figure.square)} ${body}/${fullBody}`;
    return [head, ...plightsOf(figure, language)];
  };
  return [
    style.bold(ui(language, 'inView', {})),
    ...[...Map.groupBy(monsters, ({ of }) => of)].flatMap(([kind, figures]) => {
      const { one, many = one } = kindNoun(kind)[language];
      const heading = printed(`${figures.length > 1 ? many : one}:`, language);
      return flow([heading, ...figures.flatMap(entry)], width - 1, '  ').map((line) => ` ${line}`);
    }),
  ];
}

/** How much of the dungeon is left, and the game master’s hand: its cards to himself, their number to all. */
function cardLines(
  { stage, pile, gm, combat, quest, table }: View,
  language: Language,
  width: number,
): string[] {
  const hand =
    typeof gm.hand === 'number'
      ? words(language, 'handHeld', { count: gm.hand })
      : words(language, 'hand', { list: gm.hand.map((id) => eventNoun(id)[language].one).join(', ') || '—' });
  return [
    ...(combat === null ? [] : fold(words(language, 'combat', {}), width, '  ')),
    ...(stage === 'setup' ? [] : fold(words(language, 'cardsLeft', { count: pile.count }), width, '  ')),
    ...(table.solo ? [] : fold(hand, width, '  ')),
    ...(quest.clock === null ? [] : fold(words(language, 'clock', { left: quest.clock }), width, '  ')),
  ];
}

/** Everything on a hero’s sheet. */
export function sheetLines({ view, language, style }: ExpertLook, hero: Hero, width: number): string[] {
  const figure = view.figures.find(({ id }) => id === hero.id);
  const name = style.bold(heroNoun(hero)[language].one);
  const goods = [...belongingsOf(hero, language), ui(language, 'gold', { gold: hero.gold })];
  if (figure === undefined) return [name, ...listed(goods, width, '  ')];
  const { attack, defence, speed, body, fullBody } = valuesSeen(view, figure);
  return [
    name,
    `  ${ui(language, 'body', {})} ${body}/${fullBody}  ${words(language, 'values', { attack, defence, speed })}`,
    ...listed(plightsOf(figure, language), width, '  '),
    ...listed(goods, width, '  '),
  ];
}

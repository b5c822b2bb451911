/** Beside the map: the party, its errand, the monsters in view, the master's counters. */
import { counterNoun, effectName, heroName, kindNoun, momentName, thingNoun } from '@oubliette/advanced';
import type { Figure, Sheet, View } from '@oubliette/advanced';
import { makeSquare } from '@oubliette/dungeon';
import { properNoun } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { flow, fold, listed, printed } from '../layout.ts';
import type { Detail } from '../play/spread.ts';
import { ui } from '../play/words.ts';
import { levelShown, marksOf, mostWounds } from './look.ts';
import type { AdvancedLook, AdvancedMenu } from './look.ts';
import { words } from './words.ts';

export function panelOf(
  look: AdvancedLook,
  menu: AdvancedMenu,
  width: number,
  detail: Detail = 'full',
): string[] {
  const { view, language, style } = look;
  const aims = aimsOf(look).flatMap((line) => {
    const lines = fold(line, width, '    ');
    return detail === 'least' ? lines.slice(0, 1) : lines;
  });
  const mission = [...(detail === 'least' ? [] : [style.bold(ui(language, 'goals', {}))]), ...aims];
  return [
    style.bold(words(language, 'party', {})),
    ...view.sheets.flatMap((sheet) => sheetLines(look, sheet, menu.mover, width, detail)),
    ...(detail === 'full' ? mission : []),
    ...monsterLines(look, width),
    ...masterLines(look, width),
    ...(detail === 'full' ? [] : mission),
  ];
}

function sheetLines(
  look: AdvancedLook,
  sheet: Sheet,
  mover: string | null,
  width: number,
  detail: Detail,
): string[] {
  const { view, language, style } = look;
  const { id, gold, fate, startFate, where, gender } = sheet;
  const name = heroName(sheet.name)[language];
  const mark = marksOf(view, language).get(id)!;
  const figure = view.figures.find((one) => one.id === id);
  if (figure === undefined) {
    const state =
      where === 'inside' ? ui(language, 'notPlaced', {}) : words(language, 'where', { where, gender });
    return fold(` ${mark} ${printed(`${name}: ${state}`, language)}`, width, '    ');
  }
  const isDetailed = detail === 'full';
  const wounds = words(language, isDetailed ? 'wounds' : 'woundsShort', {});
  const points = [
    `${wounds} ${figure.wounds}/${mostWounds(view, figure)}`,
    ...(startFate > 0 ? [`${words(language, isDetailed ? 'fate' : 'fateShort', {})} ${fate}`] : []),
    ...(gold > 0 && detail !== 'least' ? [ui(language, 'gold', { gold })] : []),
    ...(view.leader === id ? [isDetailed ? words(language, 'leader', { gender }) : '★'] : []),
    ...(view.mapper === id && view.leader !== id && isDetailed ? [words(language, 'mapper', {})] : []),
    ...(figure.wounds <= 0 ? [words(language, 'knockedOut', {})] : []),
  ];
  const called = isDetailed ? name : (name.split(' ')[0] ?? name);
  const head = `${mover === id ? '▸' : ' '}${mark} ${called}`;
  const goods = sheet.kind === 'henchman' || !isDetailed ? [] : belongingsOf(sheet, language);
  return [
    ...flow([mover === id ? style.bold(head) : head, ...points], width, '  ', '    '),
    ...listed(plightsOf(figure, language), width, '    '),
    ...listed(goods, width, '    ').map(style.dim),
  ];
}

/** The effects on a figure. */
export function plightsOf({ effects }: Figure, language: Language): string[] {
  const named = effects.flatMap(({ tag }) => effectName(tag, language) ?? []);
  return [...new Set(named)].map((name) => `[${name}]`);
}

/** The full name, and race and calling; a stranger's name says it. */
export function memberOf({ name, gender, race, calling, marks }: Sheet, language: Language): string {
  const called = heroName(name)[language];
  if (marks.includes(name)) return called;
  return words(language, 'member', { name: properNoun(called, gender), race, calling });
}

/** In a few words each. */
export function belongingsOf(sheet: Sheet, language: Language): string[] {
  const { weapons, armour, items, arrows, bolts, spells, components } = sheet;
  return [
    ...[...weapons, ...armour, ...items].map((id) => thingNoun(id)[language].one),
    ...(arrows > 0 ? [words(language, 'arrows', { count: arrows })] : []),
    ...(bolts > 0 ? [words(language, 'bolts', { count: bolts })] : []),
    ...(spells.length > 0 ? [ui(language, 'spells', { count: spells.length })] : []),
    ...(components.length > 0 ? [words(language, 'components', { count: components.length })] : []),
  ];
}

const SLAIN = 'slain:';

/** The party's errand, and whether it is done. */
export function aimsOf({ view, language, setup }: AdvancedLook): string[] {
  const { aims, treasures = {} } = setup.dungeon;
  if (aims.length === 0)
    return [`[${view.ending?.outcome === 'home' ? 'x' : ' '}] ${words(language, 'survive', {})}`];
  const had = new Set([...view.achieved, ...view.sheets.flatMap(({ items }) => items)]);
  return aims.map((aim) => {
    const text = aim.startsWith(SLAIN)
      ? words(language, 'slay', { monster: kindNoun(aim.slice(SLAIN.length)) })
      : words(language, 'bring', { thing: treasures[aim]?.[language] ?? aim });
    return `[${had.has(aim) ? 'x' : ' '}] ${printed(text, language)}`;
  });
}

/** By kind, with where each stands and how badly it is hurt. */
function monsterLines({ view, language, style }: AdvancedLook, width: number): string[] {
  const layout = levelShown(view)?.layout;
  const monsters = view.figures.filter(({ side }) => side === 'monsters');
  if (monsters.length === 0 || layout === undefined) return [];
  const marks = marksOf(view, language);
  const entry = (figure: Figure): string[] => {
    const wounds = `${figure.wounds}/${mostWounds(view, figure)}`;
    const head = `${marks.get(figure.id)} ${makeSquare(layout, figure.square)} ${wounds}`;
    return [head, ...plightsOf(figure, language)];
  };
  const kinds = [...Map.groupBy(monsters, ({ of }) => of)];
  return [
    style.bold(words(language, 'inView', {})),
    ...kinds.flatMap(([kind, figures]) => {
      const name = kindNoun(kind)[language];
      const heading = figures.length > 1 ? (name.many ?? name.one) : name.one;
      return flow([printed(`${heading}:`, language), ...figures.flatMap(entry)], width - 1, '  ').map(
        (line) => ` ${line}`,
      );
    }),
  ];
}

/** The master's own hand, and when to be asked about it; the others know how many counters are in it. */
function masterLines({ view, language }: AdvancedLook, width: number): string[] {
  const { screen, seat, held } = view.master;
  if (seat === null) return [];
  if (screen === null) return [words(language, 'countersHeld', { count: held })];
  const moments = screen.watch.map((moment) => momentName(moment, language));
  const asked =
    moments.length === 0
      ? words(language, 'neverAsked', {})
      : words(language, 'askedAt', { moments: moments.join(', ') });
  return [...handLines(screen, language, width), ...fold(asked, width, '  ')];
}

function handLines(
  screen: NonNullable<View['master']['screen']>,
  language: Language,
  width: number,
): string[] {
  if (screen.hand.length === 0 && screen.characters.length === 0) return [words(language, 'noHand', {})];
  const list = [
    ...screen.hand.map((counter) => counterNoun(counter)[language].one),
    ...screen.characters.map((character) => kindNoun(character)[language].one),
  ];
  return fold(words(language, 'hand', { list: list.join(', ') }), width, '  ');
}

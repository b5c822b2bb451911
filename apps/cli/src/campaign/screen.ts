/** The town as one screen: the book, the company, what has just happened, what can be done. */
import { heroNoun } from '@oubliette/classic';
import type { Departed, TownView } from '@oubliette/classic';
import { properNoun } from '@oubliette/words';
import { cutTo, fold, inColumns, widthOf } from '../layout.ts';
import type { Page } from './sheets.ts';
import { headSheet, shortSheet, titleOf } from './sheets.ts';
import { town } from './words.ts';

export interface TownFrame extends Page {
  readonly height: number;
  /** What has happened since the last screen, folded. */
  readonly news: readonly string[];
  readonly choices: readonly { readonly label: string }[];
}

/** How much of each hero is shown, as room allows: the sheet, its dice, or a line. */
const DETAILS = ['sheet', 'dice', 'line'] as const;
type Detail = (typeof DETAILS)[number];

/** No taller than the window, with a line to type on below it. */
export function drawTown(frame: TownFrame): string[] {
  const { height, news, style, language } = frame;
  const layouts = DETAILS.flatMap((detail) => [
    layOut(frame, news, detail, ['']),
    layOut(frame, news, detail, []),
  ]);
  const fitting = layouts.find((lines) => lines.length < height);
  if (fitting !== undefined) return fitting;
  const over = layouts.at(-1)!.length - (height - 1);
  const more = (): string => style.dim(`… ${town(language, 'cutNews', {})}`);
  const least = layOut(frame, cutTo(news, Math.max(1, news.length - over), more), 'line', []);
  return cutTo(least, height - 1, () => style.dim('…'));
}

function layOut(frame: TownFrame, news: readonly string[], detail: Detail, gap: readonly string[]): string[] {
  const { view, language, style, width, choices } = frame;
  const won = view.quests.filter((quest) => quest.won).length;
  const numbered = choices.map(({ label }, i) => `${style.bold(String(i + 1).padStart(3))} ${label}`);
  return [
    style.bold(town(language, 'title', { won, quests: view.quests.length })),
    ...fold(bookLine(frame), width),
    ...gap,
    ...companyLines(frame, detail, gap),
    ...(news.length > 0 ? [...gap, ...news] : []),
    ...gap,
    ...(choices.length > 0 ? [style.bold(town(language, 'whatNow', {}))] : []),
    ...inColumns(numbered, width),
  ];
}

/** What happened, and the rules behind it. */
export function newsLines({ width, style }: Page, text: string, rules: readonly string[]): string[] {
  const folded = fold(`· ${text}`, width, '  ');
  const [last, cited] = [folded.at(-1)!, rules.join(' ')];
  const fits = widthOf(last) + cited.length + 2 <= width;
  return [
    ...folded.slice(0, -1),
    ...(fits ? [`${last}  ${style.dim(cited)}`] : [last, `  ${style.dim(cited)}`]),
  ];
}

function bookLine({ view, language }: TownFrame): string {
  if (view.underWay !== null) {
    const { quest, training, heroes } = view.underWay;
    return town(language, 'underWay', {
      title: titleOf(view, quest, language),
      training: training ? 'yes' : 'no',
      heroes: heroes.map((kind) => view.heroes.find((sheet) => sheet.kind === kind)!.name).join(', '),
    });
  }
  if (view.phase === 'over') return town(language, 'closed', {});
  if (view.options.order === 'free') return town(language, 'anyQuest', {});
  const at = view.quests.findIndex(({ open }) => open);
  const next = view.quests[at];
  if (next === undefined) return town(language, 'allWon', {});
  const tries = triesOf(view, next.id);
  return town(language, 'next', {
    number: at + 1,
    title: next.title[language],
    level: next.level ?? 0,
    tries,
  });
}

function triesOf({ chronicle }: TownView, id: string): number {
  return chronicle.filter(({ quest, outcome }) => quest === id && outcome !== 'calledOff').length;
}

function companyLines(frame: TownFrame, detail: Detail, gap: readonly string[]): string[] {
  const { book, view, language, style, width } = frame;
  const { heroes, departed } = view;
  const stars = heroes.some((sheet) => book.sheet.hasBought(sheet));
  const names = departed.map((each) => departedText(frame, each)).join(' · ');
  return [
    ...(heroes.length === 0 ? [town(language, 'nobody', {})] : []),
    ...heroes.flatMap((sheet, i) => [
      ...(i > 0 && detail === 'sheet' ? gap : []),
      ...(detail === 'sheet' ? shortSheet(frame, sheet) : headSheet(frame, sheet, detail === 'dice')),
    ]),
    ...(stars && detail === 'sheet' ? [...gap, style.dim(town(language, 'returnable', {}))] : []),
    ...(departed.length > 0 && detail !== 'line'
      ? [...gap, ...fold(town(language, 'departed', { names }), width, '  ').map(style.dim)]
      : []),
  ];
}

function departedText({ view, language }: TownFrame, { name, kind, gender, slainIn }: Departed): string {
  const who = { name: properNoun(name, gender), kind: heroNoun(kind, gender)[language].one };
  return slainIn === null
    ? town(language, 'left', who)
    : town(language, 'slain', { ...who, title: titleOf(view, slainIn, language) });
}

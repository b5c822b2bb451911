/** The armoury at the terminal: its cards with price, stock and text, and what may be returned (CLS-EQP-02 to CLS-EQP-06). */
import { equipmentCard } from '@oubliette/classic';
import type { CampaignCommand, CampaignView, HeroKind, ScoreSheet, ViewedCard } from '@oubliette/classic';
import { fold, padTo, printed } from '../layout.ts';
import type { Option } from './ask.ts';
import type { Counter } from './books.ts';
import type { Page } from './sheets.ts';
import { town } from './words.ts';

const NAME = 20;
const PRICE = 10;
const STOCK = 12;

/** What is on the counter for this hero; cards out of reach are dim, and the rules say why when they are asked for. */
export function counterFor(page: Page<CampaignView>, hero: HeroKind): Counter {
  const { view, language, style } = page;
  const sheet = view.heroes.find(({ kind }) => kind === hero)!;
  const bought = [...new Set(sheet.bought)];
  const buys = view.armoury.map(({ id }): Option<CampaignCommand> => ({
    label: equipmentCard(id).noun[language].one,
    value: { type: 'buy', hero, equipment: id },
  }));
  const returns = bought.map((id): Option<CampaignCommand> => ({
    label: town(language, 'takeBack', { equipment: equipmentCard(id).noun, price: equipmentCard(id).price }),
    value: { type: 'returnPurchase', hero, equipment: id },
  }));
  const { name, gold } = sheet;
  return {
    options: [...buys, ...returns],
    lines: [
      style.bold(town(language, 'armouryOf', { name, gold })),
      '',
      ...view.armoury.flatMap((card, i) => cardLines(page, card, i + 1, sheet)),
      ...(returns.length > 0 ? [''] : []),
      ...returns.map(({ label }, i) => `${style.bold(String(buys.length + i + 1).padStart(3))} ${label}`),
    ],
  };
}

function cardLines(
  page: Page<CampaignView>,
  { id, price, left }: ViewedCard,
  number: number,
  sheet: ScoreSheet,
): string[] {
  const { language, style, width } = page;
  const { noun, text, wizard } = equipmentCard(id);
  const stock = left === null ? town(language, 'unlimited', {}) : town(language, 'stock', { left });
  const head = [
    padTo(noun[language].one, NAME),
    padTo(town(language, 'price', { price }).padStart(PRICE - 2), PRICE),
    padTo(stock, STOCK),
  ].join('');
  const margin = 4 + NAME + PRICE + STOCK;
  const [first = '', ...more] = fold(printed(text[language], language), width - margin);
  const isOpen = left !== 0 && price <= sheet.gold && (wizard || sheet.kind !== 'wizard');
  const shade = isOpen ? (line: string): string => line : style.dim;
  return [
    `${style.bold(String(number).padStart(3))} ${shade(head + first)}`,
    ...more.map((line) => shade(' '.repeat(margin) + line)),
  ];
}

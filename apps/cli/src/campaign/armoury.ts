/** The armoury at the terminal: cards with price, stock and text, and returns (CLS-EQP-02 to CLS-EQP-06). */
import { equipmentCard } from '@oubliette/classic';
import type { CampaignCommand, CampaignView, HeroKind, ScoreSheet, ViewedCard } from '@oubliette/classic';
import { printed } from '../layout.ts';
import type { Option } from './ask.ts';
import type { Counter } from './townBook.ts';
import type { Page } from './sheets.ts';
import { wareLines } from './wares.ts';
import type { Ware } from './wares.ts';
import { town } from './words.ts';

/** The counter for this hero; cards out of reach are dim, and the rules say why when chosen. */
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
      ...wareLines(
        page,
        view.armoury.map((card) => wareOf(page, card, sheet)),
        1,
      ),
      ...(returns.length > 0 ? [''] : []),
      ...returns.map(({ label }, i) => `${style.bold(String(buys.length + i + 1).padStart(3))} ${label}`),
    ],
  };
}

function wareOf({ language }: Page<CampaignView>, { id, price, left }: ViewedCard, sheet: ScoreSheet): Ware {
  const { noun, text, wizard } = equipmentCard(id);
  const stock = left === null ? town(language, 'unlimited', {}) : town(language, 'stock', { left });
  return {
    label: noun[language].one,
    head: `${town(language, 'price', { price }).padStart(PRICE)}  ${stock}`,
    text: printed(text[language], language),
    dim: left === 0 || price > sheet.gold || (!wizard && sheet.kind === 'wizard'),
  };
}

const PRICE = 8;

/** Selling, buying blind and giving (EXP-AFT-02 to EXP-AFT-04). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureCard, TreasureId } from '../content/treasures.ts';
import type { CampaignHandler } from './handlers.ts';
import type { CampaignPlay } from './play.ts';
import { afterGame, sheetOf, treasuresInBox } from './sheets.ts';
import type { CampaignState, Sheet } from './state.ts';

/** What a card drawn blindly costs (EXP-AFT-03). */
const BLIND = 500;

function kinds({ cards }: Sheet): readonly TreasureId[] {
  return [...new Set(cards.map(({ card }) => card))];
}

function carries(state: CampaignState, hero: ClassId, card: TreasureId, rule: string): Refusal | null {
  const isThere = sheetOf(state, hero).cards.some((held) => held.card === card);
  return isThere ? null : refuse('notCarried', rule, { hero, card });
}

export const sell: CampaignHandler<'sell'> = {
  check: (_campaign, state, seat, { hero, card }) =>
    afterGame(state, seat, hero, 'EXP-AFT-02') ?? carries(state, hero, card, 'EXP-AFT-02'),
  perform: (play, { hero, card }) =>
    play.tell('cardSold', { hero, card, gold: treasureCard(card).value }, ['EXP-AFT-02']),
  offers: (_campaign, { heroes }) =>
    heroes.flatMap((sheet) => kinds(sheet).map((card) => ({ type: 'sell' as const, hero: sheet.id, card }))),
};

export const buy: CampaignHandler<'buy'> = {
  check(_campaign, state, seat, { hero }) {
    const stopped = afterGame(state, seat, hero, 'EXP-AFT-03');
    if (stopped !== null) return stopped;
    const { gold } = sheetOf(state, hero);
    if (gold < BLIND) return refuse('tooPoor', 'EXP-AFT-03', { hero, gold, price: BLIND });
    return treasuresInBox(state).length > 0 ? null : refuse('pileEmpty', 'EXP-AFT-03');
  },
  perform(play, { hero }) {
    play.tell('blindBuy', { hero, price: BLIND }, ['EXP-AFT-03']);
    gain(play, hero, null, 'EXP-AFT-03');
  },
  offers: (_campaign, { heroes }) => heroes.map(({ id: hero }) => ({ type: 'buy', hero })),
};

/** A card from the pile, of this kind or of any; wealth is cashed at once (EXP-INV-01). */
export function gain(
  play: CampaignPlay,
  hero: ClassId,
  kind: TreasureCard['kind'] | null,
  rule: string,
): void {
  const faces = treasuresInBox(play.state).filter((id) => kind === null || treasureCard(id).kind === kind);
  if (faces.length === 0) return play.tell('luckMissed', { hero }, [rule]);
  const card = play.draw('treasure', faces, sheetOf(play.state, hero).seat, rule);
  const { kind: drawn, value } = treasureCard(card);
  if (drawn === 'wealth')
    return play.tell('wealthCashed', { hero, card, gold: value }, [rule, 'EXP-INV-01'], { news: true });
  play.tell('cardGained', { hero, card }, [rule], { news: true });
}

/** Null where there is an ally in town to give to: whoever is below is out of reach. */
function allyRefusal({ heroes }: CampaignState, from: ClassId, to: ClassId, rule: string): Refusal | null {
  const ally = heroes.find(({ id }) => id === to);
  if (ally === undefined || to === from) return refuse('noAlly', rule, { hero: from });
  return ally.where === 'below' ? refuse('wentDeeper', 'EXP-AFT-06', { hero: to }) : null;
}

export const giveCard: CampaignHandler<'giveCard'> = {
  check: (_campaign, state, seat, { hero, to, card }) =>
    afterGame(state, seat, hero, 'EXP-AFT-04') ??
    allyRefusal(state, hero, to, 'EXP-AFT-04') ??
    carries(state, hero, card, 'EXP-AFT-04'),
  perform: (play, { hero, to, card }) => play.tell('cardGiven', { hero, to, card }, ['EXP-AFT-04']),
  offers: (_campaign, { heroes }) =>
    heroes.flatMap((sheet) =>
      kinds(sheet).flatMap((card) =>
        heroes.map(({ id: to }) => ({ type: 'giveCard' as const, hero: sheet.id, to, card })),
      ),
    ),
};

const LOTS = [10, 25, 50, 100, 250, 500];

/** In handy sums, or all of it, as in the dungeon. */
function lotsOf(gold: number): readonly number[] {
  return gold === 0 ? [] : [...LOTS.filter((lot) => lot < gold), gold];
}

export const giveGold: CampaignHandler<'giveGold'> = {
  check(_campaign, state, seat, { hero, to, gold }) {
    const stopped = afterGame(state, seat, hero, 'EXP-INV-10') ?? allyRefusal(state, hero, to, 'EXP-INV-10');
    if (stopped !== null) return stopped;
    const purse = sheetOf(state, hero).gold;
    return lotsOf(purse).includes(gold) ? null : refuse('notSoMuch', 'EXP-INV-10', { hero, gold: purse });
  },
  perform: (play, { hero, to, gold }) => play.tell('goldGiven', { hero, to, gold }, ['EXP-INV-10']),
  offers: (_campaign, { heroes }) =>
    heroes.flatMap(({ id: hero, gold: purse }) =>
      lotsOf(purse).flatMap((gold) =>
        heroes.map(({ id: to }) => ({ type: 'giveGold' as const, hero, to, gold })),
      ),
    ),
};

/** Who is who on the sheets, and where every Treasure card is. */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import { TREASURE_DECK, treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { CampaignState, LeftDungeon, Sheet } from './state.ts';

export function sheetOf({ heroes }: Pick<CampaignState, 'heroes'>, id: ClassId): Sheet {
  const sheet = heroes.find((one) => one.id === id);
  if (sheet === undefined) throw new Error(`there is no ${id}`);
  return sheet;
}

/** Null while everybody is in town. */
export function atHome({ phase }: CampaignState, rule: string): Refusal | null {
  if (phase === 'over') return refuse('campaignOver', rule);
  return phase === 'quest' ? refuse('questUnderWay', rule) : null;
}

/** Null where the seat has this hero, and it is not on the way further down (EXP-AFT-06). */
export function inTown(state: CampaignState, seat: SeatId, hero: ClassId, rule: string): Refusal | null {
  const stopped = atHome(state, rule);
  if (stopped !== null) return stopped;
  const sheet = state.heroes.find(({ id }) => id === hero);
  if (sheet === undefined) return refuse('noSuchHero', rule, { hero });
  if (sheet.seat !== seat) return refuse('notYourHero', 'EXP-GEN-03', { hero });
  return sheet.where === 'below' ? refuse('wentDeeper', 'EXP-AFT-06', { hero }) : null;
}

/** Null where this hero may do what heroes do after a game (EXP-AFT-07). */
export function afterGame(state: CampaignState, seat: SeatId, hero: ClassId, rule: string): Refusal | null {
  const stopped = inTown(state, seat, hero, rule);
  if (stopped !== null) return stopped;
  const { returned, ready } = sheetOf(state, hero);
  if (!returned) return refuse('notReturned', 'EXP-AFT-07', { hero });
  return ready ? refuse('isReady', rule, { hero }) : null;
}

const MOST_CARDS = 5;

/** Null where it carries no more than a hero may in a dungeon (EXP-AFT-04). */
export function loadRefusal({ id: hero, cards }: Pick<Sheet, 'id' | 'cards'>): Refusal | null {
  if (cards.length > MOST_CARDS) return refuse('tooManyCards', 'EXP-AFT-04', { hero, cards: cards.length });
  const armours = cards.filter(({ card }) => treasureCard(card).kind === 'armour');
  return armours.length > 1 ? refuse('tooMuchArmour', 'EXP-AFT-04', { hero }) : null;
}

function lyingIn({ dungeon }: LeftDungeon): readonly TreasureId[] {
  return dungeon.heaps.flatMap(({ cards }) => cards.map(({ card }) => card));
}

/** Cards that are neither in the box nor with these heroes, nor in the dungeon of this quest. */
export function elsewhere(
  { heroes, dungeons }: CampaignState,
  going: readonly ClassId[],
  quest: string | null,
): readonly TreasureId[] {
  return [
    ...heroes.flatMap(({ id, cards }) => (going.includes(id) ? [] : cards.map(({ card }) => card))),
    ...dungeons.filter((one) => one.quest !== quest).flatMap(lyingIn),
  ];
}

/** The Treasure pile between two quests. */
export function treasuresInBox(state: CampaignState): readonly TreasureId[] {
  const left = [...TREASURE_DECK];
  for (const card of elsewhere(state, [], null)) left.splice(left.indexOf(card), 1);
  return left;
}

/** Drawing from the Treasure deck (EXP-CRD-08). */
import type { RuleId } from '@oubliette/kernel';
import type { TreasureId } from '../content/treasures.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';

/** The next card, or null where the deck and its discards are empty. */
export function turnTreasure(
  play: Play,
  rule: RuleId,
  wanted: (card: TreasureId) => boolean = () => true,
): TreasureId | null {
  const some = (cards: readonly string[]): boolean => cards.some((card) => wanted(card as TreasureId));
  if (!some(play.state.decks.treasure.pile)) {
    if (!some(play.state.decks.treasure.aside)) {
      play.tell('nothingLeft', {}, [rule]);
      return null;
    }
    play.tell('reshuffled', {}, ['EXP-CRD-08']);
  }
  const card = play.draw(
    'treasure',
    play.state.decks.treasure.pile.filter((one) => wanted(one as TreasureId)),
    GM,
    rule,
  );
  play.reveal('treasureTurned', { card: card as TreasureId }, [rule]);
  return card as TreasureId;
}

export function drawTreasures(play: Play, count: number, rule: RuleId): readonly TreasureId[] {
  const cards: TreasureId[] = [];
  while (cards.length < count) {
    const card = turnTreasure(play, rule);
    if (card === null) break;
    cards.push(card);
  }
  return cards;
}

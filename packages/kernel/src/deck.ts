/**
 * A pile of face-down cards that no player may look into.
 * To the players such a pile is only the set of cards still in it, so chance happens at the draw: the pile is
 * a die whose faces are its cards. No order is stored, so none leaks, and the table draws from it even where
 * people roll their own dice.
 */
import type { RuleId, SeatId } from './contract.ts';
import type { Die } from './dice.ts';

export interface Deck {
  readonly id: string;
  /** The face-down cards, in a fixed order that means nothing. */
  readonly pile: readonly string[];
  /** Cards out of the pile for good, or until the pile is remade. */
  readonly aside: readonly string[];
}

export function newDeck(id: string, cards: readonly string[]): Deck {
  return { id, pile: [...cards].sort(), aside: [] };
}

interface Rolls {
  roll<F extends string>(die: Die<F>, by: SeatId, rule: RuleId): F;
}

/** The top card of a shuffled pile, or null when the pile is empty. The caller emits what happened to it. */
export function topCard(deck: Deck, rolls: Rolls, by: SeatId, rule: RuleId): string | null {
  if (deck.pile.length === 0) return null;
  return rolls.roll({ id: deck.id, faces: deck.pile, seen: 'nobody' }, by, rule);
}

export function withoutCard(deck: Deck, card: string): Deck {
  const at = deck.pile.indexOf(card);
  if (at < 0) throw new Error(`${card} is not in the ${deck.id} pile`);
  return { ...deck, pile: deck.pile.toSpliced(at, 1) };
}

export function withCard(deck: Deck, card: string): Deck {
  return { ...deck, pile: [...deck.pile, card].sort() };
}

export function withCardAside(deck: Deck, card: string): Deck {
  return { ...deck, aside: [...deck.aside, card] };
}

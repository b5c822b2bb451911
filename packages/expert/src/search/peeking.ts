/** The next cards of the Dungeon pile are looked at, by one seat or by all (EXP-SRF-08, EXP-SRF-10). */
import type { RuleId } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import { lookInto } from '../doors/pile.ts';
import type { DungeonCard } from '../doors/types.ts';
import { seatOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { EventWith } from '@oubliette/referee';
import type { SearchFacts } from './types.ts';

/** All learn who looks and at how many; which they are, only those who may. */
export function peek(
  play: Play,
  hero: ClassId,
  count: number,
  rule: RuleId,
  isOpen = false,
): readonly DungeonCard[] {
  const cards = lookInto(play, count, rule);
  const by = seatOf(play.state, hero);
  const known = cards.map((card, at) => ({ at, card, to: isOpen ? ('all' as const) : [by] }));
  play.reveal('cardsPeeked', { by, known }, [rule]);
  return cards;
}

type CardsPeeked = EventWith<'cardsPeeked', SearchFacts['cardsPeeked']>;

export function peekedBy(event: CardsPeeked, seat: string): CardsPeeked {
  const known = event.known.map((one) =>
    one.to === 'all' || one.to.includes(seat) ? one : { at: one.at, to: one.to },
  );
  return { ...event, known };
}

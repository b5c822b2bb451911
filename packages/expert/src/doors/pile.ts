/** Drawing from the Dungeon pile: no order exists before a card is turned or looked at (EXP-PRP-05 to EXP-PRP-07). */
import type { RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { DungeonCard, Pile } from './types.ts';

/** The quest room is one of the last four cards. */
const LAST = 4;

/** The card after those whose place is known; null where there is none. */
function nextUnknown(
  play: Play,
  { count, known, unseen, holdsQuestRoom }: Pile,
  rule: RuleId,
): DungeonCard | null {
  const left = count - known.length;
  if (left === 0) return null;
  const places = known.map(({ card }) => card);
  if (holdsQuestRoom && !places.includes('questRoom') && left <= LAST) {
    const faces = ['questRoom', ...Array.from({ length: left - 1 }, () => 'ordinary' as const)] as const;
    if (play.draw('lastFour', faces, GM, rule) === 'questRoom') return 'questRoom';
  }
  return play.draw(
    'dungeon',
    unseen.filter((id) => !places.includes(id)),
    GM,
    rule,
  );
}

/** The next card: known to somebody, or drawn now. Null where the pile is empty. */
export function nextCard(play: Play, rule: RuleId): DungeonCard | null {
  const { pile } = play.state;
  return pile.known[0]?.card ?? nextUnknown(play, pile, rule);
}

/** The pile without its next card. */
export function withoutNext({ count, known, unseen, holdsQuestRoom }: Pile, card: DungeonCard): Pile {
  return {
    count: count - 1,
    known: known.slice(1).map((one) => ({ ...one, at: one.at - 1 })),
    unseen: unseen.filter((id) => id !== card),
    holdsQuestRoom: holdsQuestRoom && card !== 'questRoom',
  };
}

/** The next cards, as many as there are: those known, and more drawn to lie behind them. */
export function lookInto(play: Play, count: number, rule: RuleId): readonly DungeonCard[] {
  const { pile } = play.state;
  const known = [...pile.known];
  while (known.length < count) {
    const card = nextUnknown(play, { ...pile, known }, rule);
    if (card === null) break;
    known.push({ at: known.length, card, to: [] });
  }
  return known.slice(0, count).map(({ card }) => card);
}

/** What a game master settles before the first tile, besides what the generator rolls (EXP-PRP-08, EXP-QRM-07). */
import type { Command } from '@oubliette/expert';
import { budgetOf, monsterCard, threatOf } from '@oubliette/expert';
import { pickBest } from '../../shared/pick.ts';
import { movesOf } from '../seen.ts';
import type { CommandOf, ExpertLook, Seen } from '../seen.ts';
import type { Manner } from './manner.ts';

/** Beyond the budget of a quest room, which is advice: an ability more, or another card. */
const EXCESS = 4;
const GREATEST = 6;

export function prepared({ view }: Seen, { prepares }: Manner, look: ExpertLook): Command {
  const { plan, depth, bestiary = [], room = null } = view.quest;
  if (prepares === 'asPrinted') return { type: 'ready' };
  if (plan === null) return { type: 'rollQuest' };
  if (prepares === 'gently') {
    const isGreat = bestiary.some(
      (id) => monsterCard(id).isLeader === true && monsterCard(id).level === GREATEST,
    );
    return isGreat ? { type: 'removeTop', rank: 'leader' } : { type: 'ready' };
  }
  if (depth === 0) return { type: 'rollDepth' };
  return (room === null ? worstRoom(look, budgetOf(depth) + EXCESS) : undefined) ?? { type: 'ready' };
}

/** The most threatening design that is not much beyond the budget. */
function worstRoom({ moves }: ExpertLook, most: number): CommandOf<'setQuestRoom'> | undefined {
  const threat = (one: CommandOf<'setQuestRoom'>): number => threatOf({ ...one, annex: [] } as never);
  const rooms = movesOf(moves, 'setQuestRoom').filter((one) => threat(one) <= most);
  return rooms.length === 0 ? undefined : pickBest(rooms, threat);
}

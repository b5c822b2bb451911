/** Who may act now, and why. */
import type { SeatId, Waiting } from '@oubliette/kernel';
import { CLASSES } from '../content/characters.ts';
import { party } from './roster.ts';
import { openQuests } from './quests.ts';
import { hostOf } from './setup.ts';
import type { CampaignSetup } from './setup.ts';
import type { CampaignState } from './state.ts';

/** Players see to their heroes; once all of them are ready the quest book is waited for. */
export function campaignWaiting(campaign: CampaignSetup, state: CampaignState): readonly Waiting[] {
  const host = hostOf(campaign);
  if (state.phase === 'over') return [];
  if (state.phase === 'quest') return [{ seat: host, prompt: 'recordQuest', rules: ['EXP-EXI-06'] }];
  const players = campaign.seats.flatMap((seat) => inTown(state, seat));
  const isBusy = (seat: SeatId): boolean => players.some((one) => one.seat === seat && one.optional !== true);
  if (isBusy(host)) return players;
  const canGo = openQuests(campaign, state).length > 0 && party(state.heroes).length > 0;
  const word: Waiting = { seat: host, prompt: canGo ? 'chooseQuest' : 'closeBook', rules: ['EXP-PRP-01'] };
  const others = players.filter(({ seat }) => seat !== host);
  return [others.some(({ seat }) => isBusy(seat)) ? { ...word, optional: true } : word, ...others];
}

/** Awaited with a hero who is not ready, or with none though there are heroes to be had. */
function inTown({ heroes }: CampaignState, seat: SeatId): Waiting[] {
  const own = heroes.filter((sheet) => sheet.seat === seat);
  const mayEnrol = heroes.length < CLASSES.length;
  // Whoever is on the way further down has nothing to see to (EXP-AFT-06).
  if (!mayEnrol && own.every(({ where }) => where === 'below')) return [];
  const isAwaited = own.length === 0 || own.some(({ ready, where }) => !ready && where === 'town');
  const waiting: Waiting = { seat, prompt: 'inTown', rules: ['EXP-AFT-07'] };
  return [isAwaited ? waiting : { ...waiting, optional: true }];
}

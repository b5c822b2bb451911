/** Who may act now, and why: the host moves a campaign on; other players may act while they are in town. */
import type { Waiting } from '@oubliette/kernel';
import { HERO_KINDS } from '../content/heroes.ts';
import { openQuests } from './quests.ts';
import type { CheckedCampaign } from './setup.ts';
import type { CampaignState } from './state.ts';

export function campaignWaiting(campaign: CheckedCampaign, state: CampaignState): readonly Waiting[] {
  const { host } = campaign;
  switch (state.phase) {
    case 'over':
      return [];
    case 'quest':
      return [{ seat: host, prompt: 'recordQuest', rules: ['CLS-END-03', 'CLS-CHP-01'] }];
    case 'town': {
      const prompt = openQuests(campaign, state).length > 0 ? 'chooseQuest' : 'closeBook';
      const shopping = inTown(campaign, state);
      const word = { seat: host, prompt, rules: ['CLS-SET-09', 'CLS-QBK-09'] };
      const ready = shopping.every(({ optional }) => optional === true);
      return [ready ? word : { ...word, optional: true }, ...shopping];
    }
  }
}

/**
 * Players with a hero to look after or to enrol. The campaign waits for those with a hero in town or with no
 * hero, but never for the host.
 */
function inTown({ seats, host }: CheckedCampaign, { heroes }: CampaignState): Waiting[] {
  const mayEnrol = heroes.length < HERO_KINDS.length;
  return seats.flatMap((seat) => {
    const own = heroes.filter((sheet) => sheet.seat === seat);
    if (seat === host || (own.length === 0 && !mayEnrol)) return [];
    const awaited = own.length === 0 || own.some((sheet) => sheet.inTown);
    const waiting: Waiting = { seat, prompt: 'inTown', rules: ['CLS-EQP-02'] };
    return [awaited ? waiting : { ...waiting, optional: true }];
  });
}

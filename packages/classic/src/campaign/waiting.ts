/** Who may act now, and why: the host's word moves a campaign on; the others are in town as long as it lasts. */
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
      return [{ seat: host, prompt, rules: ['CLS-SET-09', 'CLS-QBK-09'] }, ...inTown(campaign, state)];
    }
  }
}

/** Players with a hero to look after or one to enrol. */
function inTown({ seats, host }: CheckedCampaign, { heroes }: CampaignState): Waiting[] {
  const mayEnrol = heroes.length < HERO_KINDS.length;
  const busy = seats.filter(
    (seat) => seat !== host && (mayEnrol || heroes.some((sheet) => sheet.seat === seat)),
  );
  return busy.map((seat) => ({ seat, prompt: 'inTown', rules: ['CLS-EQP-02'], optional: true }));
}

import type { CampaignTrial } from './campaign.ts';
import type { Trial } from './party.ts';
import type { Task } from '../node/task.ts';

/** Quests of the classic game, for other threads to play. */
export function classicTask(trial: Trial): Task {
  return { module: new URL('./classic.ts', import.meta.url).href, make: 'classicExperiment', given: trial };
}

/** Campaigns of the classic game: a series with a part for each quest. */
export function campaignTask(trial: CampaignTrial): Task {
  return { module: new URL('./campaign.ts', import.meta.url).href, make: 'campaignSeries', given: trial };
}

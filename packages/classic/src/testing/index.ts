/** For other packages' tests: random play of classic, and checks of who may know what. */
export { classicSubject, isFleeting } from './subject.ts';
export { DrawnTable } from './table.ts';
export { anyCampaign, anyReport, anyTownPlayer, chance, pick } from '../campaign/testing/random.ts';
export { smallQuest } from '../campaign/testing/quest.ts';
export { offeredForm } from '../campaign/testing/town.ts';
export { watchCampaigns } from '../campaign/testing/watched.ts';
export { assertWellWritten, monstersIn } from './questText.ts';

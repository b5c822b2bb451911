/** The quest a setup names or brings. */
import { questNamed } from '../content/quests/index.ts';
import type { Setup } from '../setup.ts';
import type { Quest } from './quest.ts';

export function questOf({ quest }: Pick<Setup, 'quest'>): Quest | null {
  return typeof quest === 'string' ? (questNamed(quest) ?? null) : quest;
}

/** Every quest of ours by its id: the contexts of the generator, and the eight that are ready. */
import type { Quest } from '../../quests/quest.ts';
import { CONTEXTS } from './contexts.ts';
import { LESSON } from './lesson.ts';
import { READY_QUESTS } from './ready.ts';

export { CONTEXTS, LESSON, READY_QUESTS };

const QUESTS = new Map([...CONTEXTS, ...READY_QUESTS].map((quest) => [quest.id, quest]));

export const QUEST_IDS = [...QUESTS.keys()];

export function questNamed(id: string): Quest | undefined {
  return id === LESSON.id ? LESSON : QUESTS.get(id);
}

/** How the lobby asks for a quest. */
import type { FormParts } from '../../forms/form.ts';

export const QUEST_PARTS: FormParts = { Beside: () => null, Heroes: () => null };

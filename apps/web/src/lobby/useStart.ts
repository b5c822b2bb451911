/** Opens the drafted table and goes there. */
import { openTable } from '../net/tables.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { requestOf, whereOf } from './draft.ts';
import type { Draft } from '../forms/form.ts';
import { useEnter } from '../tables/useEnter.ts';
import type { Enter } from '../tables/useEnter.ts';

export interface Start extends Enter {
  readonly start: (draft: Draft) => void;
}

export function useStart(): Start {
  const words = useWords(LOBBY);
  const { busy, enter } = useEnter();
  return {
    busy,
    enter,
    start: (draft) => enter(draft.game, () => openTable(requestOf(draft, words('someone')), whereOf(draft))),
  };
}

/** Opens the drafted table and goes there. */
import { openTable } from '../net/tables.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { requestOf, whereOf } from './draft.ts';
import type { Draft } from '../forms/form.ts';
import { showAnew } from '../play/seenHints.ts';
import { useEnter } from '../tables/useEnter.ts';
import type { Enter } from '../tables/useEnter.ts';

export interface Start extends Enter {
  readonly start: (draft: Draft) => void;
  /** The same for a lesson: its hints come, whatever has been closed before. */
  readonly teach: (draft: Draft) => void;
}

export function useStart(): Start {
  const words = useWords(LOBBY);
  const { busy, enter } = useEnter();
  const start = (draft: Draft): void =>
    enter(draft.game, () => openTable(requestOf(draft, words('someone')), whereOf(draft)));
  return {
    busy,
    enter,
    start,
    teach(draft) {
      showAnew();
      start(draft);
    },
  };
}

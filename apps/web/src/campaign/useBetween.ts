/** From the player's table to what the pages between two quests show. */
import { useMemo } from 'react';
import { useAtTable } from '../table/atTable.ts';
import type { Between } from '../town/between.ts';

export function useBetween<V>(): Between<V> {
  const { table, link, language, act, refuse, confirm } = useAtTable();
  return useMemo((): Between<V> => {
    const { present, seats, info, batches } = table;
    const done = async (request: Parameters<typeof act>[0]) => (await act(request))?.t === 'done';
    return {
      language,
      view: present.view as unknown as V,
      info,
      seats,
      moves: present.moves,
      batches,
      undoable: present.undoable !== null && seats.includes(present.undoable) ? present.undoable : null,
      give: (seat, command) => done({ t: 'do', seat, command: { ...command } }),
      async why(seat, command) {
        const reply = await link.ask({ t: 'why', seat, command: { ...command } });
        if ((reply.t === 'why' || reply.t === 'refused') && reply.refusal !== null) refuse(reply.refusal);
      },
      undo: (seat) => done({ t: 'undo', seat }),
      correct: (seat, change, reason) =>
        done({ t: 'override', seat, change: { ...change } as never, reason }),
      confirm,
    };
  }, [table, link, language, act, refuse, confirm]);
}

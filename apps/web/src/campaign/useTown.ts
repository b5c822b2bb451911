/** From the player's table to the town its pages show. */
import { useMemo } from 'react';
import type { TownView } from '@oubliette/classic';
import { useAtTable } from '../table/atTable.ts';
import type { Town } from '../town/town.ts';

export function useTown(): Town {
  const { table, link, language, act, refuse, confirm } = useAtTable();
  return useMemo((): Town => {
    const { present, seats, info, batches } = table;
    const view = present.view as unknown as TownView;
    const done = async (request: Parameters<typeof act>[0]) => (await act(request))?.t === 'done';
    return {
      language,
      view,
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
      correctGold: (hero, gold, reason) =>
        done({ t: 'override', seat: view.host, change: { tag: 'setGold', hero, gold }, reason }),
      confirm,
    };
  }, [table, link, language, act, refuse, confirm]);
}

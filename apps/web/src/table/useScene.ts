/** The table as the game's components see it. */
import { useMemo } from 'react';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import type { Chair } from '@oubliette/table';
import { toast } from '../ui/notices.ts';
import { useReducedMotion, useSettings } from '../settings/store.ts';
import { useAtTable } from './atTable.ts';
import { roleOf } from './eyes.ts';
import type { TableScene, SceneSettings } from '../play/gameUi.ts';
import { memberName } from './people.ts';
import { explainError } from './refusals.ts';
import type { Shown } from './usePlayback.ts';

const NO_MOVES: TableScene['moves'] = {};

/**
 * `follow` is the seat a watcher follows; while the view is `turning` to another of the player's seats,
 * nothing can be done. On a shared device only the side that holds it acts.
 */
export function useScene(
  shown: Shown,
  follow: SeatId | null,
  turning: boolean,
  side: Chair['role'] | null,
): TableScene {
  const { link, table, language, act, refuse, showRule, confirm } = useAtTable();
  const settings = useSceneSettings();
  const { seats, eyes, info, present, points, batches } = table;
  const watching = seats.length === 0;
  const own = useMemo(
    () => (side === null ? present.moves : movesOfSide(present.moves, info.chairs, side)),
    [present.moves, info.chairs, side],
  );
  const told = useMemo(() => batches.filter(({ seq }) => seq <= shown.told), [batches, shown.told]);
  return useMemo<TableScene>(
    () => ({
      language,
      view: shown.present.view,
      seats,
      eyes,
      chairs: info.chairs,
      moves: shown.still && !watching && !turning ? own : NO_MOVES,
      waiting: shown.present.waiting,
      present,
      batches: told,
      cue: shown.cue,
      still: watching,
      beside: info.options.pace === 'box',
      typesDice: info.options.pace === 'box' && info.options.dice !== 'app',
      follow,
      settings,
      points: points.map(({ member, ...point }) => ({ ...point, name: memberName(info, member) })),
      ask: link.ask,
      point: link.point,
      give: async (seat: SeatId, command: BaseCommand) =>
        (await act({ t: 'do', seat, command: { ...command } })) !== null,
      why: async (seat: SeatId, command: BaseCommand, put = (refusal: Refusal) => refusal) => {
        const reply = await link.ask({ t: 'why', seat, command: { ...command } });
        if (reply.t === 'why' && reply.refusal !== null) refuse(put(reply.refusal));
        if (reply.t === 'error') toast(explainError(reply.code, language), 'warning');
      },
      showRule,
      hurry: shown.skip,
      notify: (text, tone) => toast(text, tone),
      confirm,
    }),
    [
      shown,
      told,
      language,
      seats,
      eyes,
      info,
      present,
      own,
      points,
      watching,
      turning,
      settings,
      link,
      act,
      refuse,
      showRule,
      confirm,
      follow,
    ],
  );
}

function movesOfSide(
  moves: TableScene['moves'],
  chairs: readonly Chair[],
  side: Chair['role'],
): TableScene['moves'] {
  return Object.fromEntries(Object.entries(moves).filter(([seat]) => roleOf({ chairs }, seat) === side));
}

function useSceneSettings(): SceneSettings {
  const { speed, askBefore, warnBeforeEnd, letterKeys, asks } = useSettings();
  const reducedMotion = useReducedMotion();
  return useMemo(
    () => ({ reducedMotion, speed, askBefore, warnBeforeEnd, letterKeys, asks }),
    [reducedMotion, speed, askBefore, warnBeforeEnd, letterKeys, asks],
  );
}

/** The match on the table: the part of it that the holder of the device may see. */
import { useEffect, useState } from 'react';
import type { SeatId } from '@oubliette/kernel';
import { useSettings } from '../settings/store.ts';
import { Curtain } from '../ui/Curtain.tsx';
import { Loading } from '../ui/Loading.tsx';
import { announce, dismissToast, getNotices } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { lastSeen, markSeen } from '../tables/away.ts';
import { chairOf, curtainTitle } from './people.ts';
import { Passing } from './PassDevice.tsx';
import { TableLayout } from './TableLayout.tsx';
import { usePassing } from './usePassing.ts';
import { usePlayback } from './usePlayback.ts';
import { useScene } from './useScene.ts';
import { useSight } from './useSight.ts';
import { TABLE } from './words.ts';

export function PlayTable() {
  const words = useWords(TABLE);
  const { table, ui, language } = useAtTable();
  const { speed } = useSettings();
  const shown = usePlayback(table, ui, language, speed, useFirstTime(table.info.id));
  const { sight, take, side, pass, isVisit } = useSight(shown.still, usePassing(shown.still));
  const [follow, setFollow] = useState<SeatId | null>(null);
  const turning = sight.shows === 'table' && sight.lookThrough !== null;
  const scene = useScene(shown, follow, turning, side);
  if (sight.shows === 'curtain') return <HotSeatCurtain key={sight.to} to={sight.to} onLift={take} />;
  if (sight.shows === 'nothing') return <Loading text={words('curtainMoment')} />;
  return (
    <Passing value={side === 'hero' || isVisit ? { side: side ?? 'hero', pass } : null}>
      <TableLayout
        key={side ?? 'one'}
        scene={scene}
        shown={shown}
        side={side ?? 'one'}
        onFollow={() => setFollow(nextToFollow(scene.chairs, follow))}
      />
    </Passing>
  );
}

/** Leaves nothing one side has seen to the other: neither on the screen nor in the spoken text. */
function HotSeatCurtain({ to, onLift }: { readonly to: SeatId; readonly onLift: () => void }) {
  const words = useWords(TABLE);
  const { table, ui, language } = useAtTable();
  const { info } = table;
  const chair = chairOf(info, to);
  const title = curtainTitle(info, to, language);
  useEffect(() => {
    for (const { key } of getNotices().toasts) dismissToast(key);
    announce('');
    announce(title, true);
  }, [title]);
  return (
    <Curtain
      title={title}
      text={words('curtainHint')}
      lift={words('curtainLift')}
      onLift={onLift}
      {...(chair === undefined ? {} : { emblem: ui.emblem(chair) })}
    />
  );
}

/** Whether this browser shows this match for the first time. */
function useFirstTime(table: string): boolean {
  const key = `${table} opening`;
  const [first] = useState(() => lastSeen(key) === null);
  useEffect(() => markSeen(key, 1), [key]);
  return first;
}

/** From hero to hero, and back to none. */
function nextToFollow(chairs: readonly { seat: SeatId; role: string }[], now: SeatId | null): SeatId | null {
  const heroes = chairs.filter(({ role }) => role === 'hero').map(({ seat }) => seat);
  return heroes[now === null ? 0 : heroes.indexOf(now) + 1] ?? null;
}

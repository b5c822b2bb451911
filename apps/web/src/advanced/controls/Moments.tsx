/** Round one screen, at the beginning: at which moments the device goes to the game master, counter or not (ADV-TOK-04). */
import { useState } from 'react';
import { COUNTER_MOMENTS, MASTER, momentName } from '@oubliette/advanced';
import type { CounterMoment } from '@oubliette/advanced';
import { useAtTable } from '../../table/atTable.ts';
import { lastSeen, markSeen } from '../../table/away.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Table } from '../play/desk.ts';

/** Never; where something is met or has been explored; whenever a counter could be played. */
const PACES = {
  never: [],
  meetings: ['exploration', 'placing', 'combatStart'],
  always: COUNTER_MOMENTS,
} as const satisfies Record<string, readonly CounterMoment[]>;
type HandingOver = keyof typeof PACES;

export function Moments({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const { table: known } = useAtTable();
  const key = `${known.info.id} moments`;
  const [isSet, setSet] = useState(() => lastSeen(key) !== null);
  const [pace, setPace] = useState<HandingOver>('meetings');
  const isShared = scene.seats.includes(MASTER) && scene.seats.some((seat) => seat !== MASTER);
  if (isSet || !isShared || scene.eyes === MASTER || scene.view.stage === 'over') return null;
  const settle = async () => {
    setSet(true);
    markSeen(key, 1);
    for (const moment of PACES[pace]) await scene.give(MASTER, { type: 'watch', moment, on: true });
  };
  const list = (moments: readonly CounterMoment[]): string =>
    new Intl.ListFormat(scene.language).format(moments.map((moment) => momentName(moment, scene.language)));
  return (
    <Dialog
      open
      onClose={() => void settle()}
      title={words('momentsTitle')}
      size="small"
      actions={
        <Button kind="primary" onClick={() => void settle()}>
          {words('momentsSet')}
        </Button>
      }
    >
      <p>{words('momentsText')}</p>
      <Choice
        label={words('momentsLabel')}
        look="list"
        chosen={pace}
        onChoose={setPace}
        options={(['never', 'meetings', 'always'] as const).map((value) => ({
          value,
          title: words(`moments_${value}`),
          hint: value === 'never' ? undefined : list(PACES[value]),
        }))}
      />
    </Dialog>
  );
}

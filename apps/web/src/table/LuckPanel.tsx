/** Dice statistics: what each seat has rolled, compared with the odds. */
import { useMemo } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/useWords.ts';
import { isTold } from '../play/byHand.ts';
import { useAtTable } from './atTable.ts';
import { luckOf } from './luck.ts';
import type { DieLuck } from './luck.ts';
import { rollerName } from './people.ts';
import { useWholePast } from './useWholePast.ts';
import { TABLE } from './words.ts';
import './LuckPanel.css';

export function LuckDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const { table, ui, language } = useAtTable();
  const { batches, info, present } = table;
  useWholePast(true);
  const luck = useMemo(
    () => luckOf(ui.rolls?.(batches.filter(isTold), present.view) ?? []),
    [ui, batches, present.view],
  );
  return (
    <Dialog open onClose={onClose} title={words('luckTitle')}>
      {luck.length === 0 && <p>{words('luckNone')}</p>}
      {luck.map(({ seat, dice }) => (
        <section key={seat} className="luck">
          <h3>{rollerName(info, seat, language, ui.absentName)}</h3>
          {dice.map((die) => (
            <DieTable key={die.die} luck={die} />
          ))}
        </section>
      ))}
    </Dialog>
  );
}

function DieTable({ luck }: { readonly luck: DieLuck }) {
  const words = useWords(TABLE);
  const { ui, language } = useAtTable();
  const { die, rolled, faces } = luck;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (
    <table className="luck-table">
      <caption>{words('luckRolled', { die: ui.dieName?.(die, language) ?? die, count: rolled })}</caption>
      <thead>
        <tr>
          <th scope="col">{words('luckFace')}</th>
          <th scope="col">{words('luckSeen')}</th>
          <th scope="col">{words('luckExpected')}</th>
        </tr>
      </thead>
      <tbody>
        {faces.map(({ face, seen, expected }) => (
          <tr key={face}>
            <th scope="row">
              <ui.Die die={die} face={face} /> {ui.face(die, face, language)}
            </th>
            <td>
              <span className="luck-bar" style={{ inlineSize: share(seen, rolled) }} />
              <span className="luck-mark" style={{ insetInlineStart: share(expected, rolled) }} />
              {number.format(seen)}
            </td>
            <td>{number.format(expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function share(part: number, whole: number): string {
  return `${(100 * part) / Math.max(1, whole)}%`;
}

/** One device for heroes and game master: hands it to the master at any time, and back. */
import { createContext, useContext } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { roleOf } from './eyes.ts';
import { seatSubject } from './people.ts';
import { TOGETHER } from './togetherWords.ts';
import './PassDevice.css';

/** Which side holds the device, and how to hand it on; null if it is not shared. */
export const Passing = createContext<{ readonly side: string; readonly pass: () => void } | null>(null);

export function PassDevice() {
  const together = useWords(TOGETHER);
  const passing = useContext(Passing);
  const { table, language } = useAtTable();
  const { info, seats, present } = table;
  const master = seats.find((seat) => roleOf(info, seat) === 'gamemaster');
  if (passing === null || master === undefined || present.ending !== null) return null;
  const who = seatSubject(info, master, language);
  return (
    <div className="pass-device">
      <Button kind="quiet" icon="tabletop-players" onClick={passing.pass}>
        {passing.side === 'hero' ? together('passTo', { who }) : together('passBack')}
      </Button>
    </div>
  );
}

/** One screen for heroes and game master: it goes to the master at any time, and back. */
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { roleOf } from './eyes.ts';
import { seatName } from './people.ts';
import { TOGETHER } from './togetherWords.ts';
import './PassDevice.css';

export function PassDevice({ side, onPass }: { readonly side: string; readonly onPass: () => void }) {
  const together = useWords(TOGETHER);
  const { table, language } = useAtTable();
  const { info, seats, present } = table;
  const master = seats.find((seat) => roleOf(info, seat) === 'gamemaster');
  if (master === undefined || present.ending !== null) return null;
  const who = seatName(info, master, language);
  return (
    <div className="pass-device">
      <Button kind="quiet" icon="tabletop-players" onClick={onPass}>
        {side === 'hero' ? together('passTo', { who }) : together('passBack')}
      </Button>
    </div>
  );
}

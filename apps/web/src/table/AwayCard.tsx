/** Shows a returning player what happened while they were away. */
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { Away } from '../tables/away.ts';
import { useFocusInside } from './useFocusInside.ts';
import { TABLE } from './words.ts';
import './AwayCard.css';

export function AwayCard({ away, onClose }: { readonly away: Away; readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const { ui } = useAtTable();
  const actions = useFocusInside<HTMLDivElement>('.button-primary');
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('awayTitle')}
      size="small"
      actions={
        <div ref={actions}>
          <Button kind="primary" onClick={onClose}>
            {words('awayGo')}
          </Button>
        </div>
      }
    >
      <ul className="away">
        {away.lines.map((line) => (
          <li key={line.key} data-kinds={line.kinds.join(' ')}>
            {line.text}{' '}
            {line.dice.map(({ die, face, counts }, index) => (
              <ui.Die key={index} die={die} face={face} counts={counts} />
            ))}
          </li>
        ))}
      </ul>
      {away.more > 0 && <p className="away-more">{words('awayMore', { count: away.more })}</p>}
    </Dialog>
  );
}

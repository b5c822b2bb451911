/** What a check of the record has confirmed, and what it could not. */
import { useMemo } from 'react';
import { explainFault } from '@oubliette/words';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { checkReplay } from './replayModel.ts';
import type { Recorded } from './source.ts';
import { REPLAY } from './words.ts';
import './CheckDialog.css';

interface Props {
  readonly recorded: Recorded;
  readonly close: () => void;
}

export function CheckDialog({ recorded: { box, replay }, close }: Props) {
  const words = useWords(REPLAY);
  const language = useLanguage();
  const { rows, dice, drawn } = useMemo(() => checkReplay(box.system, replay), [box, replay]);
  const { fair } = replay.file;
  return (
    <Dialog
      open
      onClose={close}
      title={words('checkTitle')}
      actions={
        <Button kind="primary" onClick={close}>
          {words('close')}
        </Button>
      }
    >
      <ul className="check">
        <Finding is="confirmed" text={words('checkedChain', { rows })} />
        <Finding is="confirmed" text={words('checkedRules')} />
        {drawn === null && <Finding is="unknown" text={words('checkedNoFair', { dice })} />}
        {drawn?.ok === true && fair !== null && (
          <>
            <Finding is="confirmed" text={words('checkedPinned', { fingerprint: fair.fingerprint })} />
            <Finding is="confirmed" text={words('checkedDice', { dice: drawn.dice })} />
            {fair.after > 0 && <Finding is="unknown" text={words('checkedAfter', { rows: fair.after })} />}
          </>
        )}
        {drawn?.ok === false && (
          <Finding
            is="wrong"
            text={words('checkedWrong', {
              row: drawn.fault.at,
              reason: explainFault(drawn.fault.why, language),
            })}
          />
        )}
      </ul>
    </Dialog>
  );
}

const SIGNS = { confirmed: 'check', unknown: 'minus', wrong: 'close' } as const;

function Finding({ is, text }: { readonly is: keyof typeof SIGNS; readonly text: string }) {
  return (
    <li className={`check-finding check-${is}`}>
      <Icon name={SIGNS[is]} />
      <span>{text}</span>
    </li>
  );
}

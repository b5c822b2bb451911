/** A question before something irreversible. */
import type { ReactNode } from 'react';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly title: string;
  readonly yes: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  /** An alternative to do first, besides going back. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
}

export function SureDialog({ title, yes, busy = false, onYes, onClose, first, children }: Props) {
  const words = useWords(UI);
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          {first}
          <Button kind="danger" busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

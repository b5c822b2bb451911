/** A sheet of parchment over everything; Esc or a press outside closes it, and the focus goes back. */
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import { UI } from '../words/ui.ts';
import { IconButton } from './IconButton.tsx';
import './Dialog.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons below, the confirming one last. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** A sheet rises from the bottom edge, for a thumb. On wide screens it is an ordinary dialog. */
  readonly shape?: 'dialog' | 'sheet';
  /** False for a question that must be answered. */
  readonly dismissible?: boolean;
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'medium',
  shape = 'dialog',
  dismissible = true,
}: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const words = useWords(UI);

  // Closed while still on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  if (!open) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does the same
    <dialog
      ref={box}
      className={`dialog dialog-${size} dialog-as-${shape} on-parchment`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        // Not for a dialog that lies on top of this one.
        if (dismissible && event.target === box.current) onClose();
      }}
      onClick={(event) => {
        if (dismissible && event.target === box.current) onClose();
      }}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          {dismissible && <IconButton icon="close" label={words('close')} onClick={onClose} />}
        </div>
        <div className="dialog-body">{children}</div>
        {actions !== undefined && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}

/** Hides the whole table until the player who may see it has taken the device. */
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import './Curtain.css';

interface Props {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The label of the button that lifts it. */
  readonly lift: string;
  readonly onLift: () => void;
  readonly emblem?: ReactNode;
}

export function Curtain({ title, text, lift, onLift, emblem }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className="curtain on-night"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="curtain-words">
        {emblem !== undefined && <div className="curtain-emblem">{emblem}</div>}
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        <Button kind="primary" large onClick={onLift}>
          {lift}
        </Button>
      </div>
    </dialog>
  );
}

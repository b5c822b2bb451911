/** A hint for what is under the pointer or has the focus. Never the only place for a fact. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Kbd } from './Kbd.tsx';
import './Tooltip.css';

interface Props {
  readonly text: string;
  readonly hotkey?: string;
  readonly children: ReactNode;
}

export function Tooltip({ text, hotkey, children }: Props) {
  const [hushed, setHushed] = useState(false);
  return (
    <span
      className="tooltip"
      role="presentation"
      data-hushed={hushed || undefined}
      onPointerLeave={() => setHushed(false)}
      onKeyDown={(event) => event.key === 'Escape' && setHushed(true)}
      onClick={() => setHushed(true)}
    >
      {children}
      <span className="tooltip-text on-parchment" aria-hidden="true">
        {text}
        {hotkey !== undefined && <Kbd>{hotkey}</Kbd>}
      </span>
    </span>
  );
}

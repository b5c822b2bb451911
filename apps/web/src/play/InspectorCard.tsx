/** A card over the board about what was pressed long, and the numbers on it. */
import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import './InspectorCard.css';

interface Props {
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function InspectorCard({ close, onClose, children }: Props) {
  return (
    <aside className="inspector on-parchment" aria-live="polite">
      <IconButton icon="close" label={close} className="inspector-close" onClick={onClose} />
      {children}
    </aside>
  );
}

export function Value({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="inspector-value">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** On or off. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import './Switch.css';

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, onChange }: Props) {
  const id = useId();
  return (
    <div className="switch">
      <button
        type="button"
        role="switch"
        className="switch-button"
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : id}
        onClick={() => onChange(!on)}
      >
        <span className="switch-slot" aria-hidden="true">
          <span className="switch-knob" />
        </span>
        <span className="switch-label">{label}</span>
      </button>
      {hint !== undefined && (
        <p id={id} className="switch-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

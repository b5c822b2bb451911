/** A quantity between none and all. */
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import './Slider.css';

interface Props {
  readonly label: ReactNode;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The value in words: "70 %". */
  readonly say: (value: number) => string;
}

export function Slider({ label, value, onChange, min = 0, max = 1, step = 0.05, say }: Props) {
  const part = (value - min) / (max - min);
  return (
    <Field label={label}>
      {({ id }) => (
        <div className="slider">
          <input
            id={id}
            type="range"
            className="slider-input"
            style={{ '--part': part } as Record<string, number>}
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={say(value)}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output className="slider-value" htmlFor={id} aria-hidden="true">
            {say(value)}
          </output>
        </div>
      )}
    </Field>
  );
}

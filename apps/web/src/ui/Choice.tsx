/** One of several, each a card to press. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { AnyIcon } from './Icon.tsx';
import './Choice.css';

interface Option<T> {
  readonly value: T;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: AnyIcon;
}

interface Props<T> {
  readonly label: ReactNode;
  readonly options: readonly Option<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** `cards` side by side as far as they fit, `row` like keys of an instrument, `list` one below the other. */
  readonly look?: 'cards' | 'row' | 'list';
  readonly hint?: ReactNode;
}

export function Choice<T extends string | number>(props: Props<T>) {
  const { label, options, chosen, onChoose, look = 'cards', hint } = props;
  const name = useId();
  return (
    <fieldset className={`choice choice-${look}`}>
      <legend className="choice-label">{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              className="choice-radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} size={1.7} />}
            <span className="choice-words">
              <span className="choice-title">{option.title}</span>
              {option.hint !== undefined && <span className="choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="choice-note">{hint}</p>}
    </fieldset>
  );
}

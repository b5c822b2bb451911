/** A labelled field, with a hint or an error below. */
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import './Field.css';

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error, and what to do about it. */
  readonly error?: ReactNode;
  /** The label stands beside it if there is room. */
  readonly beside?: boolean;
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode;
}

export function Field({ label, hint, error, beside = false, children }: FieldProps) {
  const id = useId();
  const told = error ?? hint;
  return (
    <div className={beside ? 'field field-beside' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: told === undefined ? undefined : `${id}-told` })}
      {told !== undefined && (
        <p id={`${id}-told`} className={error === undefined ? 'field-hint' : 'field-error'}>
          {told}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly beside?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function TextField({ label, hint, error, beside = false, value, onValue, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} beside={beside}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="field-input"
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        />
      )}
    </Field>
  );
}

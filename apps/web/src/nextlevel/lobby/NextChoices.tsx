/** A NextLevel table's options: every one of its setup, in words and with its rule. */
import type { ReactNode } from 'react';
import { OPTION_DEFAULTS, OPTION_FORMS, OPTION_NAMES } from '@oubliette/nextlevel';
import type { NextOption, NextOptions, OptionForm } from '@oubliette/nextlevel';
import { Choice } from '../../ui/Choice.tsx';
import { Several } from '../../ui/Several.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { LOBBY } from '../../words/lobby.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import './NextChoices.css';

interface Props {
  /** What differs from the book. */
  readonly options: Partial<NextOptions>;
  readonly onOptions: (options: Partial<NextOptions>) => void;
}

export function NextChoices({ options, onOptions }: Props) {
  const words = useWords(LOBBY);
  return (
    <section className="next-choices" aria-labelledby="next-choices">
      <h3 id="next-choices" className="new-table-section">
        {words('nextOptions')}
      </h3>
      {OPTION_NAMES.map((option) => (
        <OptionField
          key={option}
          option={option}
          value={options[option] ?? OPTION_DEFAULTS[option]}
          onValue={(value) => onOptions({ ...options, [option]: value })}
        />
      ))}
    </section>
  );
}

interface FieldProps {
  readonly option: NextOption;
  readonly value: NextOptions[NextOption];
  readonly onValue: (value: NextOptions[NextOption]) => void;
}

function OptionField({ option, value, onValue }: FieldProps) {
  const language = useLanguage();
  const asked: OptionForm = OPTION_FORMS[option];
  const label = asked.label[language];
  const hint = `${asked.hint[language]} (${asked.rule})`;
  switch (asked.form) {
    case 'switch':
      return <Switch label={label} hint={hint} on={value === true} onChange={onValue} />;
    case 'choice':
      return row(
        String(value),
        asked.values.map((each) => ({ value: each.value, title: each.label[language] })),
      );
    case 'number':
      return row(
        Number(value),
        asked.usual.map((each) => ({ value: each, title: String(each) })),
      );
    case 'several':
      return (
        <Several
          label={label}
          hint={hint}
          values={asked.values.map((each) => ({ value: each.value, title: each.label[language] }))}
          chosen={value as readonly string[]}
          onChosen={(chosen) => onValue(chosen as NextOptions['hiddenTraps'])}
        />
      );
  }

  function row<T extends string | number>(
    chosen: T,
    values: readonly { readonly value: T; readonly title: string }[],
  ): ReactNode {
    return (
      <Choice
        look="row"
        label={label}
        hint={hint}
        chosen={chosen}
        onChoose={(next) => onValue(next as NextOptions[NextOption])}
        options={values}
      />
    );
  }
}

/** Any number of a few, each with a checkbox. */
import './Several.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly values: readonly { readonly value: string; readonly title: string }[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}

export function Several({ label, hint, values, chosen, onChosen }: Props) {
  return (
    <fieldset className="choice several">
      <legend className="choice-label">{label}</legend>
      <div className="several-values">
        {values.map(({ value, title }) => (
          <label key={value} className="several-value">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChosen(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            {title}
          </label>
        ))}
      </div>
      <p className="choice-note">{hint}</p>
    </fieldset>
  );
}

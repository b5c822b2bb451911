/** A wizard's first components, in any mix (ADV-MAG-08, ADV-CRE-28). */
import { COMPONENTS, HEROES, thingNoun } from '@oubliette/advanced';
import type { ComponentId } from '@oubliette/advanced';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { EXPEDITION } from '../words.ts';
import './Components.css';

interface Props {
  readonly legend: string;
  readonly chosen: readonly ComponentId[];
  readonly onChosen: (chosen: readonly ComponentId[]) => void;
}

export function Components({ legend, chosen, onChosen }: Props) {
  const words = useWords(EXPEDITION);
  const language = useLanguage();
  return (
    <fieldset className="create-components">
      <legend>{legend}</legend>
      {chosen.map((component, index) => (
        <select
          key={index}
          className="field-input"
          aria-label={words('componentNumber', { number: index + 1 })}
          value={component}
          onChange={(event) =>
            onChosen(
              chosen.with(
                index,
                COMPONENTS.find((one) => one === event.target.value)!,
              ),
            )
          }
        >
          {COMPONENTS.map((one) => (
            <option key={one} value={one}>
              {thingNoun(one)[language].one}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
}

/** A ready-made hero's: those on the sheet until others are chosen. */
export function ReadyComponents({
  id,
  legend,
  chosen,
  onChosen,
}: Omit<Props, 'chosen'> & { readonly id: string; readonly chosen: readonly ComponentId[] | null }) {
  const suggested = Object.values(HEROES).find((hero) => hero.id === id)?.components ?? [];
  return <Components legend={legend} chosen={chosen ?? suggested} onChosen={onChosen} />;
}

/** A wizard's first components, in any mix (ADV-MAG-08, ADV-CRE-28). */
import { COMPONENTS, HEROES, thingNoun } from '@oubliette/advanced';
import type { ComponentId } from '@oubliette/advanced';
import { useLanguage, useWords } from '../../../words/useWords.ts';
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

interface ReadyProps {
  readonly id: string;
  readonly legend: string;
  readonly chosen: readonly ComponentId[] | null;
  readonly onChosen: (chosen: (typeof COMPONENTS)[number][]) => void;
}

/** A ready-made hero's: those on the sheet until others are chosen. */
export function ReadyComponents({ id, legend, chosen, onChosen }: ReadyProps) {
  const suggested = Object.values(HEROES).find((hero) => hero.id === id)?.components ?? [];
  const choose = (ids: readonly ComponentId[]) =>
    onChosen(ids.flatMap((one) => COMPONENTS.find((known) => known === one) ?? []));
  return <Components legend={legend} chosen={chosen ?? suggested} onChosen={choose} />;
}

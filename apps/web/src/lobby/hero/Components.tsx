/** A new wizard's components: one for each spell, in any mix (ADV-CRE-28). */
import { COMPONENTS, thingNoun } from '@oubliette/advanced';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { EXPEDITION } from '../words.ts';
import { withComponent } from './making.ts';
import type { HeroDraft } from './making.ts';

interface Props {
  readonly hero: HeroDraft;
  readonly onHero: (hero: HeroDraft) => void;
}

export function Components({ hero, onHero }: Props) {
  const words = useWords(EXPEDITION);
  const language = useLanguage();
  return (
    <fieldset className="create-components">
      <legend>{words('componentsOf')}</legend>
      {hero.components.map((component, index) => (
        <select
          key={index}
          className="field-input"
          aria-label={words('componentNumber', { number: index + 1 })}
          value={component}
          onChange={(event) =>
            onHero(
              withComponent(
                hero,
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

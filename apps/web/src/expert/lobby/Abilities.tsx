/** Which of its nine abilities a hero takes, each with what it does (EXP-ABL-02). */
import { ABILITIES_OF, abilityCard, defaultAbilities } from '@oubliette/expert';
import type { AbilityId } from '@oubliette/expert';
import { toast } from '../../ui/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { TAKES } from './venture.ts';
import type { ClassId } from './venture.ts';
import { VENTURE_WORDS } from './words.ts';
import './Abilities.css';

interface Props {
  readonly id: ClassId;
  readonly hero: string;
  /** Null: those suggested. */
  readonly chosen: readonly string[] | null;
  readonly onChosen: (chosen: readonly string[] | null) => void;
}

export function Abilities({ id, hero, chosen, onChosen }: Props) {
  const words = useWords(VENTURE_WORDS);
  const language = useLanguage();
  const count = TAKES[id];
  const taken: readonly string[] = chosen ?? defaultAbilities(id);
  const toggle = (ability: AbilityId): void => {
    if (taken.includes(ability)) onChosen(taken.filter((one) => one !== ability));
    else if (taken.length < count) onChosen([...taken, ability]);
    else toast(words('enoughTaken', { count }), 'warning');
  };
  return (
    <details className="hero-abilities">
      <summary aria-label={words('abilitiesOf', { hero })}>
        {words('abilities', { taken: taken.length, count })}
      </summary>
      <ul>
        {ABILITIES_OF[id].map((ability) => {
          const { noun, text } = abilityCard(ability);
          return (
            <li key={ability}>
              <label className="hero-ability">
                <input type="checkbox" checked={taken.includes(ability)} onChange={() => toggle(ability)} />
                {noun[language].one}
              </label>
              <p className="hero-ability-text">{text[language]}</p>
            </li>
          );
        })}
      </ul>
      {chosen !== null && (
        <Button kind="quiet" onClick={() => onChosen(null)}>
          {words('suggested')}
        </Button>
      )}
    </details>
  );
}

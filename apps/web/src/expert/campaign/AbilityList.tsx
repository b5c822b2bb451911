/** A hero's abilities with what they do, and others to take in their place (EXP-AFT-05). */
import { abilityCard } from '@oubliette/expert';
import type { Sheet } from '@oubliette/expert';
import { useWords } from '../../words/useWords.ts';
import { heroOffers } from './model.ts';
import type { Settling } from './model.ts';
import { SETTLING } from './words.ts';

export function AbilityList({ settling, sheet }: { readonly settling: Settling; readonly sheet: Sheet }) {
  const words = useWords(SETTLING);
  const { language, moves } = settling;
  const swaps = heroOffers(moves, 'swapAbility', sheet.id);
  return (
    <details className="settler-abilities">
      <summary>{words('abilities')}</summary>
      <ul>
        {sheet.abilities.map((ability) => {
          const { noun, text } = abilityCard(ability);
          const others = swaps.filter(({ command }) => command.from === ability);
          const title = noun[language].one;
          return (
            <li key={ability}>
              <strong>{title}</strong> {text[language]}
              {others.length > 0 && (
                <select
                  className="field-input settler-give"
                  aria-label={words('swap', { ability: title })}
                  value=""
                  onChange={({ target }) => {
                    const chosen = others.find(({ command }) => command.to === target.value);
                    if (chosen !== undefined) void settling.give(chosen.seat, { ...chosen.command });
                  }}
                >
                  <option value="">{words('keep')}</option>
                  {others.map(({ command: { to } }) => (
                    <option key={to} value={to}>
                      {abilityCard(to).noun[language].one} — {abilityCard(to).text[language]}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

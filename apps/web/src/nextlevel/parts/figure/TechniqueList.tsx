/** A monster's techniques for its player: those possible now in one line, all of them on request. */
import type { Figure } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Linking, Reader } from '../../../classic/kit.ts';
import { techniquesOf, techniqueTexts } from './techniques.ts';
import { TECHNIQUE_WORDS } from './techniqueWords.ts';
import './figure.css';

type Props = Reader<NextView> & Linking & { readonly figure: Figure };

export function TechniqueList({ view, language, figure, rule: linkTo }: Props) {
  const techniques = techniquesOf(view, figure).filter(({ readable }) => readable);
  if (techniques.length === 0) return null;
  const names = techniques.filter(({ now }) => now).map(({ id }) => techniqueTexts(id, language).name);
  return (
    <details className="next-techniques">
      <summary>
        {names.length === 0
          ? say(TECHNIQUE_WORDS, language, 'techniques', {})
          : say(TECHNIQUE_WORDS, language, 'techniquesNow', { names: names.join(', ') })}
      </summary>
      <ul className="next-technique-list">
        {techniques.map(({ id, rule, now, unseen }) => {
          const { name, text } = techniqueTexts(id, language);
          return (
            <li key={id} className="next-technique" data-now={now || undefined} data-rule={rule}>
              <b>{name}</b>
              {now && <i className="next-technique-now">{say(TECHNIQUE_WORDS, language, 'now', {})}</i>}
              {unseen && (
                <i className="next-technique-unseen" title={say(TECHNIQUE_WORDS, language, 'unseen', {})}>
                  {say(TECHNIQUE_WORDS, language, 'hidden', {})}
                </i>
              )}
              <span className="next-technique-text">{text}</span>
              {linkTo(rule)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** A hero's progress towards Champion (CLS-CHP-02): a stud for each different quest. */
import type { CommonSheet } from '@oubliette/classic';
import { useWords } from '../words/useWords.ts';
import { championProgress } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Pips.css';

export function Pips({ sheet }: { readonly sheet: CommonSheet }) {
  const words = useWords(CAMPAIGN);
  const { done, of } = championProgress(sheet);
  return (
    <span className="pips" role="img" aria-label={words('progress', { done, of })}>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={i < done ? 'pips-stud pips-won' : 'pips-stud'} />
      ))}
    </span>
  );
}

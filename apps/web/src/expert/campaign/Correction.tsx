/** Whoever keeps the book sets a hero's gold right, with a reason everybody reads. */
import type { Sheet } from '@oubliette/expert';
import { CorrectGold } from '../../town/CorrectGold.tsx';
import { useWords } from '../../words/useWords.ts';
import { bookkeeper } from './model.ts';
import type { Settling } from './model.ts';
import { SETTLING } from './words.ts';

interface Props {
  readonly settling: Settling;
  readonly sheet: Sheet;
}

export function Correction({ settling, sheet: { id, name, gold: before } }: Props) {
  const words = useWords(SETTLING);
  const host = bookkeeper(settling);
  if (!settling.view.table.options.corrections || !settling.seats.includes(host)) return null;
  return (
    <CorrectGold
      title={words('correctTitle', { name })}
      before={before}
      onCorrect={(gold, reason) => settling.correct(host, { tag: 'setGold', hero: id, gold }, reason)}
    />
  );
}

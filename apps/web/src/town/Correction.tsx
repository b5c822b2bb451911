/** The Morcar player corrects the gold on a sheet. */
import type { CommonSheet } from '@oubliette/classic';
import { useWords } from '../words/useWords.ts';
import { CorrectGold } from './CorrectGold.tsx';
import { called } from './town.ts';
import type { Town } from './town.ts';
import { CAMPAIGN } from './words.ts';

export function Correction({ town, sheet }: { readonly town: Town; readonly sheet: CommonSheet }) {
  const words = useWords(CAMPAIGN);
  return (
    <CorrectGold
      title={words('correctTitle', { hero: called(sheet) })}
      before={sheet.gold}
      onCorrect={(gold, reason) => town.correctGold(sheet.kind, gold, reason)}
    />
  );
}

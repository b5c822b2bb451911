/** The level, and the progress towards the next. */
import { LEVELS } from '@oubliette/nextlevel';
import type { NextScoreSheet } from '@oubliette/nextlevel';
import { useWords } from '../../words/useWords.ts';
import { SHEET_WORDS } from '../parts/sheet/words.ts';
import '../parts/sheet/sheet.css';

export function LevelBar({ sheet: { kind, next } }: { readonly sheet: NextScoreSheet }) {
  const words = useWords(SHEET_WORDS);
  const { level, experience, nextLevelAt } = next;
  const from = LEVELS[kind][level - 1]?.experience ?? 0;
  const texts = [
    words('experience', { points: experience }),
    nextLevelAt === null
      ? words('topLevel')
      : words('toNext', { points: Math.max(0, nextLevelAt - experience), level: level + 1 }),
  ];
  return (
    <div className="next-level">
      {nextLevelAt !== null && (
        <progress
          className="next-level-bar"
          max={nextLevelAt - from}
          value={Math.min(experience, nextLevelAt) - from}
          aria-label={words('level', { level: level + 1 })}
        />
      )}
      <p className="next-level-text">{texts.join(', ')}</p>
    </div>
  );
}

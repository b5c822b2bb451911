/** The expedition on paper: a page for each level, with letters for things left behind. */
import type { View } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import { LEVEL_WORDS } from '../board/words.ts';
import { wordsIn } from '../../words/useWords.ts';
import { mapOfLevel } from '../board/paperLevel.ts';
import { NotedMapPage } from '../../paper/NotedMapPage.tsx';

interface Props {
  readonly view: View;
  readonly title: string;
  readonly language: Language;
}

export function ExpeditionPages({ view, title, language }: Props) {
  const words = wordsIn(LEVEL_WORDS, language);
  return view.levels.map((level, at) =>
    level.layout.pieces.length === 0 ? null : (
      <NotedMapPage
        key={at}
        title={title}
        aside={words('level', { number: at + 1 })}
        {...mapOfLevel(view, at, language)}
        none={words('noNotes')}
        language={language}
      />
    ),
  );
}

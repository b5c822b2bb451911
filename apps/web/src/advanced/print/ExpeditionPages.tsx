/** The expedition on paper: a page for each level, with letters for things left behind. */
import type { View } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import { LEVEL_WORDS } from '../board/words.ts';
import { wordsIn } from '../../words/useWords.ts';
import { mapOfLevel } from '../board/paperLevel.ts';
import { Legend } from '../../paper/MapPages.tsx';
import { Page } from '../../paper/Page.tsx';
import { PaperMapDrawing } from '../../board/PaperMapDrawing.tsx';
import './ExpeditionPages.css';

interface Props {
  readonly view: View;
  readonly title: string;
  readonly language: Language;
}

export function ExpeditionPages({ view, title, language }: Props) {
  const words = wordsIn(LEVEL_WORDS, language);
  return view.levels.map((level, at) => {
    if (level.layout.pieces.length === 0) return null;
    const { map, notes } = mapOfLevel(view, at, language);
    return (
      <Page key={at} title={title} aside={words('level', { number: at + 1 })}>
        <div className="expedition-map">
          <PaperMapDrawing map={map} label={words('level', { number: at + 1 })} />
        </div>
        <Legend map={map} language={language} />
        <section>
          <h3>{words('notes')}</h3>
          {notes.length === 0 ? (
            <p>{words('noNotes')}</p>
          ) : (
            <ol className="expedition-notes">
              {notes.map(({ letter, text }) => (
                <li key={letter}>
                  <b>{letter}</b> {text}
                </li>
              ))}
            </ol>
          )}
        </section>
      </Page>
    );
  });
}

/** A map on paper with its legend, and what its letters say. */
import type { Language } from '@oubliette/words';
import type { PaperMap } from '../board/paperMap.ts';
import { PaperMapDrawing } from '../board/PaperMapDrawing.tsx';
import { wordsIn } from '../words/useWords.ts';
import { Legend } from './MapPages.tsx';
import { Page } from './Page.tsx';
import { PRINT } from './words.ts';
import './NotedMapPage.css';

interface Props {
  readonly title: string;
  readonly aside: string;
  readonly map: PaperMap;
  readonly notes: readonly { readonly letter: string; readonly text: string }[];
  /** In the place of the notes where there are none. */
  readonly none: string;
  readonly language: Language;
}

export function NotedMapPage({ title, aside, map, notes, none, language }: Props) {
  const words = wordsIn(PRINT, language);
  return (
    <Page title={title} aside={aside}>
      <div className="noted-map">
        <PaperMapDrawing map={map} label={aside} />
      </div>
      <Legend map={map} language={language} />
      <section>
        <h3>{words('notes')}</h3>
        {notes.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ol className="noted-map-notes">
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
}

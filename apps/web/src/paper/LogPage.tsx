/** The session log on paper, turn by turn. */
import type { Language } from '@oubliette/words';
import type { LogLineUi } from '../play/gameUi.ts';
import { wordsIn } from '../words/useWords.ts';
import { Page } from './Page.tsx';
import { PRINT } from './words.ts';
import './LogPage.css';

interface Props {
  readonly title: string;
  readonly lines: readonly Pick<LogLineUi, 'key' | 'text' | 'kinds'>[];
  readonly language: Language;
}

export function LogPage({ title, lines, language }: Props) {
  return (
    <Page title={title} aside={wordsIn(PRINT, language)('log')}>
      <ol className="logpage">
        {lines
          .filter(({ kinds }) => !kinds.includes('quiet'))
          .map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
      </ol>
    </Page>
  );
}

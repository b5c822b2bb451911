/** A sheet of paper: a frame on the screen, a page in the printer. */
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Qr } from './Qr.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { PRINT } from './words.ts';
import './Page.css';

/** The address printed on every page; null if there is none. */
export const BackTo = createContext<string | null>(null);

interface Props {
  readonly title?: string;
  readonly aside?: string;
  /** False if the page itself shows its address. */
  readonly foot?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, aside, foot = true, children }: Props) {
  const words = useWords(PRINT);
  const back = useContext(BackTo);
  return (
    <section className="page" lang={useLanguage()}>
      {title !== undefined && (
        <header className="page-head">
          <h2>{title}</h2>
          {aside !== undefined && <p>{aside}</p>}
        </header>
      )}
      {children}
      {foot && back !== null && (
        <footer className="page-foot">
          <Qr text={back} />
          <span>{words('qrUnder')}</span>
        </footer>
      )}
    </section>
  );
}

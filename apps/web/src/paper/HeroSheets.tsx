/** Heroes' score sheets, two to a page. */
import { useLanguage } from '../words/useWords.ts';
import { HeroSheet } from './HeroSheet.tsx';
import { Page } from './Page.tsx';
import type { PaperSheet } from './sheet.ts';

export function HeroSheets({ sheets }: { readonly sheets: readonly PaperSheet[] }) {
  const language = useLanguage();
  const pages = sheets.flatMap((_, index) => (index % 2 === 0 ? [sheets.slice(index, index + 2)] : []));
  return pages.map((pair) => (
    <Page key={pair[0]!.kind} foot={false}>
      {pair.map((sheet) => (
        <HeroSheet key={sheet.kind} sheet={sheet} language={language} />
      ))}
    </Page>
  ));
}

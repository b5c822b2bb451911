/** NextLevel on paper: its heroes' sheets, and their map. */
import type { NextView } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { HeroSheets } from '../../paper/HeroSheets.tsx';
import { PlayersMapPage } from '../../paper/MapPages.tsx';
import { nextMarks, nextPaperSheet } from './nextSheet.ts';

interface Props {
  readonly view: NextView;
  readonly language: Language;
}

export function NextHeroSheets({ view, language }: Props) {
  return <HeroSheets sheets={view.heroes.map((hero) => nextPaperSheet(view, hero, language))} />;
}

export function NextMapPage({ view, language }: Props) {
  return <PlayersMapPage view={view} language={language} own={nextMarks(view, language)} />;
}

/** A table of NextLevel on paper. */
import type { NextView } from '@oubliette/nextlevel';
import { questDocuments, questLaidOut } from '../../paper/documents.ts';
import type { GamePages } from '../../paper/gamePages.ts';
import { BarePage, QuestPages } from '../../paper/MapPages.tsx';
import { NextHeroSheets, NextMapPage } from './NextPages.tsx';

export const nextPages: GamePages<NextView> = {
  offered: ({ screen }) => questDocuments(['sheets', 'map', 'quest', 'log', 'board'], screen !== null),
  laidOut: ({ screen }) => questLaidOut(screen !== null),
  page(document, { view, language }) {
    switch (document) {
      case 'sheets':
        return <NextHeroSheets view={view} language={language} />;
      case 'map':
        return <NextMapPage view={view} language={language} />;
      case 'quest':
        return view.screen && <QuestPages quest={view.screen.quest} language={language} />;
      case 'board':
        return <BarePage language={language} />;
      default:
        return null;
    }
  },
};

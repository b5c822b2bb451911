/** A table of classic on paper. */
import type { View } from '@oubliette/classic';
import { OFFERED, questDocuments, questLaidOut } from '../../paper/documents.ts';
import type { GamePages } from '../../paper/gamePages.ts';
import { HeroSheets } from '../../paper/HeroSheets.tsx';
import { BarePage, PlayersMapPage, QuestPages } from '../../paper/MapPages.tsx';
import { MonstersPage, ReferencePages } from '../../paper/ReferencePages.tsx';
import { blankSheets, sheetOf } from '../../paper/sheet.ts';
import { CLASSIC_PICTURES } from '../pictures/gallery.ts';

export const classicPages: GamePages<View> = {
  offered: ({ screen }) => questDocuments(OFFERED.table, screen !== null),
  laidOut: ({ screen }) => questLaidOut(screen !== null),
  page(document, { view, language }) {
    switch (document) {
      case 'sheets':
        return <HeroSheets sheets={view.heroes.map((hero) => sheetOf(view, hero, language))} />;
      case 'map':
        return <PlayersMapPage view={view} language={language} />;
      case 'quest':
        return view.screen && <QuestPages quest={view.screen.quest} language={language} />;
      case 'blank':
        return <HeroSheets sheets={blankSheets(language)} />;
      case 'board':
        return <BarePage language={language} />;
      case 'reference':
        return <ReferencePages language={language} pictures={CLASSIC_PICTURES} />;
      case 'master':
        return <MonstersPage language={language} pictures={CLASSIC_PICTURES} />;
      default:
        return null;
    }
  },
};

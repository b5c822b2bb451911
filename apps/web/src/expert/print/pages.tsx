/** A quest of Expert on paper. */
import type { View } from '@oubliette/expert';
import type { GamePages, PageOf } from '../../paper/gamePages.ts';
import { NotedMapPage } from '../../paper/NotedMapPage.tsx';
import { wordsIn } from '../../words/useWords.ts';
import { mapOfDungeon } from '../board/paperDungeon.ts';
import { HeroCards } from './HeroCards.tsx';
import { QuestPage } from './QuestPage.tsx';
import { PAPER_WORDS } from './words.ts';

function DungeonPage({ view, title, language }: PageOf<View>) {
  const words = wordsIn(PAPER_WORDS, language);
  if (view.tiles.length === 0) return null;
  return (
    <NotedMapPage
      title={title}
      aside={words('map')}
      {...mapOfDungeon(view, language)}
      none={words('noNotes')}
      language={language}
    />
  );
}

export const expertPages: GamePages<View> = {
  offered: () => ['sheets', 'map', 'quest', 'log'],
  laidOut: () => ['sheets', 'map'],
  page(document, of) {
    switch (document) {
      case 'sheets':
        return <HeroCards {...of} />;
      case 'map':
        return <DungeonPage {...of} />;
      case 'quest':
        return <QuestPage {...of} />;
      default:
        return null;
    }
  },
};

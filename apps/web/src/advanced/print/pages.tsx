/** An expedition on paper. */
import type { View } from '@oubliette/advanced';
import type { GamePages } from '../../paper/gamePages.ts';
import { AdventurerSheets } from './AdventurerSheets.tsx';
import { ExpeditionPages } from './ExpeditionPages.tsx';

export const advancedPages: GamePages<View> = {
  offered: () => ['expedition', 'sheets', 'log'],
  laidOut: () => ['expedition'],
  page(document, of) {
    if (document === 'expedition') return <ExpeditionPages {...of} />;
    return document === 'sheets' ? <AdventurerSheets {...of} /> : null;
  },
};

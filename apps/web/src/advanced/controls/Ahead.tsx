/** Behind the screen: the places behind the next exits of a level drawn in advance. */
import { useMemo } from 'react';
import { featureNoun, monstersIn } from '@oubliette/advanced';
import { AheadList } from '../../play/Ahead.tsx';
import { piecesAhead } from '../play/ahead.ts';
import type { Table } from '../play/table.ts';
import { PlaceCard, placeName } from '../sheets/Places.tsx';

export function Ahead({ table }: { readonly table: Table }) {
  const { scene, words, desk } = table;
  const { view, language } = scene;
  const pieces = useMemo(() => piecesAhead(view), [view]);
  const plan = view.master.screen?.levels[view.level];
  if (plan?.tag !== 'prepared') return null;
  return (
    <AheadList
      most={2}
      desk={desk}
      title={words('ahead')}
      none={words('aheadNone')}
      places={pieces.map(({ piece, from, squares }) => {
        const { monsters = {}, characters = [], hazard, note } = piece;
        const waits = Object.keys(monsters).length + characters.length > 0;
        return {
          key: piece.id,
          place: placeName(table, piece),
          by: words('aheadBy', { square: from }),
          who: [
            waits
              ? words('placeMonsters', { monsters: monstersIn(monsters, characters) })
              : words('aheadNobody'),
            ...(hazard === undefined ? [] : [featureNoun(hazard)[language].one]),
            ...(note === undefined ? [] : [words('aheadNote')]),
          ].join(' · '),
          squares,
          notes: <PlaceCard table={table} piece={piece} level={view.level} />,
        };
      })}
    />
  );
}

/** Behind the screen: the rooms behind the next doors, with their notes. */
import { useMemo } from 'react';
import { AheadList } from '../../play/Ahead.tsx';
import { roomsAhead } from '../play/ahead.ts';
import type { Classic } from '../useClassic.ts';
import { Note } from './Note.tsx';

export function Ahead({ classic, ...rest }: { readonly classic: Classic; readonly most?: number }) {
  const { scene, names, words, controller } = classic;
  const { view, language } = scene;
  const rooms = useMemo(() => roomsAhead(view, names, language), [view, names, language]);
  return (
    <AheadList
      {...rest}
      desk={controller}
      title={words('ahead')}
      none={words('aheadNone')}
      places={rooms.map(({ area, place, door, secret, monsters, notes, squares }) => ({
        key: `${area}`,
        place,
        by: words(secret ? 'aheadSecret' : 'aheadBy', { door }),
        who: [
          monsters === '' ? words('aheadNobody') : monsters,
          ...(notes.length === 0 ? [] : [words('aheadNotes', { count: notes.length })]),
        ].join(' · '),
        squares,
        notes: notes.map((card) => <Note key={card.key} classic={classic} card={card} />),
      }))}
    />
  );
}

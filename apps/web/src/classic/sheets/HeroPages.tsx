/** One sheet a hero. */
import { HEROES } from '@oubliette/classic';
import { SheetPages } from '../../play/SheetPages.tsx';
import { TokenPicture } from '../tokens/index.ts';
import type { Classic } from '../useClassic.ts';
import { HeroSheet } from './HeroSheet.tsx';

export function HeroPages({ classic }: { readonly classic: Classic }) {
  const { scene, situation, words } = classic;
  const { heroes, control } = scene.view;
  if (heroes.length === 0) return <p>{words('notPlaced')}</p>;
  const actor = heroes.findIndex(({ id }) => id === situation.menu?.actor);
  const own = heroes.findIndex(({ id }) => scene.seats.includes(control[id] ?? ''));
  return (
    <SheetPages
      label={words('sheets')}
      first={actor >= 0 ? actor : own}
      pages={heroes.map(({ id, name }) => ({
        id,
        label: `${name}, ${HEROES[id].noun[scene.language].one}`,
        face: <TokenPicture of={{ kind: id, side: 'heroes' }} size={36} />,
      }))}
    >
      {(page) => {
        const hero = heroes.find(({ id }) => id === page);
        return hero === undefined ? null : <HeroSheet key={hero.id} classic={classic} hero={hero} />;
      }}
    </SheetPages>
  );
}

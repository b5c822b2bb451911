/** One sheet a hero; arrows and swipes go from one to the next. */
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { HEROES } from '@oubliette/classic';
import { IconButton } from '../../ui/IconButton.tsx';
import { TokenPicture } from '../tokens/index.ts';
import type { Classic } from '../useClassic.ts';
import { HeroSheet } from './HeroSheet.tsx';
import './HeroPages.css';

const SWIPE_PX = 50;

export function HeroPages({ classic }: { readonly classic: Classic }) {
  const { scene, situation, words } = classic;
  const { heroes, control } = scene.view;
  const actor = heroes.findIndex(({ id }) => id === situation.menu?.actor);
  const own = heroes.findIndex(({ id }) => scene.seats.includes(control[id] ?? ''));
  const [page, setPage] = useState(Math.max(0, actor >= 0 ? actor : own));
  const swipe = useRef<number | null>(null);
  const at = Math.min(page, heroes.length - 1);
  const hero = heroes[at];
  if (hero === undefined) return <p>{words('notPlaced')}</p>;
  const turn = (by: number): void => setPage((at + by + heroes.length) % heroes.length);

  function onPointerUp(event: PointerEvent): void {
    const from = swipe.current;
    swipe.current = null;
    if (from === null || event.pointerType === 'mouse') return;
    const moved = event.clientX - from;
    if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
  }

  return (
    <div
      className="hero-pages"
      onPointerDown={(event) => {
        swipe.current = event.clientX;
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        swipe.current = null;
      }}
    >
      <nav className="hero-pages-nav" aria-label={words('sheets')}>
        <IconButton icon="left" label={words('previousHero')} onClick={() => turn(-1)} />
        {heroes.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            className="hero-pages-face"
            aria-label={`${name}, ${HEROES[id].noun[scene.language].one}`}
            aria-pressed={index === at}
            onClick={() => setPage(index)}
          >
            <TokenPicture kind={id} side="heroes" size={36} />
          </button>
        ))}
        <IconButton icon="right" label={words('nextHero')} onClick={() => turn(1)} />
      </nav>
      <HeroSheet key={hero.id} classic={classic} hero={hero} />
    </div>
  );
}

/** One page per hero; arrows and swipes turn them. */
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/useWords.ts';
import { PLAYING } from './words.ts';
import './SheetPages.css';

const SWIPE_PX = 50;

interface Props {
  readonly label: string;
  readonly pages: readonly { readonly id: string; readonly label: string; readonly face: ReactNode }[];
  /** The page open at first. */
  readonly first: number;
  readonly children: (id: string) => ReactNode;
}

export function SheetPages({ label, pages, first, children }: Props) {
  const words = useWords(PLAYING);
  const [page, setPage] = useState(Math.max(0, first));
  const swipe = useRef<number | null>(null);
  const at = Math.min(page, pages.length - 1);
  const shown = pages[at];
  const faces = useRef<HTMLDivElement>(null);
  useEffect(() => {
    faces.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  const turn = (by: number): void => setPage((at + by + pages.length) % pages.length);

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
      <nav className="hero-pages-nav" aria-label={label}>
        <IconButton icon="left" label={words('previousHero')} onClick={() => turn(-1)} />
        <div ref={faces} className="hero-pages-faces">
          {pages.map(({ id, label: name, face }, index) => (
            <button
              key={id}
              type="button"
              className="hero-pages-face"
              aria-label={name}
              aria-pressed={index === at}
              onClick={() => setPage(index)}
            >
              {face}
            </button>
          ))}
        </div>
        <IconButton icon="right" label={words('nextHero')} onClick={() => turn(1)} />
      </nav>
      {shown === undefined ? null : children(shown.id)}
    </div>
  );
}

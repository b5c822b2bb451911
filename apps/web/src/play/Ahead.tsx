/** Behind the screen: what each of the next doors would reveal, before it does. */
import type { ReactNode } from 'react';
import type { Square } from '@oubliette/dungeon';
import type { PlayDesk } from './desk.ts';
import './Ahead.css';

export interface PlaceAhead {
  readonly key: string;
  readonly place: string;
  /** The door that leads there. */
  readonly by: string;
  /** Who waits there, and how much is to be read. */
  readonly who: string;
  /** Shown on the board once it is opened here. */
  readonly squares: readonly Square[];
  /** All that is written about it. */
  readonly notes: ReactNode;
}

interface Props {
  readonly desk: Pick<PlayDesk<never, never, never>, 'lookAt'>;
  readonly title: string;
  /** Said where no door leads on. */
  readonly none: string;
  readonly places: readonly PlaceAhead[];
  /** No more than so many. */
  readonly most?: number;
}

export function AheadList({ desk, title, none, places, most = places.length }: Props) {
  return (
    <section className="ahead" aria-label={title}>
      <h3 className="ahead-title">{title}</h3>
      {places.length === 0 && <p className="ahead-none">{none}</p>}
      {places.slice(0, most).map(({ key, place, by, who, squares, notes }) => (
        <details
          key={key}
          className="ahead-room"
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) desk.lookAt(squares);
          }}
        >
          <summary>
            <b>{place}</b> <small>{by}</small>
            <span className="ahead-who">{who}</span>
          </summary>
          {notes}
        </details>
      ))}
    </section>
  );
}

/** A sheet of parchment or a slab of stone for things that belong together. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import './Panel.css';

interface Props {
  readonly material?: 'parchment' | 'stone';
  readonly title?: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly level?: 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ material = 'stone', title, aside, level = 2, className, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={`panel panel-${material} on-${material} ${className ?? ''}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header className="panel-head">
          <Heading id={id}>{title}</Heading>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

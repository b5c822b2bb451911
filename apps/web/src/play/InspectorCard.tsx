/** A card over the board about a long-pressed square, with its numbers. */
import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/useWords.ts';
import type { PlayDesk } from './desk.ts';
import { PLAYING } from './words.ts';
import './InspectorCard.css';
import { COVERING } from '../board/covers.ts';

interface Props {
  readonly desk: Pick<PlayDesk<never, never, never>, 'inspect'>;
  readonly children: ReactNode;
}

export function InspectorCard({ desk, children }: Props) {
  const words = useWords(PLAYING);
  return (
    <aside className="inspector on-parchment" aria-live="polite" {...COVERING}>
      <IconButton
        icon="close"
        label={words('close')}
        className="inspector-close"
        onClick={() => desk.inspect(null)}
      />
      {children}
    </aside>
  );
}

interface HeadProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** The kind of figure, if its name does not say it. */
  readonly kind: string;
}

/** Who it is. */
export function InspectorHead({ picture, name, kind }: HeadProps) {
  return (
    <header className="inspector-head">
      {picture}
      <div>
        <h3 className="inspector-name">{name}</h3>
        {kind.toLowerCase() !== name.toLowerCase() && <p className="inspector-kind">{kind}</p>}
      </div>
    </header>
  );
}

export function Value({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="inspector-value">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

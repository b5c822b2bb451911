/** A card of any kind: its picture and frame are drawn, its words are text. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import { cardFace } from './frames.ts';
import { FAMILIES } from './paints.ts';
import type { Subject } from './picture.ts';
import { usePinned } from './pinned.ts';
import './Card.css';

/** One number of a profile. */
export interface CardFigure {
  readonly icon: AnyIcon;
  readonly name: string;
  readonly value: string;
}

export interface CardProps {
  readonly picture: Subject;
  readonly title: string;
  /** What it is, under the title. */
  readonly line?: string;
  readonly text?: ReactNode;
  readonly figures?: readonly CardFigure[];
}

const NO_FIGURES: readonly CardFigure[] = [];

export function Card({ picture, title, line, text, figures = NO_FIGURES }: CardProps): ReactNode {
  const { kind, family } = picture.picture;
  const titleId = useId();
  const { far, mid, near } = FAMILIES[family];
  return (
    <article
      className={`card card-${kind}`}
      aria-labelledby={titleId}
      style={{ '--far': far, '--mid': mid, '--near': near } as Record<string, string>}
    >
      <CardPicture of={picture} />
      <h3 className="card-title" id={titleId}>
        <span>{title}</span>
      </h3>
      <div className="card-paper">
        {line !== undefined && <p className="card-line">{line}</p>}
        {text !== undefined && <div className="card-text">{text}</div>}
        {figures.length > 0 && (
          <dl className="card-figures">
            {figures.map(({ icon, name, value }) => (
              <div key={name}>
                <dt>
                  <Icon name={icon} label={name} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}

function CardPicture({ of }: { readonly of: Subject }): ReactNode {
  const id = usePinned(`card-${of.id}`, of.picture.layers, (materials) => cardFace(of, materials));
  return (
    <svg className="card-picture" viewBox="0 0 300 286" aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}

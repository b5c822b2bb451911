/** A text to be read aloud: large, with an initial, on a sheet of its own. */
import type { ReactNode } from 'react';
import './Parchment.css';

interface Props {
  readonly title?: ReactNode;
  readonly text: string;
  /** Below the text: buttons, a signature. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Parchment({ title, text, children, className }: Props) {
  return (
    <article className={`parchment panel panel-parchment on-parchment ${className ?? ''}`}>
      {title !== undefined && <h2 className="parchment-title">{title}</h2>}
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="parchment-text">
          {paragraph}
        </p>
      ))}
      {children}
    </article>
  );
}

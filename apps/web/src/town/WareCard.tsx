/** One thing on the counter: its picture, text, price, effect, and what may be done with it. */
import type { ReactNode } from 'react';
import { CardThumb } from '../pictures/CardThumb.tsx';
import type { Subject } from '../pictures/picture.ts';
import { useWords } from '../words/useWords.ts';
import { CAMPAIGN } from './words.ts';
import './Armoury.css';

interface Props {
  readonly picture: Subject;
  readonly name: string;
  readonly text: string;
  readonly price: number;
  /** Beside the price. */
  readonly note?: string;
  /** Why not, in a word; null if it can be bought. */
  readonly short: string | null;
  readonly changes: ReactNode;
  readonly children: ReactNode;
}

export function WareCard({ picture, name, text, price, note, short, changes, children }: Props) {
  const words = useWords(CAMPAIGN);
  return (
    <article className="armoury-card on-parchment" data-short={short ?? undefined}>
      <div className="armoury-picture">
        <CardThumb picture={picture} title={name} text={text} size={60} />
      </div>
      <h3 className="armoury-name">{name}</h3>
      <p className="armoury-text">{text}</p>
      <p className="armoury-price">
        <strong>{words('price', { price })}</strong>
        {note !== undefined && <span>{note}</span>}
      </p>
      {changes}
      <div className="armoury-deeds">{children}</div>
    </article>
  );
}

/** A measure that would change. */
export function Changed({
  measure,
  from,
  to,
}: {
  readonly measure: string;
  readonly from: number;
  readonly to: number;
}) {
  const words = useWords(CAMPAIGN);
  return (
    <li className={to > from ? 'armoury-better' : 'armoury-worse'}>
      <span aria-hidden="true">
        {to > from ? '▲' : '▼'} {words('change', { measure, from, to })}
      </span>
      <span className="unseen">{words('changeSpoken', { measure, from, to })}</span>
    </li>
  );
}

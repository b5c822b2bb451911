/** Parts of a score sheet: numbers with their components, cards with their texts. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CardThumb } from '../pictures/CardThumb.tsx';
import type { Subject } from '../pictures/picture.ts';
import { useWords } from '../words/useWords.ts';
import type { TableScene } from './gameUi.ts';
import { PLAYING } from './words.ts';
import { RuleButton } from './RuleButton.tsx';
import './Sheet.css';

export interface NumberShown {
  readonly id: string;
  readonly name: string;
  readonly now: string | number;
  readonly start: string | number;
  /** Its components, each with its rule. */
  readonly shares: readonly { readonly label: string; readonly value: string; readonly rule: string }[];
}

interface NumbersProps {
  readonly scene: Pick<TableScene, 'showRule'>;
  readonly numbers: readonly NumberShown[];
}

/** A tap on a number lists its modifiers and their rules. */
export function SheetNumbers({ scene, numbers }: NumbersProps) {
  const [open, setOpen] = useState<string | null>(null);
  const opened = numbers.find(({ id }) => id === open);
  return (
    <>
      <div className="sheet-numbers">
        {numbers.map((number) => (
          <NumberButton
            key={number.id}
            number={number}
            open={open === number.id}
            onPress={() => setOpen(open === number.id ? null : number.id)}
          />
        ))}
      </div>
      {opened !== undefined && (
        <ul className="sheet-shares" aria-label={opened.name}>
          {opened.shares.map(({ label, value, rule }) => (
            <li key={`${label} ${value}`} className="sheet-share">
              <span className="sheet-share-value">{value}</span>
              <span className="sheet-share-label">{label}</span>
              <RuleButton scene={scene} id={rule} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NumberProps {
  readonly number: NumberShown;
  readonly open: boolean;
  readonly onPress: () => void;
}

/** A changed value pulses once. */
function NumberButton({ number: { name, now, start }, open, onPress }: NumberProps) {
  const words = useWords(PLAYING);
  const before = useRef(now);
  const [pulses, setPulses] = useState(0);
  useEffect(() => {
    if (before.current !== now) setPulses((count) => count + 1);
    before.current = now;
  }, [now]);
  return (
    <button
      type="button"
      className="sheet-number"
      aria-expanded={open}
      data-changed={now !== start || undefined}
      onClick={onPress}
    >
      <span className="sheet-number-name">{name}</span>
      <span key={pulses} className={`sheet-number-now${pulses > 0 ? ' sheet-number-pulse' : ''}`}>
        {now}
      </span>
      <span className="sheet-number-start">{now === start ? ' ' : words('starting', { value: start })}</span>
    </button>
  );
}

interface CardsProps {
  readonly title: string;
  readonly empty?: string | null;
  readonly children?: ReactNode;
}

export function Cards({ title, empty = null, children }: CardsProps) {
  return (
    <section className="sheet-cards">
      <h4 className="sheet-title">{title}</h4>
      {empty === null ? <ul className="sheet-list">{children}</ul> : <p className="sheet-empty">{empty}</p>}
    </section>
  );
}

interface CardProps {
  readonly name: string;
  readonly text: string;
  readonly note?: string | null;
  readonly picture?: Subject | undefined;
  readonly children?: ReactNode;
}

export function Card({ name, text, note = null, picture, children }: CardProps) {
  return (
    <li className="sheet-card">
      {picture !== undefined && <CardThumb picture={picture} title={name} text={text} />}
      <p className="sheet-card-words">
        <b className="sheet-card-name">{name}</b>
        {note !== null && <i> ({note})</i>}
        <span className="sheet-card-text">{text}</span>
      </p>
      {children}
    </li>
  );
}

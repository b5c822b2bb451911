/** When it is over: how it ended, what was reached, what became of each of the heroes, how the dice fell. */
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import './Ending.css';

export interface EndingHero {
  readonly id: string;
  readonly face: ReactNode;
  readonly name: string;
  readonly isDead: boolean;
  /** What became of them. */
  readonly fate: string | null;
  /** What they brought home: each with its sign. */
  readonly facts: readonly { readonly icon: AnyIcon; readonly text: string }[];
  readonly goods?: string | null;
}

interface Props {
  readonly won: boolean;
  readonly icon: AnyIcon;
  readonly verdict: string;
  readonly text: string;
  readonly goals: readonly {
    readonly id: string;
    readonly text: string;
    readonly reached: boolean;
    /** What its sign means. */
    readonly label: string;
  }[];
  readonly heroes: readonly EndingHero[];
  /** What else is worth telling. */
  readonly more?: string | null;
  readonly luck: string | null;
  /** What can be done now. */
  readonly next: readonly string[];
}

export function EndingCard({ won, icon, verdict, text, goals, heroes, more = null, luck, next }: Props) {
  return (
    <div className="ending" data-won={won || undefined}>
      <p className="ending-verdict">
        <Icon name={icon} size={2.4} />
        <span>{verdict}</span>
      </p>
      <p className="ending-words">{text}</p>
      {goals.length > 0 && (
        <ul className="ending-goals">
          {goals.map((goal) => (
            <li key={goal.id} data-reached={goal.reached || undefined}>
              <Icon name={goal.reached ? 'check' : 'close'} label={goal.label} /> {goal.text}
            </li>
          ))}
        </ul>
      )}
      <ul className="ending-heroes">
        {heroes.map(({ id, face, name, isDead, fate, facts, goods = null }) => (
          <li key={id} className="ending-hero" data-dead={isDead || undefined}>
            {face}
            <span className="ending-name">{name}</span>
            {fate !== null && <span>{fate}</span>}
            {facts.map(({ icon: sign, text: fact }) => (
              <span key={fact} className="ending-gold">
                <Icon name={sign} /> {fact}
              </span>
            ))}
            {goods !== null && <span>{goods}</span>}
          </li>
        ))}
      </ul>
      {more !== null && <p className="ending-words">{more}</p>}
      {luck !== null && (
        <p className="ending-luck">
          <Icon name="perspective-dice-six-faces-random" /> {luck}
        </p>
      )}
      {next.map((line) => (
        <p key={line} className="ending-next">
          {line}
        </p>
      ))}
    </div>
  );
}

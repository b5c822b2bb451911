/** When it is over: how it ended, what was reached, what became of everybody and what they did. */
import type { ReactNode } from 'react';
import { NOTHING, sumOf } from '@oubliette/words';
import { Icon } from '../ui/Icon.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import type { Subject } from '../pictures/picture.ts';
import { Vista } from '../pictures/Vista.tsx';
import { useWords } from '../words/useWords.ts';
import { BestBlow, Deeds } from './Deeds.tsx';
import type { ToldTale } from './tale.ts';
import { TALE } from './taleWords.ts';
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
  /** Stands for the picture where a game has none. */
  readonly icon: AnyIcon;
  readonly picture?: Subject | undefined;
  readonly verdict: string;
  readonly text?: string | null;
  readonly goals: readonly {
    readonly id: string;
    readonly text: string;
    readonly reached: boolean;
    /** What its sign means. */
    readonly label: string;
  }[];
  readonly heroes: readonly EndingHero[];
  readonly told: ToldTale;
  /** What can be done now. */
  readonly next: readonly string[];
}

export function EndingCard(props: Props) {
  const { won, icon, picture, verdict, text = null, goals, heroes, told, next } = props;
  const words = useWords(TALE);
  const { doings } = told.tale;
  const own = new Set(heroes.map(({ id }) => id));
  const others = sumOf([...doings].flatMap(([id, done]) => (own.has(id) ? [] : [done])));
  return (
    <div className="ending" data-won={won || undefined}>
      <div className="ending-head">
        {picture !== undefined && <Vista of={picture} />}
        <div className="ending-said">
          <p className="ending-verdict">
            {picture === undefined && <Icon name={icon} size={2.4} />}
            <span>{verdict}</span>
          </p>
          {text !== null && <p className="ending-words">{text}</p>}
          {goals.length > 0 && (
            <ul className="ending-goals">
              {goals.map((goal) => (
                <li key={goal.id} data-reached={goal.reached || undefined}>
                  <Icon name={goal.reached ? 'check' : 'close'} label={goal.label} /> {goal.text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
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
            {told.whole && <Deeds doings={doings.get(id) ?? NOTHING} gold={facts.length === 0} />}
          </li>
        ))}
      </ul>
      {told.whole ? <BestBlow told={told} /> : <p>{words('counting')}</p>}
      {told.whole && others.blows > 0 && (
        <div className="ending-behind">
          <h3>{words('behind')}</h3>
          <Deeds doings={{ ...others, found: [] }} gold={false} />
        </div>
      )}
      {next.map((line) => (
        <p key={line} className="ending-next">
          {line}
        </p>
      ))}
    </div>
  );
}

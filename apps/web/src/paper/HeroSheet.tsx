/** A hero's score sheet on half a page. */
import { useContext } from 'react';
import { wordsIn } from '../words/useWords.ts';
import type { Language } from '@oubliette/words';
import { BackTo } from './Page.tsx';
import { Qr } from './Qr.tsx';
import type { PaperCard, PaperSheet } from './sheet.ts';
import { PRINT } from './words.ts';
import './HeroSheet.css';

const QUESTS_IN_BOOK = 12;
const LINES_TO_WRITE = 5;

interface Props {
  readonly sheet: PaperSheet;
  readonly language: Language;
}

export function HeroSheet({ sheet, language }: Props) {
  const words = wordsIn(PRINT, language);
  const { type, name, body, mind, attack, defence, movement, gold, equipment, finds, spells, note, learnt } =
    sheet;
  const { fate } = sheet;
  const filled = name !== null;
  const back = useContext(BackTo);
  return (
    <article className="score">
      <header className="score-head">
        <svg viewBox="0 0 40 48" className="score-arms" role="img" aria-label={words('arms')}>
          <path d="M2 2H38V24C38 36 28 43 20 46 12 43 2 36 2 24Z" />
        </svg>
        <div className="score-names">
          <p className="score-name">
            <small>{words('heroName')}</small> <b>{name}</b>
          </p>
          <p className="score-name">
            <small>{words('motto')}</small> <b />
          </p>
        </div>
        <h2 className="score-type">{type}</h2>
      </header>
      {fate !== null && (
        <p className="score-fate" data-fate={fate}>
          {words('fate', { fate })}
        </p>
      )}
      {note !== undefined && <p className="score-note">{note}</p>}
      <div className="score-points">
        <Points title={words('body')} now={body.now} most={body.most} />
        <Points title={words('mind')} now={mind.now} most={mind.most} />
        <dl className="score-dice">
          {(
            [
              ['attack', attack],
              ['defence', defence],
              ['movement', movement],
            ] as const
          ).map(([key, dice]) => (
            <div key={key}>
              <dt>{words(key)}</dt>
              <dd>{dice}</dd>
            </div>
          ))}
          <div>
            <dt>{words('gold')}</dt>
            <dd>{gold}</dd>
          </div>
        </dl>
      </div>
      <div className={filled ? 'score-cards score-cards-filled' : 'score-cards'}>
        <Cards title={words('equipment')} cards={equipment} filled={filled} />
        <Cards title={words('potionsAndTreasures')} cards={finds} filled={filled} />
        {(!filled || spells.length > 0) && <Cards title={words('spells')} cards={spells} filled={filled} />}
        {learnt !== undefined && learnt.cards.length > 0 && (
          <Cards title={learnt.title} cards={learnt.cards} filled={filled} />
        )}
      </div>
      <footer className="score-foot">
        <span>{words('questsDone')}</span>
        {Array.from({ length: QUESTS_IN_BOOK }, (_, index) => (
          <i key={index} className="score-box" />
        ))}
        {back !== null && <Qr text={back} />}
      </footer>
    </article>
  );
}

interface PointsProps {
  readonly title: string;
  readonly now: number | null;
  readonly most: number;
}

/** One box per point; lost ones are struck out. */
function Points({ title, now, most }: PointsProps) {
  return (
    <p className="score-track">
      <b>{title}</b>
      <span className="score-most">{now === null ? most : `${now} / ${most}`}</span>
      <span className="score-boxes">
        {Array.from({ length: most }, (_, index) => (
          <i
            key={index}
            className={now !== null && index >= now ? 'score-box score-box-lost' : 'score-box'}
          />
        ))}
      </span>
    </p>
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly PaperCard[];
  readonly filled: boolean;
}

function Cards({ title, cards, filled }: CardsProps) {
  const lines = filled ? Math.max(0, 2 - cards.length) : LINES_TO_WRITE;
  return (
    <section className="score-list">
      <h3>{title}</h3>
      <ul>
        {cards.map(({ name, text }, index) => (
          <li key={index}>
            <b>{name}</b> <small>{text}</small>
          </li>
        ))}
        {Array.from({ length: lines }, (_, index) => (
          <li key={`line${index}`} className="score-line" />
        ))}
      </ul>
    </section>
  );
}

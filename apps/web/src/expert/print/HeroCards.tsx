/** Heroes' cards on paper: their numbers, their abilities with what each does, their load. Two to a page. */
import { useContext } from 'react';
import { abilityCard, CHARACTERS, heldNoun, heroNoun, valuesSeen } from '@oubliette/expert';
import type { AbilityId, Hero, View } from '@oubliette/expert';
import { usesLeft } from '@oubliette/expert/reckoning';
import type { Language } from '@oubliette/words';
import { BackTo, Page } from '../../paper/Page.tsx';
import { Qr } from '../../paper/Qr.tsx';
import { PRINT } from '../../paper/words.ts';
import { wordsIn } from '../../words/useWords.ts';
import { PAPER_WORDS } from './words.ts';
import '../../paper/HalfPageSheet.css';
import '../../paper/HeroSheet.css';

interface Props {
  readonly view: View;
  readonly title: string;
  readonly language: Language;
}

export function HeroCards({ view, title, language }: Props) {
  const { heroes } = view;
  const pages = heroes.flatMap((_, at) => (at % 2 === 0 ? [heroes.slice(at, at + 2)] : []));
  return pages.map((two) => (
    <Page key={two[0]!.id} title={title} foot={false}>
      {two.map((hero) => (
        <HeroCard key={hero.id} view={view} hero={hero} language={language} />
      ))}
    </Page>
  ));
}

interface CardProps {
  readonly view: View;
  readonly hero: Hero;
  readonly language: Language;
}

function HeroCard({ view, hero, language }: CardProps) {
  const words = wordsIn(PRINT, language);
  const own = wordsIn(PAPER_WORDS, language);
  const back = useContext(BackTo);
  return (
    <article className="score half-sheet">
      <header className="score-head">
        <div className="score-names">
          <p className="score-name">
            <b>{heroNoun(hero)[language].one}</b>
          </p>
        </div>
        <h2 className="score-type">{CHARACTERS[hero.id].noun[language].one}</h2>
      </header>
      <Numbers view={view} hero={hero} language={language} />
      <Lists view={view} hero={hero} language={language} />
      <footer className="score-foot">
        <span>{own('named', { name: words('gold'), text: String(hero.gold) })}</span>
        {back !== null && <Qr text={back} />}
      </footer>
    </article>
  );
}

/** As its card has them, and as they are now. */
function Numbers({ view, hero, language }: CardProps) {
  const words = wordsIn(PRINT, language);
  const own = wordsIn(PAPER_WORDS, language);
  const { body, attack, defence, speed } = CHARACTERS[hero.id];
  const figure = view.figures.find(({ id }) => id === hero.id);
  const now = figure === undefined ? null : valuesSeen(view, figure);
  const rows = [
    [words('body'), body, now?.body],
    [words('attack'), attack, now?.attack],
    [words('defence'), defence, now?.defence],
    [own('speed'), speed, now?.speed],
  ] as const;
  return (
    <table className="half-sheet-numbers">
      <thead>
        <tr>
          {rows.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {rows.map(([name, start, here]) => (
            <td key={name}>{here === undefined || here === start ? start : `${here} (${start})`}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Lists({ view, hero, language }: CardProps) {
  const own = wordsIn(PAPER_WORDS, language);
  const told = (id: AbilityId): string => {
    const { noun, text } = abilityCard(id);
    const left = usesLeft(hero, id, view.combat?.number ?? null);
    const does = Number.isFinite(left) ? own('uses', { text: text[language], left }) : text[language];
    return own('named', { name: noun[language].one, text: does });
  };
  return (
    <dl className="half-sheet-lists">
      <div>
        <dt>{own('load')}</dt>
        <dd>
          {hero.cards.length === 0
            ? own('starting')
            : hero.cards.map((held) => heldNoun(held)[language].one).join(', ')}
        </dd>
      </div>
      {hero.abilities.map((id, at) => (
        <div key={id}>
          {at === 0 && <dt>{own('abilities')}</dt>}
          <dd>{told(id)}</dd>
        </div>
      ))}
      {hero.scrolls.length > 0 && (
        <div>
          <dt>{own('scrolls')}</dt>
          <dd>{hero.scrolls.map((id) => abilityCard(id).noun[language].one).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

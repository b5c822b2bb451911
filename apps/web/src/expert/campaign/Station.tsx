/** Between two quests of Expert: every player sees to their own heroes, and whoever keeps the book chooses. */
import type { ReactNode } from 'react';
import { CAMPAIGN } from '../../town/words.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Button } from '../../ui/Button.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { useWords } from '../../words/useWords.ts';
import { Enrolling } from './Enrolling.tsx';
import { HeroLeaf } from './HeroLeaf.tsx';
import { heroOffers, questTitle, sheetsOf } from './model.ts';
import type { Settling } from './model.ts';
import { SETTLING } from './words.ts';
import './settling.css';

interface Props {
  readonly between: Settling;
  /** Into the quest that is under way. */
  readonly door: ReactNode;
}

export function Station({ between: settling, door }: Props) {
  switch (settling.view.phase) {
    case 'town':
      return <Home settling={settling} />;
    case 'quest':
      return <Out settling={settling} door={door} />;
    case 'over':
      return <Over settling={settling} />;
  }
}

function Home({ settling }: { readonly settling: Settling }) {
  const words = useWords(SETTLING);
  const { own, others } = sheetsOf(settling);
  const readied = own.flatMap(({ id }) =>
    heroOffers(settling.moves, 'ready', id).filter(({ command }) => command.is),
  );
  const readyAll = async () => {
    for (const { seat, command } of readied) if (!(await settling.give(seat, { ...command }))) return;
  };
  return (
    <>
      <header className="town-station-head">
        <h2>{words('own')}</h2>
        {readied.length > 1 && (
          <Button kind="primary" icon="check" onClick={() => void readyAll()}>
            {words('readyAll')}
          </Button>
        )}
      </header>
      {own.length === 0 && <p className="settler-note">{words('noHeroes')}</p>}
      <div className="town-leaves">
        {own.map((sheet) => (
          <HeroLeaf key={sheet.id} settling={settling} sheet={sheet} />
        ))}
        <Enrolling settling={settling} />
        {others.length > 0 && (
          <section className="town-leaf on-parchment" aria-labelledby="settling-others">
            <h3 id="settling-others">{words('others')}</h3>
            <ul className="settler-others">
              {others.map(({ id, name, ready, where }) => (
                <li key={id}>
                  <Emblem emblem={id} size={1.7} /> {name}{' '}
                  <span className="settler-line">
                    {where === 'below' ? words('below') : words(ready ? 'isReady' : 'notReady')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Out({ settling, door }: { readonly settling: Settling; readonly door: ReactNode }) {
  const words = useWords(CAMPAIGN);
  const { view, language } = settling;
  const { quest, heroes } = view.underWay!;
  return (
    <section className="quest-away" aria-labelledby="away-title">
      <p className="quest-away-state">{words('underWay')}</p>
      <h2 id="away-title" className="quest-away-title">
        {questTitle(quest, language)}
      </h2>
      <ul className="quest-away-party">
        {view.heroes
          .filter(({ id }) => heroes.includes(id))
          .map(({ id, name }) => (
            <li key={id}>
              <Emblem emblem={id} size={2.6} />
              {name}
            </li>
          ))}
      </ul>
      {door}
    </section>
  );
}

function Over({ settling }: { readonly settling: Settling }) {
  const words = useWords(CAMPAIGN);
  return (
    <section className="quest-away" aria-labelledby="away-title">
      <h2 id="away-title" className="quest-away-title">
        {words('over')}
      </h2>
      <p className="quest-away-state">
        {words(settling.view.ending?.outcome === 'won' ? 'overWon' : 'overClosed')}
      </p>
      <RouteLink to={{ at: 'lobby' }}>{words('lobby')}</RouteLink>
    </section>
  );
}

/** The party is out, or the campaign is over: the way to the dungeon, or the end of the tale. */
import { Icon } from '../ui/Icon.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useWords } from '../words/useWords.ts';
import { Shield } from '../town/Shield.tsx';
import type { Town } from '../town/town.ts';
import { inCardOrder } from '../town/townModel.ts';
import { CAMPAIGN } from '../town/words.ts';
import { QuestDoor } from './QuestDoor.tsx';
import './Away.css';

interface Props {
  readonly town: Town;
  /** Whoever sent the party out goes along as soon as the dungeon is there. */
  readonly entering: boolean;
}

export function Away({ town, entering }: Props) {
  return town.view.phase === 'over' ? <Closed town={town} /> : <Quest town={town} entering={entering} />;
}

function Quest({ town, entering }: Props) {
  const words = useWords(CAMPAIGN);
  const { view, info, language } = town;
  const { quest, heroes, training } = view.underWay!;
  const title = view.quests.find(({ id }) => id === quest)?.title[language] ?? quest;
  return (
    <section className="quest-away" aria-labelledby="away-title">
      <p className="quest-away-state">{words('underWay')}</p>
      <h2 id="away-title" className="quest-away-title">
        {title}
      </h2>
      {training && <p>{words('questTraining')}</p>}
      <ul className="quest-away-party">
        {inCardOrder(view.heroes)
          .filter(({ kind }) => heroes.includes(kind))
          .map(({ kind, name, arms }) => (
            <li key={kind}>
              <Shield arms={arms} kind={kind} size={3.2} silent />
              {name}
            </li>
          ))}
      </ul>
      <QuestDoor outing={info.outing} entering={entering} />
    </section>
  );
}

function Closed({ town }: { readonly town: Town }) {
  const words = useWords(CAMPAIGN);
  const { view } = town;
  return (
    <section className="quest-away" aria-labelledby="away-title">
      <h2 id="away-title" className="quest-away-title">
        {words('over')}
      </h2>
      <p className="quest-away-state">{words(view.ending?.outcome === 'won' ? 'overWon' : 'overClosed')}</p>
      <ul className="quest-away-party">
        {inCardOrder(view.heroes).map(({ kind, name, arms, champion, gender }) => (
          <li key={kind}>
            <Shield arms={arms} kind={kind} size={3.2} silent />
            {name}
            {champion && (
              <span className="quest-away-champion">
                <Icon name="laurel-crown" /> {words('champion', { gender })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <RouteLink to={{ at: 'lobby' }}>{words('lobby')}</RouteLink>
    </section>
  );
}

/** The quest book beside the town: quests won and to come, the chronicle, departed heroes, the news. */
import type { TownTelling, TownView, ViewedQuest } from '@oubliette/classic';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { newsIn } from './news.ts';
import { Shield } from './Shield.tsx';
import { kindName } from './town.ts';
import type { Town } from './town.ts';
import { proposedQuest } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './TownQuests.css';

const NEWS = 8;

export function TownQuests({ town, telling }: { readonly town: Town; readonly telling: TownTelling }) {
  const words = useWords(CAMPAIGN);
  const { view, language } = town;
  const title = (quest: string) => view.quests.find(({ id }) => id === quest)?.title[language] ?? quest;
  return (
    <div className="book">
      <section aria-labelledby="book-quests">
        <h2 id="book-quests" className="book-title">
          <Icon name="rule-book" /> {words('book')}
        </h2>
        <ol className="book-quests">
          {view.quests.map((quest, i) => (
            <QuestLine
              key={quest.id}
              view={view}
              quest={quest}
              number={i + 1}
              title={quest.title[language]}
            />
          ))}
        </ol>
      </section>
      <section aria-labelledby="book-chronicle">
        <h3 id="book-chronicle">{words('chronicle')}</h3>
        {view.chronicle.length === 0 ? (
          <p className="book-dim">{words('chronicleEmpty')}</p>
        ) : (
          <ol className="book-chronicle">
            {view.chronicle.map(({ quest, heroes, outcome }, i) => (
              <li key={i}>
                <span className="book-outcome" data-outcome={outcome}>
                  {words('outcome', { outcome })}
                </span>{' '}
                {words('outing', {
                  title: title(quest),
                  heroes: heroes.map((kind) => kindName(kind, language)),
                })}
              </li>
            ))}
          </ol>
        )}
      </section>
      {view.departed.length > 0 && (
        <section aria-labelledby="book-departed">
          <h3 id="book-departed">{words('departed')}</h3>
          <ul className="book-departed">
            {view.departed.map(({ kind, name, gender, arms, slainIn }, i) => (
              <li key={i}>
                <Shield arms={arms} kind={kind} size={1.5} silent />
                <span>
                  <strong>{name}</strong>, {kindName(kind, language, gender)}
                  <br />
                  <span className="book-dim">
                    {slainIn === null
                      ? words('dismissed')
                      : words('slainIn', { title: title(slainIn), gender })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="book-news">
        <h3 id="book-news">{words('news')}</h3>
        <div role="log">
          <ol className="book-news">
            {newsIn(telling, town.batches, view, language, NEWS).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </div>
      </section>
    </div>
  );
}

interface QuestLineProps {
  readonly view: TownView;
  readonly quest: ViewedQuest;
  readonly number: number;
  readonly title: string;
}

function QuestLine({ view, quest, number, title }: QuestLineProps) {
  const words = useWords(CAMPAIGN);
  const { won, open, training, level, id } = quest;
  const out = view.underWay?.quest === id;
  const next = !out && proposedQuest(view) === id;
  const state = out ? 'questOut' : won ? 'questWon' : next ? 'questNext' : open ? 'questOpen' : 'questLater';
  return (
    <li className="book-quest" data-state={state}>
      <span className="book-number" aria-hidden="true">
        {won ? <Icon name="check" size={1} /> : number}
      </span>
      <span className="book-name">{title}</span>
      <span className="book-state">
        {words(state)}
        {level !== undefined && ` · ${words('questLevel', { level })}`}
        {training && ` · ${words('questTraining')}`}
      </span>
    </li>
  );
}

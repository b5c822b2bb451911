/** The quest book: what may be begun, dungeons to go back to, what has been, and the news. */
import { campaignTelling } from '@oubliette/expert';
import type { ClassId } from '@oubliette/expert';
import { offersIn } from '../../town/between.ts';
import { newsIn } from '../../town/news.ts';
import { CAMPAIGN } from '../../town/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import { CLASSES } from '../lobby/heroes.ts';
import { bookkeeper, goers, questBook, questTitle } from './model.ts';
import type { ListedQuest, Settling } from './model.ts';
import { SETTLING } from './words.ts';
import '../../town/TownQuests.css';

const NEWS = 8;

interface Props {
  readonly between: Settling;
  /** The party has been sent out from here. */
  readonly onSetOut: () => void;
}

export function Book({ between: settling, onSetOut }: Props) {
  const words = useWords(CAMPAIGN);
  return (
    <div className="book">
      <section aria-labelledby="book-quests">
        <h2 id="book-quests" className="book-title">
          <Icon name="rule-book" /> {words('book')}
        </h2>
        <ol className="book-quests">
          {questBook(settling).map((quest, at) => (
            <QuestLine key={quest.id} settling={settling} quest={quest} number={at + 1} onSetOut={onSetOut} />
          ))}
        </ol>
        <Waiting settling={settling} />
      </section>
      <Past settling={settling} />
      <section aria-labelledby="book-news">
        <h3 id="book-news">{words('news')}</h3>
        <div role="log">
          <ol className="book-news">
            {newsIn(campaignTelling, settling.batches, settling.view, settling.language, NEWS).map(
              ({ key, text }) => (
                <li key={key}>{text}</li>
              ),
            )}
          </ol>
        </div>
      </section>
      <Closing settling={settling} />
    </div>
  );
}

/** How the other books' pages mark the same. */
const MARKS = { out: 'questOut', won: 'questWon', left: 'questNext', open: 'questNext', later: 'questLater' };

interface LineProps extends Pick<Props, 'onSetOut'> {
  readonly settling: Settling;
  readonly quest: ListedQuest;
  readonly number: number;
}

function QuestLine({ settling, quest: { id, state, begin }, number, onSetOut }: LineProps) {
  const words = useWords(SETTLING);
  const title = questTitle(id, settling.language);
  const isLeft = state === 'left';
  const setOut = async () => {
    if (begin !== null && (await settling.give(begin.seat, begin.command))) onSetOut();
  };
  return (
    <li className="book-quest" data-state={MARKS[state]}>
      <span className="book-number" aria-hidden="true">
        {state === 'won' ? <Icon name="check" size={1} /> : number}
      </span>
      <span className="book-name">{title}</span>
      {begin === null ? (
        <span className="book-state">{words('state', { state })}</span>
      ) : (
        <Button
          kind={state === 'won' ? 'quiet' : 'primary'}
          aria-label={words(isLeft ? 'goBackTo' : 'beginQuest', { title })}
          onClick={() => void setOut()}
        >
          {words(isLeft ? 'goBack' : 'begin')}
        </Button>
      )}
    </li>
  );
}

/** Who would go, or why nobody can. */
function Waiting({ settling }: { readonly settling: Settling }) {
  const words = useWords(SETTLING);
  const { view, seats } = settling;
  if (view.phase !== 'town') return null;
  const going = goers(view).map(({ name }) => name);
  const isHost = seats.includes(bookkeeper(settling));
  return (
    <>
      <p className="book-dim">
        {going.length === 0
          ? words('nobodyReady')
          : words('goes', { names: new Intl.ListFormat(settling.language).format(going) })}
      </p>
      {!isHost && <p className="book-dim">{words('hostChooses')}</p>}
    </>
  );
}

function Past({ settling }: { readonly settling: Settling }) {
  const words = useWords(SETTLING);
  const { view, language } = settling;
  const nameOf = (id: ClassId): string =>
    view.heroes.find((one) => one.id === id)?.name ?? CLASSES[id].name.m[language];
  return (
    <>
      {view.chronicle.length > 0 && (
        <section aria-labelledby="book-chronicle">
          <h3 id="book-chronicle">{words('chronicle')}</h3>
          <ol className="book-chronicle">
            {view.chronicle.map(({ quest, outcome, heroes }, at) => (
              <li key={at}>
                {words('outing', {
                  title: questTitle(quest, language),
                  outcome,
                  names: new Intl.ListFormat(language).format(heroes.map(nameOf)),
                })}
              </li>
            ))}
          </ol>
        </section>
      )}
      {view.fallen.length > 0 && (
        <section aria-labelledby="book-departed">
          <h3 id="book-departed">{words('fallen')}</h3>
          <ul className="book-departed">
            {view.fallen.map(({ id, name, quest }, at) => (
              <li key={`${id}-${at}`}>{words('fellIn', { name, title: questTitle(quest, language) })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Closing({ settling }: { readonly settling: Settling }) {
  const words = useWords(CAMPAIGN);
  const own = useWords(SETTLING);
  const [close] = offersIn(settling.moves, 'closeBook');
  const [off] = offersIn(settling.moves, 'callOff');
  const sure = async (offer: NonNullable<typeof close>, question: string, yes: string) => {
    if (await settling.confirm(question, yes)) await settling.give(offer.seat, { ...offer.command });
  };
  return (
    <>
      {off !== undefined && (
        <Button kind="quiet" onClick={() => void sure(off, own('callOffSure'), own('callOff'))}>
          {own('callOff')}
        </Button>
      )}
      {close !== undefined && (
        <Button kind="quiet" onClick={() => void sure(close, words('closeSure'), words('closeBook'))}>
          {words('closeBook')}
        </Button>
      )}
    </>
  );
}

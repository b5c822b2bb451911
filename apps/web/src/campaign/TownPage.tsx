/** The town itself: roofs and party above, the stations of a stay below, the quest book beside them. */
import { useState } from 'react';
import type { HeroKind } from '@oubliette/classic';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { PeoplePanel } from '../table/PeoplePanel.tsx';
import { TakeBackAsked } from '../table/TakeBack.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useWords } from '../words/useWords.ts';
import { Armoury } from './Armoury.tsx';
import { Away } from './Away.tsx';
import { Book } from './Book.tsx';
import { Company } from './Company.tsx';
import { Gate } from './Gate.tsx';
import { Gifts } from './Gifts.tsx';
import { Gold } from './Gold.tsx';
import { Party } from './Party.tsx';
import { Skyline } from './Skyline.tsx';
import type { Town } from './town.ts';
import { checklist, firstStation, ownHeroes, STATIONS, treasury } from './townModel.ts';
import type { Station } from './townModel.ts';
import { useTown } from './useTown.ts';
import { CAMPAIGN } from './words.ts';
import './TownPage.css';

const STATION_ICONS: Readonly<Record<Station, AnyIcon>> = {
  company: 'tabletop-players',
  armoury: 'anvil',
  gifts: 'shaking-hands',
  gate: 'medieval-gate',
};

/** On a phone the book is a page of its own; beside the stations it always lies open. */
type Page = Station | 'book';

export function TownPage({ lost }: { readonly lost: boolean }) {
  const words = useWords(CAMPAIGN);
  const town = useTown();
  const { view, seats, moves } = town;
  const marks = checklist(view, seats, moves);
  const [page, setPage] = useState<Page>(() => firstStation(marks));
  const [inHand, setInHand] = useState<HeroKind | null>(null);
  const own = ownHeroes(view, seats);
  const sheet = view.heroes.find(({ kind }) => kind === inHand) ?? own[0] ?? view.heroes[0] ?? null;
  const inTown = view.phase === 'town';
  return (
    <div className="town" data-page={inTown ? page : 'all'}>
      <header className="town-head">
        <Skyline />
        <Sign town={town} />
        <Party
          town={town}
          chosen={sheet?.kind ?? null}
          onChoose={setInHand}
          onEnrol={() => setPage('company')}
        />
      </header>
      {lost && (
        <p className="town-lost" role="status">
          {words('lost')}
        </p>
      )}
      {inTown && <Signposts town={town} page={page} marks={marks} onChoose={setPage} />}
      <main className="town-ground">
        <div className="town-station">
          {inTown ? (
            <StationPage
              town={town}
              station={page === 'book' ? 'gate' : page}
              sheet={sheet}
              onTurn={setPage}
            />
          ) : (
            <Away town={town} />
          )}
        </div>
        <div className="town-book on-parchment">
          <Book town={town} />
        </div>
      </main>
      <TakeBackAsked />
    </div>
  );
}

/** Over the roofs: where one is, all the gold there is, and the table's own tools. */
function Sign({ town }: { readonly town: Town }) {
  const words = useWords(CAMPAIGN);
  const [people, setPeople] = useState(false);
  const { view, info, language, undoable } = town;
  return (
    <div className="town-sign">
      <RouteLink className="town-lobby" to={{ at: 'lobby' }} aria-label={words('lobby')}>
        <Icon name="back" /> <span>{words('lobby')}</span>
      </RouteLink>
      <div>
        <h1>{words('title')}</h1>
        <p className="town-subtitle">
          {info.title[language]} · {words('subtitle')}
        </p>
      </div>
      <div className="town-tools">
        <span className="unseen">{words('treasury', { gold: treasury(view) })}</span>
        <span aria-hidden="true" className="town-treasury">
          <Gold sum={treasury(view)} />
        </span>
        {undoable !== null && (
          <IconButton icon="return-arrow" label={words('undo')} onClick={() => void town.undo(undoable)} />
        )}
        <IconButton icon="tabletop-players" label={words('people')} onClick={() => setPeople(true)} />
        <SettingsButton />
      </div>
      <Dialog open={people} onClose={() => setPeople(false)} title={words('people')}>
        <PeoplePanel />
      </Dialog>
    </div>
  );
}

interface SignpostsProps {
  readonly town: Town;
  readonly page: Page;
  readonly marks: ReturnType<typeof checklist>;
  readonly onChoose: (page: Page) => void;
}

/** The stay in town as a checklist. */
function Signposts({ page, marks, onChoose }: SignpostsProps) {
  const words = useWords(CAMPAIGN);
  return (
    <nav className="town-posts" aria-label={words('stations')}>
      <ol>
        {STATIONS.map((station, i) => (
          <li key={station}>
            <button
              type="button"
              className="town-post"
              aria-current={page === station ? 'step' : undefined}
              aria-label={words(marks[station] === 'done' ? 'stationDone' : 'stationOpen', {
                station: words(station),
              })}
              onClick={() => onChoose(station)}
            >
              <span className="town-mark" data-mark={marks[station]} aria-hidden="true">
                {marks[station] === 'done' ? <Icon name="check" size={0.95} /> : i + 1}
              </span>
              <Icon name={STATION_ICONS[station]} size={1.5} />
              <span className="town-post-name">{words(station)}</span>
            </button>
          </li>
        ))}
        <li className="town-post-book">
          <button
            type="button"
            className="town-post"
            aria-current={page === 'book' ? 'step' : undefined}
            onClick={() => onChoose('book')}
          >
            <Icon name="rule-book" size={1.5} />
            <span className="town-post-name">{words('bookShort')}</span>
          </button>
        </li>
      </ol>
    </nav>
  );
}

interface StationProps {
  readonly town: Town;
  readonly station: Station;
  readonly sheet: Town['view']['heroes'][number] | null;
  readonly onTurn: (station: Station) => void;
}

function StationPage({ town, station, sheet, onTurn }: StationProps) {
  const words = useWords(CAMPAIGN);
  const next = STATIONS[STATIONS.indexOf(station) + 1];
  return (
    <>
      <header className="town-station-head">
        <h2>{words(station)}</h2>
        {(station === 'armoury' || station === 'gifts') && sheet !== null && (
          <p className="town-for">
            {sheet.name} <Gold sum={sheet.gold} />
          </p>
        )}
      </header>
      {station === 'company' && <Company town={town} />}
      {station === 'armoury' && <Armoury town={town} sheet={sheet} />}
      {station === 'gifts' && <Gifts town={town} sheet={sheet} />}
      {station === 'gate' && <Gate town={town} />}
      {next !== undefined && (
        <div className="town-onward">
          <Button icon="right" onClick={() => onTurn(next)}>
            {words('next', { station: words(next) })}
          </Button>
        </div>
      )}
    </>
  );
}

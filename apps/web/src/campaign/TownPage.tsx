/** The town: roofs and party above, the stations of a stay below, the quest book beside them. */
import { useState } from 'react';
import type { CommonSheet, HeroKind } from '@oubliette/classic';
import { TakeBackAsked } from '../table/TakeBack.tsx';
import { Together } from '../table/Together.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { Away } from './Away.tsx';
import { TownQuests } from '../town/TownQuests.tsx';
import { Company } from '../town/Company.tsx';
import type { Sought } from '../town/Company.tsx';
import { Gate } from '../town/Gate.tsx';
import { Gold } from '../town/Gold.tsx';
import { Party } from '../town/Party.tsx';
import { Skyline } from '../town/Skyline.tsx';
import type { Town } from '../town/town.ts';
import type { TownKit } from '../town/townKit.ts';
import { checklist, firstStation, ownHeroes, treasury } from '../town/townModel.ts';
import type { Mark } from '../town/townModel.ts';
import { Sign } from './Sign.tsx';
import { useTown } from './useTown.ts';
import { CAMPAIGN } from '../town/words.ts';
import './TownPage.css';

/**
 * A page of the town. On a phone the book is one of them; on wide screens it is always open beside the
 * stations.
 */
interface Stop {
  readonly id: string;
  readonly icon: AnyIcon;
  readonly name: string;
}

/** The company first, the gate last, and the book's own places between them. */
function useStops(kit: TownKit, language: Town['language']): readonly Stop[] {
  const words = useWords(CAMPAIGN);
  return [
    { id: 'company', icon: 'tabletop-players', name: words('company') },
    ...Object.entries(kit.stations).map(([id, { icon, name }]) => ({ id, icon, name: name(language) })),
    { id: 'gate', icon: 'medieval-gate', name: words('gate') },
  ];
}

export function TownPage({ kit, lost }: { readonly kit: TownKit; readonly lost: boolean }) {
  const words = useWords(CAMPAIGN);
  const town = useTown();
  const { view, seats, moves } = town;
  const stops = useStops(kit, town.language);
  const marks = checklist(view, seats, moves, kit.errands);
  // At the company until everybody is enrolled, then wherever there is something to do.
  const [turned, setPage] = useState<string | null>(null);
  const page = turned ?? firstStation(marks);
  if (turned === null && marks['company'] === 'done') setPage(page);
  const [entering, setEntering] = useState(false);
  const [sought, setSought] = useState<Sought | null>(null);
  const [inHand, setInHand] = useState<HeroKind | null>(null);
  const own = ownHeroes(view, seats);
  const sheet = view.heroes.find(({ kind }) => kind === inHand) ?? own[0] ?? view.heroes[0] ?? null;
  const inTown = view.phase === 'town';
  return (
    <div className="town" data-page={inTown ? page : 'all'}>
      <header className="town-head on-night">
        <Skyline />
        <Sign between={town} gold={treasury(view)} />
        <Party
          town={town}
          kit={kit}
          chosen={sheet?.kind ?? null}
          onChoose={setInHand}
          onEnrol={(kind) => {
            setPage('company');
            setSought({ kind });
          }}
        />
      </header>
      {lost && (
        <p className="town-lost" role="status">
          {words('lost')}
        </p>
      )}
      {inTown && <Signposts stops={stops} page={page} marks={marks} onChoose={setPage} />}
      <main className="town-ground">
        <div className="town-station">
          {inTown ? (
            <StationPage
              town={town}
              kit={kit}
              stops={stops}
              station={page === 'book' ? 'gate' : page}
              sheet={sheet}
              sought={sought}
              onTurn={setPage}
              onSetOut={() => setEntering(true)}
            />
          ) : (
            <Away town={town} entering={entering} />
          )}
        </div>
        <div className="town-book on-parchment">
          <TownQuests town={town} telling={kit.telling} />
        </div>
      </main>
      <TakeBackAsked />
      <Together />
    </div>
  );
}

interface SignpostsProps {
  readonly stops: readonly Stop[];
  readonly page: string;
  readonly marks: Readonly<Record<string, Mark>>;
  readonly onChoose: (page: string) => void;
}

/** The stay in town as a checklist. */
function Signposts({ stops, page, marks, onChoose }: SignpostsProps) {
  const words = useWords(CAMPAIGN);
  return (
    <nav className="town-posts" aria-label={words('stations')}>
      <ol>
        {stops.map(({ id, icon, name }, i) => (
          <li key={id}>
            <button
              type="button"
              className="town-post"
              aria-current={page === id ? 'step' : undefined}
              aria-label={words(marks[id] === 'done' ? 'stationDone' : 'stationOpen', { station: name })}
              onClick={() => onChoose(id)}
            >
              <span className="town-mark" data-mark={marks[id]} aria-hidden="true">
                {marks[id] === 'done' ? <Icon name="check" size={0.95} /> : i + 1}
              </span>
              <Icon name={icon} size={1.5} />
              <span className="town-post-name">{name}</span>
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
  readonly kit: TownKit;
  readonly stops: readonly Stop[];
  readonly station: string;
  readonly sheet: CommonSheet | null;
  readonly sought: Sought | null;
  readonly onTurn: (station: string) => void;
  readonly onSetOut: () => void;
}

function StationPage({ town, kit, stops, station, sheet, sought, onTurn, onSetOut }: StationProps) {
  const words = useWords(CAMPAIGN);
  const at = stops.findIndex(({ id }) => id === station);
  const next = stops[at + 1];
  const own = kit.stations[station];
  return (
    <>
      <header className="town-station-head">
        <h2>{stops[at]?.name}</h2>
        {own !== undefined && sheet !== null && (
          <p className="town-for">
            {sheet.name} <Gold sum={sheet.gold} />
          </p>
        )}
      </header>
      {station === 'company' && <Company town={town} kit={kit} sought={sought} />}
      {own !== undefined && <own.Page town={town} sheet={sheet} />}
      {station === 'gate' && <Gate town={town} onSetOut={onSetOut} />}
      {next !== undefined && (
        <div className="town-onward">
          <Button icon="right" onClick={() => onTurn(next.id)}>
            {words('next', { station: next.name })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Between two quests of a game with pages of its own: roofs above, its station, its book beside it. */
import { useState } from 'react';
import { TakeBackAsked } from '../table/TakeBack.tsx';
import { Together } from '../table/Together.tsx';
import type { OwnTown } from '../town/campaignTown.ts';
import { Skyline } from '../town/Skyline.tsx';
import { CAMPAIGN } from '../town/words.ts';
import { useWords } from '../words/useWords.ts';
import { QuestDoor } from './QuestDoor.tsx';
import { Sign } from './Sign.tsx';
import { useBetween } from './useBetween.ts';
import './Away.css';
import './TownPage.css';

export function OwnTownPage({ own, lost }: { readonly own: OwnTown; readonly lost: boolean }) {
  const words = useWords(CAMPAIGN);
  const between = useBetween<unknown>();
  const [entering, setEntering] = useState(false);
  return (
    <div className="town" data-page="all">
      <header className="town-head on-night">
        <Skyline />
        <Sign between={between} gold={own.gold(between.view)} />
      </header>
      {lost && (
        <p className="town-lost" role="status">
          {words('lost')}
        </p>
      )}
      <main className="town-ground">
        <div className="town-station">
          <own.Station
            between={between}
            door={<QuestDoor outing={between.info.outing} entering={entering} />}
          />
        </div>
        <div className="town-book on-parchment">
          <own.Book between={between} onSetOut={() => setEntering(true)} />
        </div>
      </main>
      <TakeBackAsked />
      <Together />
    </div>
  );
}

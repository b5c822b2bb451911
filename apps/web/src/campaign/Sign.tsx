/** Over the roofs: the title, all the gold, and the table's tools. */
import { useState } from 'react';
import { PeoplePanel } from '../table/PeoplePanel.tsx';
import { Gold } from '../town/Gold.tsx';
import { CAMPAIGN } from '../town/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { useWords } from '../words/useWords.ts';
import type { Between } from '../town/between.ts';

interface Props {
  readonly between: Between<unknown>;
  /** In all purses together. */
  readonly gold: number;
}

export function Sign({ between, gold }: Props) {
  const words = useWords(CAMPAIGN);
  const [people, setPeople] = useState(false);
  const { info, language, undoable } = between;
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
        <span className="unseen">{words('treasury', { gold })}</span>
        <span aria-hidden="true" className="town-treasury">
          <Gold sum={gold} />
        </span>
        {undoable !== null && (
          <IconButton icon="return-arrow" label={words('undo')} onClick={() => void between.undo(undoable)} />
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

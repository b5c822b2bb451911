/** The ways to set a table. */
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import type { Mode } from './company.ts';
import { ADVANCED } from './draft.ts';
import { CAMPAIGN } from '../tables/myTables.ts';
import { EXPEDITION } from './words.ts';
import './Ways.css';

/** What a table is set for at first; the dialog lets one change one's mind. */
export type FirstGame = 'classic' | typeof CAMPAIGN | typeof ADVANCED;

interface Props {
  readonly onNew: (mode: Mode, game: FirstGame) => void;
}

export function Ways({ onNew }: Props) {
  const words = useWords(LOBBY);
  const expedition = useWords(EXPEDITION);
  const way = (icon: IconName, title: string, hint: string, mode: Mode, game: FirstGame = 'classic') => (
    <li>
      <button type="button" className="way" onClick={() => onNew(mode, game)}>
        <WayWords icon={icon} title={title} hint={hint} />
      </button>
    </li>
  );
  return (
    <Panel title={words('ways')}>
      <ul className="ways">
        {way('dungeon-gate', words('newTable'), words('newTableHint'), 'solo')}
        {way('tabletop-players', words('hotSeat'), words('hotSeatHint'), 'hotSeat')}
        {way('linked-rings', words('online'), words('onlineHint'), 'online')}
        {way('castle', words('campaign'), words('campaignHint'), 'solo', CAMPAIGN)}
        {way('torch', expedition('way'), expedition('wayHint'), 'solo', ADVANCED)}
        {way('perspective-dice-six-faces-random', words('box'), words('boxHint'), 'box')}
        <li>
          <RouteLink to={{ at: 'rules', rule: null }} className="way">
            <WayWords icon="rule-book" title={words('rulebook')} hint={words('rulebookHint')} />
          </RouteLink>
        </li>
      </ul>
    </Panel>
  );
}

interface WordsProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly hint: ReactNode;
}

function WayWords({ icon, title, hint }: WordsProps) {
  return (
    <>
      <Icon name={icon} size={2.1} />
      <span>
        <span className="way-title">{title}</span>
        <span className="way-hint">{hint}</span>
      </span>
    </>
  );
}

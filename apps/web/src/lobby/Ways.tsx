/** The ways to set a table. */
import type { ReactNode } from 'react';
import { typeset } from '@oubliette/words';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { Mode } from '../forms/company.ts';
import { FORMS } from './draft.ts';
import './Ways.css';

interface Props {
  readonly onNew: (mode: Mode, game?: string) => void;
}

export function Ways({ onNew }: Props) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const way = (icon: IconName, title: string, hint: string, mode: Mode, game?: string) => (
    <li key={title}>
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
        {FORMS.flatMap(({ ways = [] }) => ways).map(({ icon, title, hint, game }) =>
          way(icon, title[language], typeset(language, hint[language]), 'solo', game),
        )}
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

/** The bar over a screen: its title, the way back, and the settings. */
import type { ReactNode } from 'react';
import { SettingsButton } from './SettingsButton.tsx';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { Icon } from './Icon.tsx';
import { RouteLink } from './RouteLink.tsx';
import './TopBar.css';

interface Props {
  readonly title: ReactNode;
  /** Beside the settings. */
  readonly children?: ReactNode;
}

export function TopBar({ title, children }: Props) {
  const words = useWords(UI);
  return (
    <header className="top-bar on-stone">
      <RouteLink to={{ at: 'lobby' }} className="icon-button" aria-label={words('toLobby')}>
        <Icon name="back" size={1.4} />
      </RouteLink>
      <h1 className="top-bar-title">{title}</h1>
      <div className="top-bar-tools">
        {children}
        <SettingsButton />
      </div>
    </header>
  );
}

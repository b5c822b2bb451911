/** The sheets beside the board, a tab each: who plays which, what is to be done, what only the game master sees. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Tabs } from '../ui/Tabs.tsx';

export interface SheetTab {
  readonly id: string;
  readonly title: string;
  readonly render: () => ReactNode;
}

interface Props {
  readonly label: string;
  /** Those there are for this person, in their order. */
  readonly tabs: readonly SheetTab[];
  /** The one that is open at first, and again where the one that was open is gone. */
  readonly first: string;
  readonly className?: string;
}

export function SheetTabs({ label, tabs, first, className = '' }: Props) {
  const [page, setPage] = useState(first);
  const shown = tabs.find(({ id }) => id === page) ?? tabs.find(({ id }) => id === first) ?? tabs[0];
  return (
    <Tabs
      label={label}
      tabs={tabs}
      chosen={shown?.id ?? first}
      onChoose={setPage}
      className={`sheets ${className}`}
    >
      {shown?.render()}
    </Tabs>
  );
}

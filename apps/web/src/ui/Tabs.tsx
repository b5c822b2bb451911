/** Tabs, one of them open; arrow keys go from one to the next. */
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { AnyIcon } from './Icon.tsx';
import { neighbour } from './neighbour.ts';
import './Tabs.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly icon?: AnyIcon;
  /** A few characters: a count. */
  readonly badge?: string;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
  readonly className?: string;
}

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children, className }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const index = neighbour(
      event.key,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    );
    if (index === null) return;
    event.preventDefault();
    onChoose(tabs[index]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  return (
    <div className={`tabs ${className ?? ''}`}>
      <div
        ref={list}
        className="tabs-list"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, title, icon, badge }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className="tabs-tab"
            aria-selected={id === chosen}
            aria-controls={`${base}-leaf`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {icon !== undefined && <Icon name={icon} />}
            <span>{title}</span>
            {badge !== undefined && <span className="tabs-badge">{badge}</span>}
          </button>
        ))}
      </div>
      <div className="tabs-leaf" role="tabpanel" id={`${base}-leaf`} aria-labelledby={`${base}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}

/** A button that opens a list of actions. */
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Icon } from './Icon.tsx';
import type { AnyIcon } from './Icon.tsx';
import { neighbour } from './neighbour.ts';
import './IconButton.css';
import './Menu.css';

export interface MenuItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly icon?: AnyIcon;
  readonly danger?: boolean;
  readonly onChoose: () => void;
}

interface Props {
  readonly label: string;
  readonly icon?: AnyIcon;
  readonly items: readonly MenuItem[];
  /** Which edge of the button the list aligns with. */
  readonly align?: 'start' | 'end';
}

export function Menu({ label, icon = 'more', items, align = 'end' }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div className="menu">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} size={1.4} />
      </button>
      {open && (
        <MenuList
          id={id}
          label={label}
          items={items}
          align={align}
          button={button}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align: 'start' | 'end';
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function MenuList({ id, label, items, align, button, onClose }: ListProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);

  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!list.current?.contains(target) && !button.current?.contains(target)) onClose();
    };
    addEventListener('pointerdown', leave);
    return () => removeEventListener('pointerdown', leave);
  }, [button, onClose]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') onClose();
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      onClose();
      button.current?.focus();
      return;
    }
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const index = neighbour(
      event.key,
      all.findIndex((each) => each === document.activeElement),
      all.length,
    );
    if (index === null) return;
    event.preventDefault();
    all[index]?.focus();
  }

  return (
    <ul
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={`menu-list menu-${align} on-parchment`}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <li key={item.key} role="none">
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`menu-item ${item.danger === true ? 'menu-danger' : ''}`}
            onClick={() => {
              onClose();
              button.current?.focus();
              item.onChoose();
            }}
          >
            {item.icon !== undefined && <Icon name={item.icon} />}
            {item.title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Every action of the rulebook, always in the same place: lit with the number of its targets, or grey and ready to say why. */
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { neighbour } from '../../ui/neighbour.ts';
import { useSettings } from '../../settings/store.ts';
import type { ActionId } from '../play/actions.ts';
import type { ActionItem, Menu } from '../play/menu.ts';
import type { Classic } from '../useClassic.ts';
import './ActionBar.css';

interface Props {
  readonly classic: Classic;
  readonly menu: Menu;
  readonly busy: boolean;
  /** The action a hint speaks of. */
  readonly hinted: ActionId | null;
}

export function ActionBar({ classic, menu, busy, hinted }: Props) {
  const { hand, words } = classic;
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('.action') ?? [])];
    const at = all.findIndex((each) => each === document.activeElement);
    const next = event.shiftKey ? null : neighbour(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <div
      ref={bar}
      className="action-bar"
      role="toolbar"
      tabIndex={-1}
      aria-label={words('actionBar')}
      aria-busy={busy}
      onKeyDown={onKeyDown}
    >
      {menu.items.map((item) => (
        <Action
          key={item.id}
          classic={classic}
          item={item}
          pressed={hand.mode === item.id}
          hinted={hinted === item.id}
        />
      ))}
      {menu.grave.length > 0 && (
        <button
          type="button"
          className="action action-more"
          onClick={() => classic.controller.openDialog('more')}
        >
          <Icon name="more" size={1.5} />
          <span className="action-name">{words('more')}</span>
        </button>
      )}
    </div>
  );
}

interface ActionProps {
  readonly classic: Classic;
  readonly item: ActionItem;
  readonly pressed: boolean;
  readonly hinted: boolean;
}

function Action({ classic, item, pressed, hinted }: ActionProps) {
  const { words } = classic;
  const { keys, letterKeys } = useSettings();
  const { id, action, targets, commands } = item;
  const lit = commands.length > 0;
  const counts = lit && targets > 1 && id !== 'move';
  const hotkey = action.key === undefined || !letterKeys ? undefined : keys[action.key].toUpperCase();
  const { language } = classic.scene;
  const full = action.full(language, commands);
  return (
    <button
      type="button"
      className={`action action-${id}`}
      aria-disabled={!lit || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={hotkey}
      aria-label={[full, lit ? null : words('whyNot'), counts ? words('targets', { count: targets }) : null]
        .filter((text) => text !== null)
        .join(', ')}
      data-rule={action.rule}
      data-hinted={hinted || undefined}
      title={full}
      onClick={() => void classic.controller.press(id)}
    >
      <Icon name={action.icon} size={1.6} />
      <span className="action-name">{action.name(language)}</span>
      {hotkey !== undefined && (
        <kbd className="action-key" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
      {counts && (
        <span className="action-count" aria-hidden="true">
          {targets}
        </span>
      )}
    </button>
  );
}

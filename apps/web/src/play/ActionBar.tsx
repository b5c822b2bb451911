/** Actions always in the same place: lit with the number of their targets, or grey and able to say why. */
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useSettings } from '../settings/store.ts';
import type { KeyAction } from '../settings/keys.ts';
import { Icon } from '../ui/Icon.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import { neighbour } from '../ui/neighbour.ts';
import { useWords } from '../words/useWords.ts';
import { PLAYING } from './words.ts';
import './ActionBar.css';

export interface BarAction {
  readonly id: string;
  readonly icon: AnyIcon;
  readonly name: string;
  /** The full name, for players who cannot see the picture. */
  readonly full: string;
  readonly lit: boolean;
  /** How many figures, squares or cards there are to choose from, if worth showing. */
  readonly targets: number | null;
  readonly key?: KeyAction;
  readonly rule: string;
}

interface Props {
  readonly label: string;
  readonly actions: readonly BarAction[];
  readonly busy: boolean;
  readonly pressed: string | null;
  /** The action the current hint is about. */
  readonly hinted: string | null;
  readonly onPress: (id: string) => void;
  /** Rarely used actions. */
  readonly more?: { readonly name: string; readonly open: () => void };
}

export function ActionBar({ label, actions, busy, pressed, hinted, onPress, more }: Props) {
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
      aria-label={label}
      aria-busy={busy}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) => (
        <ActionButton
          key={action.id}
          action={action}
          pressed={pressed === action.id}
          hinted={hinted === action.id}
          onPress={onPress}
        />
      ))}
      {more !== undefined && (
        <button type="button" className="action action-more" onClick={more.open}>
          <Icon name="more" size={1.5} />
          <span className="action-name">{more.name}</span>
        </button>
      )}
    </div>
  );
}

interface ActionProps {
  readonly action: BarAction;
  readonly pressed: boolean;
  readonly hinted: boolean;
  readonly onPress: (id: string) => void;
}

function ActionButton({ action, pressed, hinted, onPress }: ActionProps) {
  const words = useWords(PLAYING);
  const { keys, letterKeys } = useSettings();
  const { id, icon, name, full, lit, targets, key, rule } = action;
  const hotkey = key === undefined || !letterKeys ? undefined : keys[key].toUpperCase();
  const counts = lit && targets !== null && targets > 1;
  return (
    <button
      type="button"
      className={`action action-${id}`}
      aria-disabled={!lit || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={hotkey}
      aria-label={[
        full,
        lit ? null : words('actionGrey'),
        counts ? words('actionTargets', { count: targets }) : null,
      ]
        .filter((text) => text !== null)
        .join(', ')}
      data-rule={rule}
      data-hinted={hinted || undefined}
      title={full}
      onClick={() => onPress(id)}
    >
      <Icon name={icon} size={1.6} />
      <span className="action-name">{name}</span>
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

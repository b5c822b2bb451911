/** A hint beside the thing it speaks of: put away with a press, or all of them at once. */
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/store.ts';
import { readStored, store } from '../../settings/stored.ts';
import { useMedia } from '../../table/useMedia.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ActionId } from '../play/actions.ts';
import { hintFor, parseSeen } from '../play/hints.ts';
import type { Hint } from '../play/hints.ts';
import type { Classic } from '../useClassic.ts';
import './HintBubble.css';

/** Those of every book: what one has learnt in one of them is not taught again in another. */
const STORED_AS = 'oubliette.hints';

let seen: readonly string[] | null = null;
const listeners = new Set<() => void>();

function getSeen(): readonly string[] {
  seen ??= parseSeen(readStored(STORED_AS));
  return seen;
}

function putAway(ids: readonly string[]): void {
  seen = [...new Set([...getSeen(), ...ids])];
  store(STORED_AS, seen);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The hint of this moment, if there is one that has not been put away. */
export function useHint({ kit, scene, situation, hand }: Classic, busy: boolean): Hint | null {
  const known = useSyncExternalStore(subscribe, getSeen);
  return busy ? null : hintFor(kit.hints, scene.view, situation, hand, known);
}

/** Long enough to have been read. */
const READ_MS = 1500;

/** A hint whose moment has passed has been shown: it does not come again. */
export function usePassingHint(hint: Hint | null): void {
  const id = hint?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const since = Date.now();
    return () => {
      if (Date.now() - since > READ_MS) putAway([id]);
    };
  }, [id]);
}

/** " (M)" where there are keys to press, nothing on a phone. */
function useKeyOf({ situation }: Classic, by: ActionId | null | undefined): string {
  const { keys, letterKeys } = useSettings();
  const hasKeys = useMedia('(hover: hover)');
  const action = situation.menu?.items.find(({ id }) => id === by)?.action.key;
  return action === undefined || !letterKeys || !hasKeys ? '' : ` (${keys[action].toUpperCase()})`;
}

export function HintBubble({ classic, hint }: { readonly classic: Classic; readonly hint: Hint }) {
  const { kit, scene, words } = classic;
  const key = useKeyOf(classic, hint.by);
  const other = useKeyOf(classic, hint.also);
  return (
    <div className="hint on-parchment" data-by={hint.by ?? 'board'} role="note">
      <p className="hint-text">
        <Icon name="light-bulb" /> {kit.hints.text(hint.id, scene.language, { key, other })}
      </p>
      <div className="hint-ways">
        <button type="button" className="hint-way" onClick={() => putAway(kit.hints.ids)}>
          {words('hintSkip')}
        </button>
        <button type="button" className="hint-way hint-ok" onClick={() => putAway([hint.id])}>
          {words('hintOk')}
        </button>
      </div>
    </div>
  );
}

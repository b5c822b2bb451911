/** A hint beside the thing it speaks of: put away with a press, or all of them at once. */
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/store.ts';
import { useMedia } from '../../table/useMedia.ts';
import { Icon } from '../../ui/Icon.tsx';
import { hintFor, parseLearned, withSeen } from '../play/hints.ts';
import type { Hint, Learned } from '../play/hints.ts';
import type { Classic } from '../useClassic.ts';
import './HintBubble.css';
import { readStored, store } from '../../settings/stored.ts';

const STORED_AS = 'oubliette.classic.hints';

let learned: Learned | null = null;
const listeners = new Set<() => void>();

function getLearned(): Learned {
  learned ??= read();
  return learned;
}

function read(): Learned {
  return parseLearned(readStored(STORED_AS));
}

function learn(next: Learned): void {
  learned = next;
  store(STORED_AS, next);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The hint of this moment, if there is one that has not been put away. */
export function useHint({ kit, scene, situation, hand }: Classic, busy: boolean): Hint | null {
  const known = useSyncExternalStore(subscribe, getLearned);
  return busy || !kit.teaches ? null : hintFor(scene.view, situation, hand, known);
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
      if (Date.now() - since > READ_MS) learn(withSeen(getLearned(), id));
    };
  }, [id]);
}

/** " (M)" where there are keys to press, nothing on a phone. */
function useKeyOf({ situation }: Classic, { by }: Pick<Hint, 'by'>): string {
  const { keys, letterKeys } = useSettings();
  const hasKeys = useMedia('(hover: hover)');
  const action = situation.menu?.items.find(({ id }) => id === by)?.action.key;
  return action === undefined || !letterKeys || !hasKeys ? '' : ` (${keys[action].toUpperCase()})`;
}

export function HintBubble({ classic, hint }: { readonly classic: Classic; readonly hint: Hint }) {
  const { words } = classic;
  const key = useKeyOf(classic, hint);
  const other = useKeyOf(classic, { by: 'searchDoors' });
  return (
    <div className="hint on-parchment" data-by={hint.by ?? 'board'} role="note">
      <p className="hint-text">
        <Icon name="light-bulb" /> {words(hint.id, { key, other })}
      </p>
      <div className="hint-ways">
        <button type="button" className="hint-way" onClick={() => learn({ ...getLearned(), skipped: true })}>
          {words('hintSkip')}
        </button>
        <button
          type="button"
          className="hint-way hint-ok"
          onClick={() => learn(withSeen(getLearned(), hint.id))}
        >
          {words('hintOk')}
        </button>
      </div>
    </div>
  );
}

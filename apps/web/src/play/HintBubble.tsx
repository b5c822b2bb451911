/** A hint beside its subject: a press closes it, or all hints at once. */
import { useSettings } from '../settings/store.ts';
import type { KeyAction } from '../settings/keys.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { PLAYING } from './words.ts';
import { putAway, useSeenHints } from './seenHints.ts';
import { useMedia } from '../ui/useMedia.ts';
import './HintBubble.css';
import { COVERING } from '../board/covers.ts';

/** " (M)" with a keyboard, nothing on a phone. */
export function useKeyOf(): (action: KeyAction | undefined) => string {
  const { keys, letterKeys } = useSettings();
  const hasKeys = useMedia('(hover: hover)');
  return (action) =>
    action === undefined || !letterKeys || !hasKeys ? '' : ` (${keys[action].toUpperCase()})`;
}

interface Props {
  readonly id: string;
  /** All that this table teaches. */
  readonly ids: readonly string[];
  /** The action it stands beside; null for none. */
  readonly by: string | null;
  readonly text: string;
}

export function HintBubble({ id, ids, by, text }: Props) {
  const words = useWords(PLAYING);
  const seen = useSeenHints();
  const nth = ids.filter((each) => each !== id && seen.includes(each)).length + 1;
  return (
    <div className="hint on-parchment" data-by={by ?? 'board'} role="note" {...COVERING}>
      <p className="hint-text">
        <Icon name="light-bulb" /> {text}
      </p>
      <div className="hint-ways">
        <span className="hint-nth">{words('hintNth', { nth, of: ids.length })}</span>
        <button type="button" className="hint-way" onClick={() => putAway(ids)}>
          {words('hintSkip')}
        </button>
        <button type="button" className="hint-way hint-ok" onClick={() => putAway([id])}>
          {words('hintOk')}
        </button>
      </div>
    </div>
  );
}

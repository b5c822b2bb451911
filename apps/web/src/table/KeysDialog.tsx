/** Lists every key of the table. */
import { keyName } from '../settings/keyName.ts';
import { KEY_ACTION_IDS } from '../settings/keys.ts';
import { useSettings } from '../settings/store.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { SETTINGS } from '../words/settings.ts';
import { useWords } from '../words/useWords.ts';
import { TABLE } from './words.ts';
import './KeysDialog.css';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const names = useWords(SETTINGS);
  const { keys, letterKeys } = useSettings();
  const fixed = [
    ['←↑→↓', words('keyArrows')],
    ['1–9', words('keyActions')],
    ['Enter', words('keyConfirm')],
    ['Esc', words('keyUnstage')],
    ['U, Ctrl+Z', words('keyUndo')],
    ['Shift+M', words('keyMute')],
    ['?', words('keyKeys')],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={words('keysTitle')} size="large">
      <dl className="keys">
        {fixed.map(([key, what]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
        {letterKeys &&
          KEY_ACTION_IDS.map((action) => (
            <div key={action}>
              <dt>
                <Kbd>{keyName(keys[action], names('space'))}</Kbd>
              </dt>
              <dd>{names(action)}</dd>
            </div>
          ))}
      </dl>
      <p className="keys-hint">{words('keysHint')}</p>
    </Dialog>
  );
}

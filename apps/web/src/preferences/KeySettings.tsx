/** The letter keys: on or off, and each rebindable. */
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { announce } from '../ui/notices.ts';
import { Switch } from '../ui/Switch.tsx';
import { SETTINGS } from '../words/settings.ts';
import { useWords } from '../words/useWords.ts';
import { keyName } from '../settings/keyName.ts';
import { KEY_ACTION_IDS, KEY_ACTIONS, mayBind, rebound } from '../settings/keys.ts';
import type { KeyAction } from '../settings/keys.ts';
import { changeSettings, useSettings } from '../settings/store.ts';

export function KeySettings() {
  const words = useWords(SETTINGS);
  const { keys, letterKeys } = useSettings();
  const [awaiting, setAwaiting] = useState<KeyAction | null>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (awaiting === null || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setAwaiting(null);
    if (!mayBind(event.key)) return;
    changeSettings({ keys: rebound(keys, awaiting, event.key) });
    announce(words('bound', { action: words(awaiting), key: keyName(event.key, words('space')) }));
  }

  return (
    <div className="settings-page">
      <Switch
        label={words('letterKeys')}
        hint={words('letterKeysHint')}
        on={letterKeys}
        onChange={(on) => changeSettings({ letterKeys: on })}
      />
      <p className="settings-hint">{words('rebind')}</p>
      <ul className="settings-keys">
        {KEY_ACTION_IDS.map((action) => {
          const key = keyName(keys[action], words('space'));
          return (
            <li key={action}>
              <button
                type="button"
                className="settings-key"
                aria-label={words('keyOf', { action: words(action), key })}
                onClick={() => setAwaiting(action)}
                onBlur={() => setAwaiting(null)}
                onKeyDown={onKeyDown}
              >
                <span>{words(action)}</span>
                {awaiting === action ? <em>{words('pressKey')}</em> : <Kbd>{key}</Kbd>}
              </button>
            </li>
          );
        })}
      </ul>
      <Button onClick={() => changeSettings({ keys: KEY_ACTIONS })}>{words('resetKeys')}</Button>
    </div>
  );
}

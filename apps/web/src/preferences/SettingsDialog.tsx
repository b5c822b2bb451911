/** The settings, over any screen. Changes apply at once. */
import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { SETTINGS } from '../words/settings.ts';
import { useWords } from '../words/useWords.ts';
import { KeySettings } from './KeySettings.tsx';
import { openSettings } from '../ui/settingsOpened.ts';
import { PlaySettings } from './PlaySettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import './SettingsDialog.css';

const PAGES = { play: PlaySettings, sound: SoundSettings, keys: KeySettings } as const;

export function SettingsDialog() {
  const words = useWords(SETTINGS);
  const [chosen, setChosen] = useState<keyof typeof PAGES>('play');
  const Page = PAGES[chosen];
  return (
    <Dialog open title={words('title')} onClose={() => openSettings(false)}>
      <Tabs
        label={words('title')}
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          { id: 'play', title: words('play'), icon: 'cog' },
          { id: 'sound', title: words('sound'), icon: 'sound-on' },
          { id: 'keys', title: words('keys'), icon: 'keyboard' },
        ]}
      >
        <Page />
      </Tabs>
    </Dialog>
  );
}

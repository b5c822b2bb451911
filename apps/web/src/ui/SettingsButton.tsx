/** Opens the settings. Every screen has one. */
import { IconButton } from './IconButton.tsx';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { openSettings } from './settingsOpened.ts';

export function SettingsButton() {
  const words = useWords(UI);
  return <IconButton icon="cog" label={words('settings')} onClick={() => openSettings(true)} />;
}

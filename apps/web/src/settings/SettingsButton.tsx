/** Opens the settings. Every screen has one. */
import { IconButton } from '../ui/IconButton.tsx';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { openSettings } from './opened.ts';

export function SettingsButton() {
  const words = useWords(UI);
  return <IconButton icon="cog" label={words('settings')} onClick={() => openSettings(true)} />;
}

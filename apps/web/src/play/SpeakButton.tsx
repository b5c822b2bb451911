/** Makes the device read a text aloud, or says why it cannot. */
import type { ReactNode } from 'react';
import { useSettings } from '../settings/store.ts';
import { speak } from '../sound/index.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/notices.ts';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';

interface Props {
  readonly text: string;
  readonly kind?: 'quiet';
  readonly children: ReactNode;
}

export function SpeakButton({ text, kind, children }: Props) {
  const words = useWords(UI);
  const { language, voice } = useSettings();
  function read(): void {
    const silence = speak(text, language, voice);
    if (silence !== null) toast(words(silence), 'warning');
  }
  return (
    <Button {...(kind === undefined ? {} : { kind })} icon="public-speaker" onClick={read}>
      {children}
    </Button>
  );
}

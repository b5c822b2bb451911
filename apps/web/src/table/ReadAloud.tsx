/** Large text for all to read: a parchment, a note, a card; the device may speak it. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/store.ts';
import { hush, speak } from '../sound/index.ts';
import { Button } from '../ui/Button.tsx';
import { SpeakButton } from '../play/SpeakButton.tsx';
import { announce } from '../ui/notices.ts';
import { Parchment } from '../ui/Parchment.tsx';
import { useWords } from '../words/useWords.ts';
import { TABLE } from './words.ts';
import './ReadAloud.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly onPutAway: () => void;
}

export function ReadAloud({ title, text, onPutAway }: Props) {
  const words = useWords(TABLE);
  const settings = useSettings();
  const chosen = useRef(settings);
  chosen.current = settings;
  const spoken = `${title}. ${text}`;

  useEffect(() => {
    const { readAloud, language, voice } = chosen.current;
    announce(spoken);
    if (readAloud) speak(spoken, language, voice);
    return hush;
  }, [spoken]);

  return (
    <div className="readaloud">
      <Parchment title={title} text={text} className="readaloud-sheet">
        <div className="readaloud-actions">
          <SpeakButton kind="quiet" text={spoken}>
            {words('readVoice')}
          </SpeakButton>
          <Button kind="primary" autoFocus onClick={onPutAway}>
            {words('readOn')}
          </Button>
        </div>
      </Parchment>
    </div>
  );
}

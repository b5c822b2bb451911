/** Large text for all to read: a parchment, a note, a card; the device may speak it. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/store.ts';
import { hush, speak } from '../sound/index.ts';
import type { Subject } from '../pictures/picture.ts';
import { Button } from '../ui/Button.tsx';
import { SpeakButton } from '../play/SpeakButton.tsx';
import { announce } from '../ui/notices.ts';
import { fetched } from '../ui/fetched.tsx';
import { Parchment } from '../ui/Parchment.tsx';
import { useWords } from '../words/useWords.ts';
import { TABLE } from './words.ts';
import './ReadAloud.css';

/** The games bring it with their pictures. */
const Card = fetched(async () => (await import('../pictures/Card.tsx')).Card);

interface Props {
  readonly title: string;
  readonly text: string;
  /** Of the card that is read. */
  readonly picture?: Subject | undefined;
  readonly onPutAway: () => void;
}

export function ReadAloud({ title, text, picture, onPutAway }: Props) {
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

  const actions = (
    <div className="readaloud-actions">
      <SpeakButton kind="quiet" text={spoken}>
        {words('readVoice')}
      </SpeakButton>
      <Button kind="primary" autoFocus onClick={onPutAway}>
        {words('readOn')}
      </Button>
    </div>
  );
  return (
    <div className="readaloud">
      {picture === undefined ? (
        <Parchment title={title} text={text} className="readaloud-sheet">
          {actions}
        </Parchment>
      ) : (
        <div className="readaloud-card">
          <Card picture={picture} title={title} text={text} />
          {actions}
        </div>
      )}
    </div>
  );
}

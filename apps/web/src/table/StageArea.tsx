/** The board, and what briefly covers it: sound captions, texts to read, a lost connection. */
import { useEffect } from 'react';
import { playSound } from '../sound/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { TableScene } from '../play/gameUi.ts';
import { ReadAloud } from './ReadAloud.tsx';
import type { Shown } from './usePlayback.ts';
import { TABLE } from './words.ts';

export function StageArea({ scene, shown }: { readonly scene: TableScene; readonly shown: Shown }) {
  const words = useWords(TABLE);
  const { ui, link } = useAtTable();
  const { cue } = shown;
  const lost = link.state().status === 'lost';
  useEffect(() => {
    if (cue?.sound) playSound(cue.sound.id);
  }, [cue]);
  return (
    <main className="play-stage" aria-label={words('boardLabel')}>
      <ui.Stage scene={scene} />
      {lost && (
        <p className="play-lost on-parchment" role="status">
          <Icon name="offline" /> {words('lost')}
        </p>
      )}
      {/* The log is read out; deaf players see sounds as captions. */}
      {cue?.sound && (
        <p className="play-caption" aria-hidden="true">
          ♪ {cue.sound.caption}
        </p>
      )}
      {cue !== null && cue.readAloud === undefined && (
        <Button className="play-skip" onClick={shown.skip}>
          {words('skipPlayback')}
        </Button>
      )}
      {cue?.readAloud !== undefined && (
        <ReadAloud
          key={cue.key}
          title={cue.readAloud.title}
          text={cue.readAloud.text}
          onPutAway={shown.goOn}
        />
      )}
    </main>
  );
}

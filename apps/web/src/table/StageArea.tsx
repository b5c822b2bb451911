/** The board, and what briefly covers it: sound captions, texts to read, a lost connection. */
import { lazy, Suspense, useEffect } from 'react';
import { COVERING } from '../board/covers.ts';
import { playSound } from '../sound/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { TableScene } from '../play/gameUi.ts';
import { ReadAloud } from './ReadAloud.tsx';
import type { Shown } from './usePlayback.ts';
import type { Awaited } from './waitingLine.ts';
import { TABLE } from './words.ts';

const Beside = lazy(async () => ({ default: (await import('./beside/Beside.tsx')).Beside }));

interface Props {
  readonly scene: TableScene;
  readonly shown: Shown;
  readonly awaited: Awaited;
}

export function StageArea({ scene, shown, awaited }: Props) {
  const words = useWords(TABLE);
  const { ui, link, table, language } = useAtTable();
  const { cue } = shown;
  const objective = scene.view === null ? null : (ui.objective?.(scene.view, language) ?? null);
  const lost = link.state().status === 'lost';
  useEffect(() => {
    if (cue?.sound) playSound(cue.sound.id);
  }, [cue]);
  return (
    <main className="play-stage" aria-label={words('boardLabel')}>
      <ui.Stage scene={scene} />
      {objective !== null && (
        <p className="play-objective" {...COVERING}>
          <Icon name="scroll-unfurled" label={words('objective')} /> {objective}
        </p>
      )}
      {table.info.options.pace === 'box' && (
        <Suspense fallback={null}>
          <Beside key={table.info.id} scene={scene} shown={shown} awaited={awaited} />
        </Suspense>
      )}
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
          picture={cue.card?.picture}
          onPutAway={shown.goOn}
        />
      )}
    </main>
  );
}

/** Buttons over the board: zoom in, zoom out, show all. */
import type { ReactNode } from 'react';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { wholeView } from './camera.ts';
import type { Field } from './camera.ts';
import type { PanZoom } from './usePanZoom.ts';
import { BOARD_WORDS } from './words.ts';
import { COVERING } from './covers.ts';

interface ToolsProps {
  readonly camera: PanZoom;
  readonly field: Field;
  readonly language: Language;
  readonly gliding: boolean;
}

export function Tools({ camera, field, language, gliding }: ToolsProps): ReactNode {
  return (
    <div className="board-tools" {...COVERING}>
      <Tool
        text={say(BOARD_WORDS, language, 'zoomIn', {})}
        d="M12 5v14M5 12h14"
        act={() => camera.zoomBy(1.4)}
      />
      <Tool
        text={say(BOARD_WORDS, language, 'zoomOut', {})}
        d="M5 12h14"
        act={() => camera.zoomBy(1 / 1.4)}
      />
      <Tool
        text={say(BOARD_WORDS, language, 'wholeMap', {})}
        d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        act={() => camera.go(wholeView(field, camera.viewport()), gliding)}
      />
    </div>
  );
}

function Tool({
  text,
  d,
  act,
}: {
  readonly text: string;
  readonly d: string;
  readonly act: () => void;
}): ReactNode {
  return (
    <button type="button" className="board-tool" aria-label={text} title={text} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={d} />
      </svg>
    </button>
  );
}

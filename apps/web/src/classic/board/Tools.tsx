/** Buttons over the board: nearer, farther, all of it. */
import type { ReactNode } from 'react';
import { say } from '@oubliette/words';
import { wholeView } from '../../board/camera.ts';
import type { BoardProps } from './props.ts';
import type { PanZoom } from '../../board/usePanZoom.ts';
import { BOARD_WORDS } from './words.ts';

export function Tools({
  camera,
  props,
}: {
  readonly camera: PanZoom;
  readonly props: BoardProps;
}): ReactNode {
  const { language, view, reducedMotion } = props;
  return (
    <div className="board-tools">
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
        act={() => camera.go(wholeView(view.board, camera.viewport()), !reducedMotion)}
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

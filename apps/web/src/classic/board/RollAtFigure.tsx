/** The dice tray beside the rolled-for figure; it stays while the outcome is shown. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { View } from '@oubliette/classic';
import type { Over } from '../../board/Board.tsx';
import { Beside } from '../../board/Beside.tsx';
import type { Cue } from '../../board/cue.ts';
import { centre } from '../../board/geometry.ts';
import type { Point } from '../../board/geometry.ts';
import { DiceTray } from '../dice/DiceTray.tsx';
import { rolledAt, rollsOf } from '../dice/rolls.ts';
import type { Roll } from '../dice/rolls.ts';
import type { TableKit } from '../kit.ts';
import type { Classic } from '../useClassic.ts';

interface RollAtFigureProps extends Pick<Over, 'camera' | 'about' | 'still'> {
  readonly classic: Classic;
  readonly view: View;
}

interface Shown {
  readonly rolls: readonly Roll[];
  /** Who rolls and who is struck; none for a roll without a figure on the board. */
  readonly around: readonly Point[];
  readonly count: number;
}

export function RollAtFigure({ classic, camera, view, about, still }: RollAtFigureProps): ReactNode {
  const { kit, scene, names } = classic;
  const { cue, language, settings } = scene;
  const [shown, setShown] = useState<Shown | null>(null);
  const [last, setLast] = useState<Cue | null>(null);
  if (cue !== last) {
    setLast(cue);
    setShown((before) => next(kit, before, { cue, view, about }));
  }
  if (shown === null) return null;
  return (
    <Beside key={shown.count} camera={camera} around={shown.around}>
      <DiceTray
        Die={kit.Die}
        rolls={shown.rolls}
        names={names}
        language={language}
        still={still}
        speed={settings.speed}
      />
    </Beside>
  );
}

/** A new roll, or the old one while its outcome is shown. */
function next(
  kit: TableKit,
  before: Shown | null,
  { cue, view, about }: Pick<RollAtFigureProps, 'view' | 'about'> & { readonly cue: Cue | null },
): Shown | null {
  if (cue === null) return null;
  const rolls = rollsOf(kit, cue.events);
  if (rolls.length === 0) return cue.events.every(({ type }) => kit.aftermath.has(type)) ? before : null;
  const figure = view.figures.find(({ id }) => id === rolledAt(rolls));
  return {
    rolls,
    around: [...(figure === undefined ? [] : [centre(view.board, figure.square)]), ...about],
    count: (before?.count ?? 0) + 1,
  };
}

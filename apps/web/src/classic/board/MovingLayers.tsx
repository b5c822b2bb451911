/** The layers that change as people play: lights, the planned path, figures, where somebody points. */
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { leaving } from './effects.ts';
import { Figures } from './Figures.tsx';
import { Labels, Lights, PathLine, Points } from '../../board/Lights.tsx';
import type { BoardProps } from './props.ts';
import { useSame } from '../../board/same.ts';

export const MovingLayers = memo(function MovingLayers(props: BoardProps): ReactNode {
  const { kit, view, names, language, lights, path, selected, inspected, active, points } = props;
  const { Under, Over, Ornament } = kit.board;
  const ornaments = useMemo(() => (Ornament === undefined ? null : { Ornament, view }), [Ornament, view]);
  const layer = { view, language, path, selected, inspected };
  const size = useSame({ width: view.board.width, height: view.board.height });
  const figures = useSame(view.figures);
  const mine = useSame(props.mine);
  const lit = useSame(lights);
  return (
    <>
      {Under !== undefined && <Under {...layer} />}
      <Lights board={size} lights={lit} />
      <PathLine board={size} path={useSame(path)} planned={props.planned === true} />
      <Figures
        board={size}
        ornaments={ornaments}
        figures={figures}
        names={names}
        language={language}
        active={active}
        selected={selected}
        mine={mine}
        leaving={useSame(leaving(props.cue?.events ?? []))}
      />
      {Over !== undefined && <Over {...layer} />}
      <Labels board={size} lights={lit} />
      <Points board={size} points={points} />
    </>
  );
});

/** Over the floor and the figures: what the game master has armed, and what he is about to put down. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { CreatureId } from '@oubliette/expert';
import type { Board, Size } from '@oubliette/dungeon';
import { Furniture } from '../../board/furniture/Furniture.tsx';
import { centre, outlineOf } from '../../board/geometry.ts';
import { OnEach } from '../../board/On.tsx';
import { TokenShape } from '../../board/TokenShape.tsx';
import type { ArmedSeen } from './armed.ts';
import type { Placed } from './choices.ts';
import { faceOf } from './looks.ts';

/** A trap waiting under a square. */
export const ArmedLayer = memo(function ArmedLayer(props: {
  readonly board: Size;
  readonly armed: readonly ArmedSeen[];
}): ReactNode {
  return (
    <OnEach
      board={props.board}
      squares={[...new Set(props.armed.map(({ square }) => square))]}
      renderOne={() => (
        <g className="exp-armed-here">
          <path className="exp-armed" d="M50 10L90 50L50 90L10 50z" />
          <path className="exp-armed-sign" d="M50 32v24M50 68v2" />
        </g>
      )}
    />
  );
});

/** A piece of furniture where it would stand. */
export const PieceGhost = memo(function PieceGhost(props: {
  readonly board: Board;
  readonly piece: NonNullable<Placed['piece']>;
}): ReactNode {
  const { board, piece } = props;
  return (
    <g className="exp-put">
      <Furniture board={board} pieces={[piece]} />
      <path className="board-ghost-line" d={outlineOf(board, piece.squares, 4)} />
    </g>
  );
});

/** A creature where it would stand. */
export const CreatureGhost = memo(function CreatureGhost(props: {
  readonly board: Size;
  readonly creature: NonNullable<Placed['creature']>;
}): ReactNode {
  const { of, square } = props.creature;
  const { x, y } = centre(props.board, square);
  return (
    <g className="exp-put" transform={`translate(${x} ${y})`}>
      <TokenShape face={faceOf({ of: of as CreatureId })} side="morcar" />
    </g>
  );
});

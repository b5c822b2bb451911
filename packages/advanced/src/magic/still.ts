/** Still Air: monsters that cannot move (ADV-SPELL-10). */
import { areaAt, groundOf } from '../board.ts';
import { settleZones } from '../combat/zones.ts';
import { findFigure, hasEffect, squaresOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { beginEffect } from './effects.ts';

const STILLED = { tag: 'stilled', ends: 'turn' } as const;

export function stillSection(play: Play, figure: FigureId, area: string): void {
  play.tell('airStilled', { figure, area }, ['ADV-SPELL-10']);
  for (const { id } of play.state.figures) comeToRest(play, id);
  settleZones(play);
}

/** A monster in still air, or entering it, is held to the end of the turn. */
export function comeToRest(play: Play, id: FigureId): void {
  const { still = [] } = play.state.turn;
  const figure = still.length === 0 ? undefined : findFigure(play.state, id);
  if (figure === undefined || figure.side !== 'monsters' || hasEffect(figure, STILLED.tag)) return;
  const { board } = groundOf(play.world, play.state);
  const isIn = squaresOf(board, figure).some((square) =>
    still.includes(areaAt(play.world, play.state, square).id),
  );
  if (isIn) beginEffect(play, id, STILLED, ['ADV-SPELL-10']);
}

import { figureOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

/** A figure uses the ability of its kind: everyone knows now what it is. */
export function unmask(play: Play, id: FigureId): void {
  const { disguise, of } = figureOf(play.state, id);
  if (disguise !== null) play.reveal('unmasked', { figure: id, of }, ['ADV-ENC-22', 'ADV-CMB-20']);
}

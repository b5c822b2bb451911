/** What others do as a figure leaves a square or comes to one: opportunity attacks and ambushes (NXT-OPP, NXT-AMB). */
import type { FigureId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { NextPlay } from '../play.ts';

/** Before a step or a jump: those who control the square it starts on strike. */
export function beforeStep(_play: NextPlay, _mover: FigureId, _to: Square): void {}

/** After a step or a jump, if the mover is still alive. */
export function afterStep(_play: NextPlay, _mover: FigureId): void {}

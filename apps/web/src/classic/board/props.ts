/** What the board is told to draw. It decides nothing: lights, paths and labels come from outside. */
import type { DoorKey, FigureId, Names, Screen, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import type { Hands } from '../../board/hands.ts';
import type { Camera, Light, Pointed } from '../../board/light.ts';
import type { Cue } from '../../play/gameUi.ts';
import type { TableKit } from '../kit.ts';

export interface BoardProps extends Hands {
  readonly kit: TableKit;
  readonly view: View;
  readonly names: Names;
  readonly language: Language;
  readonly lights: readonly Light[];
  /** The staged path, the figure's own square first; drawn as a line with steps. */
  readonly path: readonly Square[];
  /** The path is one for later: drawn dashed. */
  readonly planned?: boolean;
  /** Doors that may be opened or aimed at now. */
  readonly litDoors: readonly DoorKey[];
  readonly selected: FigureId | null;
  /** The figure that is looked at. */
  readonly inspected: FigureId | null;
  /** The figure whose turn it is. */
  readonly active: FigureId | null;
  /** Figures this person plays: ringed. */
  readonly mine: readonly FigureId[];
  /** Behind the screen: drawn hatched over the board; null for everyone else, or while the heroes' view is shown. */
  readonly hidden: Screen | null;
  readonly cue: Cue | null;
  readonly reducedMotion: boolean;
  readonly speed: 0 | 0.5 | 1 | 2;
  readonly points: readonly Pointed[];
  /** Changes when the camera should move: to a square or figure, to squares that must be chosen from, or to the whole map. */
  readonly camera: Camera;
}

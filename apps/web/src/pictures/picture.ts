/** A picture as data: who, of which family, in which place, and what stands there from the back to the front. */
import type { BustName } from './busts.ts';
import type { Family, PaintName } from './paints.ts';
import type { PlaceName, WeatherName } from './places.ts';

/** The frame it stands in. */
export type Kind =
  | 'monster'
  | 'hero'
  | 'treasure'
  | 'spell'
  | 'event'
  | 'hazard'
  | 'room'
  | 'death'
  | 'victory'
  | 'level';

/** Told by rim and crest: of `unique` there is one. */
export type Rank = 'common' | 'specialist' | 'champion' | 'leader' | 'unique';

/** In the window, 264 by 240; in a token, from its middle. */
type At = readonly [x: number, y: number];

/** In the icon's box of 512. */
export type Glow = readonly [x: number, y: number, radius: number, colour: string];

/** An icon of game-icons or a contour of our own, lit by the lamp. */
export interface Silhouette {
  readonly icon: string;
  readonly paint: PaintName;
  readonly at: At;
  readonly size: number;
  readonly turn?: number;
  readonly flip?: true;
  readonly fade?: number;
  /** No engraver's lines: flames, glass, gems. */
  readonly smooth?: true;
  /** Where it is in another paint: rough polygons in the icon's box. */
  readonly zones?: readonly (readonly [PaintName, within: string])[];
  readonly glows?: readonly Glow[];
  /** Fills an icon that is open at its sides. */
  readonly plug?: string;
}

export type Layer =
  | Silhouette
  /** Shoulders under a head. */
  | {
      readonly bust: BustName;
      readonly paint: PaintName;
      readonly at: At;
      readonly size: number;
      /** Parts in other paints than their own. */
      readonly swap?: Readonly<Partial<Record<PaintName, PaintName>>>;
      /** A collar. */
      readonly fur?: PaintName;
      readonly bare?: true;
    }
  /** Far away, or a shadow: one flat colour. */
  | {
      readonly shape: string;
      readonly flat: string;
      readonly at: At;
      readonly size: number;
      readonly fade?: number;
      readonly turn?: number;
      readonly flip?: true;
    }
  | { readonly line: string; readonly colour: string; readonly width: number }
  /** Where it touches the ground: place and half its width. */
  | { readonly shade: readonly [x: number, y: number, wide: number] }
  | { readonly glow: Glow };

export interface Picture {
  readonly kind: Kind;
  readonly family: Family;
  readonly rank?: Rank;
  readonly place: PlaceName;
  /** How high the floor begins, where things stand on it. */
  readonly ground?: number;
  /** The brightest part of the place, so that an outline reads. */
  readonly halo?: readonly [x: number, y: number, radius: number, colour?: string];
  readonly layers: readonly Layer[];
  readonly weather?: readonly WeatherName[];
  /** On the board; a subject without one stays off it. */
  readonly token?: readonly Silhouette[];
}

/** By the name of an icon: its path, and the outside of it. */
export type Outlines = Readonly<Record<string, readonly [path: string, hull: string, rule?: 'evenodd']>>;

/** A picture under a name no other has. */
export interface Subject {
  readonly id: string;
  readonly picture: Picture;
}

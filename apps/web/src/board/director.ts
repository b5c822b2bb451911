/** The camera turns to what happens: who strikes, whom, what comes into sight; never while somebody aims. */
import { useEffect } from 'react';
import { stepsApart } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { squaresView } from './camera.ts';
import type { Field } from './camera.ts';
import type { Cue } from './cue.ts';
import type { ShownEffect } from './effects.ts';
import type { PanZoom } from './usePanZoom.ts';

/** The squares an effect is about, the most important first. */
function squaresOfEffect(effect: ShownEffect): readonly Square[] {
  switch (effect.tag) {
    case 'strike':
      return [effect.to, effect.from];
    case 'spell':
      return effect.from === null ? [effect.to] : [effect.to, effect.from];
    case 'unveil':
    case 'search':
    case 'find':
      return [effect.from, ...effect.squares];
    case 'door':
      return effect.squares;
    default:
      return [effect.square];
  }
}

/** All squares that these effects are about, the most important first. */
export function squaresAbout(effects: readonly ShownEffect[]): readonly Square[] {
  return [...new Set(effects.flatMap(squaresOfEffect))];
}

/** Foes so close belong into the picture with a figure whose turn it is. */
const NEAR = 9;

export function foesNear(size: Size, from: Square, foes: readonly Square[]): readonly Square[] {
  return foes.filter((square) => stepsApart(size, from, square) <= NEAR);
}

interface Directed {
  readonly field: Field;
  readonly cue: Cue | null;
  readonly about: readonly Square[];
  /** A path or a command is staged: the board lies still under the finger. */
  readonly isAiming: boolean;
  readonly gliding: boolean;
}

export function useDirector({ field, cue, about, isAiming, gliding }: Directed, camera: PanZoom): void {
  useEffect(() => {
    if (cue === null || isAiming || about.length === 0) return;
    const now = camera.now();
    const to = squaresView(field, camera.viewport(), now, about, about[0]);
    if (to !== now) camera.go(to, gliding);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a cue is turned to once
  }, [cue]);
}

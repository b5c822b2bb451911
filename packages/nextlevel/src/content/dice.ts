/** The dice of NextLevel (NXT-DIC-01). Faces are data: a table may print its own. */
import { COMBAT } from '@oubliette/classic/extend';
import type { CombatFace } from '@oubliette/classic/extend';
import { D6, D8 } from '@oubliette/kernel';
import type { Die } from '@oubliette/kernel';

export { COMBAT, D6, D8 };
export type { CombatFace };

export const D20: Die<number> = {
  id: 'd20',
  faces: Array.from({ length: 20 }, (_, i) => i + 1),
  seen: 'all',
};

/** A star one time in two. */
export type StarFace = 'star' | 'blank';
export const STAR: Die<StarFace> = {
  id: 'star',
  faces: ['star', 'star', 'star', 'blank', 'blank', 'blank'],
  seen: 'all',
};

/** A failure one time in six. */
export type TrapFace = 'safe' | 'sprung';
export const TRAP_DIE: Die<TrapFace> = {
  id: 'trap',
  faces: ['safe', 'safe', 'safe', 'safe', 'safe', 'sprung'],
  seen: 'all',
};

export type TrapSearchFace = 'twoEyes' | 'oneEye' | 'blank' | 'hand';
export const TRAP_SEARCH: Die<TrapSearchFace> = {
  id: 'trapSearch',
  faces: ['twoEyes', 'oneEye', 'oneEye', 'blank', 'blank', 'hand'],
  seen: 'all',
};

/** A face of a coloured die: one or more skulls, or a shield. */
export type ColourFace = 'skull' | 'skulls2' | 'skulls3' | 'whiteShield' | 'blackShield';
export type Colour = 'yellow' | 'orange' | 'red' | 'violet';
/** A die an attack may be made of. */
export type AttackDie = 'combat' | Colour;

export const COLOURED: { readonly [C in Colour]: Die<ColourFace> } = {
  yellow: {
    id: 'yellow',
    faces: ['skull', 'skull', 'skull', 'skull', 'whiteShield', 'blackShield'],
    seen: 'all',
  },
  orange: {
    id: 'orange',
    faces: ['skulls2', 'skulls2', 'skulls2', 'skull', 'skull', 'whiteShield'],
    seen: 'all',
  },
  red: { id: 'red', faces: ['skulls3', 'skulls2', 'skulls2', 'skull', 'skull', 'skull'], seen: 'all' },
  violet: {
    id: 'violet',
    faces: ['skulls3', 'skulls3', 'skulls2', 'skulls2', 'skull', 'skull'],
    seen: 'all',
  },
};

export function dieOf(kind: AttackDie): Die<ColourFace> {
  return kind === 'combat' ? COMBAT : COLOURED[kind];
}

const SKULLS: { readonly [F in ColourFace]: number } = {
  skull: 1,
  skulls2: 2,
  skulls3: 3,
  whiteShield: 0,
  blackShield: 0,
};

export function skullsOn(face: ColourFace): number {
  return SKULLS[face];
}

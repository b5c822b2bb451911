/** How hard Morcar plays. */
export const DIFFICULTIES = ['merciful', 'normal', 'ruthless'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Manner {
  /** What a kill is worth beside a point of Body. */
  readonly kill: number;
  /** What it is worth to strike somebody whom others strike too; below 0, blows are spread. */
  readonly gang: number;
  /** What it is worth to strike the one hero whom all together may bring down this turn. */
  readonly focus: number;
  /** What it is worth to strike those who cast spells. */
  readonly casters: number;
  /** Heroes with this much Body or less are spared while there is another to strike. */
  readonly spares: number;
  /** Out of so many chances to strike, one is let go; 0 for none. */
  readonly holdsBack: number;
  /** What it is worth to stand between a hero and the way out. */
  readonly blocks: number;
  /** Whoever has struck from where it stood steps aside for another. */
  readonly rotates: boolean;
  /** Monsters nobody has seen are roused before their door is opened, where a book allows it. */
  readonly rouses: boolean;
  /** Takes what the dead leave, the strongest substitutes, the worst squares. */
  readonly greedy: boolean;
}

export const MANNERS: { readonly [D in Difficulty]: Manner } = {
  merciful: {
    kill: 0,
    gang: -0.6,
    focus: 0,
    casters: -0.3,
    spares: 2,
    holdsBack: 4,
    blocks: 0,
    rotates: false,
    rouses: false,
    greedy: false,
  },
  normal: {
    kill: 2,
    gang: 0.15,
    focus: 0.5,
    casters: 0,
    spares: 0,
    holdsBack: 0,
    blocks: 0,
    rotates: false,
    rouses: false,
    greedy: true,
  },
  ruthless: {
    kill: 4,
    gang: 0.5,
    focus: 3,
    casters: 0.5,
    spares: 0,
    holdsBack: 0,
    blocks: 0.15,
    rotates: true,
    rouses: true,
    greedy: true,
  },
};

/** A number that looks like chance and is not: the same for the same round and figure. */
export function whim(round: number, id: string, bound: number): number {
  let hash = 2166136261 ^ round;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % bound;
}

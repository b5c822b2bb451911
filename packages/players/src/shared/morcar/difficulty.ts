/** How hard Morcar plays. */
export const DIFFICULTIES = ['merciful', 'normal', 'ruthless'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Manner {
  /** What a kill is worth beside a point of Body. */
  readonly kill: number;
  /** What attacking a hero already attacked this turn is worth; below 0, attacks are spread. */
  readonly gang: number;
  /** What attacking the hero chosen to be brought down this turn is worth. */
  readonly focus: number;
  /** What attacking spellcasters is worth. */
  readonly casters: number;
  /** Heroes with this much Body or less are spared while there is another target. */
  readonly spares: number;
  /** One attack in so many is skipped; 0 for none. */
  readonly holdsBack: number;
  /** What standing between a hero and the exit is worth. */
  readonly blocks: number;
  /** Whether a monster that attacked without moving steps aside for another. */
  readonly rotates: boolean;
  /** Whether unseen monsters are roused before their door opens, where a book allows it. */
  readonly rouses: boolean;
  /** Whether Morcar takes what the dead leave, the strongest substitutes, the worst squares. */
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

/** A fixed number that looks random, by round and figure. */
export function whim(round: number, id: string, bound: number): number {
  let hash = 2166136261 ^ round;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) % bound;
}

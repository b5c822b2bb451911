/** The emblem of each kind of figure, and the small sign of each lasting effect. */
import type { BoxMonster, Condition, Figure, HeroKind } from '@oubliette/classic';
import type { Emblem, TokenLook } from '../../board/TokenShape.tsx';

type FigureKind = Figure['kind'];

/** What a token shows of a figure. */
export interface Pictured
  extends Pick<TokenLook, 'mark' | 'body' | 'maxBody'>, Pick<Figure, 'kind' | 'side'> {
  readonly conditions?: readonly Condition[];
}

export function tokenLook({ kind, side, mark, body, maxBody, conditions = [] }: Pictured): TokenLook {
  return {
    side,
    look: kind,
    emblem: emblemOf(kind),
    asleep: conditions.includes('asleep'),
    signs: conditions.map((condition) => CONDITION_SIGNS[condition]),
    ...(mark === undefined ? {} : { mark }),
    ...(body === undefined ? {} : { body }),
    ...(maxBody === undefined ? {} : { maxBody }),
  };
}

/** One eye, a crest of spines and a beak full of teeth. */
const FIMIR =
  'M256 22l34 74c58 6 104 34 126 80l72-26c-2 44-22 76-56 94c2 26-2 50-12 74l48 8c-22 34-52 48-90 42' +
  'c-30 58-76 98-122 122c-46-24-92-64-122-122c-38 6-68-8-90-42l48-8c-10-24-14-48-12-74c-34-18-54-50-56-94l72 26' +
  'c22-46 68-74 126-80zM256 146a68 68 0 1 0 .1 0zM256 160c16 14 24 32 24 54s-8 40-24 54c-16-14-24-32-24-54s8-40 24-54z' +
  'M168 330l28 34 28-26 32 36 32-36 28 26 28-34c-16 56-50 94-88 116c-38-22-72-60-88-116z';

/** A closed helm between two great horns, with a spike on its brow. */
const CHAOS_WARRIOR =
  'M256 10l30 96c44 6 78 24 94 52c42-20 70-62 76-130c40 92 16 172-70 206v84c0 76-52 134-130 176' +
  'c-78-42-130-100-130-176v-84c-86-34-110-114-70-206c6 68 34 110 76 130c16-28 50-46 94-52z' +
  'M166 222l72 30v34l-64-22zM346 222l-72 30v34l64-22zM248 312h16v120h-16zM196 316l28 12v18l-28-12zM316 316l-28 12v18l28-12z' +
  'M204 364l20 10v16l-20-10zM308 364l-20 10v16l20-10z';

const EMBLEMS: Readonly<Record<HeroKind | BoxMonster | 'captive' | 'ogre' | 'bugbear', Emblem>> = {
  barbarian: { icon: 'viking-head' },
  dwarf: { icon: 'dwarf-face' },
  elf: { icon: 'elf-helmet' },
  wizard: { icon: 'wizard-face' },
  orc: { icon: 'orc-head' },
  goblin: { icon: 'goblin' },
  fimir: { own: FIMIR },
  chaosWarrior: { own: CHAOS_WARRIOR },
  chaosSorcerer: { icon: 'warlock-hood' },
  gargoyle: { icon: 'imp' },
  skeleton: { icon: 'death-skull' },
  zombie: { icon: 'raise-zombie' },
  mummy: { icon: 'mummy-head' },
  // Not in the box: other books use them.
  ogre: { icon: 'ogre' },
  bugbear: { icon: 'bear-face' },
  captive: { icon: 'imprisoned' },
};

/** A kind without a drawing is shown hooded. */
const STRANGER: Emblem = { icon: 'warlock-hood' };

export function emblemOf(kind: FigureKind): Emblem {
  const emblems: Readonly<Partial<Record<string, Emblem>>> = EMBLEMS;
  return emblems[kind] ?? STRANGER;
}

/** In a box of 24 by 24; strokes. */
const CONDITION_SIGNS: Readonly<Record<Condition, string>> = {
  asleep: 'M7 7h10L7 17h10',
  stunned: 'M12 12a2 2 0 0 1 3 2a4 4 0 0 1-7 0a6 6 0 0 1 10-4a7 7 0 0 1 0 9',
  pit: 'M5 9h14M12 5v13M7 14l5 5 5-5',
  courage: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  strength: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  rockSkin: 'M6 6h12v6q0 5-6 7q-6-2-6-7z',
  resilience: 'M6 6h12v6q0 5-6 7q-6-2-6-7z',
  veilOfMist: 'M5 9q3.500-4 7 0t7 0M5 15q3.500-4 7 0t7 0',
  passThroughRock: 'M6 19v-8a6 6 0 0 1 12 0v8M12 19v-6',
  swiftWind: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  speed: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  brew: 'M5 8l6 8M11 8l-6 8M14 10q0-3 2.500-3t2.500 3q0 2-5 7h5',
};

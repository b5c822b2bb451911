/** What is on a token: its bed, its rim, the face of its card, and the crest of its rank; in a box of 100, around its middle. */
import { paintOf, silhouette, stops } from './easel.ts';
import type { Easel, Materials } from './easel.ts';
import { FAMILIES, INK } from './paints.ts';
import type { Family } from './paints.ts';
import type { Layer, Rank, Silhouette, Subject } from './picture.ts';

/** Who plays it: told by the shape of the base. */
export type Side = 'heroes' | 'morcar' | 'nobody';

export const BASES: Readonly<Record<Side, string>> = {
  heroes: 'M0 -42A42 42 0 1 1 -0.1 -42z',
  morcar: 'M-18 -42H18L42 -18V18L18 42H-18L-42 18V-18z',
  nobody: 'M-28 -38H28Q38 -38 38 -28V28Q38 38 28 38H-28Q-38 38 -38 28V-28Q-38 -38 -28 -38z',
};

/** What the bed of a family is scored with, so that it is told apart without colour. */
const SCORES: Readonly<Partial<Record<Family, string>>> = {
  goblinoids:
    'M-40 -6l10 7-10 7M-40 -22l10 7-10 7M40 -6l-10 7 10 7M40 -22l-10 7 10 7M-40 12l10 7-8 6M40 12l-10 7 8 6M-10 40l4-10 6 8 6-8 4 10',
  undead:
    'M-42 0h12M-36 -24l9 7M-36 24l9-7M42 0H30M36 -24l-9 7M36 24l-9-7M-14 -42l4 11M14 -42l-4 11M-14 42l4-11M14 42l-4-11',
  chaos:
    'M0-42L4-30H-4zM30-30L24-19 19-24zM42 0L30 4V-4zM30 30L19 24 24 19zM0 42L-4 30H4zM-30 30L-24 19-19 24zM-42 0L-30-4V4zM-30-30L-19-24-24-19z',
  ratmen: 'M-40 -14L-22 -38M-42 2L-28 -20M22 40L40 14M28 30L42 0M-42 16L-34 4M14 42L22 32',
  beasts: 'M-36 -8q6 4 4 10M-32 14q8 2 8 8M36 -8q-6 4-4 10M32 14q-8 2-8 8M-24 -32q4 6 10 4M24 -32q-4 6-10 4',
  fimirs:
    'M-42 6q7-8 14 0t14 0M42 6q-7-8-14 0t-14 0M-38 22q7-8 14 0M38 22q-7-8-14 0M-38 -12q7-8 14 0M38 -12q-7-8-14 0',
  demons:
    'M-42 10L-30 2-36 -8M42 10L30 2 36 -8M-22 38L-16 28-6 34M22 38L16 28 6 34M-30 -28L-20 -22-22 -32M30 -28L20 -22 22 -32',
};

const METALS = {
  iron: ['#b9ae9c', '#4a443c', '#1a1714'],
  silver: ['#ffffff', '#b4bcc8', '#5c6470'],
  gold: ['#fff3b8', '#e0ab3e', '#8a5a14'],
} as const;
type Metal = keyof typeof METALS;

const RIMS: Readonly<Record<Rank, readonly [Metal, wide: number] | null>> = {
  common: null,
  specialist: ['silver', 2.6],
  champion: ['silver', 4.4],
  leader: ['gold', 5.4],
  unique: ['gold', 5.4],
};

/** Everything under plaque, wounds and conditions; the caller draws the shade and the base's own shape. */
export function tokenFace(
  { id, picture }: Subject,
  side: Side,
  { definitions, outlines }: Materials,
): string {
  const { family, rank = 'common', token = [] } = picture;
  const easel: Easel = { definitions, outlines, name: id, rim: FAMILIES[family].rim, small: true };
  const base = BASES[side];
  const score = side === 'heroes' ? undefined : SCORES[family];
  return [
    `<path class="pic-bed" d="${base}" fill="${bedOf(easel, family)}" stroke="#14100c" stroke-width="6"/>`,
    score === undefined
      ? ''
      : `<path class="pic-fine" d="${score}" fill="none" stroke="${FAMILIES[family].bed[1]}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" transform="scale(.93)"/>`,
    rimOf(easel, base, side, rank),
    ...token.map((layer, number) => silhouette(easel, layer, number)),
    crest(easel, rank),
  ].join('');
}

function bedOf(easel: Easel, family: Family): string {
  const [upper, lower] = FAMILIES[family].bed;
  return paintOf(
    easel,
    `bed-${family}`,
    (id) =>
      `<radialGradient id="${id}" cx=".42" cy=".36" r=".72">${stops([
        [0.1, upper],
        [0.9, lower],
      ])}</radialGradient>`,
  );
}

function rimOf(easel: Easel, base: string, side: Side, rank: Rank): string {
  const metal = RIMS[rank];
  const ring = (stroke: string, wide: number, className: string): string =>
    `<path class="${className}" d="${base}" transform="scale(.94)" fill="none" stroke="${stroke}" stroke-width="${wide}"/>`;
  if (side !== 'morcar')
    return ring('#14100c', 6.4, 'pic-edge') + ring('#fdf3d6', 3.4, `pic-rim pic-rim-${side}`);
  if (metal === null)
    return '<path class="pic-fine" d="M-38 18V-17L-17 -38H18" fill="none" stroke="#fff3d0" stroke-opacity=".42" stroke-width="2.2"/>';
  return ring('#14100c', metal[1] + 3, 'pic-edge') + ring(metalOf(easel, metal[0]), metal[1], 'pic-rim');
}

export function metalOf(easel: Pick<Materials, 'definitions'>, metal: Metal): string {
  const [light, middle, dark] = METALS[metal];
  return paintOf(
    easel,
    metal,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1">${stops([
        [0, light],
        [0.5, middle],
        [1, dark],
      ])}</linearGradient>`,
  );
}

/** In a box of 50; each changes the outline of what it stands on. */
export const CRESTS: Readonly<Record<Exclude<Rank, 'common' | 'unique'>, string>> = {
  specialist: 'M0-13L13 0 0 13-13 0z',
  champion: 'M0-17l5.2 11 12 1.5-9 8.3 2.4 12L0 9.8-10.6 15.8-8.2 3.8-17.2-4.5l12-1.5z',
  leader: 'M-24 12V-12l12 10L0-20 12-2l12-10V12z',
};

function crest(easel: Easel, rank: Rank): string {
  if (rank === 'common') return '';
  const isHigh = rank === 'leader' || rank === 'unique';
  const shape = CRESTS[rank === 'unique' ? 'leader' : rank];
  const [x, y, scale] = isHigh ? [0, -37, 0.82] : [-31, -31, 1];
  const mark = `<path class="pic-crest" d="${shape}" transform="translate(${x} ${y}) scale(${scale})" fill="${metalOf(easel, isHigh ? 'gold' : 'silver')}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`;
  if (rank !== 'unique') return mark;
  return `${mark}<path class="pic-crest" d="M25 -8V-52H30V-8z" fill="${metalOf(easel, 'gold')}" stroke="${INK}" stroke-width="2.4"/><path class="pic-pennant" d="M30 -51l21 9-21 10z" fill="#d8402f" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round"/>`;
}

/** A picture in little, for rows and lists: its face, or what stands in front, on a square bed. In a box of 100. */
export function thumbOf({ id, picture }: Subject, { definitions, outlines }: Materials): string {
  const { family, token = inFront(picture.layers) } = picture;
  const easel: Easel = { definitions, outlines, name: id, rim: FAMILIES[family].rim, small: true };
  return [
    `<path class="pic-bed" d="${BASES.nobody}" fill="${bedOf(easel, family)}" stroke="#14100c" stroke-width="5"/>`,
    ...token.map((layer, number) => silhouette(easel, layer, number)),
  ].join('');
}

/** What is large enough to be told in little, moved and scaled from the window to the bed. */
function inFront(layers: readonly Layer[]): readonly Silhouette[] {
  const drawn = layers.flatMap((layer) => ('icon' in layer ? [layer] : []));
  const largest = Math.max(...drawn.map(({ size }) => size));
  const main = drawn.find(({ size }) => size === largest)!;
  const kept = drawn.filter(({ size }) => size > largest * 0.45);
  const scale = 68 / largest;
  return kept.map((layer) => ({
    ...layer,
    at: [(layer.at[0] - main.at[0]) * scale, (layer.at[1] - main.at[1]) * scale] as const,
    size: Math.round(layer.size * scale),
  }));
}

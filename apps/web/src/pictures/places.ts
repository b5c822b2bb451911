/** Where a picture is, and its weather: drawn by code in a box of 264 by 240. */
import { n, paintOf, stops } from './easel.ts';
import type { Easel } from './easel.ts';
import { FAMILIES, INK } from './paints.ts';
import type { Family } from './paints.ts';

export const WIDE = 264;
export const HIGH = 240;

interface Ground {
  readonly easel: Easel;
  readonly family: Family;
  readonly random: () => number;
}

type Draw = (ground: Ground) => string;

/** The light of the place, around where the lamp would hang. */
function air({ easel, family }: Ground, x = 132, y = 92): string {
  const { glow, far, mid, near } = FAMILIES[family];
  const fill = paintOf(
    easel,
    `air-${family}-${x}-${y}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="190">${stops([
        [0, glow],
        [0.2, far],
        [0.62, mid],
        [1, near],
      ])}</radialGradient>`,
  );
  return `<rect width="${WIDE}" height="${HIGH}" fill="${fill}"/>`;
}

const vault: Draw = (ground) => {
  const { near, far, mid, glow } = FAMILIES[ground.family];
  const { random } = ground;
  let bricks = '';
  for (let row = 0; row < 9; row += 1) {
    const y = 8 + row * 24;
    bricks += `M0 ${y}H264`;
    for (let x = (row % 2) * 20 + 8 + random() * 8; x < WIDE; x += 40) bricks += `M${n(x)} ${y}v24`;
  }
  const pillar = (x: number): string =>
    `<path d="M${x} 0h34v240h-34z" fill="${near}"/><path d="M${x + 5} 0h7v240h-7z" fill="${mid}"/><path d="M${x - 6} 34h46v12h-46zM${x - 3} 46h40v6h-40z" fill="${near}"/><path d="M${x - 6} 34h46v3h-46z" fill="${far}"/>`;
  return [
    air(ground),
    `<path d="${bricks}" fill="none" stroke="${near}" stroke-opacity=".34" stroke-width="2"/>`,
    `<path d="${bricks}" fill="none" stroke="${glow}" stroke-opacity=".12" transform="translate(1.5 1.8)"/>`,
    `<path d="M0 0H264V240H236V110Q236 26 132 20Q28 26 28 110V240H0z" fill="${near}" fill-opacity=".72"/>`,
    `<path d="M28 240V110Q28 26 132 20Q236 26 236 110" fill="none" stroke="${glow}" stroke-opacity=".4" stroke-width="2"/>`,
    pillar(-8),
    pillar(238),
  ].join('');
};

const cave: Draw = (ground) => {
  const { near, mid, glow } = FAMILIES[ground.family];
  const { random } = ground;
  const fang = (x: number, y: number, wide: number, high: number): string =>
    `M${n(x)} ${y}L${n(x + wide / 2)} ${n(y + high)}L${n(x + wide)} ${y}z`;
  let back = '';
  for (let index = 0; index < 9; index += 1)
    back += fang(index * 32 - 14, -2, 26 + random() * 16, 34 + random() * 46);
  let front = '';
  for (let index = 0; index < 6; index += 1) {
    const x = index < 3 ? index * 24 - 16 : 176 + (index - 3) * 32;
    front += fang(x, -4, 30 + random() * 14, 46 + (random() * 60 * Math.abs(index - 2.5)) / 2.5);
  }
  let rocks = '';
  for (let x = 0; x <= WIDE; x += 30)
    rocks += `L${n(x + random() * 15)} ${n(170 + (random() - 0.3) * 34)}L${n(x + 18)} ${n(170 - random() * 7)}`;
  return [
    air(ground),
    `<path d="M0 0H264V30H0z${back}M0 240V160${rocks}L264 240z" fill="${mid}" fill-opacity=".8"/>`,
    `<path d="${front}M-4 0L34 0Q10 120 30 240H-4zM268 0H232Q256 110 236 240H268z" fill="${near}"/>`,
    `<path d="M34 0Q10 120 30 240" fill="none" stroke="${glow}" stroke-opacity=".35" stroke-width="1.6"/>`,
  ].join('');
};

const crypt: Draw = (ground) => {
  const { near, glow } = FAMILIES[ground.family];
  const slab = (x: number, y: number, wide: number, high: number, fade: number): string =>
    `<path d="M${x} ${y}v${-high}q0-${wide / 2} ${wide / 2}-${wide / 2}t${wide / 2} ${wide / 2}v${high}z" fill="${near}" fill-opacity="${fade}"/><path d="M${x + 3} ${y}v${-high}q0-${wide / 2 - 3} ${wide / 2 - 3}-${wide / 2 - 3}" fill="none" stroke="${glow}" stroke-opacity=".3" stroke-width="1.6"/>`;
  return [
    air(ground),
    `<circle cx="132" cy="88" r="74" fill="${glow}" fill-opacity=".16"/>`,
    `<path d="M0 240V0H26V60Q34 24 84 10H180Q230 24 238 60V0H264V240H226V70Q214 36 176 30H88Q50 36 38 70V240z" fill="${near}" fill-opacity=".8"/>`,
    slab(38, 220, 40, 64, 0.6),
    slab(190, 222, 42, 56, 0.6),
    slab(6, 240, 48, 70, 0.95),
    slab(214, 240, 48, 84, 0.95),
  ].join('');
};

const warren: Draw = (ground) => {
  const { near, mid, rim } = FAMILIES[ground.family];
  let rings = '';
  for (const [index, fade] of [0.85, 0.4, 0.3, 0.45, 0.35].entries()) {
    const edge = Array.from({ length: 17 }, (_, k) => {
      const angle = (k / 16) * 2 * Math.PI - Math.PI / 2;
      const far = 1 + (ground.random() - 0.5) * 0.1;
      return `L${n(132 + Math.cos(angle) * (128 - index * 17) * far)} ${n(112 + Math.sin(angle) * (108 - index * 15) * far)}`;
    });
    rings += `<path d="M0 0H264V240H0zM132 ${10 + index * 14}${edge.join('')}z" fill="${index < 3 ? near : mid}" fill-opacity="${fade}" fill-rule="evenodd"/>`;
  }
  const roots = 'M30 0q14 40-6 70q-8 18 4 34M64 0q-4 26 10 44M222 0q-16 34 2 64q12 20-2 44M190 0q8 20-4 38';
  return [
    air(ground),
    rings,
    `<path d="${roots}" fill="none" stroke="${near}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="${roots}" fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="1.2" transform="translate(2 0)"/>`,
  ].join('');
};

const hall: Draw = (ground) => {
  const { mid, rim } = FAMILIES[ground.family];
  const banner = (x: number): string =>
    `<path d="M${x} 0h40v104l-20 20l-20-20z" fill="${mid}" stroke="${INK}" stroke-width="2"/><path d="M${x + 4} 0v100l16 16" fill="none" stroke="${rim}" stroke-opacity=".6" stroke-width="1.6"/>`;
  return vault(ground) + banner(34) + banner(190);
};

const rays: Draw = (ground) => {
  const spread = (angle: number): string =>
    `L${n(132 + Math.cos(angle) * 230)} ${n(112 + Math.sin(angle) * 230)}`;
  const beams = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return `M132 112${spread(angle)}${spread(angle + 0.11 + (index % 2) * 0.06)}z`;
  });
  return `${air(ground, 132, 112)}<path d="${beams.join('')}" fill="${FAMILIES[ground.family].glow}" fill-opacity=".34"/>`;
};

const sigil: Draw = (ground) => {
  const on = (angle: number, far: number): string =>
    `${n(132 + Math.cos(angle) * far)} ${n(116 + Math.sin(angle) * far)}`;
  const ticks = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return `M${on(angle, 84)}L${on(angle, index % 3 === 0 ? 98 : 90)}`;
  });
  const triangle = (turn: number): string =>
    `M${[0, 1, 2].map((k) => on(((k * 120 + turn) * Math.PI) / 180, 84)).join('L')}z`;
  return `${air(ground, 132, 112)}<g fill="none" stroke="${FAMILIES[ground.family].glow}" stroke-opacity=".62" stroke-width="2.2"><circle cx="132" cy="116" r="84"/><circle cx="132" cy="116" r="102"/><path d="${ticks.join('')}${triangle(30)}${triangle(90)}"/></g>`;
};

const night: Draw = (ground) => {
  const { near, mid, glow } = FAMILIES[ground.family];
  return [
    air(ground, 176, 70),
    `<circle cx="176" cy="66" r="36" fill="#f2f3ea"/><circle cx="164" cy="58" r="33" fill="${glow}" fill-opacity=".5"/>`,
    `<path d="M0 96q40-14 84-4t92-6 88 2v18q-60-8-110 2t-154-2z" fill="${mid}" fill-opacity=".6"/>`,
    `<path d="M0 176q50-30 100-14t164-10V240H0z" fill="${mid}"/>`,
    `<path d="M10 176V96l-14-22M10 120l20-30M10 136L-6 122M30 90l14-6M30 90l-2-18" fill="none" stroke="${near}" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M0 200q70-26 140-10t124-8V240H0z" fill="${near}"/>`,
  ].join('');
};

const stair: Draw = (ground) => {
  const { near, glow } = FAMILIES[ground.family];
  const steps = Array.from({ length: 6 }, (_, index) => {
    const [left, y, right] = [20 + index * 14, 236 - index * 17, 244 - index * 14];
    return `<path d="M${left} ${y}H${right}v17H${left}z" fill="${near}" fill-opacity="${n(0.9 - index * 0.12)}"/><path d="M${left} ${y}H${right}" stroke="${glow}" stroke-opacity="${(0.25 + index * 0.08).toFixed(2)}" stroke-width="2"/>`;
  });
  return vault(ground) + steps.join('');
};

/** A workbench by candlelight: shelves behind, a board in front. */
const shelf: Draw = (ground) => {
  const { near, mid, far, glow } = FAMILIES[ground.family];
  const jars = Array.from({ length: 9 }, (_, index) => {
    const [x, high] = [16 + index * 27, 14 + ground.random() * 16];
    return `M${n(x)} ${n(62 - high)}h${n(9 + ground.random() * 8)}V62h-12z`;
  });
  return [
    air(ground, 132, 112),
    `<path d="M0 0H264V34H0zM0 62H264v9H0z" fill="${near}" fill-opacity=".8"/>`,
    `<path d="${jars.join('')}" fill="${near}" fill-opacity=".55"/>`,
    `<path d="M0 62H264" stroke="${glow}" stroke-opacity=".35" stroke-width="1.6"/>`,
    `<path d="M-2 186H266V242H-2z" fill="${mid}" stroke="${INK}" stroke-width="3"/><path d="M0 190H264" stroke="${far}" stroke-width="4"/>`,
    `<path d="M0 206H150M120 222H264M30 236H220" stroke="${near}" stroke-opacity=".7" stroke-width="2.4"/>`,
  ].join('');
};

export const PLACES = {
  vault,
  cave,
  crypt,
  warren,
  hall,
  rays,
  sigil,
  night,
  stair,
  shelf,
} as const satisfies Record<string, Draw>;
export type PlaceName = keyof typeof PLACES;

/** A floor in perspective, from this height down. */
export function floor({ easel, family }: Ground, y: number): string {
  const { glow, far, near } = FAMILIES[family];
  const fill = paintOf(
    easel,
    `floor-${family}-${y}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="132" cy="${y + 18}" r="150" gradientTransform="translate(0 ${n(y * 0.55)}) scale(1 .45)">${stops(
        [
          [0, glow],
          [0.35, far],
          [1, near],
        ],
      )}</radialGradient>`,
  );
  let joints = '';
  for (let index = -6; index <= 6; index += 1) joints += `M${132 + index * 16} ${y}L${132 + index * 44} 240`;
  for (const share of [0.16, 0.42, 0.76]) joints += `M0 ${n(y + (HIGH - y) * share)}H264`;
  return [
    `<path d="M0 ${y}H264V240H0z" fill="${fill}"/>`,
    `<path d="${joints}" fill="none" stroke="${near}" stroke-opacity=".55" stroke-width="1.8"/>`,
    `<path d="M0 ${y}H264" stroke="${near}" stroke-width="2.5"/>`,
  ].join('');
}

/** Round dots as one path: strokes without length. */
function dots({ random }: Ground, many: number, wide: number, colour: string, fade: number): string {
  const at = Array.from(
    { length: many },
    () => `M${Math.round(random() * WIDE)} ${Math.round(random() * HIGH)}h0`,
  );
  return `<path d="${at.join('')}" stroke="${colour}" stroke-opacity="${fade}" stroke-width="${wide}" stroke-linecap="round"/>`;
}

const embers: Draw = (ground) => {
  const { rim, glow } = FAMILIES[ground.family];
  return dots(ground, 12, 1.8, rim, 0.9) + dots(ground, 10, 3.2, glow, 0.75) + dots(ground, 5, 4.6, rim, 0.6);
};

const motes: Draw = (ground) => {
  const { glow } = FAMILIES[ground.family];
  return dots(ground, 12, 2, glow, 0.5) + dots(ground, 4, 3.4, glow, 0.4);
};

const mist: Draw = ({ easel, family }) => {
  const { far } = FAMILIES[family];
  const fill = paintOf(
    easel,
    `mist-${family}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops([
        [0, far, 0],
        [1, far, 0.62],
      ])}</linearGradient>`,
  );
  return `<path d="M0 190q34-18 70-6t66-8 68 8 60-10V240H0z" fill="${fill}"/><path d="M0 206q44-14 88-2t92-6 84 4V240H0z" fill="${fill}"/>`;
};

const rain: Draw = ({ random, family }) => {
  const drops = Array.from({ length: 34 }, () => `M${n(random() * 290)} ${n(random() * HIGH)}l-5 17`);
  return `<path d="${drops.join('')}" stroke="${FAMILIES[family].glow}" stroke-opacity=".38" stroke-width="1.2"/>`;
};

const dust: Draw = ({ family }) =>
  `<path d="M0 224q30-26 66-12t60-12 70 12 68-12V240H0z" fill="${FAMILIES[family].far}" fill-opacity=".5"/>`;

const sparkle: Draw = ({ random }) => {
  const stars = Array.from({ length: 9 }, () => {
    const [x, y, far] = [30 + random() * 204, 20 + random() * 150, 3 + random() * 6];
    const f = n(far);
    return `M${n(x)} ${n(y - far)}q0 ${f} ${f} ${f}q-${f} 0-${f} ${f}q0-${f}-${f}-${f}q${f} 0 ${f}-${f}`;
  });
  return `<path d="${stars.join('')}" fill="#fff9d8"/>`;
};

export const WEATHER = { embers, motes, mist, rain, dust, sparkle } as const satisfies Record<string, Draw>;
export type WeatherName = keyof typeof WEATHER;

/** One way to draw everything: ink, rim, deep cuts, lit edge, body, engraving, other paints, lights. */
import { BUSTS, FUR } from './busts.ts';
import { INK, LAMP, PAINTS } from './paints.ts';
import type { PaintName } from './paints.ts';
import type { Glow, Layer, Outlines, Silhouette } from './picture.ts';

/** What a drawing refers to, by id: the same for every drawing of a page. */
export type Definitions = Map<string, string>;

/** What drawings are made with, and what they leave behind. */
export interface Materials {
  readonly definitions: Definitions;
  readonly outlines: Outlines;
}

export interface Easel extends Materials {
  /** Of this drawing, for what no other has. */
  readonly name: string;
  /** The light of the place, on edges. */
  readonly rim: string;
  /** Under 120 px: no engraving, no bevel, hard eyes, never dark. */
  readonly small: boolean;
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The id of a definition, made when it is first needed. */
export function define(
  { definitions }: Pick<Materials, 'definitions'>,
  key: string,
  make: (id: string) => string,
): string {
  const id = `pic-${key.replaceAll(/[^\w-]/gu, '_')}`;
  if (!definitions.has(id)) definitions.set(id, make(id));
  return id;
}

export function paintOf(
  easel: Pick<Materials, 'definitions'>,
  key: string,
  make: (id: string) => string,
): string {
  return `url(#${define(easel, key, make)})`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

export function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

interface Turned {
  readonly turn?: number | undefined;
  readonly flip?: true | undefined;
}

/** The lamp stays where it is, however the thing is turned. */
function turnedBack({ turn = 0, flip }: Turned): string {
  return turn === 0 ? '' : ` gradientTransform="rotate(${flip ? turn : -turn} 256 256)"`;
}

function keyOf({ turn = 0, flip }: Turned): string {
  return `${flip ? 'f' : ''}${turn === 0 ? '' : turn}`;
}

function lit(easel: Easel, name: PaintName, turned: Turned, part: 'body' | 'under' = 'body'): string {
  const [light, middle, dark, under] = PAINTS[name];
  const tones: readonly Stop[] =
    part === 'under'
      ? [
          [0, dark],
          [1, under],
        ]
      : easel.small
        ? [
            [0.2, light],
            [0.95, middle],
          ]
        : [
            [0, light],
            [0.42, middle],
            [1, dark],
          ];
  const [x1, x2] = turned.flip ? [400, 100] : [110, 410];
  return paintOf(
    easel,
    `${part}${easel.small ? '-small' : ''}-${name}${keyOf(turned)}`,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="20" x2="${x2}" y2="500"${turnedBack(turned)}>${stops(tones)}</linearGradient>`,
  );
}

/** Lamp on one edge, the light of the place on the other. */
function rimOf(easel: Easel, turned: Turned): string {
  const [x1, x2] = turned.flip ? [512, 0] : [0, 512];
  return paintOf(
    easel,
    `rim-${easel.rim}${keyOf(turned)}`,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="60" x2="${x2}" y2="300"${turnedBack(turned)}>${stops(
        [
          [0.1, LAMP, 0.9],
          [0.4, LAMP, 0],
          [0.6, easel.rim, 0],
          [0.92, easel.rim, 1],
        ],
      )}</linearGradient>`,
  );
}

/** Engraver's lines, thin towards the lamp; as far apart on a small thing as on a large one. */
function hatch(easel: Easel, size: number): string {
  const gap = size > 200 ? 9 : size > 110 ? 14 : 22;
  return paintOf(easel, `hatch${gap}`, (id) => {
    const lines = [
      [0, 330],
      [64, 266],
      [26, 304],
    ]
      .map(([x, w]) => {
        const drop = Math.round(x! * 0.66);
        return `m${x} ${gap - drop}l${w}-${Math.round(w! * 0.66)}v${Math.round(gap * 0.5)}zm${-x!} ${drop}`;
      })
      .join('')
      .repeat(Math.ceil(240 / gap));
    return `<pattern id="${id}" width="520" height="520" patternUnits="userSpaceOnUse"><path d="M190 -20${lines}" fill="#120a04" fill-opacity=".36"/></pattern>`;
  });
}

function placing({ at, size, turn = 0, flip }: Turned & Pick<Silhouette, 'at' | 'size'>): string {
  const scale = size / 512;
  const turning = turn === 0 ? '' : ` rotate(${turn})`;
  return `translate(${n(at[0])} ${n(at[1])})${turning} scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(-256 -256)`;
}

/** The icon and its outside, kept once on the page. */
function shapeOf(easel: Easel, name: string): { readonly shape: string; readonly hull: string } {
  const outline = easel.outlines[name];
  if (outline === undefined) throw new Error(`no outline of ${name} was brought`);
  const [path, hull, rule] = outline;
  return {
    shape: define(
      easel,
      `s-${name}`,
      (id) => `<path id="${id}" d="${path}"${rule ? ` fill-rule="${rule}"` : ''}/>`,
    ),
    hull: define(easel, `h-${name}`, (id) => `<path id="${id}" d="${hull}"/>`),
  };
}

function copy(id: string, more: string): string {
  return `<use href="#${id}" ${more}/>`;
}

/** `class`es are for screens in high contrast, which repaint them. */
export function silhouette(easel: Easel, layer: Silhouette, number: number): string {
  const { icon, paint, size, zones = [], glows = [], plug, fade, smooth } = layer;
  const scale = size / 512;
  const { small } = easel;
  const { shape, hull } = shapeOf(easel, icon);
  const inked = n(((small ? 2.6 : 2.4) * 2) / scale);
  const parts = [
    copy(
      hull,
      `class="pic-ink" fill="${INK}" stroke="${INK}" stroke-width="${inked}" stroke-linejoin="round"`,
    ),
  ];
  if (!small)
    parts.push(
      copy(
        hull,
        `class="pic-fine" fill="none" stroke="${rimOf(easel, layer)}" stroke-width="${n(2.6 / scale)}" stroke-linejoin="round"`,
      ),
    );
  parts.push(
    copy(hull, `class="pic-cut" fill="${small ? PAINTS[paint][3] : lit(easel, paint, layer, 'under')}"`),
  );
  if (plug !== undefined) parts.push(`<path class="pic-cut" d="${plug}" fill="${PAINTS[paint][3]}"/>`);
  if (!small)
    parts.push(
      copy(
        shape,
        `class="pic-fine" fill="${PAINTS[paint][0]}" fill-opacity=".7" transform="translate(${layer.flip ? 5 : -5} -6)"`,
      ),
    );
  parts.push(copy(shape, `class="pic-body" fill="${lit(easel, paint, layer)}"`));
  if (!small && !smooth) parts.push(copy(shape, `class="pic-fine" fill="${hatch(easel, size)}"`));
  for (const [index, [other, within]] of zones.entries()) {
    const clip = paintOf(
      easel,
      `z-${easel.name}-${small ? 't' : 'c'}${number}-${index}`,
      (id) => `<clipPath id="${id}"><path d="${within}"/></clipPath>`,
    );
    parts.push(
      `<g class="pic-fine" clip-path="${clip}">${copy(shape, `fill="${lit(easel, other, layer)}"`)}</g>`,
    );
  }
  for (const glow of glows) parts.push(shine(easel, glow));
  return `<g transform="${placing(layer)}"${fade === undefined ? '' : ` opacity="${fade}"`}>${parts.join('')}</g>`;
}

/** The brightest thing in the picture. */
export function shine(easel: Easel, [x, y, radius, colour]: Glow): string {
  if (easel.small)
    return `<circle class="pic-eye" cx="${x}" cy="${y}" r="${n(radius * 0.5)}" fill="${colour}"/><circle class="pic-fine" cx="${x}" cy="${y}" r="${n(radius * 0.22)}" fill="#fff"/>`;
  const paint = paintOf(
    easel,
    `glow-${colour}`,
    (id) =>
      `<radialGradient id="${id}">${stops([
        [0, '#fffdf0'],
        [0.18, '#fffdf0'],
        [0.34, colour, 0.95],
        [0.6, colour, 0.35],
        [1, colour, 0],
      ])}</radialGradient>`,
  );
  return `<circle class="pic-fine" cx="${x}" cy="${y}" r="${radius}" fill="${paint}"/>`;
}

type BustLayer = Extract<Layer, { bust: unknown }>;

function bust(easel: Easel, { bust: of, paint, at, size, swap = {}, fur, bare }: BustLayer): string {
  const { hull, cuts, parts } = BUSTS[of];
  const scale = size / 512;
  const id = define(easel, `b-${of}`, (is) => `<path id="${is}" d="${hull}"/>`);
  const clip = paintOf(easel, `bc-${of}`, (is) => `<clipPath id="${is}">${copy(id, '')}</clipPath>`);
  const body = lit(easel, paint, {});
  const trims = (bare ? [] : parts).map(
    ([own, path]) =>
      `<path class="pic-fine" d="${path}" fill="${lit(easel, swap[own] ?? own, {})}" stroke="${INK}" stroke-width="${n(2.4 / scale)}" stroke-linejoin="round"/>`,
  );
  return [
    `<g transform="${placing({ at, size })}">`,
    copy(
      id,
      `class="pic-ink" fill="${INK}" stroke="${INK}" stroke-width="${n(4.8 / scale)}" stroke-linejoin="round"`,
    ),
    copy(
      id,
      `class="pic-fine" fill="none" stroke="${rimOf(easel, {})}" stroke-width="${n(2.6 / scale)}" stroke-linejoin="round"`,
    ),
    copy(id, `class="pic-body" fill="${body}"`),
    `<g clip-path="${clip}">${trims.join('')}`,
    `<path class="pic-fine" d="${cuts}" fill="none" stroke="${PAINTS[paint][0]}" stroke-opacity=".5" stroke-width="${n(2 / scale)}" transform="translate(5 6)"/>`,
    `<path d="${cuts}" fill="none" stroke="${INK}" stroke-width="${n(2.6 / scale)}" stroke-linecap="round"/>`,
    `${copy(id, `class="pic-fine" fill="${hatch(easel, size)}"`)}</g>`,
    fur === undefined ? '' : collar(easel, fur, size),
    '</g>',
  ].join('');
}

function collar(easel: Easel, fur: PaintName, size: number): string {
  const tuft = define(easel, 'fur', (id) => `<path id="${id}" d="${FUR}"/>`);
  const at = (scale: number, drop: number): string =>
    `transform="translate(256 ${104 + drop}) scale(${scale}) translate(-256 -104)"`;
  return [
    copy(
      tuft,
      `fill="${lit(easel, fur, {})}" stroke="${INK}" stroke-width="${n((4 * 512) / size)}" stroke-linejoin="round" ${at(1, 10)}`,
    ),
    copy(tuft, `fill="${hatch(easel, size)}" ${at(1, 10)}`),
    copy(tuft, `fill="${PAINTS[fur][2]}" fill-opacity=".75" ${at(0.74, -4)}`),
  ].join('');
}

export function layerOf(easel: Easel, layer: Layer, number: number): string {
  if ('icon' in layer) return silhouette(easel, layer, number);
  if ('bust' in layer) return bust(easel, layer);
  if ('glow' in layer) return shine(easel, layer.glow);
  if ('line' in layer)
    return `<path d="${layer.line}" fill="none" stroke="${INK}" stroke-width="${layer.width + 4.8}" stroke-linecap="round"/><path d="${layer.line}" fill="none" stroke="${layer.colour}" stroke-width="${layer.width}" stroke-linecap="round"/>`;
  if ('shade' in layer) {
    const [x, y, wide] = layer.shade;
    return `<ellipse class="pic-fine" cx="${x}" cy="${y}" rx="${wide}" ry="${n(wide * 0.2)}" fill="#0b0705" fill-opacity=".62"/>`;
  }
  const { shape } = shapeOf(easel, layer.shape);
  return `<g transform="${placing(layer)}" opacity="${layer.fade ?? 1}">${copy(shape, `fill="${layer.flat}"`)}</g>`;
}

/** The frames of cards, told apart by the outline of their window; the words below are not drawn. In a box of 300 by 286. */
import { define, paintOf, stops } from './easel.ts';
import type { Materials } from './easel.ts';
import { FAMILIES, INK } from './paints.ts';
import type { Family } from './paints.ts';
import type { Kind, Rank, Subject } from './picture.ts';
import { sceneOf } from './scene.ts';
import { CRESTS, metalOf } from './tokenFace.ts';

/** A leaf torn out: its sides in short steps, in and out. */
function torn(): string {
  const bite = (index: number): number => [0, 5, 1, 4, -2, 3, 6, 0, 4, 1][index % 10]!;
  const side = (long: number, at: (along: number, in_: number) => string): string[] =>
    Array.from({ length: 9 }, (_, index) => at(Math.round((index / 9) * long), bite(index * 7 + (long % 3))));
  const points = [
    ...side(264, (along, into) => `${18 + along} ${18 + into}`),
    ...side(240, (along, into) => `${282 - into} ${18 + along}`),
    ...side(264, (along, into) => `${282 - along} ${258 - into}`),
    ...side(240, (along, into) => `${18 + into} ${258 - along}`),
  ];
  return `M${points.join('L')}z`;
}

/** The scene's box lies at 18, 18. */
const WINDOWS: Readonly<Record<Kind, string>> = {
  monster: 'M40 18H260L282 40V236L260 258H40L18 236V40z',
  hero: 'M84 18H216A66 66 0 0 1 282 84V258H18V84A66 66 0 0 1 84 18z',
  treasure: 'M18 258V96Q18 18 150 18T282 96V258z',
  spell: 'M150 16a124 122 0 1 0 .1 0z',
  event: torn(),
  hazard: `M18 30${'l12-12 12 12'.repeat(11)}V246${'l-12 12-12-12'.repeat(11)}z`,
  room: 'M40 258V120a110 92 0 0 1 220 0V258z',
  death: 'M22 258V130Q34 52 150 16Q266 52 278 130V258z',
  victory: 'M18 18H282V190Q282 250 150 268Q18 250 18 190z',
  level: 'M150 14L282 78V258H18V78z',
};

const LINES: Readonly<Record<Kind, string>> = {
  monster: '#8d8578',
  hero: '#fdf3d6',
  treasure: '#fff0b0',
  spell: '#ffe8b8',
  event: '#8c6a3a',
  hazard: '#2b1c10',
  room: '#a59a88',
  death: '#9aa2b4',
  victory: '#fffbe4',
  level: '#dfeaff',
};

const PLATES: Readonly<Record<Kind, readonly [string, string]>> = {
  monster: ['#3f3830', '#221e1a'],
  hero: ['#3f3830', '#221e1a'],
  treasure: ['#8c5a14', '#53370c'],
  spell: ['#5a2a1a', '#2c120a'],
  event: ['#8c1f1a', '#5c1210'],
  hazard: ['#2b1c10', '#1a1009'],
  room: ['#4a443c', '#25211d'],
  death: ['#09090c', '#16161c'],
  victory: ['#a52c24', '#6d1512'],
  level: ['#2f559c', '#152a55'],
};

const RIBBON = 'M22 244H278l-10 17 10 17H22l10-17z';
const IRON = 'M34 262l10-16H256l10 16-10 16H44z';

/** A rune for each corner, another set for each element. */
const RUNES: Readonly<Partial<Record<Family, string>>> = {
  fire: 'M26 20v24M26 28l10-7M26 36l10 7M274 20v24M264 22l10 10-10 10',
  water: 'M20 26q6-6 12 0t12 0M20 36q6-6 12 0t12 0M256 26q6-6 12 0t12 0M256 36q6-6 12 0t12 0',
  earth: 'M20 42L32 20 44 42zM26 42v-8M256 42L268 20 280 42zM262 42v-8',
  air: 'M20 26h16q6-6-2-6M20 34h20q8 8 0 8M260 26h16q6-6-2-6M256 34h20q8 8 0 8',
  light: 'M32 18v28M18 32h28M22 22l20 20M42 22L22 42M268 18v28M254 32h28M258 22l20 20M278 22l-20 20',
  dark: 'M38 20a13 13 0 1 0 4 20a11 11 0 0 1-4-20zM266 20a13 13 0 1 0 4 20a11 11 0 0 1-4-20z',
  life: 'M32 20v24M24 26h16M26 44h12M268 20v24M260 26h16M262 44h12',
};

/** The whole upper part of a card: picture, window, ornaments and the plate for its title. */
export function cardFace(subject: Subject, materials: Materials): string {
  const { kind, rank = 'common', family } = subject.picture;
  const within = WINDOWS[kind];
  const clip = paintOf(
    materials,
    `window-${kind}`,
    (id) => `<clipPath id="${id}"><path d="${within}"/></clipPath>`,
  );
  const line = LINES[kind];
  const frame = define(
    materials,
    `frame-${kind}-${kind === 'spell' ? family : rank}`,
    (id) => `<g id="${id}">${ornaments(materials, kind, rank, family)}${plate(materials, kind)}</g>`,
  );
  return [
    `<path d="${within}" fill="${INK}" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>`,
    `<g clip-path="${clip}"><g transform="translate(18 18)">${sceneOf(subject, materials)}</g></g>`,
    `<path class="pic-rim" d="${within}" fill="none" stroke="${rankLine(rank) ?? line}" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<use href="#${frame}"/>`,
  ].join('');
}

function rankLine(rank: Rank): string | undefined {
  if (rank === 'leader' || rank === 'unique') return '#ecc860';
  return rank === 'champion' || rank === 'specialist' ? '#d5dde8' : undefined;
}

function plate(materials: Materials, kind: Kind): string {
  const shape =
    kind === 'monster' || kind === 'hero' ? IRON : kind === 'death' ? 'M30 246H270V278H30z' : RIBBON;
  const [upper, lower] = PLATES[kind];
  const fill = paintOf(
    materials,
    `plate-${kind}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1">${stops([
        [0, upper],
        [1, lower],
      ])}</linearGradient>`,
  );
  return `<path d="${shape}" fill="${fill}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path class="pic-fine" d="${shape}" fill="none" stroke="#ecd08b" stroke-opacity=".85" stroke-width="1.3" transform="translate(150 262) scale(.972 .8) translate(-150 -262)"/>`;
}

function ornaments(materials: Materials, kind: Kind, rank: Rank, family: Family): string {
  switch (kind) {
    case 'monster':
      return screws(materials, rank) + crest(materials, rank);
    case 'hero':
      return '<path d="M14 34L34 14M266 14L286 34" stroke="#fdf3d6" stroke-width="3"/>';
    case 'treasure':
      return gems();
    case 'spell':
      return `<path d="${RUNES[family] ?? RUNES.light}M26 214v20M18 224h16M274 214v20M266 224h16" fill="none" stroke="${FAMILIES[family].glow}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
    case 'event':
      return '<g transform="translate(258 44)"><path d="M-4 8l-12 30 12-6 5 13 10-31z" fill="#6d1512"/><path d="M0-24l8 4 9-1 3 8 7 6-3 8 1 9-8 4-5 7-9-2-9 3-5-7-9-3 1-9-4-8 6-7 2-9 9-1z" fill="#a52c24" stroke="#560c10" stroke-width="2"/><circle r="12" fill="none" stroke="#e2796c" stroke-width="1.6"/><path d="M0-7v8M0 5v2.5" stroke="#ffd9cf" stroke-width="3.6" stroke-linecap="round"/></g>';
    case 'hazard':
      return '<g transform="translate(150 22)"><path d="M0-18L20 16H-20z" fill="#f6d46a" stroke="#1a110a" stroke-width="3" stroke-linejoin="round"/><path d="M0-6V5M0 10v1" stroke="#1a110a" stroke-width="4" stroke-linecap="round"/></g>';
    case 'room':
      return voussoirs();
    case 'death':
      return '<g fill="#cfd6e4" stroke="#09090c" stroke-width="2"><path d="M30 24a13 13 0 0 1 13 13c0 5-3 7-4 10v5H21v-5c-1-3-4-5-4-10a13 13 0 0 1 13-13z"/><path d="M270 24a13 13 0 0 1 13 13c0 5-3 7-4 10v5h-18v-5c-1-3-4-5-4-10a13 13 0 0 1 13-13z"/></g><path d="M25 38h.1M35 38h.1M265 38h.1M275 38h.1" stroke="#09090c" stroke-width="6" stroke-linecap="round"/>';
    case 'victory':
      return '<path d="M10 10h30l-30 30zM290 10h-30l30 30z" fill="#a01f1c" stroke="#560c10" stroke-width="2"/><path d="M14 14h14l-14 14zM286 14h-14l14 14z" fill="#e0503c"/>';
    case 'level':
      return '<path d="M40 40l20-14 20 14M220 40l20-14 20 14M40 54l20-14 20 14M220 54l20-14 20 14" fill="none" stroke="#dfeaff" stroke-width="4"/>';
  }
}

const METAL_OF: Readonly<Record<Rank, 'iron' | 'silver' | 'gold'>> = {
  common: 'iron',
  specialist: 'silver',
  champion: 'silver',
  leader: 'gold',
  unique: 'gold',
};

function screws(materials: Materials, rank: Rank): string {
  const fill = metalOf(materials, METAL_OF[rank]);
  return [28, 272]
    .flatMap((x) => [28, 248].map((y) => [x, y] as const))
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${fill}" stroke="${INK}" stroke-width="1.5"/><path d="M${x - 3.4} ${y + 2.4}l6.8-4.8" stroke="${INK}" stroke-width="1.4"/>`,
    )
    .join('');
}

function crest(materials: Materials, rank: Rank): string {
  if (rank === 'common') return '';
  const mark = (shape: string, more = ''): string =>
    `<path class="pic-crest" d="${shape}" transform="translate(150 20)${more}" fill="${metalOf(materials, METAL_OF[rank] === 'gold' ? 'gold' : 'silver')}" stroke="${INK}" stroke-width="3.2" stroke-linejoin="round"/>`;
  if (rank !== 'unique') return mark(CRESTS[rank]);
  return `${mark(CRESTS.leader)}${mark('M31 40V-12H37V40z')}<path class="pic-pennant" d="M187 10l22 9-22 11z" fill="#d8402f" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`;
}

function gems(): string {
  return [
    [30, '#d8473f'],
    [270, '#35c69b'],
  ]
    .map(
      ([x, colour]) =>
        `<path d="M${x} 21l11 9-4 14h-14l-4-14z" fill="${colour}" stroke="${INK}" stroke-width="2"/><path d="M${x} 21l4 9-4 14-4-14z" fill="#fff" fill-opacity=".45"/>`,
    )
    .join('');
}

/** The stones around a doorway, and the keystone with its keyhole. */
function voussoirs(): string {
  const joints = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI + (index / 10) * Math.PI;
    const at = (wide: number, high: number): string =>
      `${Math.round(150 + Math.cos(angle) * wide)} ${Math.round(120 + Math.sin(angle) * high)}`;
    return `M${at(110, 92)}L${at(142, 116)}`;
  });
  return `<path d="${joints.join('')}M10 150h30M10 186h30M10 222h30M260 150h30M260 186h30M260 222h30" stroke="#14110f" stroke-width="2.5"/><path d="M136 8h28l-5 30h-18z" fill="#8a8172" stroke="#14110f" stroke-width="2.5"/><path d="M150 15a5 5 0 0 1 3 9l2 8h-10l2-8a5 5 0 0 1 3-9z" fill="#14110f"/>`;
}

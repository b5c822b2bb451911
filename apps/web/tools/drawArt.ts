/** Draws our own art: the stone of the table, the torn parchment, and the icons of the installed app (needs chromium). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const art = (name: string) => fileURLToPath(new URL(`../src/ui/art/${name}`, import.meta.url));
const shipped = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

/** The same numbers every time. */
function numbers(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + (state / 2 ** 32) * (to - from);
  };
}

/** A ragged line between two points, ends included; `depth` is how far it strays to its left. */
function ragged(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  depth: number,
  next: (from: number, to: number) => number,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const steps = Math.max(2, Math.round(length / 6));
  const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
  const points = [];
  for (let step = 1; step < steps; step += 1) {
    const along = (step + next(-0.3, 0.3)) / steps;
    const tear = next(0, 1) < 0.12 ? next(-depth, -0.4 * depth) : next(-0.35 * depth, 0.35 * depth);
    points.push(`${fixed(x1 + (x2 - x1) * along + nx * tear)} ${fixed(y1 + (y2 - y1) * along + ny * tear)}`);
  }
  return [...points, `${x2} ${y2}`].map((point) => `L${point}`).join('');
}

/** A sheet whose edges repeat between the corners, so that a border image can stretch it to any size. */
function parchment(): string {
  const next = numbers(7);
  const [near, far, size] = [7, 233, 240];
  const corner = 28;
  const stops: (readonly [number, number])[] = [
    [corner, near],
    [size - corner, near],
    [far, corner],
    [far, size - corner],
    [size - corner, far],
    [corner, far],
    [near, size - corner],
    [near, corner],
  ];
  let outline = `M${stops[0]!.join(' ')}`;
  for (const [index, from] of stops.entries()) {
    const to = stops[(index + 1) % stops.length]!;
    if (index % 2 === 0) outline += ragged(from, to, 4, next);
    else
      outline += `Q${to[0] === far || from[0] === far ? far - next(0, 3) : near + next(0, 3)} ${
        to[1] === far || from[1] === far ? far - next(0, 3) : near + next(0, 3)
      } ${to.join(' ')}`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><defs><clipPath id="c"><path d="${outline}Z"/></clipPath></defs><path d="${outline}Z" fill="#ead9b4"/><g clip-path="url(#c)" fill="none" stroke-linejoin="round"><path d="${outline}Z" stroke="#b98f4e" stroke-width="15" stroke-opacity=".2"/><path d="${outline}Z" stroke="#9a6f33" stroke-width="8" stroke-opacity=".26"/><path d="${outline}Z" stroke="#6b4a22" stroke-width="3" stroke-opacity=".55"/></g></svg>\n`;
}

/** Worked stone: courses of blocks that repeat, each cut a little differently. */
function stone(): string {
  const next = numbers(23);
  const [width, height, rows] = [640, 480, 6];
  const course = height / rows;
  let blocks = '';
  for (let row = 0; row < rows; row += 1) {
    const top = row * course;
    const cuts: number[] = [];
    for (let x = next(20, 90); x < width - 50; x += next(84, 170)) cuts.push(x);
    for (const [index, left] of cuts.entries()) {
      const right = cuts[index + 1] ?? cuts[0]! + width;
      const shade = Math.round(next(28, 37));
      const fill = `rgb(${shade + 5} ${shade + 1} ${shade - 4})`;
      const shape = block(left + 2, top + 2, right - 2, top + course - 2, next);
      const again = right > width ? `<use href="#b${row}" x="${-width}"/>` : '';
      blocks += `<g${again === '' ? '' : ` id="b${row}"`}><path d="${shape}" fill="${fill}"/><path d="${shape}" fill="url(#l)"/></g>${again}`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="l" x2=".3" y2="1"><stop stop-color="#fff" stop-opacity=".045"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient><filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9 .7" numOctaves="3" seed="4" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .9  0 0 0 0 .84  0 0 0 0 .74  0 0 0 .9 -.42"/></filter></defs><rect width="${width}" height="${height}" fill="#14110e"/>${blocks}<rect width="${width}" height="${height}" filter="url(#n)" opacity=".16"/></svg>\n`;
}

function block(
  left: number,
  top: number,
  right: number,
  bottom: number,
  next: (from: number, to: number) => number,
): string {
  const w = () => next(-1.4, 1.4);
  const cut = () => next(2, 7);
  const at = (x: number, y: number) => `${fixed(x + w())} ${fixed(y + w())}`;
  const middle = (left + right) / 2;
  return `M${at(left + cut(), top)}L${at(middle, top)} ${at(right - cut(), top)} ${at(right, top + cut())} ${at(right, bottom - cut())} ${at(right - cut(), bottom)} ${at(middle, bottom)} ${at(left + cut(), bottom)} ${at(left, bottom - cut())} ${at(left, top + cut())}Z`;
}

/** The mark of the house: a keyhole cut in a stone ring, and steps that lead down through it into the light. */
function mark(background: string, scale: number): string {
  const wedges = Array.from({ length: 14 }, (_, index) => {
    const from = (index / 14) * 2 * Math.PI + 0.025;
    const to = ((index + 1) / 14) * 2 * Math.PI - 0.025;
    const point = (radius: number, angle: number) =>
      `${fixed(256 + radius * Math.cos(angle))} ${fixed(256 + radius * Math.sin(angle))}`;
    const grey = ['#5a5043', '#4c4439', '#62584a'][index % 3];
    return `<path d="M${point(158, from)}L${point(220, from)}A220 220 0 0 1 ${point(220, to)}L${point(158, to)}A158 158 0 0 0 ${point(158, from)}Z" fill="${grey}"/>`;
  }).join('');
  const hole = 'M256 128a62 62 0 0 1 34 113.800L322 384H190L222 241.800A62 62 0 0 1 256 128Z';
  const steps = [
    [352, 132, '#e9c368'],
    [320, 112, '#cf9f45'],
    [290, 94, '#a97a31'],
    [262, 76, '#7c5523'],
  ]
    .map(
      ([y, w, fill]) => `<rect x="${256 - Number(w) / 2}" y="${y}" width="${w}" height="24" fill="${fill}"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="g" cy=".85" r=".9"><stop stop-color="#ffe9a8"/><stop offset=".5" stop-color="#c98a34"/><stop offset="1" stop-color="#4a2a12"/></radialGradient><clipPath id="k"><path d="${hole}"/></clipPath></defs>${background}<g transform="translate(256 256) scale(${scale}) translate(-256 -256)"><circle cx="256" cy="256" r="228" fill="#100d0a"/>${wedges}<circle cx="256" cy="256" r="152" fill="#1d1915"/><path d="${hole}" fill="url(#g)"/><g clip-path="url(#k)">${steps}</g><path d="${hole}" fill="none" stroke="#e2bd66" stroke-width="9"/></g></svg>\n`;
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const square = '<rect width="512" height="512" fill="#1c1815"/>';
const rounded = '<rect width="512" height="512" rx="96" fill="#1c1815"/>';

writeFileSync(art('parchment.svg'), parchment());
writeFileSync(art('stone.svg'), stone());
writeFileSync(shipped('icon.svg'), mark('', 1.1));

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const icons = [
  { name: 'icon-192.png', size: 192, drawing: mark(rounded, 0.92) },
  { name: 'icon-512.png', size: 512, drawing: mark(rounded, 0.92) },
  // Phones crop these to their own shape: the mark stays inside the middle four fifths.
  { name: 'icon-maskable-512.png', size: 512, drawing: mark(square, 0.74) },
  { name: 'apple-touch-icon.png', size: 180, drawing: mark(square, 0.84) },
];
for (const { name, size, drawing } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await page.screenshot({ path: shipped(name), omitBackground: true });
  await page.close();
}
await browser.close();

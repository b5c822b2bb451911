/** Makes pictures small: reduces a screenshot's millions of colours to a few close ones. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Tried in this order, until the picture is small enough. */
const COLOURS = [256, 128, 64, 48, 32];

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, one byte each, row after row. */
  readonly rgb: Buffer;
}

/** A truecolour PNG from Chromium, with a palette instead, at most this many bytes if possible. */
export function smallPng(png: Buffer, most: number): Buffer {
  const picture = decode(png);
  let small = png;
  for (const colours of COLOURS) {
    small = encode(picture, colours);
    if (small.length <= most) break;
  }
  return small;
}

function encode({ width, height, rgb }: Picture, most: number): Buffer {
  const palette = paletteOf(rgb, most);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const key = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
      let index = nearest.get(key);
      if (index === undefined) {
        index = nearestTo(key, palette);
        nearest.set(key, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Halves the box with the widest range of one colour, as often as needed; small bright things count almost as
 * much as large dark ones.
 */
function paletteOf(rgb: Buffer, most: number): readonly number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const key = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let boxes = [boxOf([...counts])];
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (widest.colours.length < 2) break;
    const { colours, shift } = widest;
    const sorted = colours.toSorted(([a], [b]) => ((a >> shift) & 255) - ((b >> shift) & 255));
    boxes = boxes.filter((box) => box !== widest);
    const half = sorted.length >> 1;
    boxes.push(boxOf(sorted.slice(0, half)), boxOf(sorted.slice(half)));
  }
  return boxes.map(({ colours }) => meanOf(colours));
}

type Counted = readonly (readonly [colour: number, pixels: number])[];

interface Box {
  readonly colours: Counted;
  /** The part of a colour with the widest range. */
  readonly shift: number;
  readonly weight: number;
}

function boxOf(colours: Counted): Box {
  const ranges = [16, 8, 0].map((shift) => {
    let [least, most] = [255, 0];
    for (const [colour] of colours) {
      const part = (colour >> shift) & 255;
      least = Math.min(least, part);
      most = Math.max(most, part);
    }
    return { shift, range: most - least };
  });
  const { shift, range } = ranges.reduce((widest, each) => (each.range > widest.range ? each : widest));
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  return { colours, shift, weight: colours.length < 2 ? 0 : range ** 2 * pixels ** 0.25 };
}

function meanOf(colours: Counted): number {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  const part = (shift: number) =>
    Math.round(colours.reduce((sum, [colour, count]) => sum + ((colour >> shift) & 255) * count, 0) / pixels);
  return (part(16) << 16) | (part(8) << 8) | part(0);
}

function nearestTo(key: number, palette: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (const [index, colour] of palette.entries()) {
    const red = (colour >> 16) - (key >> 16);
    const green = ((colour >> 8) & 255) - ((key >> 8) & 255);
    const blue = (colour & 255) - (key & 255);
    const distance = 2 * red * red + 4 * green * green + 3 * blue * blue;
    if (distance >= least) continue;
    least = distance;
    best = index;
  }
  return best;
}

function decode(png: Buffer): Picture {
  const parts: Buffer[] = [];
  let [width, height, samples] = [0, 0, 0];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      samples = data[9] === 6 ? 4 : 3;
    }
    if (type === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width, height, samples);
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    bytes.copy(rgb, pixel * 3, pixel * samples, pixel * samples + 3);
  return { width, height, rgb };
}

/** Each row of a PNG is encoded relative to its neighbours; this decodes it. */
function unfilter(filtered: Buffer, width: number, height: number, samples: number): Buffer {
  const row = width * samples;
  const plain = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (row + 1)]!;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < samples ? 0 : plain[at - samples]!;
      const up = y === 0 ? 0 : plain[at - row]!;
      const corner = x < samples || y === 0 ? 0 : plain[at - row - samples]!;
      plain[at] = filtered[y * (row + 1) + 1 + x]! + guess(filter, left, up, corner);
    }
  }
  return plain;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

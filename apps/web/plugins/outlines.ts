/** Paths of icons: read, written shorter, and filled to the silhouette that carries a picture's ink. */

export type Point = readonly [x: number, y: number];

/** A part of a path, in places of the page: a start, a line, a curve by its two handles, or the way back to the start. */
type Step =
  | { readonly tag: 'start' | 'line'; readonly to: Point }
  | { readonly tag: 'curve'; readonly one: Point; readonly two: Point; readonly to: Point }
  | { readonly tag: 'close' };

/** How far a hull may be from the icon it fills, of 512. */
const SLACK = 4;
/** What is smaller than this is dust, of 512 × 512. */
const DUST = 260;

export function stepsOf(path: string): Step[] {
  return new Reader(path).read();
}

/** The same path in whole numbers, each from the place before: about half as long. */
export function shorten(path: string): string {
  let at: Point = [0, 0];
  let start: Point = at;
  const from = (to: Point): string => `${Math.round(to[0]) - at[0]} ${Math.round(to[1]) - at[1]}`;
  const move = (to: Point): void => {
    at = [Math.round(to[0]), Math.round(to[1])];
  };
  let text = '';
  for (const step of stepsOf(path)) {
    switch (step.tag) {
      case 'start':
        text += `M${Math.round(step.to[0])} ${Math.round(step.to[1])}`;
        move(step.to);
        start = at;
        break;
      case 'line':
        text += `l${from(step.to)}`;
        move(step.to);
        break;
      case 'curve':
        text += `c${from(step.one)} ${from(step.two)} ${from(step.to)}`;
        move(step.to);
        break;
      case 'close':
        text += 'z';
        at = start;
    }
  }
  return text.replaceAll(' -', '-');
}

/** The outside of an icon with its holes filled, as a few dozen points. */
export function hullOf(path: string): string {
  const lines = linesOf(stepsOf(path))
    .filter((line) => area(line) > DUST)
    .toSorted((a, b) => area(b) - area(a));
  const outer = lines.filter((line, index) => !lines.slice(0, index).some((big) => isIn(big, line)));
  return outer.map((line) => polygon(thin(line))).join('');
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
}

const NUMBER = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giu;

class Reader {
  readonly #words: string[];
  #next = 0;
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  /** The last handle, which `s` and `t` mirror. */
  #handle: Point = [0, 0];
  readonly #steps: Step[] = [];

  constructor(path: string) {
    this.#words = path.match(NUMBER) ?? [];
  }

  read(): Step[] {
    let verb = '';
    while (this.#next < this.#words.length) {
      if (/[a-z]/iu.test(this.#words[this.#next]!)) verb = this.#words[this.#next++]!;
      const isRelative = verb === verb.toLowerCase();
      this.#step(verb.toLowerCase(), isRelative);
      // What follows a start without a letter of its own are lines.
      if (verb === 'm') verb = 'l';
      if (verb === 'M') verb = 'L';
    }
    return this.#steps;
  }

  #step(verb: string, isRelative: boolean): void {
    const [ox, oy] = isRelative ? this.#at : [0, 0];
    const point = (): Point => [ox + this.#number(), oy + this.#number()];
    switch (verb) {
      case 'm':
        this.#at = point();
        this.#start = this.#at;
        this.#handle = this.#at;
        this.#steps.push({ tag: 'start', to: this.#at });
        return;
      case 'l':
        this.#line(point());
        return;
      case 'h':
        this.#line([ox + this.#number(), this.#at[1]]);
        return;
      case 'v':
        this.#line([this.#at[0], oy + this.#number()]);
        return;
      case 'c':
        this.#curve(point(), point(), point());
        return;
      case 's':
        this.#curve(this.#mirrored(), point(), point());
        return;
      case 'q':
        this.#bend(point(), point());
        return;
      case 't':
        this.#bend(this.#mirrored(), point());
        return;
      case 'a':
        this.#arc(ox, oy);
        return;
      case 'z':
        this.#steps.push({ tag: 'close' });
        this.#at = this.#start;
        this.#handle = this.#at;
        return;
      default:
        throw new Error(`a path has no ${verb}`);
    }
  }

  #number(): number {
    return Number(this.#words[this.#next++]);
  }

  /** Flags of an arc may be written without a space after them. */
  #flag(): number {
    const word = this.#words[this.#next]!;
    if (word.length === 1) this.#next += 1;
    else this.#words[this.#next] = word.slice(1);
    return Number(word[0]);
  }

  #mirrored(): Point {
    return [2 * this.#at[0] - this.#handle[0], 2 * this.#at[1] - this.#handle[1]];
  }

  #line(to: Point): void {
    this.#steps.push({ tag: 'line', to });
    this.#at = to;
    this.#handle = to;
  }

  #curve(one: Point, two: Point, to: Point): void {
    this.#steps.push({ tag: 'curve', one, two, to });
    this.#at = to;
    this.#handle = two;
  }

  /** A curve with one handle. */
  #bend(handle: Point, to: Point): void {
    this.#curve(between(this.#at, handle, 2 / 3), between(to, handle, 2 / 3), to);
    this.#handle = handle;
  }

  /** A piece of a circle as curves of a quarter at most; the icons have no ovals. */
  #arc(ox: number, oy: number): void {
    const radius = (this.#number() + this.#number()) / 2;
    this.#number();
    const [large, sweep] = [this.#flag(), this.#flag()];
    const [x, y] = this.#at;
    const to: Point = [ox + this.#number(), oy + this.#number()];
    const half = Math.hypot(to[0] - x, to[1] - y) / 2;
    if (half === 0) return;
    const r = Math.max(radius, half);
    const off = (Math.sqrt(r * r - half * half) * (large === sweep ? -1 : 1)) / (2 * half);
    const [cx, cy] = [(x + to[0]) / 2 - off * (to[1] - y), (y + to[1]) / 2 + off * (to[0] - x)];
    const from = Math.atan2(y - cy, x - cx);
    let turn = Math.atan2(to[1] - cy, to[0] - cx) - from;
    if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
    if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
    const parts = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6);
    const pull = (4 / 3) * Math.tan(turn / parts / 4) * r;
    for (let part = 0; part < parts; part += 1) {
      const [a, b] = [from + (turn * part) / parts, from + (turn * (part + 1)) / parts];
      const end: Point = part === parts - 1 ? to : [cx + r * Math.cos(b), cy + r * Math.sin(b)];
      this.#curve(
        [this.#at[0] - Math.sin(a) * pull, this.#at[1] + Math.cos(a) * pull],
        [end[0] + Math.sin(b) * pull, end[1] - Math.cos(b) * pull],
        end,
      );
    }
    this.#handle = to;
  }
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Each contour as the points of its corners and curves. */
export function linesOf(steps: readonly Step[]): Point[][] {
  const lines: Point[][] = [];
  for (const step of steps) {
    if (step.tag === 'start') lines.push([step.to]);
    else if (step.tag === 'line') lines.at(-1)!.push(step.to);
    else if (step.tag === 'curve') {
      const from = lines.at(-1)!.at(-1)!;
      for (let part = 1; part <= 8; part += 1) lines.at(-1)!.push(onCurve(from, step, part / 8));
    }
  }
  return lines.filter(({ length }) => length > 2);
}

function onCurve(
  from: Point,
  { one, two, to }: { readonly one: Point; readonly two: Point; readonly to: Point },
  t: number,
): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1): number =>
    u * u * u * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t * t * t * to[axis];
  return [at(0), at(1)];
}

function area(line: readonly Point[]): number {
  const twice = line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function isIn(big: readonly Point[], line: readonly Point[]): boolean {
  return holds(big, line[0]!) && holds(big, line[line.length >> 1]!);
}

function holds(line: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  for (const [index, [ax, ay]] of line.entries()) {
    const [bx, by] = line.at(index - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Without the points that are hardly off the line between their neighbours. */
function thin(line: readonly Point[]): readonly Point[] {
  if (line.length < 3) return line;
  const [a, b] = [line[0]!, line.at(-1)!];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const far = ([x, y]: Point): number =>
    long < 1
      ? Math.hypot(x - a[0], y - a[1])
      : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / long;
  let split = 0;
  for (let index = 1; index < line.length - 1; index += 1)
    if (split === 0 || far(line[index]!) > far(line[split]!)) split = index;
  if (far(line[split]!) <= SLACK) return [a, b];
  return [...thin(line.slice(0, split + 1)).slice(0, -1), ...thin(line.slice(split))];
}

/** What lies over the board, and the room it leaves: the camera shows nothing one needs beneath it. */
import type { Box, Point } from './geometry.ts';

/** The room left over by one cut per cover, best for something of this shape; all of it if the covers leave none. */
export function roomFor(
  need: { readonly width: number; readonly height: number },
  whole: { readonly width: number; readonly height: number },
  covers: readonly Box[],
): Box {
  const all: Box = { x: 0, y: 0, width: whole.width, height: whole.height };
  const rooms = covers.reduce<readonly Box[]>(
    (left, cover) => left.flatMap((room) => cut(room, cover)),
    [all],
  );
  const scale = ({ width, height }: Box): number => Math.min(width / need.width, height / need.height);
  const best = rooms.reduce<Box | null>(
    (most, room) => (most === null || scale(room) > scale(most) + 1e-9 ? room : most),
    null,
  );
  return best === null || Math.min(best.width, best.height) < LEAST_PX ? all : best;
}

/** A room smaller than this shows nothing: then the covers must give way, not the board. */
const LEAST_PX = 88;

/** The parts of a room above, below, left and right of a cover; itself where they do not meet. */
function cut(room: Box, cover: Box): readonly Box[] {
  const right = room.x + room.width;
  const lower = room.y + room.height;
  const to = { x: cover.x + cover.width, y: cover.y + cover.height };
  if (cover.x >= right || to.x <= room.x || cover.y >= lower || to.y <= room.y) return [room];
  return [
    { ...room, height: cover.y - room.y },
    { ...room, width: cover.x - room.x },
    { ...room, x: to.x, width: right - to.x },
    { ...room, y: to.y, height: lower - to.y },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

export function isUnder(box: Box, covers: readonly Box[]): boolean {
  return covers.some(
    (cover) =>
      box.x < cover.x + cover.width &&
      cover.x < box.x + box.width &&
      box.y < cover.y + cover.height &&
      cover.y < box.y + box.height,
  );
}

const BESIDE_PX = 8;

/** Where something stands beside all these boxes, inside the room: above, below, or where it hides least. */
export function besideAll(
  { width, height }: { readonly width: number; readonly height: number },
  boxes: readonly Box[],
  room: { readonly width: number; readonly height: number },
  covers: readonly Box[],
  /** The other figures. */
  others: readonly Box[] = [],
): Point {
  const within = (value: number, most: number): number =>
    Math.max(BESIDE_PX, Math.min(most - BESIDE_PX, value));
  const at = (x: number, y: number): Box => ({
    x: within(x, room.width - width),
    y: within(y, room.height - height),
    width,
    height,
  });
  if (boxes.length === 0) return at((room.width - width) / 2, (room.height - height) / 2);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const lower = Math.max(...boxes.map((box) => box.y + box.height));
  const middle = { x: (left + right - width) / 2, y: (top + lower - height) / 2 };
  const places = [
    at(middle.x, top - height - BESIDE_PX),
    at(middle.x, lower + BESIDE_PX),
    at(left - width - BESIDE_PX, middle.y),
    at(right + BESIDE_PX, middle.y),
    at(right + BESIDE_PX, top - height - BESIDE_PX),
    at(left - width - BESIDE_PX, top - height - BESIDE_PX),
    at(right + BESIDE_PX, lower + BESIDE_PX),
    at(left - width - BESIDE_PX, lower + BESIDE_PX),
    ...[0, room.height].flatMap((y) => [0, room.width].map((x) => at(x, y))),
  ];
  // A fighter weighs more than a bystander, and a bystander more than a button.
  const hidden = (place: Box): number =>
    9 * shared(place, boxes) + 3 * shared(place, others) + shared(place, covers);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** How much of these boxes something lies on. */
function shared(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, { x, y, width, height }) => {
    const across = Math.min(place.x + place.width, x + width) - Math.max(place.x, x);
    const down = Math.min(place.y + place.height, y + height) - Math.max(place.y, y);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

/** Marks what lies over the board. */
export const COVERING = { 'data-covers': '' } as const;

/** Calls back whenever something comes over the board or goes from it; returns how to stop. */
export function watchCovers(viewport: HTMLElement, changed: () => void): () => void {
  const isCover = (node: Node): boolean =>
    node instanceof HTMLElement && (node.matches(COVERS) || node.querySelector(COVERS) !== null);
  const watcher = new MutationObserver((changes) => {
    const isChange = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
      [...addedNodes, ...removedNodes].some(isCover);
    if (changes.some(isChange)) changed();
  });
  watcher.observe(stageOf(viewport), { childList: true, subtree: true });
  return () => watcher.disconnect();
}

const COVERS = '[data-covers]';

function stageOf(viewport: HTMLElement): HTMLElement {
  return viewport.closest<HTMLElement>('.play-stage') ?? viewport;
}

const GAP_PX = 6;

/** The marked things over a board's viewport, with a little room around them, in its pixels. */
export function coversOver(viewport: HTMLElement): readonly Box[] {
  const board = viewport.getBoundingClientRect();
  return [...stageOf(viewport).querySelectorAll(COVERS)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    return [
      {
        x: left - board.left - GAP_PX,
        y: top - board.top - GAP_PX,
        width: width + 2 * GAP_PX,
        height: height + 2 * GAP_PX,
      },
    ];
  });
}

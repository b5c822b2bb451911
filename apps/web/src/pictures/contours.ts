/** Contours from points, for what is drawn by us: "256 18, 322 22, 388 50". */

type Point = readonly [x: number, y: number];
type Points = readonly Point[];

function pointsOf(text: string): Points {
  return text.split(', ').map((pair): Point => {
    const [x, y] = pair.split(' ').map(Number);
    return [x!, y!];
  });
}

export function outline(points: Points): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
}

function mirrored(points: Points): Points {
  return points.map(([x, y]): Point => [512 - x, y]);
}

export function polygon(points: string): string {
  return outline(pointsOf(points));
}

/** A right half, from the top to the bottom, made whole. */
export function whole(half: string): string {
  const points = pointsOf(half);
  return outline([...points, ...mirrored(points).toReversed()]);
}

/** Something on both sides. */
export function twice(points: string): string {
  return polygon(points) + outline(mirrored(pointsOf(points)).toReversed());
}

/** A right half made whole, with its corners rounded. */
export function soft(half: string): string {
  const points = pointsOf(half);
  return rounded([...points, ...mirrored(points).toReversed()]);
}

export function softened(points: string): string {
  return rounded(pointsOf(points));
}

/** Through the middles of its sides. */
function rounded(points: Points): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point): string =>
    `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  const bends = points.map(
    (at, index) => `Q${at[0]} ${at[1]} ${middle(at, points[(index + 1) % points.length]!)}`,
  );
  return `M${middle(points[0]!, points.at(-1)!)}${bends.join('')}z`;
}

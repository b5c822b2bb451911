/** The town at dusk, seen from the road: decoration only. */
import './Skyline.css';

/** Roofs as [left, width, eaves, ridge]: gables from left to right, in a picture of 1200 by 200. */
const HOUSES: readonly (readonly [number, number, number, number])[] = [
  [0, 70, 138, 104],
  [62, 54, 150, 118],
  [108, 84, 126, 84],
  [186, 60, 146, 116],
  [330, 76, 132, 92],
  [398, 58, 148, 120],
  [450, 92, 124, 78],
  [700, 88, 128, 84],
  [780, 56, 150, 120],
  [830, 74, 134, 96],
  [990, 64, 144, 112],
  [1046, 86, 126, 82],
  [1126, 78, 140, 106],
];

const TOWERS: readonly (readonly [number, number, number])[] = [
  [252, 44, 60],
  [296, 30, 92],
  [912, 40, 66],
  [952, 28, 96],
];

export function Skyline() {
  return (
    <svg className="skyline" viewBox="0 0 1200 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="skyline-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.2" stopColor="#1d2340" />
          <stop offset="0.45" stopColor="#5a3560" />
          <stop offset="0.62" stopColor="#b8593f" />
          <stop offset="0.78" stopColor="#f0a850" />
        </linearGradient>
      </defs>
      <rect width="1200" height="200" fill="url(#skyline-dusk)" />
      <g className="skyline-stars">
        {[...STARS].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.3" />
        ))}
      </g>
      <path
        className="skyline-hills"
        d="M0 150C140 108 250 118 380 138S640 92 800 124 1080 104 1200 134V200H0Z"
      />
      <g className="skyline-walls">
        {TOWERS.map(([x, width, top]) => (
          <path key={x} d={tower(x, width, top)} />
        ))}
        <path d={GATE} />
        {HOUSES.map(([x, width, eaves, ridge]) => (
          <path key={x} d={`M${x} 200V${eaves}L${x + width / 2} ${ridge}L${x + width} ${eaves}V200Z`} />
        ))}
      </g>
      <g className="skyline-windows">
        {HOUSES.map(([x, width, eaves], i) => (
          <path key={x} d={windows(x, width, eaves, i)} />
        ))}
        <path d="M582 200V168A18 18 0 0 1 618 168V200Z" className="skyline-gate" />
        <path d="M268 92h8v12h-8zM926 98h8v12h-8z" />
      </g>
      <path className="skyline-road" d="M590 200 L597 184H603L610 200Z" />
    </svg>
  );
}

const STARS: readonly (readonly [number, number])[] = [
  [60, 30],
  [140, 52],
  [236, 18],
  [372, 40],
  [470, 22],
  [566, 48],
  [672, 16],
  [760, 44],
  [868, 26],
  [1010, 46],
  [1090, 20],
  [1160, 56],
];

/** Two round towers and the arch between them. */
const GATE =
  'M548 200V96H544V84H552V90H560V84H568V90H576V84H580V118H620V84H624V90H632V84H640V90H648V84H656V96H652V200Z';

function tower(x: number, width: number, top: number): string {
  const middle = x + width / 2;
  return `M${x} 200V${top}H${x - 4}L${middle} ${top - 44}L${x + width + 4} ${top}H${x + width}V200Z`;
}

function windows(x: number, width: number, eaves: number, i: number): string {
  const lit = i % 3 === 0 ? [0.28, 0.62] : i % 3 === 1 ? [0.45] : [0.3, 0.55];
  return lit.map((at) => `M${x + width * at} ${eaves + 14}h8v11h-8z`).join('');
}

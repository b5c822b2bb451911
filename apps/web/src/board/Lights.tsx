/** Lit squares, the planned path, and players' fingers. Each light has its own pattern and outline. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { neighbour } from '@oubliette/dungeon';
import type { Direction, Size, Square } from '@oubliette/dungeon';
import { centre, corner, outlineOf, UNIT } from './geometry.ts';
import { useHovered } from './hovered.ts';
import type { Hovered } from './hovered.ts';
import { On } from './On.tsx';
import type { Light, Pointed } from './light.ts';

export const Lights = memo(function Lights({
  board,
  lights,
}: {
  readonly board: Size;
  readonly lights: readonly Light[];
}): ReactNode {
  return (
    <g className="board-lights">
      <Reach board={board} lights={lights} />
      {lights.map(({ square, kind, undrawn }) =>
        undrawn === true || isField(kind) ? null : (
          <On key={`${kind}-${square}`} board={board} square={square}>
            <g className={`board-light board-light-${kind}`}>{LIGHTS[kind]}</g>
          </On>
        ),
      )}
    </g>
  );
});

/** All squares within reach as one field, and around it those the dice may lead to: what lies on them stays in sight. */
function Reach({ board, lights }: { readonly board: Size; readonly lights: readonly Light[] }): ReactNode {
  const reached = lights.filter(({ kind, undrawn }) => FIELD.has(kind) && undrawn !== true);
  const has = (wanted: Light['kind']): boolean => reached.some(({ kind }) => kind === wanted);
  const all = reached.map(({ square }) => square);
  const sure = reached.filter(({ kind }) => kind !== 'perhaps').map(({ square }) => square);
  return (
    <>
      {has('perhaps') && (
        <g className="board-light board-light-perhaps">
          <path className="board-light-casing" d={outlineOf(board, all, 5)} />
          <path className="board-light-line" d={outlineOf(board, all, 5)} />
        </g>
      )}
      {has('reach') && (
        <g className="board-light board-light-reach">
          <path className="board-light-fill" d={sure.map((square) => boxPath(board, square)).join('')} />
          <path className="board-light-casing" d={outlineOf(board, sure, 5)} />
          <path className="board-light-line" d={outlineOf(board, sure, 5)} />
        </g>
      )}
    </>
  );
}

/** A staged path does not cut the field it leads through. */
const FIELD: ReadonlySet<Light['kind']> = new Set(['reach', 'risky', 'perhaps', 'path', 'goal']);

/** Drawn as a field, not square by square. */
type Field = 'reach' | 'perhaps';

function isField(kind: Light['kind']): kind is Field {
  return kind === 'reach' || kind === 'perhaps';
}

function boxPath(board: Size, square: Square): string {
  const { x, y } = corner(board, square);
  return `M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}z`;
}

/** The number of steps to the square under the pointer. */
export function ReachNumber({
  hovered,
  ...layer
}: LabelsProps & {
  readonly hovered: Hovered;
}): ReactNode {
  const at = useHovered(hovered);
  const light = layer.lights.find(({ square, kind }) => square === at && ON_POINTING.has(kind));
  return light === undefined ? null : <Labels {...layer} lights={[{ ...light, shown: true }]} />;
}

/** Their numbers come with the pointer: on every square they would hide the board. */
const ON_POINTING: ReadonlySet<Light['kind']> = new Set(['reach', 'risky', 'perhaps']);

const LIGHTS: Readonly<Record<Exclude<Light['kind'], Field>, ReactNode>> = {
  risky: (
    <>
      <rect x={7} y={7} width={86} height={86} rx={10} fill="url(#board-stripes)" />
      <rect className="board-light-line" x={7} y={7} width={86} height={86} rx={10} />
      <path className="board-light-sign" d="M18 40L30 18L42 40zM30 25v7M30 35v2" />
    </>
  ),
  path: (
    <>
      <rect className="board-light-fill" x={9} y={9} width={82} height={82} rx={20} />
      <rect x={9} y={9} width={82} height={82} rx={20} fill="url(#board-rungs)" />
    </>
  ),
  goal: (
    <>
      <rect className="board-light-fill" x={6} y={6} width={88} height={88} rx={20} />
      <rect className="board-light-line" x={6} y={6} width={88} height={88} rx={20} />
      <rect className="board-light-inner" x={15} y={15} width={70} height={70} rx={13} />
    </>
  ),
  target: (
    <>
      <rect className="board-light-fill" x={4} y={4} width={92} height={92} rx={4} />
      <path className="board-light-casing" d="M6 32V6h26M68 6h26v26M94 68v26H68M32 94H6V68" />
      <path className="board-light-line" d="M6 32V6h26M68 6h26v26M94 68v26H68M32 94H6V68" />
      <path className="board-light-line" d="M50 0v12M100 50H88M50 100V88M0 50h12" />
    </>
  ),
  choice: (
    <>
      <rect x={6} y={6} width={88} height={88} rx={8} fill="url(#board-checks)" />
      <rect className="board-light-casing" x={6} y={6} width={88} height={88} rx={8} />
      <rect className="board-light-line" x={6} y={6} width={88} height={88} rx={8} />
    </>
  ),
  barred: (
    <>
      <rect className="board-light-fill" x={2} y={2} width={96} height={96} />
      <path className="board-light-line" d="M16 16L84 84M84 16L16 84" />
    </>
  ),
  linked: (
    <>
      <circle className="board-light-casing" cx={50} cy={50} r={46} />
      <circle className="board-light-line" cx={50} cy={50} r={46} />
    </>
  ),
};

interface LabelsProps {
  readonly board: Size;
  readonly lights: readonly Light[];
  /** Squares with a figure, which no label hides. */
  readonly taken: readonly Square[];
}

/** Step counts and odds: beside the figures where there are any. */
export const Labels = memo(function Labels({ board, lights, taken }: LabelsProps): ReactNode {
  // Odds are drawn above their square, over the label of the square there.
  const inOrder = lights.toSorted((a, b) => Number(a.odds !== undefined) - Number(b.odds !== undefined));
  return (
    <g className="board-labels">
      {inOrder.map(({ square, kind, label, odds, shown }) => {
        if (odds === undefined && (label === undefined || label === '')) return null;
        if (ON_POINTING.has(kind) && shown !== true) return null;
        const width = 20 + (label?.length ?? 0) * 15;
        const { x, y } = centre(board, square);
        const far = odds === undefined ? 62 : 68;
        const isBeside = odds !== undefined || taken.includes(square);
        const aside = isBeside ? far * besideFigure(board, square, taken) : 0;
        return (
          <g
            key={`${kind}-${square}`}
            className={`board-label board-label-${kind}`}
            transform={`translate(${x} ${y + aside})`}
          >
            {odds === undefined ? (
              <>
                <rect x={-width / 2} y={-18} width={width} height={36} rx={12} />
                <text y={10}>{label}</text>
              </>
            ) : (
              <OddsLabel {...odds} />
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Over the upper edge of its square, or the lower one if a figure stands above and none below. */
function besideFigure(board: Size, square: Square, taken: readonly Square[]): 1 | -1 {
  const isTaken = (side: Direction): boolean => taken.includes(neighbour(board, square, side));
  return isTaken(0) && !isTaken(2) ? 1 : -1;
}

/** A ring with a cross for the hit, a drop of blood for the wound. */
function OddsLabel({ hit, wound }: NonNullable<Light['odds']>): ReactNode {
  return (
    <>
      <rect x={-48} y={-32} width={96} height={64} rx={12} />
      <path
        className="board-label-sign"
        d="M-28 -26a10 10 0 1 0 .1 0zM-28 -30v8M-28 -10v8M-42 -16h8M-22 -16h8"
      />
      <text x={14} y={-6}>{`${hit}%`}</text>
      <path className="board-label-drop" d="M-28 4q10 12 10 17a10 9 0 0 1-20 0q0-5 10-17z" />
      <text x={14} y={25}>{`${wound}%`}</text>
    </>
  );
}

interface PathLineProps {
  readonly board: Size;
  readonly path: readonly Square[];
  readonly costs: readonly number[];
  readonly planned: boolean;
}

/** The planned path with what it has cost by each of its squares. */
export const PathLine = memo(function PathLine({ board, path, costs, planned }: PathLineProps): ReactNode {
  if (path.length < 2) return null;
  const points = path.map((square) => centre(board, square));
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const end = points.at(-1)!;
  return (
    <g className={planned ? 'board-path board-path-planned' : 'board-path'}>
      <path className="board-path-casing" d={line} />
      <path className="board-path-line" d={line} />
      {points.slice(1).map(({ x, y }, index) => (
        <g key={path[index + 1]} className="board-path-step" transform={`translate(${x} ${y})`}>
          <circle r={index === path.length - 2 ? 25 : 18} />
          <text y={index === path.length - 2 ? 11 : 8}>{costs[index]}</text>
        </g>
      ))}
      <circle className="board-path-end" cx={end.x} cy={end.y} r={32} />
    </g>
  );
});

interface PointsProps {
  readonly board: Size;
  readonly points: readonly Pointed[];
}

/** A finger on a square, or an arrow between two, with the player's name. */
export const Points = memo(function Points({ board, points }: PointsProps): ReactNode {
  return (
    <g className="board-points">
      {points.map(({ at, to, name, key }) => {
        const from = centre(board, at);
        const end = to === undefined || to === at ? null : centre(board, to);
        const tag = end ?? from;
        return (
          <g key={key} className="board-point">
            {end === null ? (
              <g transform={`translate(${from.x} ${from.y})`}>
                <circle className="board-ping-wave" r={46} />
                <circle className="board-ping" r={46} />
              </g>
            ) : (
              <Arrow from={from} to={end} />
            )}
            <g className="board-point-name" transform={`translate(${tag.x} ${tag.y - 62})`}>
              <rect x={-14 - name.length * 7.5} y={-20} width={28 + name.length * 15} height={36} rx={10} />
              <text y={6}>{name}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});

interface ArrowProps {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

function Arrow({ from, to }: ArrowProps): ReactNode {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const back = (by: number, side: number): string =>
    `${(to.x - Math.cos(angle) * by - Math.sin(angle) * side).toFixed(1)} ${(to.y - Math.sin(angle) * by + Math.cos(angle) * side).toFixed(1)}`;
  const shaft = `M${from.x} ${from.y}L${back(30, 0)}`;
  const head = `M${to.x} ${to.y}L${back(42, 24)}L${back(30, 0)}L${back(42, -24)}z`;
  return (
    <>
      <circle className="board-ping" cx={from.x} cy={from.y} r={14} />
      <path className="board-arrow-casing" d={`${shaft}${head}`} />
      <path className="board-arrow-shaft" d={shaft} />
      <path className="board-arrow-head" d={head} />
    </>
  );
}

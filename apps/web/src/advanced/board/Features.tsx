/** Hazard rooms: their objects, and what fills them. Each has its own outline. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { hazardRow } from '@oubliette/advanced';
import type { FeatureLook, Place, StrewnLook, Thing } from '@oubliette/advanced';
import type { Board, Square } from '@oubliette/dungeon';
import { boxOf, corner, grain, UNIT } from '../../board/geometry.ts';
import type { Box } from '../../board/geometry.ts';
import { Stairway } from './Stairway.tsx';

type Feature = Extract<Thing, { tag: 'feature' }>;

const NO_HAZARD: Pick<NonNullable<Place['hazard']>, 'stage' | 'facts'> = { stage: '', facts: {} };

interface FeatureMarkProps {
  readonly board: Board;
  readonly thing: Feature;
  readonly place: Place | undefined;
}

export const FeatureMark = memo(function FeatureMark({ board, thing, place }: FeatureMarkProps): ReactNode {
  const box = boxOf(board, thing.squares);
  const { stage, facts } = place?.hazard ?? NO_HAZARD;
  if (thing.feature === 'stairsDown') return <Stairway box={box} leads="down" />;
  const look = hazardRow(thing.feature)?.stands?.look ?? null;
  if (look === 'chasm') return <Chasm box={box} hasLadder={facts['ladder'] !== undefined} />;
  return (
    <g
      className={`adv-feature adv-feature-${look ?? thing.feature}`}
      data-stage={stage}
      transform={`translate(${box.x} ${box.y}) scale(${box.width / UNIT} ${box.height / UNIT})`}
    >
      {look === null ? SLAB : PICTURES[look](stage, facts['open'] === true)}
    </g>
  );
});

type Picture = (stage: string, isOpen: boolean) => ReactNode;

/** In a square of a hundred by a hundred, scaled to what it covers. */
const PICTURES: Readonly<Record<Exclude<FeatureLook, 'chasm'>, Picture>> = {
  statue: (stage) => (
    <>
      <path className="adv-stone-dark" d="M18 90V76h64v14z" />
      <path className="adv-stone-body" d="M34 76q-6-24 8-34q-8-18 8-24q16 6 8 24q14 10 8 34z" />
      <path className="adv-stone-line" d="M40 48q10 6 20 0M50 42v30" />
      {stage !== 'bare' && <path className="adv-ruby" d="M50 22l8 8-8 10-8-10z" />}
    </>
  ),
  fountain: () => (
    <>
      <circle className="adv-stone-body" cx={50} cy={50} r={44} />
      <circle className="adv-water" cx={50} cy={50} r={34} />
      <path className="adv-water-line" d="M26 50a24 24 0 0 1 48 0M34 56a16 16 0 0 0 32 0" />
      <circle className="adv-stone-body" cx={50} cy={50} r={9} />
    </>
  ),
  grate: (_stage, isOpen) => (
    <>
      <rect className="adv-hole" x={14} y={14} width={72} height={72} />
      {isOpen ? (
        <path className="adv-bars" d="M14 14h72M14 14v72M24 24l-10-10" />
      ) : (
        <path className="adv-bars" d="M14 14h72v72H14zM32 14v72M50 14v72M68 14v72M14 38h72M14 62h72" />
      )}
    </>
  ),
  trapdoor: (_stage, isOpen) => (
    <>
      <rect className={isOpen ? 'adv-hole' : 'adv-planks'} x={14} y={14} width={72} height={72} rx={4} />
      {isOpen ? (
        <path className="adv-rungs" d="M38 20v64M62 20v64M38 32h24M38 48h24M38 64h24" />
      ) : (
        <>
          <path className="adv-plank-line" d="M32 14v72M50 14v72M68 14v72" />
          <circle className="adv-ring" cx={50} cy={66} r={8} />
        </>
      )}
    </>
  ),
  magicCircle: (stage) => (
    <>
      <circle className="adv-circle" cx={50} cy={50} r={46} />
      <circle className="adv-circle" cx={50} cy={50} r={40} />
      <path className="adv-circle" d="M50 10L73.5 82.4L11.9 37.6H88.1L26.5 82.4z" />
      {stage === 'spent' && <path className="adv-spent" d="M12 12L88 88" />}
    </>
  ),
  throne: () => (
    <>
      <path className="adv-shade" d="M24 20h56v70H24z" />
      <path className="adv-throne" d="M20 88V30q0-8 8-8V10h8v8h28v-8h8v12q8 0 8 8v58H66V62H34v26z" />
      <path className="adv-cushion" d="M34 62h32v14H34zM36 28h28v26H36z" />
    </>
  ),
};

const SLAB = <path className="adv-stone-body" d="M16 16h68v68H16zM30 30h40v40H30z" />;

/** A rift from wall to wall; a rope ladder across it if there is one. */
function Chasm({
  box: { x, y, width, height },
  hasLadder,
}: {
  readonly box: Box;
  readonly hasLadder: boolean;
}): ReactNode {
  const isWide = width >= height;
  const [length, depth] = isWide ? [width, height] : [height, width];
  const count = Math.round(length / 25);
  const edge = (from: number, lip: number, purpose: number): string =>
    Array.from({ length: count + 1 }, (_, at) => {
      const step = from < 0 ? count - at : at;
      const jag = grain(step + Math.round(x + y), purpose) * 16;
      return `${((step / count) * length).toFixed(1)} ${(lip + (from < 0 ? -jag : jag)).toFixed(1)}`;
    }).join('L');
  return (
    <g
      className="adv-chasm"
      transform={isWide ? `translate(${x} ${y})` : `translate(${x + width} ${y}) rotate(90)`}
    >
      <path className="adv-chasm-rim" d={`M${edge(1, 0, 1)}L${edge(-1, depth, 2)}z`} />
      <path className="adv-chasm-deep" d={`M${edge(1, 18, 3)}L${edge(-1, depth - 10, 4)}z`} />
      {hasLadder && (
        <path
          className="adv-ladder"
          d={`M${length / 2 - 16} -6V${depth + 6}M${length / 2 + 16} -6V${depth + 6}M${length / 2 - 16} 16h32M${length / 2 - 16} 38h32M${length / 2 - 16} 60h32M${length / 2 - 16} 82h32`}
        />
      )}
    </g>
  );
}

/** Small drawings strewn over a room. */
const STREWN: Readonly<Record<StrewnLook, { readonly share: number; readonly d: string }>> = {
  rats: {
    share: 0.55,
    d: 'M20 62q4-18 24-18q16 0 22 10l10 4-10 6q-22 8-46-2zM20 60q-14-4-12-18M60 50l4-8 6 8M66 56h1',
  },
  bats: {
    share: 0.45,
    d: 'M50 46l-6-8-4 8q-16-14-32 4q14-2 18 10q8-8 16 0l8 10 8-10q8-8 16 0q4-12 18-10q-16-18-32-4l-4-8z',
  },
  mould: {
    share: 0.8,
    d: 'M30 40a9 9 0 1 0 .1 0zM58 26a12 12 0 1 0 .1 0zM62 62a8 8 0 1 0 .1 0zM26 68a7 7 0 1 0 .1 0zM46 52a5 5 0 1 0 .1 0z',
  },
  mushrooms: { share: 0.4, d: 'M24 56q0-24 26-24q26 0 26 24zM42 56v26h16V56M38 46h2M56 42h2M64 50h2' },
};

export const Infestation = memo(function Infestation({
  board,
  squares,
  hazard,
}: {
  readonly board: Board;
  readonly squares: readonly Square[];
  readonly hazard: string;
}): ReactNode {
  const look = hazardRow(hazard)?.strewn;
  if (look === undefined) return null;
  const strewn = STREWN[look];
  return (
    <g className={`adv-strewn adv-strewn-${look}`}>
      {squares
        .filter((square) => grain(square, 700) < strewn.share)
        .map((square) => {
          const { x, y } = corner(board, square);
          const turn = Math.round((grain(square, 701) - 0.5) * (look === 'mushrooms' ? 20 : 300));
          return (
            <path
              key={square}
              d={strewn.d}
              transform={`translate(${x + 50} ${y + 50}) rotate(${turn}) scale(0.78) translate(-50 -50)`}
            />
          );
        })}
    </g>
  );
});

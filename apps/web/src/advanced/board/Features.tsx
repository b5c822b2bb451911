/** Hazard rooms: their objects, and what fills them. Each has its own outline. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { hazardRow } from '@oubliette/advanced';
import type { FeatureLook, Place, StrewnLook, Thing } from '@oubliette/advanced';
import type { Board, Square } from '@oubliette/dungeon';
import { Chasm } from '../../board/Chasm.tsx';
import { Fountain, MagicCircle, Statue } from '../../board/furniture/stone.tsx';
import { boxOf, corner, grain, UNIT } from '../../board/geometry.ts';
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
  if (look === 'chasm')
    return (
      <Chasm
        box={box}
        {...(facts['ladder'] === undefined
          ? {}
          : { renderOver: (length, depth) => <Ladder length={length} depth={depth} /> })}
      />
    );
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
    <Statue>{stage !== 'bare' && <path className="adv-ruby" d="M50 22l8 8-8 10-8-10z" />}</Statue>
  ),
  fountain: () => <Fountain />,
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
  magicCircle: (stage) => <MagicCircle isSpent={stage === 'spent'} />,
  throne: () => (
    <>
      <path className="adv-shade" d="M24 20h56v70H24z" />
      <path className="adv-throne" d="M20 88V30q0-8 8-8V10h8v8h28v-8h8v12q8 0 8 8v58H66V62H34v26z" />
      <path className="adv-cushion" d="M34 62h32v14H34zM36 28h28v26H36z" />
    </>
  ),
};

const SLAB = <path className="furniture-hewn-body" d="M16 16h68v68H16zM30 30h40v40H30z" />;

/** From rim to rim. */
function Ladder({ length, depth }: { readonly length: number; readonly depth: number }): ReactNode {
  const [left, right] = [length / 2 - 16, length / 2 + 16];
  return (
    <path
      className="adv-ladder"
      d={`M${left} -6V${depth + 6}M${right} -6V${depth + 6}M${left} 16h32M${left} 38h32M${left} 60h32M${left} 82h32`}
    />
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

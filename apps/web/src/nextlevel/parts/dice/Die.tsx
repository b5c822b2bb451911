/** A picture of a NextLevel die: coloured ones by colour and notches, the others by outline and face. */
import type { ReactNode } from 'react';
import { CombatPicture } from '../../../board/CombatFace.tsx';
import { Die as ClassicDie } from '../../../classic/dice/Die.tsx';
import type { DieProps } from '../../../board/DieShape.tsx';
import { PICTURES } from './pictures.ts';
import './dice.css';

/** Dice that classic does not have, by outline. */
const BODIES: Readonly<Record<string, 'cube' | 'kite' | 'hexagon'>> = {
  yellow: 'cube',
  orange: 'cube',
  red: 'cube',
  violet: 'cube',
  star: 'cube',
  trap: 'cube',
  trapSearch: 'cube',
  searchFind: 'cube',
  searchWorth: 'cube',
  d8: 'kite',
  d20: 'hexagon',
};

/** Better dice have more notches: colour alone would not be enough. */
const NOTCHES: Readonly<Record<string, number>> = { yellow: 1, orange: 2, red: 3, violet: 4 };

/** The text beside it names the face; the picture is decoration. */
export function Die(props: DieProps): ReactNode {
  const { die, face, counts = true } = props;
  const body = BODIES[die];
  if (body === undefined) return <ClassicDie {...props} />;
  return (
    <svg
      className={`die next-die die-${die}${counts ? ' die-counts' : ' die-idle'}`}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <Body shape={body} />
      <FacePicture die={die} face={face} />
      {!counts && <path className="die-strike" d="M10 54L54 10" />}
    </svg>
  );
}

function Body({ shape }: { readonly shape: 'cube' | 'kite' | 'hexagon' }): ReactNode {
  if (shape === 'kite')
    return (
      <>
        <path className="die-body" d="M32 1L61 32L32 63L3 32z" />
        <path className="die-edge" d="M32 5L8 32" />
      </>
    );
  if (shape === 'hexagon')
    return (
      <>
        <path className="die-body" d="M32 1L59 16.5V47.5L32 63L5 47.5V16.5z" />
        <path className="die-facets" d="M32 1L12 45H52zM5 16.5L12 45L32 63L52 45L59 16.5" />
      </>
    );
  return (
    <>
      <rect className="die-body" x={3} y={3} width={58} height={58} rx={12} />
      <path className="die-edge" d="M8 16q0-8 8-8h32q8 0 8 8" />
    </>
  );
}

function FacePicture({ die, face }: Pick<DieProps, 'die' | 'face'>): ReactNode {
  if (typeof face === 'number')
    return (
      <g className="next-die-number">
        <text x={32} y={face > 9 ? 41 : 42}>
          {face}
        </text>
      </g>
    );
  const notches = NOTCHES[die];
  if (notches !== undefined) return <ColouredFace face={face} notches={notches} />;
  const picture = PICTURES[face];
  return (
    <g className="next-die-picture">
      {picture?.solid !== undefined && <path className="next-die-solid" d={picture.solid} />}
      {picture?.line !== undefined && <path className="next-die-line" d={picture.line} />}
    </g>
  );
}

/** Positions of several skulls: middle and size. */
const SKULLS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  skulls2: [
    [19, 28],
    [45, 28],
  ],
  skulls3: [
    [32, 19],
    [18, 39],
    [46, 39],
  ],
};

function ColouredFace({ face, notches }: { readonly face: string; readonly notches: number }): ReactNode {
  const places = SKULLS[face];
  return (
    <g className="next-die-coloured">
      {places === undefined ? (
        <g transform="translate(32 29) scale(0.84) translate(-32 -32)">
          <CombatPicture face={face} />
        </g>
      ) : (
        places.map(([x, y]) => (
          <g
            key={x}
            transform={`translate(${x} ${y}) scale(${places.length > 2 ? 0.5 : 0.6}) translate(-32 -32)`}
          >
            <CombatPicture face="skull" />
          </g>
        ))
      )}
      {Array.from({ length: notches }, (_, at) => (
        <circle key={at} className="next-die-notch" cx={32 + (at - (notches - 1) / 2) * 10} cy={55} r={3.6} />
      ))}
    </g>
  );
}

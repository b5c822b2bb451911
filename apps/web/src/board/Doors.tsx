/** Doors on their edges: closed, open, locked, secret; lit where they may be opened or aimed at. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Direction, Size, Square } from '@oubliette/dungeon';
import { doorway, outerDoorway } from './geometry.ts';
import type { Doorway } from './geometry.ts';

export interface ShownDoor {
  readonly key: string;
  readonly size: Size;
  readonly a: Square;
  readonly b: Square;
  /** The side of `a` it stands on, if it leads off the board. */
  readonly side?: Direction;
  /** A found secret door is an ordinary door; one with only rock behind it is walled up. */
  readonly state: 'closed' | 'open' | 'locked' | 'secret' | 'walledUp';
}

export const Doors = memo(function Doors({
  doors,
  lit,
}: {
  readonly doors: readonly ShownDoor[];
  readonly lit: readonly string[];
}): ReactNode {
  return (
    <g className="board-doors">
      {doors.map((door) => (
        <DoorPicture key={door.key} door={door} lit={lit.includes(door.key)} />
      ))}
    </g>
  );
});

function DoorPicture({ door, lit }: { readonly door: ShownDoor; readonly lit: boolean }): ReactNode {
  const { x, y, upright } =
    door.side === undefined ? doorway(door.size, door.a, door.b) : outerDoorway(door.size, door.a, door.side);
  return (
    <g className={`board-door board-door-${door.state}`} transform={placing({ x, y, upright })}>
      {lit && <rect className="board-door-lit" x={-50} y={-24} width={100} height={48} rx={10} />}
      {door.state === 'secret' ? <SecretDoor /> : <WoodenDoor state={door.state} />}
    </g>
  );
}

/** Drawn for a wall that runs from left to right. */
function placing({ x, y, upright }: Doorway): string {
  return upright ? `translate(${x} ${y}) rotate(90)` : `translate(${x} ${y})`;
}

function WoodenDoor({ state }: { readonly state: Exclude<ShownDoor['state'], 'secret'> }): ReactNode {
  return (
    <>
      <path className="board-door-sill" d="M-40 -9h80v18h-80z" />
      {state === 'open' ? (
        <g className="board-door-leaf" transform="translate(-36 0)">
          <path className="board-door-shade" d="M-1 5h18v62h-18z" />
          <path className="board-door-wood" d="M-7 0h13v62h-13z" />
          <path className="board-door-iron" d="M-7 12h13v5h-13zM-7 44h13v5h-13z" />
        </g>
      ) : (
        <>
          <path className="board-door-shade" d="M-36 -5h76v20h-76z" />
          <path className="board-door-wood" d="M-38 -10h76v20h-76z" />
          <path className="board-door-grain" d="M-38 -3.5h76M-38 3.5h76" />
          <path className="board-door-iron" d="M-26 -10h7v20h-7zM19 -10h7v20h-7z" />
        </>
      )}
      {(state === 'closed' || state === 'walledUp') && <circle className="board-door-ring" r={5} />}
      {state === 'locked' && (
        <g className="board-door-lock">
          <path className="board-door-shackle" d="M-6 -6v-7a6 6 0 0 1 12 0v7" />
          <rect x={-10} y={-7} width={20} height={16} rx={3} />
          <path className="board-door-keyhole" d="M0 -3v7" />
        </g>
      )}
      <path className="board-door-post" d="M-50 -14h13v28h-13zM37 -14h13v28h-13z" />
      <path className="board-door-post-light" d="M-48 -12h9M39 -12h9" />
      {state === 'walledUp' && (
        <path
          className="board-door-bricks"
          d="M-38 -13h76v26h-76zM-38 0h76M-12 -13v13M14 -13v13M-25 0v13M2 0v13M26 0v13"
        />
      )}
    </>
  );
}

/** A slab of wall that turns: an arc shows how. */
function SecretDoor(): ReactNode {
  return (
    <>
      <path className="board-door-slab" d="M-40 -10h80v20h-80z" />
      <path className="board-door-arc" d="M-30 -12a32 32 0 0 0 30 -22M30 12a32 32 0 0 0 -30 22" />
      <text className="board-door-letter" y={8}>
        S
      </text>
    </>
  );
}

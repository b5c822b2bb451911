/** Furniture that stands against a wall: 300 by 100, its back to the north. */
import type { ReactNode } from 'react';
import { grain } from '../geometry.ts';

interface ShelvedBook {
  readonly at: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly colour: number;
}

/** As many as the shelf holds, each beside the last. */
const BOOKS: readonly ShelvedBook[] = Array.from({ length: 22 }).reduce<ShelvedBook[]>((books, _, at) => {
  const last = books.at(-1);
  const left = last === undefined ? 18 : last.left + last.width + 1.6;
  const width = 7 + grain(at, 1) * 6;
  const height = 30 + grain(at, 2) * 12;
  if (left + width < 248) books.push({ at, left, width, height, colour: Math.floor(grain(at, 3) * 5) });
  return books;
}, []);

export function Bookcase(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={14} y={14} width={282} height={68} rx={4} />
      <rect className="furniture-oak-dark" x={8} y={4} width={284} height={68} rx={4} />
      <rect className="furniture-hollow" x={15} y={10} width={270} height={54} rx={2} />
      {BOOKS.map(({ at, left, width, height, colour }) => (
        <g key={at}>
          <rect
            className={`furniture-book-${colour}`}
            x={left}
            y={62 - height}
            width={width}
            height={height}
            rx={1.5}
          />
          <path className="furniture-book-band" d={`M${left} ${70 - height}h${width}M${left} 54h${width}`} />
        </g>
      ))}
      <path className="furniture-book-2" d="M252 58l6-38 10 2-6 38z" />
      <path className="furniture-light" d="M12 7h276" />
      <path className="furniture-oak" d="M8 64h284v8h-284z" />
    </>
  );
}

export function Cupboard(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={14} y={16} width={282} height={66} rx={5} />
      <rect className="furniture-oak" x={8} y={5} width={284} height={68} rx={5} />
      <path className="furniture-oak-dark" d="M8 48h284v20a5 5 0 0 1-5 5h-274a5 5 0 0 1-5-5z" />
      <path className="furniture-grain" d="M14 16h272M14 27h272M14 38h272" />
      <path className="furniture-grain" d="M103 48v25M197 48v25" />
      <circle className="furniture-brass" cx={92} cy={60} r={4} />
      <circle className="furniture-brass" cx={114} cy={60} r={4} />
      <circle className="furniture-brass" cx={208} cy={60} r={4} />
      <circle className="furniture-pewter" cx={56} cy={27} r={17} />
      <circle className="furniture-pewter-light" cx={56} cy={27} r={10} />
      <path className="furniture-clay" d="M138 16q16-8 30 0q6 14-4 24h-22q-10-10-4-24z" />
      <ellipse className="furniture-hollow" cx={153} cy={18} rx={10} ry={4} />
      <circle className="furniture-clay" cx={236} cy={27} r={13} />
      <circle className="furniture-hollow" cx={236} cy={27} r={7} />
      <path className="furniture-light" d="M14 9h272" />
    </>
  );
}

export function Fireplace(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={12} y={10} width={284} height={84} rx={5} />
      <path className="furniture-stone" d="M4 2h292v30h-292z" />
      <path className="furniture-stone-dark" d="M4 32h64v52h-64zM232 32h64v52h-64z" />
      <path className="furniture-stone" d="M8 36h56v44h-56zM236 36h56v44h-56z" />
      <path
        className="furniture-grain"
        d="M60 2v30M122 2v30M184 2v30M244 2v30M8 58h56M236 58h56M36 36v22M264 58v22"
      />
      <path className="furniture-hollow" d="M68 30h164v54q-82 16-164 0z" />
      <path className="furniture-ember" d="M80 82q70 12 140 0l-14-16h-112z" />
      <path className="furniture-log" d="M96 66l104 18M100 86l100-20" />
      <path
        className="furniture-flame"
        d="M104 76q-4-22 14-36q0 14 10 18q2-18 20-28q-2 18 12 26q6-10 14-14q-2 14 8 22q8 6 4 14q-40 12-82-2z"
      />
      <path
        className="furniture-flame-heart"
        d="M126 78q-4-14 10-22q2 8 10 10q2-10 10-14q0 10 8 14q8 6 4 14q-22 6-42-2z"
      />
      <path className="furniture-stone-light" d="M4 2h292v6h-292z" />
    </>
  );
}

export function WeaponRack(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={14} y={14} width={282} height={66} rx={4} />
      <path className="furniture-oak-dark" d="M8 6h284v12h-284zM8 58h284v14h-284z" />
      <path className="furniture-oak" d="M10 4h14v70h-14zM276 4h14v70h-14z" />
      <path className="furniture-haft" d="M48 10v68" />
      <path className="furniture-pewter" d="M48 8q-22 2-20 26q10-8 20-8q10 0 20 8q2-24-20-26z" />
      <path className="furniture-pewter" d="M92 10l7 10v40h-14v-40z" />
      <path className="furniture-brass-dark" d="M78 60h28v5h-28z" />
      <path className="furniture-haft" d="M92 65v14" />
      <path className="furniture-haft" d="M136 26v54" />
      <path className="furniture-pewter" d="M136 2l9 20-9 10-9-10z" />
      <circle className="furniture-oak" cx={186} cy={42} r={27} />
      <circle className="furniture-pewter" cx={186} cy={42} r={27} fillOpacity={0} />
      <circle className="furniture-brass" cx={186} cy={42} r={9} />
      <path className="furniture-grain" d="M186 15v54M159 42h54" />
      <path className="furniture-haft" d="M246 20v58" />
      <circle className="furniture-pewter" cx={246} cy={20} r={13} />
      <path className="furniture-pewter" d="M246 1l4 8h-8zM264 20l-8 4v-8zM228 20l8-4v8zM246 39l-4-8h8z" />
      <path className="furniture-light" d="M12 8h276" />
    </>
  );
}

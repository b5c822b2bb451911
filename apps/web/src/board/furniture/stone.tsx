/** What is hewn of stone, and circles drawn on it: 100 by 100, the altar twice as long. */
import type { ReactNode } from 'react';
import './stone.css';

export function Altar(): ReactNode {
  return (
    <>
      <path className="furniture-shade" d="M12 16h180v78h-180z" />
      <path className="furniture-hewn-dark" d="M6 8h188v80h-188z" />
      <path className="furniture-hewn-body" d="M14 4h172v70h-172z" />
      <path className="furniture-velvet" d="M70 4h60v84h-60z" />
      <path className="furniture-brass" d="M100 20l7 14 15 2-11 10 3 15-14-7-14 7 3-15-11-10 15-2z" />
      <path className="furniture-bone" d="M34 26a9 9 0 1 0 .1 0zM166 26a9 9 0 1 0 .1 0z" />
      <path className="furniture-flame" d="M34 30a5 5 0 1 0 .1 0zM166 30a5 5 0 1 0 .1 0z" />
    </>
  );
}

export function Statue({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <>
      <path className="furniture-hewn-dark" d="M18 90V76h64v14z" />
      <path className="furniture-hewn-body" d="M34 76q-6-24 8-34q-8-18 8-24q16 6 8 24q14 10 8 34z" />
      <path className="furniture-hewn-line" d="M40 48q10 6 20 0M50 42v30" />
      {children}
    </>
  );
}

export function Fountain(): ReactNode {
  return (
    <>
      <circle className="furniture-hewn-body furniture-hewn-thin" cx={50} cy={50} r={44} />
      <circle className="board-water" cx={50} cy={50} r={34} />
      <path className="board-water-line" d="M26 50a24 24 0 0 1 48 0M34 56a16 16 0 0 0 32 0" />
      <circle className="furniture-hewn-body furniture-hewn-thin" cx={50} cy={50} r={9} />
    </>
  );
}

export function MagicCircle({ isSpent = false }: { readonly isSpent?: boolean }): ReactNode {
  return (
    <g className={isSpent ? 'board-circle board-circle-spent' : 'board-circle'}>
      <circle cx={50} cy={50} r={46} />
      <circle cx={50} cy={50} r={40} />
      <path d="M50 10L73.5 82.4L11.9 37.6H88.1L26.5 82.4z" />
      {isSpent && <path d="M12 12L88 88" />}
    </g>
  );
}

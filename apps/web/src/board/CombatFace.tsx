/** The picture on a combat die, or on the back of a card. Faces differ by outline, not by colour alone. */
import type { ReactNode } from 'react';
import './combatFace.css';

export function CombatPicture({ face }: { readonly face: string }): ReactNode {
  if (face === 'skull')
    return (
      <g className="die-skull">
        <path d="M32 10C19 10 11 19 11 30c0 7 3 11 8 14v7q0 3 3 3h20q3 0 3-3v-7c5-3 8-7 8-14C53 19 45 10 32 10z" />
        <path
          className="die-hollow"
          d="M22 25a6.500 7 0 1 0 .1 0zM42 25a6.500 7 0 1 0 .1 0zM32 38l4 7h-8zM25 48v5h2v-5zM31 48v5h2v-5zM37 48v5h2v-5z"
        />
      </g>
    );
  if (face === 'whiteShield')
    return (
      <g className="die-white-shield">
        <path d="M13 13q10 3 19-3q9 6 19 3v18q0 15-19 24q-19-9-19-24z" />
        <path className="die-cross" d="M32 18v30M19 29h26" />
      </g>
    );
  if (face !== 'blackShield')
    return (
      <g className="die-card">
        <rect x={16} y={9} width={32} height={46} rx={4} />
        <path d="M22 30h20v14H22zM22 30q0-8 10-8t10 8M32 33v5" />
      </g>
    );
  return (
    <g className="die-black-shield">
      <circle cx={32} cy={32} r={22} />
      <circle className="die-boss" cx={32} cy={32} r={7} />
      <path className="die-spokes" d="M32 12v10M32 42v10M12 32h10M42 32h10" />
    </g>
  );
}

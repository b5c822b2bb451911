/** Furniture of three squares by two: 300 by 200. */
import type { ReactNode } from 'react';

function Boards(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={26} y={32} width={262} height={152} rx={8} />
      <rect className="furniture-oak-dark" x={18} y={22} width={264} height={154} rx={8} />
      <rect className="furniture-oak" x={18} y={18} width={264} height={152} rx={8} />
      <path className="furniture-grain" d="M20 48h260M20 78h260M20 109h260M20 140h260" />
      <path className="furniture-grain" d="M120 20v28M196 48v30M90 78v31M214 109v31M140 140v28" />
      <path className="furniture-light" d="M24 22h252" />
    </>
  );
}

export function Table(): ReactNode {
  return (
    <>
      <Boards />
      <circle className="furniture-pewter" cx={86} cy={92} r={26} />
      <circle className="furniture-pewter-light" cx={86} cy={92} r={17} />
      <path className="furniture-bread" d="M74 92q12-16 26-2q-2 14-14 13q-12-1-12-11z" />
      <circle className="furniture-clay" cx={150} cy={62} r={13} />
      <circle className="furniture-wine" cx={150} cy={62} r={8} />
      <circle className="furniture-brass" cx={196} cy={104} r={9} />
      <circle className="furniture-flame" cx={196} cy={104} r={5} />
      <circle className="furniture-pewter" cx={236} cy={70} r={20} />
      <circle className="furniture-pewter-light" cx={236} cy={70} r={13} />
      <path className="furniture-haft" d="M126 122l40 16" />
      <path className="furniture-pewter" d="M166 134l26 12-26-1z" />
      <circle className="furniture-clay" cx={108} cy={142} r={10} />
      <circle className="furniture-wine" cx={108} cy={142} r={6} />
    </>
  );
}

export function AlchemistBench(): ReactNode {
  return (
    <>
      <Boards />
      <path className="furniture-parchment" d="M40 40l60-8 8 46-60 8z" />
      <path className="furniture-script" d="M50 50l44-6M52 60l44-6M54 70l32-4" />
      <path className="furniture-glass" d="M128 96l14-34v-18h16v18l14 34q2 16-22 16t-22-16z" />
      <path className="furniture-potion-green" d="M132 92l5-12h26l5 12q2 14-18 14t-18-14z" />
      <circle className="furniture-glass" cx={206} cy={72} r={26} />
      <path className="furniture-potion-violet" d="M182 76h48a24 24 0 0 1-48 0z" />
      <path className="furniture-glass-line" d="M158 46q26-18 46 0" />
      <circle className="furniture-glass" cx={252} cy={120} r={15} />
      <circle className="furniture-potion-amber" cx={252} cy={120} r={9} />
      <circle className="furniture-glass" cx={212} cy={140} r={13} />
      <circle className="furniture-potion-green" cx={212} cy={140} r={7} />
      <path className="furniture-stone" d="M62 128a28 22 0 0 1 56 0q0 22-28 22t-28-22z" />
      <ellipse className="furniture-hollow" cx={90} cy={126} rx={20} ry={14} />
      <path className="furniture-haft" d="M94 126l26-26" />
    </>
  );
}

export function SorcererDesk(): ReactNode {
  return (
    <>
      <Boards />
      <circle className="furniture-rune" cx={150} cy={94} r={58} />
      <path className="furniture-rune" d="M150 36l50 87h-100zM150 152l-50-87h100z" />
      <path className="furniture-parchment" d="M112 74q20-10 38 0q18-10 38 0v44q-20-10-38 0q-18-10-38 0z" />
      <path
        className="furniture-script"
        d="M120 84q12-4 24 0M120 94q12-4 24 0M120 104q12-4 24 0M156 84q12-4 24 0M156 94q12-4 24 0M156 104q12-4 24 0"
      />
      <path className="furniture-grain" d="M150 74v44" />
      <path className="furniture-bone" d="M42 60q0-20 20-20t20 20q0 9-6 12v10h-28v-10q-6-3-6-12z" />
      <path
        className="furniture-hollow"
        d="M50 60a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM64 60a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM60 70h4v6h-4z"
      />
      <circle className="furniture-orb" cx={240} cy={62} r={22} />
      <circle className="furniture-orb-light" cx={233} cy={54} r={7} />
      <path className="furniture-brass" d="M226 86h28l6 10h-40z" />
      <circle className="furniture-bone" cx={54} cy={142} r={10} />
      <circle className="furniture-flame" cx={54} cy={142} r={5} />
      <circle className="furniture-bone" cx={248} cy={142} r={10} />
      <circle className="furniture-flame" cx={248} cy={142} r={5} />
    </>
  );
}

export function Tomb(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={22} y={30} width={268} height={160} rx={6} />
      <rect className="furniture-stone-dark" x={12} y={16} width={276} height={168} rx={6} />
      <rect className="furniture-stone" x={12} y={12} width={276} height={164} rx={6} />
      <rect className="furniture-stone-dark" x={28} y={28} width={244} height={132} rx={10} />
      <rect className="furniture-stone-light" x={32} y={30} width={238} height={126} rx={9} />
      <circle className="furniture-stone" cx={72} cy={94} r={25} />
      <path
        className="furniture-stone"
        d="M98 70q20-10 46-8l98 18q14 14 0 28l-98 18q-26 2-46-8q-8-24 0-48z"
      />
      <path className="furniture-carving" d="M62 90a5 5 0 0 1 8 0M62 102a5 5 0 0 1 8 0M82 90v10" />
      <path className="furniture-carving" d="M112 94h118M126 70v48M126 94l22-12v24z" />
      <path className="furniture-light" d="M16 16h268" />
      <path className="furniture-crack" d="M212 12l-10 20 12 12-8 18" />
    </>
  );
}

export function Rack(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={24} y={36} width={264} height={150} rx={6} />
      <path className="furniture-oak-dark" d="M14 26h272v20h-272zM14 152h272v20h-272z" />
      <path className="furniture-oak" d="M14 22h272v18h-272zM14 148h272v18h-272z" />
      <path
        className="furniture-oak"
        d="M66 40h22v108h-22zM108 40h22v108h-22zM150 40h22v108h-22zM192 40h22v108h-22z"
      />
      <path className="furniture-grain" d="M77 42v104M119 42v104M161 42v104M203 42v104" />
      <rect className="furniture-oak-dark" x={24} y={14} width={26} height={166} rx={12} />
      <rect className="furniture-oak-dark" x={246} y={14} width={26} height={166} rx={12} />
      <path className="furniture-rope" d="M26 56h22M26 64h22M26 122h22M26 130h22M248 60h22M248 126h22" />
      <path className="furniture-rope" d="M50 60l22 12M50 126l22-12M246 64l-24 12M246 124l-24-12" />
      <path
        className="furniture-iron"
        d="M70 66a8 8 0 1 0 12 10M70 122a8 8 0 1 1 12-10M214 70a8 8 0 1 0 10 10M214 118a8 8 0 1 1 10-10"
      />
      <path className="furniture-haft" d="M259 4v22M242 15h34M37 170v22M20 181h34" />
    </>
  );
}

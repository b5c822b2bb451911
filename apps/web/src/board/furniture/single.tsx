/** Furniture of one square: 100 by 100. */
import type { ReactNode } from 'react';

export function Chest(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={15} y={28} width={78} height={58} rx={6} />
      <rect className="furniture-oak" x={11} y={20} width={78} height={58} rx={6} />
      <path className="furniture-grain" d="M13 34h74M13 49h74M13 63h74" />
      <path className="furniture-oak-dark" d="M11 49h78v23a6 6 0 0 1-6 6h-66a6 6 0 0 1-6-6z" />
      <path className="furniture-brass" d="M22 20h9v58h-9zM69 20h9v58h-9z" />
      <path className="furniture-brass-dark" d="M11 47h78v5h-78z" />
      <rect className="furniture-brass" x={41} y={41} width={18} height={20} rx={3} />
      <path className="furniture-ink" d="M50 47v7M47.500 47h5" />
      <path className="furniture-light" d="M15 24h70" />
    </>
  );
}

export function Throne(): ReactNode {
  return (
    <>
      <rect className="furniture-shade" x={20} y={14} width={72} height={80} rx={8} />
      <path className="furniture-stone-dark" d="M14 6h72l-4 30h-64z" />
      <path className="furniture-stone" d="M18 6l6-4h52l6 4-4 16h-56z" />
      <path className="furniture-stone" d="M12 30h16v52h-16zM72 30h16v52h-16z" />
      <path className="furniture-stone-light" d="M12 30h16v8h-16zM72 30h16v8h-16z" />
      <rect className="furniture-velvet" x={28} y={24} width={44} height={62} rx={6} />
      <rect className="furniture-velvet-light" x={34} y={32} width={32} height={40} rx={5} />
      <path className="furniture-brass" d="M50 6l5 8 9 1-7 6 2 9-9-5-9 5 2-9-7-6 9-1z" />
      <circle className="furniture-brass" cx={20} cy={80} r={6} />
      <circle className="furniture-brass" cx={80} cy={80} r={6} />
    </>
  );
}

/** NextLevel's layers of the board, under and over the figures. */
import type { ReactNode } from 'react';
import type { NextView } from '@oubliette/nextlevel';
import type { LayerProps } from '../../../classic/kit.ts';
import { BarricadeMark, DwarfTrapMark, LitterMark, MistLayer, SphereMark, TrapMark } from './Marks.tsx';
import { BlowMarks, ZoneLayer } from './ZoneLayer.tsx';
import './tokens.css';

export function UnderFigures({ view, path, selected, inspected }: LayerProps<NextView>): ReactNode {
  return (
    <g className="next-under">
      <TrapMark view={view} />
      <DwarfTrapMark view={view} />
      <LitterMark view={view} />
      <BarricadeMark view={view} />
      <ZoneLayer view={view} path={path} selected={selected} inspected={inspected} />
    </g>
  );
}

export function OverFigures({ view, path, selected }: LayerProps<NextView>): ReactNode {
  return (
    <g className="next-over">
      <SphereMark view={view} />
      <MistLayer view={view} />
      <BlowMarks view={view} path={path} selected={selected} />
    </g>
  );
}

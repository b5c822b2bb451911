/** The acting figure's state, beside its points: actions and gauges. */
import type { Figure } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import type { Reader } from '../../../classic/kit.ts';
import { ActionPips } from './ActionPips.tsx';
import { Gauges } from './Gauges.tsx';
import './turn.css';

type Props = Reader<NextView> & { readonly figure: Figure; readonly acting: boolean };

export function TurnStats({ view, language, figure, acting }: Props) {
  return (
    <ul className="next-stats">
      {acting && <ActionPips view={view} language={language} figure={figure} />}
      <Gauges view={view} language={language} figure={figure} />
    </ul>
  );
}

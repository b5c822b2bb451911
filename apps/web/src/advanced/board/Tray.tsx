/** Dice as they fall, over the board. */
import type { ReactNode } from 'react';
import type { Names, View } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import type { Over } from '../../board/Board.tsx';
import { DiceTray } from '../../board/DiceTray.tsx';
import { centre } from '../../board/geometry.ts';
import type { Cue } from '../../play/gameUi.ts';
import { rollCaption } from '../play/labels.ts';
import { diceOf } from '../play/lines.ts';
import { rollsOf } from '../play/rolls.ts';

interface Props extends Pick<Over, 'camera' | 'about'> {
  readonly view: View;
  readonly cue: Cue | null;
  readonly names: Names;
  readonly language: Language;
}

export function Tray({ cue, names, language, view, ...over }: Props): ReactNode {
  const rolls = (cue?.events ?? []).flatMap((event) => rollsOf(event).map((roll) => ({ event, roll })));
  const { layout } = view.levels[view.level]!;
  const rollers = view.figures.filter(({ id }) => rolls.some(({ roll }) => roll.who === id));
  return (
    <DiceTray
      {...over}
      Die={Die}
      rolls={rolls.map(({ event, roll }) => ({
        caption: rollCaption(roll, names, language),
        dice: diceOf(event, roll.dice),
      }))}
      around={rollers.map(({ square }) => centre(layout, square))}
    />
  );
}

/** A twelve-sided die: a decagonal outline, its facets, and the number. */
export function Die({
  face,
  counts = true,
}: {
  readonly face: string | number;
  readonly counts?: boolean;
}): ReactNode {
  return (
    <svg className="adv-die" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M32 3L50 9L61 24V41L50 56L32 61L14 56L3 41V24L14 9z"
        fill={counts ? '#7c1c16' : '#5b5349'}
        stroke="#f3e6c4"
        strokeWidth={3}
      />
      <path
        d="M32 15L49 27L42 47H22L15 27zM32 3V15M61 24L49 27M50 56L42 47M14 56L22 47M3 24L15 27"
        fill="none"
        stroke="#f3e6c4"
        strokeOpacity={0.45}
        strokeWidth={2}
      />
      <text x={32} y={41} textAnchor="middle" fontSize={24} fontWeight={800} fill="#fff8e6">
        {face}
      </text>
      {!counts && <path d="M10 54L54 10" stroke="#f3e6c4" strokeWidth={4} />}
    </svg>
  );
}

/** Dice as they fall, over the board. */
import type { ReactNode } from 'react';
import type { View } from '@oubliette/expert';
import type { Over } from '../../board/Board.tsx';
import { DiceTray } from '../../board/DiceTray.tsx';
import { centre } from '../../board/geometry.ts';
import { rollCaption } from '../play/labels.ts';
import { rollsOf } from '../play/rolls.ts';
import type { Table } from '../play/table.ts';
import { Die } from './Die.tsx';

interface Props extends Pick<Over, 'camera' | 'about'> {
  readonly table: Table;
  readonly view: View;
}

export function Tray({ table, view, ...over }: Props): ReactNode {
  const { scene, names } = table;
  const rolls = (scene.cue?.events ?? []).flatMap(rollsOf);
  const rollers = view.figures.filter(({ id }) => rolls.some(({ who }) => who === id));
  return (
    <DiceTray
      {...over}
      Die={Die}
      rolls={rolls.map((roll) => ({ caption: rollCaption(roll, names, scene.language), dice: roll.dice }))}
      around={rollers.map(({ square }) => centre(view.layout, square))}
    />
  );
}

/** Dice as they fall, over the board. */
import type { ReactNode } from 'react';
import type { View } from '@oubliette/expert';
import type { Over } from '../../board/Board.tsx';
import { DiceTray } from '../../board/DiceTray.tsx';
import { centre } from '../../board/geometry.ts';
import { wordsIn } from '../../words/useWords.ts';
import { figureName } from '../play/labels.ts';
import { rollsOf } from '../play/rolls.ts';
import type { Table } from '../play/table.ts';
import { Die } from './Die.tsx';
import { DUNGEON_WORDS } from './words.ts';

interface Props extends Pick<Over, 'camera' | 'about'> {
  readonly table: Table;
  readonly view: View;
}

export function Tray({ table, view, ...over }: Props): ReactNode {
  const { scene, names } = table;
  const words = wordsIn(DUNGEON_WORDS, scene.language);
  const rolls = (scene.cue?.events ?? []).flatMap(rollsOf);
  const rollers = view.figures.filter(({ id }) => rolls.some(({ who }) => who === id));
  return (
    <DiceTray
      {...over}
      Die={Die}
      rolls={rolls.map(({ what, who, dice }) => ({
        caption: `${who === null ? '' : `${figureName(names, who, scene.language)} · `}${words(`roll_${what}`)}`,
        dice,
      }))}
      around={rollers.map(({ square }) => centre(view.layout, square))}
    />
  );
}

/** What every part of Expert's table is given. */
import { useMemo } from 'react';
import type { Command, Names } from '@oubliette/expert';
import { useDesk } from '../../play/useDesk.ts';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import { EXPERT } from '../words.ts';
import type { Desk, ExpertScene, Hand } from './desk.ts';
import { labelOf } from './labels.ts';
import { LOG } from './lines.ts';
import { situationOf } from './situation.ts';
import type { Situation } from './situation.ts';

export interface Table {
  readonly desk: Desk;
  readonly scene: ExpertScene;
  readonly hand: Hand;
  readonly situation: Situation;
  readonly names: Names;
  readonly words: Words<typeof EXPERT>;
  label(command: Command): string;
}

export interface PartProps {
  readonly desk: Desk;
  readonly scene: ExpertScene;
}

export function useTable({ desk, scene }: PartProps): Table {
  const hand = useDesk(desk, scene);
  const { view, language, batches } = scene;
  const situation = useMemo(() => situationOf(scene, hand), [scene, hand]);
  const names = useMemo(() => LOG.names(batches, view, language), [batches, view, language]);
  const words = useMemo(() => wordsIn(EXPERT, language), [language]);
  return {
    desk,
    scene,
    hand,
    situation,
    names,
    words,
    label: (command) => labelOf(command, names, language, view),
  };
}

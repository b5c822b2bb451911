/** What every part of Advanced's table is given. */
import { useMemo } from 'react';
import type { Command, Names } from '@oubliette/advanced';
import { wordsIn } from '../../words/useWords.ts';
import type { Words } from '../../words/useWords.ts';
import { useDesk } from '../../play/useDesk.ts';
import { ADVANCED } from '../words.ts';
import type { AdvancedScene, Desk, Hand } from './desk.ts';
import { labelOf } from './labels.ts';
import { LOG } from './lines.ts';
import { situationOf } from './situation.ts';
import type { Situation } from './situation.ts';

export interface Table {
  readonly desk: Desk;
  readonly scene: AdvancedScene;
  readonly hand: Hand;
  readonly situation: Situation;
  readonly names: Names;
  readonly words: Words<typeof ADVANCED>;
  label(command: Command): string;
}

export function useTable(desk: Desk, scene: AdvancedScene): Table {
  const hand = useDesk(desk, scene);
  const { view, language, batches } = scene;
  const situation = useMemo(() => situationOf(scene, hand), [scene, hand]);
  const names = useMemo(() => LOG.names(batches, view, language), [batches, view, language]);
  const words = useMemo(() => wordsIn(ADVANCED, language), [language]);
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

import { classic } from '@oubliette/classic';
import type { ClassicEvent, Command, Setup, State, View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';
import { citedBy, classicSetup } from './citedQuests.ts';
import type { Cast } from './citedQuests.ts';

const CLASSIC: Cast<State, Command, ClassicEvent, View, Setup> = {
  system: classic,
  setup: classicSetup,
  heroes: sensibleHeroes,
  morcar: () => sensibleMorcar({ difficulty: 'normal' }),
};

export function citedInClassic(): ReadonlySet<string> {
  return citedBy(CLASSIC, readQuestBook());
}

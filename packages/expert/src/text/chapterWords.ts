/** What is said of one chapter: its log, the labels of its commands, what it asks, rolls for and refuses. */
import type { BaseCommand, RuleId } from '@oubliette/kernel';
import type { EventWith } from '@oubliette/referee';
import type { Catalogue, Deed, Sentence } from '@oubliette/words';
import type { View } from '../view.ts';
import type { ExpertScene } from './scene.ts';
import type { Text } from './vocabulary.ts';

/** The event as a sentence; null where nothing is said of it. */
export type Tellers<Facts> = {
  readonly [T in keyof Facts & string]: (event: EventWith<T, Facts[T]>, at: ExpertScene) => Sentence | null;
};

/** What a label may look at besides names. */
export type LabelScene = ExpertScene & { readonly view: Pick<View, 'stack'> };

export type Labels<C extends BaseCommand> = {
  readonly [T in C['type']]: (command: Extract<C, { type: T }>, at: LabelScene) => Sentence;
};

/** What an event counts for in the tale of the match. */
type DeedsOf<Facts> = {
  readonly [T in keyof Facts & string]?: (event: EventWith<T, Facts[T]>) => readonly Deed[];
};

/** What the seat asked is told, and why the others wait. */
export interface Question {
  readonly prompt: Text;
  readonly reason: Text;
}

export interface ChapterWords<C extends BaseCommand, Facts> {
  /** The sentences of the log and of labels. */
  readonly text: Catalogue;
  readonly tellers: Tellers<Facts>;
  readonly labels: Labels<C>;
  /** By the prompt's code. */
  readonly questions: Readonly<Record<string, Question>>;
  /** What a die is for, by its rule; `{whom}` is its target. */
  readonly rolls: Readonly<Record<RuleId, Text>>;
  /** By code. */
  readonly refusals: Readonly<Record<string, Text>>;
  /** Events that only keep the books: the board or the next line shows them. */
  readonly quiet: readonly (keyof Facts & string)[];
  readonly deeds: DeedsOf<Facts>;
}

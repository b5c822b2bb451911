/** The labels of commands, and the names of figures. */
import { figureMention, telling } from '@oubliette/expert';
import type { Command, Names, View } from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import { mentionText } from '../../words/mention.ts';
import { wordsIn } from '../../words/useWords.ts';
import { DUNGEON_WORDS } from '../board/words.ts';
import { EXPERT } from '../words.ts';
import type { Roll } from './rolls.ts';
import type { Walk } from './staged.ts';

export function labelOf(command: Command, names: Names, language: Language, view: View): string {
  return telling.label(command, { language, names, view });
}

/** A walk by its length, and what is done at its end. */
export function walkText(
  { way, first, isSure, then }: Walk,
  view: View,
  names: Names,
  language: Language,
): string {
  const words = wordsIn(EXPERT, language);
  const rolls = first.some(({ type }) => type === 'move');
  const walked =
    way.cost === 0
      ? null
      : words(rolls && !isSure ? 'stagedIfFar' : rolls ? 'stagedRoll' : 'stagedWalk', { cost: way.cost });
  if (then === undefined) return walked ?? '';
  const deed = labelOf(then.aim.likely, names, language, view);
  if (walked === null) return deed;
  return `${walked} ${words('walkThen', { deed: deed.charAt(0).toLowerCase() + deed.slice(1) })}`;
}

export function figureName(names: Names, id: string, language: Language): string {
  return mentionText(figureMention(names, id), language);
}

/** Whose dice they are, and what for. */
export function rollCaption({ who, what }: Roll, names: Names, language: Language): string {
  const purpose = wordsIn(DUNGEON_WORDS, language)(`roll_${what}`);
  return who === null ? purpose : `${figureName(names, who, language)} · ${purpose}`;
}

/** The labels of commands, and the names of figures. */
import { figureMention, findSpell, heroName, kindNoun, telling, thingNoun } from '@oubliette/advanced';
import type { Command, Figure, Names, Sheet, View } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import { mentionText } from '../../words/mention.ts';
import { wordsIn } from '../../words/useWords.ts';
import { ADVANCED } from '../words.ts';
import type { Roll } from './rolls.ts';
import type { Walk } from './staged.ts';

export function labelOf(command: Command, names: Names, language: Language, view: View): string {
  return telling.label(command, { language, names, view });
}

/** A walk by its end, and what is done there. */
export function walkText({ way, then }: Walk, view: View, names: Names, language: Language): string {
  const words = wordsIn(ADVANCED, language);
  const walked = words('stagedWalk', { cost: way.cost });
  if (then === undefined) return walked;
  const deed = labelOf(then.aim.likely, names, language, view);
  return `${walked} ${words('walkThen', { deed: deed.charAt(0).toLowerCase() + deed.slice(1) })}`;
}

/** The common name of commands that differ only by place; null if it would say nothing. */
export function sortName(command: Command, names: Names, language: Language): string | null {
  const { kind, figure, weapon, item, spell } = command as Readonly<Record<string, unknown>>;
  if (typeof kind === 'string') return kindNoun(kind)[language].one;
  if (typeof weapon === 'string') return thingNoun(weapon)[language].one;
  if (typeof item === 'string') return thingNoun(item)[language].one;
  if (typeof spell === 'string') return findSpell(spell)?.name[language] ?? null;
  return typeof figure === 'string' ? figureName(names, figure, language) : null;
}

export function figureName(names: Names, id: string, language: Language): string {
  return mentionText(figureMention(names, id), language);
}

/** The name of a hero, a henchman or a stranger. */
export function sheetName({ name }: Pick<Sheet, 'name'>, language: Language): string {
  return heroName(name)[language];
}

/** A figure not on the board, as it would stand there. */
export function offBoard({ id, kind, startWounds }: Sheet): Figure {
  return {
    id,
    side: 'heroes',
    kind,
    of: id,
    square: 0,
    size: 1,
    wounds: startWounds,
    effects: [],
    group: null,
    disguise: null,
    character: null,
  };
}

/** Whose dice they are, what for, and what was needed. */
export function rollCaption({ what, who, needed }: Roll, names: Names, language: Language): string {
  const whose = who === null ? '' : `${figureName(names, who, language)} · `;
  return `${whose}${wordsIn(ADVANCED, language)(what)}${needed === null ? '' : ` ${needed}+`}`;
}

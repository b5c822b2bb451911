/** What the party set out for. */
import { kindNoun, thingNoun } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { ADVANCED } from '../words.ts';

/** The aims not reached yet; then the way home. */
export function objectiveOf(view: View, language: Language): string {
  const { aims } = view.quest;
  if (aims.length === 0) return say(ADVANCED, language, 'aimNone', {});
  const open = aims.filter((aim) => !hasReached(view, aim));
  if (open.length === 0) return say(ADVANCED, language, 'aimsAll', {});
  const what = open.map((aim) => aimText({ view, language }, aim)).join(', ');
  return say(ADVANCED, language, 'aimsOpen', { what });
}

export function hasReached({ achieved, sheets }: Pick<View, 'achieved' | 'sheets'>, aim: string): boolean {
  return achieved.includes(aim) || sheets.some(({ items }) => items.includes(aim));
}

/** A quest treasure by its name in this quest, or the monster that must die. */
export function aimText(
  { view, language }: { readonly view: Pick<View, 'quest'>; readonly language: Language },
  aim: string,
): string {
  if (aim.startsWith('slain:'))
    return say(ADVANCED, language, 'aimSlain', { monster: kindNoun(aim.slice('slain:'.length)) });
  const named = view.quest.treasures?.[aim];
  return named === undefined
    ? thingNoun(aim)[language].one
    : typeset(language, withApostrophes(named[language]));
}

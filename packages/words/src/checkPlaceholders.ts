/** Placeholders that ask for a form that does not exist, or that cannot stand where it is. */
import type { Checked } from './kinds.ts';
import { GRAMMARS } from './compile.ts';
import type { Element, Slot } from './compile.ts';
import { LANGUAGES } from './noun.ts';
import type { Language } from './noun.ts';

export function placeholderProblems(checked: Checked): readonly string[] {
  const { slots, format } = checked;
  return [
    ...slots.flatMap((slot) => slotProblems(checked, slot)),
    ...selectorProblems(checked, format.getAst()),
  ];
}

function slotProblems({ language, kinds }: Checked, slot: Slot): readonly string[] {
  const { argument, form, many, use, typed } = slot;
  const { forms, agreements } = GRAMMARS[language];
  const problem = (text: string): readonly string[] => [`{${typed}} ${text}`];
  if (!/^[a-z][A-Za-z0-9]*$/u.test(argument)) return problem('is not in camel case');
  if (use === 'date') return problem('is a date, and messages write none');
  if (use === 'number') {
    if (form === '' && kinds.get(argument) === 'noun') return problem('is a noun: count it with _count');
    return form === '' || form === 'count' ? [] : problem('is not a number');
  }
  if (use === 'select') {
    if (form === '' && kinds.get(argument) === 'noun')
      return problem('is a noun: choose by _gender or _number');
    return ['', 'gender', 'number'].includes(form) ? [] : problem('is nothing to choose by');
  }
  if (form === 'gender' || form === 'number') return problem('is for choosing, not for reading');
  if (agreements.includes(form)) return many ? problem('has no plural') : [];
  return forms.includes(form) ? [] : problem(elsewhere(language, form));
}

function elsewhere(language: Language, form: string): string {
  const other = LANGUAGES.find((each) => {
    return each !== language && [...GRAMMARS[each].forms, ...GRAMMARS[each].agreements].includes(form);
  });
  return other ? `is a form of ${other} alone` : 'is not a form';
}

/** Options that would never be chosen: `{target_gender, select, fem {…} other {…}}`. */
function selectorProblems(checked: Checked, elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    if (!('options' in element)) return [];
    const slot = checked.slots.find(({ key }) => key === element.value);
    const possible = slot && selectorsOf(checked.language, slot, element);
    return Object.entries(element.options).flatMap(([selector, { value }]) => [
      ...(possible && !possible.includes(selector) && !selector.startsWith('=')
        ? [`{${slot.typed}} is never "${selector}"`]
        : []),
      ...selectorProblems(checked, value),
    ]);
  });
}

function selectorsOf(language: Language, { form }: Slot, element: Element): readonly string[] | undefined {
  if ('pluralType' in element) {
    const rules = new Intl.PluralRules(GRAMMARS[language].locale, { type: element.pluralType });
    return rules.resolvedOptions().pluralCategories;
  }
  if (form === 'gender') return language === 'en' ? ['m', 'f', 'n', 'other'] : ['m', 'f', 'other'];
  return form === 'number' ? ['one', 'many', 'other'] : undefined;
}

/** Words that cannot be right beside a placeholder, and spaces left by a missing word. */
import { isLiteral } from './compile.ts';
import type { Element } from './compile.ts';
import { parsePlaceholder } from './forms.ts';
import type { Checked } from './kinds.ts';
import { capitalise } from './noun.ts';
import type { Language } from './noun.ts';

/** The most ways through the options of one message that are checked. */
const MOST_WAYS = 1000;

export function wordingProblems(checked: Checked): readonly string[] {
  const problems = waysThrough(checked, checked.format.getAst()).flatMap((way) => [
    ...MISTAKES.filter(({ pattern }) => pattern.test(way)).map(({ problem }) => problem),
    ...besideArguments(checked, way),
  ]);
  return [...new Set(problems)];
}

/** The sentences a message can become, one for each choice of options, with their placeholders in braces. */
function waysThrough(checked: Checked, elements: readonly Element[]): readonly string[] {
  return elements.reduce<readonly string[]>(
    (ways, element) => {
      const next = waysThroughElement(checked, element);
      return ways.flatMap((way) => next.map((text) => way + text)).slice(0, MOST_WAYS);
    },
    [''],
  );
}

function waysThroughElement(checked: Checked, element: Element): readonly string[] {
  if (isLiteral(element)) return [element.value];
  if ('options' in element) {
    return Object.values(element.options).flatMap(({ value }) => waysThrough(checked, value));
  }
  const slot = 'value' in element ? checked.slots.find(({ key }) => key === element.value) : undefined;
  if (!slot) return ['{}'];
  const joined = parsePlaceholder(slot.typed).form !== slot.form;
  return [joined ? `{${slot.typed}_${slot.form}}` : `{${slot.typed}}`];
}

const MISTAKES: readonly { readonly pattern: RegExp; readonly problem: string }[] = [
  { pattern: /\s\s/u, problem: 'may have two spaces in a row' },
  { pattern: /^\s|\s$/u, problem: 'may begin or end with a space' },
  { pattern: / [.,)]/u, problem: 'may have a space before a full stop, comma or bracket' },
  { pattern: /"/u, problem: 'has straight quotation marks: use “ ” or « »' },
  { pattern: /#/u, problem: 'has a # that is not a number: inside a select, name the argument' },
  { pattern: /[sx]\{[A-Za-z]\w*_e\}/iu, problem: 'has _e after s or x: write a select' },
  {
    pattern: /(?<![\w{])(?!NextLevel|HeroQuest)[A-Za-z]*[a-z][A-Z]\w*(?![\w}])/u,
    problem: 'has a name of the code in it',
  },
];

interface Clash {
  readonly words: readonly string[];
  readonly forms: readonly string[];
}

/** Words that a noun form already contains, or that need one: "the {target}", « le {target_bare} ». */
const CLASHES: Readonly<Record<Language, readonly Clash[]>> = {
  en: [
    { words: ['the', 'this', 'these'], forms: ['', 'a', 's', 'this'] },
    { words: ['a', 'an'], forms: ['', 'a', 's', 'this', 'bare'] },
  ],
  fr: [
    { words: ['le', 'la', 'les', 'un', 'une', 'des', 'du', 'au', 'aux'], forms: ['', 'a', 'bare'] },
    { words: ['ce', 'cet', 'cette', 'ces', 'sa', 'son', 'ses', 'de', 'à', 'que'], forms: ['', 'a', 'bare'] },
  ],
};

function besideArguments({ language, kinds }: Checked, way: string): readonly string[] {
  const problems: string[] = [];
  for (const [text, word = '', typed = ''] of way.matchAll(/(?<![\p{L}’-])(\p{L}+) \{(\w+)\}/gu)) {
    const { argument, form } = parsePlaceholder(typed);
    const clashes = CLASHES[language].some(({ words, forms }) => {
      return words.includes(word.toLowerCase()) && forms.includes(form);
    });
    if (clashes && kinds.get(argument) === 'noun') problems.push(`has "${text}": use a form of the noun`);
  }
  for (const [text] of language === 'fr' ? way.matchAll(/(?<!\p{L})(?:[ld]|qu)’\{\w+\}/giu) : []) {
    problems.push(`has "${text}": use a form of the noun`);
  }
  for (const [, typed = ''] of way.matchAll(/(?:^|[.!?]\s+)\{([a-z]\w*)\}(?=.*[.!?…]$)/gu)) {
    const kind = kinds.get(parsePlaceholder(typed).argument);
    if (kind !== 'noun' && kind !== 'any') continue;
    problems.push(`has {${typed}} at the start of a sentence: write {${capitalise(typed)}}`);
  }
  return problems;
}

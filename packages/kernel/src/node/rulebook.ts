/** A system's rulebook as shipped: every rule by its id, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml } from './yamlFile.ts';

interface Text {
  readonly en: string;
  readonly fr: string;
}

export interface RuleEntry {
  readonly id: string;
  readonly chapter: string;
  readonly chapterTitle: Text;
  /** The chapter is only for the seat behind the screen: it stays closed to hero players. */
  readonly forMaster?: true;
  readonly title: Text;
  readonly en: string;
  readonly fr: string;
  /** Our decision where the book is silent or contradicts itself, and why. */
  readonly ruling?: Text | undefined;
  /** Why a rule is left to the players: pure advice, or a matter of the table. */
  readonly waived?: Text | undefined;
}

const text = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

const rule = z.strictObject({
  id: z.string().regex(/^[A-Z]{3}-[A-Z]+-[0-9]{2}$/, 'an id is written like CLS-MOV-03'),
  title: text,
  en: z.string().min(1),
  fr: z.string().min(1),
  ruling: text.optional(),
  waived: text.optional(),
});

const chapterFile = z.strictObject({
  chapter: z.string().min(1),
  forMaster: z.literal(true).optional(),
  title: text,
  rules: z.array(rule).min(1),
});

/** All rules of a folder in the order of its chapters; an error names the file, the line and the rule. */
export function readRules(folder: string): RuleEntry[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const rules = names.flatMap((name) => readChapter(readFileSync(join(folder, name), 'utf8'), name));
  const seen = new Set<string>();
  for (const { id, chapter } of rules) {
    if (seen.has(id))
      throw new Error(
        `${id} stands twice in the rulebook, the second time in the chapter ${chapter}: keep one of them`,
      );
    seen.add(id);
  }
  return rules;
}

function readChapter(source: string, name: string): RuleEntry[] {
  const file = readYaml(source, name, 'chapter');
  if (file.faults.length > 0)
    throw new Error(file.faults.map(({ path, message }) => `${path}: ${message} — mend the YAML`).join('\n'));
  const parsed = chapterFile.safeParse(file.value);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => complaint(issue, file.value, file.place)).join('\n'));
  const { chapter, forMaster, title: chapterTitle, rules } = parsed.data;
  const heading = { chapter, chapterTitle, ...(forMaster === undefined ? {} : { forMaster }) };
  return rules.map((entry) => ({ ...heading, ...entry }));
}

/** `05-x.yaml:12: chapter.rules[3].fr (CLS-QBK-04): …` */
function complaint(
  { path, message }: z.core.$ZodIssue,
  value: unknown,
  place: (path: string) => string,
): string {
  const where = path.reduce<string>(
    (so, key) => so + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    'chapter',
  );
  const [first, index] = path;
  const entry =
    first === 'rules' && typeof index === 'number'
      ? (value as { rules: { id?: unknown }[] }).rules[index]
      : undefined;
  const id = typeof entry?.id === 'string' ? ` (${entry.id})` : '';
  return `${place(where)}${id}: ${message} — give id, title, en and fr; ruling and waived only where needed`;
}

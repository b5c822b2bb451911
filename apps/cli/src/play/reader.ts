/** What a player can look up: the rules, and those behind a line of the log. */
import { GAME_FILES } from '@oubliette/shelf/node';
import type { RuleEntry } from '@oubliette/kernel/node';
import { TABLE_RULES } from '@oubliette/kernel';
import type { RuleText } from '@oubliette/kernel';
import type { Language, LogLine } from '@oubliette/words';
import { fold, printed } from '../layout.ts';
import type { Style } from '../style.ts';

import { ui } from './words.ts';

export class Rulebook {
  #entries: ReadonlyMap<string, RuleEntry | RuleText> | null = null;

  /** Ids may be typed loosely: `cls-mov-5` is CLS-MOV-05. */
  find(id: string): RuleEntry | RuleText | undefined {
    this.#entries ??= new Map(
      [...Object.values(GAME_FILES).flatMap(({ rulebook }) => rulebook()), ...TABLE_RULES].map((entry) => [
        entry.id,
        entry,
      ]),
    );
    const asked = id.trim().toUpperCase();
    return this.#entries.get(asked) ?? this.#entries.get(asked.replace(/-(\d)$/u, '-0$1'));
  }
}

/** A rule for a reader: its title, its text, and our ruling where the book is silent. */
export function ruleLines(
  entry: RuleEntry | RuleText,
  language: Language,
  width: number,
  style: Style,
): string[] {
  const lines = [
    style.bold(`${entry.id} · ${printed(entry.title[language], language)}`),
    ...fold(printed(entry[language], language), width),
  ];
  if ('ruling' in entry && entry.ruling !== undefined)
    lines.push(
      ...fold(`${ui(language, 'ruling', {})} · ${printed(entry.ruling[language], language)}`, width),
    );
  if ('waived' in entry && entry.waived !== undefined)
    lines.push(
      ...fold(`${ui(language, 'waived', {})} · ${printed(entry.waived[language], language)}`, width),
    );
  return lines;
}

/** A log line and the rules behind it. */
export function whyLines(
  line: LogLine,
  number: number,
  book: Rulebook,
  language: Language,
  width: number,
  style: Style,
): string[] {
  const rules = line.rules.flatMap((id) => {
    const entry = book.find(id);
    return entry === undefined ? [] : ['', ...ruleLines(entry, language, width, style)];
  });
  return [...fold(ui(language, 'why', { number, text: line.text }), width), ...rules];
}

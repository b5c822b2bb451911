/** `oubliette rule ID`: one rule of the rulebook. */
import { languageFrom, parse } from './args.ts';
import { UsageError } from './failure.ts';
import { Rulebook, ruleLines } from './play/reader.ts';
import { styleFor } from './style.ts';

export function ruleCommand(args: readonly string[]): number {
  const { values, positionals } = parse(args, { lang: { type: 'string' } });
  if (positionals.length === 0)
    throw new UsageError({
      en: 'Which rule? For example: ./oubliette rule CLS-MOV-05',
      fr: 'Quelle règle ? Par exemple : ./oubliette rule CLS-MOV-05',
    });
  const language = languageFrom(values.lang);
  const book = new Rulebook();
  const width = Math.min(100, process.stdout.columns ?? 100);
  for (const [index, id] of positionals.entries()) {
    const entry = book.find(id);
    if (entry === undefined)
      throw new UsageError({
        en: `There is no rule "${id}". Ids are written like CLS-MOV-05; ./oubliette rules counts them.`,
        fr: `Il n’y a pas de règle « ${id} ». Elles s’écrivent comme CLS-MOV-05 ; ./oubliette rules les compte.`,
      });
    const lines = ruleLines(entry, language, width, styleFor(process.stdout));
    process.stdout.write(`${index > 0 ? '\n' : ''}${lines.join('\n')}\n`);
  }
  return 0;
}

/** `oubliette map GAME QUEST`: a quest's map with everything on it, or an expedition's map so far. */
import { ADVENTURE_IDS } from './gameIds.ts';
import { languageFrom, oneOf, parse, THE_GAME } from './args.ts';
import { UsageError } from './failure.ts';
import { TERMINAL_GAMES } from './games.ts';

export function mapCommand(args: readonly string[]): number {
  const { values, positionals } = parse(args, { lang: { type: 'string' } });
  const [system, asked, ...rest] = positionals.length > 1 ? positionals : ['classic', ...positionals];
  if (rest.length > 0)
    throw new UsageError({
      en: `map draws one map at a time, and does not know what to do with "${rest.join(' ')}".`,
      fr: `map dessine un plan à la fois, et ne sait que faire de « ${rest.join(' ')} ».`,
    });
  const game = oneOf(THE_GAME, system!, ADVENTURE_IDS);
  if (asked === undefined)
    throw new UsageError({
      en: 'The map of which quest? For example: ./oubliette map classic the-trial',
      fr: 'Le plan de quelle quête ? Par exemple : ./oubliette map classic the-trial',
    });
  const drawn = TERMINAL_GAMES[game].map(asked, languageFrom(values.lang));
  process.stdout.write(`${drawn.join('\n')}\n`);
  return 0;
}

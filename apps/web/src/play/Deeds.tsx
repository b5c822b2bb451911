/** What somebody did in a match, in a few short lines; nothing of what never came up. */
import { luckOf } from '@oubliette/words';
import type { Doings, Noun } from '@oubliette/words';
import { useWords } from '../words/useWords.ts';
import type { ToldTale } from './tale.ts';
import { TALE } from './taleWords.ts';

export function Deeds({ doings, gold = true }: { readonly doings: Doings; readonly gold?: boolean }) {
  const words = useWords(TALE);
  const { slain, blows, hits, wounds, suffered, found, fortune } = doings;
  const luck = luckOf(fortune);
  const fought = blows > 0 || suffered > 0;
  const lines = [
    ...(slain > 0 ? [words('slain', { count: slain })] : []),
    ...(blows > 0 ? [words('blows', { hits, blows })] : []),
    ...(wounds > 0 ? [words('dealt', { wounds })] : []),
    ...(fought ? [words('suffered', { wounds: suffered })] : []),
    ...(gold && doings.gold > 0 ? [words('gold', { gold: doings.gold })] : []),
    ...(found.length > 0 ? [words('found', { things: counted(found) })] : []),
    ...(luck === null ? [] : [words(luck)]),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="ending-deeds">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function counted(found: readonly Noun[]) {
  return [...Map.groupBy(found, (noun) => noun)].map(([noun, alike]) =>
    alike.length === 1 ? noun : { noun, count: alike.length },
  );
}

export function BestBlow({ told: { tale, who } }: { readonly told: ToldTale }) {
  const words = useWords(TALE);
  const { best } = tale;
  if (best === null) return null;
  const { by, whom, wounds, slew } = best;
  return (
    <p className="ending-best">
      {words('best', { by: who(by), whom: who(whom), wounds, slew: slew ? 'yes' : 'no' })}
    </p>
  );
}

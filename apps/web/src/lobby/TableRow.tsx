/** A table in the lobby: what is played, who sits there, who is awaited. */
import type { ReactNode } from 'react';
import type { Summary } from '@oubliette/table';
import { Emblem } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { freeSeats } from '../tables/myTables.ts';
import './TableRow.css';

interface Props {
  readonly summary: Summary;
  readonly where: 'here' | 'server';
  readonly status: ReactNode;
  readonly actions: ReactNode;
  /** It waits for me. */
  readonly lit?: boolean;
}

const PACE_WORDS = { live: 'live', days: 'days', hotSeat: 'paceHotSeat', box: 'paceBox' } as const;

export function TableRow({ summary, where, status, actions, lit = false }: Props) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const { options, title } = summary;
  const free = freeSeats(summary);
  const facts = [
    words(PACE_WORDS[options.pace]),
    where === 'here' ? words('inThisBrowser') : words('onServer'),
    ...(where === 'server' ? [words(options.language)] : []),
    ...(options.dice !== 'app' ? [words('realDice')] : []),
    ...(free > 0 ? [words('freeSeats', { count: free })] : []),
    words('mastered', { name: masterName(summary, words) }),
  ];
  return (
    <li className={`table-row ${lit ? 'table-row-lit' : ''}`}>
      <div className="table-row-what">
        <h3 className="table-row-title">{title[language]}</h3>
        <p className="table-row-status">
          {lit && <Icon name="hunting-horn" />} {status}
        </p>
        <p className="table-row-facts">{facts.join(' · ')}</p>
      </div>
      <ul className="table-row-chairs">
        {summary.chairs.map(({ seat, emblem, occupant, title: chair }) => (
          <li key={seat} title={sitter(summary, seat) ?? undefined}>
            <Emblem
              emblem={emblem}
              size={1.8}
              empty={occupant === null}
              label={words('chairBy', {
                chair: chair[language],
                name: sitter(summary, seat) ?? words('nobodyYet'),
              })}
            />
          </li>
        ))}
      </ul>
      <div className="table-row-actions">{actions}</div>
    </li>
  );

  function sitter({ chairs, members }: Summary, seat: string): string | null {
    const occupant = chairs.find((chair) => chair.seat === seat)?.occupant;
    if (!occupant) return null;
    if (occupant.is === 'bot') return words('byComputer');
    return members.find(({ id }) => id === occupant.member)?.name ?? null;
  }
}

function masterName({ chairs, members }: Summary, words: ReturnType<typeof useWords<typeof LOBBY>>): string {
  const occupant = chairs.find(({ role }) => role === 'gamemaster')?.occupant;
  if (!occupant) return words('nobodyYet');
  if (occupant.is === 'bot') return words('byComputer');
  return members.find(({ id }) => id === occupant.member)?.name ?? words('nobodyYet');
}

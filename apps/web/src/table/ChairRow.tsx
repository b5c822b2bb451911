/** One chair: who sits in it, and what the player may do about it. */
import type { Chair } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { occupantName, seatSubject } from './people.ts';
import { TOGETHER } from './togetherWords.ts';
import { TABLE } from './words.ts';

export function ChairRow({ chair }: { readonly chair: Chair }) {
  const { table, ui, language } = useAtTable();
  const { info, you } = table;
  const { seat, occupant } = chair;
  const isHost = info.members.find(({ id }) => id === you)?.host === true;
  return (
    <li className="chair" data-mine={(occupant?.is === 'member' && occupant.member === you) || undefined}>
      <span className="chair-emblem">{ui.portrait?.(chair) ?? ui.emblem(chair)}</span>
      <span className="chair-words">
        <span className="chair-title">{chair.title[language]}</span>
        <span className="chair-who">
          {occupant?.is === 'bot' && <Icon name="vintage-robot" size={1} />}{' '}
          {occupantName(info, seat, language)}
        </span>
      </span>
      <span className="chair-tools">
        {you !== null && (isHost ? <Assign chair={chair} /> : <Own chair={chair} />)}
      </span>
    </li>
  );
}

/** What a player may do with their own chair or a free one. */
function Own({ chair }: { readonly chair: Chair }) {
  const words = useWords(TABLE);
  const together = useWords(TOGETHER);
  const { table, act, confirm, language } = useAtTable();
  const { seat, occupant, role } = chair;
  const { you, info } = table;
  const [bot] = info.bots;
  if (you === null) return null;
  const take = () => void act({ t: 'seat', seat, occupant: { is: 'member', member: you } });
  const callComputer = async (question: string) => {
    if (bot !== undefined && (await confirm(question, words('chairLend'))))
      await act({ t: 'seat', seat, occupant: { is: 'bot', bot: bot.id } });
  };
  if (occupant?.is === 'member') {
    if (occupant.member !== you) {
      const isAbsent = table.away.some(({ member, long }) => member === occupant.member && long);
      const who = `${occupantName(info, seat, language)} (${chair.title[language]})`;
      if (!isAbsent || info.phase !== 'playing' || table.seats.length === 0) return null;
      return (
        <Button onClick={() => void callComputer(together('absentBotAsk', { who }))}>
          {together('absentBot')}
        </Button>
      );
    }
    if (info.phase === 'gathering' || bot === undefined)
      return (
        <Button onClick={() => void act({ t: 'seat', seat, occupant: null })}>{words('chairLeave')}</Button>
      );
    return (
      <Button
        onClick={() =>
          void callComputer(together('chairLendAsk', { seat: seatSubject(info, seat, language) }))
        }
      >
        {words('chairLend')}
      </Button>
    );
  }
  if (occupant?.is === 'bot' && occupant.for === you)
    return <Button onClick={take}>{words('chairBack')}</Button>;
  if (occupant?.is === 'bot' && occupant.for !== null) return null;
  if (info.phase === 'over') return null;
  if (info.phase !== 'gathering' && role === 'gamemaster')
    return <Button onClick={() => void askForMaster()}>{together('chairAskFor')}</Button>;
  return <Button onClick={take}>{words('chairTake')}</Button>;

  async function askForMaster(): Promise<void> {
    const question = words('chairMasterAsk', { seat: seatSubject(info, seat, language) });
    if (await confirm(question, together('chairAskFor'))) take();
  }
}

/** The host may assign any chair; the table asks the others where they have a say. */
function Assign({ chair }: { readonly chair: Chair }) {
  const words = useWords(TABLE);
  const together = useWords(TOGETHER);
  const { table, act, confirm, language } = useAtTable();
  const { info, you } = table;
  const { seat, occupant, role } = chair;
  const value =
    occupant === null ? '' : occupant.is === 'member' ? `m:${occupant.member}` : `b:${occupant.bot}`;

  async function choose(chosen: string): Promise<void> {
    const id = chosen.slice(2);
    const wanted =
      chosen === ''
        ? null
        : chosen.startsWith('m:')
          ? { is: 'member' as const, member: id }
          : { is: 'bot' as const, bot: id };
    const ask = askFirst(wanted);
    const isOwn = occupant?.is === 'member' && occupant.member === you;
    const yes = words(isOwn && wanted?.is === 'bot' ? 'chairLend' : 'chairGiveYes');
    if (ask !== null && !(await confirm(ask, yes))) return;
    await act({ t: 'seat', seat, occupant: wanted });
  }

  /** During a match, a slip of the finger must not cost a chair or show what is behind the screen. */
  function askFirst(wanted: { readonly is: 'member' | 'bot' } | null): string | null {
    if (info.phase !== 'playing') return null;
    const subject = seatSubject(info, seat, language);
    if (role === 'gamemaster' && wanted?.is === 'member') return words('chairMasterAsk', { seat: subject });
    if (occupant?.is !== 'member') return null;
    if (occupant.member === you)
      return wanted?.is === 'bot' ? together('chairLendAsk', { seat: subject }) : null;
    return words('chairTakeAsk', { who: occupantName(info, seat, language), seat: subject });
  }

  return (
    <select
      className="field-input chair-choice"
      aria-label={words('chairGive', { seat: chair.title[language] })}
      value={value}
      onChange={(event) => void choose(event.target.value)}
    >
      {info.members.map(({ id, name }) => (
        <option key={id} value={`m:${id}`}>
          {name}
        </option>
      ))}
      {info.bots.map(({ id, title }) => (
        <option key={id} value={`b:${id}`}>
          {title[language]}
        </option>
      ))}
      {(info.phase === 'gathering' || occupant === null) && <option value="">{words('freeChair')}</option>}
    </select>
  );
}

/** Decisions the players make together: questions to the others, and what to do about absent players. */
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { announce } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { memberName, seatName } from './people.ts';
import { awaitedAway, sinceText, wishText } from './together.ts';
import { TOGETHER } from './togetherWords.ts';
import { TABLE } from './words.ts';
import './TakeBack.css';

export function Together() {
  return (
    <>
      <WishAsked />
      <Absent />
    </>
  );
}

function WishAsked() {
  const words = useWords(TABLE);
  const together = useWords(TOGETHER);
  const { table, language, act } = useAtTable();
  const { info, you } = table;
  const { wish } = info;
  const question = wish === null ? '' : wishText(info, wish, language);
  const isAsked = wish !== null && you !== null && wish.asked.includes(you) && !wish.agreed.includes(you);
  useEffect(() => {
    if (isAsked) announce(question, true);
  }, [isAsked, question]);
  if (wish === null || you === null) return null;
  const open = wish.asked.filter((member) => !wish.agreed.includes(member));
  const names = open.map((member) => memberName(info, member)).join(', ');
  const answer = (agrees: boolean) => void act({ t: 'agree', agrees });
  return (
    <div className="takeback on-parchment" role="region" aria-label={together('wishTitle')}>
      <p>{question}</p>
      <p className="takeback-agreed">{together('wishOpen', { names })}</p>
      <div className="takeback-answers">
        {isAsked && <Button onClick={() => answer(false)}>{words('decline')}</Button>}
        {isAsked && (
          <Button kind="primary" onClick={() => answer(true)}>
            {words('agree')}
          </Button>
        )}
        {wish.by === you && <Button onClick={() => answer(false)}>{together('wishWithdraw')}</Button>}
      </div>
    </div>
  );
}

/** An awaited player is away: who, since when, and what can be done. */
function Absent() {
  const together = useWords(TOGETHER);
  const { table, language, act, confirm } = useAtTable();
  const { info, you } = table;
  const found = awaitedAway(table);
  const key = found === null ? '' : `${found.seat} ${found.away.since}`;
  const [waited, setWaited] = useState('');
  if (found === null || you === null || info.wish !== null || waited === key) return null;
  const { seat, away } = found;
  const [bot] = info.bots;
  const name = memberName(info, away.member);
  const who = `${name} (${seatName(info, seat, language)})`;
  const mayDecide = away.long && table.seats.length > 0;
  const isHost = info.members.find(({ id }) => id === you)?.host === true;
  const hasTurns = info.campaign !== null || !info.game.endsWith('-campaign');
  const skip = async () => {
    if (await confirm(together('absentSkipAsk', { who }), together('absentSkip')))
      await act({ t: 'skip', seat });
  };
  const call = async () => {
    if (bot === undefined || !(await confirm(together('absentBotAsk', { who }), together('absentBot'))))
      return;
    await act({ t: 'seat', seat, occupant: { is: 'bot', bot: bot.id } });
  };
  return (
    <div className="takeback on-parchment" role="region" aria-label={together('absentTitle')}>
      <p>{together('absentSince', { who, since: sinceText(away.since, language) })}</p>
      <p className="takeback-agreed">
        {together(mayDecide || isHost ? 'absentChoice' : 'absentLater', {
          pace: info.options.pace === 'days' ? 'days' : 'live',
        })}
      </p>
      {(mayDecide || isHost) && (
        <div className="takeback-answers">
          <Button kind="quiet" onClick={() => setWaited(key)}>
            {together('absentWait')}
          </Button>
          {mayDecide && hasTurns && <Button onClick={() => void skip()}>{together('absentSkip')}</Button>}
          <Button kind="primary" onClick={() => void call()}>
            {together('absentBot')}
          </Button>
        </div>
      )}
    </div>
  );
}

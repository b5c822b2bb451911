/** Whose turn it is, what may be done, what is asked, what is staged. */
import { AskedAs } from '../play/AskedAs.tsx';
import { isPlayedBack } from '../play/desk.ts';
import { useControlsShown } from '../play/Front.tsx';
import { Tools } from '../play/Tools.tsx';
import { useSteady } from '../play/useDesk.ts';
import { Ahead } from './controls/Ahead.tsx';
import { Bar, Picks } from './controls/Bar.tsx';
import { Hand } from './controls/Hand.tsx';
import { Head, Roster } from './controls/Head.tsx';
import { Hint } from './controls/Hint.tsx';
import { Override } from './controls/Override.tsx';
import { Question } from './controls/Question.tsx';
import { Staged } from './controls/Staged.tsx';
import { useHint } from './play/hints.ts';
import { maySetRight } from './play/master.ts';
import type { Situation } from './play/situation.ts';
import { useTable } from './play/table.ts';
import type { PartProps } from './play/table.ts';
import '../play/deskControls.css';

export function Controls(props: PartProps) {
  const now = useTable(props);
  const { desk, scene, hand, words } = now;
  useControlsShown();
  const busy = isPlayedBack(scene) || hand.acting;
  const situation = useSteady(now.situation, busy, isSameTurn);
  const table = { ...now, situation };
  const asks = busy ? null : situation.question;
  const hint = useHint(table, busy);
  const isIdle = !busy && situation.moves.length === 0 && scene.view.stage !== 'over';
  return (
    <div
      className="desk-controls"
      data-busy={busy || undefined}
      data-staged={hand.staged !== null || undefined}
    >
      {asks === null ? (
        <>
          <div className="desk-who">
            <Roster table={table} />
          </div>
          <Head table={table} />
          <Bar table={table} busy={busy} hinted={hint?.by ?? null} />
        </>
      ) : (
        <Question table={table} question={asks} />
      )}
      {hint !== null && <Hint table={table} hint={hint} />}
      {asks === null && <Picks table={table} />}
      {!busy && <AskedAs desk={desk} hand={hand} />}
      <Staged table={table} />
      {isIdle && (
        <p className="desk-note">{words(scene.view.turn.phase === 'gm' ? 'gmTurn' : 'waitOthers')}</p>
      )}
      <Hand table={table} />
      {hand.staged === null && situation.moves.length > 0 && (
        <Tools
          desk={desk}
          className="desk-tools"
          hasNext={situation.begins.size > 1}
          mayAsk
          mayFix={maySetRight(scene)}
        />
      )}
      {hand.staged === null && <Ahead table={table} />}
      <Override table={table} />
    </div>
  );
}

function isSameTurn({ view: before }: Situation, { view: now }: Situation): boolean {
  const { round, phase, act } = before.turn;
  return (
    round === now.turn.round &&
    phase === now.turn.phase &&
    act?.figure === now.turn.act?.figure &&
    before.stack.length === now.stack.length
  );
}

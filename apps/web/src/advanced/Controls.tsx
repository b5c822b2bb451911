/** Whose turn and which phase it is, what may be done, what is asked, what is staged. */
import { figureMention, topSeenAs } from '@oubliette/advanced';
import { AskedAs } from '../play/AskedAs.tsx';
import { isPlayedBack } from '../play/desk.ts';
import { useControlsShown } from '../play/Front.tsx';
import { useSteady } from '../play/useDesk.ts';
import { Ahead } from './controls/Ahead.tsx';
import { Bar, Picker, Standing } from './controls/Bar.tsx';
import { Gathering, Head, Roster } from './controls/Head.tsx';
import { Hint } from './controls/Hint.tsx';
import { CounterHand, DungeonTools } from './controls/Master.tsx';
import { Override } from './controls/Override.tsx';
import { Offices, Phases } from './controls/Phases.tsx';
import { Question } from './controls/Question.tsx';
import { Staged } from './controls/Staged.tsx';
import { useTable } from './play/table.ts';
import type { Table } from './play/table.ts';
import { useHint } from './play/hints.ts';
import type { Situation } from './play/situation.ts';
import type { PartProps } from './Stage.tsx';
import './Controls.css';

export function Controls({ desk, scene }: PartProps) {
  const now = useTable(desk, scene);
  useControlsShown();
  const busy = isPlayedBack(scene) || now.hand.acting;
  const situation = useSteady(now.situation, busy, isSamePhase);
  const table = { ...now, situation };
  const asks = busy ? null : situation.question;
  const hint = useHint(table, busy);
  return (
    <div
      className="adv-controls"
      data-busy={busy || undefined}
      data-staged={now.hand.staged !== null || undefined}
    >
      <Phases table={table} />
      {asks === null ? (
        <>
          <div className="adv-who">
            <Roster table={table} />
            <Offices table={table} />
          </div>
          <Head table={table} />
          <Bar table={table} busy={busy} hinted={hint?.by ?? null} />
        </>
      ) : (
        <Question table={table} question={asks} />
      )}
      {hint !== null && <Hint table={table} hint={hint} />}
      {asks === null && (
        <>
          <Picker table={table} />
          {now.hand.staged === null && <Gathering table={table} />}
        </>
      )}
      {!busy && <AskedAs desk={desk} hand={now.hand} />}
      <Staged table={table} />
      {!busy && situation.moves.length === 0 && scene.view.stage !== 'over' && (
        <p className="adv-note">{idleText(table)}</p>
      )}
      {!busy && now.hand.staged === null && <Standing table={table} />}
      {now.hand.staged === null && <DungeonTools table={table} />}
      <CounterHand table={table} />
      {now.hand.staged === null && <Ahead table={table} />}
      <Override table={table} />
    </div>
  );
}

function isSamePhase(before: Situation, now: Situation): boolean {
  const { turn, underWay } = before.view;
  return (
    turn.number === now.view.turn.number &&
    turn.phase === now.view.turn.phase &&
    underWay.length === now.view.underWay.length
  );
}

/** Who is playing while this player waits. */
function idleText({ scene, names, words }: Table): string {
  const { turn, master } = scene.view;
  const led = topSeenAs(scene.view, 'control')?.figure;
  if (led !== undefined) return words('controlledNow', { figure: figureMention(names, led) });
  if (turn.phase !== 'master') return words('waitOthers');
  if (master.seat === null) return words('tablesTurn');
  return words('monstersTurn');
}

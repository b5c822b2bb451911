/** The board with what lies over it: a hint, a card about what was pressed long, and on a phone what is asked and staged. */
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { BaseCommand } from '@oubliette/kernel';
import { AskedAs } from './AskedAs.tsx';
import { CardStage } from './CardStage.tsx';
import type { PlayDesk } from './desk.ts';
import { useDeskKeys } from './deskKeys.ts';
import { Front } from './Front.tsx';
import type { GameUi, TableScene } from './gameUi.ts';
import type { DeskHand } from './hand.ts';
import './StageFrame.css';

interface Props<View, Command extends BaseCommand, Hand extends DeskHand> {
  readonly desk: PlayDesk<View, Command, Hand>;
  readonly scene: TableScene<View, Command>;
  readonly Die: GameUi['Die'];
  /** Something is being shown or carried out. */
  readonly busy: boolean;
  /** The rule of the action in hand. */
  readonly rule?: string | undefined;
  /** Squares are lit to choose from. */
  readonly choosing?: boolean;
  readonly board: ReactNode;
  readonly hint: ReactNode;
  readonly inspector: ReactNode;
  readonly question: ReactNode;
  readonly staged: ReactNode;
  readonly children?: ReactNode;
}

export function StageFrame<View, Command extends BaseCommand, Hand extends DeskHand>(
  props: Props<View, Command, Hand>,
) {
  const { desk, scene, busy, rule, choosing = false } = props;
  const hand = useSyncExternalStore(desk.hand.subscribe, desk.hand.get);
  useDeskKeys(desk);
  useEffect(() => () => desk.reset(), [desk]);
  return (
    <div
      className="desk-stage"
      data-rule={rule}
      data-busy={busy || undefined}
      data-choosing={choosing || undefined}
    >
      {props.board}
      <CardStage scene={scene} Die={props.Die} />
      {props.hint}
      {props.inspector}
      <Front>
        {!busy && props.question}
        {!busy && <AskedAs desk={desk} hand={hand} />}
        {props.staged}
      </Front>
      {props.children}
    </div>
  );
}

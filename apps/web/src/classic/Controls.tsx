/** Whose turn it is, what may be done, what is staged, and what is asked. */
import type { FigureId } from '@oubliette/classic';
import { useSettings } from '../settings/store.ts';
import { AskedAs } from '../play/AskedAs.tsx';
import { awaitedSeat, isPlayedBack } from '../play/desk.ts';
import { useControlsShown } from '../play/Front.tsx';
import { Tools } from '../play/Tools.tsx';
import { useSteady } from '../play/useDesk.ts';
import { useMedia } from '../ui/useMedia.ts';
import { useSpoken } from '../ui/useSpoken.ts';
import { ActionBar } from './controls/ActionBar.tsx';
import { HintBubble, useHint } from './controls/HintBubble.tsx';
import { MeansPicker } from './controls/MeansPicker.tsx';
import { QuestionPanel } from './controls/QuestionPanel.tsx';
import { StagedCard } from './controls/StagedCard.tsx';
import { TurnHead } from './controls/TurnHead.tsx';
import { Ahead } from './master/Ahead.tsx';
import { MasterBar } from './master/MasterBar.tsx';
import { MonsterRow } from './master/MonsterRow.tsx';
import type { ActionId } from './play/actions.ts';
import { leavesChoice } from './play/situation.ts';
import type { Question, Situation } from './play/situation.ts';
import { useClassic } from './useClassic.ts';
import type { Classic, PartProps } from './useClassic.ts';
import './Controls.css';

export function Controls({ scene, kit, controller }: PartProps) {
  const now = useClassic({ scene, kit, controller });
  useControlsShown();
  const busy = isPlayedBack(scene) || now.hand.acting;
  const { taker } = scene.view.turn;
  const steady = useSteady({ situation: now.situation, taker }, busy, isSameTurn);
  const classic = { ...now, situation: steady.situation };
  const { situation } = classic;
  const hint = useHint(classic, busy);
  const { staged, means } = now.hand;
  const picks = situation.question === null && isOfCards(classic) && staged === null && means === null;
  const asks = busy ? null : situation.question;
  return (
    <div className="controls" data-busy={busy || undefined} data-picks={picks || undefined}>
      <TurnHead classic={classic} />
      {asks !== null && <QuestionPanel classic={classic} question={asks} />}
      {!busy && <AskedAs desk={controller} hand={now.hand} />}
      {scene.view.phase === 'play' && (
        <Playing classic={classic} asks={asks} busy={busy} hinted={hint?.by ?? null} />
      )}
      {hint !== null && <HintBubble classic={classic} hint={hint} />}
      {picks && <MeansPicker classic={classic} />}
      <StagedCard classic={classic} />
      <PromptLine classic={classic} />
      {!busy &&
        !isMaster(classic) &&
        (staged === null || staged.is === 'starts') &&
        awaitedSeat(scene) !== null && (
          <Tools desk={controller} className="advice-bar" hasNext={false} mayAsk mayFix={false} />
        )}
      {isMaster(classic) && staged === null && <Ahead classic={classic} most={2} />}
    </div>
  );
}

interface Moment {
  readonly situation: Situation;
  readonly taker: FigureId | null;
}

function isSameTurn(before: Moment, now: Moment): boolean {
  const [was, is] = [before.situation, now.situation];
  return before.taker === now.taker && was.seat === is.seat && was.menu?.role === is.menu?.role;
}

/** Whether the action in hand starts with picking a card. */
function isOfCards({ hand, situation }: Classic): boolean {
  return situation.menu?.items.find(({ id }) => id === hand.mode)?.action.cards !== undefined;
}

function isMaster({ scene, situation }: Classic): boolean {
  return situation.menu?.role === 'morcar' && scene.view.phase === 'play';
}

interface PlayingProps {
  readonly classic: Classic;
  readonly asks: Question | null;
  readonly busy: boolean;
  readonly hinted: ActionId | null;
}

/** The actions during a quest; a player with a question to answer has none, except drinking. */
function Playing({ classic, asks, busy, hinted }: PlayingProps) {
  const { scene, situation } = classic;
  const { menu } = situation;
  if (menu === null) return null;
  const isMorcar = menu.role === 'morcar';
  return (
    <>
      {isMorcar && scene.view.turn.taker === null && <MonsterRow classic={classic} />}
      {(asks === null || asks.ask === 'drink') && (
        <ActionBar classic={classic} menu={menu} busy={busy} hinted={hinted} />
      )}
      {isMorcar && <MasterBar classic={classic} />}
    </>
  );
}

/** What to do next with the action in hand. */
function PromptLine({ classic }: { readonly classic: Classic }) {
  const { keys, letterKeys } = useSettings();
  const hasKeys = useMedia('(hover: hover)') && letterKeys;
  const text = promptOf(classic, hasKeys ? keys.next.toUpperCase() : 'none');
  useSpoken(text);
  return text === null ? null : <p className="controls-prompt">{text}</p>;
}

function promptOf(classic: Classic, key: string): string | null {
  const { hand, situation, words } = classic;
  if (hand.staged !== null || situation.question !== null || hand.mode === null || hand.acting) return null;
  if (isOfCards(classic) && hand.means === null) return null;
  if (!leavesChoice(situation, hand.mode)) return null;
  if (hand.mode === 'move') return words('chooseSquare');
  return hand.mode === 'open' ? words('chooseDoor') : words('chooseTarget', { key });
}

/** Whose turn it is, what may be done, what is staged, what is asked. */
import { useRef } from 'react';
import { ActionBar } from './controls/ActionBar.tsx';
import { HintBubble, useHint } from './controls/HintBubble.tsx';
import { MeansPicker } from './controls/MeansPicker.tsx';
import { QuestionPanel } from './controls/QuestionPanel.tsx';
import { StagedCard } from './controls/StagedCard.tsx';
import { TurnHead } from './controls/TurnHead.tsx';
import { MasterBar, NearNotes } from './master/MasterBar.tsx';
import { MonsterRow } from './master/MonsterRow.tsx';
import { isPlayedBack } from './play/controller.ts';
import type { ClassicScene } from './play/controller.ts';
import type { Situation } from './play/situation.ts';
import { useClassic, useControlsShown } from './useClassic.ts';
import './Controls.css';

export function Controls({ scene }: { readonly scene: ClassicScene }) {
  const now = useClassic(scene);
  useControlsShown();
  const busy = isPlayedBack(scene) || now.hand.walking;
  const situation = useSteady(now.situation, busy);
  const classic = { ...now, situation };
  const { menu, question } = situation;
  const hint = useHint(classic, busy);
  const isOfCards = ['cast', 'item', 'power'].includes(now.hand.mode ?? '');
  const picks = question === null && isOfCards && now.hand.staged === null && now.hand.means === null;
  const asks = question !== null && !busy ? question : null;
  return (
    <div className="controls" data-busy={busy || undefined} data-picks={picks || undefined}>
      <TurnHead classic={classic} />
      {menu?.role === 'morcar' && scene.view.phase === 'play' && scene.view.turn.taker === null && (
        <MonsterRow classic={classic} />
      )}
      {asks !== null && <QuestionPanel classic={classic} question={asks} />}
      {menu !== null && scene.view.phase === 'play' && (asks === null || asks.ask === 'drink') && (
        <ActionBar classic={classic} menu={menu} busy={busy} hinted={hint?.by ?? null} />
      )}
      {menu?.role === 'morcar' && scene.view.phase === 'play' && <MasterBar classic={classic} />}
      {hint !== null && hint.by !== null && <HintBubble classic={classic} hint={hint} />}
      {picks && <MeansPicker classic={classic} />}
      <StagedCard classic={classic} />
      <PromptLine classic={classic} />
      {menu?.role === 'morcar' && now.hand.staged === null && scene.view.phase === 'play' && (
        <NearNotes classic={classic} />
      )}
    </div>
  );
}

/** What may be done does not flicker away while something is being shown. */
function useSteady(situation: Situation, busy: boolean): Situation {
  const last = useRef(situation);
  if (!busy) last.current = situation;
  const isSame = last.current.seat === situation.seat && last.current.menu?.role === situation.menu?.role;
  return busy && isSame ? last.current : situation;
}

/** What to do next with what is in hand. */
function PromptLine({ classic }: { readonly classic: ReturnType<typeof useClassic> }) {
  const { hand, situation, words } = classic;
  if (hand.staged !== null || situation.question !== null || hand.mode === null || hand.walking) return null;
  const key = hand.mode === 'move' ? 'chooseSquare' : hand.mode === 'open' ? 'chooseDoor' : 'chooseTarget';
  const needsMeans = ['cast', 'item', 'power'].includes(hand.mode) && hand.means === null;
  if (needsMeans) return null;
  return (
    <p className="controls-prompt" role="status">
      {words(key)}
    </p>
  );
}

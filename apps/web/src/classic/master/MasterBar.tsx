/** The Morcar player's tools beside the actions: next monster, advice, other view, corrections, notes. */
import { awaitedSeat } from '../../play/desk.ts';
import { Tools, useHotkey } from '../../play/Tools.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSettings } from '../../settings/store.ts';
import type { Classic } from '../useClassic.ts';
import './MasterBar.css';

export function MasterBar({ classic }: { readonly classic: Classic }) {
  const { controller, hand, scene, situation, words } = classic;
  const { keys } = useSettings();
  const hotkey = useHotkey();
  const isTurn = situation.moves.some(({ type }) => type === 'endTurn');
  const eye = words(hand.heroesView ? 'masterView' : 'heroesView');
  return (
    <Tools
      desk={controller}
      className="master-bar"
      hasNext={isTurn}
      mayAsk={awaitedSeat(scene) !== null}
      mayFix
    >
      <IconButton
        icon="all-seeing-eye"
        label={eye}
        caption={eye}
        aria-pressed={hand.heroesView}
        {...hotkey(keys.heroesView)}
        onClick={() => controller.toggleHeroesView()}
      />
    </Tools>
  );
}

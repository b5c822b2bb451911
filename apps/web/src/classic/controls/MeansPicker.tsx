/** Cards to pick from before a target: spells, potions, powers; each with its text. */
import { IconButton } from '../../ui/IconButton.tsx';
import type { Classic } from '../useClassic.ts';
import './MeansPicker.css';

export function MeansPicker({ classic }: { readonly classic: Classic }) {
  const { kit, controller, scene, hand, situation, names, words } = classic;
  const { view, language } = scene;
  const item = situation.menu?.items.find(({ id }) => id === hand.mode);
  if (situation.question !== null || item?.action.cards === undefined || item.commands.length === 0)
    return null;
  const title = item.action.cards(language);
  const cards = [...Map.groupBy(item.commands, kit.meansOf)].map(([id, [first]]) => ({
    id,
    ...kit.card(first!, { view, names, language }, situation.menu!.actor),
  }));
  const plain = cards.every(({ text }) => text === '');
  return (
    <div className="means" data-plain={plain || undefined} role="group" aria-label={title}>
      <header className="means-head">
        <span>{title}</span>
        <IconButton icon="close" label={words('cancel')} onClick={() => controller.cancel()} />
      </header>
      {cards.map(({ id, name, text, owner }) => (
        <button
          key={id}
          type="button"
          className="means-card"
          aria-pressed={hand.means === id}
          onClick={() => controller.pick(id)}
        >
          <span className="means-name">
            {name}
            {owner !== null && <span className="means-owner"> · {owner}</span>}
          </span>
          {text !== '' && <span className="means-text">{text}</span>}
        </button>
      ))}
    </div>
  );
}

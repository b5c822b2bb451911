/** Cards to pick from before a target is chosen: spells, potions, powers; each with what it does. */
import { figureMention, spellCard, treasureCard } from '@oubliette/classic';
import type { HeroKind, PotionId, SpellId } from '@oubliette/classic';
import { IconButton } from '../../ui/IconButton.tsx';
import { plainName, powersLeft } from '../play/master.ts';
import { meansIn } from '../play/situation.ts';
import { controller } from '../useClassic.ts';
import type { Classic } from '../useClassic.ts';
import './MeansPicker.css';

export function MeansPicker({ classic }: { readonly classic: Classic }) {
  const { hand, situation, words } = classic;
  const means = meansIn(situation, hand);
  if (situation.question !== null || means.length === 0) return null;
  const title =
    hand.mode === 'cast'
      ? words('chooseSpell')
      : hand.mode === 'power'
        ? words('choosePower')
        : words('chooseItem');
  return (
    <div className="means" role="group" aria-label={title}>
      <header className="means-head">
        <span>{title}</span>
        <IconButton icon="close" label={words('cancel')} onClick={() => controller.cancel()} />
      </header>
      {means.map((id) => {
        const { name, text, owner } = cardOf(classic, id);
        return (
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
            <span className="means-text">{text}</span>
          </button>
        );
      })}
    </div>
  );
}

function cardOf({ scene, situation, names, hand }: Classic, id: string) {
  const { language, view } = scene;
  if (hand.mode === 'power') {
    const power = powersLeft(view, situation.menu?.actor ?? '', language)[Number(id)];
    return { name: power?.name ?? id, text: power?.text ?? '', owner: null };
  }
  if (hand.mode === 'cast') {
    const { noun, text } = spellCard(id as SpellId);
    return { name: noun[language].one, text: text[language], owner: null };
  }
  const [hero, potion] = id.split(' ') as [HeroKind, PotionId];
  const { noun, text } = treasureCard(potion);
  const isOthers = hero !== situation.menu?.actor;
  return {
    name: noun[language].one,
    text: text[language],
    owner: isOthers ? plainName(figureMention(names, hero), language) : null,
  };
}

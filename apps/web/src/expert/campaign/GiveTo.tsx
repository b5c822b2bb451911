/** A gift to another hero: a card, or gold in handy sums (EXP-AFT-04, EXP-INV-10). */
import { treasureCard } from '@oubliette/expert';
import type { ClassId, TreasureId } from '@oubliette/expert';
import { useWords } from '../../words/useWords.ts';
import { heroOffers } from './model.ts';
import type { Settling } from './model.ts';
import { SETTLING } from './words.ts';

interface Props {
  readonly settling: Settling;
  readonly hero: ClassId;
  /** Null for gold. */
  readonly thing: TreasureId | null;
}

export function GiveTo({ settling, hero, thing }: Props) {
  const words = useWords(SETTLING);
  const { moves, view, language } = settling;
  const nameOf = (id: ClassId): string => view.heroes.find((one) => one.id === id)?.name ?? id;
  const card = thing === null ? '' : treasureCard(thing).noun[language].one;
  const gifts = [
    ...heroOffers(moves, 'giveCard', hero)
      .filter(({ command }) => command.card === thing)
      .map((offer) => ({ offer, title: words('giveTo', { card, name: nameOf(offer.command.to) }) })),
    ...heroOffers(moves, 'giveGold', hero)
      .filter(() => thing === null)
      .map((offer) => ({
        offer,
        title: words('giveGoldTo', { gold: offer.command.gold, name: nameOf(offer.command.to) }),
      })),
  ];
  if (gifts.length === 0) return null;
  const label = thing === null ? words('giveGold') : words('give', { card });
  return (
    <select
      className="field-input settler-give"
      aria-label={label}
      value=""
      onChange={({ target }) => {
        const gift = gifts[Number(target.value)];
        if (gift !== undefined) void settling.give(gift.offer.seat, { ...gift.offer.command });
      }}
    >
      <option value="">{label}</option>
      {gifts.map(({ title }, at) => (
        <option key={title} value={at}>
          {title}
        </option>
      ))}
    </select>
  );
}

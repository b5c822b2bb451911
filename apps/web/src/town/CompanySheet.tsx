/** Classic's score sheet: its figures, and what the hero carries. */
import { HEROES } from '@oubliette/classic';
import type { CampaignView, HeroKind } from '@oubliette/classic';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { EQUIPMENT_ICONS } from './pictures.ts';
import { thingName } from './town.ts';
import type { SheetProps } from './townKit.ts';
import { measure, owned } from './townModel.ts';
import { CAMPAIGN } from './words.ts';

export function Figures({ sheet }: SheetProps<CampaignView>) {
  const words = useWords(CAMPAIGN);
  const { attack, defence } = measure(sheet.advantages).dice;
  const { body, mind } = sheet;
  return <p className="company-line">{words('cardLine', { body, mind, attack, defence })}</p>;
}

/** The hero card of a possible recruit. */
export function Newcomer({ kind }: { readonly kind: HeroKind }) {
  const words = useWords(CAMPAIGN);
  const { body, mind, attack, defence, spellSets } = HEROES[kind];
  return (
    <>
      <p className="company-line">{words('cardLine', { body, mind, attack, defence })}</p>
      {spellSets > 0 && <p className="company-line">{words('spells', { sets: spellSets })}</p>}
    </>
  );
}

export function Belongings({ town: { language }, sheet }: SheetProps<CampaignView>) {
  const words = useWords(CAMPAIGN);
  const things = owned(sheet);
  if (things.length === 0 && sheet.questTreasures.length === 0) return null;
  return (
    <ul className="company-goods" aria-label={words('pack')}>
      {things.map(({ id, count }) => (
        <li key={id}>
          <Icon name={EQUIPMENT_ICONS[id]} />{' '}
          {count === 1 ? thingName(id, language) : words('times', { thing: thingName(id, language), count })}
        </li>
      ))}
      {sheet.questTreasures.map((id) => (
        <li key={id} className="company-wonder">
          {thingName(id, language)}
        </li>
      ))}
    </ul>
  );
}

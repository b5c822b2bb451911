/** NextLevel's score sheet: the level's figures, experience, gifts, and possessions. */
import { giftCard, rowOf, specialityCard, thingsWith } from '@oubliette/nextlevel';
import type { NextCampaignView } from '@oubliette/nextlevel';
import { HEROES } from '@oubliette/classic';
import type { HeroKind } from '@oubliette/classic';
import { thingName } from '../../town/town.ts';
import type { SheetProps } from '../../town/townKit.ts';
import { CAMPAIGN } from '../../town/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import { LevelBar } from './LevelBar.tsx';
import { thingIcon } from './pictures.ts';
import { cardName, counted } from './shopModel.ts';
import { NEXT_TOWN } from './words.ts';

type Props = SheetProps<NextCampaignView>;

export function Figures({ sheet }: Props) {
  const words = useWords(NEXT_TOWN);
  const { body, mind, next } = sheet;
  const { attack, unarmed, defence, mana, spellPoints } = next;
  const more = [
    words('figures', { body, mind, attack, unarmed: unarmed ? 'yes' : 'no', defence }),
    ...(mana > 0 ? [words('mana', { mana })] : []),
    ...(spellPoints > 0 ? [words('spellPoints', { points: spellPoints })] : []),
  ];
  return (
    <>
      <p className="company-line">{more.join(' · ')}</p>
      <LevelBar sheet={sheet} />
    </>
  );
}

export function Belongings({ town: { language }, sheet }: Props) {
  const words = useWords(CAMPAIGN);
  const { next, questTreasures } = sheet;
  const learnt = [
    ...(next.speciality === null ? [] : [specialityCard(next.speciality)]),
    ...next.gifts.map(giftCard),
  ];
  return (
    <ul className="company-goods" aria-label={words('pack')}>
      {learnt.map(({ noun }) => (
        <li key={noun.en.one} className="company-wonder">
          {noun[language].one}
        </li>
      ))}
      {counted(thingsWith(next)).map(({ id, count }) => (
        <li key={id}>
          <Icon name={thingIcon(id)} />{' '}
          {count === 1 ? cardName(id, language) : words('times', { thing: cardName(id, language), count })}
        </li>
      ))}
      {questTreasures.map((id) => (
        <li key={id} className="company-wonder">
          {thingName(id, language)}
        </li>
      ))}
    </ul>
  );
}

/** A possible recruit, at the table's starting level. */
export function Newcomer({ town, kind }: { readonly town: Props['town']; readonly kind: HeroKind }) {
  const words = useWords(NEXT_TOWN);
  const inClassic = useWords(CAMPAIGN);
  const { spellSets } = HEROES[kind];
  const { firstLevel: level } = town.view;
  const { body, mind, attack, defence } = rowOf(kind, level);
  return (
    <>
      <p className="company-line">{words('newcomer', { level, body, mind, attack, defence })}</p>
      {spellSets > 0 && <p className="company-line">{inClassic('spells', { sets: spellSets })}</p>}
    </>
  );
}

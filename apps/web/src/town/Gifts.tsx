/** Gifts between heroes and worn armour, for the chosen hero (CLS-EQP-08, CLS-EQP-13). */
import type { CampaignView, ScoreSheet, Sheet } from '@oubliette/classic';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { commonGifts, Giving } from './Giving.tsx';
import type { Gift } from './Giving.tsx';
import { Gold } from './Gold.tsx';
import { EQUIPMENT_ICONS } from './pictures.ts';
import { called, thingName, thingNoun } from './town.ts';
import type { Town } from './town.ts';
import type { StationProps } from './townKit.ts';
import { heroOffers, owned } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Gifts.css';

export function Gifts({ town, sheet }: StationProps<CampaignView>) {
  const words = useWords(CAMPAIGN);
  if (sheet === null) return <p>{words('nobodyShops')}</p>;
  return (
    <div className="town-leaves">
      <Wardrobe town={town} sheet={sheet} />
      <Giving key={sheet.kind} town={town} sheet={sheet} gifts={giftsOf(sheet, town)} />
    </div>
  );
}

type Suit = Exclude<NonNullable<Sheet['armour']>, 'none'>;

function Wardrobe({ town, sheet }: { readonly town: Town; readonly sheet: ScoreSheet }) {
  const words = useWords(CAMPAIGN);
  const offers = heroOffers(town.moves, 'wear', sheet.kind);
  return (
    <section className="town-leaf on-parchment" aria-labelledby="gifts-wearing">
      <h3 id="gifts-wearing">{words('wearing', { hero: called(sheet) })}</h3>
      <p className="gifts-worn">
        <Icon name="breastplate" size={2.2} />
        {sheet.armour === null ? words('wearsNone') : words('wears', { armour: thingNoun(sheet.armour) })}
      </p>
      <div className="gifts-deeds">
        {offers.map(({ seat, command }) => (
          <Button key={command.armour} onClick={() => void town.give(seat, command)}>
            {command.armour === 'none'
              ? words('wearNone')
              : words('wear', { armour: thingNoun(command.armour satisfies Suit) })}
          </Button>
        ))}
      </div>
      <Pack town={town} sheet={sheet} />
    </section>
  );
}

function Pack({ town, sheet }: { readonly town: Town; readonly sheet: ScoreSheet }) {
  const words = useWords(CAMPAIGN);
  const { language } = town;
  const things = owned(sheet);
  return (
    <>
      <h4 className="gifts-pack">{words('pack')}</h4>
      <p>
        <Gold sum={sheet.gold} />
      </p>
      {things.length === 0 && sheet.questTreasures.length === 0 && <p>{words('packEmpty')}</p>}
      <ul className="gifts-list">
        {things.map(({ id, count }) => (
          <li key={id}>
            <Icon name={EQUIPMENT_ICONS[id]} />{' '}
            {count === 1
              ? thingName(id, language)
              : words('times', { thing: thingName(id, language), count })}
          </li>
        ))}
        {sheet.questTreasures.map((id) => (
          <li key={id}>
            <Icon name="open-treasure-chest" /> {thingName(id, language)}
          </li>
        ))}
      </ul>
    </>
  );
}

function giftsOf({ kind: hero, gold, equipment, questTreasures }: ScoreSheet, town: Town): readonly Gift[] {
  return [
    ...commonGifts({ kind: hero, gold, questTreasures }, town.language),
    ...[...new Set(equipment)].map((id): Gift => ({
      key: id,
      title: thingName(id, town.language),
      icon: EQUIPMENT_ICONS[id],
      give: (to) => ({ type: 'giveEquipment', hero, to, equipment: id }),
    })),
  ];
}

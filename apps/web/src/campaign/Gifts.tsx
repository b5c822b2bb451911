/** Gifts between heroes and the armour worn, for the hero in hand (CLS-EQP-08, CLS-EQP-13). */
import { useState } from 'react';
import type {
  CampaignCommand,
  EquipmentId,
  HeroKind,
  QuestTreasureId,
  ScoreSheet,
  Sheet,
} from '@oubliette/classic';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { Gold } from './Gold.tsx';
import { EQUIPMENT_ICONS } from './pictures.ts';
import { called, thingName, thingNoun } from './town.ts';
import type { Town } from './town.ts';
import { heroOffers, inCardOrder, owned, seatFor } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Gifts.css';

interface Props {
  readonly town: Town;
  readonly sheet: ScoreSheet | null;
}

export function Gifts({ town, sheet }: Props) {
  const words = useWords(CAMPAIGN);
  if (sheet === null) return <p>{words('nobodyShops')}</p>;
  return (
    <div className="town-leaves">
      <Wardrobe town={town} sheet={sheet} />
      {town.view.options.gifts ? (
        <Giving key={sheet.kind} town={town} sheet={sheet} />
      ) : (
        <p className="gifts-off">{words('giftsOff')}</p>
      )}
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

type Gift =
  | { readonly what: 'gold' }
  | { readonly what: 'equipment'; readonly id: EquipmentId }
  | { readonly what: 'treasure'; readonly id: QuestTreasureId };

function Giving({ town, sheet }: { readonly town: Town; readonly sheet: ScoreSheet }) {
  const words = useWords(CAMPAIGN);
  const { language, view } = town;
  const gifts = giftsOf(sheet);
  const others = inCardOrder(view.heroes).filter(({ kind }) => kind !== sheet.kind);
  const [picked, setPicked] = useState('gold');
  const [to, setTo] = useState<HeroKind | null>(null);
  const [amount, setAmount] = useState('');
  const gift = gifts.find((each) => keyOf(each) === picked) ?? gifts[0];
  const receiver = others.find(({ kind }) => kind === to) ?? others.find(({ inTown }) => inTown) ?? others[0];
  if (gift === undefined || receiver === undefined)
    return (
      <section className="town-leaf on-parchment">
        <h3>{words('giveTitle', { hero: called(sheet) })}</h3>
        <p>{words('packEmpty')}</p>
      </section>
    );
  const pieces = amount.trim() === '' ? sheet.gold : Math.trunc(Number(amount));
  const command = giving(sheet.kind, receiver.kind, gift, pieces);
  const give = async () => {
    if (await town.give(seatFor(sheet, town.seats), command)) setAmount('');
  };
  return (
    <section className="town-leaf on-parchment" aria-labelledby="gifts-giving">
      <h3 id="gifts-giving">{words('giveTitle', { hero: called(sheet) })}</h3>
      <Choice
        label={words('giveWhat')}
        look="row"
        chosen={keyOf(gift)}
        onChoose={setPicked}
        options={gifts.map((each) => ({
          value: keyOf(each),
          title: each.what === 'gold' ? words('giveGold') : thingName(each.id, language),
          ...(each.what === 'gold'
            ? { icon: 'two-coins' as const }
            : {
                icon: each.what === 'equipment' ? EQUIPMENT_ICONS[each.id] : ('open-treasure-chest' as const),
              }),
        }))}
      />
      {gift.what === 'gold' && (
        <TextField
          label={words('amount')}
          type="number"
          inputMode="numeric"
          min={1}
          max={sheet.gold}
          placeholder={String(sheet.gold)}
          value={amount}
          onValue={setAmount}
        />
      )}
      <Choice
        label={words('giveTo')}
        look="row"
        chosen={receiver.kind}
        onChoose={(kind) => setTo(kind)}
        options={others.map(({ kind, name, inTown }) => ({
          value: kind,
          title: name,
          hint: inTown ? undefined : words('hasLeft'),
        }))}
      />
      <Button kind="primary" icon="shaking-hands" onClick={() => void give()}>
        {words('giveIt')}
      </Button>
    </section>
  );
}

function giftsOf({ gold, equipment, questTreasures }: ScoreSheet): readonly Gift[] {
  return [
    ...(gold > 0 ? [{ what: 'gold' } as const] : []),
    ...[...new Set(equipment)].map((id) => ({ what: 'equipment', id }) as const),
    ...questTreasures.map((id) => ({ what: 'treasure', id }) as const),
  ];
}

function keyOf(gift: Gift): string {
  return gift.what === 'gold' ? 'gold' : gift.id;
}

function giving(hero: HeroKind, to: HeroKind, gift: Gift, amount: number): CampaignCommand {
  switch (gift.what) {
    case 'gold':
      return { type: 'giveGold', hero, to, amount };
    case 'equipment':
      return { type: 'giveEquipment', hero, to, equipment: gift.id };
    case 'treasure':
      return { type: 'giveTreasure', hero, to, treasure: gift.id };
  }
}

/** The shop: its goods by shelf, their effect for the chosen hero, and what it pays (NXT-EQP, NXT-ATK-02, NXT-HRO-04). */
import { useState } from 'react';
import { gearCard, offerFor, shelfOf, thingCard, thingsWith } from '@oubliette/nextlevel';
import type { GearId, NextCampaignView, NextScoreSheet, WareId } from '@oubliette/nextlevel';
import { called } from '../../town/town.ts';
import type { Town } from '../../town/town.ts';
import type { StationProps } from '../../town/townKit.ts';
import { seatFor } from '../../town/townModel.ts';
import { Thumb } from '../../pictures/Thumb.tsx';
import { Changed, WareCard } from '../../town/WareCard.tsx';
import { CAMPAIGN } from '../../town/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { AnyIcon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import { thingPicture } from './pictures.ts';
import { cardName, compare, counted, isMadeFor, ownOffers, SHELVES, shortage, waresOn } from './shopModel.ts';
import type { ShopShelf } from './shopModel.ts';
import { NEXT_TOWN } from './words.ts';
import './ShopPage.css';

interface Props {
  readonly town: Town<NextCampaignView>;
  readonly sheet: NextScoreSheet;
}

const SHELF_ICONS: Readonly<Record<ShopShelf | 'own', AnyIcon>> = {
  weapons: 'broadsword',
  outfit: 'mail-shirt',
  potions: 'standing-potion',
  scrolls: 'scroll-unfurled',
  own: 'cardboard-box',
};

export function ShopPage({ town, sheet }: StationProps<NextCampaignView>) {
  const words = useWords(NEXT_TOWN);
  const inClassic = useWords(CAMPAIGN);
  const [shelf, setShelf] = useState<ShopShelf | 'own'>('weapons');
  if (sheet === null) return <p className="armoury-empty">{inClassic('nobodyShops')}</p>;
  const title = (id: ShopShelf | 'own') => (id === 'own' ? words('own', { hero: called(sheet) }) : words(id));
  return (
    <div className="shop">
      <Choice
        look="row"
        label={words('shelves')}
        chosen={shelf}
        onChoose={setShelf}
        options={[...SHELVES, 'own' as const].map((id) => ({
          value: id,
          title: title(id),
          icon: SHELF_ICONS[id],
        }))}
      />
      {shelf === 'own' ? (
        <Own town={town} sheet={sheet} />
      ) : (
        <ul className="armoury">
          {waresOn(town.view.shop, shelf, sheet.kind).map(({ id, price }) => (
            <li key={id}>
              <Ware town={town} sheet={sheet} ware={id} price={price} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface WareProps extends Props {
  readonly ware: WareId;
  readonly price: number;
}

function Ware({ town, sheet, ware, price }: WareProps) {
  const words = useWords(NEXT_TOWN);
  const { language } = town;
  const note =
    shelfOf(ware) === 'gear' ? { note: words('classOf', { rank: gearCard(ware as GearId).class }) } : {};
  return (
    <WareCard
      picture={thingPicture(ware)}
      name={cardName(ware, language)}
      text={thingCard(ware).text[language]}
      price={price}
      {...note}
      short={shortage(sheet, ware, town.seats)}
      changes={<Changes sheet={sheet} ware={ware} />}
    >
      <Purchase town={town} sheet={sheet} ware={ware} price={price} />
    </WareCard>
  );
}

function Changes({ sheet, ware }: { readonly sheet: NextScoreSheet; readonly ware: WareId }) {
  const words = useWords(NEXT_TOWN);
  const count = thingsWith(sheet.next).filter((id) => id === ware).length;
  const changes = isMadeFor(sheet.kind, ware) ? compare(sheet, ware) : [];
  return (
    <ul className="armoury-changes">
      {count > 0 && (
        <li className="armoury-has">
          <Icon name="check" size={1} /> {words('ownTwo', { count })}
        </li>
      )}
      {changes.map(({ measure, from, to }) => (
        <Changed key={measure} measure={words(measure)} from={from} to={to} />
      ))}
    </ul>
  );
}

/** A greyed button answers with the rule. */
function Purchase({ town, sheet, ware }: WareProps) {
  const words = useWords(NEXT_TOWN);
  const inClassic = useWords(CAMPAIGN);
  const names = { thing: thingCard(ware).noun, hero: called(sheet) };
  const command = { type: 'purchase', hero: sheet.kind, ware } as const;
  const offer = ownOffers(town.moves, 'purchase', sheet.kind).find((each) => each.command.ware === ware);
  const short = shortage(sheet, ware, town.seats);
  if (offer !== undefined)
    return (
      <Button
        kind="primary"
        aria-label={words('buyFor', names)}
        onClick={() => void town.give(offer.seat, command)}
      >
        {inClassic('buy')}
      </Button>
    );
  return (
    <Button
      unavailable
      aria-label={words('whyNotThing', names)}
      onClick={() => void town.why(seatFor(sheet, town.seats), command)}
    >
      {short === null
        ? inClassic('whyNot')
        : short === 'leftTown' || short === 'notYours'
          ? inClassic(short)
          : words(short)}
    </Button>
  );
}

/** Everything the hero has along, and what the shop pays for it. */
function Own({ town, sheet }: Props) {
  const words = useWords(NEXT_TOWN);
  const inClassic = useWords(CAMPAIGN);
  const { language, moves } = town;
  const { next } = sheet;
  const offers = ownOffers(moves, 'sell', sheet.kind);
  const things = counted(thingsWith(next));
  return (
    <section className="town-leaf on-parchment">
      <p>{words('carries', next.carries)}</p>
      {next.poison > 0 && <p>{words('poison', { count: next.poison })}</p>}
      {things.length === 0 && <p>{words('nothingWith')}</p>}
      <ul className="shop-own">
        {things.map(({ id, count }) => {
          const price = offerFor(next, id);
          const command = { type: 'sell', hero: sheet.kind, thing: id } as const;
          const offered = offers.some((offer) => offer.command.thing === id);
          const label = words(next.bought.includes(id) ? 'unbuy' : 'sell', { price });
          const seat = seatFor(sheet, town.seats);
          return (
            <li key={id} className="shop-thing">
              <Thumb of={thingPicture(id)} size={40} />
              <span>
                {count === 1
                  ? cardName(id, language)
                  : inClassic('times', { thing: cardName(id, language), count })}
              </span>
              <Button
                unavailable={!offered}
                aria-label={words('sellFor', { thing: thingCard(id).noun, price })}
                onClick={() => void (offered ? town.give(seat, command) : town.why(seat, command))}
              >
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The armoury: every card with its price and its effect for the chosen hero, buying and returning (CLS-EQP-02 to CLS-EQP-07). */
import { EQUIPMENT } from '@oubliette/classic';
import type { CampaignView, EquipmentId, ScoreSheet, ViewedCard } from '@oubliette/classic';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { EQUIPMENT_PICTURES } from './pictures.ts';
import { called, thingName, thingNoun } from './town.ts';
import type { ClassicTown } from './town.ts';
import type { StationProps } from './townKit.ts';
import { chippingIn, compare, heroOffers, owned, seatFor, shortage } from './townModel.ts';
import { Changed, WareCard } from './WareCard.tsx';
import { CAMPAIGN } from './words.ts';

export function Armoury({ town, sheet }: StationProps<CampaignView>) {
  const words = useWords(CAMPAIGN);
  if (sheet === null) return <p className="armoury-empty">{words('nobodyShops')}</p>;
  return (
    <ul className="armoury">
      {town.view.armoury.map((card) => (
        <li key={card.id}>
          <Ware town={town} sheet={sheet} card={card} />
        </li>
      ))}
    </ul>
  );
}

function Ware({
  town,
  sheet,
  card,
}: {
  readonly town: ClassicTown;
  readonly sheet: ScoreSheet;
  readonly card: ViewedCard;
}) {
  const words = useWords(CAMPAIGN);
  const { language } = town;
  const { id, price, left } = card;
  const has = owned(sheet).some((thing) => thing.id === id);
  return (
    <WareCard
      picture={EQUIPMENT_PICTURES[id]!}
      name={thingName(id, language)}
      text={EQUIPMENT[id].text[language]}
      price={price}
      note={left === null ? words('unlimited') : words('left', { left })}
      short={shortage(sheet, card, town.seats)}
      changes={<Changes sheet={sheet} id={id} has={has} />}
    >
      <Purchase town={town} sheet={sheet} card={card} />
      <GiveBack town={town} sheet={sheet} id={id} />
    </WareCard>
  );
}

/** The changes compared with what is carried and worn. */
function Changes({
  sheet,
  id,
  has,
}: {
  readonly sheet: ScoreSheet;
  readonly id: EquipmentId;
  readonly has: boolean;
}) {
  const words = useWords(CAMPAIGN);
  if (has) {
    return (
      <p className="armoury-changes armoury-has">
        <Icon name="check" size={1} /> {words('owns', { hero: called(sheet) })}
      </p>
    );
  }
  if (sheet.kind === 'wizard' && !EQUIPMENT[id].wizard) return <p className="armoury-changes" />;
  const { changes, gains, leavesShield } = compare(sheet, id);
  if (changes.length === 0 && gains.length === 0)
    return <p className="armoury-changes">{words('nothingNew', { hero: called(sheet) })}</p>;
  return (
    <ul className="armoury-changes">
      {changes.map(({ measure, from, to }) => (
        <Changed key={measure} measure={words(measure)} from={from} to={to} />
      ))}
      {gains.map((gain) => (
        <li key={gain} className="armoury-better">
          <span aria-hidden="true">▲ </span>
          {words(gain)}
        </li>
      ))}
      {leavesShield && (
        <li className="armoury-worse">
          <span aria-hidden="true">▼ </span>
          {words('leavesShield')}
        </li>
      )}
    </ul>
  );
}

/** A greyed button answers with the rule. */
function Purchase({
  town,
  sheet,
  card,
}: {
  readonly town: ClassicTown;
  readonly sheet: ScoreSheet;
  readonly card: ViewedCard;
}) {
  const words = useWords(CAMPAIGN);
  const { id } = card;
  const names = { equipment: thingNoun(id), hero: called(sheet) };
  const command = { type: 'buy', hero: sheet.kind, equipment: id } as const;
  const offer = heroOffers(town.moves, 'buy', sheet.kind).find((each) => each.command.equipment === id);
  const short = shortage(sheet, card, town.seats);
  if (offer !== undefined)
    return (
      <Button
        kind="primary"
        aria-label={words('buyFor', names)}
        onClick={() => void town.give(offer.seat, command)}
      >
        {words('buy')}
      </Button>
    );
  const gifts = short === 'tooDear' ? chippingIn(town.view, town.seats, sheet, card.price) : null;
  if (gifts !== null) {
    const heroes = gifts.map(({ from }) => called(town.view.heroes.find(({ kind }) => kind === from)!));
    const together = async () => {
      for (const { from, seat, amount } of gifts)
        if (!(await town.give(seat, { type: 'giveGold', hero: from, to: sheet.kind, amount }))) return;
      await town.give(seatFor(sheet, town.seats), command);
    };
    return (
      <Button aria-label={words('buyTogetherFor', { ...names, heroes })} onClick={() => void together()}>
        {words('buyTogether', { heroes })}
      </Button>
    );
  }
  return (
    <Button
      unavailable
      aria-label={words('whyNotCard', names)}
      onClick={() => void town.why(seatFor(sheet, town.seats), command)}
    >
      {short === null ? words('whyNot') : words(short)}
    </Button>
  );
}

function GiveBack({
  town,
  sheet,
  id,
}: {
  readonly town: ClassicTown;
  readonly sheet: ScoreSheet;
  readonly id: EquipmentId;
}) {
  const words = useWords(CAMPAIGN);
  const offer = heroOffers(town.moves, 'returnPurchase', sheet.kind).find(
    ({ command }) => command.equipment === id,
  );
  if (offer === undefined) return null;
  const names = { equipment: thingNoun(id), hero: called(sheet) };
  return (
    <Button aria-label={words('unbuyFor', names)} onClick={() => void town.give(offer.seat, offer.command)}>
      {words('unbuy')}
    </Button>
  );
}

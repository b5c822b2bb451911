/** A gift from the chosen hero to another of the company (CLS-EQP-08). */
import { useState } from 'react';
import type { CommonSheet, HeroKind } from '@oubliette/classic';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { called, thingName } from './town.ts';
import type { TownAsked, Town } from './town.ts';
import { inCardOrder, seatFor } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Gifts.css';

/** A possession, and the command that gives it. */
export interface Gift {
  readonly key: string;
  readonly title: string;
  readonly icon: AnyIcon;
  /** Any part of it may be given. */
  readonly most?: number;
  give(to: HeroKind, amount: number): TownAsked;
}

/** What heroes of every book may give: gold and quest treasures. */
export function commonGifts(
  { kind: hero, gold, questTreasures }: Pick<CommonSheet, 'kind' | 'gold' | 'questTreasures'>,
  language: Language,
): readonly Gift[] {
  const purse: Gift = {
    key: 'gold',
    title: say(CAMPAIGN, language, 'giveGold', {}),
    icon: 'two-coins',
    most: gold,
    give: (to, amount) => ({ type: 'giveGold', hero, to, amount }),
  };
  return [
    ...(gold > 0 ? [purse] : []),
    ...questTreasures.map((treasure): Gift => ({
      key: treasure,
      title: thingName(treasure, language),
      icon: 'open-treasure-chest',
      give: (to) => ({ type: 'giveTreasure', hero, to, treasure }),
    })),
  ];
}

interface Props {
  readonly town: Town;
  readonly sheet: CommonSheet;
  readonly gifts: readonly Gift[];
}

export function Giving({ town, sheet, gifts }: Props) {
  const words = useWords(CAMPAIGN);
  const { view } = town;
  const others = inCardOrder(view.heroes).filter(({ kind }) => kind !== sheet.kind);
  const [picked, setPicked] = useState('gold');
  const [to, setTo] = useState<HeroKind | null>(null);
  const [amount, setAmount] = useState('');
  const gift = gifts.find(({ key }) => key === picked) ?? gifts[0];
  const receiver = others.find(({ kind }) => kind === to) ?? others.find(({ inTown }) => inTown) ?? others[0];
  if (!view.options.gifts) return <p className="gifts-off">{words('giftsOff')}</p>;
  if (gift === undefined || receiver === undefined)
    return (
      <section className="town-leaf on-parchment">
        <h3>{words('giveTitle', { hero: called(sheet) })}</h3>
        <p>{words(gift === undefined ? 'packEmpty' : 'nobodyElse')}</p>
      </section>
    );
  const pieces = amount.trim() === '' ? (gift.most ?? 0) : Math.trunc(Number(amount));
  const give = async () => {
    if (await town.give(seatFor(sheet, town.seats), gift.give(receiver.kind, pieces))) setAmount('');
  };
  return (
    <section className="town-leaf on-parchment" aria-labelledby="gifts-giving">
      <h3 id="gifts-giving">{words('giveTitle', { hero: called(sheet) })}</h3>
      <Choice
        label={words('giveWhat')}
        look="row"
        chosen={gift.key}
        onChoose={setPicked}
        options={gifts.map(({ key, title, icon }) => ({ value: key, title, icon }))}
      />
      {gift.most !== undefined && (
        <TextField
          label={words('amount')}
          type="number"
          inputMode="numeric"
          min={1}
          max={gift.most}
          placeholder={String(gift.most)}
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

/** Growth between quests: levels for experience, gifts, the speciality, the lucky number (NXT-HRO-01, NXT-DOD-08). */
import { useState } from 'react';
import {
  arcanumCard,
  giftCard,
  giftsFor,
  LUCKY_NUMBERS,
  MAX_LEVEL,
  rowOf,
  SPECIALITY_LEVEL,
  specialitiesFor,
  specialityCard,
} from '@oubliette/nextlevel';
import type {
  GiftId,
  NextCampaignView,
  NextScoreSheet,
  OwnTownCommand,
  SpecialityId,
} from '@oubliette/nextlevel';
import type { Noun } from '@oubliette/words';
import { Card } from '../../pictures/Card.tsx';
import { pictureOf } from '../../pictures/making.ts';
import { Thumb } from '../../pictures/Thumb.tsx';
import { called } from '../../town/town.ts';
import type { Town } from '../../town/town.ts';
import type { StationProps } from '../../town/townKit.ts';
import { seatFor } from '../../town/townModel.ts';
import { CAMPAIGN } from '../../town/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import { NEXTLEVEL_PICTURES } from '../pictures/gallery.ts';
import { LevelBar } from './LevelBar.tsx';
import { ownOffers } from './shopModel.ts';
import { NEXT_TOWN } from './words.ts';
import './GrowthPage.css';

interface Props {
  readonly town: Town<NextCampaignView>;
  readonly sheet: NextScoreSheet;
}

export function GrowthPage({ town, sheet }: StationProps<NextCampaignView>) {
  const words = useWords(CAMPAIGN);
  if (sheet === null) return <p>{words('nobodyShops')}</p>;
  return (
    <div className="town-leaves">
      <LevelLeaf town={town} sheet={sheet} />
      <GiftLeaf town={town} sheet={sheet} />
      <SpecialityLeaf town={town} sheet={sheet} />
      {(sheet.next.dodge === 'extraordinary' || sheet.next.lucky !== null) && (
        <LuckLeaf town={town} sheet={sheet} />
      )}
    </div>
  );
}

const FIGURES = ['body', 'mind', 'attackLevel', 'defence', 'mana'] as const;

/** The level sheet's gains, figure by figure. */
function gainsOf(sheet: NextScoreSheet): readonly { what: (typeof FIGURES)[number]; by: number }[] {
  const { kind, next } = sheet;
  if (next.nextLevelAt === null) return [];
  const [now, then] = [rowOf(kind, next.level), rowOf(kind, next.level + 1)];
  const by = (what: (typeof FIGURES)[number]): number => {
    const key = what === 'attackLevel' ? 'attack' : what;
    return then[key] - now[key];
  };
  return FIGURES.flatMap((what) => (by(what) > 0 ? [{ what, by: by(what) }] : []));
}

function LevelLeaf({ town, sheet }: Props) {
  const words = useWords(NEXT_TOWN);
  const { level, nextLevelAt, arcana } = sheet.next;
  const command = { type: 'advance', hero: sheet.kind } as const;
  const gains = gainsOf(sheet);
  const brought = gains.map(({ what, by }) => `${words('measure', { what })} +${by}`).join(' · ');
  const [risen, setRisen] = useState<Risen | null>(null);
  const rise = { title: words('risen', { hero: sheet.name, level: level + 1 }), text: brought };
  return (
    <section className="town-leaf on-parchment" aria-labelledby="growth-level">
      <h3 id="growth-level">{words('heroOfLevel', { kind: sheet.name, level })}</h3>
      <LevelBar sheet={sheet} />
      {nextLevelAt !== null && (
        <>
          {gains.length > 0 && (
            <p>
              {words('levelBrings', { level: level + 1 })} {brought}
            </p>
          )}
          <Deed
            town={town}
            sheet={sheet}
            command={command}
            offered={ownOffers(town.moves, 'advance', sheet.kind).length > 0}
            label={words('rise', { level: level + 1 })}
            onDone={() => setRisen(rise)}
          />
        </>
      )}
      <RisenCard risen={risen} onClose={() => setRisen(null)} />
      {arcana.length > 0 && (
        <p>
          <strong>{words('arcana')}</strong>{' '}
          {arcana.map((id) => arcanumCard(id).noun[town.language].one).join(', ')}
        </p>
      )}
    </section>
  );
}

interface Risen {
  readonly title: string;
  readonly text: string;
}

/** A level gained has its moment. */
function RisenCard({ risen, onClose }: { readonly risen: Risen | null; readonly onClose: () => void }) {
  const words = useWords(NEXT_TOWN);
  const picture = pictureOf(NEXTLEVEL_PICTURES, 'event', 'level');
  if (risen === null || picture === undefined) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={risen.title}
      size="small"
      actions={
        <Button kind="primary" onClick={onClose}>
          {words('onward')}
        </Button>
      }
    >
      <Card picture={picture} title={risen.title} text={risen.text} />
    </Dialog>
  );
}

interface DeedProps extends Props {
  readonly command: OwnTownCommand;
  readonly offered: boolean;
  readonly label: string;
  /** Read out instead of the label, if several buttons share one. */
  readonly spoken?: string;
  readonly onDone?: () => void;
}

/** A greyed button answers with the rule. */
function Deed({ town, sheet, command, offered, label, spoken, onDone }: DeedProps) {
  const seat = seatFor(sheet, town.seats);
  const give = async (): Promise<void> => {
    if (await town.give(seat, command)) onDone?.();
  };
  return offered ? (
    <Button kind="primary" aria-label={spoken} onClick={() => void give()}>
      {label}
    </Button>
  ) : (
    <Button unavailable aria-label={spoken} onClick={() => void town.why(seat, command)}>
      {label}
    </Button>
  );
}

function GiftLeaf({ town, sheet }: Props) {
  const words = useWords(NEXT_TOWN);
  const { gifts, level, openGifts } = sheet.next;
  const offers = ownOffers(town.moves, 'learn', sheet.kind);
  const nextAt = 2 * (Math.floor(level / 2) + 1);
  const all = giftsFor(sheet.kind, MAX_LEVEL);
  return (
    <section className="town-leaf on-parchment" aria-labelledby="growth-gifts">
      <h3 id="growth-gifts">{words('gifts')}</h3>
      <p className="growth-hint">
        {openGifts > 0
          ? words('giftsToChoose', { count: openGifts })
          : nextAt > MAX_LEVEL
            ? words('allGifts')
            : words('nextGift', { level: nextAt })}
      </p>
      <ul className="growth-list">
        {all.map((gift) => {
          const { noun, text, level: from } = giftCard(gift);
          return (
            <Learnable
              key={gift}
              id={gift}
              town={town}
              sheet={sheet}
              noun={noun}
              text={text[town.language]}
              note={from > level ? words('fromLevel', { level: from }) : null}
              has={gifts.includes(gift)}
              command={{ type: 'learn', hero: sheet.kind, gift }}
              offered={offers.some(({ command }) => command.gift === gift)}
              label={words('learn')}
              spoken={words('learnFor', { hero: called(sheet), gift: noun })}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface LearnableProps extends DeedProps {
  readonly id: GiftId | SpecialityId;
  readonly noun: Noun;
  readonly text: string;
  readonly note: string | null;
  readonly has: boolean;
}

function Learnable({ id, noun, text, note, has, ...deed }: LearnableProps) {
  const words = useWords(NEXT_TOWN);
  const picture = pictureOf(NEXTLEVEL_PICTURES, 'learnt', id);
  return (
    <li className="growth-item" data-has={has || undefined}>
      {picture !== undefined && <Thumb of={picture} size={40} />}
      <div>
        <strong>{noun[deed.town.language].one}</strong>
        {note !== null && <span className="growth-note"> · {note}</span>}
        <p className="growth-text">{text}</p>
      </div>
      {has ? (
        <span className="growth-has">
          <Icon name="check" size={1} /> {words('has')}
        </span>
      ) : (
        <Deed {...deed} />
      )}
    </li>
  );
}

function SpecialityLeaf({ town, sheet }: Props) {
  const words = useWords(NEXT_TOWN);
  const offers = ownOffers(town.moves, 'specialise', sheet.kind);
  return (
    <section className="town-leaf on-parchment" aria-labelledby="growth-speciality">
      <h3 id="growth-speciality">{words('speciality')}</h3>
      <p className="growth-hint">{words('specialityHint', { level: SPECIALITY_LEVEL })}</p>
      <ul className="growth-list">
        {specialitiesFor(sheet.kind).map((speciality) => {
          const { noun, text } = specialityCard(speciality);
          return (
            <Learnable
              key={speciality}
              id={speciality}
              town={town}
              sheet={sheet}
              noun={noun}
              text={text[town.language]}
              note={null}
              has={sheet.next.speciality === speciality}
              command={{ type: 'specialise', hero: sheet.kind, speciality }}
              offered={offers.some(({ command }) => command.speciality === speciality)}
              label={words('takeUp')}
              spoken={words('takeUpFor', { hero: called(sheet), speciality: noun[town.language].one })}
            />
          );
        })}
      </ul>
    </section>
  );
}

function LuckLeaf({ town, sheet }: Props) {
  const words = useWords(NEXT_TOWN);
  const [number, setNumber] = useState(7);
  const { lucky } = sheet.next;
  return (
    <section className="town-leaf on-parchment" aria-labelledby="growth-luck">
      <h3 id="growth-luck">{words('lucky')}</h3>
      {lucky !== null ? (
        <p>{words('luckyIs', { number: lucky })}</p>
      ) : (
        <>
          <p className="growth-hint">{words('luckyHint')}</p>
          <div className="growth-luck">
            <select
              className="field-input"
              aria-labelledby="growth-luck"
              value={number}
              onChange={(event) => setNumber(Number(event.target.value))}
            >
              {Array.from({ length: LUCKY_NUMBERS }, (_, i) => (
                <option key={i} value={i + 1}>
                  {i + 1}
                </option>
              ))}
            </select>
            <Deed
              town={town}
              sheet={sheet}
              command={{ type: 'chooseLuck', hero: sheet.kind, number }}
              offered={ownOffers(town.moves, 'chooseLuck', sheet.kind).length > 0}
              label={words('choose')}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** A hero's level, gear, gifts, speciality and magic, instead of classic's equipment on the sheet (NXT-HRO). */
import type { Hero } from '@oubliette/classic';
import {
  arcanaOf,
  arcanumCard,
  carryLimit,
  DODGE_RULES,
  dodgeLearnt,
  dodgeOf,
  gearCard,
  giftCard,
  LEVELS,
  scrollCard,
  specialityCard,
  substanceCard,
  thingNoun,
} from '@oubliette/nextlevel';
import type { NextState, NextView, Sheet } from '@oubliette/nextlevel';
import { say, typeset, withApostrophes } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import type { Linking, Reader } from '../../../classic/kit.ts';
import { pictureOf } from '../../../pictures/making.ts';
import type { Topic } from '../../../pictures/making.ts';
import type { Subject } from '../../../pictures/picture.ts';
import { Card, Cards } from '../../../play/Sheet.tsx';
import { NEXTLEVEL_PICTURES } from '../../pictures/gallery.ts';
import { plightLines } from '../figure/lines.ts';
import { SHEET_WORDS } from './words.ts';
import './sheet.css';

type Props = Reader<NextView> & Linking & { readonly hero: Hero };

export function Belongings({ view, names, language, hero, rule }: Props) {
  const sheet = view.next.sheets[hero.id];
  if (sheet === undefined) return null;
  const of = { sheet, hero, language };
  return (
    <>
      <Level {...of} />
      <Dodge view={view} rule={rule} {...of} />
      <Plights lines={plightLines({ view, names, language }, hero.id)} language={language} />
      <Gear {...of} />
      {sheet.speciality !== null && (
        <Listed
          title={say(SHEET_WORDS, language, 'speciality', {})}
          cards={[
            cardOf(
              sheet.speciality,
              specialityCard(sheet.speciality),
              language,
              null,
              hung('learnt', sheet.speciality),
            ),
          ]}
        />
      )}
      <Listed
        title={say(SHEET_WORDS, language, 'gifts', {})}
        cards={sheet.gifts.map((id) => cardOf(id, giftCard(id), language, null, hung('learnt', id)))}
      />
      <Listed title={say(SHEET_WORDS, language, 'arcana', {})} cards={arcana(view, hero, language)} />
      <Listed
        title={say(SHEET_WORDS, language, 'scrolls', {})}
        cards={sheet.scrolls.map((id, at) =>
          cardOf(`${id}${at}`, scrollCard(id), language, null, hung('spell', id)),
        )}
      />
      <Listed
        title={say(SHEET_WORDS, language, 'substances', {})}
        cards={sheet.substances.map((id, at) => {
          const card = substanceCard(id);
          const price = say(SHEET_WORDS, language, 'worth', { price: card.price });
          return cardOf(`${id}${at}`, card, language, price, hung('treasure', id));
        })}
      />
    </>
  );
}

interface Part {
  readonly sheet: Sheet;
  readonly hero: Hero;
  readonly language: Language;
}

function Plights({ lines, language }: { readonly lines: readonly string[]; readonly language: Language }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h4 className="sheet-title">{say(SHEET_WORDS, language, 'plights', {})}</h4>
      {lines.map((line) => (
        <p key={line} className="next-sheet-line">
          {line}
        </p>
      ))}
    </section>
  );
}

/** The level with a progress bar to the next. */
function Level({ sheet, hero, language }: Part) {
  const { level, experience, won } = sheet;
  const rows = LEVELS[hero.id];
  const from = rows[level - 1]?.experience ?? 0;
  const next = rows[level]?.experience;
  const texts = [
    say(SHEET_WORDS, language, 'experience', { points: experience }),
    ...(won > 0 ? [say(SHEET_WORDS, language, 'wonHere', { won })] : []),
    next === undefined
      ? say(SHEET_WORDS, language, 'topLevel', {})
      : say(SHEET_WORDS, language, 'toNext', { points: Math.max(0, next - experience), level: level + 1 }),
  ];
  return (
    <section className="next-level">
      <h4 className="sheet-title">{say(SHEET_WORDS, language, 'level', { level })}</h4>
      {next !== undefined && (
        <progress
          className="next-level-bar"
          max={next - from}
          value={experience - from}
          aria-label={say(SHEET_WORDS, language, 'level', { level: level + 1 })}
        />
      )}
      <p className="next-level-text">{texts.join(', ')}</p>
    </section>
  );
}

/** What the hero has learnt, and what armour and weapons leave of it (NXT-DOD-09). */
function Dodge({ view, sheet, hero, language, rule }: Part & Linking & Pick<Props, 'view'>) {
  const learnt = dodgeLearnt(hero.id, sheet);
  if (learnt === null) return null;
  const now = dodgeOf(view as unknown as NextState, hero.id);
  const laden = now === null ? 'noDodge' : now === learnt ? null : 'lesserDodge';
  return (
    <section>
      <h4 className="sheet-title">{say(SHEET_WORDS, language, 'dodge', {})}</h4>
      <p className="next-sheet-line">
        {say(SHEET_WORDS, language, learnt, {})}
        {laden !== null && ` ${say(SHEET_WORDS, language, laden, {})}`} {rule(DODGE_RULES[learnt])}
      </p>
    </section>
  );
}

function Gear({ sheet, hero, language }: Part) {
  const { inHand, gear, reloading } = sheet;
  const notes = (id: Sheet['gear'][number], first: boolean): string | null => {
    const isHeld = first && id === inHand;
    const isEmpty = reloading.some((one) => one.gear === id);
    const keys = [...(isHeld ? (['held'] as const) : []), ...(isEmpty ? (['reloading'] as const) : [])];
    return keys.length === 0 ? null : keys.map((key) => say(SHEET_WORDS, language, key, {})).join(', ');
  };
  return (
    <>
      <Listed
        title={say(SHEET_WORDS, language, 'gear', {})}
        empty={say(SHEET_WORDS, language, 'nothing', {})}
        cards={gear.map((id, at) =>
          cardOf(
            `${id}${at}`,
            gearCard(id),
            language,
            notes(id, gear.indexOf(id) === at),
            hung('treasure', id),
          ),
        )}
      />
      <p className="next-sheet-line">
        {inHand === null
          ? say(SHEET_WORDS, language, 'bareHands', {})
          : say(SHEET_WORDS, language, 'inHand', { weapon: thingNoun(inHand)[language].one })}{' '}
        {loadTexts({ sheet, hero, language }).join(' ')}
      </p>
    </>
  );
}

function loadTexts({ sheet, hero, language }: Part): string[] {
  const { potions: mostPotions, gold: mostGold } = carryLimit(sheet);
  const { parts, poison, lucky, pickedUp } = sheet;
  return [
    say(SHEET_WORDS, language, 'load', {
      potions: hero.potions.length,
      mostPotions,
      gold: pickedUp,
      mostGold,
    }),
    ...(parts > 0 ? [say(SHEET_WORDS, language, 'parts', { count: parts })] : []),
    ...(poison > 0 ? [say(SHEET_WORDS, language, 'poison', { count: poison })] : []),
    ...(lucky === null ? [] : [say(SHEET_WORDS, language, 'lucky', { number: lucky })]),
  ];
}

/** The Wizard casts each once, the Elf while points last (NXT-ELF-02). */
function arcana(view: NextView, { id: hero }: Hero, language: Language): ShownCard[] {
  const cast = view.next.sheets[hero]?.cast ?? [];
  return arcanaOf(view, hero).map((id) => {
    const card = arcanumCard(id);
    const note = cast.includes(id)
      ? say(SHEET_WORDS, language, 'used', {})
      : say(SHEET_WORDS, language, 'cost', { rank: card.class });
    return cardOf(id, card, language, note, hung('spell', id));
  });
}

function hung(topic: Topic, id: string): Subject | undefined {
  return pictureOf(NEXTLEVEL_PICTURES, topic, id);
}

interface ShownCard {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly note: string | null;
  readonly picture: Subject | undefined;
}

function cardOf(
  key: string,
  { noun, text }: { readonly noun: Noun; readonly text: Readonly<Record<Language, string>> },
  language: Language,
  note: string | null,
  picture: Subject | undefined,
): ShownCard {
  return {
    key,
    name: noun[language].one,
    text: typeset(language, withApostrophes(text[language])),
    note,
    picture,
  };
}

interface ListedProps {
  readonly title: string;
  readonly cards: readonly ShownCard[];
  /** The text for an empty list; without it an empty list is hidden. */
  readonly empty?: string;
}

function Listed({ title, cards, empty }: ListedProps) {
  if (cards.length === 0 && empty === undefined) return null;
  return (
    <Cards title={title} empty={cards.length === 0 ? empty! : null}>
      {cards.map(({ key, ...card }) => (
        <Card key={key} {...card} />
      ))}
    </Cards>
  );
}

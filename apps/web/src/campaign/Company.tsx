/** The company: the score sheets of the living, and who may still be enrolled (CLS-GEN-03, CLS-HRO-10 to CLS-HRO-13). */
import { useState } from 'react';
import { HEROES } from '@oubliette/classic';
import type { HeroKind, ScoreSheet } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { Gold } from './Gold.tsx';
import { Correction } from './Correction.tsx';
import { Inscribe } from './Inscribe.tsx';
import { EQUIPMENT_ICONS } from './pictures.ts';
import { Pips } from './Pips.tsx';
import { Shield } from './Shield.tsx';
import { called, kindName, thingName } from './town.ts';
import type { Town } from './town.ts';
import { heroOffers, inCardOrder, measure, owned, vacancies } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Company.css';

export function Company({ town }: { readonly town: Town }) {
  const words = useWords(CAMPAIGN);
  const { view, moves } = town;
  const [writing, setWriting] = useState<HeroKind | null>(null);
  const free = vacancies(view, moves);
  const sheet = view.heroes.find(({ kind }) => kind === writing);
  return (
    <>
      <ul className="company">
        {inCardOrder(view.heroes).map((hero) => (
          <li key={hero.kind}>
            <SheetCard town={town} sheet={hero} onWrite={() => setWriting(hero.kind)} />
          </li>
        ))}
        {free.map(({ kind, seat }) => (
          <li key={kind}>
            <Recruit town={town} kind={kind} seat={seat} />
          </li>
        ))}
      </ul>
      {sheet !== undefined && <Inscribe town={town} sheet={sheet} onClose={() => setWriting(null)} />}
      {view.heroes.length === 0 && free.length === 0 && <p>{words('hostChooses')}</p>}
    </>
  );
}

function SheetCard({
  town,
  sheet,
  onWrite,
}: {
  readonly town: Town;
  readonly sheet: ScoreSheet;
  readonly onWrite: () => void;
}) {
  const words = useWords(CAMPAIGN);
  const { language, view, seats } = town;
  const { dice } = measure(sheet.advantages);
  const mine = seats.includes(sheet.seat);
  return (
    <article className="company-sheet on-parchment" data-hero={sheet.kind}>
      <Shield arms={sheet.arms} kind={sheet.kind} size={4.2} />
      <div className="company-words">
        <h3 className="company-name">{sheet.name}</h3>
        <p className="company-kind">
          {kindName(sheet.kind, language)} · {playerOf(town, sheet.seat, words)}
        </p>
        {sheet.motto !== null && <p className="company-motto">{sheet.motto}</p>}
        <p className="company-line">
          {words('cardLine', {
            body: sheet.body,
            mind: sheet.mind,
            attack: dice.attack,
            defence: dice.defence,
          })}
        </p>
        <p className="company-line company-purse">
          <Gold sum={sheet.gold} />
          {sheet.champion ? (
            <span>
              <Icon name="laurel-crown" /> {words('champion', { gender: sheet.gender })}
            </span>
          ) : (
            <Pips sheet={sheet} />
          )}
        </p>
        <Belongings sheet={sheet} language={language} />
        {view.phase === 'town' && (
          <div className="company-deeds">
            {mine && (
              <Button icon="scroll-quill" onClick={onWrite}>
                {words('write')}
              </Button>
            )}
            {seats.includes(view.host) && <Correction town={town} sheet={sheet} />}
            {mine && <Dismissal town={town} sheet={sheet} />}
          </div>
        )}
      </div>
    </article>
  );
}

function Belongings({
  sheet,
  language,
}: {
  readonly sheet: ScoreSheet;
  readonly language: Town['language'];
}) {
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

function Dismissal({ town, sheet }: { readonly town: Town; readonly sheet: ScoreSheet }) {
  const words = useWords(CAMPAIGN);
  const [offer] = heroOffers(town.moves, 'dismiss', sheet.kind);
  if (offer === undefined) return null;
  const dismiss = async () => {
    if (await town.confirm(words('dismissSure', { hero: called(sheet) }), words('dismiss')))
      await town.give(offer.seat, offer.command);
  };
  return (
    <Button kind="quiet" onClick={() => void dismiss()}>
      {words('dismiss')}
    </Button>
  );
}

function Recruit({
  town,
  kind,
  seat,
}: {
  readonly town: Town;
  readonly kind: HeroKind;
  readonly seat: SeatId;
}) {
  const words = useWords(CAMPAIGN);
  const { language } = town;
  const card = HEROES[kind];
  const { body, mind, attack, defence, spellSets, noun, defaultName } = card;
  return (
    <article className="company-sheet company-recruit" data-hero={kind}>
      <Shield arms={null} kind={kind} size={4.2} silent />
      <div className="company-words">
        <h3 className="company-name">{kindName(kind, language)}</h3>
        <p className="company-line">{words('cardLine', { body, mind, attack, defence })}</p>
        {spellSets > 0 && <p className="company-line">{words('spells', { sets: spellSets })}</p>}
        <div className="company-deeds">
          <Button
            kind="primary"
            icon="plus"
            aria-label={words('enrolHero', { hero: called({ name: defaultName, gender: 'm' }), kind: noun })}
            onClick={() => void town.give(seat, { type: 'enrol', hero: kind })}
          >
            {words('enrol')}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Who plays a seat, in a few words. */
function playerOf(town: Town, seat: SeatId, words: ReturnType<typeof useWords<typeof CAMPAIGN>>): string {
  if (town.seats.includes(seat)) return words('yours');
  const occupant = town.info.chairs.find((chair) => chair.seat === seat)?.occupant ?? null;
  if (occupant === null) return words('nobody');
  if (occupant.is === 'bot') return words('computer');
  const member = town.info.members.find(({ id }) => id === occupant.member);
  return member === undefined ? words('nobody') : words('playedBy', { player: member.name });
}
